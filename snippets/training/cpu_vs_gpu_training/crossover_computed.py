import matplotlib.pyplot as plt
import numpy as np

OPERATIONS, ROW_BYTES, BUS = 35, (20 + 1) * 4, 1e10
CPU_ISSUE, CPU_FLOPS = 2e-6, 1e11
GPU_ISSUE, GPU_FLOPS = 1e-5, 1e13

batch = 2.0 ** np.arange(21)
columns = [batch]

for width in (4, 64, 1024):
    cpu_row = 86 * width / CPU_FLOPS
    gpu_row = 86 * width / GPU_FLOPS + ROW_BYTES / BUS
    on_cpu = OPERATIONS * CPU_ISSUE + batch * cpu_row
    on_gpu = OPERATIONS * GPU_ISSUE + batch * gpu_row
    columns.append(on_cpu / on_gpu)

    extra_start = OPERATIONS * (GPU_ISSUE - CPU_ISSUE)
    saved_per_row = cpu_row - gpu_row
    print(f"width {width}: {columns[-1][0]:.1f}x at 1 row,", end=" ")
    print(f"{columns[-1][-1]:.1f}x at {int(batch[-1]):,} rows,", end=" ")
    if saved_per_row > 0:
        print(f"equal at {extra_start / saved_per_row:,.0f} rows")
    else:
        print("the GPU never wins")
    plt.loglog(batch, columns[-1], label=f"width {width}", linewidth=2.5)

names = "batch,width_4,width_64,width_1024"
table = np.column_stack(columns)
np.savetxt("crossover_computed.csv", table, "%.4g", ",", "\n", names, "", "")
plt.axhline(1, color="gray", linestyle="--")
plt.xlabel("batch size (rows)")
plt.ylabel("CPU time / GPU time (modelled)")
plt.legend(frameon=False)
plt.savefig("crossover_computed.svg")
