"""Another torch gets an environment of its own, or one sentence says why not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from packaging.version import Version
from tests.wheels import make_wheel, only_wheels_in

from torchproof.site import Site
from torchproof.upgrade_environment import (
    GIGABYTE,
    NEEDED,
    UpgradeStopped,
    check_space,
    checked_version,
    constraints_for,
    imported_names,
    other_environment,
    pins_of,
    why_pip_failed,
)

TORCH = Version("9.9.9")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A site whose snippets import `adder`, and wheels of it and of a torch."""
    root = tmp_path / "site"
    root.mkdir()
    (root / "pyproject.toml").write_text(
        '[dependency-groups]\nsnippets = ["adder>=1,<3"]\n'
    )
    (root / "requirements.lock").write_text(
        "adder==2.0 \\\n    --hash=sha256:0\n"
        "counter==5.0 ; python_version >= '3.11' \\\n    --hash=sha256:0\n"
    )
    wheels = tmp_path / "wheels"
    for version in ("1.0", "2.0", "2.5"):
        make_wheel(wheels, "adder", version, requires=["counter"])
    for version in ("3.0", "4.0", "5.0"):
        make_wheel(wheels, "counter", version)
    make_wheel(wheels, "torch", str(TORCH), requires=["counter<5"])
    for name, value in only_wheels_in(wheels).items():
        monkeypatch.setenv(name, value)
    return Site(root)


def versions(python: Path) -> dict[str, str]:
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "freeze"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return dict(line.split("==") for line in listed.splitlines())


def test_all_but_torch_is_as_pinned_unless_torch_refuses_it(site: Site) -> None:
    said: list[str] = []
    with other_environment(site, TORCH, keep=False, say=said.append) as made:
        assert versions(made.python) == {
            "torch": "9.9.9", "adder": "2.0", "counter": "4.0"
        }  # fmt: skip
        folder = made.python.parents[1]
        assert not (folder / "unpacking").exists()
    assert made.relaxed == ("counter<5 instead of 5.0",)
    assert any("needs counter<5 instead of 5.0" in line for line in said)
    assert any(line.startswith("Installing collected packages: torch") for line in said)
    assert not folder.exists()


def test_an_environment_that_is_kept_is_used_again(site: Site) -> None:
    with other_environment(site, TORCH, keep=True, say=lambda line: None) as first:
        pass
    said: list[str] = []
    with other_environment(site, TORCH, keep=True, say=said.append) as second:
        assert versions(second.python)["torch"] == "9.9.9"
    assert second == first and said == []
    lock = site.root / "requirements.lock"
    lock.write_text(lock.read_text().replace("adder==2.0", "adder==2.5"))
    with other_environment(site, TORCH, keep=False, say=said.append) as third:
        assert versions(third.python)["adder"] == "2.5"
    assert said and not third.python.exists()


def test_a_failure_inside_takes_the_environment_away(site: Site) -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        other_environment(site, TORCH, keep=False, say=lambda line: None),
    ):
        raise KeyboardInterrupt
    assert list((site.cache / "upgrade").iterdir()) == []


def test_a_release_that_does_not_exist_is_one_sentence(site: Site) -> None:
    with (
        pytest.raises(UpgradeStopped) as stopped,
        other_environment(site, Version("9.8"), keep=True, say=lambda line: None),
    ):
        pass
    said = str(stopped.value)
    assert said.startswith("There is no torch 9.8 for Python 3.")
    assert said.endswith("the newest is 9.9.9.") and "\n" not in said
    assert list((site.cache / "upgrade").iterdir()) == []


def test_a_network_that_is_not_there_is_one_sentence(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.delenv("PIP_FIND_LINKS")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "1")
    with (
        pytest.raises(UpgradeStopped) as stopped,
        other_environment(site, TORCH, keep=True, say=lambda line: None),
    ):
        pass
    assert str(stopped.value) == (
        "pip reached no package index for torch 9.9.9: look at the network."
    )


def test_settings_of_pip_that_forbid_a_release_are_named(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own.txt").write_text("torch<=2.14.1\n")
    monkeypatch.setenv("PIP_CONSTRAINT", str(tmp_path / "own.txt"))
    with (
        pytest.raises(UpgradeStopped, match=r"allow torch<=2\.14\.1, not torch 9\.9"),
        other_environment(site, TORCH, keep=True, say=lambda line: None),
    ):
        pass
    with (
        pytest.raises(UpgradeStopped, match=r"^There is no torch 2\.1 for Python 3\."),
        other_environment(site, Version("2.1"), keep=True, say=lambda line: None),
    ):
        pass


def test_a_package_that_no_longer_exists_is_said_in_pips_words(site: Site) -> None:
    (site.root / "pyproject.toml").write_text(
        '[dependency-groups]\nsnippets = ["adder", "gone"]\n'
    )
    with (
        pytest.raises(UpgradeStopped, match=r"could not install torch 9\.9\.9: .*gone"),
        other_environment(site, TORCH, keep=True, say=lambda line: None),
    ):
        pass


def test_a_disk_too_full_is_said_before_anything_is_made(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_space(site.cache / "not" / "there", needed=1)
    with pytest.raises(UpgradeStopped, match=r"up to 1000000 GB .* GB free: make room"):
        check_space(site.cache, needed=10**6 * GIGABYTE)
    assert NEEDED >= 8 * GIGABYTE
    assert not site.cache.exists()


def test_a_disk_that_fills_up_is_one_sentence() -> None:
    said = ["Collecting torch", "ERROR: Could not install packages due to an OSError: "
            "[Errno 28] No space left on device"]  # fmt: skip
    assert why_pip_failed(said, TORCH) == (
        "The disk filled up while torch 9.9.9 was installed: make room."
    )


@pytest.mark.parametrize("text", ["", "newest", "2.14.1; rm", "torch==2.14.1"])
def test_what_is_no_version_is_refused(text: str) -> None:
    with pytest.raises(UpgradeStopped, match=r"make upgrade TORCH=") as stopped:
        checked_version(text)
    assert "\n" not in str(stopped.value)


@pytest.mark.parametrize("text", ["2.14.1", "2.15.0.dev20261130", "2.12.1+cpu"])
def test_any_spelling_of_a_release_is_taken(text: str) -> None:
    assert str(checked_version(text)) == text


def test_an_old_torch_gets_the_numpy_that_it_was_built_for() -> None:
    pins = {"numpy": "2.4.6", "filelock": "4.3.1"}
    lines, relaxed = constraints_for(Version("2.2.2"), ["filelock"], pins)
    assert lines == ["filelock==4.3.1", "numpy<2"]
    assert relaxed == ["numpy<2 instead of 2.4.6"]
    assert constraints_for(Version("2.3.0"), ["filelock"], pins)[1] == []


def test_extras_and_other_machines_do_not_relax_a_pin() -> None:
    requires = ["numpy<2; extra == 'old'", "numpy<2; sys_platform == 'nowhere'"]
    assert constraints_for(TORCH, requires, {"numpy": "2.4.6"}) == (
        ["numpy==2.4.6"], []
    )  # fmt: skip


def test_this_sites_own_pins_are_read(real: Site) -> None:
    pins = pins_of((real.root / "requirements.lock").read_text())
    assert len(pins) > 40 and "torch" not in pins
    names = imported_names(real)
    assert {"numpy", "matplotlib"} <= set(names)
    assert {name.lower() for name in names} <= set(pins)
