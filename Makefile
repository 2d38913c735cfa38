# Everything a player or contributor runs. `make` alone lists the targets.
# Needs GNU make, Python 3.11 or newer and the package index; all else goes into .venv.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
RUNTIME := $(VENV)/.runtime
BUILD := $(VENV)/.build
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
PIP := $(PY) -m pip -qq --no-input --disable-pip-version-check
UV_VERSION := 0.13.8

# A stray path in the caller's environment must not decide which Parvis is imported.
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check compile bench bench-compare soak mutants pictures lock clean lint pick-python FORCE

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: compile ## Play in the terminal (ARGS="..." is passed on)
	@$(VENV)/bin/parvis play $(ARGS)

test: lint ## Format check, lint, types and every test except soak, compiled; the rules in plain Python too
	@$(PY) tools/compile.py --must
	@$(PY) -m pytest -m "not soak" -n $(JOBS)
	@echo "== The same rules in plain Python"
	@PARVIS_PURE=1 $(PY) -m pytest -m "both_forms" -n $(JOBS)

check: lint ## The same with the quick tests only, in the form that is there: under two minutes
	@$(PY) -m pytest -m "not slow and not soak" -n $(JOBS)

compile: $(BUILD) ## Compile the rules for speed, if there is a C compiler
	@$(PY) tools/compile.py

bench: compile $(BENCH) ## Measure the engine beside its peers (ARGS="--quick" for a short run)
	@$(PY) -m benchmarks $(ARGS)

bench-compare: compile $(BENCH) ## Measure, and compare with an earlier run (ARGS="FILE")
	@$(PY) -m benchmarks --compare $(ARGS)

soak: $(DEV) ## The long tests, without a time limit
	@$(PY) -m pytest -m soak -n $(JOBS) --timeout=0

mutants: $(DEV) ## Mutation testing of the rules
	@$(PY) tests/mutants.py $(ARGS)

pictures: $(DEV) ## Draw the table for the documentation, into docs/pictures
	@$(PY) -m tests.pictures.draw

lock: pick-python ## Regenerate both lock files (UPGRADE=1 takes the newest versions)
	@echo "== Fetching uv $(UV_VERSION)"
	@$(PYTHON) -m venv --clear $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip -qq --no-input --disable-pip-version-check install uv==$(UV_VERSION)
	@echo "== Locking"
	@$(LOCK) pyproject.toml -o requirements.lock
	@$(LOCK) pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCK) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(LOCK) --group bench -c requirements-dev.lock -o requirements-bench.lock
	@rm -rf $(VENV)-lock

clean: ## Remove .venv, caches and build leftovers
	@rm -rf $(VENV) $(VENV)-lock build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

lint: $(DEV)
	@echo "== Format" && $(PY) -m ruff format --check .
	@echo "== Lint" && $(PY) -m ruff check .
	@echo "== Types" && $(PY) -m mypy
	@echo "== Tests"

# One lock serves every platform and every Python from 3.11 on.
LOCK = $(VENV)-lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

pick-python:
	@$(PYTHON) -c pass >/dev/null 2>&1 || { \
		echo "Parvis needs Python 3.11 or newer, and '$(PYTHON)' does not run here. Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Parvis needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' comes without venv or pip. Install them (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }

$(RUNTIME): requirements.lock pyproject.toml | pick-python
	@echo "== Making $(VENV) with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv --clear $(VENV)
	@echo "== Installing what Parvis needs"
	@$(PIP) install --require-hashes -r requirements.lock || { $(EXPLAIN); }
	@echo "== Installing Parvis"
	@$(PIP) install --no-deps -e . || { $(EXPLAIN); }
	@printf '%s\n' '$(CURDIR)' > $(VENV)/.folder
	@printf '%s\n' '$(PYTHON)' > $(VENV)/.interpreter
	@touch $@

$(BUILD): requirements-build.lock $(RUNTIME)
	@echo "== Installing the tools for compiling"
	@$(PIP) install --require-hashes -r requirements-build.lock || { $(EXPLAIN); }
	@touch $@

$(BENCH): requirements-bench.lock $(BUILD)
	@echo "== Installing the peers to measure against"
	@$(PIP) install --require-hashes -r requirements-bench.lock || { $(EXPLAIN); }
	@touch $@

$(DEV): requirements-dev.lock $(BUILD)
	@echo "== Installing the tools for tests"
	@$(PIP) install --require-hashes -r requirements-dev.lock || { $(EXPLAIN); }
	@touch $@

EXPLAIN = echo "Installing failed (see above): no package index within reach, or a file that is not the locked one" >&2; exit 1

# An environment holds absolute paths: after a move, with a vanished Python or when another one is asked for, make it anew.
ifneq "$(shell $(PY) -c pass 2>/dev/null && cat $(VENV)/.folder 2>/dev/null)" "$(CURDIR)"
$(RUNTIME): FORCE
else ifneq "$(origin PYTHON)" "file"
ifneq "$(shell cat $(VENV)/.interpreter 2>/dev/null)" "$(PYTHON)"
$(RUNTIME): FORCE
endif
endif
