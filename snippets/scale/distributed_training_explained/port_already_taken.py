# raises: DistNetworkError
import torch.distributed as dist

first_job = dist.TCPStore("localhost", 29571, is_master=True)
print("first job listens on", first_job.port)
second_job = dist.TCPStore("localhost", 29571, is_master=True)
