package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
)

// agilityTable is what the tables say of agility rolls (PIL-AGIL).
type agilityTable struct {
	class [3]int // change to the roll by class
	rows  []int  // where the rows after the first begin
}

func readAgility(m must) agilityTable {
	var t agilityTable
	for i, c := range battle.ClassNames {
		t.class[i] = m.Int("rules.agility.class." + c)
	}
	for _, row := range []string{"frightened", "effort", "perfect"} {
		t.rows = append(t.rows, m.Int("rules.agility.rows."+row))
	}
	return t
}

// agility is the result of an agility roll of m at a piece (PIL-AGIL-02,
// PIL-AGIL-03): the row at which it begins, 1 lethal, 2 frightened, 4 done with
// effort, 6 perfect.
func (g *Game) agility(m, piece int32) int {
	n := &g.num().agility
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, piece, g.M(m, battle.SideOf)
	return g.readTable(ev, "PIL-AGIL-03", dice.Agility, pModifyAgility, n.class[g.class(m, toMove, false, false)], n.rows...)
}
