def first_failure(model, *inputs):
    running = []
    handles = []

    def watch(name, module):
        def start(module, args):
            running.append((name, tuple(args[0].shape)))

        def finish(module, args, output):
            running.pop()

        handles.append(module.register_forward_pre_hook(start))
        handles.append(module.register_forward_hook(finish))

    for name, module in model.named_modules():
        watch(name, module)
    try:
        model(*inputs)
    except (RuntimeError, ValueError, IndexError):
        return running[-1]
    finally:
        for handle in handles:
            handle.remove()
    return None
