package pillage

import (
	"fmt"
	"slices"

	"skald/core/battle"
)

// turnTable is what the tables say of turns, of the initiative and of whom
// nobody plays (PIL-TURN, PIL-INIT).
type turnTable struct {
	stages         []string // of a turn, in order
	parts          []string // in which the sides act one after the other
	winnerHeld     bool     // who won the roll had the initiative, even if he handed it over
	winnerOnly     bool     // of more than two sides only the first is rolled for
	neutralCharged bool     // a neutral model may be charged
	neutralKeeps   bool     // others keep their distance from it
}

func readTurn(v *battle.Values, m must) turnTable {
	return turnTable{
		stages:         wordsOf(v, "rules.turn.stages"),
		parts:          wordsOf(v, "rules.turn.parts"),
		winnerHeld:     m.Word("rules.init.holder") == "winner",
		winnerOnly:     m.Word("rules.init.multi") == "winner",
		neutralCharged: m.Flag("rules.neutral.charged"),
		neutralKeeps:   m.Flag("rules.neutral.keep_away"),
	}
}

// wordsOf a list among the data keys.
func wordsOf(v *battle.Values, key string) []string {
	var out []string
	for i := 1; ; i++ {
		x := v.Get(fmt.Sprintf("%s.%d", key, i))
		if x.Kind != battle.Str {
			return out
		}
		out = append(out, x.Str)
	}
}

// parted says whether the sides act one after the other in a stage.
func (g *Game) parted(stage string) bool { return slices.Contains(g.num().turn.parts, stage) }

// keptFrom says whether a model keeps its distance from another (PIL-MOVE-04).
func (g *Game) keptFrom(m, o int32) bool {
	if g.Foes(m, o) {
		return true
	}
	return g.num().turn.neutralKeeps && !g.IsM(o, battle.SideOf, g.M(m, battle.SideOf))
}
