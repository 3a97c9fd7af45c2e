# Every target does its own set-up; the second time there is nothing left to set up.
PYTHON ?= python3
BIN = .venv/bin
NPM = npm --prefix web

BROWSER = npm --prefix tests/browser

.PHONY: play test test-training lint types bench setup web-check browser screenshots clean

setup: .venv/.stamp web/node_modules/.stamp src/ludoteka/server/web/index.html .venv/.warm

.venv/.stamp: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@

web/node_modules/.stamp: web/package.json
	$(NPM) install --no-audit --no-fund --loglevel=error
	touch $@

tests/browser/node_modules/.stamp: tests/browser/package.json
	$(BROWSER) install --no-audit --no-fund --loglevel=error
	touch $@

WEB_SOURCES = $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/ludoteka/games/*/text/*.ftl)
src/ludoteka/server/web/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	$(NPM) run build

RULE_SOURCES = $(shell find src/ludoteka/core src/ludoteka/games src/ludoteka/bots src/ludoteka/lab -name '*.py')
.venv/.warm: .venv/.stamp $(RULE_SOURCES)
	$(BIN)/ludoteka warm
	touch $@

play: setup
	$(BIN)/ludoteka serve --open

lint: .venv/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/codespell src tests docs benchmarks examples README.md CONTRIBUTING.md CHANGELOG.md

types: .venv/.stamp
	$(BIN)/mypy

web-check: web/node_modules/.stamp
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

browser: setup tests/browser/node_modules/.stamp
	$(BROWSER) test

screenshots: setup tests/browser/node_modules/.stamp
	$(BROWSER) run screenshots

test: setup lint types web-check
	$(BIN)/pytest -n 2 tests
	$(MAKE) browser

# needs PyTorch, a large download, so `test` leaves these out
test-training: setup
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev,train]'
	$(BIN)/pytest tests/lab/test_train.py

bench: setup
	$(BIN)/ludoteka bench

clean:
	rm -rf .venv web/node_modules src/ludoteka/server/web
