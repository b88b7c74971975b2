"""Code that stands in no fence would be shown and never proven."""

from __future__ import annotations

import re
from collections.abc import Iterator

from torchproof.faults import Fault
from torchproof.fences import Comment, Fence, without_inline_code
from torchproof.includes import TAB
from torchproof.page import Page

PRE = re.compile(r"<pre\b|<textarea\b|<xmp\b", re.IGNORECASE)
# What text below it may be indented under: lists, definitions, notes, tabs.
CONTAINER = re.compile(
    r"^(?:[-*+:]|\d+[.)]|!!!|\?\?\?\+?|===|///|\[\^[^\]]+\]:)(?:\s|$)"
)


def check_unfenced(page: Page) -> list[Fault]:
    """Faults where a page shows code by indentation or in HTML."""
    return [*_html(page), *_indented(page)]


def _html(page: Page) -> Iterator[Fault]:
    for line in page.outside():
        if "<" in line.text and PRE.search(without_inline_code(line.text)):
            yield line.fault("shows code in HTML, which nobody proves", "use a fence")


def _indented(page: Page) -> Iterator[Fault]:
    """Lines four columns deeper than what holds them, after a blank one."""
    depths = [0]
    after_blank = True
    in_code = False
    for item in page.items:
        if isinstance(item, Fence | Comment):
            after_blank, in_code = True, False
            continue
        text = item.text.expandtabs(TAB)
        stripped = text.strip()
        if not stripped:
            after_blank = True
            continue
        indent = len(text) - len(text.lstrip())
        while indent < depths[-1] and (after_blank or indent == 0):
            depths.pop()
        deeper = indent - depths[-1] >= TAB
        if deeper and after_blank and not in_code and not stripped.startswith("<"):
            in_code = True
            yield item.fault(
                "is indented like code, which nobody proves",
                "put it in a fence, or take the indentation away",
            )
        elif not deeper:
            in_code = False
            if CONTAINER.match(stripped):
                depths.append(indent // TAB * TAB + TAB)
        after_blank = False
