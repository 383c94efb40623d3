# Everything sets itself up: a virtual environment in .venv with the versions of constraints.txt.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2
GAMES := newhaven riverboat caboose

.PHONY: play serve web test long lint bench contract mutate strength golden torture postgresql chromium clean help

help: ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) ## play a game in the terminal
	@$(BIN)/riverhaven play newhaven

serve: $(READY) ## serve the table to browsers and bots
	@$(BIN)/riverhaven serve

web: $(READY) ## build the browser client anew, where it has changed
	$(BIN)/python hatch_build.py
	cd web && npm run check

test: $(READY) lint postgresql chromium ## lint, then all tests but the long ones, in both gears, on both stores and in a browser
	$(BIN)/python -m pytest -n $(WORKERS) -m 'not long'
	RIVERHAVEN_GEAR=plain $(BIN)/python -m pytest -n $(WORKERS) --cov --cov-report=term --ignore-glob='*/test_picture.py' tests/test_dice.py $(GAMES:%=tests/%)

long: $(READY) postgresql chromium ## the tests that `make test` leaves out, and no others
	$(BIN)/python -m pytest -n $(WORKERS) -m long

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

chromium: ## install Chromium where it is missing: for the tests of the client
	@tests/web/install-chromium

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
