package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

func (s *Session) doMove(L *lua.LState) int {
	m := s.modelArg(L, 1, "move")
	if t, ok := L.Get(2).(*lua.LTable); ok && t.Len() == 0 {
		return s.moveTowards(L, m)
	} else if !ok {
		vm.Throw(L, fault.New("E-ARG", "move takes a point {x, y}, not %s", describe(L.Get(2))).Suggest("move(m, {14, 3}), or move(m, { towards = x })"))
	}
	path := s.way(L, L.Get(2), "move")
	return s.give(L, deed{verb: "move", a: m, more: fmt.Sprint(path)}, moveKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m = m
		o.spent, o.left, err = pil(g).Move(m, path)
		return err
	}))
}

// moveTowards: move(m, { towards = x, at_most = 3 }), x a point, a model or a
// piece.
func (s *Session) moveTowards(L *lua.LState, m int32) int {
	o := s.opts(L, 2, "move", "towards", "at_most")
	to := pillage.Aimed{Model: hook.Nil, Piece: hook.Nil}
	v := o.RawGetString("towards")
	x := viewOf(v)
	switch name, called := v.(lua.LString); {
	case called:
		to = s.namedAim(L, string(name))
	case x != nil && (x.typ == hook.Model || x.typ == hook.Piece):
		id, ok := s.user.usable(L, x).path.IsConst()
		switch {
		case !ok:
			vm.Throw(L, fault.New("E-ARG", "move goes towards something on the table"))
		case x.typ == hook.Model:
			to.Model = id
		default:
			to.Piece = id
		}
	case v == lua.LNil:
		vm.Throw(L, fault.New("E-ARG", "move takes a point {x, y}").Suggest("or { towards = x }, x a point, a model or a piece"))
	default:
		to.At.X, to.At.Y = s.point(L, v, "towards")
	}
	most := int32(0)
	if n := o.RawGetString("at_most"); n != lua.LNil {
		if most = s.inchesOpt(L, n, "at_most"); most == 0 {
			vm.Throw(L, fault.New("E-ARG", "at_most is above 0"))
		}
	}
	return s.give(L, deed{verb: "move", a: m, more: fmt.Sprint("towards ", to, most)}, moveKind, single(func(g *play.Play, o *outcome) error {
		path, err := pil(g).Towards(m, to, most)
		if err == nil {
			o.m = m
			o.spent, o.left, err = pil(g).Move(m, path)
		}
		return err
	}))
}

// namedAim is the model or the piece of a name.
func (s *Session) namedAim(L *lua.LState, name string) pillage.Aimed {
	var known []string
	for i, m := range s.game.Models {
		if m.Name == name {
			return pillage.Aimed{Model: int32(i), Piece: hook.Nil}
		}
		known = append(known, m.Name)
	}
	for i, p := range s.game.Pieces {
		if p.Name == name {
			return pillage.Aimed{Model: hook.Nil, Piece: int32(i)}
		}
		known = append(known, p.Name)
	}
	vm.Throw(L, fault.New("E-ID", "no model and no piece is called %q", name).Suggest(suggest.Hint(name, known)))
	return pillage.Aimed{}
}

// doManoeuvre is a jump or a climb.
func (s *Session) doManoeuvre(L *lua.LState, verb string) int {
	o := pillage.Manoeuvre{M: s.modelArg(L, 1, verb), Piece: s.pieceArg(L, 2, verb), Climb: verb == "climb"}
	opts := s.opts(L, 3, verb, "to")
	more := ""
	if to := opts.RawGetString("to"); to != lua.LNil {
		x, y := s.point(L, to, verb)
		o.To = &board.Point{X: x, Y: y}
		more = fmt.Sprint(x, y)
	}
	return s.give(L, deed{verb: verb, a: o.M, b: o.Piece, more: more}, featKind, single(func(g *play.Play, out *outcome) (err error) {
		out.m = o.M
		out.feat, err = pil(g).Manoeuvre(o)
		return err
	}))
}

func (s *Session) doDismount(L *lua.LState) int {
	m := s.modelArg(L, 1, "dismount")
	return s.give(L, deed{verb: "dismount", a: m}, featKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m = m
		o.feat, err = pil(g).Dismount(m)
		return err
	}))
}

// pieceArg reads a piece by view, or by name.
func (s *Session) pieceArg(L *lua.LState, n int, what string) int32 {
	return s.pieceValue(L, L.Get(n), what)
}

// pieceValue reads a piece by view, or by name.
func (s *Session) pieceValue(L *lua.LState, v lua.LValue, what string) int32 {
	if x := viewOf(v); x != nil && x.typ == hook.Piece {
		if id, ok := s.user.usable(L, x).path.IsConst(); ok {
			return id
		}
	}
	if name, ok := v.(lua.LString); ok {
		var known []string
		for i, p := range s.game.Pieces {
			if p.Name == string(name) {
				return int32(i)
			}
			known = append(known, p.Name)
		}
		vm.Throw(L, fault.New("E-ID", "no piece is called %q", string(name)).Suggest(suggest.Hint(string(name), known)))
	}
	vm.Throw(L, fault.New("E-ARG", "%s takes a piece of the table, not %s", what, describe(v)))
	return 0
}

// way reads a point {x, y}, or a list of them: the way from where a model stands.
func (s *Session) way(L *lua.LState, v lua.LValue, what string) []board.Point {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s takes a point {x, y}, not %s", what, describe(v)))
	}
	list := []lua.LValue{t}
	if _, isList := t.RawGetInt(1).(*lua.LTable); isList {
		list = list[:0]
		for i := 1; i <= t.Len(); i++ {
			list = append(list, t.RawGetInt(i))
		}
	}
	var path []board.Point
	for _, v := range list {
		x, y := s.point(L, v, what)
		path = append(path, board.Point{X: x, Y: y})
	}
	return path
}
