package cli_test

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/core/fault"
	"skald/luabind/vm"
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
		"some failed": {[]string{"a", "b", "--run", "lasso|pike"}, fakeEngine{passed: 2, failed: 1}, "[a b]lasso|pikefalse",
			ran{"FAIL a.lua:2  a scenario\n  why\n  again: skald test a.lua --run 'a scenario' -v\n1 of 3 scenarios failed\n", "", 1}},
		"json": {[]string{"--json"}, fakeEngine{passed: 1, failed: 1}, "[]false",
			ran{`{"passed":1,"failed":1,"seed":1,"scenarios":[{"file":"a.lua","line":1,"title":"good","ok":true},` +
				`{"file":"a.lua","line":2,"title":"a scenario","ok":false,"error":{"code":"E-ASSERT","message":"want 1"},"story":"why\n","again":"skald test a.lua --run 'a scenario' -v"}]}` + "\n", "", 1}},
		"again as it was run": {[]string{"--shuffle=7", "--run", "it's", "my mod", "--game", "duel", "--seed", "3", "--mods", "x"}, fakeEngine{failed: 1}, "[my mod]it'sfalse",
			ran{"in the order of --shuffle=7\nFAIL a.lua:2  a scenario\n  why\n" +
				`  again: skald test --shuffle=7 --run 'it'\''s' 'my mod' --game duel --mods x --seed 3 -v` + "\n1 of 1 scenario failed\n", "", 1}},
		"none": {nil, fakeEngine{}, "[]false", ran{"", "E-USAGE there are no scenarios\n", 2}},
		"none here": {[]string{"dir"}, fakeEngine{}, "[dir]false",
			ran{"", "E-USAGE there is no scenario in dir (scenarios are .lua files in a folder named scenarios: skald help scenario)\n", 2}},
		"none of that name": {[]string{"--run", "zzz"}, fakeEngine{}, "[]zzzfalse",
			ran{"", "E-USAGE no scenario has a title that matches \"zzz\" (skald test -v shows the titles)\n", 2}},
		"could not run": {nil, fakeEngine{passed: 3, broken: fault.New("E-MOD", "no mod.lua")}, "[]false",
			ran{"", "E-MOD no mod.lua\n", 2}},
		"could not run, for a harness": {[]string{"--format", "tap"}, fakeEngine{broken: fault.New("E-MOD", "no mod.lua")}, "[]false",
			ran{"TAP version 13\n# seed 1\nBail out! no mod.lua\n", "E-MOD no mod.lua\n", 2}},
		"could not run, for a program": {[]string{"--format", "json"}, fakeEngine{broken: fault.New("E-MOD", "no mod.lua")}, "[]false",
			ran{`{"error":{"code":"E-MOD","message":"no mod.lua"}}` + "\n", "", 2}},
		"covered": {[]string{"--cover"}, fakeEngine{passed: 1, covered: someCovered}, "[]true",
			ran{"scripts/a.lua              7/7  100.0 %\nfactions/huns/b.lua       4/10   40.0 %\ntotal                    11/17   64.7 %\n1 scenario passed\n", "", 0}},
		"enough covered": {[]string{"--threshold", "64"}, fakeEngine{passed: 1, covered: someCovered}, "[]true",
			ran{"scripts/a.lua              7/7  100.0 %\nfactions/huns/b.lua       4/10   40.0 %\ntotal                    11/17   64.7 %\n1 scenario passed\n", "", 0}},
		"too little covered": {[]string{"--threshold", "65", "--format", "tap"}, fakeEngine{passed: 1, covered: someCovered}, "[]true",
			ran{"TAP version 13\n# seed 1\nok 1 - good\n1..1\n# scripts/a.lua              7/7  100.0 %\n# factions/huns/b.lua       4/10   40.0 %\n# total                    11/17   64.7 %\n",
				"64.7 % of the lines ran, fewer than 65 %; these did not:\n  factions/huns/b.lua:5-8\n  factions/huns/b.lua:12-30\n  factions/huns/b.lua:33\n", 1}},
		"covered, as json": {[]string{"--json", "--cover"}, fakeEngine{passed: 1, covered: someCovered[1:2]}, "[]true",
			ran{`{"passed":1,"failed":0,"seed":1,"cover":{"ran":4,"lines":10,"percent":40,"files":[{"path":"factions/huns/b.lua","ran":4,"lines":10,"percent":40,"missed":[[5,8],[12,30],[33,33]]}]},` +
				`"scenarios":[{"file":"a.lua","line":1,"title":"good","ok":true}]}` + "\n", "", 0}},
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

// someCovered has a file that ran, one that ran in part, and one of tables.
var someCovered = []vm.FileCover{
	{Path: "scripts/a.lua", Lines: linesRun("+++++++", 1, 2, 3, 4, 5, 6, 7)},
	{Path: "factions/huns/b.lua", Lines: linesRun("+---+--+-+", 4, 5, 7, 8, 9, 12, 30, 31, 33, 34)},
	{Path: "scripts/tables.lua"},
}

// linesRun are lines that ran (+) or did not (-).
func linesRun(marks string, lines ...int) (out []vm.LineCover) {
	for i, l := range lines {
		out = append(out, vm.LineCover{Line: l, Ran: marks[i] == '+'})
	}
	return out
}

// What cannot be meant is refused before anything runs.
func TestTestFlags(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--format", "xml"}, "E-USAGE --format does not know \"xml\" (one of json, junit, pretty, tap)\n"},
		{[]string{"--format", "juint"}, "E-USAGE --format does not know \"juint\" (did you mean junit?)\n"},
		{[]string{"--shuffle=x"}, "E-USAGE --shuffle does not take \"x\" (a whole number from 0: --shuffle=7)\n"},
		{[]string{"--shuffle", "7"}, "E-USAGE --shuffle takes its number with = (--shuffle=7)\n"},
		{[]string{"--threshold", "101"}, "E-USAGE --threshold does not take 101 (0 to 100 percent)\n"},
	} {
		engine := &fakeEngine{passed: 1}
		if got := skald(engine, append([]string{"test"}, c.args...)...); got != (ran{"", c.want, 2}) || engine.asked != nil {
			t.Errorf("%q: got %+v", c.args, got)
		}
	}
	got := skald(&fakeEngine{passed: 1}, "test", "--json", "--format", "tap")
	if got != (ran{`{"error":{"code":"E-USAGE","message":"--json and --format tap are two formats","hint":"leave one out"}}` + "\n", "", 2}) {
		t.Errorf("got %+v", got)
	}
}

// Without a number each run has an order of its own, and says which.
func TestShuffleSaysItsNumber(t *testing.T) {
	seen := map[string]bool{}
	for range 8 {
		got := skald(&fakeEngine{passed: 1}, "test", "--shuffle")
		if !regexp.MustCompile(`^in the order of --shuffle=\d+\n1 scenario passed\n$`).MatchString(got.out) || got.code != 0 {
			t.Fatalf("got %+v", got)
		}
		seen[got.out] = true
	}
	if len(seen) < 2 {
		t.Error("eight times the same order")
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
