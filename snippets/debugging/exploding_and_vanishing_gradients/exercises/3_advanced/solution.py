def gradient_report(model, floor=1e-6):
    report = {}
    for name, parameter in model.named_parameters():
        gradient = parameter.grad
        if gradient is None:
            report[name] = "none"
        elif not gradient.isfinite().all():
            report[name] = "not finite"
        elif gradient.abs().max() == 0:
            report[name] = "zero"
        elif gradient.norm() < floor:
            report[name] = "tiny"
        else:
            report[name] = "ok"
    return report
