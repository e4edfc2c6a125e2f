package luabind

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/suggest"
	"skald/core/trace"
	"skald/luabind/vm"
)

// report is what an order with blows returns. Faces are asked of the dice only
// when somebody reads them.
type report struct {
	s     *Session
	rep   pillage.Report
	trace *trace.Log
}

var reportFields = []string{"round", "blows", "lost", "over", "by", "hits", "wounds"}

func (r *report) field(L *lua.LState, st *modState, name string) lua.LValue {
	switch name {
	case "round":
		return lua.LNumber(r.rep.Round)
	case "over":
		return lua.LBool(r.rep.Over)
	case "lost":
		if r.rep.Shots {
			return lua.LNumber(r.rep.Wasted)
		}
		return lua.LNumber(len(r.rep.Lost))
	case "blows":
		return r.list(func(*pillage.Blow) bool { return true })
	case "by":
		return st.method(methodKey{hook.List, "by"}, func(L *lua.LState) int {
			me, m := r.self(L)
			L.Push(me.list(func(b *pillage.Blow) bool { return b.By == m }))
			return 1
		})
	case "hits", "wounds":
		wounds := name == "wounds"
		return st.method(methodKey{hook.List, name}, func(L *lua.LState) int {
			me, m := r.self(L)
			n := 0
			for _, b := range me.rep.Blows {
				if b.By == m && (b.Wound || b.Hit && !wounds) {
					n++
				}
			}
			L.Push(lua.LNumber(n))
			return 1
		})
	}
	vm.Throw(L, fault.New("E-FIELD", "a result has no field %q", name).Suggest(suggest.Hint(name, reportFields)))
	return lua.LNil
}

// self reads r:method(m).
func (r *report) self(L *lua.LState) (*report, int32) {
	ud, ok := L.Get(1).(*lua.LUserData)
	if ok {
		if me, ok := ud.Value.(*report); ok {
			return me, r.s.modelArg(L, 2, "a result")
		}
	}
	vm.Throw(L, fault.New("E-ARG", "call it with a colon: r:by(m)"))
	return nil, 0
}

func (r *report) list(keep func(*pillage.Blow) bool) *lua.LTable {
	t := r.s.user.vm.L().CreateTable(len(r.rep.Blows), 0)
	for i := range r.rep.Blows {
		if keep(&r.rep.Blows[i]) {
			t.Append(r.s.wrap(&blow{r.s, &r.rep.Blows[i]}))
		}
	}
	return t
}

func (r *report) picture(s *Session) string {
	if r.trace == nil {
		return ""
	}
	return r.trace.String()
}

// blow is one attack of a report.
type blow struct {
	s *Session
	b *pillage.Blow
}

var blowFields = []string{"by", "at", "part", "weapon", "kind", "step", "faces", "natural", "need", "hit", "save", "wound", "cancelled", "reroll", "added_by"}

func (x *blow) field(L *lua.LState, st *modState, name string) lua.LValue {
	b, s := x.b, x.s
	word := func(sym int32) lua.LValue {
		if sym <= 0 {
			return lua.LNil
		}
		return lua.LString(s.lib.content.Lex.Word(sym))
	}
	id := func(r *hook.Rule) lua.LValue {
		if r == nil {
			return lua.LNil
		}
		return lua.LString(r.ID)
	}
	switch name {
	case "by":
		return s.user.view(hook.ConstPath(b.By), hook.Model, 0)
	case "at":
		return s.user.view(hook.ConstPath(b.At), hook.Model, 0)
	case "part":
		return word(b.Part)
	case "weapon":
		return lua.LString(b.Weapon.ID)
	case "kind":
		return word(b.Kind)
	case "step":
		if b.Step == "" {
			return lua.LNil
		}
		return lua.LString(b.Step)
	case "faces":
		return s.faces(b.Test.FaceList(s.game.R.Src))
	case "natural":
		if b.Test.N == 0 {
			return lua.LNil
		}
		f := b.Test.Dice[0]
		return lua.LNumber(face(s, &f))
	case "need":
		if b.Test.N == 0 {
			return lua.LNil
		}
		return lua.LNumber(b.Test.Need)
	case "hit":
		return lua.LBool(b.Hit)
	case "wound":
		return lua.LBool(b.Wound)
	case "save":
		if b.Save.N == 0 {
			return lua.LNil
		}
		return s.user.vm.NewTable(map[string]lua.LValue{"need": lua.LNumber(b.Save.Need), "ok": lua.LBool(b.Save.OK),
			"faces": s.faces(b.Save.FaceList(s.game.R.Src))})
	case "cancelled":
		return id(b.Cancelled)
	case "reroll":
		if b.Reroll == nil {
			return id(b.SavedBy)
		}
		return id(b.Reroll)
	case "added_by":
		return id(b.AddedBy)
	}
	vm.Throw(L, fault.New("E-FIELD", "a blow has no field %q", name).Suggest(suggest.Hint(name, blowFields)))
	return lua.LNil
}

func (s *Session) faces(list []int) *lua.LTable {
	t := s.user.vm.L().CreateTable(len(list), 0)
	for _, f := range list {
		t.Append(lua.LNumber(f))
	}
	return t
}

func (x *blow) picture(s *Session) string {
	b := x.b
	out := fmt.Sprintf("%s on %s, %s", s.game.Name(b.By), s.game.Name(b.At), b.Weapon.ID)
	switch {
	case b.Cancelled != nil:
		return out + ": cancelled by " + b.Cancelled.ID
	case b.Test.N == 0:
		return out + ": no roll"
	}
	out += fmt.Sprintf(": need %d+, rolled %s", b.Test.Need, join(b.Test.FaceList(s.game.R.Src)))
	switch {
	case !b.Hit:
		return out + ", miss"
	case b.Save.N > 0:
		out += fmt.Sprintf(", hit; save %d+, rolled %s", b.Save.Need, join(b.Save.FaceList(s.game.R.Src)))
	default:
		out += ", hit"
	}
	if b.Wound {
		return out + ", wound"
	}
	return out + ", no wound"
}

func join(faces []int) string { return strings.Trim(fmt.Sprint(faces), "[]") }

// card is the picture of a view at the prompt.
func (s *Session) card(v *view) string {
	id, ok := v.path.IsConst()
	if !ok {
		return typeName(v.typ)
	}
	switch v.typ {
	case hook.Model:
		if int(id) >= len(s.game.Models) {
			return "a model of an earlier table"
		}
		return s.modelCard(id)
	case hook.Band, hook.Side:
		return s.bandCard(id)
	}
	return typeName(v.typ)
}

func (s *Session) modelCard(m int32) string {
	g, lex := s.game, s.lib.content.Lex
	st := &g.Models[m]
	out := fmt.Sprintf("%s  %s", st.Name, lex.Word(st.Troop))
	if f := lex.Word(st.Faction); f != "" {
		out += " of " + f
	}
	if !g.Alive(m) {
		return out + "  out of the game"
	}
	out += fmt.Sprintf("  %d/%d hp  %s", g.M(m, battle.HP), g.M(m, battle.MaxHP), battle.ClassNames[g.Class(g.R, m)])
	var items []string
	for bit := range g.Items(m) {
		items = append(items, s.lib.content.Items[bit])
	}
	if len(items) > 0 {
		out += "  " + strings.Join(items, ", ")
	}
	out += fmt.Sprintf("  at %g, %g", float64(g.M(m, battle.X))/hook.Milli, float64(g.M(m, battle.Y))/hook.Milli)
	for _, t := range st.Talents {
		out += "  talent " + lex.Word(t)
	}
	if foes := g.Opponents(m); len(foes) > 0 {
		var names []string
		for _, o := range foes {
			names = append(names, g.Name(o))
		}
		out += "  fights " + strings.Join(names, ", ")
	}
	return out
}

func (s *Session) bandCard(side int32) string {
	g := s.game
	if int(side) >= len(g.Sides) {
		return "a band of an earlier table"
	}
	out := g.Sides[side].Name
	n := 0
	var lines []string
	for m := range g.Count() {
		if g.M(m, battle.SideOf) == side {
			n++
			lines = append(lines, "  "+s.modelCard(m))
		}
	}
	out += fmt.Sprintf(": %d models", n)
	if n > 0 {
		out += "\n" + strings.Join(lines, "\n")
	}
	return out
}

func face(s *Session, d *dice.Die) int { return dice.Face(s.game.R.Src, d) }
