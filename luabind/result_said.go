package luabind

import "strings"

// What the fields of results, blows and saves are, for help and for editors.

// resultSays are the types and the meaning of fields.
var resultSays = map[string]struct{ typ, doc string }{
	"round":     {"integer", "round of the fight, from 1"},
	"blows":     {"skald.blow[]", "a list: each blow or shot that was rolled for or taken away (:help blow)"},
	"lost":      {"integer", "how many models left the game; of shots, how many were lost without dice"},
	"over":      {"boolean", "is it over?"},
	"radius":    {"number", "inches round the marker of a volley that fell"},
	"contact":   {"boolean", "did bases meet?"},
	"distance":  {"number", "inches from base to base before"},
	"roll":      {"integer", "of the charge die"},
	"reach":     {"number", "inches that he could go"},
	"bonus":     {"boolean", "has he the bonus of a charge?"},
	"reaction":  {"string", "what the target did: none, flee, or the kind of its shot"},
	"spent":     {"number", "inches gone"},
	"left":      {"number", "inches of the move that are left"},
	"ok":        {"boolean", "did it succeed? of a muster: may it be fielded?"},
	"row":       {"integer", "row of the table that was rolled"},
	"value":     {"integer", "what was found or taken"},
	"stays":     {"boolean", "does he stay?"},
	"need":      {"integer", "what a die had to show at least"},
	"faces":     {"integer[]", "the dice as they fell, the first one first"},
	"cost":      {"number", "gold"},
	"budget":    {"number", "gold that there is"},
	"refusals":  {"{ rule: string, text: string }[]", "a list of { rule, text }: why it may not be fielded"},
	"turn":      {"integer", "number of the turn, from 1"},
	"stage":     {"skald.stage", "name of the stage"},
	"burns":     {"boolean", "does it burn?"},
	"fires":     {"integer", "how many caught fire"},
	"tests":     {"integer", "how many tested"},
	"by":        {"skald.model", "who strikes or shoots"},
	"at":        {"skald.model", "to whom it is done"},
	"part":      {"string", "what of a rider was hit: rider or mount"},
	"weapon":    {"string", "id of the weapon"},
	"kind":      {"string", "melee, shoot, reaction, throw or volley"},
	"step":      {"string", "of the round: early, normal or last"},
	"natural":   {"integer", "the first die, unmodified"},
	"hit":       {"boolean", "did it hit?"},
	"save":      {"skald.save", "the save (:help save), nil where none was rolled"},
	"wound":     {"boolean", "did it wound?"},
	"reroll":    {"skald.id.rule", "id of the rule by which a die was thrown again"},
	"added_by":  {"skald.id.rule", "id of the rule that added the blow"},
	"cancelled": {"boolean", "was it called off? of a blow: the id of the rule that took it away"},
}

// resultRows shows fields with what they mean.
func resultRows(fields []string) string {
	var rows []said
	for _, f := range fields {
		rows = append(rows, said{f, "." + f, resultSays[f].doc})
	}
	return saidRows(rows)
}

// resultPage lists what orders return.
func (l *Library) resultPage() string {
	if !l.writtenOut() {
		return "what an order returns stands on its page: :help shoot and so on\n"
	}
	b := &strings.Builder{}
	b.WriteString("result  what an order returns: r = fight(a, b)\n")
	for _, c := range resultClasses {
		b.WriteString("\n" + wrapped("", append([]string{c.doc + ":"}, l.returning("skald.result."+c.name)...)) + resultRows(c.kind.fields))
		if len(c.kind.methods) > 0 {
			b.WriteString("  :by(m)  the blows of m; :hits(m) and :wounds(m) count them\n")
		}
	}
	b.WriteString("\nWithin odds(f) and the like r.refused is the id of the rule by which the order was\nillegal there, also under pcall; in play such an order is an error.\n")
	return b.String()
}

// returning are the words that return a type.
func (l *Library) returning(typ string) []string {
	var out []string
	for _, v := range l.shown() {
		if contains(splitBar(signs[v.name].out), typ) {
			out = append(out, v.name)
		}
	}
	return out
}

// blowPage tells what one blow has.
func (l *Library) blowPage() string {
	if !l.writtenOut() {
		return l.resultPage()
	}
	return "blow  one of r.blows: fight(a, b).blows[1].hit\n\n" + resultRows(blowFields)
}

// savePage tells what the save of a blow has.
func (l *Library) savePage() string {
	if !l.writtenOut() {
		return l.resultPage()
	}
	return "save  of a blow: fight(a, b).blows[1].save.need\n\n" + resultRows(saveFields)
}
