package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/board"
	"skald/core/pillage"
	"skald/core/play"
)

// doorOpt reads the option door, 0 where there is none.
func (s *Session) doorOpt(L *lua.LState, o *lua.LTable) int {
	if d := o.RawGetString("door"); d != lua.LNil {
		return int(s.user.between(L, d, "door", 1, 100))
	}
	return 0
}

func (s *Session) doEnter(L *lua.LState) int {
	m, p := s.modelArg(L, 1, "enter"), s.pieceArg(L, 2, "enter")
	door := s.doorOpt(L, s.opts(L, 3, "enter", "door"))
	return s.feat(L, deed{verb: "enter", a: m, b: p, more: fmt.Sprint(door)}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Enter(m, p, door) })
}

func (s *Session) doLeave(L *lua.LState) int {
	m := s.modelArg(L, 1, "leave")
	o := s.opts(L, 2, "leave", "door", "to")
	door := s.doorOpt(L, o)
	var path []board.Point
	if to := o.RawGetString("to"); to != lua.LNil {
		path = s.way(L, to, "leave")
	}
	return s.give(L, deed{verb: "leave", a: m, more: fmt.Sprint(door, path)}, moveKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m = m
		o.spent, o.left, err = pil(g).Leave(m, door, path)
		return err
	}))
}

func (s *Session) doFloor(L *lua.LState) int {
	m, n := s.modelArg(L, 1, "floor"), s.user.between(L, L.Get(2), "floor", 0, 100)
	return s.feat(L, deed{verb: "floor", a: m, b: n}, func(g *play.Play) (pillage.Feat, error) { return pil(g).ToFloor(m, n) })
}

func (s *Session) doAssault(L *lua.LState) int {
	a := pillage.AssaultOrder{By: s.modelArg(L, 1, "assault"), Piece: s.pieceArg(L, 2, "assault")}
	o := s.opts(L, 3, "assault", "door", "react")
	a.Door, a.React = s.doorOpt(L, o), s.reactOpt(L, o)
	return s.give(L, deed{verb: "assault", a: a.By, b: a.Piece, more: fmt.Sprint(a.Door, a.React)}, assaultKind,
		func(g *play.Play, o *outcome) []play.Step {
			o.m, o.t = a.By, a.Piece
			return pil(g).AssaultSteps(a, &o.charge, &o.rep)
		})
}

func (s *Session) doBatter(L *lua.LState) int {
	m := s.modelArg(L, 1, "batter")
	return s.feat(L, deed{verb: "batter", a: m}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Batter(m) })
}

// assaultKind is the result of an assault: that of a charge, told of a building.
var assaultKind = &resultKind{what: "an assault", fields: chargeKind.fields, get: chargeKind.get,
	text: func(s *Session, o *outcome) string {
		g, c := s.game, o.charge
		word := "falls short of"
		if c.Contact {
			word = "reaches"
		}
		text := fmt.Sprintf("%s %s an entrance of %s", g.Name(o.m), word, g.Pieces[o.t].Name)
		if c.Roll > 0 {
			text += fmt.Sprintf(": reach %s with a roll of %d", inches(c.Reach), c.Roll)
		}
		if pil(g).BeforeDoor(o.m, o.t) {
			text += "; its door is closed: batter(m)"
		}
		return text
	}}
