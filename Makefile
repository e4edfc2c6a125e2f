# make builds, tests and checks; every target does one thing.
.PHONY: all build test check bench fuzz cover
all: build test check
build: ; go build -o skald ./cmd/skald
test: ; go test ./...
check: ; .ci/run
bench: ; go test -run '^$$' -bench . -benchmem ./...
fuzz: ; for p in $$(go list ./...); do for f in $$(go test -list '^Fuzz' $$p | grep '^Fuzz'); do go test -run '^$$' -fuzz "^$$f\$$" -fuzztime 10s $$p || exit 1; done; done
cover: ; go test -coverpkg=./... -coverprofile=cover.out ./... && go tool cover -func=cover.out
