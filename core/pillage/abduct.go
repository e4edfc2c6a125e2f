package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
)

// victim is somebody who can be carried off (PIL-ABDUCT-02).
type victim struct {
	value int32
	move  int32 // how fast, thousandths of an inch
}

// readVictims reads the troops that have a value.
func (g *Game) readVictims(v *battle.Values) map[int32]victim {
	out := map[int32]victim{}
	for _, id := range g.C.IDs("troop") {
		key := "rules.troop." + id + "."
		if n := v.Int(key+"value", 0); n > 0 {
			out[g.C.Get("troop", id).Sym] = victim{int32(n), v.Num(key+"move", 0)}
		}
	}
	return out
}

func (g *Game) victimOf(m int32) victim { return g.num().loot.victims[g.Models[m].Troop] }

// Abduct lets m carry somebody off whom it touches (PIL-ABDUCT-01). It ends the
// move; the victim is off the table until he is set down again.
func (g *Game) Abduct(m, who int32) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.mayHandle(m, "PIL-ABDUCT-01"); err != nil {
		return Feat{}, err
	}
	v := g.victimOf(who)
	switch {
	case v.value == 0:
		return Feat{}, illegal("PIL-ABDUCT-02", "%s cannot be carried off", g.Name(who))
	case !g.Alive(who):
		return Feat{}, illegal("PIL-GEN-05", "%s is out of the game", g.Name(who))
	case !g.IsM(who, battle.Hidden, 0):
		return Feat{}, illegal("PIL-ABDUCT-01", "%s is being carried off already", g.Name(who))
	case !g.IsM(m, battle.Loot, 0):
		return Feat{}, illegal("PIL-ABDUCT-01", "%s carries loot", g.Name(m))
	case !g.sameRoom(m, who):
		return Feat{}, illegal("PIL-ABDUCT-01", "walls are between %s and %s", g.Name(m), g.Name(who))
	case !g.Touch(m, who):
		return Feat{}, illegal("PIL-ABDUCT-01", "%s does not touch %s, it is %s away", g.Name(m), g.Name(who), inches(g.Between(m, who)))
	}
	held := int32(0)
	if g.num().loot.counts {
		held = v.value
	}
	if err := g.roomFor(m, held); err != nil {
		return Feat{}, err
	}
	g.endMove(m)
	if need := g.num().loot.resist; need > 0 { // GAP-ABDUCT-RESIST
		d := g.R.Src.Roll(dice.Push, m)
		ok := dice.Least(g.R.Src, &d, need)
		if g.R.Log != nil {
			g.R.Log.Add(rolled("abduct", "PIL-ABDUCT-01", dice.Face(g.R.Src, &d)))
		}
		if !ok {
			return Feat{Say: g.Name(who) + " resists"}, g.R.Err
		}
	}
	g.SetM(m, battle.Victim, who+1)
	g.SetM(who, battle.Hidden, 1)
	return Feat{OK: true, Value: v.value, Say: g.Name(m) + " carries off " + g.Name(who)}, nil
}

// setFree sets a victim down.
func (g *Game) setFree(who int32, at board.Point) {
	g.SetM(who, battle.Hidden, 0)
	g.Put(who, at.X, at.Y)
	if g.R.Log != nil {
		g.explain("loot", "PIL-ABDUCT-01", "%s is set down", g.Name(who))
	}
}

// leads says whether m carries somebody off: such a one crosses no obstacles and
// neither swims, jumps nor climbs.
func (g *Game) leads(m int32) bool { return !g.IsM(m, battle.Victim, 0) }

// tooMuch is the refusal of what a victim cannot do.
func (g *Game) tooMuch(m int32, where string) *fault.Error {
	return illegal("PIL-ABDUCT-01", "%s cannot take %s %s", g.Name(m), g.Name(g.M(m, battle.Victim)-1), where)
}

// pace is an allowance as the victim of m leaves it: never more than his own.
func (g *Game) pace(m, total int32) int32 {
	if !g.leads(m) {
		return total
	}
	v := g.victimOf(g.M(m, battle.Victim) - 1)
	if g.num().loot.slowedBy {
		total -= v.value * hook.Milli
	}
	if g.R.Log != nil {
		g.explain("move", "PIL-ABDUCT-01", "at most %s: %s is carried off", inches(v.move), g.Name(g.M(m, battle.Victim)-1))
	}
	return min(total, v.move)
}
