"""What is said of other releases is what was compared, or nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.torchproof.small_site import TOPIC, page_of, small_site, told

from torchproof import recording, release_notes, releases
from torchproof.faults import Fault
from torchproof.notes import page_notes
from torchproof.page import Page
from torchproof.releases import PageResult, Release, Releases
from torchproof.site import Site
from torchproof.snippet import Snippet, discover
from torchproof.stage import Told, staged_text
from torchproof.upgrade_classes import Kind

ADD, ASKED = "training/adding/add.py", "training/adding/asked.py"
STAYS_TRUE = "../how-this-site-stays-true.md#other-releases-of-pytorch"


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return small_site(tmp_path)


def programs(site: Site) -> dict[str, Snippet]:
    return {snippet.key: snippet for snippet in discover(site)[0]}


def page_now(site: Site) -> tuple[Page, str]:
    page, faults = page_of(site)
    assert not faults
    shown = releases.programs_of(page, programs(site))
    assert [snippet.key for snippet in shown] == [ADD, ASKED]
    return page, releases.digest(site, shown)


def tried(site: Site, **differ: str) -> Release:
    """One release in which the page's two outputs were compared, as they are now."""
    names = {"add": ADD, "asked": ASKED}
    kinds = {names[name]: kind for name, kind in differ.items()}
    counts = {"same": 2 - len(kinds)} | dict.fromkeys(kinds.values(), 1)
    page = PageResult(page_now(site)[1], 2, kinds)
    return Release(
        "2.13.0", "CPU", "3.11", "a “machine”, 2 cores", "2026-11-30", [], counts,
        {TOPIC: page},
    )  # fmt: skip


def sentence(site: Site, table: Releases) -> str | None:
    page, _ = page_now(site)
    return release_notes.page_sentence(site, table, page, programs(site))


def check(site: Site) -> list[Fault]:
    table, faults = releases.load(site)
    return faults + releases.check(site, table, [TOPIC], programs(site))


def test_what_is_saved_is_read_again_in_the_order_of_versions(site: Site) -> None:
    one = replace(tried(site, add="other numbers"), relaxed=["setuptools<82"])
    not_run = PageResult("0" * 64, 0, {}, {ASKED: "needs a GPU"})
    two = replace(tried(site), pages={TOPIC: not_run})
    assert releases.save(site, {"2.10.0": one, "2.9.1": two})
    table, faults = releases.load(site)
    assert faults == []
    assert table == {"2.9.1": two, "2.10.0": one}
    assert list(table) == ["2.9.1", "2.10.0"]
    assert not releases.save(site, table)
    assert check(site) == []


def test_no_table_is_no_fault_and_says_nothing(site: Site) -> None:
    assert check(site) == []
    assert sentence(site, {}) is None
    assert release_notes.table(site, {}) == "No other release has been tried yet.\n"


def test_names_that_are_not_there_are_faults_with_their_line(site: Site) -> None:
    release = tried(site, add="broke")
    gone = PageResult("0" * 64, 1, {"training/adding/gone.py": "broke"})
    pages = {**release.pages, "docs/gone.md": gone}
    releases.save(site, {"2.12.1": replace(release, pages=pages)})
    faults = check(site)
    lines = site.releases.read_text().splitlines()
    assert {fault.what.partition(",")[0] for fault in faults} == {
        "names docs/gone.md", "names training/adding/gone.py"
    }  # fmt: skip
    for fault in faults:
        assert fault.path == "snippets/releases.toml"
        assert fault.what.split()[1].rstrip(",") in lines[fault.line - 1]
        assert fault.line > 1 and "make upgrade" in fault.remedy


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"other text"', '"odd"', "'odd' is not a valid Kind"),
        ("against = ", "besides = ", "unexpected keyword argument 'besides'"),
        ('compared = 2', 'compared = "2"', "not a whole number"),
        ("sha256", "sha1", "unexpected keyword argument 'sha1'"),
        ("compared = ", "compared ", "is no TOML"),
    ],
)  # fmt: skip
def test_a_table_that_was_edited_is_one_fault(
    site: Site, before: str, after: str, said: str
) -> None:
    releases.save(site, {"2.12.1": tried(site, add="other text")})
    text = site.releases.read_text()
    assert before in text
    head, _, rest = text.partition('["2.12.1"]')
    site.releases.write_text(f'{head}["2.12.1"]{rest.replace(before, after, 1)}')
    (fault,) = check(site)
    assert said in told([fault])


def test_a_page_says_how_many_of_its_outputs_hold(site: Site) -> None:
    table = {"2.12.1": tried(site), "2.14.1": tried(site, add="other message")}
    assert sentence(site, table) == (
        "[The same 2 outputs on torch 2.12.1; 1 of 2 outputs differs on torch "
        f"2.14.1]({STAYS_TRUE})"
    )
    table = {"2.12.1": tried(site), "2.14.1": tried(site)}
    assert sentence(site, table) == (
        f"[The same 2 outputs on torch 2.12.1 and 2.14.1]({STAYS_TRUE})"
    )
    both = {"2.12.1": tried(site, add="broke", asked="broke")}
    assert sentence(site, both) == (
        f"[2 of 2 outputs differ on torch 2.12.1]({STAYS_TRUE})"
    )


def test_the_sentence_stands_in_the_line_under_the_title(site: Site) -> None:
    page, _ = page_now(site)
    others = sentence(site, {"2.12.1": tried(site)})
    line, classes = page_notes(site, {}, page, others)
    assert f" · {others} · Read first" in line and classes == "{ .tp-meta }"
    assert "torch 2.12.1" not in page_notes(site, {}, page)[0]


@pytest.mark.parametrize("edited", [ADD, "training/adding/add.out", ASKED])
def test_nothing_is_said_once_a_program_or_an_output_changed(
    site: Site, edited: str
) -> None:
    table = {"2.12.1": tried(site), "2.14.1": tried(site, asked="broke")}
    path = site.snippets / edited
    path.write_text(path.read_text() + "# more\n")
    assert sentence(site, table) is None
    # A stale entry stops nothing.
    releases.save(site, table)
    assert check(site) == []


def test_the_staged_page_carries_the_sentence(site: Site) -> None:
    page, _ = page_now(site)
    table = {"2.12.1": tried(site)}
    text = staged_text(Told(site, programs(site), {}, {}, {}, table), page)
    assert text.count("The same 2 outputs on torch 2.12.1") == 1
    assert "2.12.1" not in staged_text(Told(site, programs(site), {}, {}, {}), page)


def test_nothing_is_said_of_a_page_with_a_new_program(site: Site) -> None:
    table = {"2.12.1": tried(site)}
    (site.snippets / "training/adding/more.py").write_text("print(3)\n")
    (site.snippets / "training/adding/more.out").write_text("$ python more.py\n3\n")
    shown = '```python\n--8<-- "training/adding/more.py"\n```\n'
    page = site.root / TOPIC
    page.write_text(
        page.read_text().replace("## Line by line", f"{shown}\n## Line by line")
    )
    loaded, _ = page_of(site)
    assert release_notes.page_sentence(site, table, loaded, programs(site)) is None


def test_nothing_is_said_of_the_release_that_proves_the_page(site: Site) -> None:
    assert sentence(site, {recording.torch_version(): tried(site)}) is None


def test_nothing_is_said_where_nothing_was_compared(site: Site) -> None:
    _, digest = page_now(site)
    empty = PageResult(digest, 0, {}, {ADD: "needs a GPU", ASKED: "needs a GPU"})
    assert (
        sentence(site, {"2.12.1": replace(tried(site), pages={TOPIC: empty})}) is None
    )


def test_the_data_of_a_plot_counts_and_a_measurement_does_not(site: Site) -> None:
    (plot,) = [s for s in programs(site).values() if s.key == ADD]
    plot = replace(plot, code=plot.code + "# curve.csv\n")
    before = releases.digest(site, [plot])
    (site.snippets / "training/adding/curve.csv").write_text("x\n1\n")
    assert releases.digest(site, [plot]) != before
    measured = replace(plot, directives=replace(plot.directives, measured="a time"))
    before = releases.digest(site, [measured])
    (site.snippets / "training/adding/add.out").write_text("$ python add.py\n9\n")
    assert releases.digest(site, [measured]) == before


def test_the_table_names_each_difference_under_each_release(site: Site) -> None:
    first = replace(tried(site, add="other message"), relaxed=["numpy<2 instead of 3"])
    other = replace(tried(site).pages[TOPIC], sha256="0" * 64)
    table = {
        "2.9.0": first,
        "2.12.1": tried(site),
        "2.14.1": replace(tried(site), pages={TOPIC: other}),
        "2.15.0": replace(tried(site), pages={}),
    }
    text = release_notes.table(site, table)
    assert "| 2.9.0 | CPU, Python 3.11 | 2 | 1 | 1 | 0 | 2026-11-30 |" in text
    assert "| 2.12.1 | CPU, Python 3.11 | 2 | 2 | 0 | 0 | 2026-11-30 |" in text
    assert "torch 2.9.0 needs numpy<2 instead of 3." in text
    # Of a release that saw another state of the page, nothing is claimed.
    assert (
        "| [Adding tensors](training/adding.md) | `add.py` | other message | same | "
        "not tried | not tried |"
    ) in text
    assert "asked.py" not in text


def test_moved_lines_inside_torch_are_no_difference(site: Site) -> None:
    release = replace(tried(site), counts={Kind.MOVED: 1, Kind.SAME: 1})
    text = release_notes.table(site, {"2.12.1": release})
    assert "| 2 | 2 | 0 | 0 |" in text


def test_this_sites_table_names_only_what_is_there(real: Site) -> None:
    table, faults = releases.load(real)
    pages = [real.relative(path) for path in real.pages()]
    assert faults + releases.check(real, table, pages, programs(real)) == []
    assert len(table) >= 2
    assert all(len(release.pages) >= 15 for release in table.values())
