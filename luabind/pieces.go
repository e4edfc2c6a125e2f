package luabind

import (
	"fmt"
	"math"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/luabind/vm"
)

// pieceOptions are the names that piece() takes: where it lies, by one of
// size, radius, points or line; what it is.
var pieceOptions = []string{"at", "size", "radius", "points", "line", "width", "name", "height", "tags", "floors", "doors", "windows", "value", "capacity", "faces", "burning"}

// maxPieces on one table.
const maxPieces = 2000

// doPiece sets up a piece of terrain, a building, a marker or a ship.
func (s *Session) doPiece(L *lua.LState) int {
	kind := s.word(L, 1, "piece")
	d := s.lib.content.Get("terrain", kind)
	if d == nil {
		vm.Throw(L, s.lib.content.Unknown("terrain", kind))
	}
	o := s.opts(L, 2, "piece", pieceOptions...)
	if len(s.game.Pieces) >= maxPieces {
		vm.Throw(L, fault.New("E-ARG", "a table has room for %d pieces", maxPieces))
	}
	p := play.PieceKit{Terrain: kind, Height: -1, Floors: 1, Value: -1, Capacity: -1}
	p.Shape, p.Where = s.shape(L, o)
	if o.RawGetString("line") != lua.LNil && o.RawGetString("points") == lua.LNil {
		p.Width = s.lineWidth(L, o)
	}
	if n := o.RawGetString("name"); n != lua.LNil {
		p.Name = s.nameArg(L, n)
	}
	if n := o.RawGetString("height"); n != lua.LNil {
		p.Height = s.inchesOpt(L, n, "height")
	}
	if list, ok := words(o.RawGetString("tags")); ok {
		p.Tags = list
	} else {
		vm.Throw(L, fault.New("E-ARG", "tags is a word or a list of words, not %s", describe(o.RawGetString("tags"))))
	}
	whole := func(name string, to *int32, low, top int32) {
		if n := o.RawGetString(name); n != lua.LNil {
			*to = s.user.between(L, n, name, low, top)
		}
	}
	whole("floors", &p.Floors, 1, battle.MaxFloors)
	whole("value", &p.Value, 0, 1000)
	whole("capacity", &p.Capacity, 0, 1000)
	if f := o.RawGetString("faces"); f != lua.LNil {
		p.Faces = s.direction(L, f, "faces")
	}
	switch b := o.RawGetString("burning").(type) {
	case *lua.LNilType:
	case lua.LBool:
		p.Burning = bool(b)
	default:
		vm.Throw(L, fault.New("E-ARG", "burning is true or false, not %s", describeValue(b)))
	}
	for _, v := range s.list(L, o, "doors") {
		x, y := s.point(L, v, "doors")
		p.Doors = append(p.Doors, board.Point{X: x, Y: y})
	}
	for _, v := range s.list(L, o, "windows") {
		p.Openings = append(p.Openings, s.opening(L, v))
	}
	r := s.order(L, deed{verb: "piece", more: p.String()}, moveKind, single(func(g *play.Play, out *outcome) (err error) {
		out.m, err = g.SetPiece(p)
		return err
	}))
	id := r.get(L, "piece", 0, false, func(o *outcome, _ dice.Source) answer { return modelled(o.m) }).id()
	L.Push(s.user.view(hook.ConstPath(id), hook.Piece, 0))
	return 1
}

// list reads an optional list of an option.
func (s *Session) list(L *lua.LState, o *lua.LTable, name string) []lua.LValue {
	v := o.RawGetString(name)
	if v == lua.LNil {
		return nil
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s is a list, not %s", name, describe(v)))
	}
	var out []lua.LValue
	for i := 1; i <= t.Len(); i++ {
		out = append(out, t.RawGetInt(i))
	}
	return out
}

// inchesOpt reads a length of at least 0.
func (s *Session) inchesOpt(L *lua.LState, v lua.LValue, what string) int32 {
	n, ok := v.(lua.LNumber)
	k, fits := milli(float64(n))
	if !ok || !fits || k < 0 {
		vm.Throw(L, fault.New("E-ARG", "%s is a number of inches, not %s", what, describeValue(v)))
	}
	return k
}

// opening reads { x, y, faces = "north", floor = 0 }.
func (s *Session) opening(L *lua.LState, v lua.LValue) battle.Opening {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "a window is {x, y, faces = \"north\"}, not %s", describe(v)))
	}
	x, y := s.point(L, v, "windows")
	out := battle.Opening{At: board.Point{X: x, Y: y}, Dir: s.direction(L, t.RawGetString("faces"), "faces")}
	if n := t.RawGetString("floor"); n != lua.LNil {
		out.Floor = s.user.between(L, n, "floor", 0, battle.MaxFloors-1)
	}
	return out
}

// direction reads a compass word or degrees (0 north, 90 east): a vector of
// length 1000.
func (s *Session) direction(L *lua.LState, v lua.LValue, what string) board.Point {
	named := map[lua.LValue]float64{lua.LString("north"): 0, lua.LString("east"): 90, lua.LString("south"): 180, lua.LString("west"): 270}
	deg, ok := named[v]
	if n, isNumber := v.(lua.LNumber); isNumber && math.Abs(float64(n)) <= 360 {
		deg, ok = float64(n), true
	}
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s is \"north\", \"east\", \"south\", \"west\" or degrees (0 north, 90 east), not %s", what, describeValue(v)))
	}
	sin, cos := math.Sincos(deg * math.Pi / 180)
	return board.Point{X: int32(math.Round(1000 * sin)), Y: int32(math.Round(1000 * cos))}
}

// lineWidth reads the width of a line: 0.1 inches as a rule.
func (s *Session) lineWidth(L *lua.LState, o *lua.LTable) int32 {
	if w := o.RawGetString("width"); w != lua.LNil {
		return s.inchesOpt(L, w, "width")
	}
	return 100
}

// shape reads where a piece lies, and tells it in words for replays.
func (s *Session) shape(L *lua.LState, o *lua.LTable) (*board.Shape, string) {
	var sh *board.Shape
	var err error
	points := func(name string) []board.Point {
		var out []board.Point
		for _, v := range s.list(L, o, name) {
			x, y := s.point(L, v, name)
			out = append(out, board.Point{X: x, Y: y})
		}
		return out
	}
	has := func(name string) bool { return o.RawGetString(name) != lua.LNil }
	var at board.Point
	if has("at") {
		at.X, at.Y = s.point(L, o.RawGetString("at"), "at")
	}
	switch {
	case has("points"):
		sh, err = board.Polygon(points("points"))
	case has("line"):
		sh, err = board.Strip(points("line"), s.lineWidth(L, o))
	case has("at") && has("size"):
		w, h := s.point(L, o.RawGetString("size"), "size")
		if w <= 0 || h <= 0 {
			vm.Throw(L, fault.New("E-ARG", "size is { width, height } in inches, both more than 0"))
		}
		sh = board.Rect(at.X-w/2, at.Y-h/2, w, h)
	case has("at"):
		r := int32(400)
		if has("radius") {
			r = s.inchesOpt(L, o.RawGetString("radius"), "radius")
		}
		sh, err = board.Circle(at, r)
	default:
		vm.Throw(L, fault.New("E-ARG", "a piece lies somewhere: at = {x, y} with size or radius, points = { ... } or line = { ... }"))
	}
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	if lo, hi := sh.Box(); hi.X < 0 || hi.Y < 0 || lo.X > s.game.Size[0] || lo.Y > s.game.Size[1] { // it may reach over the edge
		s.onTable(L, lo.X, lo.Y)
	}
	return sh, fmt.Sprint(sh)
}
