package luabind

import (
	"fmt"
	"sort"
	"strings"

	"skald/core/hook"
)

// Surface lists everything that a script can name, one line each: words that
// declare, points with their fields and requests, views, words of the prompt.
// A frozen copy in tests/golden is compared with it, so that no name changes
// unnoticed; the CHANGELOG gets a line whenever that file does.
func (l *Library) Surface() []string {
	var out []string
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for _, k := range kindNames {
		declare := func(what string, fs []field) {
			fields := names(fs)
			sort.Strings(fields)
			add("declare %s: %s", what, strings.Join(fields, " "))
		}
		declare(k, l.fieldsOfKind(k))
		if under := fieldsUnderData(l.def, k); under != nil {
			declare(k+".data", under)
		}
	}
	add("require: lib/NAME")
	for _, p := range l.content.Points {
		var fields []string
		for _, f := range p.Fields {
			fields = append(fields, f.Name)
		}
		line := fmt.Sprintf("point %s role %s: %s", p.Name, slotName(p.Role), strings.Join(fields, " "))
		add("%s | %s", line, strings.Join(p.Takes(), " "))
	}
	add("ev: %s", strings.Join(append(append(append(append([]string(nil), evAlways...), evChance...), evChoice...), evQueries...), " "))
	for _, t := range []hook.Type{hook.Model, hook.Side, hook.Band, hook.Charge, hook.Fight, hook.Marker, hook.Piece, hook.BattleV} {
		for _, f := range l.fieldNamesOf(t) {
			add("view %s.%s", typeName(t), f)
		}
		for _, m := range l.methods(t) {
			add("view %s:%s%s", typeName(t), m.Name, params(m))
		}
	}
	add("filter: %s", strings.Join(l.filterKeys(), " "))
	for _, v := range l.shown() {
		if _, own := l.orderOf(v.name); own || l.writtenOut() {
			add("word %s", v.use)
		} else { // its use shows what is declared
			add("word %s", v.name)
		}
	}
	for _, o := range l.def.Orders {
		if len(o.Opts)+len(o.Out) > 0 {
			add("order %s options %s result %s", o.Name, strings.Join(argNames(o.Opts), " "), strings.Join(argNames(o.Out), " "))
		}
	}
	if !l.writtenOut() {
		add("kit: %s", strings.Join(l.kitNames(), " "))
		add("choices: %s", strings.Join(l.streams(), " "))
	}
	for _, d := range meant(diceNames(), diceSaid) {
		add("dice %s", d.use)
	}
	add("options of dice.check: %s", strings.Join(checkOptions, " "))
	add("options of dice.pool: %s", strings.Join(poolOptions, " "))
	add("options of dice.opposed: %s", strings.Join(opposedOptions, " "))
	return out
}
