"""The decoder on the command line, from the checkout and as one file."""

from __future__ import annotations

import ast
import os
import pty
import runpy
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.decoder.conftest import SITE
from tests.decoder.made import ENTRIES, PRODUCT, WORKER, traceback

from torchproof.catalogue import Entry
from torchproof.single_file import MODULES, decoder_file

TEXT = traceback(
    "RuntimeError: mat1 and mat2 shapes cannot be multiplied (32x100 and 128x10)"
)
WRAPPED = f"RuntimeError: Caught RuntimeError in DataLoader worker process 0.\n{TEXT}"
UNKNOWN = "KeyError: 'colour'\n"
# Neither packages nor the user's own: what any Python has.
BARE = (sys.executable, "-I", "-S")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one file, with a small catalogue."""
    path = tmp_path_factory.mktemp("downloaded") / "decode.py"
    path.write_text(decoder_file(ENTRIES, "https://example.org/"), encoding="utf-8")
    return path


def decode(path: Path, text: str, *, piped: bool = False) -> tuple[int, str]:
    """The exit code and the output, with the text from a file or through a pipe."""
    if piped:
        done = subprocess.run(
            [*BARE, path], input=text.encode(), capture_output=True, check=False
        )
    else:
        pasted = path.parent / "pasted.txt"
        pasted.write_text(text, encoding="utf-8")
        with pasted.open() as file:
            done = subprocess.run(
                [*BARE, path], stdin=file, capture_output=True, check=False
            )
    assert done.stderr == b""
    return done.returncode, done.stdout.decode()


def test_a_known_error_is_explained_with_the_readers_numbers(alone: Path) -> None:
    code, said = decode(alone, WRAPPED)
    assert code == 0
    assert said.startswith(f"{PRODUCT.title}\n=======\n{PRODUCT.meaning}\n")
    for part in (
        "Rows of 100 numbers met a layer for 128.",
        "1. a\n   Check: b\n   Fix: c\n",
        "More: https://example.org/errors/shape/#product",
        f"It may also be:\n- {WORKER.title} (https://example.org/errors/shape/#worker)",
    ):
        assert part in said


def test_an_unknown_error_is_not_known(alone: Path) -> None:
    code, said = decode(alone, UNKNOWN)
    assert code == 1
    assert said.startswith("Not known: ")


def test_the_likeliest_cause_is_marked(alone: Path) -> None:
    _, said = decode(alone, f"x = flatten(conv(x))\n{TEXT}")
    assert "2. d (likeliest by your text)\n" in said


def test_as_a_filter_it_passes_on_what_the_program_printed(alone: Path) -> None:
    code, said = decode(alone, f"epoch 1\r{TEXT}", piped=True)
    assert code == 0
    before, _, after = said.partition("-" * 80 + "\n")
    assert before == f"epoch 1\r{TEXT}"
    assert after.startswith(f"{PRODUCT.title}\n")


def test_as_a_filter_it_shows_each_line_when_it_is_printed(alone: Path) -> None:
    with subprocess.Popen(
        [*BARE, alone], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout
        process.stdin.write(b"epoch 1\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"epoch 1\n"
        process.stdin.close()
        assert process.wait(timeout=60) == 1


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_without_a_text_it_says_how_to_give_it_one(
    alone: Path, arguments: tuple[str, ...]
) -> None:
    primary, secondary = pty.openpty()
    try:
        done = subprocess.run(
            [*BARE, alone, *arguments],
            stdin=secondary, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
    finally:
        os.close(primary)
        os.close(secondary)
    assert done.returncode == (0 if arguments else 2)
    said = done.stdout if arguments else done.stderr
    assert "python decode.py < traceback.txt" in said
    assert "python train.py 2>&1 | python decode.py" in said


def test_a_file_that_cannot_be_read_is_named(alone: Path) -> None:
    done = subprocess.run(
        [*BARE, alone, "nowhere.txt"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "decode.py: nowhere.txt: No such file or directory\n"


def test_a_reader_who_looks_at_the_first_line_only_gets_no_traceback(
    alone: Path,
) -> None:
    done = subprocess.run(
        f"yes {TEXT.splitlines()[-1]!r} | head -n 20000 | "
        f"{sys.executable} -I -S {alone} | head -n 1",
        shell=True, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.stderr == ""


def test_the_checkout_says_what_the_one_file_says(
    entries: list[Entry], tmp_path: Path
) -> None:
    whole = tmp_path / "decode.py"
    whole.write_text(decoder_file(entries), encoding="utf-8")
    pasted = tmp_path / "pasted.txt"
    pasted.write_text(TEXT)
    command = SITE.root / "scripts" / "decode.py"
    said = [
        subprocess.run(
            [*start, program, pasted], capture_output=True, text=True, check=False
        )
        for start, program in (((sys.executable,), command), (BARE, whole))
    ]
    assert said[0].stdout == said[1].stdout
    assert [one.returncode for one in said] == [0, 0]


def test_the_one_file_is_of_python_3_9_and_its_own_library() -> None:
    tree = ast.parse(decoder_file(ENTRIES), feature_version=(3, 9))
    imported = {
        getattr(node, "module", None) or name.name
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in node.names
    }
    assert {name.split(".")[0] for name in imported} <= set(sys.stdlib_module_names)


def test_no_name_of_the_one_file_is_given_twice() -> None:
    names: Counter[str] = Counter()
    for node in ast.parse(decoder_file(ENTRIES)).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names[node.name] += 1
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                names.update(
                    one.id for one in ast.walk(target) if isinstance(one, ast.Name)
                )
    assert len(names) > 5 * len(MODULES)
    assert [name for name, count in names.items() if count > 1] == []


def test_text_of_the_catalogue_cannot_end_the_strings_that_hold_it(
    tmp_path: Path,
) -> None:
    nasty = replace(PRODUCT, meaning="''' + '\\' \"\"\" \u2028 {x} \\")
    path = tmp_path / "decode.py"
    path.write_text(decoder_file([nasty]), encoding="utf-8")
    told = runpy.run_path(str(path), run_name="downloaded")["TOLD"]
    assert told["product"]["meaning"] == nasty.meaning
