package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
)

// fireKind is the result of an attempt to set something on fire.
var fireKind = &resultKind{what: "an attempt to light a fire", fields: []string{"burns", "need", "faces"},
	get: func(s *Session, o *outcome, field string) answer {
		if field == "burns" {
			return flagged(o.fire.Burns)
		}
		return numbered(float64(o.fire.Need))
	},
	text: func(s *Session, o *outcome) string {
		verdict := map[bool]string{true: "it burns", false: "no fire"}[o.fire.Burns]
		return fmt.Sprintf("%s: need %d+, rolled %s", verdict, o.fire.Need, join(o.fire.Test.FaceList(s.game.R.Src)))
	}}

// flamesKind is the result of the start of an ignition stage.
var flamesKind = tollKind("what fire did", "fires", "%d more burning, %d models lost")

// testsKind is the result of the morale stage.
var testsKind = tollKind("a morale stage", "tests", "%d tests, %d models run")

// tollKind is the result of what happens to many: a count with a name, and lost.
func tollKind(what, count, text string) *resultKind {
	return &resultKind{what: what, fields: []string{count, "lost"},
		get: func(s *Session, o *outcome, field string) answer {
			if field == "lost" {
				return numbered(float64(len(o.toll.Lost)))
			}
			return numbered(float64(o.toll.Count))
		},
		text: func(s *Session, o *outcome) string { return fmt.Sprintf(text, o.toll.Count, len(o.toll.Lost)) }}
}

// thingArg reads what can burn: a piece, or a model that is a thing.
func (s *Session) thingArg(L *lua.LState, n int, what string) pillage.Thing {
	v := L.Get(n)
	if x := viewOf(v); x != nil && x.typ == hook.Model {
		return pillage.ModelThing(s.modelArg(L, n, what))
	}
	if name, ok := v.(lua.LString); ok {
		for i, m := range s.game.Models {
			if m.Name == string(name) {
				return pillage.ModelThing(int32(i))
			}
		}
	}
	return pillage.PieceThing(s.pieceArg(L, n, what))
}

func (s *Session) doIgnite(L *lua.LState) int {
	m, t := s.modelArg(L, 1, "ignite"), s.thingArg(L, 2, "ignite")
	return s.give(L, deed{verb: "ignite", a: m, more: fmt.Sprint(t)}, fireKind, single(func(g *play.Play, o *outcome) (err error) {
		o.fire, err = pil(g).Ignite(m, t)
		return err
	}))
}

// needFire asks on which roll m would set something on fire.
func (s *Session) needFire(L *lua.LState, m int32) int {
	t := s.thingArg(L, 3, "need")
	d := deed{verb: "need", a: m, more: fmt.Sprint("ignite", t)}
	L.Push(s.value(L, s.look(L, d, func(g *play.Play) (answer, error) {
		n, err := pil(g).NeedFire(m, t)
		return numbered(float64(n)), err
	}), s.here()))
	return 1
}

func (s *Session) doSpread(L *lua.LState) int {
	return s.give(L, deed{verb: "spread_fire"}, flamesKind, func(g *play.Play, o *outcome) []play.Step { return pil(g).FireSteps(&o.toll) })
}

func (s *Session) doTorch(L *lua.LState) int {
	m, t := s.modelArg(L, 1, "take_torch"), s.thingArg(L, 2, "take_torch")
	return s.give(L, deed{verb: "take_torch", a: m, more: fmt.Sprint(t)}, featKind, single(func(g *play.Play, o *outcome) (err error) {
		o.feat, err = pil(g).TakeTorch(m, t)
		return err
	}))
}

func (s *Session) doMorale(L *lua.LState) int {
	if L.GetTop() == 0 {
		return s.give(L, deed{verb: "morale", a: -1}, testsKind, func(g *play.Play, o *outcome) []play.Step { return pil(g).MoraleSteps(&o.toll) })
	}
	m := s.modelArg(L, 1, "morale")
	return s.give(L, deed{verb: "morale", a: m}, moraleKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m = m
		o.morale, err = pil(g).Morale(m)
		return err
	}))
}
