package pillage

import (
	"strings"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// Questions about numbers: what play would use now, through the same code, but
// without dice and without changing the table.

// needKinds and reachKinds are the words for Need and ReachOf.
var (
	needKinds  = []string{"hit", "save", "morale"}
	reachKinds = []string{"move", "charge", "range"}
)

// Need is the natural roll that a needs against b now: "hit" and "save" of a
// blow (or a shot) by a at b, "morale" of a. Targets ride as they are: the
// rider, not the horse.
func (g *Game) Need(kind string, a, b int32, w *Weapon, shoot bool) (int, error) {
	before := g.Save()
	defer g.Restore(before)
	ev := g.begin()
	defer g.end()
	if kind == "morale" {
		s := g.moraleStack(ev, a)
		return s.Need(g.num().maxResult), nil
	}
	s := Strike{By: a, At: b, Weapon: w, Kind: g.words.melee, Round: 1, Fight: g.M(a, battle.Fight)}
	if shoot {
		s.Kind = g.words.shoot
	}
	if kind == "save" {
		s.By, s.At = b, a
	}
	if s.Weapon == nil {
		if s.Weapon = g.inHand(s.By); shoot {
			s.Weapon = g.missile(s.By)
		}
	}
	if s.Weapon == nil {
		return 0, illegal("PIL-SHOOT-02", "%s carries nothing to shoot with", g.Name(s.By))
	}
	if shoot {
		s.Long = g.isLong(g.Between(s.By, s.At), g.reach(s.By, s.At, s.Weapon, s.Kind), s.Weapon)
	} else {
		s.Bonus = g.chargeBonus(s.By, s.At, 1, s.Fight)
	}
	g.fill(ev, &s, hook.Nil)
	switch kind {
	case "hit":
		t := g.hitStack(ev, &s, false)
		return t.Need(g.num().maxResult), nil
	case "save":
		t := g.saveStack(ev, &s, false)
		return t.Need(g.num().maxResult), nil
	}
	return 0, fault.New("E-ARG", "there is no need %q", kind).Suggest(suggest.Hint(kind, needKinds)).
		Suggest("one of " + strings.Join(needKinds, ", "))
}

// ReachQuery asks how far.
type ReachQuery struct {
	Kind   string // "move", "charge", "range"
	M, At  int32  // At -1: nobody
	Roll   int    // of a charge, as the die is read
	Weapon *Weapon
	Road   bool // the whole path lies on a road
}

// ReachOf is how far a model can go or shoot now, thousandths of an inch.
func (g *Game) ReachOf(q ReachQuery) (int32, error) {
	before := g.Save()
	defer g.Restore(before)
	switch q.Kind {
	case "move":
		return g.allowance(q.M, q.Road), nil
	case "charge":
		ev := g.begin()
		defer g.end()
		ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = q.M, q.At, g.M(q.M, battle.SideOf)
		return g.chargeTotal(ev, q.M, q.Roll), nil
	case "range":
		w := q.Weapon
		if w == nil {
			w = g.missile(q.M)
		}
		if w == nil {
			return 0, illegal("PIL-SHOOT-02", "%s carries nothing to shoot with", g.Name(q.M))
		}
		return g.reach(q.M, q.At, w, g.words.shoot), nil
	}
	return 0, fault.New("E-ARG", "there is no reach %q", q.Kind).Suggest(suggest.Hint(q.Kind, reachKinds)).
		Suggest("one of " + strings.Join(reachKinds, ", "))
}

// Opponents of a model in its fight, by ascending id.
func (g *Game) Opponents(m int32) []int32 { return g.opponents(m) }
