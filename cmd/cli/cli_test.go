package cli_test

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/core/fault"
)

func TestFlagsReachTheEngine(t *testing.T) {
	want := cli.Options{Game: "saga", Mods: []string{"a", "b,c"}, Seed: 7, Trace: true, Lang: "ru"}
	flags := []string{"--game", "saga", "--mods", "a", "--mods=b,c", "--seed", "7", "--trace", "--lang", "ru"}
	for _, command := range [][]string{
		{}, {"repl"}, {"run", "f.lua"}, {"eval", "1"}, {"test"}, {"replay", "g.json"}, {"list", "games"}, {"explain", "x"},
	} {
		engine := &fakeEngine{passed: 1}
		if got := skald(engine, slices.Concat(command, flags)...); got.code != 0 {
			t.Errorf("%q: %+v", command, got)
		}
		if !reflect.DeepEqual(engine.opts, want) {
			t.Errorf("%q: got %+v", command, engine.opts)
		}
	}
	engine := &fakeEngine{}
	skald(engine, "eval", "1")
	if want := (cli.Options{Seed: 1, Lang: "en"}); !reflect.DeepEqual(engine.opts, want) {
		t.Errorf("without flags: got %+v", engine.opts)
	}
}

func TestEval(t *testing.T) {
	boom := "E-RUNTIME no\n    error(\"no\")\n"
	for name, c := range map[string]struct {
		args []string
		want ran
	}{
		"a value":          {[]string{"7"}, ran{"7\n", "", 0}},
		"nothing":          {[]string{"x = 1"}, ran{"", "", 0}},
		"a command":        {[]string{":trace on"}, ran{"trace is on\n", "", 0}},
		"a dash":           {[]string{"--", "-7"}, ran{"-7\n", "", 0}},
		"ran and failed":   {[]string{`error("no")`}, ran{"printed before\n", "input:1: " + boom, 1}},
		"could not run":    {[]string{"do"}, ran{"", "input:1: E-SYNTAX no end\n", 2}},
		"json":             {[]string{"--json", "7"}, ran{`{"text":"7"}` + "\n", "", 0}},
		"json of nothing":  {[]string{"--json", "x = 1"}, ran{`{"text":""}` + "\n", "", 0}},
		"json of an error": {[]string{"--json", "do"}, ran{`{"error":{"code":"E-SYNTAX","path":"input","line":1,"message":"no end"}}` + "\n", "", 2}},
		"json of both": {[]string{"--json", `error("<no>")`},
			ran{`{"text":"printed before\n","error":{"code":"E-RUNTIME","path":"input","line":1,"message":"<no>"}}` + "\n", "", 1}},
	} {
		if got := skald(&fakeEngine{}, append([]string{"eval"}, c.args...)...); got != c.want {
			t.Errorf("%s:\ngot  %+v\nwant %+v", name, got, c.want)
		}
	}
}

func TestRun(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		want ran
	}{
		"a script":      {[]string{"a.lua"}, ran{"loaded a.lua\n", "", 0}},
		"json":          {[]string{"a.lua", "--json"}, ran{`{"text":"loaded a.lua"}` + "\n", "", 0}},
		"not there":     {[]string{"missing.lua"}, ran{"", "E-FILE there is no missing.lua\n", 2}},
		"a bad mod":     {[]string{"nomod"}, ran{"", "E-MOD nomod has no mod.lua\n", 2}},
		"two at a time": {[]string{"a.lua", "b.lua"}, ran{"", "E-USAGE run takes only FILE, but got \"b.lua\" too (one script at a time)\n", 2}},
	} {
		if got := skald(&fakeEngine{}, append([]string{"run"}, c.args...)...); got != c.want {
			t.Errorf("%s:\ngot  %+v\nwant %+v", name, got, c.want)
		}
	}
}

func TestReplThroughAPipe(t *testing.T) {
	for _, args := range [][]string{{}, {"repl"}} {
		got := skaldIO(&fakeEngine{}, cli.IO{In: strings.NewReader("xy = 5\nxy\nyx\n")}, args...)
		want := ran{"5\n", "stdin:3: E-GLOBAL there is no yx (did you mean xy?)\n", 1}
		if got != want {
			t.Errorf("%q:\ngot  %+v\nwant %+v", args, got, want)
		}
	}
}

func TestTest(t *testing.T) {
	for name, c := range map[string]struct {
		args   []string
		engine fakeEngine
		asked  string
		want   ran
	}{
		"all good": {nil, fakeEngine{passed: 12}, "[]false", ran{"12 scenarios passed\n", "", 0}},
		"one":      {[]string{"a.lua"}, fakeEngine{passed: 1}, "[a.lua]false", ran{"1 scenario passed\n", "", 0}},
		"some failed": {[]string{"a", "b", "-v", "--run", "lasso|pike"}, fakeEngine{passed: 2, failed: 1}, "[a b]lasso|piketrue",
			ran{"FAIL a scenario\n1 of 3 scenarios failed\n", "", 1}},
		"json": {[]string{"--json"}, fakeEngine{passed: 2, failed: 1}, "[]false",
			ran{`{"passed":2,"failed":1,"report":"FAIL a scenario\n"}` + "\n", "", 1}},
		"none": {nil, fakeEngine{}, "[]false", ran{"", "E-USAGE there are no scenarios\n", 2}},
		"none here": {[]string{"dir"}, fakeEngine{}, "[dir]false",
			ran{"", "E-USAGE there is no scenario in dir (scenarios are .lua files in a folder named scenarios)\n", 2}},
		"none of that name": {[]string{"--run", "zzz"}, fakeEngine{}, "[]zzzfalse",
			ran{"", "E-USAGE no scenario has a title that matches \"zzz\" (skald test -v shows the titles)\n", 2}},
		"could not run": {nil, fakeEngine{passed: 3, broken: fault.New("E-MOD", "no mod.lua")}, "[]false",
			ran{"", "E-MOD no mod.lua\n", 2}},
	} {
		got := skald(&c.engine, append([]string{"test"}, c.args...)...)
		if got != c.want {
			t.Errorf("%s:\ngot  %+v\nwant %+v", name, got, c.want)
		}
		if len(c.engine.asked) != 1 || c.engine.asked[0] != c.asked {
			t.Errorf("%s: asked %q", name, c.engine.asked)
		}
	}
}

func TestList(t *testing.T) {
	want := `id           title             rules
huns         Гунны             PIL-FACTION-HUNS-02
late_romans  Late Romans <II>
odd          a tab and a line
`
	if got := skald(&fakeEngine{}, "list", "factions"); got != (ran{want, "", 0}) {
		t.Errorf("got %+v", got)
	}
	got := skald(&fakeEngine{}, "list", "factions", "--json")
	var rows []map[string]string
	if err := json.Unmarshal([]byte(got.out), &rows); err != nil || got.code != 0 {
		t.Fatalf("%v: %+v", err, got)
	}
	if len(rows) != 3 || rows[0]["title"] != "Гунны" || rows[2]["title"] != "a\ttab and\na line" || rows[1]["rules"] != "" {
		t.Errorf("got %q", rows)
	}
	engine := &fakeEngine{}
	if got := skald(engine, "list", "wether"); got.code != 2 || got.err != "E-USAGE there is no list of wether (did you mean weather?)\n" || engine.asked != nil {
		t.Errorf("got %+v", got)
	}
}

func TestExplain(t *testing.T) {
	engine := &fakeEngine{}
	if got := skald(engine, "explain", "dane_axe"); got != (ran{"the page of dane_axe\n", "", 0}) {
		t.Errorf("got %+v", got)
	}
	// A code is explained however broken the scripts are.
	engine.broken, engine.asked = fault.New("E-MOD", "broken"), nil
	got := skald(engine, "explain", "E-DEPTH")
	if page, _ := fault.Page("E-DEPTH"); got != (ran{"E-DEPTH\n\n" + page + "\n", "", 0}) || engine.asked != nil {
		t.Errorf("got %+v, asked %q", got, engine.asked)
	}
	if got := skald(engine, "explain", "dane_axe"); got != (ran{"", "E-MOD broken\n", 2}) {
		t.Errorf("got %+v", got)
	}
}

func TestWhatCannotOpenCouldNotRun(t *testing.T) {
	for _, args := range [][]string{{}, {"repl"}, {"run", "f"}, {"eval", "1"}, {"list", "games"}} {
		got := skald(&fakeEngine{broken: fault.New("E-MOD", "no mod.lua")}, args...)
		if got != (ran{"", "E-MOD no mod.lua\n", 2}) {
			t.Errorf("%q: got %+v", args, got)
		}
	}
}

func TestErrorsThatAreNoFaultsAreTold(t *testing.T) {
	got := skald(&fakeEngine{broken: errors.New("odd")}, "eval", "1", "--json")
	if got.code != 2 || got.out != `{"error":{"code":"E-INTERNAL","message":"odd"}}`+"\n" {
		t.Errorf("got %+v", got)
	}
}

func TestSeveralMistakesAreAllTold(t *testing.T) {
	list := fault.List{fault.New("E-ID", "second").At("b.lua", 1), syntaxError().(*fault.Error)}.Err()
	got := skald(&fakeEngine{broken: list}, "eval", "1")
	want := "a.lua:3: E-SYNTAX [PIL-X-01] unexpected end (a missing end)\n    x = {\nb.lua:1: E-ID second\n"
	if got != (ran{"", want, 2}) {
		t.Errorf("got %+v", got)
	}
	got = skald(&fakeEngine{broken: list}, "eval", "1", "--json")
	want = `{"error":{"code":"E-SYNTAX","rule":"PIL-X-01","path":"a.lua","line":3,"message":"unexpected end","hint":"a missing end"},` +
		`"more_errors":[{"code":"E-ID","path":"b.lua","line":1,"message":"second"}]}` + "\n"
	if got != (ran{want, "", 2}) {
		t.Errorf("got %+v", got)
	}
}

func TestColourMarksTheCodeAndTheHead(t *testing.T) {
	colour := cli.IO{In: strings.NewReader(""), Color: true}
	got := skaldIO(&fakeEngine{broken: syntaxError()}, colour, "eval", "1")
	if want := "a.lua:3: \x1b[31mE-SYNTAX\x1b[0m [PIL-X-01] unexpected end (a missing end)\n    x = {\n"; got.err != want {
		t.Errorf("got %q", got.err)
	}
	got = skaldIO(&fakeEngine{}, colour, "list", "games")
	if !strings.HasPrefix(got.out, "\x1b[1mid           title             rules\x1b[0m\nhuns ") {
		t.Errorf("got %q", got.out)
	}
	got = skaldIO(&fakeEngine{}, cli.IO{In: strings.NewReader("y\n"), Color: true}, "repl")
	if got.err != "stdin:1: \x1b[31mE-GLOBAL\x1b[0m there is no y\n" {
		t.Errorf("got %q", got.err)
	}
}

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestOutputThatIsLostIsNoSuccess(t *testing.T) {
	var errw strings.Builder
	code := cli.Run([]string{"version"}, cli.IO{In: strings.NewReader(""), Out: full{}, Err: &errw}, &fakeEngine{})
	if code != 2 || errw.String() != "E-FILE the output cannot be written: no space left\n" {
		t.Errorf("got %d, %q", code, errw.String())
	}
}

func TestNoArgumentsAreNotThoseOfTheProcess(t *testing.T) {
	old := os.Args
	t.Cleanup(func() { os.Args = old })
	os.Args = []string{"skald", "version"}
	if code := cli.Run(nil, cli.IO{In: strings.NewReader(""), Out: io.Discard, Err: io.Discard}, &fakeEngine{broken: syntaxError()}); code != 2 {
		t.Errorf("no arguments open the REPL, which cannot open here; got %d", code)
	}
}
