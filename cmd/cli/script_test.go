package cli_test

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"skald/cmd/cli"
)

// TestMain makes skald a command of the stories, run by this test binary.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"skald": func() { os.Exit(cli.Main(os.Args[1:], cli.System())) },
	})
}

// TestStories runs testdata/script, one story a command. SKALD_UPDATE=1 writes
// the texts that they compare with.
func TestStories(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		UpdateScripts:       os.Getenv("SKALD_UPDATE") != "",
		Setup: func(env *testscript.Env) error {
			env.Setenv("XDG_CONFIG_HOME", env.WorkDir+"/config")
			return nil
		},
	})
}
