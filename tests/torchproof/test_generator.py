"""The site is put in its place whole; settings that MkDocs refuses are said once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import FILES, small_site

from torchproof.generator import SiteBuildFailed, build_site
from torchproof.site import Site

SETTINGS = FILES["mkdocs.yml"].partition("markdown_extensions")[0]


def staged(tmp_path: Path, settings: str = SETTINGS) -> Site:
    site = small_site(tmp_path, {"mkdocs.yml": settings})
    for name in ("index.md", "training/adding.md"):
        page = site.stage / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text("# A page\n")
    return site


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("theme: none_of_ours\n", "Unrecognised theme name: 'none_of_ours'"),
        ("plugins: [none_of_ours]\n", 'The "none_of_ours" plugin is not installed'),
        ("site_url: [1]\n", "site_url"),
        (
            "markdown_extensions:\n  - pymdownx.superfences:\n      nope: 1\n",
            "Failed to load extension 'pymdownx.superfences'. KeyError: 'nope'",
        ),
    ],
)
def test_settings_that_mkdocs_refuses_fail_the_build_with_its_words(
    tmp_path: Path, more: str, said: str
) -> None:
    site = staged(tmp_path, SETTINGS + more)
    with pytest.raises(SiteBuildFailed) as failed:
        build_site(site, site.root / "site", lambda folder: None)
    assert str(failed.value).startswith("mkdocs.yml: ")
    assert said in str(failed.value)
    assert "\n" not in str(failed.value)
    assert not (site.root / "site").exists()


def test_a_new_site_takes_the_place_of_the_old_one_and_nothing_is_mixed(
    tmp_path: Path,
) -> None:
    site = staged(tmp_path)
    target = site.root / "site"
    (target / "old").mkdir(parents=True)
    (target / "old" / "page.html").touch()
    build_site(site, target, lambda folder: None)
    assert (target / "index.html").exists()
    assert not (target / "old").exists()
    assert not (site.cache / "site.old").exists()


def test_a_link_in_place_of_the_site_is_replaced_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").touch()
    site = staged(tmp_path / "root")
    (site.root / "site").symlink_to(outside)
    build_site(site, site.root / "site", lambda folder: None)
    assert [path.name for path in outside.iterdir()] == ["kept"]
    assert (site.root / "site" / "index.html").exists()
    assert not (site.root / "site").is_symlink()


def test_what_the_check_refuses_leaves_the_old_site(tmp_path: Path) -> None:
    site = staged(tmp_path)
    target = site.root / "site"
    target.mkdir()
    (target / "index.html").write_text("old")

    def refuse(folder: Path) -> None:
        raise SiteBuildFailed(f"wrong: {folder.name}")

    with pytest.raises(SiteBuildFailed, match=r"wrong: site\.new"):
        build_site(site, target, refuse)
    assert (target / "index.html").read_text() == "old"
