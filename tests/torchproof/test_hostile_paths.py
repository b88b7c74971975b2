"""Nothing outside docs/ and snippets/ is read, shown or written, by no trick."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.torchproof.everything import everything_wrong
from tests.torchproof.small_site import PAGE, TOPIC, small_site

from torchproof.files import write_if_changed
from torchproof.site import Site

BASE = "snippets/training/adding"
SECRET = "the secret of another folder\n"


def test_the_small_site_has_no_fault_of_its_own(tmp_path: Path) -> None:
    assert everything_wrong(small_site(tmp_path)) == []


NONE = (
    "which does not exist; correct the path (from snippets/ down), or run "
    "`make update` if it is an output that was not made yet"
)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "../../README.md",
            "a path that climbs out (KEY); write it from snippets/ down",
        ),
        ("a/../../b.yml", "a path that climbs out (KEY); write it from snippets/ down"),
        (
            "generated/../x",
            "a path that climbs out (KEY); write it from snippets/ down",
        ),
        ("/etc/passwd", "a path that climbs out (KEY); write it from snippets/ down"),
        (
            r"..\mkdocs.yml",
            "a path that climbs out (KEY); write it from snippets/ down",
        ),
        ("https://example.org/a.py", "a part of a file (KEY); show the whole file"),
        ("C:/a.py", "a part of a file (KEY); show the whole file"),
        ("%2e%2e/mkdocs.yml", f"KEY, {NONE}"),
        ("~/.profile", f"KEY, {NONE}"),
        ("x" * 5000, f"KEY, {NONE}"),
    ],
)
def test_an_include_that_climbs_out_is_the_only_fault(
    tmp_path: Path, key: str, said: str
) -> None:
    page = PAGE.replace('"training/adding/add.py"', f'"{key}"')
    site = small_site(tmp_path, {TOPIC: page})
    assert everything_wrong(site) == [
        f"{TOPIC}:23: includes {said}".replace("KEY", key)
    ]


def link(name: str, target: Path | str) -> Callable[[Site], None]:
    """Make the file `name` of a site a link."""

    def make(site: Site) -> None:
        path = site.root / name
        path.unlink(missing_ok=True)
        path.symlink_to(target)

    return make


OUT = "is a link out of snippets/; copy the file here"
DOCS_OUT = "is a link out of docs/; copy the file here"


@pytest.mark.parametrize(
    ("name", "target", "said"),
    [
        (f"{BASE}/add.py", "{outside}/secret", OUT),
        (f"{BASE}/add.out", "{outside}/secret", OUT),
        (f"{BASE}/data.csv", "{outside}/secret", OUT),
        (f"{BASE}/folder", "{outside}", OUT),
        (f"{BASE}/data.csv", "../../../mkdocs.yml", OUT),
        (f"{BASE}/gone.csv", "nothing.csv", "is a link to nothing; delete it"),
        (f"{BASE}/gone.py", "gone.py", "is a link to nothing; delete it"),
        ("docs/index.md", "{outside}/secret", DOCS_OUT),
        ("docs/assets/boxes.svg", "{outside}/secret", DOCS_OUT),
        ("docs/more", "{outside}", DOCS_OUT),
        ("docs/training/adding.md", "../../mkdocs.yml", DOCS_OUT),
    ],
)
def test_a_link_that_leads_out_is_one_fault_and_shows_nothing(
    tmp_path: Path, name: str, target: str, said: str
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "secret").write_text(SECRET)
    site = small_site(tmp_path / "site")
    link(name, target.replace("{outside}", str(outside)))(site)
    assert everything_wrong(site) == [f"{name}:1: {said}"]
    staged = [p for p in site.cache.rglob("*") if p.is_file()]
    assert len(staged) > 5
    assert [p for p in staged if SECRET in p.read_text()] == []


def test_a_chain_of_links_is_followed_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET)
    site = small_site(tmp_path / "site")
    link(f"{BASE}/two.csv", tmp_path / "secret")(site)
    link(f"{BASE}/data.csv", "two.csv")(site)
    assert everything_wrong(site) == [
        f"{BASE}/data.csv:1: {OUT}",
        f"{BASE}/two.csv:1: {OUT}",
        f"{BASE}/two.csv:1: is shown and linked by no page; link it, or delete it",
    ]


def test_a_link_inside_snippets_is_allowed(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    (tmp_path / BASE / "data.csv").rename(
        tmp_path / BASE / "exercises/1_beginner/d.csv"
    )
    link(f"{BASE}/data.csv", "exercises/1_beginner/d.csv")(site)
    said = "is linked by no page; link it from its exercise, or delete it"
    assert everything_wrong(site) == [f"{BASE}/exercises/1_beginner/d.csv:1: {said}"]


@pytest.mark.parametrize("same", [True, False])
def test_a_file_is_written_in_place_of_a_link_never_through_it(
    tmp_path: Path, same: bool
) -> None:
    outside = tmp_path / "outside"
    outside.write_text(SECRET)
    written = tmp_path / "a.out"
    written.symlink_to(outside)
    new = SECRET if same else "new\n"
    assert write_if_changed(written, new.encode()) is not same
    assert outside.read_text() == SECRET
    assert written.read_text() == new


def test_what_is_staged_replaces_a_link_in_the_stage(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.write_text(SECRET)
    site = small_site(tmp_path / "site")
    for name in ("assets/boxes.svg", "index.md", "left-over.svg"):
        path = site.stage / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(outside)
    assert everything_wrong(site) == []
    assert outside.read_text() == SECRET
    assert (site.stage / "assets/boxes.svg").read_text() == "<svg/>\n"
    assert not (site.stage / "left-over.svg").is_symlink()


HOME = "# Home\n\nStart [here](training/adding.md#example).\n\n"


@pytest.mark.parametrize("length", [1, 2, 3])
def test_includes_in_a_circle_are_one_fault(tmp_path: Path, length: int) -> None:
    files = {
        f"snippets/a{n}.md": f'--8<-- "a{(n + 1) % length}.md"\n' for n in range(length)
    }
    site = small_site(tmp_path, {**files, "docs/index.md": HOME + '--8<-- "a0.md"\n'})
    assert everything_wrong(site) == [
        f"snippets/a{length - 1}.md:1: includes a0.md, which includes this file; "
        "break the circle"
    ]


def test_a_chain_of_includes_without_end_is_one_fault(tmp_path: Path) -> None:
    files = {f"snippets/a{n}.md": f'--8<-- "a{n + 1}.md"\n' for n in range(2000)}
    files["snippets/a2000.md"] = "end\n"
    site = small_site(tmp_path, {**files, "docs/index.md": HOME + '--8<-- "a0.md"\n'})
    assert everything_wrong(site) == [
        "snippets/a9.md:1: includes a10.md as the 11th file in a row; "
        "include it directly"
    ]


def test_includes_that_multiply_are_one_fault(tmp_path: Path) -> None:
    """Nine files of nine lines each would read as 387,420,489 lines."""
    files = {f"snippets/a{n}.md": f'--8<-- "a{n + 1}.md"\n' * 9 for n in range(9)}
    files["snippets/a9.md"] = "boom\n"
    site = small_site(tmp_path, {**files, "docs/index.md": HOME + '--8<-- "a0.md"\n'})
    (fault,) = everything_wrong(site)
    assert "brings the page over 100,000 included lines; show less" in fault
