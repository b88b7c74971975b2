"""Whether a built page holds a policy that lets only the theme's own scripts run.

The policy is read from the finished page and judged here, whoever wrote it.
"""

from __future__ import annotations

from collections.abc import Iterator

from torchproof.faults import Fault
from torchproof.html_reader import Document, Policy
from torchproof.policy import hash_of

REMEDY = "look at what renders the page, and report this"
AUTHORED = "take the markup out of the page or its front matter"
# Without these everything else that a policy says can be gone round.
CLOSED = ("default-src", "base-uri", "form-action")


def wrong_policy(where: str, document: Document) -> Iterator[Fault]:
    """Faults of the page at `where`: of its policy, and of what that can't cover."""
    for line, what in document.acting:
        yield Fault(where, line, what, AUTHORED)
    if len(document.policies) != 1:
        what = f"holds {len(document.policies)} content security policies instead of 1"
        yield Fault(where, 1, what, REMEDY)
        return
    [policy] = document.policies
    if not policy.in_time:
        what = "states its content security policy below what that should cover"
        yield Fault(where, policy.line, what, REMEDY)
    directives = read_policy(policy)
    for name in CLOSED:
        if directives.get(name) != {"'none'"}:
            what = f"has a content security policy without `{name} 'none'`"
            yield Fault(where, policy.line, what, REMEDY)
    for kind in ("script", "style"):
        named = directives.get(f"{kind}-src", set()) - {"'self'"}
        there = {hash_of(one): one.line for one in document.inline if one.kind == kind}
        for source in sorted(there.keys() - named):
            what = f"holds an inline {kind} that its content security policy forbids"
            yield Fault(where, there[source], what, AUTHORED)
        for source in sorted(named - there.keys()):
            what = f"allows a {kind} ({source}) that is not on the page"
            yield Fault(where, policy.line, what, REMEDY)


def read_policy(policy: Policy) -> dict[str, set[str]]:
    """Each directive's sources; of a directive that is repeated, the first counts."""
    directives: dict[str, set[str]] = {}
    for part in policy.text.split(";"):
        name, *sources = part.split() or [""]
        directives.setdefault(name.lower(), set(sources))
    return directives
