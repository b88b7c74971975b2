"""The staged copy is the page with its includes, and what the build knows of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import Staged
from tests.torchproof.small_site import EXERCISE, PAGE, TOPIC, small_site

from torchproof import recording
from torchproof.faults import Fault
from torchproof.page import load_pages
from torchproof.site import Site
from torchproof.snippet import discover
from torchproof.stage import Told, stage_pages

ADD = "training/adding/add.py"


def stage(site: Site, **failures: list[Fault]) -> list[str]:
    """Stage the site; `add=` are faults of its snippet add.py."""
    by_key = {snippet.key: snippet for snippet in discover(site)[0]}
    recordings, _ = recording.load(site)
    faults = {ADD: failures["add"]} if failures else {}
    pages, _ = load_pages(site)
    return stage_pages(Told(site, by_key, recordings, {}, faults), pages)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return small_site(tmp_path)


def staged(site: Site, name: str = TOPIC) -> str:
    return (site.stage / name.removeprefix("docs/")).read_text()


def test_includes_stand_in_their_place(site: Site) -> None:
    stage(site)
    text = staged(site)
    assert "--8<--" not in text
    assert "total = torch.tensor(1.0) + 2.5\n" in text
    assert "$ python add.py\ntensor(3.5000)\n```\n" in text


def test_under_each_output_stands_where_it_comes_from(site: Site) -> None:
    stage(site)
    text = staged(site)
    below = text.partition("tensor(3.5000)\n```\n")[2]
    assert below.startswith("\ntorch ")
    assert "[add.py](../snippets/training/adding/add.py)" in below.split("\n")[1]
    assert text.count(".tp-proof--proven") == 1


def test_links_to_snippets_lead_to_the_published_ones(site: Site) -> None:
    stage(site)
    assert "[data.csv](../snippets/training/adding/data.csv)" in staged(site)
    assert (site.stage / "snippets/training/adding/data.csv").is_file()


def test_text_in_a_block_is_left_as_it_is(site: Site) -> None:
    shown = "```markdown\n[a](../../snippets/training/adding/data.csv)\n```\n"
    path = site.root / TOPIC
    path.write_text(PAGE.replace("## In practice\n", f"## In practice\n\n{shown}"))
    stage(site)
    assert shown in staged(site)


def test_the_title_is_followed_by_what_is_known_of_the_page(site: Site) -> None:
    stage(site)
    below = staged(site).partition("# Adding tensors\n")[2]
    assert below.startswith("\nBeginner · ")


def test_a_task_is_followed_by_its_files(site: Site) -> None:
    stage(site)
    below = staged(site).partition("1. Mend the starter.\n")[2]
    folder = EXERCISE.removeprefix("snippets/")
    assert below.startswith(f"\nSave [starter.py](../snippets/{folder}/starter.py)")


def test_in_a_tab_the_notes_are_as_deep_as_the_block(tiny_staged: Staged) -> None:
    text = staged(tiny_staged.site, "docs/basics/every-feature.md")
    below = text.partition("    tensor([2., 2.])\n    ```\n")[2]
    assert below.startswith("\n    torch ")
    assert below.split("\n")[2] == "    { .tp-proof .tp-proof--proven }"


def test_a_failing_snippet_says_so_in_place_of_its_proof(site: Site) -> None:
    stage(site, add=[Fault(ADD, 3, "ended in NameError", "mend it")])
    text = staged(site)
    assert "!!! failure" in text
    assert f"    {ADD}:3: ended in NameError; mend it\n" in text
    assert ".tp-proof--proven" not in text


def test_a_gpu_output_is_recorded_or_said_to_be_missing(tiny_staged: Staged) -> None:
    text = staged(tiny_staged.site, "docs/basics/every-feature.md")
    assert "tensor(3., device='cuda:0')\n```\n\nRecorded on Imaginary GPU" in text
    assert text.count("no output is recorded yet") == 1


def test_a_recording_beside_a_cpu_output_is_a_tab(tiny: Site) -> None:
    snippet = next(s for s in discover(tiny)[0] if s.stem == "picks_its_device")
    path = tiny.snippets / snippet.recording_key
    path.write_text("$ python picks_its_device.py\ncuda:0\n")
    recordings, _ = recording.load(tiny)
    kept = recording.hashes(tiny, snippet, [path.name])
    recordings[snippet.key, recording.CUDA] = recording.measured_here(snippet, kept)
    recording.save(tiny, recordings)
    stage(tiny)
    text = staged(tiny, "docs/basics/every-feature.md")
    assert (
        '=== "CPU"\n\n    ```console\n    $ python picks_its_device.py\n    cpu\n'
        in text
    )
    assert "    $ python picks_its_device.py\n    cuda:0\n    ```\n" in text


def test_unchanged_nothing_is_written(site: Site) -> None:
    assert TOPIC in stage(site)
    assert stage(site) == []


def test_only_what_changed_is_written(site: Site) -> None:
    stage(site)
    path = site.snippets / "training/adding/add.out"
    path.write_text("$ python add.py\ntensor(4.)\n")
    assert stage(site) == [TOPIC, "training/adding/add.out"]


def test_what_is_gone_is_taken_away(site: Site) -> None:
    (site.docs / "more.md").write_text("# More\n")
    stage(site)
    (site.docs / "more.md").unlink()
    (site.snippets / "training/adding/data.csv").unlink()
    assert set(stage(site)) == {"more.md", "data.csv"}
    assert not (site.stage / "more.md").exists()
    assert not (site.stage / "snippets/training/adding/data.csv").exists()


def test_only_what_readers_get_is_published(site: Site) -> None:
    for name in (".hidden.py", "__pycache__/a.pyc"):
        path = site.snippets / "training/adding" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    stage(site)
    endings = {path.suffix for path in (site.stage / "snippets").rglob("*.*")}
    assert endings == {".py", ".out", ".csv"}
    names = [path.name for path in (site.stage / "snippets").rglob("*")]
    assert ".hidden.py" not in names


def test_nothing_of_the_contributors_is_touched(site: Site) -> None:
    def look() -> dict[Path, tuple[int, bytes]]:
        return {
            path: (path.stat().st_mtime_ns, path.read_bytes())
            for base in (site.docs, site.snippets)
            for path in base.rglob("*")
            if path.is_file()
        }

    before = look()
    stage(site)
    assert look() == before
