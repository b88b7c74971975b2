"""As much of torch as a program needs that prints where a tensor is: on a GPU.

For tests of recording on machines without one. CUDA_VISIBLE_DEVICES says how many
GPUs there are, PRETEND_CUDA which CUDA this was built for.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

__version__ = "2.12.1+cu130"
version = SimpleNamespace(cuda=os.environ.get("PRETEND_CUDA", "13.0") or None)


def _count() -> int:
    named = os.environ.get("CUDA_VISIBLE_DEVICES", "0")
    return len([name for name in named.split(",") if name]) if version.cuda else 0


cuda = SimpleNamespace(
    is_available=lambda: _count() > 0,
    device_count=_count,
    get_device_name=lambda: "Pretended GPU",
)


def get_num_threads() -> int:
    return int(os.environ.get("OMP_NUM_THREADS", "8"))


class Tensor:
    """One number or a row of them, somewhere."""

    def __init__(self, values: float | list[float], device: str) -> None:
        if device == "cuda" and not cuda.is_available():
            raise RuntimeError("No CUDA GPUs are available")
        self.values = values
        self.device = "cuda:0" if device == "cuda" else device

    def sum(self) -> Tensor:
        assert isinstance(self.values, list)
        return Tensor(sum(self.values), self.device)

    def __mul__(self, factor: float) -> Tensor:
        assert isinstance(self.values, list)
        return Tensor([value * factor for value in self.values], self.device)

    def __repr__(self) -> str:
        one = isinstance(self.values, float)
        shown = [f"{v:g}." for v in ([self.values] if one else self.values)]  # type: ignore[union-attr]
        text = shown[0] if one else f"[{', '.join(shown)}]"
        return f"tensor({text}, device='{self.device}')"


def ones(count: int, device: str = "cpu") -> Tensor:
    return Tensor([1.0] * count, device)
