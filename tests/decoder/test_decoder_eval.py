"""What `make decoder-eval` says of a file of reports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.decoder.conftest import SITE
from tests.decoder.made import ENTRIES, entry

from torchproof.decoder_reports import (
    Report,
    Unrelated,
    read_expected,
    read_reports,
    read_unrelated,
)
from torchproof.decoder_scores import Scores, judge, rows, table
from torchproof.faults import FaultsFound

KNOWN = {"product", "worker", "dtype-entry"}
GOOD = """- id: one
  kind: shape
  message_form: title
  message: |-
    two
    lines
  source: "someone/something#1"
  cause: none of the decoder's business
"""


def test_a_report_is_read_with_what_is_expected_of_it() -> None:
    expected = {"one": ("product",)}
    assert read_reports("r.yaml", GOOD, KNOWN, expected) == [
        Report("one", "shape", "title", "two\nlines", ("product",))
    ]
    own = f"{GOOD}  expect: [worker, product]\n"
    [report] = read_reports("r.yaml", own, KNOWN, expected)
    assert report.expect == ("worker", "product")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "holds no list of reports"),
        ("[]", 1, "holds no list of reports"),
        ("reports: none", 1, "holds no list of reports"),
        ("- just text\n", 1, "holds a report that is no mapping"),
        (GOOD.replace("kind: shape", "sort: shape"), 1, "has a report without kind"),
        (GOOD + GOOD, 9, "has the report one twice"),
        (GOOD + "  expect: product\n", 9, "has no list of entries here"),
        (GOOD + "  expect:\n  - product\n  - nowhere\n", 11, "names nowhere, which"),
        ("- id: [\n", 2, "is not YAML"),
        (GOOD.replace("id: one", "id: &x one"), 1, "has an anchor or an alias"),
    ],
)
def test_another_format_is_one_error_with_its_line(
    text: str, line: int, said: str
) -> None:
    with pytest.raises(FaultsFound) as stopped:
        read_reports("r.yaml", text, KNOWN, {})
    [fault] = stopped.value.faults
    assert (fault.path, fault.line) == ("r.yaml", line)
    assert said in fault.what


def test_what_is_expected_names_entries_of_the_catalogue() -> None:
    assert read_expected("e.yaml", "one: [product]\n", KNOWN) == {"one": ("product",)}
    assert read_expected("e.yaml", "# nothing yet\n", KNOWN) == {}
    with pytest.raises(FaultsFound, match=r"e\.yaml:2: names nowhere"):
        read_expected("e.yaml", "one: [product]\ntwo: [nowhere]\n", KNOWN)
    with pytest.raises(FaultsFound, match=r"e\.yaml:1: is no mapping"):
        read_expected("e.yaml", "- product\n", KNOWN)


def test_unrelated_texts_name_their_library() -> None:
    text = "- library: NumPy\n  message: bad\n"
    assert read_unrelated("u.yaml", text) == [Unrelated("NumPy", "bad")]
    with pytest.raises(FaultsFound, match=r"u\.yaml:1: has a report without library"):
        read_unrelated("u.yaml", "- message: bad\n")


DTYPE = entry("dtype-entry", "x", kind="dtype", also=("shape",))
ANSWERS = {
    "right": ("product", "worker"),
    "second": ("worker", "product"),
    "other": ("dtype-entry",),
    "unknown": (),
}


def decode(texts: list[str]) -> list[dict[str, Any]]:
    return [
        {
            "known": bool(ANSWERS[text]),
            "candidates": [{"id": id, "score": 0.9} for id in ANSWERS[text]],
        }
        for text in texts
    ]


@pytest.fixture
def scores() -> Scores:
    def report(text: str, kind: str, *expect: str) -> Report:
        return Report(f"{text}-id", kind, "title", text, expect)

    reports = [
        report("right", "shape", "product"),
        report("second", "shape", "product"),
        report("other", "shape"),
        report("unknown", "dtype", "dtype-entry"),
    ]
    others = [Unrelated("NumPy", "unknown"), Unrelated("pip", "right")]
    return judge(reports, others, (*ENTRIES, DTYPE), decode)


def test_rates_count_what_they_say(scores: Scores) -> None:
    assert (scores.hits(1), scores.hits(3)) == (1 / 3, 2 / 3)
    # An entry filed under another kind counts for a kind that it names as well.
    assert scores.kinds == 3 / 4
    assert scores.false_known == 1 / 2


def test_the_table_names_each_miss_and_what_came(scores: Scores) -> None:
    told = "\n".join(table(scores))
    assert "hit@1   33.3% of 3 with expect" in told
    assert "kind    75.0% of 4" in told
    assert "claimed of unrelated   50.0% of 2" in told
    assert "wanted product; came worker 0.90, product 0.90" in told
    assert "wanted dtype-entry; came not known" in told
    assert "claimed pip: 'right'\n  by product" in told


def test_a_row_holds_the_first_three(scores: Scores) -> None:
    head, *lines = (line.split("\t") for line in rows(scores))
    assert head[:7] == [
        *("id", "kind", "message_form", "message"),
        *("id_1", "title_1", "score_1"),
    ]
    assert {len(line) for line in lines} == {len(head)} == {13}
    assert lines[1][4:10] == [
        "worker",
        "worker",
        "0.900",
        "product",
        "product",
        "0.900",
    ]
    assert lines[3][4:] == [""] * 9


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("nowhere.yaml", None, "nowhere.yaml:1: cannot be read (No such file"),
        ("empty.yaml", b"", "empty.yaml:1: holds no list of reports"),
        ("bytes.yaml", b"\xff\xfe\x00", "bytes.yaml:1: is no UTF-8 text"),
    ],
)
def test_the_command_ends_with_one_error(
    tmp_path: Path, name: str, content: bytes | None, said: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    done = subprocess.run(
        [sys.executable, "scripts/decoder_eval.py", path],
        cwd=SITE.root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_the_command_measures_and_writes_rows(tmp_path: Path) -> None:
    reports, table_file = tmp_path / "reports.yaml", tmp_path / "out.tsv"
    reports.write_text(GOOD)
    done = subprocess.run(
        [sys.executable, "scripts/decoder_eval.py", reports, "--tsv", table_file],
        cwd=SITE.root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("hit@1       - of 0 with expect\n")
    assert (
        table_file.read_text()
        .splitlines()[1]
        .startswith("one\tshape\ttitle\ttwo lines\t")
    )
