package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/core/trace"
	"skald/luabind/vm"
)

// What scenarios need of a session.

// ScenarioDecl is a scenario as a script wrote it.
type ScenarioDecl struct {
	Title string
	Path  string
	Line  int
	Table *lua.LTable
}

// Scenarios declared in the session so far, in order.
func (s *Session) Scenarios() []ScenarioDecl {
	var out []ScenarioDecl
	for _, d := range s.user.sink.all {
		if d.kind == "scenario" {
			out = append(out, ScenarioDecl{d.id, d.place.Path, d.place.Line, d.table})
		}
	}
	return out
}

// Stream of dice by the name that scenarios use: a core stream or a rule id.
func (s *Session) Stream(name string) (dice.Stream, *fault.Error) {
	if st, ok := dice.StreamByName(name); ok {
		return st, nil
	}
	if r := s.lib.content.Rule(name); r != nil {
		return dice.FirstRule + dice.Stream(r.Num), nil
	}
	known := dice.StreamNames()
	for _, r := range s.lib.content.Rules {
		known = append(known, r.ID)
	}
	return 0, fault.New("E-DICE", "there is no stream of dice %q", name).Suggest(suggest.Hint(name, known))
}

// StreamName is the other way round.
func (s *Session) StreamName(st dice.Stream) string {
	if n := st.Name(); n != "" {
		return n
	}
	if i := int(st - dice.FirstRule); i >= 0 && i < len(s.lib.content.Rules) {
		return s.lib.content.Rules[i].ID
	}
	return "?"
}

// Busy says why a scenario may not be changed from where the script is: inside a
// rule or a question. It is "" elsewhere.
func (s *Session) Busy() string {
	switch {
	case s.w.cur != nil:
		return "inside a rule"
	case s.asking:
		return "inside a question"
	}
	return ""
}

// ModelName of a model of the table.
func (s *Session) ModelName(m int32) string { return s.game.Name(m) }

// OwnGlobals lets what follows write globals of its own: the function that it
// returns puts back those of before.
func (s *Session) OwnGlobals() (restore func()) {
	back := s.user.vm.SaveGlobals()
	return func() {
		back()
		s.dirty = true // typed rules may read them
	}
}

// LastTrace is the explanation of the last order.
func (s *Session) LastTrace() *trace.Log {
	if s.last == nil {
		return &trace.Log{}
	}
	return s.last
}

// Prepare puts house rules, a weather and data keys in force.
func (s *Session) Prepare(house, weather, set lua.LValue) *fault.Error {
	ids, ok := words(house)
	if !ok {
		return fault.New("E-SCENARIO", "house is a list of house rules")
	}
	for _, id := range ids {
		if !s.game.SetHouse(id, true) {
			return s.lib.content.Unknown("house", id)
		}
	}
	if weather != lua.LNil {
		if err := s.game.SetWeather(weather.String()); err != nil {
			return asFault(err)
		}
	}
	t, ok := set.(*lua.LTable)
	if !ok {
		return nil
	}
	_, keys := fieldsOf(t)
	for _, k := range keys {
		if err := s.setKey(k, t.RawGetString(k)); err != nil {
			return err
		}
	}
	s.game.Size = sizeIn(s.game.Values)
	return nil
}

// Same compares two values as scripts see them: views by object, tables by
// content, numbers to a millionth.
func (s *Session) Same(L *lua.LState, a, b lua.LValue) bool {
	return (&sameness{L, map[[2]*lua.LTable]bool{}}).values(a, b, 0)
}

// sameness compares values. Tables met before are taken for the same: where they
// are not, that is found where they were met first.
type sameness struct {
	L   *lua.LState
	met map[[2]*lua.LTable]bool
}

// sameDepth is how deep tables that are compared may lie in each other.
const sameDepth = 200

func (c *sameness) values(a, b lua.LValue, depth int) bool {
	vm.Charge(c.L, 1)
	if x, y := viewOf(a), viewOf(b); x != nil && y != nil {
		return x.path == y.path && x.typ == y.typ
	}
	if x, ok := a.(lua.LNumber); ok {
		if y, ok := b.(lua.LNumber); ok {
			d := float64(x - y)
			return d < 1e-6 && d > -1e-6
		}
	}
	x, okX := a.(*lua.LTable)
	y, okY := b.(*lua.LTable)
	if !okX || !okY {
		return a == b
	}
	if depth == sameDepth {
		vm.Throw(c.L, fault.New("E-DEPTH", "tables nested deeper than %d are not compared", sameDepth))
	}
	pair := [2]*lua.LTable{x, y}
	if c.met[pair] {
		return true
	}
	c.met[pair] = true
	return c.tables(x, y, depth+1)
}

func (c *sameness) tables(x, y *lua.LTable, depth int) bool {
	keys := 0
	for k, v := x.Next(lua.LNil); k != lua.LNil; k, v = x.Next(k) {
		if keys++; !c.values(v, y.RawGet(k), depth) {
			return false
		}
	}
	for k, _ := y.Next(lua.LNil); k != lua.LNil; k, _ = y.Next(k) {
		keys--
	}
	return keys == 0
}

// Show is a value in a failure: models by name.
func (s *Session) Show(v lua.LValue) string {
	if x := viewOf(v); x != nil && x.typ == hook.Model {
		if id, ok := x.path.IsConst(); ok {
			return s.game.Name(id)
		}
	}
	if v == lua.LNil {
		return "nil"
	}
	if str, ok := v.(lua.LString); ok {
		return fmt.Sprintf("%q", string(str))
	}
	return vm.Format(v)
}

// WhyNot says why a rule of the scripts asked for nothing so far, "" when it
// did or when no script declares it.
func (s *Session) WhyNot(id string) string {
	r := s.lib.content.Rule(id)
	if r == nil {
		return ""
	}
	point := r.Parts[0].Point.Name
	switch n := r.Num; {
	case s.game.R.Stats.Ran[n] > 0 || s.tried != nil && s.tried.Ran[n] > 0:
		return ""
	case s.game.RuleOff(n):
		return "it is switched off"
	}
	if why := s.declined(s.game.R.Stats, r, times); why != "" {
		return point + ": " + why
	}
	if s.tried != nil { // equal places are gone through once: how often says nothing
		if why := s.declined(s.tried, r, func(int) string { return "" }); why != "" {
			return point + ", inside odds: " + why
		}
	}
	if what := s.game.Lacks(&r.Owner); what != 0 {
		return "nobody on the table is of the faction, troop or talent " + s.lib.content.Lex.Word(what)
	}
	if s.tried == nil && s.LastTrace().String() == "" {
		return ""
	}
	if how := r.Parts[0].Point.Reached; how != "" {
		return point + " was never reached with it in force: " + how
	}
	return point + " was never reached with it in force"
}

// declined says why a rule that was reached did nothing, "" when it was not
// reached; times says how often.
func (s *Session) declined(st *hook.Stats, r *hook.Rule, times func(n int) string) string {
	n := r.Num
	often := func(what string, n int, more string) string {
		return strings.Join(strings.Fields(what+" "+times(n)), " ") + more
	}
	switch {
	case st.Over[n] > 0:
		return often("over its limit", st.Over[n], "")
	case st.Replaced[n] > 0:
		return "another rule replaced it"
	case st.No[n] > 0 && st.No[n] == st.Declined[n]:
		return often("its when said no", st.No[n], s.whatItRead(st, r))
	case st.No[n] > 0:
		return often("its when said no", st.No[n], s.whatItRead(st, r)) + often(", and its effect asked for nothing", st.Declined[n]-st.No[n], "")
	case st.Declined[n] > 0:
		return often("it was asked", st.Declined[n], " and asked for nothing")
	case st.NotOwner[n] > 0:
		return often("reached", st.NotOwner[n], ", but its owner did not hold"+forRole(r))
	}
	return ""
}

// whatItRead tells what the when of a rule read before it said no, each time that
// was another.
func (s *Session) whatItRead(st *hook.Stats, r *hook.Rule) string {
	var all []string
	for _, read := range st.Read {
		if read.H.Rule.Num != r.Num {
			continue
		}
		p := newProber(s.lib, read.H, vm.Reach{})
		var facts []string
		for _, qa := range read.Facts {
			if text := p.say(qa); text != "" {
				facts = append(facts, text)
			}
		}
		if text := strings.Join(facts, ", "); text != "" && !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	if all == nil {
		return ""
	}
	return " (" + strings.Join(all, "; ") + ")"
}

// forRole says of whom the owner of a rule is asked: " for the target"; "" where
// the point has no role.
func forRole(r *hook.Rule) string {
	h := r.Parts[0]
	role := h.Point.Role
	if h.Rule.Who != hook.NSlots {
		role = h.Rule.Who
	}
	if w := roleWord(role); w != "role" {
		return " for the " + w
	}
	return ""
}

// times counts in words.
func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}
