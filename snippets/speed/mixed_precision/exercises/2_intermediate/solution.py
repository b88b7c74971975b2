class TinyScaler:
    def __init__(self, growth_interval):
        self.scale_factor = 65536.0
        self.growth_interval = growth_interval
        self.good_steps = 0
        self.overflow = False

    def scale(self, loss):
        return loss * self.scale_factor

    def step(self, optimizer):
        self.overflow = False
        for group in optimizer.param_groups:
            for parameter in group["params"]:
                parameter.grad /= self.scale_factor
                if not parameter.grad.isfinite().all():
                    self.overflow = True
        if not self.overflow:
            optimizer.step()

    def update(self):
        if self.overflow:
            self.scale_factor /= 2
            self.good_steps = 0
            return
        self.good_steps += 1
        if self.good_steps == self.growth_interval:
            self.scale_factor *= 2
            self.good_steps = 0
