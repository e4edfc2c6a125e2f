package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/vm"
)

// layCost of a new table, in instructions.
const layCost = 20_000

// doBattle lays a new table: battle { size = {48, 48}, weather = "fog" }. An
// option that is wrong leaves the old one.
func (s *Session) doBattle(L *lua.LState) int {
	if s.asking {
		vm.Throw(L, fault.New("E-ARG", "battle{} inside a question").Suggest("a question is about the table that there is"))
	}
	o := s.opts(L, 1, "battle", "game", "size", "weather", "house", "strict", "scale", "seed")
	if g := o.RawGetString("game"); g != lua.LNil && g.String() != s.lib.opt.Game {
		vm.Throw(L, fault.New("E-ARG", "this session plays %s", s.lib.opt.Game).Suggest("start skald with --game"))
	}
	vm.Charge(L, layCost)
	lay := s.layout(L, o)
	log := s.game.R.Log
	if lay.seeded {
		s.seed = lay.seed
	}
	s.reseed()
	s.lay()
	g := s.game
	g.R.Log = log
	g.Strict, g.Size = lay.strict, lay.size
	if lay.scale != 0 {
		g.Scale = lay.scale
	}
	if lay.weather != "" {
		s.weather(L, lay.weather)
	}
	for _, id := range lay.house {
		s.house(L, id, true)
	}
	return 0
}

// layout is what battle{} asks for, all of it known to be possible.
type layout struct {
	seed    uint64
	seeded  bool
	weather string
	house   []string
	strict  bool
	scale   int32
	size    [2]int32
}

// tableSize is the size of a table that is laid without one.
func (s *Session) tableSize() [2]int32 { return sizeIn(s.lib.content.Data.Values()) }

func sizeIn(v *battle.Values) [2]int32 {
	return [2]int32{v.Num("rules.table.size.1", 0), v.Num("rules.table.size.2", 0)}
}

// maxSize of a table, thousandths of an inch.
const maxSize = 500 * hook.Milli

// layout reads the options of battle{}; nothing has changed yet when one is
// wrong.
func (s *Session) layout(L *lua.LState, o *lua.LTable) layout {
	c := s.lib.content
	lay := layout{size: s.tableSize()}
	if n := o.RawGetString("seed"); n != lua.LNil {
		lay.seed, lay.seeded = uint64(s.user.between(L, n, "seed", 0, 1_000_000)), true
	}
	if w := o.RawGetString("weather"); w != lua.LNil {
		lay.weather = s.user.word(L, w, "weather")
		if c.Get("weather", lay.weather) == nil {
			vm.Throw(L, c.Unknown("weather", lay.weather))
		}
	}
	ids, ok := words(o.RawGetString("house"))
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "house is the id of a house rule or a list of them, not %s", describe(o.RawGetString("house"))))
	}
	for _, id := range ids {
		if c.Get("house", id) == nil {
			vm.Throw(L, c.Unknown("house", id))
		}
		lay.house = append(lay.house, id)
	}
	switch strict := o.RawGetString("strict").(type) {
	case lua.LBool:
		lay.strict = bool(strict)
	case *lua.LNilType:
	default:
		vm.Throw(L, fault.New("E-ARG", "strict is true or false, not %s", describeValue(strict)))
	}
	if sc := o.RawGetString("scale"); sc != lua.LNil {
		key := "rules.geometry.scales." + s.user.word(L, sc, "scale")
		v := c.Data.Values().Get(key)
		if v.Kind != battle.Num {
			vm.Throw(L, c.Data.Unknown(key))
		}
		lay.scale = v.Num
	}
	if sz := o.RawGetString("size"); sz != lua.LNil {
		x, y := s.point(L, sz, "size")
		if x <= 0 || y <= 0 || x > maxSize || y > maxSize {
			vm.Throw(L, fault.New("E-ARG", "a table is more than 0 and at most %d inches long and wide, not %s by %s",
				maxSize/hook.Milli, vm.Format(number(x)), vm.Format(number(y))).Suggest("battle { size = { 48, 48 } }"))
		}
		lay.size = [2]int32{x, y}
	}
	return lay
}
