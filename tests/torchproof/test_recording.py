"""What is kept, not run again, is held to its snippet and to its own bytes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from torchproof import recording
from torchproof.faults import Fault
from torchproof.recording import CUDA, MEASURED, Recording, Recordings
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Snippet, discover, make_snippet
from torchproof.upkeep import bring_up_to_date

CODE = {CUDA: "# needs: cuda\nimport torch\n", MEASURED: "# measured: a time\n"}
ENDING = {CUDA: ".cuda.out", MEASURED: ".out"}


def kept(site: Site, kind: str) -> tuple[Snippet, Recordings]:
    """A site with one snippet and what was kept of it, both whole."""
    snippet, _ = make_snippet("s/t/a.py", CODE[kind], "a.py")
    folder = site.snippets / "s" / "t"
    folder.mkdir(parents=True)
    (folder / "a.py").write_text(snippet.code)
    (folder / f"a{ENDING[kind]}").write_text("$ python a.py\n1\n")
    (folder / "a.csv").write_text("x\n1\n")
    names = [f"a{ENDING[kind]}", "a.csv"]
    made = replace(
        recording.measured_here(snippet, recording.hashes(site, snippet, names)),
        device="GPU" if kind == CUDA else "cpu",
    )
    return snippet, {(snippet.key, kind): made}


def told(site: Site, found: Recordings, snippet: Snippet) -> list[str]:
    faults: list[Fault] = recording.check(site, found, [snippet])
    return [f"{fault.path}: {fault.what}" for fault in faults]


@pytest.mark.parametrize("kind", [CUDA, MEASURED])
def test_what_was_kept_is_right_and_survives_the_file(
    kind: str, tmp_path: Path
) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, kind)
    assert recording.save(site, found)
    assert not recording.save(site, found)
    assert recording.load(site) == (found, [])
    assert told(site, found, snippet) == []
    assert recording.is_whole(site, found, snippet, kind)


@pytest.mark.parametrize("kind", [CUDA, MEASURED])
@pytest.mark.parametrize("name", ["a.csv", "output"])
@pytest.mark.parametrize("content", ["$ python a.py\n2\n", "", None])
def test_a_kept_file_that_was_edited_is_named(
    kind: str, name: str, content: str | None, tmp_path: Path
) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, kind)
    name = f"a{ENDING[kind]}" if name == "output" else name
    path = site.snippets / "s/t" / name
    if content is None:
        path.unlink()
    else:
        path.write_text(content)
    assert told(site, found, snippet) == [f"snippets/s/t/{name}: is not what was kept"]
    assert not recording.is_whole(site, found, snippet, kind)
    if kind == CUDA:
        assert recording.gpu_state(site, found, snippet) == "stale"


@pytest.mark.parametrize("kind", [CUDA, MEASURED])
def test_a_recording_that_forgets_its_output_is_not_whole(
    kind: str, tmp_path: Path
) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, kind)
    found[snippet.key, kind] = replace(found[snippet.key, kind], kept={})
    assert told(site, found, snippet) == [
        f"snippets/s/t/a{ENDING[kind]}: is not what was kept"
    ]


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (CUDA, "was changed after its GPU output was recorded"),
        (MEASURED, "has no measurement, or was changed after it"),
    ],
)
def test_a_snippet_that_was_edited_afterwards_is_named(
    kind: str, what: str, tmp_path: Path
) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, kind)
    edited = replace(snippet, code=snippet.code + "\n")
    assert told(site, found, edited) == [f"snippets/s/t/a.py: {what}"]


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (CUDA, "data.csv: was changed after a.py had read it, for its GPU output"),
        (MEASURED, "a.py: was measured with another data.csv"),
    ],
)
@pytest.mark.parametrize("content", ["x\n2\n", None])
def test_what_read_other_data_is_stale(
    kind: str, what: str, content: str | None, tmp_path: Path
) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, kind)
    data = site.snippets / "s/t/data.csv"
    data.write_text("x\n1\n")
    reads = recording.hashes(site, snippet, [data.name])
    found[snippet.key, kind] = replace(found[snippet.key, kind], reads=reads)
    assert told(site, found, snippet) == []
    assert recording.save(site, found)
    assert recording.load(site) == (found, [])
    if content is None:
        data.unlink()
    else:
        data.write_text(content)
    assert told(site, found, snippet) == [f"snippets/s/t/{what}"]
    assert not recording.is_whole(site, found, snippet, kind)


def test_an_output_that_nothing_vouches_for_is_named(tmp_path: Path) -> None:
    site = Site(tmp_path)
    snippet, _ = kept(site, CUDA)
    assert told(site, {}, snippet) == [
        "snippets/s/t/a.cuda.out: has no entry in recordings.toml: nothing says what "
        "printed it"
    ]


def test_a_gpu_output_is_recorded_unrecorded_or_stale(tmp_path: Path) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, CUDA)
    assert recording.gpu_state(site, found, snippet) == "recorded"
    assert recording.gpu_state(site, {}, snippet) == "stale"
    (site.snippets / snippet.recording_key).unlink()
    assert recording.gpu_state(site, {}, snippet) == "unrecorded"
    assert told(site, {}, snippet) == []


def test_a_measurement_must_be_there(tmp_path: Path) -> None:
    site = Site(tmp_path)
    snippet, _ = kept(site, MEASURED)
    assert told(site, {}, snippet) == [
        "snippets/s/t/a.py: has no measurement, or was changed after it"
    ]


def test_a_recording_of_nothing_is_named(tmp_path: Path) -> None:
    site = Site(tmp_path)
    snippet, found = kept(site, CUDA)
    (site.snippets / snippet.key).unlink()
    faults = recording.check(site, found, [])
    assert [fault.what for fault in faults] == ["names s/t/a.py, which is not there"]


WHOLE = "".join(
    f'{name} = "x"\n'
    for name in [
        "sha256",
        "machine",
        "device",
        "driver",
        "torch",
        "python",
        "threads",
        "date",
    ]
)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("= 1", "is no TOML"),
        ("a = 1\n", "keeps a (no kind) wrongly"),
        ('["a.py"]\ncuda = 1\n', "keeps a.py (cuda) wrongly: it is no table"),
        (
            '["a.py".cdua]\nsha256 = "1"\n',
            "a.py (cdua) wrongly: there is no such kind",
        ),
        (f'["a.py".cuda]\n{WHOLE}kept = "1"\n', "wrongly: kept is no table"),
        (f'["a.py".cuda]\n{WHOLE}reads = "1"\n', "wrongly: reads is no table"),
        (f'["a.py".cuda]\n{WHOLE}kept = {{a = 1}}\n', "wrongly: a is no text"),
        (
            f'["a.py".cuda]\n{WHOLE}'.replace('threads = "x"', "threads = 1"),
            "wrongly: threads is no text",
        ),
        ('["a.py".cuda]\nsha256 = "1"\n', "a.py (cuda)"),
        ('["a.py".cuda]\ncolour = "red"\n', "a.py (cuda)"),
    ],
)
def test_a_broken_file_is_a_fault(text: str, what: str, tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.snippets.mkdir()
    site.recordings.write_text(text)
    found, (fault,) = recording.load(site)
    assert found == {}
    assert fault.path == "snippets/recordings.toml"
    assert what in fault.what


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    assert recording.load(Site(tmp_path)) == ({}, [])


def test_the_page_says_where_it_comes_from() -> None:
    gpu = Recording("", "EPYC", "H200", "570", "2.13.0", "3.11", "1", "2026-11-30")
    assert (
        gpu.provenance == "H200 · driver 570 · torch 2.13.0 · Python 3.11 · "
        "CPU: EPYC, 1 thread · 2026-11-30"
    )
    cpu = replace(gpu, device="cpu", driver="", threads="2")
    assert cpu.provenance == (
        "EPYC · torch 2.13.0 · Python 3.11 · 2 threads · 2026-11-30"
    )


def test_measuring_again_loses_nothing_that_cannot_be_read(
    tiny: Site, runner: Runner
) -> None:
    broken = tiny.recordings.read_text().replace("[", "[[", 1)
    tiny.recordings.write_text(broken)
    measured = [s for s in discover(tiny)[0] if s.directives.measured]
    done = bring_up_to_date(tiny, runner, measured, write=True)
    assert done.ran == [snippet.key for snippet in measured] != []
    assert {fault.path for fault in done.all_faults} == {"snippets/recordings.toml"}
    assert done.changed == []
    assert tiny.recordings.read_text() == broken


def test_a_measurement_is_tied_to_the_data_that_it_read(
    tiny: Site, runner: Runner
) -> None:
    path = tiny.snippets / "basics/every_feature/reads_heights.py"
    path.write_text("# measured: for a test\n" + path.read_text())
    measured = [s for s in discover(tiny)[0] if s.stem == "reads_heights"]
    done = bring_up_to_date(tiny, runner, measured, write=True)
    assert done.all_faults == []
    found, _ = recording.load(tiny)
    assert list(found[measured[0].key, MEASURED].reads) == ["heights.csv"]
