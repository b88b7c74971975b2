"""The commands say each hostile file in one line, and publish and store nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.checkout import contents, half_written, make_checkout, run

SNIPPETS = "snippets/basics/every_feature"
RUN = "!!python/object/apply:os.system"
WRONG = {
    "docs/index.md:3: includes a path that climbs out (../../README.md); write it from "
    "snippets/ down",
    "docs/mixed.md:4: holds U+202E, which nobody sees; delete it, or write it as an "
    "escape in a string",
    f"{SNIPPETS}/first_sum.py:1: has a line end of Windows or of an old Mac; save it "
    "with line feeds alone, as its readers download it",
    f"{SNIPPETS}/passwords.csv:1: is a link out of snippets/; copy the file here",
    "snippets/recordings.toml:1: is not UTF-8 (UTF-16); save it as UTF-8",
}


@pytest.mark.parametrize("script", ["build.py", "proof.py"])
def test_each_is_said_once_in_its_line_and_nothing_is_written(
    tmp_path: Path, script: str
) -> None:
    root = make_checkout(tmp_path / "tiny")
    (root / "docs/index.md").write_text('# Home\n\n--8<-- "../../README.md"\n')
    reached = tmp_path / "reached"
    page = f"---\ntitle: {RUN} [touch {reached}]\n---\nText \u202e turned.\n"
    (root / "docs/mixed.md").write_text(page)
    program = root / SNIPPETS / "first_sum.py"
    program.write_bytes(program.read_bytes().replace(b"\n", b"\r\n"))
    (root / SNIPPETS / "passwords.csv").symlink_to("/etc/passwd")
    (root / "snippets/recordings.toml").write_bytes("x = 1\n".encode("utf-16"))
    before = contents(root)
    result = run(root, script)
    assert result.returncode == 1
    assert "Traceback" not in result.stdout + result.stderr
    said = set(result.stderr.splitlines())
    # Of a page with a hidden sign that alone is said, not the object above it.
    assert WRONG - said == set()
    assert not reached.exists()
    assert contents(root) == before
    assert not (root / "site").exists()
    assert half_written(root) == []
