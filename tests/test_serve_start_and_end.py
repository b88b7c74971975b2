"""`make serve` starts with one clear sentence, or not at all, and ends whole."""

from __future__ import annotations

from pathlib import Path

from tests.checkout import (
    contents,
    half_written,
    make_checkout,
    processes_of,
    run,
    started,
    wait_until,
)
from tests.test_serve import ADDRESS, ANY_PORT, SNIPPETS


def test_an_address_without_a_port_is_refused(tmp_path: Path) -> None:
    root = make_checkout(tmp_path / "tiny")
    result = run(root, "serve.py", "--address", "localhost")
    assert result.returncode == 2
    assert "HOST:PORT" in result.stderr


def test_ctrl_c_ends_serve_and_all_that_it_started(tmp_path: Path) -> None:
    root = make_checkout(tmp_path / "tiny")
    before = contents(root)
    with started(root, "serve.py", "--address", ANY_PORT) as command:
        command.wait_until_said(ADDRESS)
        # In the middle of a snippet, which is when most is running.
        hanging = root / SNIPPETS / "first_sum.py"
        good = hanging.read_text()
        hanging.write_text(f"import time\n\n{good}time.sleep(50)\n")
        wait_until(lambda: list((root / "tmp").glob("torchproof-*/*")))
        assert len(command.processes()) > 1
        assert command.interrupt() == 0
        wait_until(lambda: not processes_of(root), patience=10)
        assert half_written(root) == []
        hanging.write_text(good)
        # Only outputs that a machine decides may have been written.
        assert {
            name
            for name, content in contents(root).items()
            if before.get(name) != content and not name.endswith((".out", ".toml"))
        } == set()
