package luabind

import (
	"fmt"
	"slices"
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

// result is what an order returns. In play it holds the outcome; inside a
// question the outcome is another on every branch, and the result only knows
// where it will be found. Faces are asked of the dice only when somebody reads
// them.
type result struct {
	s     *Session
	kind  *resultKind
	out   *outcome // nil inside a question
	slot  int      // of the outcome, inside a question
	trace *trace.Log
	born  birth
	said  string // its sentence, where it has one
	told  int    // the input during which its explanation was printed, see Session.inputs
}

// resultKind is a kind of result: what it is called, its fields, its picture.
type resultKind struct {
	what    string
	fields  []string
	methods []string
	get     func(s *Session, o *outcome, field string) answer
	text    func(s *Session, o *outcome) string
}

// birth is where a result was made. Its dice are those of a branch, its models
// those of a table: where these are over, nothing can be read from it any more.
type birth struct {
	branch, epoch int
	models        []battle.Static
}

func (s *Session) here() birth { return birth{s.branch, s.epoch, s.game.Models} }

// name of a model, whoever stands on the table now.
func (b birth) name(id int32) string {
	if id < 0 || int(id) >= len(b.models) {
		return "nobody"
	}
	return b.models[id].Name
}

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

// overText is what is shown of a result whose branch is over.
const overText = "a result of a question that is over"

// get reads something of the outcome. all: single blows are looked at, not only
// what they come to.
func (r *result) get(L *lua.LState, what string, n int32, all bool, f func(o *outcome, src dice.Source) answer) answer {
	r.born.check(L, r.s)
	if r.out != nil {
		return f(r.out, r.s.game.R.Src)
	}
	d := deed{kind: aFact, verb: what, a: int32(r.slot), b: n}
	return r.s.quest.meet(L, d, func(x *exec) (answer, error) { return x.look(r.slot, all, f), nil })
}

func (r *result) names() []string {
	return append(append([]string(nil), r.kind.fields...), r.kind.methods...)
}

func (r *result) field(L *lua.LState, st *modState, name string) lua.LValue {
	r.born.check(L, r.s)
	switch {
	case name == "refused":
		return r.s.value(L, r.get(L, name, 0, false, func(o *outcome, _ dice.Source) answer {
			if o.refused == "" {
				return answer{}
			}
			return worded(o.refused)
		}), r.born)
	case name == "blows" && contains(r.kind.fields, name):
		return r.blows(L, -1)
	case name == "refusals" && r.kind == musterKind:
		return r.refusals(L)
	case slices.Contains(r.kind.methods, name):
		return r.method(st, name)
	case slices.Contains(r.kind.fields, name):
		return r.s.value(L, r.get(L, name, 0, name == "faces", func(o *outcome, src dice.Source) answer {
			switch {
			case o.refused != "":
				return answer{}
			case name == "faces" && r.kind == moraleKind:
				return listed(o.morale.Test.FaceList(src))
			case name == "faces" && r.kind == fireKind:
				return listed(o.fire.Test.FaceList(src))
			}
			return r.kind.get(r.s, o, name)
		}), r.born)
	}
	vm.Throw(L, fault.New("E-FIELD", "%s has no field %q", r.kind.what, name).Suggest(suggest.OneOf(name, append(r.names(), "refused"))))
	return lua.LNil
}

// method of a report: by, hits, wounds.
func (r *result) method(st *modState, name string) lua.LValue {
	return st.method(methodKey{0, "result." + name}, func(L *lua.LState) int {
		ud, ok := L.Get(1).(*lua.LUserData)
		var me *result
		if ok {
			me, ok = ud.Value.(*result)
		}
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "call it with a colon: r:%s(m)", name))
		}
		me.born.check(L, me.s)
		me.born.sameTable(L, me.s)
		if v := viewOf(L.Get(2)); v != nil && v.typ != hook.Model {
			vm.Throw(L, fault.New("E-ARG", "r:%s(m) takes a model, not %s", name, describe(L.Get(2))).Suggest("what a side loses is measure.lost(side)"))
		}
		m := me.s.modelArg(L, 2, "a result")
		if name == "by" {
			L.Push(me.blows(L, m))
			return 1
		}
		L.Push(me.s.value(L, me.get(L, name, m, false, func(o *outcome, _ dice.Source) answer {
			n := 0
			for _, b := range o.rep.Blows {
				if b.By == m && (b.Wound || b.Hit && name == "hits") {
					n++
				}
			}
			return numbered(float64(n))
		}), me.born))
		return 1
	})
}

// blows lists the blows, or those of one model.
func (r *result) blows(L *lua.LState, by int32) *lua.LTable {
	list := r.get(L, "blows", by, true, func(o *outcome, _ dice.Source) answer {
		var at []int
		for i := range o.rep.Blows {
			if by < 0 || o.rep.Blows[i].By == by {
				at = append(at, i)
			}
		}
		return listed(at)
	}).ints()
	t := r.s.user.vm.L().CreateTable(len(list), 0)
	for _, i := range list {
		t.Append(r.s.wrap(&blow{r, i}))
	}
	return t
}

func (r *result) refusals(L *lua.LState) lua.LValue {
	n := int(r.get(L, "refusals", 0, false, func(o *outcome, _ dice.Source) answer { return numbered(float64(len(o.muster.Refusals))) }).n)
	list := r.s.user.vm.L().CreateTable(n, 0)
	for i := range n {
		part := func(what string, f func(pillage.Refusal) string) lua.LValue {
			return r.s.value(L, r.get(L, what, int32(i), false, func(o *outcome, _ dice.Source) answer { return worded(f(o.muster.Refusals[i])) }), r.born)
		}
		list.Append(r.s.user.vm.NewTable(map[string]lua.LValue{
			"rule": part("refusals.rule", func(x pillage.Refusal) string { return x.Rule }),
			"text": part("refusals.text", func(x pillage.Refusal) string { return x.Text }),
		}))
	}
	return list
}

// picture is the explanation of an order with blows, or nothing where that has
// just been printed; of another order its sentence.
func (r *result) picture(s *Session) string {
	switch {
	case r.born.over(s) || r.out == nil:
		return overText
	case r.kind != reportKind:
		return r.said
	case r.told == s.inputs && r.told > 0:
		return ""
	case r.trace != nil && len(r.trace.Entries) > 0:
		return r.trace.String()
	case len(r.out.rep.Blows) == 0:
		return "no blows"
	}
	var lines []string
	for i := range r.out.rep.Blows {
		lines = append(lines, (&blow{r, i}).picture(s))
	}
	return strings.Join(lines, "\n")
}

// String is the result in a sentence, for print and tostring.
func (r *result) String() string {
	if r.said == "" && r.kind == reportKind && r.out != nil && !r.born.over(r.s) {
		return r.summary()
	}
	if r.said != "" {
		return r.said
	}
	return "a result"
}

// summary is what came of blows and shots in one line.
func (r *result) summary() string {
	rep := &r.out.rep
	hits, wounds := 0, 0
	for i := range rep.Blows {
		if rep.Blows[i].Hit {
			hits++
		}
		if rep.Blows[i].Wound {
			wounds++
		}
	}
	out := fmt.Sprintf("%s, %s, %s", plural(len(rep.Blows), "blow"), plural(hits, "hit"), plural(wounds, "wound"))
	if len(rep.Blows) == 0 {
		out = "no blows"
	}
	if rep.Shots && rep.Wasted > 0 {
		out += ", " + plural(rep.Wasted, "shot") + " lost"
	}
	if len(rep.Lost) > 0 {
		var names []string
		for _, m := range rep.Lost {
			names = append(names, r.born.name(m))
		}
		out += "; out of the game: " + strings.Join(names, ", ")
	}
	return out
}

// model of the table on which the result was made.
func (b birth) model(L *lua.LState, s *Session, id int32) lua.LValue {
	b.sameTable(L, s)
	if n := int(id); n >= len(s.game.Models) || n < len(b.models) && s.game.Models[n].Serial != b.models[n].Serial {
		vm.Throw(L, fault.New("E-ARG", "%s stands on no table any more", b.name(id)).Suggest("what set it up was taken back"))
	}
	return s.user.view(hook.ConstPath(id), hook.Model, 0)
}

var reportKind = &resultKind{what: "a result", fields: []string{"round", "blows", "lost", "over", "radius"}, methods: []string{"by", "hits", "wounds"},
	get: func(s *Session, o *outcome, field string) answer {
		switch field {
		case "round":
			return numbered(float64(o.rep.Round))
		case "over":
			return flagged(o.rep.Over)
		case "radius": // nil of anything but a volley that fell
			if !o.rep.Volley || o.rep.Wasted > 0 {
				return answer{}
			}
			return inched(o.rep.Radius)
		}
		if o.rep.Shots {
			return numbered(float64(o.rep.Wasted))
		}
		return numbered(float64(len(o.rep.Lost)))
	}}

var chargeKind = &resultKind{what: "a charge", fields: []string{"contact", "distance", "roll", "reach", "bonus", "reaction", "blows", "cancelled"},
	get: func(s *Session, o *outcome, field string) answer {
		c := o.charge
		switch field {
		case "contact":
			return flagged(c.Contact)
		case "distance":
			return inched(c.Distance)
		case "roll":
			return numbered(float64(c.Roll))
		case "reach":
			return inched(c.Reach)
		case "bonus":
			return flagged(c.Bonus)
		case "cancelled":
			return flagged(c.Cancelled)
		}
		return worded(c.Reaction)
	},
	text: func(s *Session, o *outcome) string {
		g, c := s.game, o.charge
		text := fmt.Sprintf("%s reaches %s", g.Name(o.m), g.Name(o.t))
		switch {
		case c.Cancelled && !g.Alive(o.m):
			return fmt.Sprintf("%s is shot down: the charge is over", g.Name(o.m))
		case c.Cancelled && g.Alive(o.t):
			return fmt.Sprintf("%s is stopped: the charge is over", g.Name(o.m))
		case !g.Alive(o.t) && !c.Contact:
			text = fmt.Sprintf("%s finds nobody left to charge", g.Name(o.m))
		case c.Escaped:
			text = fmt.Sprintf("%s flees from %s", g.Name(o.t), g.Name(o.m))
		case c.Blocked != nil:
			return fmt.Sprintf("%s finds no way to %s: %s", g.Name(o.m), g.Name(o.t), asFault(c.Blocked).Message)
		case !c.Contact:
			text = fmt.Sprintf("%s falls short of %s", g.Name(o.m), g.Name(o.t))
		}
		switch {
		case c.Reaction == "flee" && !c.Fled:
			text += ", who failed to flee"
		case c.Reaction != "none" && c.Reaction != "flee":
			text += ", who shot first"
		}
		text += fmt.Sprintf(": %s away, ", inches(c.Distance))
		if c.Way != 0 {
			text += fmt.Sprintf("%s of way, ", inches(c.Way))
		}
		text += "reach " + inches(c.Reach)
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
		return text
	}}

var moveKind = &resultKind{what: "a move", fields: []string{"spent", "left"},
	get: func(s *Session, o *outcome, field string) answer {
		if field == "spent" {
			return inched(o.spent)
		}
		return inched(o.left)
	},
	text: func(s *Session, o *outcome) string {
		return fmt.Sprintf("%s moves %s of %s", s.game.Name(o.m), inches(o.spent), inches(o.spent+o.left))
	}}

// featKind is the result of an order that mostly does or does not succeed: a
// jump, a search, a fire lit.
var featKind = &resultKind{what: "what came of it", fields: []string{"ok", "row", "value", "left"},
	get: func(s *Session, o *outcome, field string) answer {
		switch field {
		case "ok":
			return flagged(o.feat.OK)
		case "row":
			if o.feat.Row == 0 {
				return answer{}
			}
			return numbered(float64(o.feat.Row))
		case "value":
			return numbered(float64(o.feat.Value))
		}
		return inched(o.feat.Left)
	},
	text: func(s *Session, o *outcome) string { return o.feat.Say }}

var moraleKind = &resultKind{what: "a morale test", fields: []string{"stays", "need", "faces"},
	get: func(s *Session, o *outcome, field string) answer {
		if field == "stays" {
			return flagged(o.morale.Stays)
		}
		if o.morale.Need == 0 {
			return answer{}
		}
		return numbered(float64(o.morale.Need))
	},
	text: func(s *Session, o *outcome) string {
		r := o.morale
		text := s.game.Name(o.m) + map[bool]string{true: " stays", false: " runs"}[r.Stays]
		switch {
		case r.Need > 0:
			text += fmt.Sprintf(": need %d+, rolled %s", r.Need, join(r.Test.FaceList(s.game.R.Src)))
		case r.By != nil:
			text += " without a die: " + r.By.ID
		default:
			text += " without a die"
		}
		return text
	}}

var musterKind = &resultKind{what: "a muster", fields: []string{"ok", "cost", "budget", "refusals"},
	get: func(s *Session, o *outcome, field string) answer {
		switch field {
		case "ok":
			return flagged(len(o.muster.Refusals) == 0)
		case "budget":
			return inched(o.muster.Budget)
		}
		return inched(o.muster.Cost)
	},
	text: func(s *Session, o *outcome) string {
		return musterText(s.game, o.m, o.muster)
	}}

var clockKind = &resultKind{what: "where play stands", fields: []string{"turn", "stage", "over"},
	get: func(s *Session, o *outcome, field string) answer {
		switch field {
		case "turn":
			return numbered(float64(o.turn))
		case "over":
			return flagged(o.over)
		}
		return worded(o.stage)
	},
	text: func(s *Session, o *outcome) string {
		text := fmt.Sprintf("turn %d, %s", o.turn, o.stage)
		if o.turn == 0 {
			text = "deployment"
		}
		if o.waits != "" {
			text += ": " + o.waits
		}
		switch {
		case o.begun:
			return "begun already: " + text
		case o.over:
			return text + "; the game is over"
		}
		return text
	}}

// blow is one attack of a report.
type blow struct {
	r *result
	i int
}

var blowFields = []string{"by", "at", "part", "weapon", "kind", "step", "faces", "natural", "need", "hit", "save", "wound", "cancelled", "reroll", "added_by"}

func (x *blow) field(L *lua.LState, _ *modState, name string) lua.LValue {
	x.r.born.check(L, x.r.s)
	if !slices.Contains(blowFields, name) {
		vm.Throw(L, fault.New("E-FIELD", "a blow has no field %q", name).Suggest(suggest.OneOf(name, blowFields)))
	}
	if name == "save" {
		if !x.get(L, name).yes() {
			return lua.LNil
		}
		return x.r.s.wrap(&save{x})
	}
	return x.r.s.value(L, x.get(L, name), x.r.born)
}

func (x *blow) get(L *lua.LState, name string) answer {
	return x.r.get(L, "blow."+name, int32(x.i), true, func(o *outcome, src dice.Source) answer {
		return x.r.s.ofBlow(&o.rep.Blows[x.i], name, src)
	})
}

func (s *Session) ofBlow(b *pillage.Blow, name string, src dice.Source) answer {
	word := func(sym int32) answer {
		if sym <= 0 {
			return answer{}
		}
		return worded(s.lib.content.Lex.Word(sym))
	}
	thrown := func(n int) answer {
		if b.Test.N == 0 {
			return answer{}
		}
		return numbered(float64(n))
	}
	switch name {
	case "by":
		return modelled(b.By)
	case "at":
		return modelled(b.At)
	case "part":
		return word(b.Part)
	case "weapon":
		return worded(b.Weapon.ID)
	case "kind":
		return word(b.Kind)
	case "step":
		if b.Step == "" {
			return answer{}
		}
		return worded(b.Step)
	case "faces":
		return listed(b.Test.FaceList(src))
	case "natural":
		if b.Test.N == 0 {
			return answer{}
		}
		return numbered(float64(dice.Face(src, &b.Test.Dice[0])))
	case "need":
		return thrown(b.Test.Need)
	case "hit":
		return flagged(b.Hit)
	case "wound":
		return flagged(b.Wound)
	case "save":
		return flagged(b.Save.N > 0)
	case "save.need":
		return numbered(float64(b.Save.Need))
	case "save.ok":
		return flagged(b.Save.OK)
	case "save.faces":
		return listed(b.Save.FaceList(src))
	case "cancelled":
		return ruled(b.Cancelled)
	case "reroll":
		if b.Reroll == nil {
			return ruled(b.SavedBy)
		}
		return ruled(b.Reroll)
	}
	return ruled(b.AddedBy)
}

// save is that of a blow.
type save struct{ x *blow }

var saveFields = []string{"need", "faces", "ok"}

func (v *save) field(L *lua.LState, _ *modState, name string) lua.LValue {
	v.x.r.born.check(L, v.x.r.s)
	if !slices.Contains(saveFields, name) {
		vm.Throw(L, fault.New("E-FIELD", "a save has no field %q", name).Suggest(suggest.OneOf(name, saveFields)))
	}
	return v.x.r.s.value(L, v.x.get(L, "save."+name), v.x.r.born)
}

func (v *save) picture(s *Session) string {
	if v.x.r.born.over(s) || v.x.r.out == nil {
		return overText
	}
	t := &v.x.r.out.rep.Blows[v.x.i].Save
	return fmt.Sprintf("save %d+, rolled %s, %s", t.Need, join(t.FaceList(s.game.R.Src)), map[bool]string{true: "saved", false: "not saved"}[t.OK])
}

func (s *Session) faces(list []int) *lua.LTable {
	t := s.user.vm.L().CreateTable(len(list), 0)
	for _, f := range list {
		t.Append(lua.LNumber(f))
	}
	return t
}

func (x *blow) picture(s *Session) string {
	if x.r.born.over(s) || x.r.out == nil {
		return overText
	}
	b := &x.r.out.rep.Blows[x.i]
	out := fmt.Sprintf("%s on %s, %s", x.r.born.name(b.By), x.r.born.name(b.At), b.Weapon.ID)
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

// RefusedBy lists the rules that a muster result names; false for any other
// value.
func RefusedBy(v lua.LValue) ([]string, bool) {
	ud, ok := v.(*lua.LUserData)
	if !ok {
		return nil, false
	}
	r, ok := ud.Value.(*result)
	if !ok || r.out == nil || r.kind != musterKind {
		return nil, false
	}
	var out []string
	for _, x := range r.out.muster.Refusals {
		out = append(out, x.Rule)
	}
	return out, true
}
