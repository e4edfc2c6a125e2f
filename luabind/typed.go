package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/play"
	"skald/luabind/vm"
)

// What is typed or stands in a script file may go on changing after a rule was
// declared: globals are written, captured locals too. Rules stay pure all the
// same, because nothing of that can happen while an order is carried out: before
// each order the typed rules are looked at again, and what was remembered of
// them is forgotten where something that they can reach has changed.

// Run a compiled chunk in the session. What it declares is in force at once,
// also within the chunk; after an error the rest of it is dropped.
func (s *Session) Run(c *vm.Chunk) ([]lua.LValue, error) {
	was := s.user.open
	s.user.open = true
	res, err := s.user.vm.Run(c, RunBudget)
	s.user.open = was
	if err == nil {
		err = s.user.sink.unfinished()
	}
	s.user.sink.begun = nil
	if err != nil {
		s.user.sink.all = s.user.sink.all[:s.taken]
		return nil, err
	}
	if err := s.takeUp(); err != nil {
		return nil, err
	}
	return res, nil
}

// takeUp puts in force what was declared since the last time, all of it or
// nothing.
func (s *Session) takeUp() error {
	had := s.taken
	all := s.user.sink.all
	if len(all) == had {
		return nil
	}
	fresh := all[had:]
	game := false
	for _, d := range fresh {
		game = game || d.kind != "scenario"
		s.noteDeclared(d)
	}
	if !game {
		s.taken = len(all)
		return nil
	}
	// The same id typed again replaces what was typed before.
	kept := append([]declared(nil), all[:had]...)
	for _, d := range fresh {
		found := false
		for i := range kept {
			if i < had && kept[i].kind == d.kind && kept[i].id == d.id && d.kind != "game_table" {
				d.ordinal = i
				kept[i], found = d, true
			}
		}
		if !found {
			d.ordinal = len(kept)
			kept = append(kept, d)
		}
	}
	old := append([]declared(nil), all[:had]...)
	s.user.sink.all = kept
	next := *s.lib
	if err := next.understand(s.w, s.lib.content.Lex); err != nil {
		s.user.sink.all = old
		return err
	}
	s.taken = len(kept)
	s.adopt(&next)
	return nil
}

// adopt goes on with another library on the same table.
func (s *Session) adopt(next *Library) {
	s.moveTo(next, s.game.Rebase(next.content))
}

// moveTo goes on with another library and the table of its content.
func (s *Session) moveTo(next *Library, g *play.Play) {
	*s.lib = *next
	s.game = g
	s.attach()
	s.dirty = true
}

// mayWrite is asked before a global of the typed state is written.
func (s *Session) mayWrite(name string) *fault.Error {
	if s.w.cur != nil {
		return fault.New("E-GLOBAL", "the rule writes the global %q", name).
			Suggest(`keep it in a state: state = { angry = "flag" }, ev:set(model, "angry", true)`)
	}
	s.dirty = true
	if s.input != nil {
		s.input.wrote = append(s.input.wrote, name)
	}
	return nil
}

// freshen looks at the typed rules again where something may have changed.
func (s *Session) freshen(L *lua.LState) {
	if len(s.lib.typed) == 0 {
		return
	}
	moved := s.dirty
	for _, p := range s.pins {
		moved = moved || p.Moved()
	}
	if !moved {
		return
	}
	s.pins = s.pins[:0]
	state := s.user.vm
	for _, t := range s.lib.typed {
		if s.game.RuleOff(s.lib.content.Rule(t.rule).Num) {
			continue
		}
		if err := state.Audit(t.fn); err != nil {
			vm.Throw(L, asFault(err).For(t.rule))
		}
		state.Freeze(t.fn)
		s.pins = append(s.pins, state.Pins(t.fn)...)
		for _, h := range s.lib.content.Rule(t.rule).Parts {
			h.Tree.Forget()
		}
	}
	s.dirty = false
}
