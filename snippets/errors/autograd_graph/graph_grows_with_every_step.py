import torch


def length(tensor):
    node, steps = tensor.grad_fn, 0
    while node.next_functions and node.next_functions[0][0]:
        node, steps = node.next_functions[0][0], steps + 1
    return steps


weight = torch.tensor(0.5, requires_grad=True)
state = torch.tensor(1.0)
for step in range(4):
    state = (state * weight).tanh()
    loss = state.square()
    loss.backward(retain_graph=True)
    print("step", step, "nodes behind the loss:", length(loss))
