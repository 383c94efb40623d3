# Everything sets itself up: a virtual environment in .venv with the versions of constraints.txt.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2
GAMES := newhaven riverboat caboose

.PHONY: play serve web browser test lint bench contract mutate strength golden torture postgresql clean help

help: ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) ## play a game in the terminal
	@$(BIN)/riverhaven play newhaven

serve: $(READY) ## serve the table to browsers and bots
	@$(BIN)/riverhaven serve

web: $(READY) ## build the browser client anew, where it has changed
	$(BIN)/python hatch_build.py
	cd web && npm run check

browser: $(READY) ## the tests of the client in a real browser (about ten minutes); installs Chromium where it is missing
	@tests/web/install-chromium
	$(BIN)/python -m pytest tests/web

test: $(READY) lint postgresql ## lint, then all tests but those in a browser, in both gears and on both stores
	$(BIN)/python -m pytest -n $(WORKERS) --ignore=tests/web
	RIVERHAVEN_GEAR=plain $(BIN)/python -m pytest -n $(WORKERS) --cov --cov-report=term --ignore-glob='*/test_picture.py' tests/test_dice.py $(GAMES:%=tests/%)

lint: $(READY) ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY) ## speed of every game in every gear
	for game in $(GAMES); do $(BIN)/riverhaven bench $$game --seconds 5 || exit; done

contract: $(READY) ## the contract with thousands of games, in both gears (about an hour)
	for game in $(GAMES); do $(BIN)/riverhaven check $$game --games 40 --sample 0.05 || exit; done

mutate: $(READY) ## mutation testing of the rules (about an hour)
	for game in $(GAMES); do $(BIN)/python tests/mutate.py $$game || exit; done

strength: $(READY) ## how strong the bots are, in every game and seat count (many hours; goes on where it stopped)
	$(BIN)/python tests/strength.py

golden: $(READY) ## choose the golden games anew, after a change of the rules that is meant
	for game in $(GAMES); do $(BIN)/python -m tests.$$game.make_golden || exit; done

postgresql: ## install PostgreSQL's binaries where they are missing: the tests start their own
	@tests/server/install-postgresql

torture: $(READY) postgresql ## the server's tests at length: kills, conflicts, malformed frames, bad lines (hours)
	RIVERHAVEN_KILLS=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_loss.py
	RIVERHAVEN_CONFLICTS=10000 $(BIN)/python -m pytest --timeout 0 tests/server/test_forks.py
	RIVERHAVEN_WORLDS=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_leaks.py
	RIVERHAVEN_FRAMES=100000 RIVERHAVEN_EXAMPLES=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_trust.py
	RIVERHAVEN_STORIES=100 $(BIN)/python -m pytest --timeout 0 tests/server/test_reconnection.py

clean: ## forget the environment and everything made
	rm -rf $(VENV) mutants build dist .pytest_cache .mypy_cache .ruff_cache .coverage

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Riverhaven needs Python 3.11 or newer; name one with make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)
