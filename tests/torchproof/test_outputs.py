"""Outputs are compared byte for byte; elsewhere than on x86-64, numbers may drift."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.normalise import normalise
from torchproof.outputs import compare, compare_with_run, stored_output, write_run
from torchproof.run import Run
from torchproof.site import Site
from torchproof.snippet import make_snippet

PRINTED = "$ python a.py\ntensor([0.4963, 0.7682])\n"


@pytest.mark.parametrize(
    "stored",
    [
        "$ python a.py\ntensor([0.4963, 0.7683])\n",
        "$ python a.py\ntensor([0.4963,  0.7682])\n",
        "$ python a.py\n",
        "tensor([0.4963, 0.7682])\n",
        PRINTED + "\n",
        PRINTED.rstrip("\n"),
        "",
    ],
)
def test_anything_that_differs_is_a_difference(stored: str) -> None:
    difference, drifted = compare(stored, PRINTED, exact=True)
    assert difference is not None
    assert drifted == 0


def test_what_is_the_same_is_no_difference() -> None:
    assert compare(PRINTED, PRINTED, exact=True) == (None, 0)


def test_the_first_line_that_differs_is_named() -> None:
    difference, _ = compare("a\nb\nc\n", "a\nx\ny\n", exact=True)
    assert difference is not None
    assert (difference.line, str(difference)) == (
        2,
        "shows 'b' where the run printed 'x'",
    )
    difference, _ = compare("a\n", "a\nmore\n", exact=True)
    assert difference is not None
    assert difference.line == 2


@pytest.mark.parametrize("raw", ["at 0x7f00deadbeef\n", "2.13.0+cpu\n", "50%\r100%\n"])
def test_what_normalising_would_take_out_of_a_stored_output_counts(raw: str) -> None:
    """A reader would see it, though no run prints it."""
    assert compare(raw, normalise(raw), exact=True)[0] is not None


@pytest.mark.parametrize(
    ("stored", "printed", "drifted"),
    [
        ("loss 0.12345\n", "loss 0.12346\n", 1),
        ("loss 0.12345 acc 0.5000\n", "loss 0.12346 acc 0.5000\n", 1),
        ("1234.5 -1234.5\n", "1234.6 -1234.6\n", 2),
        ("1.0000e+05\n", "1.00001e+05\n", 1),
        ("0.000001\n", "0.000009\n", 1),
        ("-0.000001\n", "0.000001\n", 1),
        ("loss 0.12\nloss 0.5000\n", "loss 0.12\nloss 0.50001\n", 1),
    ],
)
def test_elsewhere_numbers_with_a_point_may_drift_and_are_counted(
    stored: str, printed: str, drifted: int
) -> None:
    assert compare(stored, printed, exact=False) == (None, drifted)
    assert compare(stored, printed, exact=True)[0] is not None


@pytest.mark.parametrize(
    ("stored", "printed"),
    [
        ("loss 0.1234\n", "loss 0.1244\n"),
        ("step 100000\n", "step 100001\n"),
        ("tensor(6.)\n", "tensor(7.)\n"),
        ("loss 0.5\n", "Loss 0.5\n"),
        ("loss 0.5\n", "loss nan\n"),
        ("0.5 1\n", "0.5 2\n"),
        ("0.50000\n", "0.50001\nmore\n"),
        ("shape (2, 3) 0.50000\n", "shape (2, 4) 0.50001\n"),
    ],
)
def test_elsewhere_too_text_and_integers_never_differ(
    stored: str, printed: str
) -> None:
    assert compare(stored, printed, exact=False)[0] is not None


def _run(code: str = "print(1)\n", **artefacts: bytes) -> Run:
    snippet, _ = make_snippet("s/t/a.py", code, "a.py")
    found = {name.replace("_", "."): content for name, content in artefacts.items()}
    return Run(snippet, "1\n", 0, None, 0.1, frozenset(), found)


def test_what_a_run_made_is_stored_and_found_again(tmp_path: Path) -> None:
    site, run = Site(tmp_path), _run(a_csv=b"x\n1\n", a_svg=b"<svg/>")
    names = [f"snippets/s/t/a.{ending}" for ending in ("out", "csv", "svg")]
    assert write_run(site, run) == names
    assert write_run(site, run) == []
    assert stored_output(site, run.snippet) == "$ python a.py\n1\n"
    assert compare_with_run(site, run, exact=True) == ([], 0)


@pytest.mark.parametrize("name", ["a.out", "a.csv", "a.svg"])
@pytest.mark.parametrize("content", [b"", b"x\n2\n", b"\xff", None])
def test_each_stored_file_is_compared(
    name: str, content: bytes | None, tmp_path: Path
) -> None:
    site, run = Site(tmp_path), _run(a_csv=b"x\n\xfe\n", a_svg=b"<svg>\xfe</svg>")
    write_run(site, run)
    path = site.snippets / "s/t" / name
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    faults, _ = compare_with_run(site, run, exact=True)
    assert [fault.path for fault in faults] == [f"snippets/s/t/{name}"]


def test_bytes_that_are_no_text_are_told_apart(tmp_path: Path) -> None:
    site, run = Site(tmp_path), _run(a_csv=b"\xfe\n")
    write_run(site, run)
    (site.snippets / "s/t/a.csv").write_bytes(b"\xff\n")
    assert compare_with_run(site, run, exact=True)[0]


def test_elsewhere_a_plot_is_proven_by_its_data(tmp_path: Path) -> None:
    site, run = Site(tmp_path), _run(a_csv=b"0.50000\n", a_svg=b"<svg>1</svg>")
    write_run(site, run)
    (site.snippets / "s/t/a.svg").write_text("<svg>2</svg>")
    (site.snippets / "s/t/a.csv").write_text("0.50001\n")
    assert compare_with_run(site, run, exact=False) == ([], 1)
    (site.snippets / "s/t/a.csv").write_text("0.6\n")
    assert compare_with_run(site, run, exact=False)[0]


def test_a_measurement_is_kept_not_compared(tmp_path: Path) -> None:
    run = _run("# measured: a time\nprint(1)\n", a_csv=b"1\n")
    assert compare_with_run(Site(tmp_path), run, exact=True) == ([], 0)
