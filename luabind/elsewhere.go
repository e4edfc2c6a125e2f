package luabind

import (
	"slices"
	"strings"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// What other texts, and older scripts, call things. Where such a name is unknown
// here, the hint says what to write.
var (
	// Points, without the name of the game.
	pointsElsewhere = map[string]string{
		"on_attack_declared":     "can_attack",
		"modify_obstacle_result": "modify_obstacle_fixed",
		"to_hit_target":          "modify_to_hit",
	}

	// Fields of ev, with those of which a point has one.
	fieldsElsewhere = map[string][]string{
		"charger":  {"model", "attacker"},
		"shooter":  {"attacker", "model"},
		"defender": {"target"},
		"victim":   {"target", "model"},
		"phase":    {"stage"},
		"melee":    {"kind"},
	}

	// Fields of ev that are its value.
	valueElsewhere = []string{"T", "need", "n", "cost", "cap", "factor", "bonus", "inches", "row", "class", "allowed", "attacks"}

	// Methods of ev.
	methodsElsewhere = map[string]string{
		"cancel_answer": "ev:cancel_attack",
		"within":        "a:within(6, b)",
	}

	// Fields of declarations.
	declaredElsewhere = map[string][]string{
		"name":    {"title"},
		"phase":   {"stage"},
		"cavalry": {"cavalry_pct"},
		"item":    {"weapon", "gear", "armour"},
	}
)

// pointElsewhere is the point that other texts call so, "" for none.
func pointElsewhere(full string, known []string) string {
	game, short, _ := strings.Cut(full, ".")
	if here := game + "." + pointsElsewhere[short]; slices.Contains(known, here) {
		return "here it is " + here
	}
	return ""
}

// evElsewhere is what other texts call so at a point, "" for nothing.
func evElsewhere(p *hook.Point, name string) string {
	for _, here := range fieldsElsewhere[name] {
		switch {
		case !contains(evNames(p), here):
		case here == "kind":
			return `here it is ev.kind == "` + name + `"`
		default:
			return "here it is ev." + here
		}
	}
	if contains(valueElsewhere, name) && p.Kind == hook.Modify {
		return "here it is ev.value"
	}
	if m := methodsElsewhere[name]; m != "" {
		return "here it is " + m
	}
	return ""
}

// noEvField is the error of a field or a method that ev does not have at a point.
func noEvField(p *hook.Point, name string) *fault.Error {
	if contains(allRequests, name) {
		return fault.New("E-REQUEST", "%s does not take ev:%s", p.Name, name).Suggest("it takes " + list(p.Takes()))
	}
	return fault.New("E-FIELD", "ev has no field %q at %s", name, p.Name).Suggest(evElsewhere(p, name)).
		Suggest(suggest.Hint(name, evNames(p))).Suggest("skald explain " + p.Short() + " lists what it has")
}

// declaredElsewhereAs is the field of a declaration that other texts call so.
func declaredElsewhereAs(name string, known []string) string {
	for _, here := range declaredElsewhere[name] {
		if contains(known, here) {
			return "here it is " + here
		}
	}
	return ""
}
