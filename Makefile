# make play   build everything and play in the browser (ARGS="--terminal --lang cs --seats 3", GAME=settlers: in the terminal)
# make web    build the browser client into web/dist
# make web-check   test the browser client: types, units, whole games in Chromium, long; web-quick is a short form of it
# make web-bench   how quick the boards are in Chromium
# make site   build the page that needs no server into build/site: plain files for any web host
# make site-check   prove that page: the same bytes as the native program, whole games in Chromium, without a network; site-quick is a short form of it
# make test   build and run everything that must hold
# make tsan   the server's and the store's tests under the thread sanitizer
# make bench-server   how much the server bears, beside boardgame.io
# make try-deploy     nginx, two processes and PostgreSQL as in deploy/, on loopback
# make brains  train what the bots of GAME know anew by the commands in its brain, and say whether the same came out
# make kills  kill a server fifty times in the middle of play
.PHONY: play brains site site-quick site-check site-bench web web-units web-quick web-check web-bench web-pictures test program check sanitized asan tsan kills fuzz bench bench-server try-deploy format lint clean packages test-packages lint-packages
.NOTPARALLEL:
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
JOBS ?= 2
FUZZ_SECONDS ?= 60
GAME ?= scythe
TABLES ?= 100
IDLE ?= 1000

play: program $(if $(filter --terminal,$(ARGS)),,web)
	@tools/play $(GAME) $(ARGS)

# The engines before the client, which takes them along.
test: check program site-quick web-quick asan fuzz
	@echo
	@sed -n '/tests passed/,$$p' build-check/summary.txt

program: packages
	@cmake --preset release >/dev/null
	@cmake --build --preset release -j$(JOBS) --target ludarium

# Ten to thirty minutes of a free core for a game.
brains: program
	@tools/train-brains $(GAME)

# The browser client. Node 18 or later of any origin will do; where there is none, Debian's is installed.
web: web/node_modules/.package-lock.json
	@cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null || tools/install-packages web
	@cd web && npm ci --silent --no-audit --no-fund && touch node_modules/.package-lock.json

# The engine compiled to WebAssembly, and the client around it. Only this target and what proves it need emscripten.
site: web/node_modules/.package-lock.json
	@tools/install-packages play site
	@cmake --preset site >/dev/null
	@cmake --build --preset site -j$(JOBS)
	@cd web && npm run --silent words && node tools/build-site.mjs

# The same bytes as the native program, and each game to its end in Chromium, with a network and without one; for `make test`.
site-quick: site web program
	@tools/install-packages web-test
	@cd web && export LUDARIUM_PROGRAM=$(CURDIR)/build/ludarium LUDARIUM_E2E_PATIENCE=300000; node tools/check-engine.mjs && node e2e/site.mjs --quick

# And what this browser keeps: games that outlive it, newer versions, older rules, records that travel.
site-check: site web program
	@tools/install-packages web-test
	@cd web && export LUDARIUM_PROGRAM=$(CURDIR)/build/ludarium LUDARIUM_E2E_PATIENCE=300000; node tools/check-engine.mjs && node e2e/site.mjs

# The page's engines in Chromium and the native program in one run: speed, time to the first question, bytes.
site-bench: site test-packages
	@cmake --preset bench >/dev/null
	@cmake --build --preset bench -j$(JOBS) --target ludarium_site_measure
	@cd web && node tools/bench-engine.mjs $(GAMES)

# The page's types and units, in seconds.
web-units: web
	@cd web && npm run --silent check && npm run --silent test

# Whole games in Chromium, every page, the clicks of every decision; what measures time or plays long is left to web-check.
web-quick: web-units program
	@tools/install-packages web-test
	@cd web && npm run --silent e2e -- --quick

web-check: web-units program
	@tools/install-packages web-test
	@cd web && npm run --silent e2e

# How quick the boards are in Chromium: clicks, and frames while they are moved about.
web-bench: web program
	@tools/install-packages web-test
	@cd web && node tools/bench-page.mjs

# The pictures of docs/screens.md, taken anew.
web-pictures: web program
	@tools/install-packages web-test
	@cd web && node tools/pictures.mjs

# The tests on an optimised build with asserts; the closing summary is kept and shown again at the end.
check: test-packages
	@cmake --preset check >/dev/null
	@cmake --build --preset check -j$(JOBS)
	@set -o pipefail; ctest --preset check -j$(JOBS) | tee build-check/summary.txt

# With sanitizers: the same tests on fewer games, then bytes nobody thought of. One build serves both, of what they run only.
SANITIZED = house store server $(notdir $(patsubst %/tests/,%,$(wildcard games/*/tests/)))
sanitized: test-packages
	@cmake --preset asan >/dev/null
	@cmake --build --preset asan -j$(JOBS) --target $(SANITIZED:%=ludarium_%_tests) \
	  $(basename $(notdir $(wildcard tests/fuzz/*_fuzz.cpp)))

asan: sanitized
	@for tests in $(SANITIZED:%=build-asan/ludarium_%_tests); do \
	  LUDARIUM_GAMES=2 LUDARIUM_KILLS=2 tools/run-tests-in-shards $$tests $(JOBS) || exit 1; done

# What runs on several threads, under the thread sanitizer.
tsan: test-packages
	@cmake --preset tsan >/dev/null
	@cmake --build --preset tsan -j$(JOBS) --target ludarium_server_tests ludarium_store_tests
	@for tests in build-tsan/ludarium_{store,server}_tests; do \
	  TSAN_OPTIONS=suppressions=$(CURDIR)/tools/tsan.supp LUDARIUM_KILLS=2 $$tests --gtest_brief=1 || exit 1; done

# A server killed fifty times in the middle of play, on both databases.
kills: test-packages
	@cmake --preset check >/dev/null
	@cmake --build --preset check -j$(JOBS) --target ludarium_server_tests
	@LUDARIUM_KILLS=50 build-check/ludarium_server_tests --gtest_filter='Kill.loses*'

fuzz: sanitized
	@tools/run-fuzz-targets build-asan/fuzz $(FUZZ_SECONDS)

bench: test-packages
	@cmake --preset bench >/dev/null
	@cmake --build --preset bench -j$(JOBS) --target ludarium_bench
	@build/ludarium_bench $(ARGS)

# How many moves a server bears, with boardgame.io playing a trivial game beside it in the same run.
bench-server: program
	@command -v npm >/dev/null || tools/install-packages web
	@cd bench/boardgame && npm install --silent --no-audit --no-fund --no-package-lock
	@build/ludarium load $(GAME) --tables $(TABLES) --seconds 20 --idle $(IDLE) 2>/dev/null
	@cd bench/boardgame && node load.cjs $(TABLES) 20

# deploy/ for real, on loopback: nginx before two processes on one PostgreSQL, and the unit through systemd-analyze.
try-deploy: program
	@tools/install-packages test deploy
	@tools/try-deploy build/ludarium

format: lint-packages
	@git ls-files '*.cpp' '*.hpp' | xargs clang-format-14 -i

lint: lint-packages test-packages
	@cmake --preset lint >/dev/null
	@git ls-files '*.cpp' | grep -v '^tests/fuzz' | xargs -P $(JOBS) -n 4 clang-tidy-14 -p build-lint --quiet

clean:
	@rm -rf build build-site build-check build-debug build-asan build-tsan build-lint

packages:
	@tools/install-packages play
test-packages:
	@tools/install-packages play test
lint-packages:
	@tools/install-packages play lint
