package tests

import (
	"flag"
	"os"
	"testing"
)

// The property tests explore whole distributions: forty random tables a run
// are what a minute of testing has room for. -rapid.checks asks for more.
func TestMain(m *testing.M) {
	flag.Lookup("rapid.checks").Value.Set("40")
	flag.Parse()
	os.Exit(m.Run())
}
