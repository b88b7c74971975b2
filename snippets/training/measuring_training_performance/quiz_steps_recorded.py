from torch.profiler import schedule

plan = schedule(wait=2, warmup=2, active=3, repeat=1)
names = [plan(step).name for step in range(20)]
print(sum(name.startswith("RECORD") for name in names))
