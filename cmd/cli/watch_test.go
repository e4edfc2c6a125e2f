package cli_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/core/fault"
)

// saves is a watch that tells of a number of saves and then ends, as by Ctrl-C.
type saves struct {
	changed chan struct{}
	folders []string
	closed  bool
}

func newSaves(n int) *saves {
	s := &saves{changed: make(chan struct{}, n)}
	for range n {
		s.changed <- struct{}{}
	}
	close(s.changed)
	return s
}

func (s *saves) Folders(dirs []string)    { s.folders = dirs }
func (s *saves) Changed() <-chan struct{} { return s.changed }
func (s *saves) Close() error             { s.closed = true; return nil }

// folders makes files below a new folder and goes there.
func folders(t *testing.T, files ...string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for _, f := range files {
		if err := errors.Join(os.MkdirAll(filepath.Dir(f), 0o755), os.WriteFile(f, nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTestWatchRunsAfterEachSave(t *testing.T) {
	folders(t, "mine/mod.lua", "mine/scenarios/a.lua", "other/scenarios/b.lua", "third/mod.lua")
	for name, c := range map[string]struct {
		engine *fakeEngine
		args   []string
		want   ran
		watch  string
	}{
		"passes": {&fakeEngine{passed: 2}, []string{"mine"}, ran{strings.Repeat("2 scenarios passed\n", 3), "", 0}, "[mine]"},
		"fails": {&fakeEngine{failed: 1}, []string{"mine/scenarios/a.lua", "other"},
			ran{strings.Repeat("FAIL a.lua:2  a scenario\n  why\n  again: skald test a.lua --run 'a scenario' -v\n1 of 1 scenario failed\n", 3), "", 1}, "[mine mine/scenarios other]"},
		"broken": {&fakeEngine{broken: fault.New("E-SYNTAX", "no end")}, []string{"--mods", "third"},
			ran{"", "E-SYNTAX no end\n", 2}, "[third]"},
	} {
		t.Run(name, func(t *testing.T) {
			w := newSaves(2)
			got := skaldIO(c.engine, cli.IO{In: strings.NewReader(""), Watch: func() (cli.Watcher, error) { return w, nil }},
				append([]string{"test", "--watch"}, c.args...)...)
			c.want.err = strings.Repeat(c.want.err+"waiting for a save; Ctrl-C ends\n", 3)
			if got != c.want {
				t.Errorf("got %+v\nwant %+v", got, c.want)
			}
			if fmt.Sprint(w.folders) != c.watch || !w.closed || len(c.engine.asked) != 3 {
				t.Errorf("watched %q, closed %t, ran %q", w.folders, w.closed, c.engine.asked)
			}
		})
	}
}

func TestTestWatchRefusals(t *testing.T) {
	folders(t, "mine/mod.lua")
	none := func() (cli.Watcher, error) { return nil, fault.New("E-FILE", "no more watches") }
	for args, c := range map[string]struct {
		watch func() (cli.Watcher, error)
		want  string
	}{
		"":     {none, "E-USAGE --watch needs a PATH or --mods: what comes with skald does not change (such as skald test mods/mine --watch)\n"},
		"gone": {none, "E-FILE there is no gone\n"},
		"mine": {none, "E-FILE no more watches\n"},
		".":    {nil, "E-USAGE nobody can watch files here\n"},
	} {
		got := skaldIO(&fakeEngine{passed: 1}, cli.IO{In: strings.NewReader(""), Watch: c.watch}, append([]string{"test", "--watch"}, strings.Fields(args)...)...)
		if got != (ran{"", c.want, 2}) {
			t.Errorf("%q: got %+v, want %q", args, got, c.want)
		}
	}
}
