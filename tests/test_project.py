"""The project's own files keep the project's own rules."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
CODE = sorted(
    path
    for folder in ("scripts", "tests", "bench")
    for path in (ROOT / folder).rglob("*.py")
    if "tiny_site" not in path.parts
)
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_there_is_code_to_look_at() -> None:
    assert len(CODE) > 40
    assert WORKFLOWS


@pytest.mark.parametrize(
    "path", CODE, ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_no_file_holds_two_ideas(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 300


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actionlint_finds_nothing_in_a_workflow(path: Path) -> None:
    linter = Path(sys.executable).with_name("actionlint")
    if not linter.exists() and sys.platform == "darwin":
        pytest.skip("actionlint has no wheel for this Mac; Linux runs it")
    found = subprocess.run([linter, path], capture_output=True, text=True)
    assert (found.stdout, found.returncode) == ("", 0)


def test_ci_runs_make_test_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    commands = [line for line in lines if line and not line.startswith("#")]
    assert commands == ["set -eu", 'cd "$(dirname "$0")/.."', "exec make test"]


def test_the_site_is_published_only_after_the_proof() -> None:
    text = (ROOT / ".github" / "workflows" / "proof.yml").read_text()
    publish = text[text.index("  publish:") :]
    assert re.search(r"needs: \[?prove\]?", publish)
    assert "refs/heads/main" in publish
    assert "fetch-depth: 0" in text
    assert "persist-credentials: false" in text
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)


def test_torch_is_pinned_alone_and_everything_else_is_hashed() -> None:
    assert (ROOT / "requirements.txt").read_text() == "torch==2.13.0\n"
    lock = (ROOT / "requirements.lock").read_text()
    pins = re.findall(r"^([a-z0-9-]+)==\S+", lock, re.MULTILINE)
    assert len(pins) > 40
    assert "torch" not in pins
    blocks = re.split(r"^(?=[a-z0-9-]+==)", lock, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in block for block in blocks)


def test_what_is_pinned_is_audited_weekly_and_when_a_pin_changes() -> None:
    text = (ROOT / ".github" / "workflows" / "audit.yml").read_text()
    # BaseLoader: YAML takes the key `on` for true.
    workflow = yaml.load(text, yaml.BaseLoader)
    assert workflow["permissions"] == {"contents": "read"}
    assert "secrets." not in text
    assert re.fullmatch(r"\d+ \d+ \* \* \d", workflow["on"]["schedule"][0]["cron"])
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    commands = [step["run"] for step in steps if "run" in step]
    assert re.fullmatch(r"pipx install pip-audit==[\d.]+", commands[0])
    files = ("requirements.lock", "requirements.txt")
    for name in files:
        for event in ("push", "pull_request"):
            assert name in workflow["on"][event]["paths"]
        [audit] = [
            command for command in commands if f"--requirement {name} " in command
        ]
        assert "--strict" in audit


def test_workflows_take_the_same_actions_and_leave_no_credentials() -> None:
    used: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for job in yaml.load(path.read_text(), yaml.BaseLoader)["jobs"].values():
            for step in job["steps"]:
                action, _, version = step.get("uses", "").partition("@")
                if action:
                    used.setdefault(action, set()).add(version)
                if action == "actions/checkout":
                    assert step["with"]["persist-credentials"] == "false", path
    assert "actions/checkout" in used
    assert {a: v for a, v in used.items() if len(v) != 1 or "" in v} == {}


def test_the_readme_names_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text()
    commands = set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE)) - {"help"}
    readme = (ROOT / "README.md").read_text()
    assert len(commands) >= 9
    assert {c for c in commands if f"make {c}" not in readme} == set()
