import torch


def large_logit(weight, activation):
    return weight * activation


def log_of_softmax(scores):
    return scores.softmax(dim=0).log().min()


def share_of_nothing(counts):
    return (counts / counts.sum()).max()


def mean_income(incomes):
    return incomes.mean()


for case, *inputs in ((large_logit, 5e17, 4e22),
                      (log_of_softmax, [200.0, 0.0]),
                      (share_of_nothing, [0.0, 0.0]),
                      (mean_income, [2100.0, float("nan")])):
    results = []
    for dtype in (torch.float32, torch.float64):
        tensors = [torch.tensor(value, dtype=dtype) for value in inputs]
        results.append(f"{case(*tensors).item():6.0e}")
    print(f"{case.__name__:17} float32 {results[0]}  float64 {results[1]}")
