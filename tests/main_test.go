package tests

import (
	"flag"
	"os"
	"testing"
)

// The property tests explore whole distributions: forty random tables a run
// are what a minute of testing has room for, the same ones each time.
// -rapid.checks asks for more, -rapid.seed=0 for others.
func TestMain(m *testing.M) {
	flag.Lookup("rapid.checks").Value.Set("40")
	flag.Lookup("rapid.seed").Value.Set("7")
	flag.Parse()
	os.Exit(m.Run())
}
