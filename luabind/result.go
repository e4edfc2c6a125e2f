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
	born  birth
	told  int // the input during which its explanation was printed, see Session.inputs
}

// birth is where a result was made. Its dice are those of a branch, its models
// those of a table: where these are over, nothing can be read from it any more.
type birth struct{ branch, epoch int }

func (s *Session) here() birth { return birth{s.branch, s.epoch} }

// over says that the result was made on a branch that has ended.
func (b birth) over(s *Session) bool { return b.branch != 0 && b.branch != s.branch }

// check refuses to read a result whose branch is over.
func (b birth) check(L *lua.LState, s *Session) {
	if b.over(s) {
		vm.Throw(L, fault.New("E-ARG", "that result belongs to a question that is over").
			Suggest("read it inside the function of the question, and return what you need"))
	}
}

// sameTable refuses to tell the models of a result on another table.
func (b birth) sameTable(L *lua.LState, s *Session) {
	if b.epoch != s.epoch {
		vm.Throw(L, fault.New("E-ARG", "the models of that result stand on no table any more").Suggest("battle{} laid a new one"))
	}
}

// model of the table on which the result was made.
func (b birth) model(L *lua.LState, s *Session, id int32) lua.LValue {
	b.sameTable(L, s)
	return s.user.view(hook.ConstPath(id), hook.Model, 0)
}

// overText is what is shown of a result whose branch is over.
const overText = "a result of a question that is over"

var reportFields = []string{"round", "blows", "lost", "over", "by", "hits", "wounds", "refused"}

func (r *report) field(L *lua.LState, st *modState, name string) lua.LValue {
	r.born.check(L, r.s)
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
	case "refused": // a result is there, so the order was legal
		return lua.LNil
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
			me.born.check(L, me.s)
			me.born.sameTable(L, me.s)
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
			t.Append(r.s.wrap(&blow{r.s, &r.rep.Blows[i], r.born}))
		}
	}
	return t
}

// picture is the explanation of the order, or nothing where that has just been
// printed.
func (r *report) picture(s *Session) string {
	switch {
	case r.born.over(s):
		return overText
	case r.told == s.inputs && r.told > 0:
		return ""
	case r.trace != nil && len(r.trace.Entries) > 0:
		return r.trace.String()
	case len(r.rep.Blows) == 0:
		return "no blows"
	}
	var lines []string
	for i := range r.rep.Blows {
		lines = append(lines, (&blow{s, &r.rep.Blows[i], r.born}).picture(s))
	}
	return strings.Join(lines, "\n")
}

// blow is one attack of a report.
type blow struct {
	s    *Session
	b    *pillage.Blow
	born birth
}

var blowFields = []string{"by", "at", "part", "weapon", "kind", "step", "faces", "natural", "need", "hit", "save", "wound", "cancelled", "reroll", "added_by"}

func (x *blow) field(L *lua.LState, st *modState, name string) lua.LValue {
	b, s := x.b, x.s
	x.born.check(L, s)
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
		return x.born.model(L, s, b.By)
	case "at":
		return x.born.model(L, s, b.At)
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
	if x.born.over(s) {
		return overText
	}
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

func face(s *Session, d *dice.Die) int { return dice.Face(s.game.R.Src, d) }

func (r *record) field(L *lua.LState, _ *modState, name string) lua.LValue {
	if v, ok := r.fields[name]; ok {
		return v
	}
	vm.Throw(L, fault.New("E-FIELD", "%s has no field %q", r.what, name).Suggest(suggest.Hint(name, r.names())))
	return lua.LNil
}

// result hands a record to the script. `refused` is nil: an order that was
// refused has another result.
func (s *Session) result(what, text string, fields map[string]lua.LValue) *lua.LUserData {
	fields["refused"] = lua.LNil
	return s.wrap(&record{what, fields, text})
}

// chargeResult is what charge returns.
func (s *Session) chargeResult(m, t int32, c pillage.Charging) lua.LValue {
	g := s.game
	text := fmt.Sprintf("%s reaches %s", g.Name(m), g.Name(t))
	switch {
	case !g.Alive(t) && !c.Contact:
		text = fmt.Sprintf("%s finds nobody left to charge", g.Name(m))
	case !c.Contact:
		text = fmt.Sprintf("%s falls short of %s", g.Name(m), g.Name(t))
	}
	text += fmt.Sprintf(": %s away, reach %s", inches(c.Distance), inches(c.Reach))
	if c.Roll > 0 {
		text += fmt.Sprintf(" with a roll of %d", c.Roll)
	}
	switch {
	case c.Joined:
		text += "; joins the fight, no charge bonus"
	case c.Contact && c.Bonus:
		text += "; charge bonus"
	case c.Contact:
		text += "; no charge bonus"
	}
	return s.result("a charge", text, map[string]lua.LValue{
		"contact": lua.LBool(c.Contact), "distance": number(c.Distance), "roll": lua.LNumber(c.Roll),
		"reach": number(c.Reach), "bonus": lua.LBool(c.Bonus), "reaction": lua.LString("none"),
	})
}

// moveResult is what move returns.
func (s *Session) moveResult(m, spent, left int32) lua.LValue {
	text := fmt.Sprintf("%s moves %s of %s", s.game.Name(m), inches(spent), inches(spent+left))
	return s.result("a move", text, map[string]lua.LValue{"spent": number(spent), "left": number(left)})
}

// moraleResult is what morale returns. Inside a question the faces stay
// unasked: they would split every branch.
func (s *Session) moraleResult(m int32, r pillage.MoraleTest) lua.LValue {
	text := s.game.Name(m) + map[bool]string{true: " stays", false: " runs"}[r.Stays]
	fields := map[string]lua.LValue{"stays": lua.LBool(r.Stays), "need": lua.LNil, "faces": s.faces(nil)}
	switch {
	case r.Need > 0:
		fields["need"] = lua.LNumber(r.Need)
		text += fmt.Sprintf(": need %d+", r.Need)
		if !s.asking {
			list := r.Test.FaceList(s.game.R.Src)
			fields["faces"] = s.faces(list)
			text += ", rolled " + join(list)
		}
	case r.By != nil:
		text += " without a die: " + r.By.ID
	default:
		text += " without a die"
	}
	return s.result("a morale test", text, fields)
}

// musterResult is what muster returns.
func (s *Session) musterResult(side, budget int32, mu pillage.Musters) lua.LValue {
	ok := len(mu.Refusals) == 0
	text := fmt.Sprintf("%s: %s gold", s.game.Sides[side].Name, short(mu.Cost))
	if budget > 0 {
		text = fmt.Sprintf("%s: %s of %s gold", s.game.Sides[side].Name, short(mu.Cost), short(budget))
	}
	text += map[bool]string{true: ", may be fielded", false: ", may not be fielded"}[ok]
	wide := 0
	for _, r := range mu.Refusals {
		wide = max(wide, len(r.Rule))
	}
	list := s.user.vm.L().CreateTable(len(mu.Refusals), 0)
	for _, r := range mu.Refusals {
		text += fmt.Sprintf("\n  %-*s  %s", wide, r.Rule, r.Text)
		list.Append(s.user.vm.NewTable(map[string]lua.LValue{"rule": lua.LString(r.Rule), "text": lua.LString(r.Text)}))
	}
	return s.result("a muster", text, map[string]lua.LValue{"ok": lua.LBool(ok), "cost": number(mu.Cost), "refusals": list})
}

// begunAlready is what start returns when the game is on.
func (s *Session) begunAlready() lua.LValue {
	turn, stage := s.game.Get(battle.Turn), s.game.StageName(int(s.game.Get(battle.Stage)))
	return s.result("where play stands", fmt.Sprintf("begun already: turn %d, %s", turn, stage),
		map[string]lua.LValue{"turn": lua.LNumber(turn), "stage": lua.LString(stage)})
}

// clockResult is what start, to_stage, next_stage, next_turn and end_part
// return: where play stands now.
func (s *Session) clockResult() lua.LValue {
	turn, stage := s.game.Get(battle.Turn), s.game.StageName(int(s.game.Get(battle.Stage)))
	text := fmt.Sprintf("turn %d, %s", turn, stage)
	if turn == 0 {
		text = stage
	}
	return s.result("where play stands", text, map[string]lua.LValue{"turn": lua.LNumber(turn), "stage": lua.LString(stage)})
}

// RefusedBy lists the rules that a muster result or a refused order names;
// false for any other value.
func RefusedBy(v lua.LValue) ([]string, bool) {
	ud, ok := v.(*lua.LUserData)
	if !ok {
		return nil, false
	}
	r, ok := ud.Value.(*record)
	if !ok {
		return nil, false
	}
	list, ok := r.fields["refusals"].(*lua.LTable)
	if !ok {
		return nil, false
	}
	var out []string
	for i := 1; i <= list.Len(); i++ {
		if t, ok := list.RawGetInt(i).(*lua.LTable); ok {
			out = append(out, t.RawGetString("rule").String())
		}
	}
	return out, true
}
