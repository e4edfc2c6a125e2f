package pillage

import (
	"fmt"

	"skald/core/battle"
	"skald/core/hook"
)

// skip takes from m what it could still do this turn, or its move, by a rule that
// asked for it: a symbol, 0 for the core's own. What takes it first stays.
func (g *Game) skip(m int32, turn, by int, rule int32) {
	if g.This(m, turn) {
		return
	}
	g.SetM(m, turn, g.Now(hook.Turn))
	g.SetM(m, by, rule)
}

// skips is the refusal of what m lost by a skip. It names the rule behind that.
func (g *Game) skips(rule string, m int32, what string) error {
	err := illegal(rule, "%s %s this turn", g.Name(m), what)
	by := g.M(m, battle.SkipMoveBy)
	if g.This(m, battle.SkipTurn) {
		by = g.M(m, battle.SkipBy)
	}
	if r := g.C.Rule(g.C.Lex.Word(by)); by != 0 && r != nil {
		err.By = r.ID
		err.Message += fmt.Sprintf(" (%s)", g.titled(r))
	}
	return err
}

// titled is a rule by its id, and its title where it has one.
func (g *Game) titled(r *hook.Rule) string {
	if t := r.Title.In(g.R.Lang); t != "" {
		return r.ID + ", " + t
	}
	return r.ID
}
