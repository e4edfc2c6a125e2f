package luabind

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Scripts are loaded again while a table lies there. What is new is made wholly
// beside what is in force, and takes its place in one move that cannot fail; on
// any mistake before it, a panic too, nothing has happened.

// Reload reads every script and mod again and tells what has changed. When one is
// broken all the old ones stay; the table and what was typed stay in any case.
func (s *Session) Reload() (string, error) {
	was, found := *s.lib, onDisk(s.lib.layers)
	s.stop.Store(false)
	if err := s.replace(was.opt); err != nil {
		s.broken = found
		return "", err
	}
	s.broken = nil
	s.keep(&input{reload: true, changed: scriptChanges(was.Scripts(), s.lib.Scripts())})
	return news(&was, s.lib), nil
}

// Refresh is Reload where a script of a mod is another than it was when it was
// loaded, or when loading it failed: a broken one is told once (repl.Session).
func (s *Session) Refresh() (string, error) {
	found := onDisk(s.lib.layers)
	switch {
	case s.broken != nil && slices.Equal(found, s.broken):
		return "", nil
	case !slices.Equal(found, s.lib.seen):
		return s.Reload()
	case s.broken != nil:
		s.broken = nil
		return "mended: nothing differs from before", nil
	}
	return "", nil
}

// Mods are the folders that are loaded (repl.Session), those that others need too.
func (s *Session) Mods() []string {
	var out []string
	for _, layer := range s.lib.layers[1:] {
		out = append(out, layer.Root)
	}
	return out
}

// size tells how much is loaded.
func (l *Library) size() string {
	return fmt.Sprintf("%s, %s", plural(l.Files, "file"), plural(len(l.content.Rules), "rule"))
}

// replace goes on with other mods, or the same as they are now.
func (s *Session) replace(o Options) (err error) {
	home := s.user.sink.mod
	defer func() {
		if p := recover(); p != nil {
			err = fault.New("E-INTERNAL", "the scripts could not be loaded: %v", p)
		}
		if err != nil {
			s.user.move(home)
		}
	}()
	next, err := load(o, s.stop)
	if err != nil {
		return err
	}
	w := next.idle.take() // the one that loaded it
	// The typed state moves over: its number changes with the number of mods.
	s.user.move(len(w.states))
	w.session, w.states = s, append(w.states, s.user)
	own := *next
	if err := own.understand(w, s.lib.content.Lex); err != nil {
		return err
	}
	if err := stillThere(s.game, own.content); err != nil {
		f := asFault(err)
		return f.Suggest("put it back, or lay a new table first: battle{}")
	}
	g := s.game.Rebase(own.content)

	s.user.w, s.w, w.lib = w, w, s.lib
	for _, ud := range s.user.views {
		ud.Value.(*view).w = w
	}
	s.moveTo(&own, g)
	return nil
}

// move a state to another place among those of its worker.
func (st *modState) move(to int) {
	st.sink.mod = to
	for i := range st.sink.all {
		st.sink.all[i].mod = to
	}
}

// stillThere refuses other content in which something is gone, or is of another
// kind, that the table uses: orders would stumble over it.
func stillThere(g *play.Play, next *battle.Content) error {
	t := &tableUse{g: g, next: next}
	t.gone("weather", g.Get(battle.Weather), "is in force")
	for _, id := range g.C.IDs("house") {
		if g.HouseOn(id) {
			t.gone("house", g.C.Lex.Sym(id), "is in force")
		}
	}
	for i, side := range g.Sides {
		t.gone("faction", side.Faction, side.Name+" is of it")
		t.states(hook.Side, int32(i), side.Name+" has it")
	}
	for _, p := range g.Pieces {
		t.gone("terrain", p.Kind, p.Name+" is such a piece")
	}
	t.states(hook.BattleV, 0, "it is set")
	for m := range g.Models {
		t.model(int32(m))
	}
	t.values()
	return t.err
}

// tableUse looks for the first thing that a table uses and other content lacks.
type tableUse struct {
	g    *play.Play
	next *battle.Content
	err  error
}

// gone notes that something of a kind is there no more, and what uses it.
func (t *tableUse) gone(kind string, sym int32, who string) {
	id := t.g.C.Lex.Word(sym)
	if sym <= 0 || t.g.C.Get(kind, id) == nil || t.next.Get(kind, id) != nil {
		return
	}
	now := "gone"
	if d := t.next.Item(id); d != nil && t.g.C.Item(id) != nil {
		now = d.Kind + " now"
	}
	t.note(fault.New("E-ID", "the %s %q is %s, and %s on the table", kind, id, now, who))
}

func (t *tableUse) note(err *fault.Error) {
	if t.err == nil {
		t.err = err
	}
}

func (t *tableUse) model(m int32) {
	g, st := t.g, &t.g.Models[m]
	t.gone("troop", st.Troop, st.Name+" is one")
	t.gone("faction", st.Faction, st.Name+" is of it")
	t.gone("formation", g.M(m, battle.FormKind), st.Name+" stands in it")
	t.gone("formation", g.M(m, battle.FormAlso), st.Name+" stands in it")
	for _, talent := range st.Talents {
		t.gone("talent", talent, st.Name+" has it")
	}
	for bit, id := range g.C.Items {
		if g.HasBit(m, bit) {
			t.gone(g.C.Item(id).Kind, g.C.Lex.Sym(id), st.Name+" carries it")
		}
	}
	t.states(hook.Model, m, st.Name+" has it")
}

// states that scripts declared and that are set now on something of a kind.
func (t *tableUse) states(kind hook.Type, id int32, who string) {
	for v, was := range t.g.C.States {
		x := t.g.StateOf(kind, id, v)
		if was.Name[0] == '#' || x == 0 || x == hook.Nil { // '#': the core's own counts
			continue
		}
		switch now := t.next.State(was.Name); {
		case now < 0:
			t.note(fault.New("E-ID", "the state %q is gone, and %s on the table", was.Name, who))
		case t.next.States[now] != was:
			t.note(fault.New("E-ID", "the state %q is of another kind now, and %s on the table", was.Name, who))
		}
	}
}

// values that set() gave to data keys.
func (t *tableUse) values() {
	for _, i := range t.g.Values.Changed() {
		key, v := t.g.C.Data.Key(i), t.g.Values.At(i)
		switch slot := t.next.Data.Slot(key); {
		case slot < 0:
			t.note(fault.New("E-DATA", "the data key %s is gone, and set() changed it on the table", key))
		case t.next.Data.Value(slot).Kind != v.Kind:
			t.note(fault.New("E-DATA", "the data key %s takes another kind of value now, and set() changed it on the table", key))
		}
	}
}
