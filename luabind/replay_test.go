package luabind

import (
	"testing"

	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/vm"
)

// No handler is known that differs between two runs: what it could keep is
// frozen. Should there be one, its second run ends, whatever it catches.
func TestAHandlerThatDiffersIsFound(t *testing.T) {
	lib, err := Load(Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	c, err := vm.Compile("rules", []byte(`
rule "replay:rolls" { title = "R", hook = "pillage.on_attack_rolled", effect = function(ev)
  pcall(function() ev:d6() end)
end }
rule "replay:rests" { title = "R", hook = "pillage.on_attack_rolled", effect = function(ev) end }
rule "replay:offers" { title = "R", hook = "pillage.on_attack_rolled", optional = true, effect = function(ev) end }`))
	if err == nil {
		_, err = s.Run(c)
	}
	if err != nil {
		t.Fatal(err)
	}
	past := []hook.QA{{Q: hook.Question{Op: hook.OpD3}, A: 2}} // another question than any of them asks
	for _, id := range []string{"replay:rolls", "replay:rests", "replay:offers"} {
		h := s.lib.content.Rule(id).Parts[0]
		ev := &hook.Event{P: h.Point}
		ev.Clear()
		asks, _, err := h.Call(s.game.R, ev, past)
		f, ok := err.(*fault.Error)
		if !ok || f.Code != "E-REPLAY" || f.Rule != id || f.Path != "rules" || len(asks) > 0 {
			t.Errorf("%s: %v, %v", id, asks, err)
		}
	}
}
