"""What a program prints, and what an author quotes, is shown and never obeyed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect
from tests.conftest import TINY
from tests.pages.serving import Served, serving

import build
import update
from torchproof.checks import check_site
from torchproof.page import load_pages
from torchproof.site import Site, this_site
from torchproof.snippet import discover

HOSTILE = (
    "<script>window.ran = 1; alert(1)</script>",
    "</code></pre><img class=hostile src=x onerror='window.ran = 2'>",
    "</pre></div><script src=//example.org/a.js></script>",
    "<svg class=hostile onload='window.ran = 3'>",
    "{{ config.site_name }} {% raw %}",
    'see --8<-- "hostile/raises.py"',
    ";--8<--",
    "~~~ </textarea><iframe class=hostile src=javascript:alert(1)>",
    "[x](javascript:window.ran=4) ![y](x){ onerror=alert(1) }",
    "&lt;b&gt; &amp;lt; &#60;script&#62;",
    "<!-- --> ]]> <!--pytest-codeblocks:skip-->",
    "=== tab",
)
# Turns what follows round; shown as the six signs that stand for it.
OVERRIDE = "\N{RIGHT-TO-LEFT OVERRIDE}"
REVERSED = "<b class=hostile>bold</b>"
NESTED = "``` python\nprint(0)\n```"
COLOURED = "\x1b[31mred\x1b[0m \x1b]8;;javascript:1\x07link"

PAGE = """\
---
title: Hostile text 'quoted' & shown
description: "Says 'what happens' to a text that looks like markup; & no more."
---

# Hostile text

The tag `<script>alert(1)</script>` is text, and so is ``{{ config.site_name }}``.

````python title="prints.py"
--8<-- "hostile/prints.py"
````

<!--pytest-codeblocks:expected-output-->

````console
--8<-- "hostile/prints.out"
````

````python
--8<-- "hostile/raises.py"
````

<!--pytest-codeblocks:expected-output-->

````console
--8<-- "hostile/raises.out"
````

`````quiz
id: hostile
question: |
  Which is `<img class=hostile src=x onerror=alert(1)>`?

  ```text
  <script>alert(1)</script>
  ```
options:
  - text: "`</label><script>window.ran = 5</script>`"
    correct: true
    why: It holds `<script>alert(1)</script>`.
  - text: "`{{ 7 * 7 }} &lt;b&gt;`"
    why: That is `[x](javascript:alert(1))`.
`````
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site of one page whose programs print what could be taken for markup."""
    root = tmp_path_factory.mktemp("hostile")
    settings = (TINY / "mkdocs.yml").read_text().partition("nav:")[0]
    scripts = {
        f"docs/assets/{name}": (this_site().docs / "assets" / name).read_text()
        for name in ("quiz.js", "torchproof.js")
    }
    settings += "extra_javascript: [assets/quiz.js, assets/torchproof.js]\n"
    files = scripts | {
        "mkdocs.yml": settings + "nav:\n  - Home: index.md\n",
        "docs/index.md": PAGE,
        "snippets/recordings.toml": "",
        "snippets/hostile/prints.py": "".join(
            f"print(\n    {json.dumps(text)}\n)\n"
            for text in (*HOSTILE, NESTED, COLOURED, OVERRIDE + REVERSED)
        ),
        "snippets/hostile/raises.py": (
            f"# raises: ValueError\nraise ValueError(\n    {HOSTILE[1]!r}\n)\n"
        ),
    }
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return Site(root)


@pytest.fixture(scope="module")
def shown(site: Site) -> Iterator[Served]:
    """The site, its programs run and its page proven and built, served."""
    assert update.update(site) == 1, "it wrote the outputs"
    assert build.build(site) == 0
    with serving(site.root / "site") as server:
        yield server


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def test_hostile_text_is_shown_as_it_is_and_nothing_of_it_runs(
    page: Page, shown: Served, site: Site
) -> None:
    dialogs: list[str] = []

    def asked(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", asked)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(shown.address)
    outputs = page.locator(".language-console code")
    expect(outputs).to_have_count(2)
    for number, name in enumerate(("prints", "raises")):
        stored = (site.snippets / f"hostile/{name}.out").read_text("utf-8")
        assert (outputs.nth(number).text_content() or "").strip() == stored.strip()
    first = outputs.first.text_content() or ""
    assert [text for text in (*HOSTILE, NESTED) if text not in first] == []
    # A terminal's colours are no text: what is stored holds no control signs.
    assert "\x1b" not in first
    assert OVERRIDE not in first
    assert f"\\u202e{REVERSED}" in first

    page.locator("form.tp-quiz input").last.check()
    page.locator("form.tp-quiz").get_by_role("button", name="Check").click()
    form = page.locator("form.tp-quiz").inner_text()
    assert "<img class=hostile src=x onerror=alert(1)>" in form
    assert "</label><script>window.ran = 5</script>" in form
    assert "{{ 7 * 7 }} &lt;b&gt;" in form
    assert page.title().startswith("Hostile text 'quoted' & shown")

    # The search shows pieces of pages.
    page.keyboard.press("Escape")
    page.locator(".md-search__input").first.click()
    page.keyboard.type("alert")
    found = page.locator(".md-search-result__item")
    expect(found.first).to_be_visible()
    expect(found.first).to_contain_text("<script>window.ran = 1;")

    assert page.locator(".hostile").count() == 0
    assert page.locator("a[href^='javascript' i], [onerror], iframe").count() == 0
    assert page.evaluate("window.ran") is None
    assert (dialogs, said) == ([], [])


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("# Hostile text\n", "# Hostile text\n\n<script>alert(1)</script>\n", 8),
        ("why: That is", "why: <img src=x onerror=alert(1)> That is", 43),
        ("title: Hostile", "title: </title><script>alert(1)</script> Hostile", 2),
        ("The tag", "[x](javascript:alert(1)) The tag", 8),
    ],
)
def test_what_an_author_would_have_obeyed_stops_the_build(
    old: str, new: str, line: int, site: Site
) -> None:
    page = site.docs / "index.md"
    assert PAGE.count(old) == 1
    try:
        page.write_text(PAGE.replace(old, new))
        pages, faults = load_pages(site)
        faults += check_site(site, pages, discover(site)[0])[0]
    finally:
        page.write_text(PAGE)
    assert ("docs/index.md", line) in {(fault.path, fault.line) for fault in faults}
