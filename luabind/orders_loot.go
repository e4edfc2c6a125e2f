package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
)

func (s *Session) doTake(L *lua.LState) int {
	m, p := s.modelArg(L, 1, "take"), hook.Nil
	if L.Get(2) != lua.LNil {
		p = s.pieceArg(L, 2, "take")
	}
	return s.feat(L, deed{verb: "take", a: m, b: p}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Take(m, p) })
}

func (s *Session) doDrop(L *lua.LState) int {
	m := s.modelArg(L, 1, "drop")
	return s.feat(L, deed{verb: "drop", a: m}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Drop(m) })
}

func (s *Session) doHandOver(L *lua.LState) int {
	m, to := s.modelArg(L, 1, "give"), s.modelArg(L, 2, "give")
	return s.feat(L, deed{verb: "give", a: m, b: to}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Give(m, to) })
}

func (s *Session) doSearch(L *lua.LState) int {
	m, p := s.modelArg(L, 1, "search"), s.pieceArg(L, 2, "search")
	return s.feat(L, deed{verb: "search", a: m, b: p}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Search(m, p) })
}

func (s *Session) doAbduct(L *lua.LState) int {
	m, who := s.modelArg(L, 1, "abduct"), s.modelArg(L, 2, "abduct")
	return s.feat(L, deed{verb: "abduct", a: m, b: who}, func(g *play.Play) (pillage.Feat, error) { return pil(g).Abduct(m, who) })
}

// feat gives an order of one step that is a feat.
func (s *Session) feat(L *lua.LState, d deed, do func(g *play.Play) (pillage.Feat, error)) int {
	return s.give(L, d, featKind, single(func(g *play.Play, o *outcome) (err error) {
		o.feat, err = do(g)
		return err
	}))
}

// doScore counts the points of a side; the table stays as it is.
func (s *Session) doScore(L *lua.LState) int {
	side := s.sideArg(L, 1, "score")
	L.Push(s.value(L, s.look(L, deed{verb: "score", a: side}, func(g *play.Play) (answer, error) {
		var n int32
		err := g.Look(func() error { n = pil(g).Score(g.Home(side)); return nil })
		return numbered(float64(n)), err
	}), s.here()))
	return 1
}

// doWinner names the band that has won, nil for a draw.
func (s *Session) doWinner(L *lua.LState) int {
	id := s.look(L, deed{verb: "winner"}, func(g *play.Play) (answer, error) {
		n := hook.Nil
		err := g.Look(func() error { n = pil(g).Winner(); return nil })
		return modelled(n), err
	}).id()
	if id < 0 {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(s.user.view(hook.ConstPath(id), hook.Band, 0))
	return 1
}
