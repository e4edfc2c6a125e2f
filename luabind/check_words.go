package luabind

import (
	"fmt"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
	"skald/luabind/vm"
)

// say an answer in words: "attacker.mounted is true". Answers that go without
// saying are "".
func (p *prober) say(qa hook.QA) string {
	q, lex := qa.Q, p.lib.content.Lex
	switch q.Op {
	case hook.OpExists:
		if qa.A == 0 {
			return p.path(q.A) + " is not there"
		}
		if p.mayLack(q.A) {
			return p.path(q.A) + " is there"
		}
		return ""
	case hook.OpSame:
		return fmt.Sprintf("%s is %s%s", p.path(q.A), negation(qa.A), p.path(q.B))
	case hook.OpList:
		return fmt.Sprintf("%s finds %d", p.call(q), qa.A)
	case hook.OpD6, hook.OpD3:
		return fmt.Sprintf("a %s shows %d", map[hook.Op]string{hook.OpD6: "d6", hook.OpD3: "d3"}[q.Op], qa.A)
	case hook.OpRoll:
		return fmt.Sprintf("a roll comes to %d", qa.A)
	case hook.OpCheck:
		return fmt.Sprintf("check(%d) %s", q.X, map[bool]string{true: "passes", false: "fails"}[qa.A != 0])
	case hook.OpMay:
		return fmt.Sprintf("%q is answered %s", lex.Word(q.X), map[bool]string{true: "yes", false: "no"}[qa.A != 0])
	case hook.OpChoose:
		return fmt.Sprintf("option %d of %q is chosen", qa.A+1, lex.Word(q.K))
	case hook.OpData:
		return fmt.Sprintf("%s is %s", p.lib.content.Data.Key(int(q.X)), p.dataWord(int(q.X), qa.A))
	}
	return p.sayFact(qa)
}

func negation(a int32) string {
	if a == 0 {
		return "not "
	}
	return ""
}

func (p *prober) dataWord(slot int, a int32) string {
	switch p.lib.content.Data.Value(slot).Kind {
	case battle.Truth:
		return fmt.Sprint(a != 0)
	case battle.Str:
		return p.lib.content.Lex.Word(a)
	}
	return vm.Format(number(a))
}

// sayFact says a fact: a yes or no, a word, a number or how it compares.
func (p *prober) sayFact(qa hook.QA) string {
	q := qa.Q
	x := p.about(q)
	name := p.call(q)
	if q.Cmp != hook.CmpNone {
		if q.K == -1<<31 {
			return name + map[bool]string{true: " is there", false: " is not there"}[qa.A != 0]
		}
		c := q.Cmp
		if qa.A == 0 {
			c = not(c)
		}
		return fmt.Sprintf("%s %s %s", name, cmpWords[c], p.amount(x, q.K))
	}
	switch {
	case qa.A == hook.Nil:
		return name + " is not there"
	case x.typ == hook.Bool:
		return fmt.Sprintf("%s is %v", name, qa.A != 0)
	case x.typ == hook.Sym:
		return fmt.Sprintf("%s is %s", name, p.lib.content.Lex.Word(qa.A))
	case x.typ == hook.Enum:
		return fmt.Sprintf("%s is %s", name, p.h.Point.Keys[qa.A])
	}
	return fmt.Sprintf("%s is %s", name, p.amount(x, qa.A))
}

var cmpWords = map[hook.Cmp]string{hook.Lt: "<", hook.Le: "<=", hook.Gt: ">", hook.Ge: ">=", hook.Eq: "==", hook.Ne: "~="}

// amount of a number in the units of scripts.
func (p *prober) amount(x fact, n int32) string {
	if x.typ == hook.Length || x.typ == hook.Number {
		return vm.Format(number(n))
	}
	return fmt.Sprint(n)
}

// call is a question as a script writes it, without ev.
func (p *prober) call(q hook.Question) string {
	x := p.about(q)
	of := p.path(q.A)
	switch q.Op {
	case hook.OpSlot, hook.OpDie:
		return x.name
	case hook.OpState:
		return dotted(of, "state."+x.name)
	case hook.OpMethod, hook.OpList:
		return p.method(q, of)
	}
	return dotted(of, x.name)
}

func dotted(of, name string) string {
	if of == "" {
		return name
	}
	return of + "." + name
}

// method of an object, or of ev.
func (p *prober) method(q hook.Question, of string) string {
	lex := p.lib.content.Lex
	arg := ""
	m, known := p.lib.viewMethodOf(q.Arg)
	name := m.Name
	switch {
	case q.Arg == battle.MWeaponIs:
		return fmt.Sprintf("weapon_is %q", lex.Word(q.X))
	case q.Arg == battle.MStraight:
		return "straight(...)"
	case q.Arg == battle.MArchers:
		return "archers"
	case q.Arg == battle.MPieces || q.Arg == battle.MPiecesClear || q.Arg == battle.MPiecesSafe:
		return "pieces(...)"
	case q.Arg == battle.MModels && q.A == 0:
		return "models(...)"
	case !known:
		f := map[uint16]string{battle.MBands: "bands", battle.MChiefs: "chiefs"}[q.Arg]
		return dotted(of, f)
	}
	var args []string
	for _, k := range m.Params {
		switch k {
		case battle.ArgItem, battle.ArgWord:
			arg = fmt.Sprintf("%q", lex.Word(q.X))
		case battle.ArgModel, battle.ArgPlace:
			arg = p.path(q.B)
		case battle.ArgInches:
			arg = vm.Format(number(max(q.K, 0)))
			if m.Arg == battle.MWithin {
				arg = vm.Format(number(q.X))
			}
		default:
			continue
		}
		args = append(args, arg)
	}
	return fmt.Sprintf("%s:%s(%s)", of, name, strings.Join(args, ", "))
}

// path of an object as a script writes it, without ev; "" for the battle.
func (p *prober) path(path hook.Path) string {
	if s, ok := path.Slot(); ok {
		if f, ok := slotField(p.h.Point, s); ok {
			return f.Name
		}
		switch s {
		case hook.OwnerSlot:
			return "owner"
		case hook.BandSlot:
			return "band"
		}
		return roleWord(s)
	}
	q, i, ok := p.lib.content.Lex.Origin(path)
	switch {
	case !ok:
		return ""
	case i >= 0:
		return fmt.Sprintf("%s[%d]", p.call(q), i+1)
	}
	return p.call(q)
}
