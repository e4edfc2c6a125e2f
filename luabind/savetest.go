package luabind

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/trace"
	"skald/luabind/vm"
)

// A session as a scenario: what was typed stands inside run, the dice that fell
// above it, and what came out is asserted. Orders that were taken back are left
// out where whole inputs were.

// testHead is the first line of every file that SaveTest writes.
const testHead = "-- Written by :save-test from a session."

// SaveTest writes the session as a scenario file (repl.Session). Without a title
// it is called like the file.
func (s *Session) SaveTest(path, title string) (string, error) {
	ours := func(text []byte) bool { return bytes.HasPrefix(text, []byte(testHead)) }
	if err := mayWriteTo(path, ours, "a test that :save-test wrote"); err != nil {
		return "", err
	}
	if title == "" {
		title = strings.ReplaceAll(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)), "_", " ")
	}
	text, n, err := s.asTest(title)
	if err != nil {
		return "", err
	}
	if err := writeFile(path, []byte(text)); err != nil {
		return "", err
	}
	mods := ""
	for _, m := range s.lib.opt.Mods {
		mods += " --mods " + m
	}
	return fmt.Sprintf("%s, %s: skald test %s%s", plural(len(strings.Split(strings.TrimSpace(text), "\n")), "line"), plural(n, "assertion"), path, mods), nil
}

// asTest is the text of the scenario and the number of its assertions.
func (s *Session) asTest(title string) (text string, assertions int, err error) {
	t := &testWriter{s: s}
	t.inputs, t.pruned = s.living()
	if t.pruned && len(t.inputs) < len(s.story) && !s.standsOn(t.inputs) {
		t.inputs, t.pruned = s.story, false
	}
	if err := t.order(); err != nil {
		return "", 0, err
	}
	tester := s.testerName()
	asserted := s.assertions(tester)
	if len(asserted) == 0 {
		return "", 0, fault.New("E-ARG", "no model stands in a variable, so a test has nothing to look at").
			Suggest(`give them names: a = red:add("warrior", { ... })`)
	}
	var b strings.Builder
	b.WriteString(testHead + "\n")
	for _, m := range s.lib.opt.Mods {
		fmt.Fprintf(&b, "-- It needs the mod %s.\n", filepath.ToSlash(m))
	}
	b.WriteString("\n")
	for _, top := range t.top {
		b.WriteString(strings.TrimSpace(top) + "\n\n")
	}
	fmt.Fprintf(&b, "scenario %q {\n", title)
	if !s.lib.writtenOut() {
		fmt.Fprintf(&b, "  game = %q,\n", s.lib.opt.Game)
	}
	if ids := s.explainedRules(); len(ids) > 0 {
		fmt.Fprintf(&b, "  covers = { %s },\n", strings.Join(ids, ", "))
	}
	if dice := diceTableOf(t.inputs); dice != "" {
		fmt.Fprintf(&b, "  dice = { %s },\n", dice)
	}
	fmt.Fprintf(&b, "  run = function(%s)\n", tester)
	for _, line := range slices.Concat(t.run, asserted) {
		b.WriteString(line + "\n")
	}
	b.WriteString("  end,\n}\n")
	if _, err := vm.Compile("test", []byte(b.String())); err != nil {
		return "", 0, fault.New("E-INTERNAL", "the test would be no valid script: %v", err)
	}
	return b.String(), len(asserted), nil
}

// explainedRules are the rules of scripts, quoted, of which the explanations of
// the orders say that they did something, but for orders that were taken back.
func (s *Session) explainedRules() []string {
	logs := []*trace.Log{s.LastTrace()}
	for st := s.hist.top; st != nil; st = st.prev {
		if st.before.last != nil {
			logs = append(logs, st.before.last)
		}
	}
	did := map[string]bool{}
	for _, l := range logs {
		for _, e := range l.Entries {
			did[e.Rule] = did[e.Rule] || !strings.HasPrefix(e.Text, "replaced by ")
		}
	}
	var out []string
	for _, r := range s.lib.content.Rules {
		if did[r.ID] {
			out = append(out, strconv.Quote(r.ID))
		}
	}
	return out
}

// living are the inputs without those whose steps were all taken back, and
// without the orders that took them back. Where an input was taken back in part
// all of them stay.
func (s *Session) living() (ins []*input, pruned bool) {
	alive := map[*step]bool{}
	for st := s.hist.top; st != nil; st = st.prev {
		alive[st] = true
	}
	for _, in := range s.story {
		n := 0
		for _, st := range in.steps {
			if alive[st] {
				n++
			}
		}
		switch {
		case s.hist.cut, n > 0 && (n < len(in.steps) || in.moved), n == 0 && len(in.steps) > 0 && len(in.declared) > 0:
			return s.story, false
		case n == 0 && (len(in.steps) > 0 || in.moved):
		default:
			ins = append(ins, in)
		}
	}
	return ins, true
}

// standsOn plays some of the inputs again, with their dice, and says whether they
// lead to the table of now: what was taken back may have left a variable that is
// used since.
func (s *Session) standsOn(ins []*input) bool {
	lib, err := Load(s.lib.opt)
	if err != nil {
		return false
	}
	other, err := lib.NewSession(s.begun.seed)
	if err != nil {
		return false
	}
	defer other.Close()
	only := &testWriter{s: s, pruned: true}
	for _, in := range ins {
		if only.idle(in) { // it may have been about what was taken back
			continue
		}
		was := savedInputOf(in)
		if _, err := other.replayInput(&was); err != nil {
			return false
		}
	}
	return other.game.Hash() == s.game.Hash()
}

// testWriter puts inputs where they belong in a scenario file.
type testWriter struct {
	s      *Session
	inputs []*input
	pruned bool
	top    []string // above the scenario
	run    []string // lines inside run
}

// order finds the place of each input: what declares rules, and what those need,
// stands above the scenario; the rest inside run. A rule that was typed after
// something was played is off until then.
func (t *testWriter) order() error {
	if err := t.dropOlder(); err != nil {
		return err
	}
	above := t.above()
	played := false
	var off, run []string
	chosen := false
	for i, in := range t.inputs {
		switch {
		case above[i]:
			t.top = append(t.top, in.text)
			for _, d := range in.declared {
				if id, isRule := strings.CutPrefix(d, "rule "); isRule && played {
					off = append(off, fmt.Sprintf("    off %q", id))
					run = append(run, fmt.Sprintf("    on %q", id))
				}
			}
		case len(in.declared) > 0:
			return fault.New("E-ARG", "%q declares something and plays: a test needs them apart", (&savedInput{Text: in.text}).name()).
				Suggest("type the rule first, the order after it")
		case in.reload, in.mod, in.proved, t.idle(in):
		default:
			run = append(run, t.statement(in.lua()))
			played = played || len(in.steps) > 0
		}
		for _, st := range in.steps {
			chosen = chosen || st.word == "choices"
		}
	}
	if chosen {
		run = append(run, "    choices {}")
	}
	t.run = append(off, run...)
	return nil
}

// dropOlder leaves out what was typed again later under the same id.
func (t *testWriter) dropOlder() error {
	var kept []*input
	for i, in := range t.inputs {
		again, between := false, false
		for _, later := range t.inputs[i+1:] {
			between = between || len(later.steps) > 0
			for _, d := range in.declared {
				if !slices.Contains(later.declared, d) {
					continue
				}
				if between || len(in.declared) > 1 {
					return fault.New("E-ARG", "%s was typed again after something was played: a test has one of them", d).
						Suggest("take the orders under the old one back: undo(true)")
				}
				again = true
			}
		}
		if !again {
			kept = append(kept, in)
		}
	}
	t.inputs = kept
	return nil
}

// above says which inputs stand above the scenario.
func (t *testWriter) above() []bool {
	out := make([]bool, len(t.inputs))
	needed := ""
	for i := len(t.inputs) - 1; i >= 0; i-- {
		in := t.inputs[i]
		if in.touched {
			continue
		}
		out[i] = len(in.declared) > 0
		for _, name := range in.wrote {
			out[i] = out[i] || regexp.MustCompile(`\b`+regexp.QuoteMeta(name)+`\b`).MatchString(needed)
		}
		if out[i] {
			needed += in.text + "\n"
		}
	}
	return out
}

// plainLooks are the words that a test need not repeat.
var plainLooks = []string{"print", "lookup", "cm", "to_cm", "need", "reach", "explain", "muster", "what_if", "luck",
	"odds", "simulate", "compare", "sweep", "best"}

var firstWord = regexp.MustCompile(`^\s*(\w+)\s*[({"'\[]`)

// idle says whether an input only looked at something.
func (t *testWriter) idle(in *input) bool {
	if len(in.steps) > 0 || len(in.dice) > 0 || len(in.wrote) > 0 || in.moved {
		return false
	}
	if !compiles("return " + in.text) {
		return false
	}
	if m := firstWord.FindStringSubmatch(in.text); m != nil && compiles(in.text) {
		return contains(plainLooks, m[1]) || t.pruned && m[1] == "branch"
	}
	return !strings.Contains(in.text, "(")
}

func compiles(text string) bool {
	_, err := vm.Compile("test", []byte(text))
	return err == nil
}

var (
	hasLocal    = regexp.MustCompile(`\blocal\b`)
	beginsOddly = regexp.MustCompile(`^\s*\(`)
)

// lua is an input as code: a file that returned the list of a band sets it up.
func (in *input) lua() string {
	if !in.list {
		return in.text
	}
	text := "band((function()\n" + strings.TrimSpace(in.text) + "\nend)())"
	if in.called != "" {
		text = in.called + " = " + text
	}
	return text
}

// statement is an input as it stands inside run.
func (t *testWriter) statement(text string) string {
	text = strings.TrimSpace(text)
	switch {
	case !compiles(text): // values alone
		text = "do local _ = " + text + " end"
	case !compiles(text + "\nlocal _ = 1"): // it ends with return
		text = "do local _ = (function() " + text + "\nend)() end"
	case hasLocal.MatchString(text), beginsOddly.MatchString(text):
		text = "do " + text + "\nend"
	}
	if strings.Contains(text, "[[") || strings.Contains(text, "[=") { // a long text keeps its lines
		return text
	}
	return "    " + strings.ReplaceAll(text, "\n", "\n    ")
}

// diceTableOf is the field dice of a scenario: by stream, and by roller where
// several rolled.
func diceTableOf(ins []*input) string {
	type list struct {
		name  string
		faces []string
	}
	var streams []string
	lists := map[string][]*list{}
	for _, in := range ins {
		for _, d := range in.dice {
			if lists[d.stream] == nil {
				streams = append(streams, d.stream)
			}
			i := slices.IndexFunc(lists[d.stream], func(l *list) bool { return l.name == d.who })
			if i < 0 {
				i = len(lists[d.stream])
				lists[d.stream] = append(lists[d.stream], &list{name: d.who})
			}
			l := lists[d.stream][i]
			l.faces = append(l.faces, fmt.Sprint(d.face))
		}
	}
	var out []string
	for _, st := range streams {
		all := lists[st]
		var parts []string
		for _, l := range all {
			faces := strings.Join(l.faces, ", ")
			if len(all) > 1 && l.name != "" {
				faces = luaKey(l.name) + " = { " + faces + " }"
			}
			parts = append(parts, faces)
		}
		out = append(out, luaKey(st)+" = { "+strings.Join(parts, ", ")+" }")
	}
	return strings.Join(out, ",\n    ")
}

var luaName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)

var luaWords = strings.Fields("and break do else elseif end false for function goto if in local nil not or repeat return then true until while")

// luaKey is a key of a table as it is written.
func luaKey(name string) string {
	if luaName.MatchString(name) && !contains(luaWords, name) {
		return name
	}
	return fmt.Sprintf("[%q]", name)
}

// testerName is how run calls what it gets: t, or where a variable of the session
// is called that, a name that none has.
func (s *Session) testerName() string {
	names := s.user.vm.Names()
	for name := "t"; ; name += "_" {
		if !slices.Contains(names, name) {
			return name
		}
	}
}

// assertions are lines about every model that lost something and stands in a
// variable; about all of them where none did.
func (s *Session) assertions(t string) []string {
	var hurt, all []string
	for m, expr := range s.modelNames() {
		if expr == "" {
			continue
		}
		id := int32(m)
		line := fmt.Sprintf("    %s.equal(%s.hp, %d)", t, expr, s.game.M(id, battle.HP))
		if !s.game.Alive(id) {
			line = fmt.Sprintf("    %s.no(%s.alive)", t, expr)
		}
		all = append(all, line)
		if !s.game.Alive(id) || s.game.M(id, battle.HP) != s.game.M(id, battle.MaxHP) {
			hurt = append(hurt, line)
		}
		if s.game.Alive(id) {
			hurt = append(hurt, s.factLines(t, expr, id)...)
		}
	}
	if len(hurt) > 0 {
		return hurt
	}
	return all
}

// factLines assert the numbers and flags of a game that a model has now.
func (s *Session) factLines(t, expr string, m int32) []string {
	var out []string
	for _, f := range s.lib.facts(hook.Model) {
		switch v := s.game.Fact(hook.Model, m, f.Name); {
		case v == 0 || v == hook.Nil:
		case f.Type == hook.Int:
			out = append(out, fmt.Sprintf("    %s.equal(%s.%s, %d)", t, expr, f.Name, v))
		case f.Type == hook.Bool:
			out = append(out, fmt.Sprintf("    %s.yes(%s.%s)", t, expr, f.Name))
		}
	}
	return out
}

// modelNames says, by model, how a script reaches it: a, or w[2].
func (s *Session) modelNames() []string {
	out := make([]string, len(s.game.Models))
	take := func(v lua.LValue, expr string) {
		x := viewOf(v)
		if x == nil || x.typ != hook.Model || s.gone(x) {
			return
		}
		if id, ok := x.path.IsConst(); ok && int(id) < len(out) && out[id] == "" {
			out[id] = expr
		}
	}
	names := s.user.vm.Names()
	for _, n := range names {
		take(s.user.vm.Get(n), n)
	}
	for _, n := range names {
		if t, ok := s.user.vm.Get(n).(*lua.LTable); ok {
			for i := 1; i <= t.Len(); i++ {
				take(t.RawGetInt(i), fmt.Sprintf("%s[%d]", n, i))
			}
		}
	}
	return out
}
