package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
)

// agilityTable is what the tables say of agility rolls (PIL-AGIL).
type agilityTable struct {
	class    [3]int // change to the roll by class
	rows     []int  // where the rows after the first begin
	modified bool   // a roll that armour lowers to 1 reads row 1
}

func readAgility(m must) agilityTable {
	t := agilityTable{modified: m.Flag("rules.agility.lethal_on_modified")}
	for i, c := range battle.ClassNames {
		t.class[i] = m.Int("rules.agility.class." + c)
	}
	for _, row := range []string{"frightened", "effort", "perfect"} {
		t.rows = append(t.rows, m.Int("rules.agility.rows."+row))
	}
	return t
}

// agility is the result of an agility roll of m at a piece, Nil where there is
// none (PIL-AGIL-02, PIL-AGIL-03): the row at which it begins, 1 lethal, 2
// frightened, 4 done with effort, 6 perfect.
func (g *Game) agility(m, piece int32) int { return g.agilityFrom(m, piece, g.num().agility.rows...) }

// agilityFrom is an agility roll of which only these rows matter, in ascending
// order; 1: none of them is reached.
func (g *Game) agilityFrom(m, piece int32, rows ...int) int {
	n := &g.num().agility
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, piece, g.M(m, battle.SideOf)
	d, ok := g.throw(ev, dice.Agility, m)
	if !ok {
		return 1
	}
	mods := n.class[g.class(m, toMove, false, false)] + int(g.R.Modify(ev, g.Points[pModifyAgility], 0))
	got := 1
	for _, row := range rows {
		if row == 2 && !n.modified && dice.Least(g.R.Src, d, 2) || g.rowFrom(d, mods, row) {
			got = row
		}
	}
	if g.R.Log != nil {
		g.explain("agility", "PIL-AGIL-03", "%s rolled %d, %+d", g.Name(m), dice.Face(g.R.Src, d), mods)
	}
	return got
}
