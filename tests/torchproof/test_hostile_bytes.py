"""Bytes that are no clean text read the same everywhere, or are one fault each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from tests.torchproof.everything import everything_wrong
from tests.torchproof.small_site import EXERCISE, FILES, PAGE, TOPIC, small_site

from torchproof.snippet import discover
from torchproof.visible import HIDDEN, visible

BASE = "snippets/training/adding"
TOPICS = (
    '[[sections]]\ntitle = "Training"\nline = "One."\nfolder = "training"\n'
    'topics = [["adding", "Adding", "Sums."]]\n'
)
RECORDED = "# made by a test\n"
TEXTS = {
    TOPIC: PAGE,
    f"{EXERCISE}/task.md": FILES[f"{EXERCISE}/task.md"],
    f"{BASE}/add.out": FILES[f"{BASE}/add.out"],
    "docs/topics.toml": TOPICS,
    "snippets/recordings.toml": RECORDED,
    "mkdocs.yml": FILES["mkdocs.yml"],
}
PROGRAMS = {
    name: FILES[name]
    for name in (f"{BASE}/add.py", f"{BASE}/asked.py", f"{EXERCISE}/check.py")
}

HARMLESS: dict[str, Callable[[str], bytes]] = {
    "line ends of Windows": lambda text: text.replace("\n", "\r\n").encode(),
    "line ends of an old Mac": lambda text: text.replace("\n", "\r").encode(),
    "a byte order mark": lambda text: b"\xef\xbb\xbf" + text.encode(),
    "no line end at the end": lambda text: text.rstrip("\n").encode(),
}


@pytest.mark.parametrize("kind", HARMLESS)
@pytest.mark.parametrize("name", TEXTS)
def test_a_text_may_be_saved_in_any_of_these_ways(
    tmp_path: Path, name: str, kind: str
) -> None:
    site = small_site(tmp_path / "as-usual", {**TEXTS, name: TEXTS[name]})
    other = small_site(tmp_path / "other", {**TEXTS, name: HARMLESS[kind](TEXTS[name])})
    assert everything_wrong(site) == everything_wrong(other) == []
    pages = sorted(path.name for path in site.stage.rglob("*.md"))
    assert pages == ["adding.md", "index.md"]
    for path in site.stage.rglob("*.md"):
        same = other.stage / path.relative_to(site.stage)
        assert path.read_bytes() == same.read_bytes()


WINDOWS = (
    "has a line end of Windows or of an old Mac; save it with line feeds alone, as its "
    "readers download it"
)
HIDES = "which nobody sees; delete it, or write it as an escape in a string"


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("line ends of Windows", WINDOWS),
        ("line ends of an old Mac", WINDOWS),
        ("a byte order mark", f"holds U+FEFF, {HIDES}"),
    ],
)
def test_the_bytes_of_a_program_are_downloaded_so_that_they_count(
    tmp_path: Path, name: str, kind: str, said: str
) -> None:
    site = small_site(tmp_path, {name: HARMLESS[kind](PROGRAMS[name])})
    wrong = everything_wrong(site)
    if name == f"{BASE}/asked.py":
        # Its quiz asks for what it prints, and it is not run.
        assert wrong.pop(0).startswith(f"{TOPIC}:81: runs training/adding/asked.py")
    assert wrong == [f"{name}:1: {said}"]


def test_a_program_with_other_line_ends_is_not_run_under_another_hash(
    tmp_path: Path,
) -> None:
    name = f"{BASE}/add.py"
    plain = discover(small_site(tmp_path / "a"))[0][0]
    text = FILES[name].rstrip("\n")
    unended = discover(small_site(tmp_path / "b", {name: text}))[0][0]
    assert (plain.name, unended.name) == ("add.py", "add.py")
    assert plain.sha256 != unended.sha256
    windows = small_site(tmp_path / "c", {name: FILES[name].replace("\n", "\r\n")})
    assert [snippet.name for snippet in discover(windows)[0]] == ["asked.py"]


def at(number: int, junk: bytes) -> Callable[[str], bytes]:
    """Put bytes into line `number` of a text, behind its first sign."""

    def put(text: str) -> bytes:
        lines = text.encode().split(b"\n")
        lines[number - 1] = lines[number - 1][:1] + junk + lines[number - 1][1:]
        return b"\n".join(lines)

    return put


BROKEN: dict[str, tuple[Callable[[str], bytes], int, str]] = {
    "UTF-16": (
        lambda text: text.encode("utf-16"), 1,
        "is not UTF-8 (UTF-16); save it as UTF-8",
    ),
    "UTF-16 from the other end": (
        lambda text: b"\xfe\xff" + text.encode("utf-16-be"), 1,
        "is not UTF-8 (UTF-16); save it as UTF-8",
    ),
    "UTF-16 without its mark": (
        lambda text: text.encode("utf-16-le"), 1, f"holds U+0000, {HIDES}",
    ),
    "Latin-1": (at(2, b"\xe9"), 2, "is not UTF-8 (byte 0xe9); save it as UTF-8"),
    "half a sign": (at(2, b"\xc3"), 2, "is not UTF-8 (byte 0xc3); save it as UTF-8"),
    "half a pair": (
        at(2, b"\xed\xa0\x80"), 2, "is not UTF-8 (byte 0xed); save it as UTF-8",
    ),
    "NUL": (at(2, b"\0"), 2, f"holds U+0000, {HIDES}"),
    "escape": (at(2, b"\x1b[31m"), 2, f"holds U+001B, {HIDES}"),
    "another escape": (at(2, "\x9b31m".encode()), 2, f"holds U+009B, {HIDES}"),
    "a turn of the text": (at(2, "\u202e".encode()), 2, f"holds U+202E, {HIDES}"),
    "an isolated turn": (at(2, "\u2067".encode()), 2, f"holds U+2067, {HIDES}"),
    "a line end of its own": (at(2, "\u2028".encode()), 2, f"holds U+2028, {HIDES}"),
    "no width": (at(2, "\u200b".encode()), 2, f"holds U+200B, {HIDES}"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize(
    "name", [*TEXTS, f"{BASE}/add.py", f"{EXERCISE}/check.py", "docs/index.md"]
)
def test_what_is_no_clean_text_is_one_fault_with_its_line(
    tmp_path: Path, name: str, kind: str
) -> None:
    broken, line, said = BROKEN[kind]
    text = TEXTS.get(name, FILES.get(name, ""))
    site = small_site(tmp_path, {name: broken(text + "#\n")})
    assert everything_wrong(site) == [f"{name}:{line}: {said}"]


@pytest.mark.parametrize(
    "numbers",
    [
        range(0x09), range(0x0B, 0x20), range(0x7F, 0xA0), [0xAD, 0x61C, 0xFEFF],
        range(0x200B, 0x2010), range(0x2028, 0x202F), range(0x2060, 0x2070),
        range(0xD800, 0xE000), range(0xE0000, 0xE0080),
    ],
)  # fmt: skip
def test_what_acts_or_has_no_width_is_hidden(numbers: Iterable[int]) -> None:
    assert [hex(n) for n in numbers if not HIDDEN.fullmatch(chr(n))] == []


def test_what_is_seen_is_not_hidden() -> None:
    assert not HIDDEN.search("\t\naé·—…“”→✓😀字ش\u00a0")


def test_a_hidden_sign_is_written_as_python_writes_it() -> None:
    assert visible("a\x1b[0m\x9b\u202e\U000e0041\udc80 b\tc") == (
        r"a\x1b[0m\x9b\u202e\U000e0041\udc80" " b\tc"
    )
