package luabind

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// declared is one declaration as a script wrote it, before it is understood.
type declared struct {
	kind, id string
	table    *lua.LTable
	place    hook.Place
	mod      int
	ordinal  int // position among the declarations of its mod
}

// kinds are the words that declare, with the fields of their own. Numbers,
// words and lists are all values; what they mean is the game's business.
var kinds = map[string][]string{
	"game_table": nil,
	"weapon": {"kind", "to_hit", "range", "shots", "hands", "save_mod", "step", "long_penalty", "used", "needs", "bans", "with",
		"mounted", "shield_idle_when_shot", "counts_as_shooter"},
	"armour":    {"hands", "class", "needs", "bans", "one_per_band"},
	"gear":      {"hands", "needs", "bans", "one_per_band", "moves_as"},
	"troop":     {"hp", "attacks", "class", "saves", "morale", "move", "moves_as", "needs", "bans", "melee_weapons", "object", "targets", "loss", "base"},
	"formation": {"factions", "needs", "min", "move", "second_rank", "save_bonus", "with"},
	"faction":   {"limits", "prices", "stock", "board"},
	"talent":    {"price", "factions"},
	"weather":   {"set", "stock"},
	"house":     {"set", "stock"},
	"rule":      nil,
	"scenario":  nil,
}

// kindNames in the order in which they are offered.
var kindNames = []string{"game_table", "weapon", "armour", "gear", "troop", "formation", "faction", "talent", "weather", "house", "rule", "scenario"}

// common fields of every declaration.
var commonFields = []string{"title", "text", "data", "implements", "like", "game"}

// sink receives the declarations of a state while its chunks run.
type sink struct {
	mod int
	all []declared
}

// openDeclarations defines the declaring words in a state.
func openDeclarations(s *vm.State, k *sink) {
	for _, kind := range kindNames {
		kind := kind
		s.Set(kind, vm.Func(s.L(), func(L *lua.LState) int {
			id, ok := L.Get(1).(lua.LString)
			if !ok {
				vm.Throw(L, fault.New("E-DECLARE", "%s takes an id first: %s \"name\" { ... }", kind, kind))
			}
			path, line := vm.Where(L, 1)
			L.Push(vm.Func(L, func(L *lua.LState) int {
				t, ok := L.Get(1).(*lua.LTable)
				if !ok {
					vm.Throw(L, fault.New("E-DECLARE", "%s %q takes a table: %s %q { ... }", kind, string(id), kind, string(id)))
				}
				k.all = append(k.all, declared{kind, string(id), t, hook.Place{Path: path, Line: line}, k.mod, len(k.all)})
				return 0
			}))
			return 1
		}))
	}
}

// bad is an error in a declaration.
func (d *declared) bad(code, format string, args ...any) *fault.Error {
	return fault.New(code, format, args...).At(d.place.Path, d.place.Line)
}

func (d *declared) get(name string) lua.LValue { return d.table.RawGetString(name) }

// decl understands a declaration other than a rule or scenario.
func (d *declared) decl() (*battle.Decl, *fault.Error) {
	if err := d.checkFields(); err != nil {
		return nil, err
	}
	out := &battle.Decl{Kind: d.kind, ID: d.id, Place: d.place}
	var err *fault.Error
	if out.Title, err = toText(d.get("title")); err != nil {
		return nil, err.At(d.place.Path, d.place.Line)
	}
	if out.Text, err = toText(d.get("text")); err != nil {
		return nil, err.At(d.place.Path, d.place.Line)
	}
	if out.Title.En == "" {
		out.Title.En = d.id
	}
	impl, ok := words(d.get("implements"))
	if !ok {
		return nil, d.bad("E-DECLARE", "implements is a list of rule ids")
	}
	out.Implements = impl
	v, err := toValue(d.table, battle.Origin{Place: d.place})
	if err != nil {
		return nil, err.At(d.place.Path, d.place.Line)
	}
	for _, f := range v.Fields {
		switch f.Name {
		case "title", "text", "implements", "like", "game":
		default:
			out.Fields.Fields = append(out.Fields.Fields, f)
		}
	}
	out.Fields.Kind = battle.Tab
	return out, nil
}

func (d *declared) checkFields() *fault.Error {
	if d.kind == "game_table" {
		return nil
	}
	known := append(append([]string(nil), kinds[d.kind]...), commonFields...)
	_, names := fieldsOf(d.table)
	for _, n := range names {
		if !contains(known, n) {
			return d.bad("E-DECLARE", "%s %q: there is no field %q", d.kind, d.id, n).Suggest(suggest.Hint(n, known))
		}
	}
	return nil
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// inherit gives a declaration the fields of the one that it is like, but its
// names, texts and data.
func inherit(decls []*battle.Decl, like map[*battle.Decl]string) *fault.Error {
	byID := map[string]*battle.Decl{}
	for _, d := range decls {
		byID[d.Kind+" "+d.ID] = d
	}
	var resolve func(d *battle.Decl, chain []string) *fault.Error
	done := map[*battle.Decl]bool{}
	resolve = func(d *battle.Decl, chain []string) *fault.Error {
		id := like[d]
		if id == "" || done[d] {
			return nil
		}
		if contains(chain, d.ID) {
			return fault.New("E-DECLARE", "%s is like itself: %s", d.ID, strings.Join(append(chain, d.ID), " > ")).At(d.Place.Path, d.Place.Line)
		}
		base := byID[d.Kind+" "+id]
		if base == nil {
			var known []string
			for _, o := range decls {
				if o.Kind == d.Kind {
					known = append(known, o.ID)
				}
			}
			return fault.New("E-ID", "%s %q is like %q, which does not exist", d.Kind, d.ID, id).
				At(d.Place.Path, d.Place.Line).Suggest(suggest.Hint(id, known))
		}
		if err := resolve(base, append(chain, d.ID)); err != nil {
			return err
		}
		done[d] = true
		d.Like = append([]string{base.ID}, base.Like...)
		for _, f := range base.Fields.Fields {
			if f.Name != "data" && d.Fields.Field(f.Name).Kind == battle.Absent {
				d.Fields.Fields = append(d.Fields.Fields, f)
			}
		}
		return nil
	}
	for _, d := range decls {
		if err := resolve(d, nil); err != nil {
			return err
		}
	}
	return nil
}
