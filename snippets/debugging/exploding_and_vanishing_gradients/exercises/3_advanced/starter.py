def gradient_report(model, floor=1e-6):
    report = {}
    for name, parameter in model.named_parameters():
        if parameter.grad is None or parameter.grad.norm() == 0:
            report[name] = "zero"
        else:
            report[name] = "ok"
    return report
