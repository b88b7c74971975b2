import torch.distributed as dist

first_job = dist.TCPStore("localhost", 0, is_master=True)
second_job = dist.TCPStore("localhost", 0, is_master=True)
print("both listen, on different ports:", first_job.port != second_job.port)
