package hook

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// named is a rule whose code names requests.
func named(id string, p *Point, requests ...string) *Rule {
	r := rule(id, p)
	r.Parts[0].Names = requests
	return r
}

// told writes meetings one a line: the way, the rules, what holds.
func told(p *Point, rules ...*Rule) string {
	var out []string
	for _, m := range Meetings(p, Index(1, rules)[0]) {
		line := fmt.Sprint(m.Way, " ", m.Key)
		for _, h := range m.Handlers {
			line += " " + h.Rule.ID
		}
		out = append(out, line+": "+m.Why)
	}
	return strings.Join(out, "\n")
}

func TestWhoMeetsWhom(t *testing.T) {
	value := &Point{Name: "g.modify_value", Kind: Modify, Value: Int, Combine: Lowest}
	sum := &Point{Name: "g.modify_sum", Kind: Modify, Value: Int}
	wound := &Point{Name: "g.modify_wound", Kind: Modify, Value: Int}
	again := &Point{Name: "g.modify_reroll", Kind: Modify, Combine: Offers}

	if got, want := told(value, named("b", value, "become"), named("a", value, "become"), named("c", value, "modify"), named("d", value)),
		"3  a b d: the lowest of ev.value and every ev:become holds, then changes are summed"; got != want {
		t.Errorf("become: got %q", got)
	}
	if got := told(value, named("a", value, "become"), named("c", value, "modify")); got != "" {
		t.Errorf("nobody meets: got %q", got)
	}
	if got, want := told(wound, named("b", wound, "redirect"), named("a", wound, "cancel")), "1  a b: the first to cancel or redirect ends it"; got != want {
		t.Errorf("a wound: got %q", got)
	}
	if got, want := told(again, named("b", again, "reroll"), named("a", again, "reroll")),
		"2  a b: one offer a die is used, of those that fit the narrowest, then the first asked"; got != want {
		t.Errorf("re-rolls: got %q", got)
	}

	special, general := named("special", sum, "modify"), named("general", sum, "modify")
	special.Replaces = []string{"general"}
	general.Parts = append(general.Parts, &Handler{Rule: general, Point: sum}) // told once
	if got, want := told(sum, general, special), "0  special general: it replaces the other where both hold"; got != want {
		t.Errorf("replaces: got %q", got)
	}

	one, two, other := named("one", sum, "modify"), named("two", sum, "modify"), named("other", sum, "modify")
	one.Key, one.Stack, two.Key = "k", HighestStack, "k"
	if got, want := told(sum, one, two, other), "4 k one two: the change farthest from 0 counts, of equal ones the first"; got != want {
		t.Errorf("a key: got %q", got)
	}
}

// One rule that runs for several owners meets itself, if its changes do not add up.
func TestARuleOfSeveralOwnersMeetsItself(t *testing.T) {
	p := &Point{Name: "g.modify_sum", Kind: Modify, Value: Int}
	for stack, want := range map[Stack]string{Add: "", HighestStack: "4 a a: " + HighestStack.Meets(), Exclusive: "4 a a: the first change counts", Replace: "4 a a: the last change counts"} {
		r := named("a", p, "modify")
		r.Owner.Talent, r.Stack = 1, stack
		if got := told(p, r); got != want {
			t.Errorf("stack %d: got %q, want %q", stack, got, want)
		}
	}
}

// Order is what Index does: rules that differ in one thing alone come in the order
// that it tells, whatever the order in which they are found.
func TestTheOrderIsTheOneTold(t *testing.T) {
	p := &Point{Name: "g.modify_sum", Kind: Modify, Value: Int}
	var want []string
	var rules []*Rule
	for _, priority := range []int{-1, 0} {
		for layer := range layerNames {
			for _, id := range []string{"a", "b"} {
				r := rule(fmt.Sprint(priority, layer, id), p)
				r.Priority, r.Layer = priority, layer
				want, rules = append(want, r.ID), append(rules, r)
			}
		}
	}
	slices.Reverse(rules)
	var got []string
	for _, h := range Index(1, rules)[0] {
		got = append(got, h.Rule.ID)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
	if Order() != "by priority (lower first), then layer (game, weather, faction, talent, troop, house, mod), then id" {
		t.Errorf("told as %q", Order())
	}
}
