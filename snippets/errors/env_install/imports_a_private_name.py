# raises: ImportError
from torch.distributed.elastic.agent.server.api import log

log.info("workers are started")
