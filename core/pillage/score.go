package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// endTable is what the tables say of losses, morale and the end of the game.
type endTable struct {
	onChief, onLosses  bool  // reasons to test morale
	threshold          int32 // share of the fighters, thousandths
	reached            bool  // the share itself is enough
	turns              int32
	held               int
	offTable, ownDoing bool
	usual              [2]int32           // weight of a loss, by purpose
	special            map[int32][2]int32 // by troop, -1: the usual
	purposes           [2]int32           // their symbols
}

// What a loss is weighed for.
const (
	forMorale = iota
	forScore
)

func (g *Game) readEnd(v *battle.Values, m must) endTable {
	t := endTable{
		onChief:   listed(v, "rules.morale.triggers", "chief"),
		onLosses:  listed(v, "rules.morale.triggers", "losses"),
		threshold: m.Num("rules.morale.threshold"),
		reached:   m.Word("rules.morale.compare") == ">=",
		turns:     int32(m.Int("rules.game.turns")),
		held:      m.Int("rules.score.held"),
		offTable:  m.Flag("rules.score.off_table"),
		ownDoing:  m.Flag("rules.score.own_doing"),
		usual:     [2]int32{int32(m.Int("rules.morale.loss_weight")), int32(m.Int("rules.score.loss_weight"))},
		special:   map[int32][2]int32{},
		purposes:  [2]int32{g.C.Lex.Sym("morale"), g.C.Lex.Sym("score")},
	}
	for _, id := range g.C.IDs("troop") {
		key := "rules.troop." + id + ".loss."
		t.special[g.C.Get("troop", id).Sym] = [2]int32{int32(v.Int(key+"morale", -1)), int32(v.Int(key+"score", -1))}
	}
	return t
}

// weight of the loss of a model as the tables have it: a thing counts only where
// they say so (GAP-MORALE-LOSS).
func (t *endTable) weight(g *Game, m int32, purpose int) int32 {
	switch w := t.special[g.Models[m].Troop][purpose]; {
	case w >= 0:
		return w
	case g.Models[m].Object:
		return 0
	}
	return t.usual[purpose]
}

// lossWeight is what the loss of m counts for.
func (g *Game) lossWeight(m int32, purpose int) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	ev.F[hook.Cause], ev.F[hook.Purpose] = orNil(g.M(m, battle.OutCause)), g.num().end.purposes[purpose]
	return g.R.Modify(ev, g.Points[pModifyLossWeight], g.num().end.weight(g, m, purpose))
}

// horseLost says whether the horse of m fell and counts as a loss
// (GAP-FALL-SAVE-COUNT).
func (g *Game) horseLost(m int32) bool { return g.num().lossHorse && !g.IsM(m, battle.FellTurn, 0) }

// noteEnd keeps when, why and by whom a model left the game.
func (g *Game) noteEnd(m, by, why int32) {
	g.SetM(m, battle.OutTurn, g.Now(hook.Turn))
	g.SetM(m, battle.OutCause, why)
	side := int32(0)
	if by >= 0 {
		side = g.M(by, battle.SideOf) + 1
	}
	g.SetM(m, battle.OutBy, side)
}

// spill leaves lying what a model carried that falls; who runs away keeps it.
func (g *Game) spill(m, why int32) {
	if why != g.words.morale && g.laden(m) {
		g.layDown(m, 0)
	}
}

// Score of a side (PIL-END-01): what its fighters hold, the losses of its
// enemies, and what rules add.
func (g *Game) Score(side int32) int32 {
	n := &g.num().end
	held, losses := int32(0), int32(0)
	for m := range g.Count() {
		switch of := g.M(m, battle.SideOf); {
		case of == side:
			held += g.holds(m)
			continue
		case g.Played(of) && !g.Alive(m) && (n.ownDoing || !g.IsM(m, battle.OutBy, of+1)):
			losses += g.lossWeight(m, forScore)
		}
		if of := g.M(m, battle.SideOf); g.Played(of) && g.horseLost(m) {
			losses += n.usual[forScore]
		}
	}
	if g.R.Log != nil {
		g.explain("score", "PIL-END-01", "%s: %d held, %d losses of the enemy", g.Sides[side].Name, held, losses)
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot] = side
	return g.R.Modify(ev, g.Points[pModifyScore], held*int32(n.held)+losses)
}

// holds is the value of the loot and the victim that a fighter has.
func (g *Game) holds(m int32) int32 {
	if !g.laden(m) || !g.num().end.offTable && !g.Alive(m) {
		return 0
	}
	n := g.M(m, battle.Loot)
	if v := g.M(m, battle.Victim); v != 0 {
		n += g.victimOf(v - 1).value
	}
	return n
}

// Winner is the side with the highest score; Nil: a draw.
func (g *Game) Winner() int32 {
	best, most := hook.Nil, int32(0)
	for i, side := range g.contenders() {
		switch n := g.Score(side); {
		case i == 0 || n > most:
			best, most = side, n
		case n == most:
			best = hook.Nil
		}
	}
	return best
}

// contenders are the sides that somebody plays, in the order of their numbers.
func (g *Game) contenders() []int32 {
	var out []int32
	for s := range int32(len(g.Sides)) {
		if g.Played(s) {
			out = append(out, s)
		}
	}
	return out
}

// Finished says whether the game is over: its last turn has been played, or a
// side has lost its last fighter (GAP-GAME-LENGTH).
func (g *Game) Finished() bool {
	if g.Is(battle.Started, 0) {
		return false
	}
	if g.Is(battle.Over, 1) {
		return true
	}
	for _, side := range g.contenders() {
		if g.wiped(side) {
			return true
		}
	}
	return false
}

// wiped says whether a side had fighters and has none left.
func (g *Game) wiped(side int32) bool {
	had := false
	for m := range g.Count() {
		if g.Models[m].Object || !g.IsM(m, battle.SideOf, side) {
			continue
		}
		if g.Alive(m) {
			return false
		}
		had = true
	}
	return had
}

// lastTurn ends the game at the end of its last turn (PIL-END-01), or when a rule
// says so.
func (g *Game) lastTurn() error {
	ev := g.begin()
	defer g.end()
	last := b2i(g.Get(battle.Turn) >= g.num().end.turns)
	if over := g.R.Modify(ev, g.Points[pModifyGameEnd], last); over != g.Get(battle.Over) {
		g.Set(battle.Over, over)
	}
	return nil
}
