package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/odds"
	"skald/luabind/vm"
)

// measured is what a question looks at: a function of what its function
// returned, or something that the table counts as it happens.
type measured struct {
	name  string
	fn    *lua.LFunction
	tally func(x *exec, what battle.TallyOf, m int32) int64
	label func(n int64) odds.Outcome
}

func (m *measured) picture(*Session) string { return m.name }

func (m *measured) String() string { return m.name }

// measures are the measures with names.
var measureNames = []string{"alive", "wounds", "hits", "lost"}

// openMeasures defines measure.alive(m) and its like. They are counted as play
// goes on and never read, so that what they count does not keep branches apart.
func (s *Session) openMeasures() {
	L := s.user.vm.L()
	number := func(n int64) odds.Outcome { return odds.Number(float64(n)) }
	of := func(name string, what battle.TallyOf) *lua.LFunction {
		return vm.Func(L, func(L *lua.LState) int {
			m := s.modelArg(L, 1, "measure."+name)
			L.Push(s.wrap(&measured{name: fmt.Sprintf("%s of %s", name, s.game.Name(m)), label: number,
				tally: func(_ *exec, w battle.TallyOf, who int32) int64 {
					if w == what && who == m {
						return 1
					}
					return 0
				}}))
			return 1
		})
	}
	alive := vm.Func(L, func(L *lua.LState) int {
		m := s.modelArg(L, 1, "measure.alive")
		stands := s.game.Alive(m)
		L.Push(s.wrap(&measured{name: s.game.Name(m) + " alive", label: func(n int64) odds.Outcome { return odds.Truth(stands && n == 0) },
			tally: func(_ *exec, w battle.TallyOf, who int32) int64 {
				if w == battle.Fell && who == m {
					return 1
				}
				return 0
			}}))
		return 1
	})
	lost := vm.Func(L, func(L *lua.LState) int {
		side := s.sideArg(L, 1, "measure.lost")
		L.Push(s.wrap(&measured{name: "lost by " + s.game.Sides[side].Name, label: number,
			tally: func(x *exec, w battle.TallyOf, who int32) int64 {
				if w == battle.Fell && !x.g.Models[who].Object && x.g.M(who, battle.SideOf) == side {
					return 1
				}
				return 0
			}}))
		return 1
	})
	s.user.vm.SetLibrary("measure", map[string]lua.LValue{"alive": alive, "wounds": of("wounds", battle.Bled),
		"hits": of("hits", battle.DidHit), "lost": lost})
}

// measureArg reads a measure: one with a name, or any function.
func (s *Session) measureArg(L *lua.LState, v lua.LValue) measured {
	switch x := v.(type) {
	case *lua.LNilType:
		return measured{}
	case *lua.LFunction:
		if !x.IsG {
			return measured{fn: x}
		}
	case *lua.LUserData:
		if m, ok := x.Value.(*measured); ok {
			return *m
		}
	case lua.LString:
		return measured{fn: s.codeArg(L, string(x))}
	}
	vm.Throw(L, fault.New("E-ARG", "a measure is a function, or one of measure.%s with whom it is about, not %s",
		strings.Join(measureNames, " measure."), describe(v)).Suggest("measure.alive(m)"))
	return measured{}
}

// group is part of a side whose losses are told together.
type group struct {
	side   int32
	models []int32 // who stands at the start
	single bool    // it is told by the name of its only model
	hp     int     // of that model, where it has more than one
}

// Losses of groups are counted side by side in one number: who has fallen, and
// of a single model the hit points that it lost below that.
const (
	groupBits = 10
	maxGroups = 6
	outBit    = groupBits - 1
)

// groupsOf tells who is left: small sides man by man, larger ones by number.
func groupsOf(s *Session) []group {
	g := s.game
	var fine, coarse []group
	for side := range int32(len(g.Sides)) {
		all := group{side: side}
		for m := range g.Count() {
			if g.Alive(m) && !g.Models[m].Object && g.M(m, battle.SideOf) == side {
				all.models = append(all.models, m)
			}
		}
		switch n := len(all.models); {
		case n == 0:
			continue
		case n <= 2:
			for _, m := range all.models {
				one := group{side: side, models: []int32{m}, single: true}
				if hp := int(g.M(m, battle.HP)); hp > 1 && hp < 1<<outBit {
					one.hp = hp
				}
				fine = append(fine, one)
			}
		default:
			fine = append(fine, all)
		}
		all.single = len(all.models) == 1
		coarse = append(coarse, all)
	}
	if len(fine) > maxGroups {
		fine = coarse
	}
	return fine[:min(len(fine), maxGroups)]
}

// fallen counts a model that leaves the game for its group, that in which it stood
// at the start: on whose side it is by then is no matter, and who came later is
// in none.
func (o *outcomes) fallen(x *exec, what battle.TallyOf, m int32) int64 {
	if what != battle.Fell && what != battle.Bled || x.g.Models[m].Object {
		return 0
	}
	for i, g := range o.groups {
		if !slices.Contains(g.models, m) {
			continue
		}
		one := int64(1) << (groupBits * i)
		switch {
		case what == battle.Bled && g.hp > 0:
			return one
		case what == battle.Fell && g.single:
			return one << outBit
		case what == battle.Fell:
			return one
		}
		return 0
	}
	return 0
}

// left tells who is left after the losses of a number, and with how many hit
// points whoever has lost some.
func (o *outcomes) left(s *Session, n int64) string {
	var out, gone []string
	for i, g := range o.groups {
		lost := int(n >> (groupBits * i) & (1<<groupBits - 1))
		bled := lost & (1<<outBit - 1)
		switch {
		case !g.single:
			out = append(out, fmt.Sprintf("%s %d of %d", s.game.Sides[g.side].Name, len(g.models)-lost, len(g.models)))
		case lost < 1<<outBit && bled > 0:
			m := g.models[0]
			out = append(out, fmt.Sprintf("%s (%d of %d hp)", s.game.Name(m), g.hp-bled, s.game.M(m, battle.MaxHP)))
		case lost < 1<<outBit:
			out = append(out, s.game.Name(g.models[0]))
		default:
			gone = append(gone, s.game.Name(g.models[0]))
		}
	}
	text := "nobody"
	if len(out) > 0 {
		text = strings.Join(out, ", ")
	}
	text += " left"
	if len(gone) > 0 {
		text += "; out: " + strings.Join(gone, ", ")
	}
	return text
}
