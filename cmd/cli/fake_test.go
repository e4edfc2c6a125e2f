package cli_test

import (
	"fmt"
	"strings"

	"skald/cmd/cli"
	"skald/core/fault"
	"skald/luabind"
	"skald/luabind/scenario"
	"skald/luabind/vm"
	"skald/repl"
	"skald/repl/replytest"
)

// fakeEngine is an engine without rules. It keeps what it was asked.
type fakeEngine struct {
	opts   cli.Options
	asked  []string // "what" of List, id of Explain, paths, filter and cover of Test
	broken error    // every method that can fail returns it
	passed int
	failed int

	covered []vm.FileCover
}

func (f *fakeEngine) Open(o cli.Options) (repl.Session, error) {
	f.opts = o
	return replytest.NewFake(), f.broken
}

func (f *fakeEngine) List(o cli.Options, what string) (cli.Table, error) {
	f.opts, f.asked = o, append(f.asked, what)
	return cli.Table{
		Columns: []string{"id", "title", "rules"},
		Rows: [][]string{
			{"huns", "Гунны", "PIL-FACTION-HUNS-02"},
			{"late_romans", "Late Romans <II>", ""},
			{"odd", "a\ttab and\na line"},
		},
	}, f.broken
}

func (f *fakeEngine) Order(o cli.Options, point string) (*luabind.HookOrder, error) {
	f.opts, f.asked = o, append(f.asked, point)
	return &luabind.HookOrder{Point: point}, f.broken
}

func (f *fakeEngine) Explain(o cli.Options, id string) (string, error) {
	f.opts, f.asked = o, append(f.asked, id)
	return "the page of " + id, f.broken
}

func (f *fakeEngine) Test(o cli.Options, run cli.TestRun, tell func(scenario.Result)) ([]vm.FileCover, error) {
	f.opts, f.asked = o, append(f.asked, fmt.Sprint(run.Paths, run.Filter, run.Cover))
	for range f.passed {
		tell(scenario.Result{File: "a.lua", Line: 1, Title: "good"})
	}
	for range f.failed {
		tell(scenario.Result{File: "a.lua", Line: 2, Title: "a scenario", Err: fault.New("E-ASSERT", "want 1"), Story: "why\n", Again: run.Again("a.lua", "a scenario")})
	}
	return f.covered, f.broken
}

func (f *fakeEngine) Mutate(o cli.Options, run cli.TestRun, tell func(scenario.Mutant)) error {
	f.opts, f.asked = o, append(f.asked, fmt.Sprint(run.Paths))
	for range f.passed {
		tell(scenario.Mutant{File: "a.lua", Change: vm.Change{Line: 1, From: "1", To: "2"}, Noticed: true})
	}
	for range f.failed {
		tell(scenario.Mutant{File: "a.lua", Change: vm.Change{Line: 2, From: "<", To: "<="}})
	}
	return f.broken
}

func (f *fakeEngine) Check(o cli.Options, dirs []string) (*luabind.Checked, error) {
	f.opts, f.asked = o, append(f.asked, fmt.Sprint(dirs))
	c := &luabind.Checked{Rules: 3}
	for range f.failed {
		c.Findings = append(c.Findings, luabind.Finding{Severity: luabind.IsError, Error: fault.New("E-FIELD", "no").At("a.lua", 3)})
	}
	return c, f.broken
}

func (f *fakeEngine) Replay(o cli.Options, path string) (bool, string, error) {
	f.opts, f.asked = o, append(f.asked, path)
	return f.failed == 0, "OK: 3 inputs\n", f.broken
}

func (f *fakeEngine) Muster(o cli.Options, path string, budget int) (string, []luabind.Roster, error) {
	f.opts, f.asked = o, append(f.asked, fmt.Sprint(path, budget))
	return "", []luabind.Roster{{Name: "Red", OK: f.failed == 0, Text: "Red: 60 of 400 gold",
		Models: []luabind.RosterLine{{Count: 3, Name: "A", Troop: "warrior", Has: []string{"spear"}, Each: 20}}}}, f.broken
}

func (f *fakeEngine) Sheet(o cli.Options, faction string) (*luabind.Sheet, error) {
	f.opts, f.asked = o, append(f.asked, faction)
	return &luabind.Sheet{ID: faction, Title: "Huns | more"}, f.broken
}

func (f *fakeEngine) Manual(o cli.Options, topic string) (string, error) {
	f.opts, f.asked = o, append(f.asked, topic)
	return "all " + topic, f.broken
}

func (f *fakeEngine) Stubs(o cli.Options) (luabind.StubSet, error) {
	f.opts, f.asked = o, append(f.asked, o.Game)
	return luabind.StubSet{Game: o.Game, Files: []luabind.Stub{{Name: "ids.lua", Text: "---@meta\n" + luabind.StubMark + "\n"}}, Globals: []string{"dice"}}, f.broken
}

func (f *fakeEngine) Version() string { return "1.2.3" }

// ran is what came of one command line.
type ran struct {
	out, err string
	code     int
}

// skald runs a command line over an engine, with nothing at stdin.
func skald(engine cli.Engine, args ...string) ran {
	return skaldIO(engine, cli.IO{In: strings.NewReader("")}, args...)
}

func skaldIO(engine cli.Engine, io cli.IO, args ...string) ran {
	var out, errw strings.Builder
	io.Out, io.Err = &out, &errw
	code := cli.Run(args, io, engine)
	return ran{out.String(), errw.String(), code}
}

func syntaxError() error {
	e := fault.New("E-SYNTAX", "unexpected end").At("a.lua", 3).For("PIL-X-01").Suggest("a missing end")
	e.Source = "  x = {"
	return e
}
