# Everything sets itself up: a virtual environment in .venv with the versions of constraints.txt.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
PIP := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt
WORKERS ?= 2
TOGETHER := $(MAKE) --no-print-directory -j2 --output-sync=target
GAMES := $(notdir $(wildcard src/riverhaven/games/[a-z]*)) # ours
unexport PYTHONDONTWRITEBYTECODE # the tests start hundreds of processes, which need not compile everything again

.DEFAULT_GOAL := serve
.PHONY: play serve web test long rules lint lint-python lint-web packages docs bench contract fuzz sanitized wheels mutate strength golden torture postgresql proxies chromium engines clean help

help: ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) ## play a game in the terminal
	@$(BIN)/riverhaven play

serve: $(READY) ## the table in your browser; make alone does this
	@$(BIN)/riverhaven serve

web: $(TOOLS) ## build the browser client anew, where it has changed
	$(BIN)/python tools/wire.py
	$(BIN)/python hatch_build.py

test: ## lint and docs, then all tests but the long ones, on both stores and in a browser
	@$(TOGETHER) MORE=requirements-dev.txt $(TOOLS) packages
	@$(TOGETHER) lint docs
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m 'not long' --durations 15

long: $(TOOLS) postgresql chromium engines ## what `make test` leaves out: long tests, then `make rules`
	$(PIP) --quiet ray torch sb3-contrib
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m long
	@$(MAKE) --no-print-directory rules

rules: $(TOOLS) ## the rules with checks, in plain Python, under sanitisers; random programs, positions and parts files
	RIVERHAVEN_GEAR=checked $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m 'not long' --ignore-glob='*/test_picture.py' tests/games
	RIVERHAVEN_GEAR=plain $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --cov --cov-report=term -m 'not long' --ignore-glob='*/test_picture.py' -k 'not some_set_ups' tests/core/test_dice.py tests/games
	RIVERHAVEN_PROGRAMS=80 $(BIN)/python -m pytest tests/core/language/test_programs.py
	for game in $(GAMES); do $(BIN)/python -m tools.sanitized $$game --every 8 || exit; done
	for game in $(GAMES); do RIVERHAVEN_GEAR=checked $(BIN)/python -m tools.fuzz $$game --positions 1000 --parts 60 || exit; done

lint: lint-python lint-web ## ruff and mypy; prettier and svelte-check, with the client built anew where it has changed

lint-python: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-web: $(TOOLS)
	$(BIN)/python hatch_build.py run lint

docs: $(TOOLS) ## the documentation as a site, in build/site; a link that leads nowhere is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

bench: $(READY) ## speed of every game in every gear
	$(BIN)/riverhaven bench --seconds 5

fuzz: $(TOOLS) ## 100,000 random positions and parts files: refused with a sentence, or played on with checks (about an hour)
	for game in $(GAMES); do RIVERHAVEN_GEAR=checked $(BIN)/python -m tools.fuzz $$game --positions 31000 --parts 2500 || exit; done

sanitized: $(TOOLS) ## every set-up under the sanitisers of addresses and of undefined behaviour
	for game in $(GAMES); do $(BIN)/python -m tools.sanitized $$game || exit; done

contract: $(TOOLS) ## the contract with thousands of games, in every gear (about an hour)
	for game in $(GAMES); do $(BIN)/riverhaven check $$game --games 40 --sample 0.05 || exit; done

wheels: $(TOOLS) web ## wheels for Linux (glibc, musl), macOS and Windows on both processors into dist/, each inspected
	$(PIP) --quiet ziglang lief
	$(BIN)/python -m tools.wheels

mutate: $(TOOLS) ## mutation testing of the rules (about an hour)
	for game in $(GAMES); do $(BIN)/python -m tools.mutate $$game || exit; done

strength: $(TOOLS) ## how strong the bots are, in every game and seat count (many hours; goes on where it stopped)
	$(BIN)/python -m tools.strength

golden: $(TOOLS) ## choose the golden games anew, after a change of the rules that is meant
	for game in $(GAMES); do $(BIN)/python -m tests.games.$$game.make_golden || exit; done

packages: # one after the other: they share a lock
	@$(MAKE) --no-print-directory -j1 postgresql proxies chromium engines

postgresql: ## install PostgreSQL's binaries where they are missing: the tests start their own
	@tests/server/install-postgresql

proxies: ## install nginx and Caddy where they are missing: the tests start their own
	@tests/server/install-proxies

chromium: ## install Chromium where it is missing: for the tests of the client
	@tests/web/install-chromium

engines: ## install Firefox, WebKit and their drivers where they are missing: for a journey through all browsers
	@tests/web/install-engines

torture: $(TOOLS) postgresql ## the server's tests at length: kills, conflicts, malformed frames, bad lines (hours)
	RIVERHAVEN_KILLS=1000 RIVERHAVEN_TABLES=50 $(BIN)/python -m pytest --timeout 0 tests/server/test_loss.py
	RIVERHAVEN_CONFLICTS=100000 $(BIN)/python -m pytest --timeout 0 tests/server/test_forks.py
	RIVERHAVEN_WORLDS=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_leaks.py
	RIVERHAVEN_FRAMES=1000000 RIVERHAVEN_EXAMPLES=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_trust.py
	RIVERHAVEN_ROLES=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_roles.py
	RIVERHAVEN_STORIES=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_reconnection.py

clean: ## forget the environment and everything made
	rm -rf $(VENV) mutants build dist .pytest_cache .mypy_cache .ruff_cache .coverage

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Riverhaven needs Python 3.11 or newer; name one with make PYTHON=...")'
	@echo 'Installing Riverhaven into $(VENV), one or two minutes: libraries are fetched, the browser client is built, the rules are compiled.'
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/needs.py build > $(VENV)/build.txt
	@$(BIN)/python tools/needs.py server plots > $(VENV)/needs.txt
	$(PIP) --quiet --requirement $(VENV)/build.txt
	@# One core builds while another installs.
	@$(BIN)/python hatch_build.py & building=$$!; \
		$(PIP) --requirement $(VENV)/needs.txt $(addprefix --requirement ,$(MORE)) && wait $$building
	@$(PIP) --quiet --no-build-isolation --no-deps --editable .
	@touch $(READY)

$(TOOLS): $(READY) requirements-dev.txt
	$(PIP) --quiet --requirement requirements-dev.txt
	@touch $(TOOLS)
