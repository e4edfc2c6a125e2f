package hook

import (
	"fmt"
	"strings"
	"testing"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/trace"
)

// tiny is a world of numbers: fact n of any object is facts[n].
type tiny struct {
	facts map[int32]int32
	uses  map[*Limit]int
	did   []string
	again func(r *Run) // what an action sets off
}

func (w *tiny) Fact(_ *Run, _ *Event, q *Question, _, _ int32) int32 { return w.facts[q.X] }
func (w *tiny) Element(*Run, *Event, *Question, int32, int) int32    { return 0 }
func (w *tiny) Holds(_ *Run, _ *Event, o *Owner, _ int32) bool       { return o.Faction != 99 }
func (w *tiny) Owners(_ *Run, _ *Event, _ *Handler, out []int32) (Slot, []int32) {
	return ModelSlot, append(out, 1, 2)
}
func (w *tiny) Most(l *Limit) int              { return l.N }
func (w *tiny) Left(l *Limit, _ int32) int     { return l.N - w.uses[l] }
func (w *tiny) StateName(int) string           { return "" }
func (w *tiny) Use(l *Limit, _ int32)          { w.uses[l]++ }
func (w *tiny) InGame(int32) bool              { return true }
func (w *tiny) Off(int) bool                   { return false }
func (w *tiny) Name(id int32) string           { return fmt.Sprint(id) }
func (w *tiny) NameOf(_ Type, id int32) string { return w.Name(id) }
func (w *tiny) SideOf(int32) int32             { return 0 }
func (w *tiny) Perform(r *Run, _ *Event, a *Ask) error {
	w.did = append(w.did, a.H.Rule.ID)
	if w.again != nil {
		w.again(r)
	}
	return nil
}

// rule makes a rule with one handler that always asks the same.
func rule(id string, p *Point, asks ...Ask) *Rule {
	r := &Rule{ID: id, Key: id, Who: NSlots, Owner: Owner{Each: -1, AuraSlot: -1}}
	r.Parts = []*Handler{{Rule: r, Point: p, Call: func(*Run, *Event, []QA) ([]Ask, []QA, error) { return asks, nil, nil }}}
	return r
}

func play(p *Point, rules ...*Rule) (*Run, *Event, *tiny) {
	w := &tiny{facts: map[int32]int32{}, uses: map[*Limit]int{}}
	r := NewRun(w, NewLexicon(), 1)
	r.Src = dice.NewSeeded(1, 0)
	for i, ru := range rules {
		ru.Num = i
	}
	r.Active = Index(1, rules)
	r.Stats = NewStats(len(rules))
	ev := &Event{}
	ev.Clear()
	return r, ev, w
}

func TestHowAnswersCombine(t *testing.T) {
	b := func(n int32) Ask { return Ask{Op: AskBecome, N: n} }
	m := func(n int32) Ask { return Ask{Op: AskModify, N: n} }
	for _, c := range []struct {
		name string
		comb Combine
		low  bool // a lower value is the better one
		base int32
		asks []Ask
		want int32
	}{
		{"changes are summed", Sum, false, 0, []Ask{m(2), m(-1)}, 1},
		{"the last become holds", Last, false, 5, []Ask{b(7), b(3)}, 3},
		{"the lowest become holds", Lowest, false, 9, []Ask{b(7), b(4)}, 4},
		{"the base holds where it is lower", Lowest, false, 2, []Ask{b(7), b(4)}, 2},
		{"a change comes on top of the base that holds", Lowest, false, 2, []Ask{b(7), m(3)}, 5},
		{"no base: the lowest become holds", Lowest, false, Nil, []Ask{b(7), b(4)}, 4},
		{"the base holds where it is higher", Highest, false, 2, []Ask{b(1)}, 2},
		{"no base: the highest become holds", Highest, false, Nil, []Ask{b(1)}, 1},
		{"the base holds where it is better", Best, false, 2, []Ask{b(1)}, 2},
		{"the base holds where it is nearer to zero", Nearest0, false, -1, []Ask{b(-2)}, -1},
		{"the last become holds, whatever the base", Last, false, 2, []Ask{b(7)}, 7},
		{"a yes of the base is taken back", AnyYes, false, 1, []Ask{b(0)}, 0},
		{"any yes", AnyYes, false, 0, []Ask{b(0), b(1), b(0)}, 1},
		{"any no", AnyNo, false, 1, []Ask{b(1), b(0), b(1)}, 0},
		{"a cap is a penalty where there was none", Lowest, false, Nil, []Ask{b(7), {Op: AskIgnorePenalties}}, Nil},
		{"the highest become holds, then changes", Highest, false, 2, []Ask{b(3), b(4), m(1)}, 5},
		{"the become nearest to zero", Nearest0, false, -1, []Ask{b(-2), b(0)}, 0},
		{"factors multiply", Product, false, 20000, []Ask{b(500), b(500)}, 5000},
		{"no beats yes", NoBeatsYes, false, 1, []Ask{b(1), b(0), b(1)}, 0},
		{"a yes lifts the ban of the lists", NoBeatsYes, false, 0, []Ask{b(1)}, 1},
		{"yes beats no", YesBeatsNo, false, 0, []Ask{b(0), b(1), b(0)}, 1},
		{"penalties are ignored", Sum, false, 0, []Ask{m(-2), {Op: AskIgnorePenalties}, m(1)}, 1},
		{"a higher need is the penalty", Highest, true, 2, []Ask{b(3), {Op: AskIgnorePenalties}}, 2},
		{"bonuses are ignored", Sum, false, 0, []Ask{m(-2), {Op: AskIgnoreBonuses}, m(1)}, -2},
	} {
		p := &Point{Name: "x.modify_y", Kind: Modify, Role: NSlots, Combine: c.comb, LowIsGood: c.low}
		var rules []*Rule
		for i, a := range c.asks {
			rules = append(rules, rule(fmt.Sprintf("r%d", i), p, a))
		}
		r, ev, _ := play(p, rules...)
		if got := r.Modify(ev, p, c.base); got != c.want {
			t.Errorf("%s: got %d, want %d", c.name, got, c.want)
		}
	}
}

// What another value beats has not happened: it is told as superseded, and
// spends no limit.
func TestBeatenValuesDoNotCount(t *testing.T) {
	b := func(n int32) Ask { return Ask{Op: AskBecome, N: n} }
	for _, c := range []struct {
		comb Combine
		base int32
		want [3]int // of the rules that ask for 3, 5 and 3: how often each ran
	}{
		{Last, 4, [3]int{1, 0, 1}}, {Lowest, 4, [3]int{1, 0, 1}}, {Highest, 4, [3]int{0, 1, 0}}, {Lowest, 2, [3]int{0, 0, 0}},
		{Product, 4, [3]int{1, 1, 1}},
	} {
		p := &Point{Name: "x.modify_y", Kind: Modify, Role: NSlots, Combine: c.comb}
		var rules []*Rule
		for i, n := range []int32{3, 5, 3} {
			rules = append(rules, rule(fmt.Sprintf("r%d", i), p, b(n)))
		}
		r, ev, _ := play(p, rules...)
		r.Log = &trace.Log{}
		r.Modify(ev, p, c.base)
		if got := [3]int(r.Stats.Ran); got != c.want {
			t.Errorf("combination %d of a base of %d: %v ran, want %v", c.comb, c.base, got, c.want)
		}
		for i, e := range r.Log.Entries {
			if strings.HasSuffix(e.Text, "(superseded)") == (c.want[i] > 0) {
				t.Errorf("combination %d of a base of %d: %q", c.comb, c.base, e.Text)
			}
		}
	}
}

func TestStacking(t *testing.T) {
	for stack, want := range map[Stack]int32{Add: 2, HighestStack: 3, Exclusive: 3, Replace: -1} {
		p := &Point{Name: "x.modify_y", Kind: Modify, Role: NSlots, Combine: Sum}
		a, b := rule("a", p, Ask{Op: AskModify, N: 3}), rule("b", p, Ask{Op: AskModify, N: -1})
		a.Key, b.Key, a.Stack, b.Stack = "same", "same", stack, stack
		r, ev, _ := play(p, a, b)
		if got := r.Modify(ev, p, 0); got != want {
			t.Errorf("stack %d: got %d, want %d", stack, got, want)
		}
		if lost := r.Stats.Ran[0] + r.Stats.Ran[1]; stack != Add && lost != 1 {
			t.Errorf("stack %d: %d rules count as granted", stack, lost)
		}
	}
}

func TestOrderOfHandlers(t *testing.T) {
	p := &Point{Name: "x.on_y", Kind: On, Role: NSlots}
	mk := func(id string, layer, priority int) *Rule {
		r := rule(id, p, Ask{Op: AskRemove})
		r.Layer, r.Priority = layer, priority
		return r
	}
	r, ev, w := play(p, mk("c", LayerHouse, 0), mk("b", LayerGame, 0), mk("a", LayerGame, 0), mk("z", LayerMod, -1))
	r.On(ev, p)
	if got := strings.Join(w.did, " "); got != "z a b c" {
		t.Errorf("order %s", got)
	}
}

func TestLimitIsSpentOnlyWhenGranted(t *testing.T) {
	p := &Point{Name: "x.modify_y", Kind: Modify, Role: NSlots, Combine: Sum}
	yes, no := rule("yes", p, Ask{Op: AskModify, N: 1}), rule("no", p)
	yes.Limit, no.Limit = &Limit{N: 2, Data: -1}, &Limit{N: 1, Data: -1}
	r, ev, w := play(p, yes, no)
	total := int32(0)
	for range 5 {
		total += r.Modify(ev, p, 0)
	}
	if total != 2 || w.uses[no.Limit] != 0 || r.Stats.Over[0] != 3 {
		t.Errorf("%d granted, %d uses of a rule that asked for nothing, %d over", total, w.uses[no.Limit], r.Stats.Over[0])
	}
}

func TestReplacedRuleDoesNotRun(t *testing.T) {
	p := &Point{Name: "x.modify_y", Kind: Modify, Role: Attacker, Combine: Sum}
	for faction, want := range map[int32]int32{0: 5, 99: 1} { // 99: the owner does not hold
		general, special := rule("general", p, Ask{Op: AskModify, N: 1}), rule("special", p, Ask{Op: AskModify, N: 5})
		special.Replaces, special.Owner.Faction = []string{"general"}, faction
		r, ev, _ := play(p, general, special)
		if got := r.Modify(ev, p, 0); got != want {
			t.Errorf("faction %d: got %d, want %d", faction, got, want)
		}
	}
}

func TestEffectsThatFeedThemselvesStop(t *testing.T) {
	p := &Point{Name: "x.on_y", Kind: On, Role: NSlots}
	r, ev, w := play(p, rule("loop", p, Ask{Op: AskRemove}))
	w.again = func(r *Run) { r.On(ev, p) }
	r.On(ev, p)
	if fault.CodeOf(r.Err) != "E-CHAIN" || !strings.Contains(r.Err.Error(), "loop > loop") || len(w.did) != MaxDepth {
		t.Errorf("%d actions, %v", len(w.did), r.Err)
	}
}

// A handler that reads a fact and compares another is called once for each
// combination of answers, and then never again.
func TestRememberedAfterEachBranchOnce(t *testing.T) {
	p := &Point{Name: "x.modify_y", Kind: Modify, Role: NSlots, Combine: Sum}
	calls := 0
	ru := rule("r", p)
	ru.Parts[0].Call = func(r *Run, ev *Event, trail []QA) ([]Ask, []QA, error) {
		calls++
		q1, q2 := Question{Op: OpField, X: 1}, Question{Op: OpField, X: 2, Cmp: Gt, K: 10}
		full := append([]QA(nil), trail...)
		for i, q := range []Question{q1, q2} {
			if i >= len(full) {
				full = append(full, QA{q, r.Answer(ev, &q)})
			}
		}
		return []Ask{{Op: AskModify, N: full[0].A*10 + full[1].A + 1}}, full, nil
	}
	r, ev, w := play(p, ru)
	for range 3 {
		for a := range int32(4) {
			for b := range int32(20) {
				w.facts[1], w.facts[2] = a, b
				want := a*10 + b2i(b > 10) + 1
				if got := r.Modify(ev, p, 0); got != want {
					t.Fatalf("%d,%d: got %d, want %d", a, b, got, want)
				}
			}
		}
	}
	if calls != 8 {
		t.Errorf("%d calls for 4 values and one threshold", calls)
	}
}

// Past 64 answers a branch is called each time: as right, only slower.
func TestBoundOfAnswers(t *testing.T) {
	p := &Point{Name: "x.modify_y", Kind: Modify, Role: NSlots, Combine: Sum}
	calls := 0
	ru := rule("r", p)
	ru.Parts[0].Call = func(r *Run, ev *Event, trail []QA) ([]Ask, []QA, error) {
		calls++
		q := Question{Op: OpField, X: 1}
		if len(trail) == 0 {
			trail = []QA{{q, r.Answer(ev, &q)}}
		}
		return []Ask{{Op: AskModify, N: trail[0].A}}, trail, nil
	}
	r, ev, w := play(p, ru)
	for range 2 {
		for a := range int32(200) {
			if w.facts[1] = a; r.Modify(ev, p, 0) != a {
				t.Fatal(a)
			}
		}
	}
	// Yes and no have their own places; 64 others are kept.
	if want := 200 + 200 - MaxAnswers - 2; calls != want {
		t.Errorf("%d calls, want %d", calls, want)
	}
}

// Two offers from different rules serve the two dice of one roll, the narrower
// one first: the standard throws the 1 again, the relic what failed after it.
func TestNarrowestOfferFirst(t *testing.T) {
	p := &Point{Name: "x.modify_y_reroll", Kind: Modify, Role: NSlots, Combine: Offers}
	relic, standard := rule("relic", p, Ask{Op: AskReroll, N: int32(dice.Fails)}), rule("standard", p, Ask{Op: AskReroll, N: int32(dice.Ones)})
	relic.Layer, standard.Layer = LayerTalent, LayerTroop
	for faces, want := range map[[4]int]struct {
		ok    bool
		relic int
	}{
		{1, 6, 2, 5}: {true, 1}, // 1 again by the standard, the 2 behind the 6 by the relic
		{1, 2, 6, 5}: {false, 0},
		{3, 6, 1, 4}: {true, 1}, // the relic for the 3, the standard for the 1
	} {
		r, ev, _ := play(p, relic, standard)
		g := dice.NewGiven(dice.Stream.Name, nil)
		g.Add(dice.Hit, "", faces[:]...)
		r.Src = g
		c := dice.Test{Stream: dice.Hit, Need: 7}
		c.Throw(g)
		r.Reroll(ev, p, &c)
		if c.OK != want.ok || r.Stats.Ran[0] != want.relic {
			t.Errorf("%v: passed %v, relic used %d times", faces, c.OK, r.Stats.Ran[0])
		}
	}
}
