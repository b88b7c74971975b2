"""What readers load of the decoder: without comments, but with its licence."""

from __future__ import annotations

from torchproof.catalogue_build import packed_scripts
from torchproof.site import this_site

NAMES = ("minisearch.js", "decoder.js", "decoder-page.js")


def test_scripts_lose_their_comments_and_keep_the_licence() -> None:
    packed = packed_scripts(this_site(), NAMES)
    assert len(packed) == len(NAMES)
    written = [(this_site().docs / "assets" / name).read_text() for name in NAMES]
    assert "/*! MiniSearch" in packed[0]
    assert "MIT licence" in packed[0]
    for before, after in zip(written[1:], packed[1:], strict=True):
        assert "/* " in before
        assert "/* " not in after
        assert len(after) < 0.9 * len(before)


def test_a_site_without_a_decoder_has_none() -> None:
    assert packed_scripts(this_site(), ["not_there.js"]) == []
