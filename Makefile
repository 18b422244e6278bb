# make test is all that the gate runs; make check is its fast part.
GO      ?= go
FUZZ    ?= 20000x

# Collecting less often is faster, for some more memory, as in the program itself.
export GOGC ?= 400

BIN     := bin/referee
GENERATED = $(wildcard engine/*/book/clauses_gen.go) $(wildcard engine/*/book/clauses.txt) $(wildcard engine/*/cards.snapshot) docs/referee.lua $(wildcard docs/*.md)
SOURCES := $(shell find cmd engine examples internal referee scenarios golden -name '*.go')

ENGINE  := referee/book/engine/built/engine.zst
ENGINE_SOURCES := $(shell find cmd/pageengine cmd/enginegen engine internal referee/ask referee/desk referee/explain referee/explore referee/scenario referee/table -name '*.go' -not -name '*_test.go' -o -name '*.lua' -o -name '*.txt' -o -name '*.yaml' -o -name '*.snapshot')

# The packages that, or whose tests, let things run side by side.
RACY = $(shell grep -rlP 'go func|\.Go\x28|\.Parallel\x28' --include='*.go' cmd engine internal referee | xargs -n1 dirname | sort -u | sed 's,^,./,')

# How well questions are answered: a table for each set of marked questions (docs/ask.md).
SETS ?= choosing choosing-2

.PHONY: build install test check bench fuzz golden generate generated prepared learned weighed strong ask-quality format vet tidy race suite coverage simulate mutants mutants-sample browser pictures web proofs recorded clean

build: $(BIN)

# The engine that was laid there is of this very program.
WITH_ENGINE := -ldflags "-X tablereferee/referee/book/engine.by=make"

# The engine for the pages of the book: the same engine, compiled to WebAssembly and embedded in the program.
$(ENGINE): $(ENGINE_SOURCES) go.mod go.sum
	$(GO) run ./cmd/enginegen $(dir $(ENGINE))

$(BIN): $(ENGINE) $(SOURCES) go.mod go.sum $(shell find scenarios golden internal referee -name node_modules -prune -o -path 'referee/book/pages/*' -o -name '*.lua' -o -name '*.log' -o -name '*.json' -o -name '*.bin' -o -name '*.txt' -o -name lessons.yaml -o -path '*/book/pages/*')
	$(GO) build $(WITH_ENGINE) -o $(BIN) ./cmd/referee

# Puts the program where the shell finds it, if the folder bin of GOPATH is on its PATH.
install: $(ENGINE)
	$(GO) install $(WITH_ENGINE) ./cmd/referee

# All of it: format, tidiness, vet, staticcheck, how simple functions are, generated files, tests with -race, every scenario against its golden file, clauses, a sample of mutants, a short fuzz.
test: check race suite coverage mutants-sample simulate fuzz $(if $(REQUIRE_BROWSER),browser)
	@echo "all is well"

# Every benchmark is run once, so that none is left behind by what it measures.
check: format tidy vet generated
	$(GO) test -vet=off ./...
	@mkdir -p bin
	@$(GO) test -vet=off -run '^$$' -bench . -benchtime 1x ./... > bin/bench.txt || { grep -B 9 FAIL bin/bench.txt; exit 1; }

format:
	@bad=$$(gofmt -l cmd engine examples internal referee scenarios golden); if [ -n "$$bad" ]; then echo "gofmt would change:"; echo "$$bad"; exit 1; fi

tidy:
	$(GO) mod tidy -diff

vet:
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) tool gocyclo -over 30 -ignore '_test\.go' cmd engine examples internal referee

# The race detector looks for what runs side by side, in the packages where something does; what is tried again and again at one table, and commands in which nothing does, are left to the run without it (-short).
# It needs a C compiler. The gate insists on one (REQUIRE_RACE=1); elsewhere its absence is said.
race:
	@if command -v $${CC:-cc} >/dev/null 2>&1; then echo "$(GO) test -race -short" $(RACY); $(GO) test -vet=off -race -short $(RACY); \
	elif [ -n "$(REQUIRE_RACE)" ]; then echo "the race run needs a C compiler, and there is none"; exit 1; \
	else echo "race run skipped: no C compiler"; fi

suite: $(BIN)
	$(BIN) test

# Every clause that is not structural is shown, and most are proven to matter: without them a ruling changes.
coverage: $(BIN)
	@mkdir -p bin
	$(BIN) coverage --require-shown --min-matters 92 > bin/coverage.txt
	@sed -n '1,12p' bin/coverage.txt
	$(BIN) coverage --game champions --require-shown --min-matters 85 > bin/coverage-champions.txt
	@sed -n '1,13p' bin/coverage-champions.txt
	$(BIN) coverage --game metal --require-shown --min-matters 90 > bin/coverage-metal.txt
	@sed -n '1,12p' bin/coverage-metal.txt
	$(BIN) coverage --game rivals --require-shown --min-matters 90 > bin/coverage-rivals.txt
	@sed -n '1,12p' bin/coverage-rivals.txt

# Small changes of the rules that a scenario or a test must notice (docs/mutants.md): a sample of 400, some minutes.
mutants:
	$(GO) run ./cmd/mutants -n 400

# The small fixed sample, and some of the recorded proofs made again.
mutants-sample:
	$(GO) run ./cmd/mutants gate -n 10 -proofs 8

# The pages of the book in a real browser, and their scripts held against the compiler: needs Chromium, Node and npm.
browser: $(BIN)
	cd referee/book/web && npm ci && npx tsc -p .
	$(GO) run ./cmd/webgen check
	$(GO) test -vet=off -tags browser -count=1 ./referee/book/browser

# The pictures of the book that the documents show: look at them before they are committed.
pictures: $(BIN)
	@mkdir -p docs/pictures
	PICTURES=$(CURDIR)/docs/pictures $(GO) test -vet=off -tags browser -count=1 -run Pictures ./referee/book/browser

# The scripts of the book's pages, bundled from referee/book/web; needs npm.
web:
	cd referee/book/web && npm ci
	$(GO) run ./cmd/webgen

# Look for mutants that prove the clauses no run can switch off, and record them.
proofs:
	$(GO) run ./cmd/mutants prove

# Write down anew what is recorded beside the golden files (CONTRIBUTING.md); read the difference.
recorded:
	$(GO) test ./engine ./engine/games ./internal/suite -run 'Recorded|WhatMayHappen|EveryDescription|TheReasonIsTheReason|HouseRule|WhatCardsSay' -update

# Whole games with every invariant checked after every event; of Metal and Rivals also with invented texts for the cards whose own nobody knows.
simulate: $(BIN)
	$(BIN) simulate --games 20000 --check
	$(BIN) simulate --games 500 --players 4 --policy random --check
	$(BIN) simulate --game champions --scenario rhino --heroes spider-man,she-hulk --policy random --games 2000 --check
	$(BIN) simulate --game champions --scenario rhino --players 4 --option expert=1 --games 200 --check
	$(BIN) simulate --game metal --games 200 --check
	$(BIN) simulate --game rivals --games 300 --check
	$(BIN) simulate --game metal --cards engine/metal/testdata/standins.lua --players 4 --policy random --games 200 --check
	$(BIN) simulate --game rivals --cards engine/rivals/testdata/standins.lua --policy random --games 500 --check

# Every fuzz target, each for a number of inputs: given a time, go 1.26 may call its own end a failure (go.dev/issue/75804).
fuzz:
	@for f in $$(grep -rho 'func Fuzz[A-Za-z0-9]*' --include=*_test.go cmd engine internal referee | sed 's/func //' | sort -u); do \
	  dir=$$(dirname $$(grep -rl "func $$f(" --include=*_test.go cmd engine internal referee | head -1)); \
	  echo "fuzz $$f in $$dir"; \
	  $(GO) test -vet=off -run '^$$' -fuzz "^$$f$$" -fuzztime $(FUZZ) -fuzzminimizetime 1x ./$$dir || exit 1; \
	done

bench:
	$(GO) test -run '^$$' -bench . -benchmem ./...

# Accept what the scenarios give now. Read every file it lists against its clause before you commit it.
golden: $(BIN)
	$(BIN) test --update

# What is made from other files: the clauses, the editor's definitions, the tables and logs in the documents.
generate:
	$(GO) generate ./...

# What the strong policy weighs a table by, from games that it plays; some minutes.
strong:
	$(GO) run ./cmd/strengthen

# What questions are found in, as the scenarios and clauses are now; a test says when it is time. And what is learnt from the
# wordings and the marked questions: some minutes.
prepared:
	$(GO) run ./cmd/askgen prepare

learned:
	$(GO) run ./cmd/askgen learn

weighed:
	$(GO) run ./cmd/askgen weigh

ask-quality:
	@$(GO) run ./cmd/askgen quality $(SETS)

# The gate: whoever changes what they are made from makes them too.
generated:
	@before=$$(cksum $(GENERATED)) && $(GO) generate ./... > /dev/null && after=$$(cksum $(GENERATED)) && \
	if [ "$$before" != "$$after" ]; then echo "go generate has changed generated files: look at them and commit them"; exit 1; fi

clean:
	rm -rf bin
