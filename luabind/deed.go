package luabind

import (
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
)

// deed is one thing that a function does to the table or asks of it: an order, a
// change, a fact, a roll, a decision. It is comparable, so that a replay can
// check that the same is done again.
type deed struct {
	kind deedKind
	verb string
	a, b int32
	more string
	q    hook.Question
}

type deedKind uint8

const (
	anOrder deedKind = iota + 1
	aChange
	aFact
	aRoll
	aChoice
)

// String is the deed in the words of the script, for messages.
func (d deed) String() string {
	if d.verb == "" {
		return "the table"
	}
	return d.verb
}

// answer is what came back from a deed, as a script can tell it apart.
type answer struct {
	kind ansKind
	n    float64
	s    string
}

type ansKind uint8

const (
	ofNothing ansKind = iota
	ofFlag
	ofNumber
	ofWord
	ofModel
	ofModels
	ofList // numbers, written one after the other in s
)

func flagged(b bool) answer {
	if b {
		return answer{kind: ofFlag, n: 1}
	}
	return answer{kind: ofFlag}
}

func numbered(n float64) answer { return answer{kind: ofNumber, n: n} }
func inched(n int32) answer     { return numbered(float64(n) / hook.Milli) }
func worded(s string) answer    { return answer{kind: ofWord, s: s} }
func modelled(id int32) answer  { return answer{kind: ofModel, n: float64(id)} }
func (a answer) id() int32      { return int32(a.n) }
func (a answer) yes() bool      { return a.kind == ofFlag && a.n != 0 }
func ruled(r *hook.Rule) answer {
	if r == nil {
		return answer{}
	}
	return worded(r.ID)
}

// models is a list of models.
func models(list []int32) answer {
	a := listed(list)
	a.kind = ofModels
	return a
}

func listed[T int | int32](list []T) answer {
	var b strings.Builder
	for _, n := range list {
		b.WriteString(strconv.Itoa(int(n)))
		b.WriteByte(' ')
	}
	return answer{kind: ofList, s: b.String()}
}

// ints of a list.
func (a answer) ints() []int {
	var out []int
	for _, f := range strings.Fields(a.s) {
		n, _ := strconv.Atoi(f)
		out = append(out, n)
	}
	return out
}

// value of an answer in Lua.
func (s *Session) value(L *lua.LState, a answer, at birth) lua.LValue {
	switch a.kind {
	case ofFlag:
		return lua.LBool(a.n != 0)
	case ofNumber:
		return lua.LNumber(a.n)
	case ofWord:
		return lua.LString(a.s)
	case ofModel:
		return at.model(L, s, a.id())
	case ofModels:
		t := s.user.vm.L().CreateTable(4, 0)
		for _, m := range a.ints() {
			t.Append(at.model(L, s, int32(m)))
		}
		return t
	case ofList:
		return s.faces(a.ints())
	}
	return lua.LNil
}

// outcome is what came of one order.
type outcome struct {
	rep         pillage.Report
	charge      pillage.Charging
	spent, left int32
	morale      pillage.MoraleTest
	feat        pillage.Feat
	own         play.Out // of an order of another game
	fire        pillage.Ignition
	toll        pillage.Toll
	muster      pillage.Musters
	m, t        int32 // who acted, on whom
	turn        int32
	stage       string
	waits       string // of strict play: for whom
	begun       bool   // play was on already
	over        bool   // the game has ended
	refused     string // the rule that refused it
}

// clone of an outcome: its dice may be narrowed, its blows grow.
func (o *outcome) clone() *outcome {
	n := *o
	n.own = o.own.Clone()
	n.rep.Blows = append(make([]pillage.Blow, 0, len(o.rep.Blows)+4), o.rep.Blows...)
	return &n
}

// digest appends an outcome as numbers: what a script can learn from it without
// looking at single blows, or all of it.
func (o *outcome) digest(out []int32, gone []int32, all bool) []int32 {
	num := func(ns ...int32) { out = append(out, ns...) }
	flag := func(b bool) int32 {
		if b {
			return 1
		}
		return 0
	}
	word := func(s string) {
		num(int32(len(s)))
		for _, c := range []byte(s) {
			num(int32(c))
		}
	}
	word(o.refused)
	if o.own.Fields != nil || o.own.Said != "" {
		digestOwn(&o.own, num, word)
	}
	word(o.stage)
	word(o.waits)
	num(int32(o.rep.Round), int32(o.rep.Wasted), o.rep.Radius, flag(o.rep.Volley), flag(o.rep.Shots), flag(o.rep.Over), int32(len(o.rep.Lost)), int32(len(gone)), int32(len(o.rep.Blows)))
	num(o.rep.Lost...)
	num(gone...)
	num(flag(o.charge.Contact), o.charge.Distance, o.charge.Reach, int32(o.charge.Roll), flag(o.charge.Bonus), flag(o.charge.Joined))
	num(flag(o.charge.Cover), flag(o.charge.Fled), flag(o.charge.Escaped), flag(o.charge.Cancelled), flag(o.charge.Blocked != nil), o.charge.Way)
	word(o.charge.Reaction)
	num(flag(o.feat.OK), o.feat.Row, o.feat.Value, o.feat.Left)
	word(o.feat.Say)
	num(flag(o.fire.Burns), int32(o.fire.Need), int32(o.toll.Count), int32(len(o.toll.Lost)))
	num(o.toll.Lost...)
	num(o.spent, o.left, flag(o.morale.Stays), int32(o.morale.Need), o.m, o.t, o.turn, flag(o.begun), flag(o.over), o.muster.Cost, int32(len(o.muster.Refusals)))
	for _, r := range o.muster.Refusals {
		word(r.Rule)
		word(r.Text)
	}
	if !all {
		hits, wounds := map[int32]int32{}, map[int32]int32{}
		most := int32(-1)
		for i := range o.rep.Blows {
			b := &o.rep.Blows[i]
			if b.Hit || b.Wound {
				most = max(most, b.By)
			}
			hits[b.By] += flag(b.Hit)
			wounds[b.By] += flag(b.Wound)
		}
		for m := int32(0); m <= most; m++ {
			num(hits[m], wounds[m])
		}
		return out
	}
	faces := func(t *dice.Test) {
		num(int32(t.N), int32(t.Need), flag(t.OK))
		for i := range t.Dice {
			num(int32(t.Dice[i].Faces()), int32(t.First[i].Faces()))
		}
	}
	rule := func(r *hook.Rule) {
		if r == nil {
			num(-1)
			return
		}
		num(int32(r.Num))
	}
	faces(&o.morale.Test)
	faces(&o.fire.Test)
	for i := range o.rep.Blows {
		b := &o.rep.Blows[i]
		num(b.By, b.At, b.Weapon.Sym, b.Kind, b.Round, b.Part, int32(len(b.Step)), flag(b.Hit), flag(b.Wound), flag(b.Bonus), flag(b.Long))
		faces(&b.Test)
		faces(&b.Save)
		for _, r := range []*hook.Rule{b.Cancelled, b.Reroll, b.SavedBy, b.AddedBy, b.NoSave, b.Spared} {
			rule(r)
		}
	}
	return out
}

// clock notes where play stands.
func (o *outcome) clock(g *play.Play) {
	o.turn, o.stage = g.Get(battle.Turn), pil(g).StageName(int(g.Get(battle.Stage)))
	o.over, o.waits = pil(g).Finished(), pil(g).Waits()
}
