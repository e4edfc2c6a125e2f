package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/trace"
	"skald/luabind/vm"
)

// The history of a session. Each order and each change of the table is a step
// that knows the one before it, so that steps taken back and named moments make
// a tree. What is typed besides stays as it is: variables, rules.

// history is where a session stands in the tree of its steps.
type history struct {
	top   *step
	named []branchPoint // by branch(name), in order
	left  *place        // before the last undo or back
	cut   bool          // the oldest steps are forgotten
	quiet bool          // an order is carried out again only to see: nothing is noted
}

// step is something done at the table that can be taken back.
type step struct {
	prev   *step
	depth  int
	before *moment
	word   string // with what it was given: fn(args)
	fn     *lua.LFunction
	args   []lua.LValue
	dice   []dice.Rolled
	models []battle.Static // when it was done, for their names
	sides  []battle.SideInfo
	pieces []battle.Piece
}

// place is a moment and the steps that led to it.
type place struct {
	now *moment
	top *step
}

type branchPoint struct {
	name string
	place
}

// moment is a table put aside, with all that goes with it.
type moment struct {
	game    *play.Play
	table   battle.Snapshot
	answers map[string]answers
	free    int32
	epoch   int
	seed    uint64
	last    *trace.Log
	luck    tally
}

const (
	maxSteps = 1000 // that undo goes back at least
	maxNamed = 1000 // moments with a name
)

// moment of the session.
func (s *Session) moment() *moment {
	m := &moment{game: s.game, table: s.game.Save(), free: s.free, epoch: s.epoch, seed: s.seed, last: s.last, luck: s.luck}
	if len(s.answers) > 0 {
		m.answers = map[string]answers{}
		for n, a := range s.answers {
			m.answers[n] = answers{slices.Clone(a.list), a.at, a.most}
		}
	}
	return m
}

// changed says whether the table, or an answer that waits, is another than it
// was.
func (s *Session) changed(since *moment) bool {
	if s.game != since.game || !s.game.Unchanged(since.table) || len(s.answers) != len(since.answers) {
		return true
	}
	for n, a := range s.answers {
		b, had := since.answers[n]
		if !had || a.at != b.at || !slices.Equal(a.list, b.list) {
			return true
		}
	}
	return false
}

// goTo makes the table what it was at a moment. Where other scripts have been
// loaded since that lack something on it, nothing changes.
func (s *Session) goTo(m *moment) *fault.Error {
	g := m.game
	if c := s.lib.content; g.C != c { // it is not the table of now, which is of this content
		g.Restore(m.table)
		if err := stillThere(g, c); err != nil {
			return asFault(err)
		}
		g = g.Rebase(c)
	} else {
		g.Restore(m.table)
	}
	other := g != s.game
	s.game, s.free, s.epoch, s.luck = g, m.free, m.epoch, m.luck
	if other {
		s.attach()
	}
	s.last, s.dirty = m.last, true
	s.answers = map[string]*answers{}
	for n, a := range m.answers {
		s.answers[n] = &answers{slices.Clone(a.list), a.at, a.most}
	}
	if s.seed != m.seed {
		s.seed = m.seed
		s.reseed()
	}
	s.dropViews()
	g.Refresh()
	return nil
}

// fallBack takes back what failed, but for answers that were dropped.
func (s *Session) fallBack(to *moment) {
	_ = s.goTo(to) // a table of the content that is in force, now or again
	s.dropAgain()
}

// dropViews forgets the views of what is not on the table; those that a script
// keeps say so themselves (modState.usable).
func (s *Session) dropViews() {
	for k, ud := range s.user.views {
		if v := ud.Value.(*view); v.serial != s.serialOf(k) {
			delete(s.user.views, k)
		}
	}
}

// serialOf is which of all models, sides or pieces ever added a view is of: 0 for what is
// none, or not there.
func (s *Session) serialOf(k viewKey) int32 {
	id, fixed := k.path.IsConst()
	if !fixed || s.game == nil {
		return 0
	}
	switch models, sides := s.game.Models, s.game.Sides; {
	case k.typ == hook.Model, k.typ == hook.Charge, k.typ == hook.State && k.of == hook.Model:
		if int(id) < len(models) {
			return models[id].Serial
		}
	case k.typ == hook.Side, k.typ == hook.Band, k.typ == hook.State && (k.of == hook.Side || k.of == hook.Band):
		if int(id) < len(sides) {
			return sides[id].Serial
		}
	case k.typ == hook.Piece:
		if int(id) < len(s.game.Pieces) {
			return s.game.Pieces[id].Serial
		}
	}
	return 0
}

// reseed starts the dice anew from the seed, unless somebody else gives them.
func (s *Session) reseed() {
	switch src := s.rec.Source.(type) {
	case nil, *dice.Seeded:
		s.rec.Source = s.seeded()
	case *dice.Recorded:
		if src.Else != nil {
			src.Else = s.seeded()
		}
	}
}

// looks are the words that change nothing on the table, or go about in the
// history themselves.
var looks = []string{"odds", "simulate", "compare", "sweep", "best", "lookup", "cm", "to_cm", "need", "reach", "explain", "muster", "choose", "map", "show", "who_can", "undo", "branch", "back", "what_if", "luck"}

// perform carries out a word of the prompt and notes what it did as a step.
// After an error the table is as it was.
func (s *Session) perform(L *lua.LState, name string, fn *lua.LFunction, do func(*Session, *lua.LState) int) int {
	s.used()
	s.notInLib(L, name)
	if s.asking || s.hist.quiet {
		return do(s, L)
	}
	last := s.last
	if contains(looks, name) || s.lib.def.Asks(name) {
		n := do(s, L)
		if name != "undo" && name != "back" { // these bring back an older one
			s.hear(last)
		}
		return n
	}
	before, top, args := s.moment(), s.hist.top, s.argsOf(L)
	done := false
	defer func() {
		if !done && s.changed(before) {
			s.hist.top = top
			s.rec.Log = s.rec.Log[:0]
			failed := s.last // it says how it came to fail
			s.fallBack(before)
			s.last = failed
		}
	}()
	n := do(s, L)
	done = true
	s.hear(last)
	if rolled := s.flush(); s.hist.top == top && (len(rolled) > 0 || s.changed(before)) {
		s.push(&step{before: before, word: name, fn: fn, args: args, dice: rolled, models: s.game.Models, sides: s.game.Sides, pieces: s.game.Pieces})
	}
	return n
}

// push a step; of very many the oldest are forgotten.
func (s *Session) push(st *step) {
	st.prev = s.hist.top
	if st.prev != nil {
		st.depth = st.prev.depth + 1
	}
	s.hist.top = st
	if s.input != nil {
		s.input.steps = append(s.input.steps, st)
	}
	if st.depth < 2*maxSteps {
		return
	}
	for x := st; x != nil; x = x.prev {
		if x.depth -= maxSteps; x.depth == 0 {
			x.prev, s.hist.cut = nil, true
		}
	}
}

// flush gives the dice rolled since the last time, and counts them.
func (s *Session) flush() []dice.Rolled {
	if len(s.rec.Log) == 0 {
		return nil
	}
	rolled := slices.Clone(s.rec.Log)
	s.rec.Log = s.rec.Log[:0]
	for _, d := range rolled {
		if name := s.StreamName(d.Stream); d.Stream != dice.Free {
			s.luck = s.luck.with(name, d.Face, oneDie)
		}
		if s.input != nil {
			s.input.dice = append(s.input.dice, s.nameDie(d))
		}
	}
	return rolled
}

// argsOf keeps the arguments of a call: a table as it is now.
func (s *Session) argsOf(L *lua.LState) []lua.LValue {
	args := make([]lua.LValue, L.GetTop())
	for i := range args {
		args[i] = s.copied(L.Get(i+1), 3)
	}
	return args
}

// copied is a plain table copied to a depth; anything else is itself.
func (s *Session) copied(v lua.LValue, depth int) lua.LValue {
	t, ok := v.(*lua.LTable)
	if !ok || depth == 0 {
		return v
	}
	out := s.user.vm.L().CreateTable(t.Len(), 0)
	for k, x := t.Next(lua.LNil); k != lua.LNil; k, x = t.Next(k) {
		out.RawSet(k, s.copied(x, depth-1))
	}
	return out
}

// label is how a step is told: "fight(Ulf, Edric)".
func (st *step) label() string {
	name, args := st.word, st.args
	if len(args) > 0 && (name == "add" || name == "row") {
		name, args = st.argText(args[0])+":"+name, args[1:]
	}
	var out []string
	for _, a := range args {
		out = append(out, st.argText(a))
	}
	return name + "(" + strings.Join(out, ", ") + ")"
}

// argText is an argument in a label: points are shown, larger tables are not.
func (st *step) argText(v lua.LValue) string {
	switch x := v.(type) {
	case *lua.LTable:
		if text := vm.Format(x); len(text) <= 30 {
			return text
		}
		return "{ ... }"
	case *lua.LUserData:
		return st.viewName(viewOf(v))
	case lua.LString:
		return fmt.Sprintf("%q", string(x))
	}
	return vm.Format(v)
}

// viewName is the name that a model, a piece or a side had.
func (st *step) viewName(v *view) string {
	if v == nil {
		return "..."
	}
	id, fixed := v.path.IsConst()
	isModel := v.typ == hook.Model
	switch n := int(id); {
	case fixed && isModel && n < len(st.models):
		return st.models[n].Name
	case fixed && v.typ == hook.Piece && n < len(st.pieces):
		return st.pieces[n].Name
	case fixed && !isModel && v.typ != hook.Piece && n < len(st.sides):
		return st.sides[n].Name
	}
	return typeName(v.typ)
}

// roller is the name of who rolled a die of the step, "" for nobody.
func (st *step) roller(d dice.Rolled) string {
	if d.Who < 0 || int(d.Who) >= len(st.models) {
		return ""
	}
	return st.models[d.Who].Name
}

// mayMove refuses to go about in the history from inside a question.
func (s *Session) mayMove(L *lua.LState, what string) {
	if s.asking || s.hist.quiet {
		vm.Throw(L, fault.New("E-ARG", "%s inside a question", what).Suggest("a question leaves the table as it is anyway"))
	}
}

// move goes to a place of the history.
func (s *Session) move(L *lua.LState, to place) {
	left := place{s.moment(), s.hist.top}
	if err := s.goTo(to.now); err != nil {
		vm.Throw(L, err)
	}
	s.hist.top, s.hist.left = to.top, &left
	if s.input != nil {
		s.input.moved = true
	}
}

// doUndo: undo(), undo(true).
func (s *Session) doUndo(L *lua.LState) int {
	s.mayMove(L, "undo()")
	force := false
	switch x := L.Get(1).(type) {
	case *lua.LNilType:
	case lua.LBool:
		force = bool(x)
	default:
		vm.Throw(L, fault.New("E-ARG", "undo takes true or nothing, not %s", describe(L.Get(1))).
			Suggest(`back "name" goes to a moment that branch "name" named`))
	}
	st := s.hist.top
	switch {
	case st == nil:
		vm.Throw(L, fault.New("E-UNDO", "there is nothing to take back"))
	case len(st.dice) > 0 && !force:
		vm.Throw(L, fault.New("E-UNDO", "the last order rolled dice: %s", st.label()).Suggest("undo(true) takes it back"))
	}
	s.move(L, place{st.before, st.prev})
	L.Push(lua.LString("taken back: " + st.label()))
	return 1
}

// doBranch: branch "name" names this moment, branch() lists the names.
func (s *Session) doBranch(L *lua.LState) int {
	s.mayMove(L, "branch()")
	if L.Get(1) == lua.LNil {
		L.Push(s.branchNames())
		return 1
	}
	name := s.nameArg(L, L.Get(1))
	if s.branchAt(name) != nil {
		vm.Throw(L, fault.New("E-ARG", "a moment is called %q already", name).Suggest(fmt.Sprintf("back %q goes there", name)))
	}
	if len(s.hist.named) == maxNamed {
		vm.Throw(L, fault.New("E-ARG", "%d moments have a name already", maxNamed).Suggest("undo() goes back without one"))
	}
	s.hist.named = append(slices.Clip(s.hist.named), branchPoint{name, place{s.moment(), s.hist.top}})
	return 0
}

func (s *Session) branchNames() *lua.LTable {
	t := s.user.vm.L().CreateTable(len(s.hist.named), 0)
	for _, b := range s.hist.named {
		t.Append(lua.LString(b.name))
	}
	return t
}

func (s *Session) branchAt(name string) *place {
	for i := range s.hist.named {
		if s.hist.named[i].name == name {
			return &s.hist.named[i].place
		}
	}
	return nil
}

// doBack: back "name" goes to a named moment, back() to where the session was
// before the last undo or back.
func (s *Session) doBack(L *lua.LState) int {
	s.mayMove(L, "back()")
	to, where := s.hist.left, "where you were"
	if L.Get(1) != lua.LNil {
		name := s.word(L, 1, "back")
		if to, where = s.branchAt(name), name; to == nil {
			vm.Throw(L, s.noBranch(name))
		}
	}
	if to == nil {
		vm.Throw(L, fault.New("E-UNDO", "nothing was taken back, so there is nowhere to go").
			Suggest(`back "name" goes to a moment that branch "name" named`))
	}
	s.move(L, *to)
	text := "back at: " + where
	if s.hist.top != nil {
		text += ", after " + s.hist.top.label()
	}
	L.Push(lua.LString(text))
	return 1
}

func (s *Session) noBranch(name string) *fault.Error {
	var known []string
	for _, b := range s.hist.named {
		known = append(known, fmt.Sprintf("%q", b.name))
	}
	e := fault.New("E-ID", "no moment is called %q", name)
	if len(known) == 0 {
		return e.Suggest(`branch "name" names the present one`)
	}
	return e.Suggest("there are " + strings.Join(known, ", "))
}
