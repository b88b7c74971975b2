"""The first process behind a snippet's walls: it builds them, starts the snippet,
waits, and says how that ended. With its own end the kernel ends all that is left.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from typing import Any, NoReturn

from torchproof import kernel
from torchproof.sandbox import Walls, wall_in


def run_behind_walls(
    walls: Walls, request: dict[str, Any], tell: int, snippet: Callable[[], int]
) -> NoReturn:
    """Write the snippet's exit code, negative for a signal, to `tell`; then end.

    `snippet` runs in a process of its own, because the first of a namespace is
    deaf to signals.
    """
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    kernel.tell(kernel.SET_DEATH_SIGNAL, signal.SIGKILL)
    wall_in(walls, request["home"])
    child = os.fork()
    if child == 0:
        code = 70
        try:
            code = snippet()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.dup2(tell, 3)
    os.closerange(4, 1 << 16)
    while True:
        ended, status = os.wait()
        if ended == child:
            os.write(3, str(os.waitstatus_to_exitcode(status)).encode())
            os._exit(0)
