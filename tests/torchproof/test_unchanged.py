"""What a faultless build proved is not proved twice; anything else is."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import TINY

import build
from torchproof.generator import build_site
from torchproof.site import Site


class CheckedAgain(Exception):
    """Raised where a check begins."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The tiny site after a faultless build."""
    ignored = shutil.ignore_patterns(".cache", "site")
    target = tmp_path_factory.mktemp("unchanged") / "tiny"
    site = Site(Path(shutil.copytree(TINY, target, ignore=ignored)))
    assert build.build(site) == 0
    return site


@pytest.fixture
def site(kept: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """That very folder, put back afterwards; a check that begins raises."""
    shutil.copytree(kept.root, tmp_path / "before")

    def checked(*_: object, **__: object) -> None:
        raise CheckedAgain

    monkeypatch.setattr(build, "prepare", checked)
    monkeypatch.setattr(build, "check_built", checked)
    yield kept
    shutil.rmtree(kept.root)
    shutil.copytree(tmp_path / "before", kept.root)


def test_unchanged_nothing_is_checked_again(site: Site) -> None:
    assert build.build(site) == 0
    assert (site.root / "site" / "index.html").exists()


@pytest.mark.parametrize(
    "name",
    [
        "docs/basics/every-feature.md",
        "snippets/basics/every_feature/first_sum.py",
        "snippets/basics/every_feature/first_sum.out",
        "snippets/basics/every_feature/line_drawn.svg",
        "snippets/basics/every_feature/heights.csv",
        "snippets/recordings.toml",
        "mkdocs.yml",
        ".cache/stage/basics/every-feature.md",
        ".cache/faultless.json",
    ],
)
def test_whatever_changes_is_checked(name: str, site: Site) -> None:
    with (site.root / name).open("a") as file:
        file.write("\n x")
    with pytest.raises(CheckedAgain):
        build.build(site)


def test_other_html_is_compared_with_the_pages(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = build_site

    def tampered(site: Site, target: Path, check: object) -> None:
        def after_tampering(folder: Path) -> None:
            page = folder / "index.html"
            page.write_text(page.read_text().replace("Tiny", "Tinny", 1))
            assert callable(check)
            check(folder)

        built(site, target, after_tampering)

    monkeypatch.setattr(build, "build_site", tampered)
    with pytest.raises(CheckedAgain):
        build.build(site)
