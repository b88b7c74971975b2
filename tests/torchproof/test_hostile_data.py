"""Data of the wrong kind is one fault with its line, and never makes an object."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from tests.torchproof.everything import everything_wrong
from tests.torchproof.small_site import FILES, PAGE, TOPIC, small_site

RUN = "!!python/object/apply:os.system [touch REACHED]"
TITLE, LEVEL = "title: Adding tensors", "difficulty: beginner"
NEEDS = "prerequisites:\n  - index.md"
MEND, ONE_LINE = "correct the front matter", "write it on one line"
BOMB = 'a: &a ["x", "x"]\n' + "".join(
    f"{b}: &{b} [*{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}]\n"
    for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)
DEEP = "[" * 3000


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (TITLE, f"title: {RUN}", 2,
         f"has a tag that makes an object (python/object/apply:os.system); {MEND}"),
        (TITLE, "title: !x y", 2, f"has a tag that makes an object (!x); {MEND}"),
        (TITLE, BOMB + TITLE, 2, f"has an anchor or an alias; {MEND}"),
        (TITLE, "title: *none", 2, f"has an anchor or an alias; {MEND}"),
        (TITLE, f"title: {DEEP}", 2, f"nests over 50 deep; {MEND}"),
        (TITLE, f"{TITLE}\n{TITLE}", 3, f"has `title` twice; {MEND}"),
        (TITLE, "title:\tAdding", 2,
         f"is not YAML (found character '\\t' that cannot start any token); {MEND}"),
        (NEEDS, "prerequisites:\n\t- index.md", 6,
         f"is not YAML (found character '\\t' that cannot start any token); {MEND}"),
        (TITLE, "? [a]\n: b", 2, f"has a name that is a list or a mapping; {MEND}"),
        (TITLE, "title: [a, b]", 2, f"has a title that is no text; {ONE_LINE}"),
        (TITLE, "title: {a: b}", 2, f"has a title that is no text; {ONE_LINE}"),
        (TITLE, "title: 2024", 2,
         "has a title that YAML takes for a number; put it in quotes"),
        (TITLE, "title: " + "9" * 5000, 2,
         "has a title that YAML takes for a number; put it in quotes"),
        (TITLE, "title: no", 2,
         "has a title that YAML takes for true or false; put it in quotes"),
        (TITLE, "title: 2026-11-30", 2,
         "has a title that YAML takes for a date; put it in quotes"),
        (TITLE, "title:", 2, "has an empty title; write one"),
        (TITLE, "title: ''", 2, "has an empty title; write one"),
        (LEVEL, "difficulty: hard", 4, "has an unknown difficulty (hard); write one of "
         "beginner, intermediate, advanced"),
        (LEVEL, "difficulty: [beginner]", 4,
         "has a difficulty that is no text; write it on one line"),
        (LEVEL, "dificulty: beginner", 4, "has an unknown field (dificulty); write "
         "one of title, description, difficulty, prerequisites, or delete it"),
        (LEVEL, "template: ../../x.html", 4, "has an unknown field (template); write "
         "one of title, description, difficulty, prerequisites, or delete it"),
        (NEEDS, "prerequisites: index.md", 5,
         "has prerequisites that are no list; write one page a line, after `- `"),
        (NEEDS, "prerequisites:\n  - ../mkdocs.yml", 6, "requires ../mkdocs.yml, which "
         "is no page; name a page by its path below docs/ (`section/topic.md`)"),
        (NEEDS, "prerequisites:\n  - /etc/passwd", 6, "requires /etc/passwd, which "
         "is no page; name a page by its path below docs/ (`section/topic.md`)"),
        (NEEDS, "prerequisites:\n  - [index.md]", 1, "requires ['index.md'], which "
         "is no page; name a page by its path below docs/ (`section/topic.md`)"),
        (NEEDS, 'prerequisites:\n  - "a\\0b.md"', 1, "requires a\\x00b.md, which "
         "is no page; name a page by its path below docs/ (`section/topic.md`)"),
        (f"---\n{TITLE}", f"---\n- {TITLE}", 3, "is not YAML (expected <block end>, "
         f"but found '?'); {MEND}"),
        (f"{NEEDS}\n---", NEEDS, 1, "opens a front matter that never ends; add ---"),
    ],
)  # fmt: skip
def test_a_front_matter_of_the_wrong_kind_is_one_fault(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    assert old in PAGE
    page = PAGE.replace(old, new.replace("REACHED", str(tmp_path / "reached")), 1)
    site = small_site(tmp_path / "site", {TOPIC: page})
    started = time.monotonic()
    wrong = everything_wrong(site)
    assert time.monotonic() - started < 10
    assert not (tmp_path / "reached").exists()
    assert f"{TOPIC}:{line}: {said}" in wrong
    if "never ends" not in said:
        # Without its end the whole page is front matter, which takes its parts.
        assert len(wrong) == 1, wrong


def test_a_huge_front_matter_takes_no_longer_than_it_must(tmp_path: Path) -> None:
    many = "prerequisites:\n" + "".join(f"  - none{n}.md\n" for n in range(2000))
    page = PAGE.replace(NEEDS + "\n", many)
    started = time.monotonic()
    assert len(everything_wrong(small_site(tmp_path, {TOPIC: page}))) == 2000
    assert time.monotonic() - started < 10


ID, RIGHT = "id: what-is-the-sum", "    correct: true"
WRITE = "write it like the other quizzes (CONTRIBUTING has the format)"


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (ID, f"id: {RUN}", 74,
         "has a tag that makes an object (python/object/apply:os.system); "
         "correct the quiz"),
        (ID, BOMB + ID, 74, "has an anchor or an alias; correct the quiz"),
        (ID, f"id: {DEEP}", 74, "nests over 50 deep; correct the quiz"),
        (ID, f"{ID}\n{ID}", 75, "has `id` twice; correct the quiz"),
        (ID, f"{ID}\n? [a]\n: b", 75,
         "has a name that is a list or a mapping; correct the quiz"),
        (ID, "id: [a]", 74, f"has a `id` that is no text; {WRITE}"),
        (ID, "id: " + "9" * 5000, 74, ""),
        ("    why: Both", "\twhy: Both", 84, "is not YAML (found character '\\t' that "
         "cannot start any token); correct the quiz"),
        ("    why: Both are whole.", "    why: {a: b}", 84,
         f"has a `why` that is no text; {WRITE}"),
        ('text: "`3`"', "text: [a]", 83, f"has a `text` that is no text; {WRITE}"),
        ("    why: Both are whole.\n", "", 83, f"is a option without `why`; {WRITE}"),
        (RIGHT, "", 74, "has no right option; mark one `correct: true`"),
        ("nothing here is a float.", "x\n" + RIGHT, 74,
         "has only right options; add wrong ones"),
    ],
)  # fmt: skip
def test_a_quiz_of_the_wrong_kind_is_one_fault(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    page = PAGE.replace("Nothing here is", "nothing here is")
    assert old in page
    page = page.replace(old, new.replace("REACHED", str(tmp_path / "reached")), 1)
    site = small_site(tmp_path / "site", {TOPIC: page})
    wrong = everything_wrong(site)
    assert not (tmp_path / "reached").exists()
    assert wrong == ([f"{TOPIC}:{line}: {said}"] if said else [])


SETTINGS = FILES["mkdocs.yml"]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "has no `nav` that is a list; list the pages in it"),
        ("nav: index.md\n", 1, "has no `nav` that is a list; list the pages in it"),
        ("nav: {a: b}\n", 1, "has no `nav` that is a list; list the pages in it"),
        (f"{SETTINGS}nav: []\n", 9, "has `nav` twice; correct it"),
        (f"{SETTINGS}x: {RUN}\n", 9, "has a tag that makes an object "
         "(python/object/apply:os.system); correct it"),
        (f"x: {DEEP}\n", 1, "nests over 50 deep; correct it"),
        (BOMB + "nav: *h\n", 1, "has an anchor or an alias; correct it"),
        ("\t- x\n", 1, "is not YAML (found character '\\t' that cannot start any "
         "token); correct it"),
        (None, 1, "can't be read (No such file or directory); make it readable"),
        (f"{SETTINGS}".replace("adding.md", "adding.md\n      - No: training/no.md"), 6,
         "names training/no.md, which is no page; correct the path"),
        (f"{SETTINGS}".replace("adding.md", "adding.md\n      - No: ../README.md"), 6,
         "names ../README.md, which is no page; correct the path"),
    ],
)  # fmt: skip
def test_settings_of_the_wrong_kind_are_one_fault(
    tmp_path: Path, text: str | None, line: int, said: str
) -> None:
    site = small_site(tmp_path, {"mkdocs.yml": text})
    assert everything_wrong(site) == [f"mkdocs.yml:{line}: {said}"]


LIST = "write title, line, folder and topics, each [file, title, line], as text"
GOOD = '[[sections]]\ntitle = "T"\nline = "L"\nfolder = "training"\ntopics = []\n'
UNLISTED = "docs/topics.toml:1: does not list training/adding.md; add its topic"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("x = ", 1, "is no TOML (Invalid value); mend it"),
        ("a = 1\na = 2\n", 2, "is no TOML (Cannot overwrite a value); mend it"),
        ("x = " + "9" * 5000, 1, "is no TOML (Exceeds the limit (4300 digits) for "
         "integer string conversion); mend it"),
        ("x = " + "[" * 5000, 1, "is no TOML (it nests without end); mend it"),
        ("[sections]\na = 1\n", 1, f"has sections that are no list; {LIST}"),
        ("sections = [1]\n", 1, f"opens a section that is not written right; {LIST}"),
        (f"{GOOD}\n[[sections]]\n", 7,
         f"opens a section that is not written right; {LIST}"),
        (GOOD.replace("[]", "[1]"), 1,
         f"opens a section that is not written right; {LIST}"),
        (GOOD.replace("[]", '[["a", "b"]]'), 1,
         f"opens a section that is not written right; {LIST}"),
        (GOOD.replace("[]", '[["a", "b", 3]]'), 1,
         f"opens a section that is not written right; {LIST}"),
        (GOOD.replace('"T"', '["T"]'), 1,
         f"opens a section that is not written right; {LIST}"),
        (f"{GOOD}more = 1\n", 1, f"opens a section that is not written right; {LIST}"),
    ],
)  # fmt: skip
def test_an_index_of_the_wrong_kind_is_one_fault(
    tmp_path: Path, text: str, line: int, said: str
) -> None:
    site = small_site(tmp_path, {"docs/topics.toml": text})
    wrong = [one for one in everything_wrong(site) if one != UNLISTED]
    assert wrong == [f"docs/topics.toml:{line}: {said}"]


ADD = "training/adding/add.py"
FIELDS = "\n".join(
    f"{name} = {json.dumps(name)}"
    for name in ("sha256", "machine", "device", "driver", "torch", "python", "threads")
)
ENTRY = f'["{ADD}".cuda]\n{FIELDS}\ndate = "2026-11-30"\n'
AGAIN = "restore it from git, or delete the entry and record it again"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("x = ", 1, "is no TOML (Invalid value); restore it from git"),
        ("x = 1\n", 1, f"keeps x (no kind) wrongly: there is no such kind; {AGAIN}"),
        ("[[x]]\na = 1\n", 1,
         f"keeps x (no kind) wrongly: there is no such kind; {AGAIN}"),
        (ENTRY.replace("cuda]", "rocm]"), 1,
         f"keeps {ADD} (rocm) wrongly: there is no such kind; {AGAIN}"),
        (f'\n["{ADD}"]\ncuda = 3\n', 2, f"keeps {ADD} (cuda) wrongly: it is no table; "
         f"{AGAIN}"),
        (ENTRY.replace('date = "2026-11-30"', "date = 2026-11-30"), 1,
         f"keeps {ADD} (cuda) wrongly: date is no text; {AGAIN}"),
        (ENTRY.replace('driver = "driver"\n', ""), 1,
         f"keeps {ADD} (cuda) wrongly: driver is missing; {AGAIN}"),
        (f"# one\n{ENTRY}more = 1\n", 2,
         f"keeps {ADD} (cuda) wrongly: more is unknown; {AGAIN}"),
        (f'{ENTRY}kept = "x"\n', 1,
         f"keeps {ADD} (cuda) wrongly: kept is no table; {AGAIN}"),
        (f"{ENTRY}kept = {{a = 1}}\n", 1,
         f"keeps {ADD} (cuda) wrongly: a is no text; {AGAIN}"),
    ],
)  # fmt: skip
def test_recordings_of_the_wrong_kind_are_one_fault(
    tmp_path: Path, text: str, line: int, said: str
) -> None:
    site = small_site(tmp_path, {"snippets/recordings.toml": text})
    assert everything_wrong(site) == [f"snippets/recordings.toml:{line}: {said}"]
