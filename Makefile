# Every target does its own set-up; the second time there is nothing left to set up.
PYTHON ?= python3
BIN = .venv/bin
NPM = npm --prefix web

BROWSER = npm --prefix tests/browser
PAGE = src/ludoteka/server/web/index.html

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play python-fits node-fits dist release test test-training lint types audit bench setup web-check browser screenshots films traces clean

setup: .venv/.stamp web/node_modules/.stamp $(PAGE) .venv/.warm

python-fits:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null || \
		{ echo "Ludoteka needs Python 3.11 to 3.13: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make environments: install its venv (apt install python3-venv)"; exit 2; }

node-fits:
	@node -e 'process.exit(/^(20\.(19|[2-9]\d)|22\.(1[2-9]|[2-9]\d)|2[3-9]|[3-9]\d)\./.test(process.versions.node) ? 0 : 1)' \
		2>/dev/null || \
		{ echo "the page needs Node 20.19, 22.12 or newer to be built: https://nodejs.org"; exit 2; }

# what playing needs; tests, tools and benchmarks come on top of it
.venv/.play: pyproject.toml constraints.txt | python-fits
	$(PYTHON) -m venv .venv
	$(PIP) --no-compile --editable .  # Python compiles what it uses, a fifth of all
	$(BIN)/python -m pip uninstall --quiet --yes setuptools 2>/dev/null  # old Pythons bring it; nothing asks for it
	touch $@

.venv/.stamp: .venv/.play
	$(PIP) --no-compile --editable '.[dev]'
	touch $@

# likewise: what the page is built with, then what checks it
web/node_modules/.play: web/package.json | node-fits
	$(NPM) install --omit=dev --no-audit --no-fund --loglevel=error
	touch $@

web/node_modules/.stamp: web/node_modules/.play
	$(NPM) install --no-audit --no-fund --loglevel=error
	touch $@

tests/browser/node_modules/.stamp: tests/browser/package.json
	$(BROWSER) install --no-audit --no-fund --loglevel=error
	touch $@

WEB_SOURCES = $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/ludoteka/core/text/*.ftl src/ludoteka/games/*/text/*.ftl)
$(PAGE): web/node_modules/.play $(WEB_SOURCES)
	$(NPM) run build

RULE_SOURCES = $(shell find src/ludoteka/core src/ludoteka/games src/ludoteka/bots src/ludoteka/lab -name '*.py')
.venv/.warm: .venv/.stamp $(RULE_SOURCES)
	$(BIN)/ludoteka warm
	touch $@

# packages and page at the same time; one waits for the network, the other builds
play: python-fits node-fits
	@$(MAKE) --no-print-directory --jobs=2 .venv/.play $(PAGE)
	$(BIN)/ludoteka

# sdist and wheel with the built page inside, in dist/
dist: .venv/.stamp $(PAGE)
	rm -rf dist
	$(BIN)/python -m hatchling build

# make release VERSION=1.2.3: checks, tag, dist
release:
	@echo "$(VERSION)" | grep -Eq '^[0-9]+\.[0-9]+\.[0-9]+$$' || { echo "make release VERSION=1.2.3"; exit 2; }
	@test -z "$$(git status --porcelain)" || { echo "commit or stash your changes first"; exit 2; }
	@grep -q '^__version__ = "$(VERSION)"$$' src/ludoteka/__init__.py || \
		{ echo "set __version__ in src/ludoteka/__init__.py to $(VERSION) first"; exit 2; }
	@grep -q '^## $(VERSION)' CHANGELOG.md || { echo "CHANGELOG.md has no chapter $(VERSION)"; exit 2; }
	@test -z "$$(git tag --list v$(VERSION))" || { echo "v$(VERSION) is released already"; exit 2; }
	$(MAKE) test
	$(MAKE) dist
	git tag -a v$(VERSION) -m "Ludoteka $(VERSION)"

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

# pictures and films of docs/screenshots/
screenshots: setup tests/browser/node_modules/.stamp
	$(BROWSER) run screenshots

films: setup tests/browser/node_modules/.stamp
	$(BROWSER) run films

# what a touch costs and how evenly films move, by Chromium's trace; on a quiet machine
traces: setup tests/browser/node_modules/.stamp
	$(BROWSER) run traces

# what waits for the network beside what builds, then what needs one core beside another
test: python-fits node-fits
	@$(MAKE) --no-print-directory --jobs=2 .venv/.stamp $(PAGE) tests/browser/node_modules/.stamp
	@$(MAKE) --no-print-directory --jobs=2 lint types web-check
	@$(MAKE) --no-print-directory setup
	$(BIN)/pytest -n 2 --dist loadgroup tests
	$(MAKE) browser

# needs PyTorch, a large download, so `test` leaves these out
test-training: setup
	$(PIP) --editable '.[dev,train]'
	$(BIN)/pytest tests/lab/test_train.py

# where the registries answer; what it finds is mended or explained in SECURITY.md
audit: .venv/.stamp
	$(BIN)/python -m pip install --quiet pip-audit
	$(BIN)/pip-audit --strict --requirement constraints.txt --no-deps --disable-pip
	for folder in web tests/browser; do (cd $$folder \
		&& npm install --package-lock-only --package-lock --no-fund \
		&& npm audit; found=$$?; rm -f package-lock.json; exit $$found) || exit 1; done

bench: setup
	$(BIN)/ludoteka bench

clean:
	rm -rf .venv web/node_modules src/ludoteka/server/web dist
