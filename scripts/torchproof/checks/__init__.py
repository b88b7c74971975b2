"""What must be true of the pages together, before anything is built."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from torchproof.catalogue import load_catalogue
from torchproof.catalogue_checks import check_catalogue
from torchproof.checks.drawings import check_drawings
from torchproof.checks.line_by_line import check_line_by_line
from torchproof.checks.links import check_links
from torchproof.checks.markup import check_markup
from torchproof.checks.names import check_files
from torchproof.checks.navigation import check_navigation
from torchproof.checks.orphans import check_orphans
from torchproof.checks.parts import check_parts
from torchproof.checks.quotes import check_quotes
from torchproof.checks.sentences import check_sentences
from torchproof.checks.twins import check_twins
from torchproof.checks.unfenced import check_unfenced
from torchproof.checks.width import check_width
from torchproof.faults import Fault
from torchproof.page import Page
from torchproof.quiz import Quiz, site_quizzes
from torchproof.site import Site
from torchproof.snippet import Snippet


@dataclass
class Counts:
    """What was looked at, by the path of the page where it is a page's.

    `parts` and `terms` have topic pages only; `files` are those in snippets/,
    `code_lines` the lines of programs, `drawings` SVG files, `entries` those of the
    catalogue of errors, all for the whole site.
    """

    parts: dict[str, int] = field(default_factory=dict)
    terms: dict[str, int] = field(default_factory=dict)
    quotes: dict[str, int] = field(default_factory=dict)
    links: dict[str, int] = field(default_factory=dict)
    sentences: dict[str, int] = field(default_factory=dict)
    quizzes: dict[str, int] = field(default_factory=dict)
    code_lines: int = 0
    drawings: int = 0
    files: int = 0
    entries: int = 0


def check_site(
    site: Site, pages: Sequence[Page], snippets: Sequence[Snippet]
) -> tuple[list[Fault], Counts]:
    """Run every check; returns all faults, sorted, and what was looked at."""
    counts = Counts()
    every, pages = pages, [page for page in pages if page.whole]
    quizzes, faults = site_quizzes(pages, snippets)
    counts.quizzes = _by_page(pages, quizzes)
    for page in pages:
        wrong, counts.quotes[page.path] = check_quotes(page)
        faults += wrong + check_unfenced(page) + check_markup(page)
        if page.is_topic:
            wrong, counts.parts[page.path] = check_parts(page)
            faults += wrong
            wrong, counts.terms[page.path] = check_line_by_line(page)
            faults += wrong
    wrong, counts.sentences = check_sentences(pages)
    faults += wrong
    wrong, counts.links = check_links(site, every)
    faults += wrong
    wrong, counts.code_lines = check_width(site, pages)
    faults += wrong
    wrong, counts.files = check_orphans(site, pages, quizzes)
    # A file may be shown where a page could not be read.
    faults += wrong if all(page.whole or page.is_lab for page in every) else []
    faults += check_navigation(site, every)
    wrong, _ = check_files(site)
    faults += wrong
    wrong, counts.drawings = check_drawings(site)
    faults += wrong
    faults += check_twins(pages)
    catalogue, _ = load_catalogue(site)
    by_key = {snippet.key: snippet for snippet in snippets}
    faults += check_catalogue(site, catalogue, by_key, every)
    counts.entries = len(catalogue.entries)
    return sorted(set(faults)), counts


def _by_page(pages: Sequence[Page], quizzes: Sequence[Quiz]) -> dict[str, int]:
    return {
        page.path: sum(quiz.page == page.path for quiz in quizzes) for page in pages
    }
