"""What the build adds to a page says the truth about each output."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest
from tests.conftest import Staged
from tests.torchproof.small_site import EXERCISE, page_of, small_site

from torchproof import notes, recording
from torchproof.faults import Fault
from torchproof.recording import Recordings
from torchproof.site import Site
from torchproof.snippet import Snippet, discover

RAW = PurePosixPath("../snippets")
TOPIC = "basics/every_feature"


def one(site: Site, stem: str) -> tuple[Snippet, Recordings]:
    (snippet,) = [s for s in discover(site)[0] if s.stem == stem]
    return snippet, recording.load(site)[0]


def under(site: Site, stem: str) -> str:
    snippet, recordings = one(site, stem)
    return "\n".join(notes.origin(site, recordings, snippet, RAW))


def test_a_proven_output_names_what_made_it_and_its_files(tiny: Site) -> None:
    text = under(tiny, "first_sum")
    assert f"torch {recording.torch_version()}" in text
    assert "run again before every publication" in text
    assert f"[first_sum.py](../snippets/{TOPIC}/first_sum.py)" in text
    assert f"[first_sum.out](../snippets/{TOPIC}/first_sum.out)" in text
    assert text.endswith("{ .tp-proof .tp-proof--proven }")
    assert ".csv" not in text


def test_a_plot_names_its_data(tiny: Site) -> None:
    assert f"[line_drawn.csv](../snippets/{TOPIC}/line_drawn.csv)" in under(
        tiny, "line_drawn"
    )


def test_a_measurement_names_its_machine_and_day(tiny: Site) -> None:
    text = under(tiny, "sum_takes_time")
    recordings, _ = recording.load(tiny)
    kept = recordings[f"{TOPIC}/sum_takes_time.py", recording.MEASURED]
    assert f"Measured on {kept.machine} · torch {kept.torch}" in text
    assert kept.date in text
    assert "run again" not in text
    assert text.endswith("{ .tp-proof .tp-proof--measured }")


def test_a_measurement_that_is_not_there_is_said_to_be_missing(tiny: Site) -> None:
    tiny.recordings.unlink()
    text = under(tiny, "sum_takes_time")
    assert text.startswith("Not measured yet")
    assert text.endswith("{ .tp-proof .tp-proof--unrecorded }")


def gpu(site: Site, stem: str) -> str:
    snippet, recordings = one(site, stem)
    return "\n".join(notes.gpu_output(site, recordings, snippet, RAW))


def test_a_recorded_output_is_shown_with_its_provenance(tiny: Site) -> None:
    text = gpu(tiny, "recorded_on_gpu")
    assert text.startswith(
        "```console\n$ python recorded_on_gpu.py\ntensor(3., device='cuda:0')\n```\n\n"
        "Recorded on Imaginary GPU · driver 1.0 · torch 2.13.0"
    )


def test_a_recorded_output_may_hold_a_fence(tiny: Site) -> None:
    snippet, recordings = one(tiny, "recorded_on_gpu")
    path = tiny.snippets / snippet.recording_key
    path.write_text("$ python recorded_on_gpu.py\n```\n")
    kept = recording.hashes(tiny, snippet, [path.name])
    made = recording.measured_here(snippet, kept)
    recordings[snippet.key, recording.CUDA] = made
    text = "\n".join(notes.gpu_output(tiny, recordings, snippet, RAW))
    assert text.startswith("````console\n$ python recorded_on_gpu.py\n```\n````\n")


@pytest.mark.parametrize("stem", ["doubles_on_gpu", "recorded_on_gpu"])
def test_without_a_whole_recording_no_output_is_shown(stem: str, tiny: Site) -> None:
    path = tiny.snippets / TOPIC / "recorded_on_gpu.cuda.out"
    path.write_text(path.read_text().replace("3.", "4."))
    text = gpu(tiny, stem)
    assert "no output is recorded yet" in text
    assert f'`make record ARGS="--only {TOPIC}/{stem}.py"`' in text
    assert "Needs a GPU" in text
    assert "tensor" not in text


def test_a_program_for_several_gpus_says_how_many(tiny: Site) -> None:
    path = tiny.snippets / TOPIC / "doubles_on_gpu.py"
    path.write_text("# needs: cuda\n# run: torchrun --nproc-per-node=gpu\n")
    assert '"Needs 2 GPUs: no output is recorded yet"' in gpu(tiny, "doubles_on_gpu")


def test_a_failure_shows_every_fault() -> None:
    faults = [Fault("a.py", 1, "one", "mend"), Fault("a.py", 2, "two", "mend")]
    text = "\n".join(notes.failure(faults))
    assert text.startswith("!!! failure")
    assert "    a.py:1: one; mend\n    a.py:2: two; mend" in text


def test_a_topic_says_how_hard_long_old_and_proven_it_is(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    page, _ = page_of(site)
    (site.docs / "index.md").write_text('---\ntitle: "The start"\n---\n# Home\n')
    (line, classes) = notes.page_notes(site, {page.path: "2026-11-30"}, page)
    minutes = notes.reading_minutes(page)
    assert line == (
        f"Beginner · {minutes} min · Last changed 2026-11-30 · "
        f"Proven with {notes.toolchain()} · Read first: [The start](../index.md)"
    )
    assert classes == "{ .tp-meta }"


def test_without_git_the_page_says_so(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    line, _ = notes.page_notes(site, {}, page_of(site)[0])
    assert "unknown: no git history here" in line


def test_a_page_that_teaches_nothing_has_no_difficulty(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    page, _ = page_of(site, "docs/index.md")
    line, _ = notes.page_notes(site, {page.path: "2026-11-30"}, page)
    assert line == f"1 min · Last changed 2026-11-30 · Proven with {notes.toolchain()}"


def test_code_takes_longer_to_read_than_prose(tiny_staged: Staged) -> None:
    long, short = sorted(map(notes.reading_minutes, tiny_staged.pages), reverse=True)
    assert long > short == 1


def test_an_exercise_links_what_a_reader_saves(tmp_path: Path) -> None:
    site = small_site(tmp_path, {f"{EXERCISE}/heights.csv": "1\n"})
    folder = EXERCISE.removeprefix("snippets/")
    text = "\n".join(notes.exercise_links(site, folder, 2))
    for name in ("starter.py", "check.py", "solution.py", "heights.csv"):
        assert f"[{name}](../snippets/{folder}/{name})" in text
    assert "task.md" not in text
