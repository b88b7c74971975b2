# Every command sets up .venv first; `make` alone lists them.

PYTHON ?= python3
RUN := .venv/bin/python
PAGE ?=
SHARD ?=
ALL ?=
TOPIC ?=
ADDRESS ?= 127.0.0.1:8000
UV ?= uv
ARGS ?=
TORCH ?=
FILE ?=
TSV ?=
KEEP ?=

.DEFAULT_GOAL := help
.PHONY: help setup serve test site update proof stability record upgrade decoder-eval bench durations clean lock

help: ## list the commands
	@sed -n 's/^\([a-z-]*\): .*## /make \1\t/p' Makefile | expand -t 18

# Known by the Python's name, so that another PYTHON= makes its own.
STAMP := .venv/set-up-by-$(notdir $(PYTHON))
$(STAMP): requirements.txt requirements.lock scripts/setup_environment.py
	@$(PYTHON) scripts/setup_environment.py
	@touch $@

setup: $(STAMP)

serve: setup ## run what changed, build, serve with reload
	@$(RUN) scripts/serve.py --address $(ADDRESS)

test: setup ## prove everything; one share of it: make test SHARD=2/4
	@$(RUN) scripts/test.py $(if $(SHARD),--shard $(SHARD))

site: setup ## build the static site into site/
	@$(RUN) scripts/build.py

update: setup ## rewrite the outputs that differ; fails if any did
	@$(RUN) scripts/update.py

proof: setup ## prove every page, or one: make proof PAGE=docs/x/y.md
	@$(RUN) scripts/proof.py $(if $(SHARD),--shard $(SHARD)) $(PAGE)

stability: setup ## run new snippets under other conditions; all: ALL=1
	@$(RUN) scripts/stability.py $(if $(ALL),--all) $(TOPIC)

record: ## record GPU outputs with this machine's own torch: ARGS="--list"
	@$(PYTHON) scripts/record.py $(ARGS)

durations: setup ## prove everything, and keep how long each part took
	@$(RUN) scripts/test.py --store-durations

upgrade: setup ## say what another torch prints: make upgrade TORCH=2.14.1
	@$(RUN) scripts/upgrade.py $(TORCH) $(if $(KEEP),--keep)

decoder-eval: setup ## measure the error decoder: make decoder-eval FILE=reports.yaml
	@$(RUN) scripts/decoder_eval.py $(if $(TSV),--tsv $(TSV)) $(FILE)

bench: setup ## measure against other ways of doing the same work
	@$(RUN) bench/run.py

lock: ## hash the newest allowed versions into requirements.lock (needs uv)
	$(UV) pip compile pyproject.toml --group site --group snippets --group labs --group test \
	  --universal --generate-hashes --python-version 3.11.5 \
	  --no-emit-package torch --no-header --no-annotate --quiet \
	  --upgrade --output-file requirements.lock

clean: ## remove what the commands made
	@rm -rf .venv .cache site .mypy_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
