import logging

log = logging.getLogger("torch.distributed.elastic")
log.info("workers are started")
print(log.name)
