# raises: RuntimeError
import torch

window = torch.hann_window(400)
for samples in (1000, 150):
    clip = torch.zeros(samples)
    spectrum = torch.stft(clip, n_fft=400, window=window, return_complex=True)
    print(samples, "samples:", tuple(spectrum.shape))
