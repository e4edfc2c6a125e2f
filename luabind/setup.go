package luabind

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// kit reads the tables behind red:add("warrior", kit, { ... }): later tables
// win. Every key that is no key of its own is an item.
func (s *Session) kit(L *lua.LState, troop string, from int) (play.Kit, map[string]lua.LValue) {
	var tables []*lua.LTable
	for i := from; i <= L.GetTop(); i++ {
		t, ok := L.Get(i).(*lua.LTable)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "what a model brings is a table, not %s", describe(L.Get(i))))
		}
		tables = append(tables, t)
	}
	return s.kitOf(L, troop, tables...)
}

// kitOf reads the tables themselves.
func (s *Session) kitOf(L *lua.LState, troop string, tables ...*lua.LTable) (play.Kit, map[string]lua.LValue) {
	k := play.Kit{Troop: troop}
	keys := map[string]lua.LValue{}
	var order []string
	for _, t := range tables {
		for key, v := t.Next(lua.LNil); key != lua.LNil; key, v = t.Next(key) {
			name, isWord := key.(lua.LString)
			if !isWord {
				vm.Throw(L, fault.New("E-ARG", "items are keys: { armour = true }, not a list"))
			}
			if _, seen := keys[string(name)]; !seen {
				order = append(order, string(name))
			}
			keys[string(name)] = v
		}
	}
	for _, name := range order {
		s.kitKey(L, &k, name, keys[name])
	}
	return k, keys
}

// gear are the ids of the items that are no weapons.
func (l *Library) gear() []string {
	var out []string
	for _, id := range l.content.Items {
		if l.content.Get("weapon", id) == nil {
			out = append(out, id)
		}
	}
	if out == nil { // of a game whose items are all weapons
		return l.content.Items
	}
	return out
}

func (s *Session) kitKey(L *lua.LState, k *play.Kit, name string, v lua.LValue) {
	c := s.lib.content
	switch name {
	case "at":
		k.X, k.Y = s.point(L, v, "at")
		k.Placed = true
	case "touch", "bearing":
	case "name":
		k.Name = s.nameArg(L, v)
	case "faction":
		k.Faction = s.user.word(L, v, "faction")
	case "loot":
		k.Loot = s.user.between(L, v, "loot", 0, 1_000_000)
	case "hp":
		k.HP = s.user.between(L, v, "hp", 1, 1000)
	case "talents", "weapon":
		list, ok := words(v)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "%s is an id or a list of ids", name))
		}
		if name == "talents" {
			k.Talents = append(k.Talents, list...)
			return
		}
		for _, id := range list {
			if c.Get("weapon", id) == nil {
				vm.Throw(L, c.Unknown("weapon", id))
			}
		}
		k.Items = append(k.Items, list...)
	default:
		if i := slices.IndexFunc(s.lib.def.Kit, func(a play.Arg) bool { return a.Name == name }); i >= 0 {
			if k.Own == nil {
				k.Own = play.In{}
			}
			k.Own[name] = s.orderArg(L, "a model", s.lib.def.Kit[i], v)
			return
		}
		if c.Item(name) == nil {
			known := slices.Concat(kitKeys, argNames(s.lib.def.Kit), c.Items)
			e := fault.New("E-FIELD", "a model cannot have %q", name)
			if now := Older("model", name); slices.Contains(known, now) {
				e.Suggest("write " + now)
			}
			vm.Throw(L, e.Suggest(suggest.Hint(name, known)).
				Suggest("one of "+strings.Join(slices.Concat(kitKeys, argNames(s.lib.def.Kit)), ", ")+", or an item: "+strings.Join(s.lib.gear(), ", ")))
		}
		yes, isFlag := v.(lua.LBool)
		k.Lost = k.Lost || name == "horse" && v == lua.LString("lost")
		switch {
		case isFlag && !bool(yes):
			return
		case !isFlag && !(name == "horse" && k.Lost):
			also := ""
			if name == "horse" {
				also = ", or \"lost\""
			}
			vm.Throw(L, fault.New("E-ARG", "%s is true or false%s, not %s", name, also, describeValue(v)))
		}
		k.Items = append(k.Items, name)
	}
}

func (s *Session) doAdd(L *lua.LState) int {
	colon(L, "add", `red:add("warrior", { ... })`)
	side := s.bandArg(L, 1, "add")
	k, keys := s.kit(L, s.word(L, 2, "add"), 3)
	s.room(L, 1)
	if to := keys["touch"]; to != nil && to != lua.LNil {
		t := viewOf(to)
		if t == nil {
			vm.Throw(L, fault.New("E-ARG", "touch takes a model, not %s", describe(to)))
		}
		s.touch(L, &k, t, keys["bearing"])
		k.Placed = true
	}
	k.Waits = s.waits(keys)
	s.onTable(L, k.X, k.Y)
	L.Push(s.user.view(hook.ConstPath(s.addModel(L, side, k)), hook.Model, 0))
	return 1
}

// waits says whether a model is still to be set up: in strict play, when it was
// told no place.
func (s *Session) waits(keys map[string]lua.LValue) bool {
	return s.game.Strict && keys["at"] == nil && keys["touch"] == nil
}

// addModel puts a model on the table and returns its id.
func (s *Session) addModel(L *lua.LState, side int32, k play.Kit) int32 {
	r := s.order(L, deed{verb: "add", a: side, more: fmt.Sprint(k)}, moveKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m, err = g.AddKit(side, k)
		return err
	}))
	return r.get(L, "add", 0, false, func(o *outcome, _ dice.Source) answer { return modelled(o.m) }).id()
}

// maxModels on one table: far more than a skirmish has, and few enough that no
// script can make a table that is slow to copy.
const maxModels = 500

// room refuses more models than a table can have.
func (s *Session) room(L *lua.LState, n int) {
	if len(s.game.Models)+n > maxModels {
		vm.Throw(L, fault.New("E-ARG", "a table has room for %d models", maxModels))
	}
}

// nameArg reads a name: one line that can be printed.
func (s *Session) nameArg(L *lua.LState, v lua.LValue) string {
	name := s.user.word(L, v, "name")
	ok := name != "" && len(name) <= 60 && utf8.ValidString(name)
	for _, r := range name {
		ok = ok && unicode.IsPrint(r)
	}
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "a name is one line of at most 60 letters, not %q", name))
	}
	return name
}

// touch places a model base to base with another: 0 is north, 90 east.
func (s *Session) touch(L *lua.LState, k *play.Kit, other *view, bearing lua.LValue) {
	id, ok := s.user.usable(L, other).path.IsConst()
	if !ok || other.typ != hook.Model {
		vm.Throw(L, fault.New("E-ARG", "touch takes a model, not a %s", typeName(other.typ)))
	}
	deg := 0.0
	if bearing != nil && bearing != lua.LNil {
		n, ok := bearing.(lua.LNumber)
		if deg = float64(n); !ok || math.IsNaN(deg) || math.Abs(deg) > 3600 {
			vm.Throw(L, fault.New("E-ARG", "bearing is degrees from north, not %s", describeValue(bearing)))
		}
	}
	d := float64(s.baseOf(L, k) + s.radius(L, id))
	rad := deg * math.Pi / 180
	k.X = s.placeOf(L, id, battle.FX) + int32(math.Round(d*math.Sin(rad)))
	k.Y = s.placeOf(L, id, battle.FY) + int32(math.Round(d*math.Cos(rad)))
}

// placeOf is a coordinate of a model, thousandths of an inch.
func (s *Session) placeOf(L *lua.LState, m int32, field uint16) int32 {
	return s.w.ask(L, hook.Question{Op: hook.OpField, Arg: field, A: hook.ConstPath(m)})
}

// baseOf is the radius of the base that a model of this kit will have.
func (s *Session) baseOf(L *lua.LState, k *play.Kit) int32 {
	key, def := "rules.geometry.bases.infantry", int32(1000)
	for _, it := range k.Items {
		if it == "horse" && !k.Lost {
			key, def = "rules.geometry.bases.cavalry", 1600
		}
	}
	return s.fact(L, deed{verb: "base", more: key}, func(g *play.Play) (answer, error) {
		return numbered(float64(g.Values.Num(key, def))), nil
	}).id() / 2
}

// radius of the base of a model, thousandths of an inch.
func (s *Session) radius(L *lua.LState, m int32) int32 {
	return s.fact(L, deed{verb: "radius", a: m}, func(g *play.Play) (answer, error) {
		return numbered(float64(g.Radius(m))), nil
	}).id()
}

// colon refuses a method of a band that is called with a dot.
func colon(L *lua.LState, name, use string) {
	if x := viewOf(L.Get(1)); x == nil || x.typ != hook.Band && x.typ != hook.Side {
		vm.Throw(L, fault.New("E-ARG", "%s is called with a colon, on a band", name).Suggest(use))
	}
}

// unit in which places are counted.
func (s *Session) unit() string { return cmp.Or(s.lib.def.Unit, "inches") }

// onTable refuses a point beyond the edges.
func (s *Session) onTable(L *lua.LState, x, y int32) {
	if size := s.game.Size; x < 0 || y < 0 || x > size[0] || y > size[1] {
		larger := "battle { size = { 72, 48 } } lays a larger one"
		if s.lib.def.Unit != "" {
			larger = "battle { size = { 12, 10 } } lays another"
		}
		vm.Throw(L, fault.New("E-ARG", "{%s, %s} is off the table of %s by %s %s",
			vm.Format(number(x)), vm.Format(number(y)), vm.Format(number(size[0])), vm.Format(number(size[1])), s.unit()).Suggest(larger))
	}
}

// doRow adds a line of models whose bases touch, to the right.
func (s *Session) doRow(L *lua.LState) int {
	colon(L, "row", `red:row(5, "warrior", { ... })`)
	side := s.bandArg(L, 1, "row")
	n := s.user.between(L, L.Get(2), "row", 1, 200)
	s.room(L, int(n))
	out := s.user.vm.L().CreateTable(int(n), 0)
	k, keys := s.kit(L, s.word(L, 3, "row"), 4)
	k.Waits = s.waits(keys)
	name := k.Name
	end := k.X + (n-1)*2*s.baseOf(L, &k)
	s.onTable(L, k.X, k.Y)
	s.onTable(L, end, k.Y) // all of the row or nothing
	for i := range n {
		if name != "" {
			k.Name = name + " " + itoa(int(i)+1)
		}
		m := s.addModel(L, side, k)
		out.Append(s.user.view(hook.ConstPath(m), hook.Model, 0))
		k.X += 2 * s.radius(L, m)
	}
	L.Push(out)
	return 1
}

func (st *modState) talents(v *view) lua.LValue {
	id, _ := v.path.IsConst()
	t := st.vm.L().CreateTable(2, 0)
	g := st.w.session.game
	for _, sym := range g.Models[id].Talents {
		t.Append(lua.LString(g.C.Lex.Word(sym)))
	}
	return t
}
