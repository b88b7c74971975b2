"""Setting up says in one sentence what a machine lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.checkout import ROOT

import setup_environment
from setup_environment import complaint


@pytest.mark.parametrize("version", [(3, 11, 5), (3, 12, 0), (3, 13, 9), (3, 14, 0)])
def test_supported_pythons_are_taken(version: tuple[int, ...]) -> None:
    assert complaint(version, has_venv=True) == ""


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 9, 2), (3, 11, 4), (3, 15, 0)])
def test_other_pythons_are_refused(version: tuple[int, ...]) -> None:
    said = complaint(version, has_venv=True)
    assert "3.11.5" in said and ".".join(map(str, version)) in said
    assert "make PYTHON=" in said
    assert "\n" not in said


def test_a_python_without_venv_is_told_what_to_install() -> None:
    said = complaint((3, 11, 5), has_venv=False)
    assert "python3-venv" in said and "\n" not in said


def test_main_stops_at_the_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_environment, "has_venv", lambda: False)
    with pytest.raises(SystemExit) as stopped:
        setup_environment.main()
    assert stopped.value.code == complaint(tuple(sys.version_info[:3]), has_venv=False)


def test_nothing_is_set_up_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup_environment, "installed", setup_environment.wanted)
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: pytest.fail("it ran"))
    setup_environment.main()
    assert capsys.readouterr() == ("", "")


def test_an_old_python_can_read_it() -> None:
    """What came after Python 3.7 would be a SyntaxError instead of a sentence."""
    import ast

    source = (ROOT / "scripts" / "setup_environment.py").read_text()
    ast.parse(source, feature_version=(3, 7))
