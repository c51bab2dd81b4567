# make play    build everything and play in the browser (PORT=9000; GAME=settlers ARGS="--terminal --lang cs" in the terminal)
# make test    build and run what a change can break; ends with a table of the parts
# make one T=Recruit   build what it needs and run the tests whose names match
# make proof   everything that takes long: sanitizers, fuzzing, kills, the page and the site whole, deployment, lint
# make release the program as it is shipped and measured: build-release/ludarium
# make deb     the same as a Debian package: build-release/ludarium_….deb
# make site    the page that needs no server, into build/site: plain files for any web host
# make python  the engines as a Python package: a wheel and a .deb in build-release/dist
# make format  format what is not; make lint: clang-tidy on every source
# make bench, bench-server, site-bench, web-bench   measurements
# make weights train the weights of GAME's bots anew by the commands in their file, and say whether the same came out
# V=1 shows everything that apt, npm and Ninja say.
.PHONY: play test one proof program tests release deb web site python python-bench format lint clean bench bench-server site-bench web-bench web-pictures weights
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
export JOBS ?= 2
export FUZZ_SECONDS ?= 60
export T
GAME ?= scythe
TABLES ?= 100
IDLE ?= 1000

# ---- play

play: program
	@PORT="$(PORT)" tools/play $(GAME) $(ARGS)

# The compiler's packages first; what builds the page is fetched while the rest compiles.
program:
	@tools/install-packages play
	@tools/build-with-page dev ludarium

release:
	@tools/install-packages play
	@tools/build-with-page release ludarium

deb:
	@tools/install-packages play pack
	@tools/build-with-page release ludarium
	@tools/quietly "Packing" bash -c 'cd build-release && cpack'
	@ls build-release/ludarium_*.deb

web:
	@tools/install-page-tools build
	@cd web && node tools/build-page.mjs

# ---- test

test:
	@tools/test

one:
	@test -n "$$T" || { echo "make one T=Recruit: say which tests"; exit 1; }
	@tools/one "$$T"

tests:
	@tools/install-packages play compile-tests
	@tools/build-with-page dev all

GAMES = $(notdir $(patsubst %/tests/,%,$(wildcard games/*/tests/)))
PROGRAMS = house store server $(GAMES)
NATIVE_PARTS = $(PROGRAMS:%=part-%)
TEST_PARTS = $(NATIVE_PARTS) part-python part-format part-page-units part-page part-site
PROOF_PARTS = part-python-long part-asan part-fuzz part-tsan part-kills part-batteries part-page-whole part-site-whole part-deploy part-lint
.PHONY: $(TEST_PARTS) $(PROOF_PARTS) part-site-build part-site-whole-build

# Each part can be called alone: make part-scythe. Then it builds what it needs: its targets, its lists of packages. tools/test
# and tools/proof have built everything before, and two builds in one folder would disturb each other.
built = @[ -n "$$LUDARIUM_BUILT" ] || { tools/install-packages play compile-tests $(2) && tools/build-with-page dev $(1); }
page_tools = @[ -n "$$LUDARIUM_BUILT" ] || tools/install-page-tools test

# tools/test runs two at a time, the long ones first.
$(NATIVE_PARTS): part-%:
	$(call built,ludarium_$*_tests,test)
	@tools/part $* build/ludarium_$*_tests --gtest_brief=1
part-python:
	$(call built,ludarium ludarium_python,python)
	@tools/part python tools/check-python
# Ten million decisions of each game: memory stays flat.
part-python-long:
	$(call built,ludarium_python,python)
	@LUDARIUM_DECISIONS=10000000 tools/part python-long tools/check-python Memory
part-format:
	@[ -n "$$LUDARIUM_BUILT" ] || tools/install-packages play compile-tests lint
	$(page_tools)
	@tools/part format bash -c 'status=0; tools/check-format || status=1; tools/lint-changed || status=1; exit $$status'
part-page-units:
	$(page_tools)
	@tools/part page-units bash -c 'cd web && npm run --silent check && npm run --silent test'
# Whole games in Chromium, every page, the clicks of every decision; what measures time or plays long is left to page-whole.
part-page:
	$(call built,ludarium,web-test)
	$(page_tools)
	@tools/part page bash -c 'cd web && node e2e/run.mjs --quick'
part-site-build:
	$(call built,ludarium,site web-test)
	$(page_tools)
	@tools/part site-build tools/build-site --quick
# The same bytes as the native program, and each game to its end in Chromium, with a network and without one.
part-site: part-site-build
	@tools/part site tools/check-site --quick

# ---- proof: what is long

proof:
	@tools/proof

SANITIZED = $(PROGRAMS)
part-asan:
	@tools/install-packages play compile-tests test proof
	@tools/build asan $(SANITIZED:%=ludarium_%_tests)
	@tools/part asan tools/run-sanitized asan $(SANITIZED)
# What runs on several threads, under the thread sanitizer.
part-tsan:
	@tools/install-packages play compile-tests test proof
	@tools/build tsan ludarium_store_tests ludarium_server_tests
	@tools/part tsan tools/run-sanitized tsan store server
part-fuzz:
	@tools/run-fuzz-targets --check $(FUZZ_SECONDS)
	@tools/install-packages play compile-tests proof
	@tools/build asan fuzz_targets
	@tools/part fuzz tools/run-fuzz-targets build-asan/fuzz $(FUZZ_SECONDS)
# A server killed fifty times in the middle of play, on both databases.
part-kills:
	$(call built,ludarium_server_tests,test)
	@LUDARIUM_KILLS=50 tools/part kills build/ludarium_server_tests --gtest_brief=1 --gtest_filter='Kill.loses*'
# The batteries of every game on a hundred times as many games.
part-batteries:
	$(call built,ludarium_house_tests)
	@LUDARIUM_GAMES=400 tools/part batteries tools/run-tests-in-shards build/ludarium_house_tests $(JOBS) '*Battery*'
part-page-whole:
	$(call built,ludarium,web-test)
	$(page_tools)
	@tools/part page-whole bash -c 'cd web && node e2e/run.mjs'
part-site-whole-build:
	$(call built,ludarium,site web-test)
	$(page_tools)
	@tools/part site-whole-build tools/build-site
part-site-whole: part-site-whole-build
	@tools/part site-whole tools/check-site
# docs/operations.md word for word; nginx and HAProxy before two processes on one PostgreSQL as in deploy/, on loopback; the
# Debian package.
part-deploy:
	$(call built,ludarium,test pack deploy)
	@tools/part deploy bash -c 'tools/follow-operations build/ludarium && tools/try-deploy build/ludarium'
part-lint:
	@tools/part lint tools/lint
lint: part-lint

format:
	@tools/install-packages lint
	@git ls-files '*.cpp' '*.hpp' | xargs clang-format-14 -i
	@tools/install-page-tools test
	@cd web && npx prettier --log-level warn --write .

# ---- the Python package

python:
	@tools/install-packages play python
	@tools/build release ludarium_python
	@tools/python-package

# Decisions a second from Python, beside the native program's in the same run.
python-bench: python release
	@build-release/ludarium bench --seats 3
	@PYTHONPATH=build-release/python /usr/bin/python3 -m ludarium bench --seats 3

# ---- the site, and measurements

site:
	@tools/install-packages play site
	@tools/install-page-tools build
	@tools/build-site

# The page's engines in Chromium and the native program in one run: speed, time to the first question, bytes.
site-bench: site
	@tools/install-packages compile-tests proof web-test
	@tools/build bench ludarium_site_measure
	@cd web && node tools/bench-engine.mjs $(GAMES_TO_MEASURE)

# How quick the boards are in Chromium: clicks, and frames while they are moved about.
web-bench: program
	@tools/install-packages web-test && tools/install-page-tools test
	@cd web && node tools/bench-page.mjs

# The pictures of docs/screens.md, taken anew.
web-pictures: program
	@tools/install-packages web-test && tools/install-page-tools test
	@cd web && node tools/pictures.mjs

bench:
	@tools/install-packages play proof
	@tools/build bench ludarium_bench
	@build-release/ludarium_bench $(ARGS)

# How many moves a server bears, with boardgame.io playing a trivial game beside it in the same run.
bench-server: release
	@cd bench/boardgame && npm install --silent --no-audit --no-fund --no-package-lock
	@build-release/ludarium load $(GAME) --tables $(TABLES) --seconds 20 --idle $(IDLE) 2>/dev/null
	@cd bench/boardgame && node load.cjs $(TABLES) 20

# Ten to thirty minutes of a free core for a game.
weights: release
	@tools/train-weights $(GAME)

clean:
	@rm -rf build build-release build-site build-debug build-asan build-tsan build-lint web/dist
