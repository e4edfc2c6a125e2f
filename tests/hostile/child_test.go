package hostile

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"skald/core/fault"
	"skald/luabind"
	"skald/luabind/scenario"
)

// child runs attacks one after another and says so on its output.
func child(names []string) int {
	home, _ = os.Getwd()
	if err := limitMemory(childMemory); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	debug.SetMemoryLimit(childMemory / 4 * 3) // as --isolate does
	say := json.NewEncoder(os.Stdout)
	for _, n := range names {
		if say.Encode(verdict{Name: n, Begun: true}) != nil || say.Encode(carryOut(n)) != nil {
			return 2
		}
	}
	return 0
}

// home is the folder of this package.
var home string

// attack is one file of testdata, or one by disk.
type attack struct {
	name     string
	at, want string
	told     string
	text     string

	table, order string // what is laid, and what is ordered then
	v            verdict
}

// The table that is laid and the order that is given where an attack does not
// say what.
const (
	usualTable = `red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 10 } })
b = blue:add("warrior", { name = "Edric", weapon = "hand_weapon", shield = true, at = { 10, 11 } })
engage(a, b)`
	usualOrder = `attack(a, b)`
	dashes     = "----\n"

	otherMod = `rule "other:steady" { title = "Steady", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`
)

// places run an attack where its text says; the error is the one it caused.
var places = map[string]func(a *attack) error{
	"file":     (*attack).inMod,      // the top level of a file of a mod
	"rule":     (*attack).inMod,      // a handler: the file loads, the order fails
	"manifest": (*attack).inManifest, // mod.lua
	"scenario": (*attack).inScenario,
	"prompt":   (*attack).atPrompt,
	"question": (*attack).inQuestion,
	"disk":     (*attack).inFolder,
}

func carryOut(name string) verdict {
	a := &attack{name: name, v: verdict{Name: name}}
	if !a.read() {
		return a.v
	}
	dir, err := os.MkdirTemp("", "hostile")
	if err == nil {
		defer os.RemoveAll(dir)
		err = os.Chdir(dir) // so that errors name no folder of ours
	}
	if err != nil {
		a.wrong("%v", err)
		return a.v
	}
	start := time.Now()
	err = places[a.at](a)
	a.v.Took = time.Since(start).Seconds()
	a.check(err)
	return a.v
}

func (a *attack) wrong(format string, args ...any) {
	a.v.Wrong = append(a.v.Wrong, fmt.Sprintf(format, args...))
}

// read finds out what the attack is.
func (a *attack) read() bool {
	if d, ok := disk[a.name]; ok {
		a.at, a.want, a.told = "disk", d.want, toldOf(a.name)
		return true
	}
	text, err := os.ReadFile(filepath.Join(home, a.name))
	if err != nil {
		a.wrong("%v", err)
		return false
	}
	a.text = string(text)
	for _, l := range strings.Split(a.text, "\n") {
		for key, to := range map[string]*string{"-- expect: ": &a.want, "-- at: ": &a.at, "-- told: ": &a.told} {
			if v, ok := strings.CutPrefix(l, key); ok && *to == "" {
				*to = v
			}
		}
	}
	if places[a.at] == nil || a.want == "" {
		a.wrong("the file does not begin with expect and at")
		return false
	}
	return true
}

// check what the attack caused.
func (a *attack) check(err error) {
	code := "none"
	if err != nil {
		a.v.Story = fault.Story(err)
		code = fault.CodeOf(err)
		a.v.Told = a.place(err)
	}
	switch {
	case code != a.want:
		a.wrong("it ends with %s, not %s", code, a.want)
	case a.v.Told != a.told && os.Getenv("SKALD_UPDATE") == "":
		a.wrong("the error names %q, not %q", a.v.Told, a.told)
	case code != "none" && a.at == "rule" && !strings.Contains(a.v.Told, "[hostile:"):
		a.wrong("the error names no rule")
	}
	if err != nil && strings.Contains(err.Error(), "ESCAPED") {
		a.wrong("it escaped")
	}
	if len(a.v.Story) > 20_000 {
		a.wrong("the error has %d bytes", len(a.v.Story))
		a.v.Story = a.v.Story[:2000]
	}
}

// place and rule of an error.
func (a *attack) place(err error) string {
	var f *fault.Error
	if !errors.As(err, &f) {
		return ""
	}
	out := f.Path
	if f.Line > 0 {
		out += fmt.Sprintf(":%d", f.Line)
	}
	if f.Rule != "" {
		out += " [" + f.Rule + "]"
	}
	return out
}

// split cuts a text at its dashes: the file, the table, the order, each below
// as many blank lines as stood before it.
func (a *attack) split() (file string) {
	parts := strings.SplitN(a.text, dashes, 3)
	a.table, a.order = usualTable, usualOrder
	above := strings.Count(parts[0]+dashes, "\n")
	if len(parts) > 1 && strings.TrimSpace(parts[1]) != "" {
		a.table = strings.Repeat("\n", above) + parts[1]
	}
	if len(parts) > 2 {
		a.order = strings.Repeat("\n", above+strings.Count(parts[1]+dashes, "\n")) + parts[2]
	}
	return parts[0]
}

// folder writes the mod and gives its folder.
func (a *attack) folder(id, manifest, file, text string) string {
	a.write(filepath.Join(id, "mod.lua"), manifest)
	a.write(filepath.Join(id, file), text)
	return id
}

func (a *attack) write(name, text string) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		a.wrong("%v", err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		a.wrong("%v", err)
	}
}

func manifestOf(id string) string { return fmt.Sprintf("mod %q { version = \"1.0\", api = 1 }", id) }

func (a *attack) other() string {
	return a.folder("other", manifestOf("other"), "scripts/pillage/steady.lua", otherMod)
}

func (a *attack) inMod() error {
	mod := a.folder("hostile", manifestOf("hostile"), "scripts/pillage/hostile.lua", a.split())
	err, loaded := a.play([]string{mod, a.other()})
	if a.at == "file" && loaded != (a.want == "none") {
		a.wrong("the mod is loaded: %v", loaded)
	}
	return err
}

func (a *attack) inManifest() error {
	a.split()
	mod := a.folder("hostile", a.text, "scripts/pillage/hostile.lua", "")
	err, _ := a.play([]string{mod, a.other()})
	return err
}

func (a *attack) inFolder() error {
	a.split()
	mods := disk[a.name].lay(a)
	err, _ := a.play(append(mods, a.other()))
	return err
}

// play loads the mods, lays the table and gives the order. Without an error all
// has gone well, which an attack may do too.
func (a *attack) play(mods []string) (err error, loaded bool) {
	lib, err := luabind.Load(luabind.Options{Mods: mods})
	if err != nil {
		return err, false
	}
	s, err := lib.NewSession(1)
	if err != nil {
		return err, true
	}
	defer s.Close()
	return a.inSession(s, a.table, a.order), true
}

// inSession lays the table and gives the order, after which the session has to
// be what it was.
func (a *attack) inSession(s *luabind.Session, table, order string) error {
	if out, err := eval(s, table); err != nil {
		a.listen(out)
		a.survives(s)
		return err
	}
	before := s.Game().Hash()
	out, err := eval(s, order)
	a.listen(out)
	if err != nil && s.Game().Hash() != before {
		a.wrong("the table has changed")
	}
	a.survives(s)
	return err
}

func eval(s *luabind.Session, src string) (string, error) {
	s.Place("hostile.lua", 1)
	return s.Eval(src)
}

func (a *attack) listen(said string) {
	if strings.Contains(said, "ESCAPED") {
		a.wrong("it escaped: %s", said[:min(len(said), 200)])
	}
}

// library of the other mod alone, for what needs no mod of its own, and how an
// attack on a new table goes in it.
var library struct {
	lib  *luabind.Library
	said string
}

func (a *attack) plainLibrary() (*luabind.Library, error) {
	if library.lib != nil {
		return library.lib, nil
	}
	lib, err := luabind.Load(luabind.Options{Mods: []string{a.other()}})
	if err != nil {
		return nil, err
	}
	s, err := lib.NewSession(1)
	if err != nil {
		return nil, err
	}
	library.lib, library.said = lib, a.attackAgain(s)
	s.Close()
	return lib, nil
}

// survives: the session counts, and an attack without the hostile rules goes as
// it does where there are none.
func (a *attack) survives(s *luabind.Session) {
	if out, err := eval(s, "1 + 1"); err != nil || strings.TrimSpace(out) != "2" {
		a.wrong("1 + 1 is %q, %v", out, err)
	}
	if _, err := a.plainLibrary(); err != nil {
		a.wrong("%v", err)
		return
	}
	if said := a.attackAgain(s); said != library.said {
		a.wrong("the next attack says\n%s\nnot\n%s", said, library.said)
	}
}

// attackAgain tells how an attack on a new table goes.
func (a *attack) attackAgain(s *luabind.Session) string {
	s.ForgetChoices()
	again := "battle{}\n"
	for _, r := range s.Library().Content().Rules {
		if strings.HasPrefix(r.ID, "hostile:") {
			again += fmt.Sprintf("off %q\n", r.ID)
		}
	}
	s.SetSeed(1)
	if out, err := eval(s, again+usualTable); err != nil {
		return out + err.Error()
	}
	out, err := eval(s, usualOrder)
	if err != nil {
		return out + err.Error()
	}
	ran := s.Game().R.Stats.Ran[s.Library().Content().Rule("other:steady").Num]
	return fmt.Sprintf("%s\n%s\nother:steady ran %d times", out, s.Trace(), ran)
}

func (a *attack) atPrompt() error {
	return a.typed(a.split(), "")
}

// inQuestion asks for the odds of the text, as the body of a function.
func (a *attack) inQuestion() error {
	text := strings.TrimSuffix(a.split(), "\n")
	return a.typed("odds(function() "+text+"\nend)", usualTable)
}

func (a *attack) typed(text, table string) error {
	lib, err := a.plainLibrary()
	if err != nil {
		return err
	}
	s, err := lib.NewSession(1)
	if err != nil {
		return err
	}
	defer s.Close()
	return a.inSession(s, table, text)
}

// inScenario runs the text as a file of scenarios.
func (a *attack) inScenario() error {
	lib, err := a.plainLibrary()
	if err != nil {
		return err
	}
	var failure error
	ran := 0
	files := []scenario.File{{Show: "hostile.lua", Text: []byte(a.text)}, {Show: "after.lua", Text: []byte(afterwards)}}
	err = scenario.Run(lib, files, nil, func(r scenario.Result) {
		a.listen(r.Said + r.Story)
		if r.File == "after.lua" {
			if ran++; r.Err != nil {
				a.wrong("the next scenario: %v", r.Err)
			}
			return
		}
		if r.Err != nil {
			failure = errors.Join(r.Err)
			a.v.Story = r.Story
		}
	})
	if err == nil && ran != 1 {
		a.wrong("the next scenario ran %d times", ran)
	}
	if err != nil {
		return err
	}
	return failure
}

const afterwards = `scenario "after" { dice = { hit = { 6 }, save = { 1 } }, run = function(t)
local red, blue = band "vikings", band "anglo_saxons"
local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 11 } })
engage(a, b)
t.equal(attack(a, b).lost, 1)
t.equal(("x"):upper() .. #"ab" .. tostring(nil), "X2nil")
end }`
