CPU_ISSUE, CPU_FLOPS = 2e-6, 1e11
GPU_ISSUE, GPU_FLOPS = 1e-5, 1e13
BUS = 1e10


def rows_to_break_even(flops_per_row, bytes_per_row, calls):
    extra_start = calls * (GPU_ISSUE - CPU_ISSUE)
    saved_per_row = flops_per_row / CPU_FLOPS - flops_per_row / GPU_FLOPS
    saved_per_row -= bytes_per_row / BUS
    if saved_per_row <= 0:
        return None
    return extra_start / saved_per_row
