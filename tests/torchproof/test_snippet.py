"""A snippet says above its first import what the runner must know, and only that."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.site import Site
from torchproof.snippet import Directives, discover, make_snippet, parse_directives


def test_every_directive_is_read() -> None:
    code = (
        "# raises: torch.cuda.OutOfMemoryError\n# warns: UserWarning, FutureWarning\n"
        "# needs: cuda\n# build: cpu\n# measured: a time\n"
        "# run: torchrun --nproc-per-node=2\n# timeout: 120\nimport torch\n"
    )
    assert parse_directives(code, "a.py") == (
        Directives(
            raises="torch.cuda.OutOfMemoryError",
            warns=("UserWarning", "FutureWarning"),
            needs="cuda",
            build="cpu",
            measured="a time",
            run=("torchrun", "--nproc-per-node=2"),
            timeout=120.0,
        ),
        [],
    )


@pytest.mark.parametrize(
    "code",
    ["", "print(1)\n", "# a remark: raises: nothing\n", "#raises: ValueError\n"],
)
def test_without_directives_nothing_is_declared(code: str) -> None:
    assert parse_directives(code, "a.py") == (Directives(), [])


@pytest.mark.parametrize(
    ("code", "line", "what"),
    [
        ("# raises: ValueError\n# raises: KeyError\n", 2, "stands twice"),
        ("import torch\n# raises: ValueError\n", 2, "stands below code"),
        ("print(1)\n# timeout: 5\n", 2, "stands below code"),
        ("@decorated\n# timeout: 5\n", 2, "stands below code"),
        ("# raises:\n", 1, "says nothing"),
        ("# raises: Value Error\n", 1, "is not known"),
        ("# warns: UserWarning FutureWarning\n", 1, "is not known"),
        ("# needs: gpu\n", 1, "is not known"),
        ("# needs: cuda, mps\n", 1, "is not known"),
        ("# build: cuda\n", 1, "is not known"),
        ("# measured: no\n", 1, "is not known"),
        ("# run: python -O\n", 1, "is not known"),
        ("# run: torchrunner\n", 1, "is not known"),
        ("# timeout: soon\n", 1, "is not known"),
        ("# timeout: 0\n", 1, "is not known"),
        ("# timeout: 10000\n", 1, "is not known"),
    ],
)
def test_a_wrong_directive_is_a_fault_with_its_line(
    code: str, line: int, what: str
) -> None:
    directives, faults = parse_directives(code, "s/a.py")
    assert directives == Directives()
    assert [(fault.path, fault.line) for fault in faults] == [("s/a.py", line)]
    assert what in faults[0].what


def test_names_follow_from_the_key() -> None:
    snippet, _ = make_snippet("train/loop/one_step.py", "", "x")
    assert (snippet.name, snippet.stem, snippet.topic) == (
        "one_step.py", "one_step", "train/loop",
    )  # fmt: skip
    assert snippet.output_key == "train/loop/one_step.out"
    assert snippet.recording_key == "train/loop/one_step.cuda.out"
    assert make_snippet("typed.py", "", "x")[0].topic == "."


def test_the_command_is_what_a_reader_types() -> None:
    assert make_snippet("a/b.py", "", "x")[0].command == "python b.py"
    code = "# run: torchrun --nproc-per-node=2\n"
    launched, _ = make_snippet("a/b.py", code, "x")
    assert launched.command == "torchrun --nproc-per-node=2 b.py"


def test_its_hash_is_of_its_bytes() -> None:
    first, second = (make_snippet("a.py", code, "x")[0] for code in ("1\n", "1"))
    assert first.sha256 != second.sha256


def test_snippets_are_found_and_exercises_are_none(tmp_path: Path) -> None:
    site = Site(tmp_path)
    for name in (
        "b/two.py",
        "a/one.py",
        "a/exercises/1_beginner/check.py",
        "a/one.out",
    ):
        path = site.snippets / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("print(1)\n")
    snippets, faults = discover(site)
    assert [snippet.key for snippet in snippets] == ["a/one.py", "b/two.py"]
    assert faults == []


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [
        ("One.py", b"", "no import could use"),
        ("1st.py", b"", "no import could use"),
        ("with-hyphen.py", b"", "no import could use"),
        ("latin.py", b"print('\xe9')\n", "is not UTF-8"),
        ("wrong.py", b"# needs: gpu\n", "is not known"),
    ],
)
def test_what_is_wrong_with_a_file_names_it(
    name: str, content: bytes, what: str, tmp_path: Path
) -> None:
    path = Site(tmp_path).snippets / "a" / name
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    (fault,) = discover(Site(tmp_path))[1]
    assert fault.path == f"snippets/a/{name}"
    assert what in fault.what


def test_a_link_out_of_the_folder_is_no_snippet(tmp_path: Path) -> None:
    outside = tmp_path / "outside.py"
    outside.write_text("print(1)\n")
    site = Site(tmp_path / "site")
    (site.snippets / "a").mkdir(parents=True)
    (site.snippets / "a" / "in.py").symlink_to(outside)
    snippets, (fault,) = discover(site)
    assert snippets == []
    assert "link out of snippets/" in fault.what
