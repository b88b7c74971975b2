"""A page's policy names the theme's scripts by their hash, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import Staged

from torchproof.html_reader import read_html
from torchproof.policy import HEADERS, add_policies, hash_of
from torchproof.policy_check import read_policy, wrong_policy
from torchproof.rendering import ServedSite

# `printf 'go("../..",1)' | openssl dgst -sha256 -binary | openssl base64`
KNOWN = ("alert(1)", "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
HEAD = '<!doctype html>\n<html>\n<head>\n<meta\n charset="utf-8"><title>x</title>'
THEME = '<script>scope=new URL("{}",location)</script><script>theme()</script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built site of two pages in two depths, and its page for what isn't found."""
    pages = {"404.html": "/", "index.html": ".", "a/b/index.html": "../.."}
    for name, depth in pages.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{HEAD}{THEME.format(depth)}</head><body></body></html>")
    return tmp_path


def policy_at(path: Path) -> dict[str, set[str]]:
    [policy] = read_html(path.read_text()).policies
    return read_policy(policy)


def test_a_hash_is_the_one_that_browsers_compute() -> None:
    [inline] = read_html(f"<script>{KNOWN[0]}</script>").inline
    assert hash_of(inline) == KNOWN[1]


def test_line_ends_are_hashed_as_a_browser_reads_them() -> None:
    [a, b] = read_html("<script>a\r\nb</script><script>a\nb</script>").inline
    assert hash_of(a) == hash_of(b)


def test_each_page_gets_one_right_below_its_charset(folder: Path) -> None:
    assert add_policies(folder) == 6
    for path in folder.rglob("*.html"):
        text = path.read_text()
        assert 'charset="utf-8"><meta http-equiv="Content-Security-Policy"' in text
        assert list(wrong_policy("x", read_html(text))) == []
    scripts = policy_at(folder / "index.html")["script-src"]
    assert len(scripts) == 3
    # The scope differs by depth, the theme's other script does not.
    assert len(scripts & policy_at(folder / "a/b/index.html")["script-src"]) == 2


def test_what_only_one_page_has_is_vouched_for_nowhere(folder: Path) -> None:
    path = folder / "index.html"
    path.write_text(path.read_text().replace("<body>", "<body><script>own()</script>"))
    assert add_policies(folder) == 6
    [fault] = wrong_policy("site/index.html", read_html(path.read_text()))
    assert "an inline script that its content security policy forbids" in fault.what


def test_without_a_page_that_nobody_wrote_no_script_is_vouched_for(
    folder: Path,
) -> None:
    (folder / "404.html").unlink()
    assert add_policies(folder) == 0
    assert policy_at(folder / "index.html")["script-src"] == {"'self'"}


def test_data_is_no_script(folder: Path) -> None:
    data = '<script type="application/json">{}</script><script src="a.js"></script>'
    assert read_html(data).inline == []
    [module] = read_html('<script type="module">x</script>').inline
    assert module.kind == "script"


def test_hosts_are_told_what_all_pages_share(folder: Path) -> None:
    add_policies(folder)
    first, *lines = (folder / HEADERS).read_text().splitlines()
    told = dict(line.strip().split(": ", 1) for line in lines)
    assert first == "/*"
    assert told["X-Content-Type-Options"] == "nosniff"
    assert "frame-ancestors 'none'" in told["Content-Security-Policy"]
    shared = {
        part.split()[0]: set(part.split()[1:])
        for part in told["Content-Security-Policy"].split(";")
    }
    # Both policies have to allow a script: the shared one allows every page's.
    for path in folder.rglob("*.html"):
        assert policy_at(path)["script-src"] <= shared["script-src"]
    assert len(shared["script-src"]) == 5
    # Cloudflare Pages takes lines of up to 2,000 characters.
    assert max(map(len, lines)) < 2000


def test_serve_has_no_policy_since_its_reload_script_differs_each_time(
    tiny_staged: Staged,
) -> None:
    served = ServedSite(tiny_staged.site)
    served.update()
    pages = sorted(served.folder.rglob("*.html"))
    assert len(pages) == 3
    assert [read_html(path.read_text()).policies for path in pages] == [[], [], []]
    assert not (served.folder / HEADERS).exists()
