package luabind

import (
	"slices"
	"sort"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// Decisions of players outside of code: answers wait, by stream, until play asks
// for them. The prompt and scenarios give them alike.

// answers of one stream.
type answers struct {
	list []string
	at   int // the next one
	most int // the farthest that `at` came: what lies before it was asked for
}

// choiceStreams are the decisions of the core; a rule's own stand under its id,
// those of choose() under its label.
var choiceStreams = []string{"reaction", "weapon", "reroll", "casualties", "order", "initiative", "edge", "position", "support", "join", "defend"}

// GiveChoices queues answers: { reaction = { "flee" }, ["PIL-TROOP-05"] = { "yes" } }.
// A stream that nobody can ask for is E-CHOICE; after an error nothing is queued.
func (s *Session) GiveChoices(v lua.LValue) *fault.Error {
	t, ok := v.(*lua.LTable)
	if !ok {
		return fault.New("E-CHOICE", "choices is a table of lists by stream, not %s", describe(v)).
			Suggest(`choices { reaction = { "flee" } }`)
	}
	var names []string
	lists := map[string][]string{}
	for k, x := t.Next(lua.LNil); k != lua.LNil; k, x = t.Next(k) {
		name, isWord := k.(lua.LString)
		if !isWord {
			return fault.New("E-CHOICE", "choices is a table of lists by stream, and %s is no stream", vm.Format(k)).
				Suggest(`choices { reaction = { "flee" } }`)
		}
		list, ok := answersOf(x)
		if !ok {
			return fault.New("E-CHOICE", "choices.%s is a list of answers, not %s", name, describeValue(x)).
				Suggest("answers are words, numbers and spots {x, y}")
		}
		if err := s.streamExists(string(name)); err != nil {
			return err
		}
		waiting := len(list)
		if a := s.answers[string(name)]; a != nil {
			waiting += len(a.list)
		}
		if waiting > maxAnswers {
			return fault.New("E-CHOICE", "choices.%s: more than %d answers wait", name, maxAnswers).Suggest("choices {} drops those that wait")
		}
		names = append(names, string(name))
		lists[string(name)] = list
	}
	for _, n := range names {
		a := s.answers[n]
		if a == nil {
			a = &answers{}
			s.answers[n] = a
		}
		a.list = append(a.list, lists[n]...)
	}
	return nil
}

// maxAnswers that wait for one stream.
const maxAnswers = 2000

// answersOf reads an answer, or a list of them: words, numbers, spots {x, y}.
func answersOf(v lua.LValue) ([]string, bool) {
	t, ok := v.(*lua.LTable)
	if !ok {
		if v.Type() == lua.LTNumber {
			return []string{vm.Format(v)}, true
		}
		return words(v)
	}
	var out []string
	for i := 1; i <= t.Len(); i++ {
		switch x := t.RawGetInt(i).(type) {
		case lua.LString, lua.LNumber:
			out = append(out, vm.Format(x))
		case *lua.LTable:
			a, okA := x.RawGetInt(1).(lua.LNumber)
			b, okB := x.RawGetInt(2).(lua.LNumber)
			if !okA || !okB || x.Len() != 2 {
				return nil, false
			}
			out = append(out, "{"+vm.Format(a)+", "+vm.Format(b)+"}")
		default:
			return nil, false
		}
	}
	return out, true
}

// streamExists refuses a stream of decisions that no code asks for.
func (s *Session) streamExists(name string) *fault.Error {
	if contains(s.lib.streams(), name) || s.lib.content.Rule(name) != nil {
		return nil
	}
	labels, open := s.user.vm.FirstArguments("choose")
	if open || labels[name] {
		return nil
	}
	known := s.lib.streams()
	for _, r := range s.lib.content.Rules {
		known = append(known, r.ID)
	}
	for l := range labels {
		known = append(known, l)
	}
	return fault.New("E-CHOICE", "nobody asks for a decision %q", name).Suggest(suggest.Hint(name, known)).
		Suggest(strings.Join(s.lib.streams(), ", ") + ", the id of a rule that a script declares, or a label of choose()")
}

// streams are the decisions of the game.
func (l *Library) streams() []string {
	if l.def.Orders == nil {
		return slices.Clone(choiceStreams)
	}
	return argNames(l.def.Choices)
}

// decide answers a decision of play from what was given; a stream that has
// nothing left takes the default.
func (s *Session) decide(d hook.Decision) int {
	s.asked[d.Stream] = true
	a := s.answers[d.Stream]
	if a == nil || a.at >= len(a.list) {
		return d.Def
	}
	word := a.list[a.at]
	if i, ok := d.Index(word); ok {
		a.at++
		a.most = max(a.most, a.at)
		return i
	}
	s.dropped = append(s.dropped, droppedAnswer{d.Stream, word, a.at})
	a.list = slices.Delete(a.list, a.at, a.at+1) // it can never be right: the next order goes on without it
	s.game.R.Fail(fault.New("E-CHOICE", "%s: %q is none of %s; the answer is dropped", d.Stream, word, strings.Join(d.Words, ", ")).
		Suggest(suggest.Hint(word, d.Words)))
	return d.Def
}

// droppedAnswer is one that fitted no question.
type droppedAnswer struct {
	stream, word string
	at           int
}

// dropAgain drops the answers once more that were dropped in what is taken back.
func (s *Session) dropAgain() {
	for _, d := range s.dropped {
		if a := s.answers[d.stream]; a != nil && d.at < len(a.list) && a.list[d.at] == d.word {
			a.list = slices.Delete(a.list, d.at, d.at+1)
		}
	}
}

// markChoices returns a function that gives back the answers taken since.
func (s *Session) markChoices() (giveBack func()) {
	if len(s.answers) == 0 {
		return func() {}
	}
	at := map[string]int{}
	for n, a := range s.answers {
		at[n] = a.at
	}
	return func() {
		for n, a := range s.answers {
			a.at = at[n]
		}
	}
}

// ForgetChoices drops every answer that waits.
func (s *Session) ForgetChoices() {
	s.answers, s.asked, s.alone = map[string]*answers{}, map[string]bool{}, map[string]bool{}
}

// ChoicesLeft lists the answers that nobody asked for, by stream; a stream that
// was never asked is told apart, since its name may be wrong. "" when none are
// left.
func (s *Session) ChoicesLeft() string {
	var out []string
	for stream, a := range s.answers {
		if a.most == len(a.list) {
			continue
		}
		left := stream + " " + strings.Join(a.list[a.most:], ", ")
		switch {
		case s.asked[stream]:
		case s.alone[stream]:
			left += " (never asked: with one to choose from nobody is asked)"
		default:
			left += " (never asked)"
		}
		out = append(out, left)
	}
	sort.Strings(out)
	return strings.Join(out, "; ")
}

// doChoices: choices { reaction = { "flee" } }.
func (s *Session) doChoices(L *lua.LState) int {
	if s.asking {
		vm.Throw(L, fault.New("E-ARG", "choices{} inside a question").Suggest("give the question an option: choices = { [\"PIL-TROOP-05\"] = \"yes\" }"))
	}
	if err := s.GiveChoices(L.Get(1)); err != nil {
		vm.Throw(L, err)
	}
	if k, _ := L.Get(1).(*lua.LTable).Next(lua.LNil); k == lua.LNil {
		s.ForgetChoices()
	}
	return 0
}

// player reads who decides: a band, a side, or the name of one who plays a game
// without them.
func (s *Session) player(L *lua.LState, v lua.LValue, what string) (side int32, name string) {
	if name, ok := v.(lua.LString); ok {
		return hook.Nil, string(name)
	}
	return s.sideOf(L, v, what), ""
}

// doChoose: choose(label, { a, b }, { by = red }).
func (s *Session) doChoose(L *lua.LState) int {
	label := s.word(L, 1, "choose")
	o := s.opts(L, 3, "choose", "by")
	opts, vals := s.user.options(L, L.Get(2))
	if len(opts) == 0 {
		L.Push(lua.LNil)
		return 1
	}
	d := hook.Decision{Stream: label, Label: label, Side: hook.Nil} // whoever asks
	if by := o.RawGetString("by"); by != lua.LNil {
		d.Side, d.Player = s.player(L, by, "by")
	}
	for _, o := range opts {
		w := o.Word
		if w == "" {
			id, _ := o.Path.IsConst()
			w = s.game.Name(id)
		}
		d.Words = append(d.Words, w)
	}
	decide := func(r *hook.Run) (answer, error) {
		r.Err = nil
		i := r.Decide(d)
		err := r.Err // no order looks at it
		r.Err = nil
		return numbered(float64(i)), err
	}
	var a answer
	if s.quest != nil {
		a = s.quest.meet(L, deed{kind: aChoice, verb: "choose", a: d.Side, more: d.Player + ": " + label + ": " + strings.Join(d.Words, "|")},
			func(x *exec) (answer, error) { return decide(x.g.R) })
	} else {
		var err error
		if a, err = decide(s.game.R); err != nil {
			vm.Throw(L, asFault(err))
		}
	}
	L.Push(vals[int(a.n)])
	return 1
}
