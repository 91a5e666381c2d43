# make run opens the program, make test checks everything, also without a screen. Both install what is missing first.
# ARGS is handed on:  make run ARGS=my-case.yaml    make bank ARGS="rule ib-heart-over-spade"

.PHONY: run build test screenshots bench bank icon setup setup-build fmt vet static unit race
.NOTPARALLEL: # two builds of the window at once would each take twice as long

staticcheck := honnef.co/go/tools/cmd/staticcheck@v0.8.2

# Everything is built with the same flags throughout, so that the window's C code is compiled once (minutes), not per step.
# So the race detector, which wants everything compiled anew, keeps to the packages without a window: all but two.
pure := all=$$(go list ./...) && set -- $$(echo "$$all" | grep -vxE 'rectify(/app)?')

# Without a screen, the tests that open a window get one in memory.
screen := $(if $(DISPLAY),,$(if $(filter Linux,$(shell uname -s)),xvfb-run -a -s "-screen 0 1600x1000x24"))

run: build
	build/rectify $(ARGS)

build: setup-build
	go build -o build/rectify .

test: export LC_ALL = C.UTF-8
test: setup fmt vet static unit race
	go run ./scenarios/cmd/bank check

fmt:
	@bad=$$(gofmt -l .); test -z "$$bad" || { echo "not in gofmt's form:"; echo "$$bad"; exit 1; }

vet:
	go vet ./...

static:
	go run $(staticcheck) ./...

unit:
	$(screen) go test ./...

race:
	$(pure) && go test -race -short -timeout 20m "$$@"

# Pictures of the program in both languages, at 100 % and 200 %, in build/screenshots; two of them are the README's.
screenshots: setup build
	.ci/screenshots build/rectify build/screenshots $(or $(ARGS),app/testdata/insufficient.yaml)
	mkdir -p assets/screenshots
	cp build/screenshots/facts-en-100-1280x800.png assets/screenshots/en.png
	cp build/screenshots/verdict-el-100-1280x800.png assets/screenshots/el.png

bench: setup
	$(pure) && go test -run '^$$' -bench . "$$@"
	go test -run '^$$' -bench . ./app

bank:
	go run ./scenarios/cmd/bank $(or $(ARGS),check)

# The icon is drawn in assets/icon.svg; this needs rsvg-convert (Debian: librsvg2-bin).
icon:
	rsvg-convert -w 512 -h 512 assets/icon.svg -o assets/icon.png

setup:
	@.ci/run setup

setup-build:
	@.ci/run setup-build
