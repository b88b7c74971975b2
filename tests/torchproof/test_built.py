"""A built site shows what was proven; whoever touches the HTML is found out."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import Staged

from torchproof.built import check_built
from torchproof.html_reader import read_html

PAGE = "basics/every-feature/index.html"
DOCS = "docs/basics/every-feature.md"


def test_what_mkdocs_builds_holds(tiny_built: Path, tiny_staged: Staged) -> None:
    faults, counts = check_built(tiny_built, tiny_staged.pages)
    assert [str(fault) for fault in faults] == []
    (page,) = [page for page in tiny_staged.pages if page.path == DOCS]
    assert counts.python[DOCS] == sum(len(block.fences) for block in page.blocks)
    assert counts.outputs[DOCS] == sum(b.expected is not None for b in page.blocks)
    assert counts.python["docs/index.md"] == counts.outputs["docs/index.md"] == 0
    assert (counts.quotations, counts.recordings, counts.quizzes) == (1, 1, 1)
    # One under each output and recording, and the two-part program's.
    assert counts.proofs == counts.outputs[DOCS] + counts.recordings
    assert counts.links > 50
    # Three on each of two pages and on 404.html.
    assert counts.hashes == 9


@pytest.fixture
def copy(tiny_built: Path, tmp_path: Path) -> Path:
    """The built site, to tamper with."""
    return shutil.copytree(tiny_built, tmp_path / "site")


BLOCK = (
    '<div class="language-python highlight"><pre><code>print(1)\n</code></pre></div>'
)
CONSOLE = '<div class="language-console highlight"><pre><code>1\n</code></pre></div>'
ARTICLE = '<h2 id="syntax">'
TAMPERED = {
    "a digit of an output": ("0.4963", "0.4964", "an output that is not"),
    "a word of the code": (
        "\nnumbers <",
        "\nletters <",
        "a Python block that is not",
    ),
    "a Python block more": (ARTICLE, BLOCK + ARTICLE, "times a Python block"),
    "an output more": (ARTICLE, CONSOLE + ARTICLE, "times an output"),
    "code without a language": (
        ARTICLE,
        f"<pre>1</pre>{ARTICLE}",
        "without a language",
    ),
    "an output without a language": (
        "language-console highlight",
        "highlight",
        "without a language",
    ),
    "Python under another name": (
        '<div class="language-python highlight"><span class="filename">first_sum',
        '<div class="language-text highlight"><span class="filename">first_sum',
        "times a Python block",
    ),
    "a quotation shown as a program": ("python quotation", "python", "0 quotations"),
    "another program in the quiz": ("row <", "raw <", "other code in its quiz"),
    "a quiz that is none": ('<form class="tp-quiz"', "<form", "shows 0 quizzes"),
    "a recorded output": (
        "device=&#39;cuda:0&#39;",
        "device=&#39;cuda:1&#39;",
        "output",
    ),
    "a link to nothing": ("heights.csv", "weights.csv", "does not exist"),
    "an anchor to nothing": ('href="#syntax"', 'href="#syntacks"', "no such anchor"),
    "a picture of elsewhere": (
        ARTICLE,
        f'<img src="https://example.org/a.png">{ARTICLE}',
        "another machine",
    ),
    "a script of elsewhere": (
        "</body>",
        '<script src="//example.org/a.js"></script></body>',
        "another machine",
    ),
    "a style of elsewhere": (
        "</head>",
        '<link rel="stylesheet" href="https://a.org/a.css"></head>',
        "another machine",
    ),
    "no policy": (
        '<meta http-equiv="Content-Security-Policy"',
        "<meta",
        "0 content security policies",
    ),
    "a script that its policy forbids": (
        ARTICLE,
        f"<script>alert(1)</script>{ARTICLE}",
        "an inline script that its content security policy forbids",
    ),
    "a script that was changed": ("localStorage", "sessionStorage", "policy forbids"),
    "a style that its policy forbids": (
        ARTICLE,
        f"<style>p {{ color: red }}</style>{ARTICLE}",
        "an inline style that its content security policy forbids",
    ),
    "a policy that allows any script": (
        "script-src 'self'",
        "script-src 'self' 'unsafe-inline'",
        "'unsafe-inline') that is not on the page",
    ),
    "a policy that allows what nobody named": (
        "default-src 'none'",
        "default-src 'self'",
        "without `default-src 'none'`",
    ),
    "a policy below a script": (
        '<meta charset="utf-8">',
        '<meta charset="utf-8"><script src="../../assets/javascripts/a.js"></script>',
        "below what that should cover",
    ),
    "an attribute that runs": (
        ARTICLE,
        f'<p onclick="alert(1)">{ARTICLE}',
        "the attribute `onclick` on <p>",
    ),
    "a link that runs": (
        ARTICLE,
        f'<a href=" java&#115;cript:alert(1)">x</a>{ARTICLE}',
        "has `href= javascript:alert(1)` on <a>",
    ),
    "a way to another page": (
        ARTICLE,
        f'<meta http-equiv="refresh" content="0">{ARTICLE}',
        "sends the reader elsewhere",
    ),
    "a font of elsewhere": (
        "</head>",
        "<style>a{src: url('https://a.org/f.woff2')}</style></head>",
        "another machine",
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_page_is_found_out(
    what: str, copy: Path, tiny_staged: Staged
) -> None:
    old, new, said = TAMPERED[what]
    path = copy / PAGE
    html = path.read_text()
    # Where one quotes an apostrophe as an entity, another writes it.
    old, new = (old, new) if old in html else (_plain(old), _plain(new))
    assert old in html
    path.write_text(html.replace(old, new))
    faults, _ = check_built(copy, tiny_staged.pages)
    assert any(said in fault.what for fault in faults), faults


def _plain(text: str) -> str:
    return text.replace("&#39;", "'")


def _without_a_page(folder: Path) -> None:
    (folder / PAGE).unlink()


def _with_a_page_more(folder: Path) -> None:
    (folder / "more.html").write_text("<p>not proven</p>")


def _with_a_font_of_elsewhere(folder: Path) -> None:
    (folder / "assets" / "more.css").write_text("@import '//example.org/a.css';")


def _without_inline_scripts(folder: Path) -> None:
    for path in folder.rglob("*.html"):
        path.write_text(re.sub(r"<script>.*?</script>", "", path.read_text()))


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (_without_inline_scripts, "holds no inline script on any page"),
        (_without_a_page, "is missing"),
        (_with_a_page_more, "is no page that was proven"),
        (_with_a_font_of_elsewhere, "another machine"),
    ],
)
def test_a_tampered_site_is_found_out(
    tamper: Callable[[Path], None], said: str, copy: Path, tiny_staged: Staged
) -> None:
    tamper(copy)
    faults, _ = check_built(copy, tiny_staged.pages)
    assert any(said in fault.what for fault in faults), faults


def test_text_is_read_as_the_reader_sees_it() -> None:
    html = (
        '<div class="language-python highlight"><span class="filename">a.py</span>'
        '<pre><span></span><code><span class="n">a</span> &lt; 1 &amp; b\n</code></pre>'
        '</div><form class="tp-quiz">'
        '<pre class="language-py"><code>2</code></pre></form>'
        "<pre>3</pre>"
    )
    first, second, third = read_html(html).blocks
    assert (first.text, first.language, first.quiz) == ("a < 1 & b\n", "python", 0)
    assert (second.text, second.is_python, second.quiz) == ("2", True, 1)
    assert (third.text, third.language) == ("3", "")
