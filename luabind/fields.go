package luabind

import (
	"fmt"
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// shape is what the value of a field may be; several can be allowed.
type shape uint16

const (
	aNumber shape = 1 << iota
	aWhole
	aWord
	aList // of words
	aFlag
	aTable
	aText // a string, or { en = ..., ru = ... }
	aFunction
	anything
)

// words of a shape, for messages.
func (s shape) String() string {
	var out []string
	for _, x := range []struct {
		s    shape
		word string
	}{{aWhole, "a whole number"}, {aNumber, "a number"}, {aWord, "a word"}, {aList, "a list of words"}, {aFlag, "true or false"},
		{aTable, "a table"}, {aText, `a text or { en = "..." }`}, {aFunction, "a function"}} {
		if s&x.s != 0 {
			out = append(out, x.word)
		}
	}
	return strings.Join(out, " or ")
}

// field is one field of a declaration and what may stand there.
type field struct {
	name     string
	shape    shape
	low, top float64  // of a number; both 0: any
	words    []string // of a word or list; nil: any
	keys     []field  // of a table; nil: any
	all      bool     // every key of the table must be there
	example  string
}

var (
	classWords = []string{"UA", "SA", "FA"}
	usedWords  = []string{"melee", "shoot", "reaction", "throw", "volley"}
	// itemWords stand for many items in needs, bans and with.
	itemWords = []string{"any", "ranged", "melee", "weapon", "armour", "gear"}
)

func needs(name string, low, top float64) field {
	return field{name: name, shape: aWhole, low: low, top: top}
}

func count(name string) field { return needs(name, 0, 1000) }

// itemLists are the fields that name items.
func itemLists() []field {
	return []field{{name: "needs", shape: aList}, {name: "bans", shape: aList}}
}

// common fields of every declaration.
func commonFields() []field {
	return []field{{name: "title", shape: aText}, {name: "text", shape: aText}, {name: "data", shape: aTable},
		{name: "implements", shape: aList}, {name: "like", shape: aWord}, {name: "game", shape: aWord}}
}

// fieldsOfKind lists the fields of a kind of declaration, those of all kinds
// included.
func fieldsOfKind(kind string) []field {
	var own []field
	switch kind {
	case "rule":
		return ruleFields()
	case "weapon":
		own = append(itemLists(), field{name: "with", shape: aList},
			field{name: "kind", shape: aWord, words: []string{"melee", "ranged"}},
			field{name: "to_hit", shape: aTable, all: true, keys: []field{needs("UA", 1, 9), needs("SA", 1, 9), needs("FA", 1, 9)},
				example: "to_hit = { UA = 3, SA = 4, FA = 5 }"},
			field{name: "range", shape: aNumber, top: 1000}, field{name: "shots", shape: aTable, keys: []field{count("still"), count("half"), count("more")}},
			needs("hands", 0, 2), needs("save_mod", -9, 9), needs("long_penalty", -9, 9),
			field{name: "step", shape: aWord, words: []string{"first", "normal", "last"}},
			field{name: "used", shape: aList, words: usedWords}, field{name: "mounted", shape: aTable},
			field{name: "shield_idle_when_shot", shape: aFlag}, field{name: "counts_as_shooter", shape: aFlag})
	case "armour":
		own = append(itemLists(), needs("hands", 0, 2), field{name: "class", shape: aWord, words: classWords}, field{name: "one_per_band", shape: aFlag})
	case "gear":
		own = append(itemLists(), needs("hands", 0, 2), field{name: "one_per_band", shape: aFlag}, field{name: "moves_as", shape: aWord})
	case "troop":
		own = append(itemLists(), needs("hp", 1, 1000), needs("attacks", 0, 100), field{name: "class", shape: aWord, words: classWords},
			field{name: "saves", shape: aFlag}, field{name: "morale", shape: aWord}, field{name: "move", shape: aNumber, top: 1000},
			field{name: "moves_as", shape: aWord}, count("melee_weapons"), field{name: "object", shape: aFlag},
			field{name: "targets", shape: anything}, field{name: "loss", shape: aTable, keys: []field{{name: "morale", shape: aNumber}, {name: "score", shape: aNumber}}},
			field{name: "base", shape: aWord})
	case "formation":
		own = append(itemLists(), field{name: "factions", shape: aList}, field{name: "with", shape: aList}, needs("min", 1, 1000),
			field{name: "move", shape: aNumber, top: 1000}, field{name: "second_rank", shape: aTable}, needs("save_bonus", -9, 9))
	case "faction":
		own = []field{{name: "limits", shape: aTable, keys: limitFields()}, {name: "prices", shape: aTable}, {name: "stock", shape: aTable}, {name: "board", shape: anything}}
	case "talent":
		own = []field{{name: "price", shape: aNumber, top: 1e6}, {name: "factions", shape: aList | aTable}}
	case "weather", "house":
		own = []field{{name: "set", shape: aTable}, {name: "stock", shape: aTable}}
	}
	return append(own, commonFields()...)
}

func limitFields() []field {
	var out []field
	for _, n := range []string{"min_chiefs", "max_chiefs", "standards", "horns", "wagons"} {
		out = append(out, field{name: n, shape: aWhole | aWord, top: 1000, words: []string{"any"}})
	}
	for _, n := range []string{"shooters_pct", "cavalry_pct", "foreign_pct"} {
		out = append(out, field{name: n, shape: aNumber | aWord, top: 100, words: []string{"any"}})
	}
	return out
}

// ruleFields are the fields of a rule; partFields those that a part may have.
func ruleFields() []field {
	own := []field{{name: "aura", shape: aNumber | aWord}, {name: "aura_others", shape: aFlag}, {name: "state", shape: aTable},
		{name: "lasts", shape: aWord, words: unitWords}, {name: "replaces", shape: aList}, {name: "title", shape: aText}, {name: "text", shape: aText},
		{name: "implements", shape: aList}}
	for _, n := range ownerKinds {
		own = append(own, field{name: n, shape: aWord})
	}
	return append(own, partFields()...)
}

func partFields() []field {
	return []field{{name: "hook", shape: aList, example: `hook = "pillage.modify_attack"`},
		{name: "when", shape: aFunction, example: "when = function(ev) return ... end"},
		{name: "effect", shape: aFunction, example: "effect = function(ev) ... end"},
		{name: "who", shape: aWord, words: []string{"attacker", "target", "model", "side", "any"}}, {name: "optional", shape: aFlag},
		{name: "limit", shape: aWord, example: `limit = "once per turn" or "3 per fight"`}, {name: "per", shape: aWord, words: []string{"attacker", "target", "model", "side", "battle"}},
		{name: "spend", shape: aWord, words: []string{"asked", "tried"}}, {name: "mount", shape: aFlag}, needs("priority", -1e6, 1e6),
		{name: "stack", shape: aWord, words: stackWords}, {name: "key", shape: aWord}, {name: "each", shape: aTable}}
}

var (
	ownerKinds = []string{"faction", "talent", "weather", "troop", "weapon", "armour", "gear", "house"}
	unitWords  = []string{"attack", "fight", "stage", "turn", "game"}
	stackWords = []string{"add", "highest", "exclusive", "replace"}
)

// names of fields, for hints.
func names(fs []field) []string {
	out := make([]string, len(fs))
	for i, f := range fs {
		out[i] = f.name
	}
	return out
}

// bare takes the origin off a value: { 6, source = "..." } is 6.
func bare(v lua.LValue) lua.LValue {
	t, ok := v.(*lua.LTable)
	if !ok || t.RawGetInt(1) == lua.LNil {
		return v
	}
	if origin, others := fieldsOf(t); len(origin) > 0 && len(others) == 0 {
		return t.RawGetInt(1)
	}
	return v
}

// check holds a table of a declaration against its fields. what begins the
// message: "troop \"guard\"", "a rule".
func (d *declared) check(what string, t *lua.LTable, fs []field) *fault.Error {
	of := what + ": "
	if strings.HasSuffix(what, " rule") { // the error names it
		of = ""
	}
	_, keys := fieldsOf(t)
	for _, k := range keys {
		f := fieldOf(fs, k)
		if f == nil {
			return d.mark(fault.New("E-DECLARE", "%s has no field %q", what, k).Suggest(suggest.Hint(k, names(fs))), k, "")
		}
		if err := d.checkField(of, f, bare(t.RawGetString(k))); err != nil {
			return err
		}
	}
	return nil
}

func fieldOf(fs []field, name string) *field {
	for i := range fs {
		if fs[i].name == name {
			return &fs[i]
		}
	}
	return nil
}

// checkField holds one value against its field.
func (d *declared) checkField(what string, f *field, v lua.LValue) *fault.Error {
	bad := func(format string, args ...any) *fault.Error {
		e := fault.New("E-DECLARE", format, args...)
		if f.example != "" {
			e.Suggest("write " + f.example)
		}
		return d.mark(e, f.name, wordOf(v))
	}
	if !f.allows(v) {
		return bad("%s%s is %s, not %s", what, f.name, f.shape, describeValue(v))
	}
	switch x := v.(type) {
	case lua.LNumber:
		if n := float64(x); (f.low != 0 || f.top != 0) && (n < f.low || n > f.top) {
			return bad("%s%s is between %v and %v, not %v", what, f.name, f.low, f.top, n)
		}
	case lua.LString:
		if err := d.checkWord(what, f, string(x)); err != nil {
			return err
		}
	case *lua.LTable:
		if f.shape&aList != 0 && x.Len() > 0 {
			list, _ := words(x)
			for _, w := range list {
				if err := d.checkWord(what, f, w); err != nil {
					return err
				}
			}
			return nil
		}
		if f.keys == nil {
			return nil
		}
		if err := d.check(what+f.name, x, f.keys); err != nil {
			return err
		}
		for _, k := range f.keys {
			if f.all && x.RawGetString(k.name) == lua.LNil {
				return bad("%s%s lacks %s", what, f.name, k.name)
			}
		}
	}
	return nil
}

func (d *declared) checkWord(what string, f *field, w string) *fault.Error {
	if f.words == nil || f.shape&(aWord|aList) == 0 || contains(f.words, w) {
		return nil
	}
	e := fault.New("E-DECLARE", "%s%s is %s, not %q", what, f.name, oneOf(f.words), w).Suggest(suggest.Hint(w, f.words))
	return d.mark(e, f.name, w)
}

// allows says whether a value has one of the field's shapes.
func (f *field) allows(v lua.LValue) bool {
	has := func(s shape) bool { return f.shape&s != 0 }
	switch x := v.(type) {
	case lua.LNumber:
		n := float64(x)
		return has(anything) || has(aNumber) && !math.IsNaN(n) && !math.IsInf(n, 0) || has(aWhole) && n == math.Trunc(n)
	case lua.LString:
		return has(aWord | aList | aText | anything)
	case lua.LBool:
		return has(aFlag | anything)
	case *lua.LFunction:
		return has(aFunction) && !x.IsG
	case *lua.LTable:
		if _, isList := words(x); isList && has(aList) {
			return true
		}
		return has(aTable | aText | anything)
	}
	return false
}

// wordOf is a value as it stands in the text of a script, "" for tables.
func wordOf(v lua.LValue) string {
	switch x := v.(type) {
	case lua.LString:
		return string(x)
	case lua.LNumber, lua.LBool:
		return vm.Format(x)
	}
	return ""
}

// oneOf lists words: "a", "b" or "c".
func oneOf(words []string) string {
	var b strings.Builder
	for i, w := range words {
		switch {
		case i > 0 && i == len(words)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q", w)
	}
	return b.String()
}

// units of limits and states by their words.
func unitOf(word string) (hook.Unit, bool) {
	switch word {
	case "game":
		return hook.Game, true
	case "turn":
		return hook.Turn, true
	case "stage":
		return hook.Stage, true
	case "fight":
		return hook.FightUnit, true
	case "attack":
		return hook.AttackUnit, true
	}
	return 0, false
}
