"""What a page lets a browser do: a content security policy in each page's head.

Only what the theme put there may run: an inline script is named by its hash when
`404.html`, which shows nothing that anybody wrote, has it too. So markup that came
out of a text is never vouched for, whatever let it through.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from torchproof.files import write_if_changed
from torchproof.html_reader import Document, Inline, read_html

# The one part of the theme's scripts that differs from page to page: its depth.
DEPTH = re.compile(r'new URL\("[./\w-]*",location\)')
HEADERS = "_headers"


def add_policies(folder: Path) -> int:
    """Write its policy into each page of a built site, and the headers that hosts
    read into `_headers`; returns how many inline scripts and styles they name."""
    pages = {path: _text(path) for path in sorted(folder.rglob("*.html"))}
    documents = {path: read_html(text) for path, text in pages.items()}
    empty = documents.get(folder / "404.html", Document())
    vouched = {_same_everywhere(inline) for inline in empty.inline}
    everywhere: dict[str, Inline] = {}
    named = 0
    for path, text in pages.items():
        document = documents[path]
        inline = [one for one in document.inline if _same_everywhere(one) in vouched]
        everywhere |= {hash_of(one): one for one in inline}
        named += len(inline)
        if document.head is not None:
            added = with_policy(text, document.head, page_policy(inline))
            write_if_changed(path, added.encode())
    write_if_changed(folder / HEADERS, headers(everywhere.values()).encode())
    return named


def hash_of(inline: Inline) -> str:
    """How a policy names an inline script or style."""
    # As a browser reads it, whatever ended the lines of the file.
    text = inline.text.replace("\r\n", "\n").replace("\r", "\n")
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def page_policy(inline: Iterable[Inline]) -> str:
    """The policy of a page on which `inline` stands: nothing else, all from here."""
    inline = list(inline)
    return _joined(
        {
            "default-src": ["'none'"],
            "script-src": ["'self'", *_hashes(inline, "script")],
            "style-src": ["'self'", *_hashes(inline, "style")],
            # Material draws its icons from style sheets, as data.
            "img-src": ["'self'", "data:"],
            "font-src": ["'self'"],
            # The search: its index, and the worker that looks through it.
            "connect-src": ["'self'"],
            "worker-src": ["'self'"],
            "base-uri": ["'none'"],
            "form-action": ["'none'"],
        }
    )


def headers(inline: Iterable[Inline]) -> str:
    """The file that Netlify, Cloudflare Pages and others read: what every page
    shares, for the files that are no pages too. A browser enforces both policies.
    """
    shared = {
        "default-src": ["'none'"],
        "script-src": ["'self'", *_hashes(inline, "script")],
        # A plot that is opened by itself holds its style; a page's own policy says no.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
    }
    lines = {
        "Content-Security-Policy": _joined(shared),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), "
        "usb=(), clipboard-write=(self)",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }
    return "/*\n" + "".join(f"  {name}: {value}\n" for name, value in lines.items())


def with_policy(text: str, place: tuple[int, int], policy: str) -> str:
    """`text` with the policy at `place`, a line from 1 and a column from 0."""
    lines = text.split("\n")
    row, column = place[0] - 1, place[1]
    content = escape(policy, quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{content}">'
    lines[row] = lines[row][:column] + meta + lines[row][column:]
    return "\n".join(lines)


def _same_everywhere(inline: Inline) -> tuple[str, str]:
    return inline.kind, DEPTH.sub("", inline.text)


def _hashes(inline: Iterable[Inline], kind: str) -> list[str]:
    return sorted({hash_of(one) for one in inline if one.kind == kind})


def _joined(directives: dict[str, list[str]]) -> str:
    return "; ".join(f"{name} {' '.join(s)}" for name, s in directives.items())


def _text(path: Path) -> str:
    return path.read_bytes().decode()
