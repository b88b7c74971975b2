class TinyScaler:
    def __init__(self, growth_interval):
        self.scale_factor = 65536.0
        self.growth_interval = growth_interval

    def scale(self, loss):
        return loss * self.scale_factor

    def step(self, optimizer):
        for group in optimizer.param_groups:
            for parameter in group["params"]:
                parameter.grad /= self.scale_factor
        optimizer.step()

    def update(self):
        pass
