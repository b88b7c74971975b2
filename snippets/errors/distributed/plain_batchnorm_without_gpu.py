import torch
from torch import nn

model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4))
if torch.cuda.is_available():
    model = nn.SyncBatchNorm.convert_sync_batchnorm(model).cuda()
features = torch.ones(8, 3).to(model[0].weight.device)
print(tuple(model(features).shape))
