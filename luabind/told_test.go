package luabind_test

import (
	"testing"

	"skald/luabind"
)

// What a rule rolled is told in the same words where it is remembered and where it
// is called.
func TestWhatARuleRolledIsTold(t *testing.T) {
	const laid = `rule "my:ale" { title = "Ale", hook = "pillage.modify_attack", effect = function(ev)
  if ev:d6() > 4 or ev:d3() == 2 then return end
  if ev:check(8, { plus = 2, reroll = "fails" }) or ev:roll "2d6+1" > 7 then ev:modify(1) end
end }
red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
b = blue:add("chief", { at = { 10, 11 } })`
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	told := func(s *luabind.Session, remember bool) string {
		s.Game().R.Remember = remember
		types(t, s, `attack(a, b)`)
		text := s.LastTrace().String()
		types(t, s, `undo(true)`)
		return text
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		s, err := lib.NewSession(seed)
		if err != nil {
			t.Fatal(err)
		}
		types(t, s, laid)
		called, first, again := told(s, false), told(s, true), told(s, true)
		if called != first || first != again {
			t.Errorf("called\n%s\nremembered\n%s\nand again\n%s", called, first, again)
		}
		seen[called] = true
	}
	if len(seen) < 5 {
		t.Errorf("the dice fell only in %d ways", len(seen))
	}
}
