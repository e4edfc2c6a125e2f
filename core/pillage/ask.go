package pillage

import (
	"fmt"
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
	needKinds  = []string{"hit", "save", "morale", "ignite"}
	reachKinds = []string{"move", "charge", "range"}
)

// Need is the natural roll that a needs against b now: "hit" of a blow (or a
// shot) by a at b, "save" of a against b, "morale" of a. Targets ride as they
// are: the rider, not the horse. After the round of this turn it is the next
// round that counts.
func (g *Game) Need(kind string, a, b int32, w *Weapon, shoot bool) (n int, err error) {
	err = g.Look(func() (err error) {
		if !g.Alive(a) {
			return illegal("PIL-GEN-05", "%s is out of the game", g.Name(a))
		}
		if kind == "morale" {
			n, err = g.needMorale(a)
			return err
		}
		n, err = g.needBlow(kind, a, b, w, shoot)
		return err
	})
	return n, err
}

func (g *Game) needMorale(m int32) (int, error) {
	if g.immune(m) {
		return 0, illegal("PIL-TROOP-02", "%s never tests morale", g.Name(m))
	}
	ev := g.begin()
	defer g.end()
	t := g.moraleStack(ev, m)
	return t.Need(g.num().dice), nil
}

func (g *Game) needBlow(kind string, a, b int32, w *Weapon, shoot bool) (int, error) {
	if kind != "hit" && kind != "save" {
		return 0, fault.New("E-ARG", "there is no need %q", kind).Suggest(suggest.Hint(kind, needKinds)).
			Suggest("one of " + strings.Join(needKinds, ", "))
	}
	switch {
	case !g.Alive(b):
		return 0, illegal("PIL-GEN-05", "%s is out of the game", g.Name(b))
	case a == b:
		return 0, illegal("PIL-HIT-01", "%s cannot attack himself", g.Name(a))
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
		if s.Weapon.Range == 0 {
			return 0, illegal("PIL-SHOOT-02", "nobody shoots with the %s", s.Weapon.ID)
		}
		if !g.Sees(s.By, s.At) {
			g.explain("shot", "PIL-SHOOT-04", "%s does not see %s: a shot would be refused", g.Name(s.By), g.Name(s.At))
		}
		away, reach := g.shotLength(s.By, s.At), g.reach(s.By, s.At, s.Weapon, s.Kind)
		s.Long = g.isLong(away, reach, s.Weapon)
		if !g.Covers(away, reach) {
			g.explain("shot", "PIL-SHOOT-06", "%s is %s away, %s reaches %s: a shot would be lost", g.Name(s.At), inches(away), s.Weapon.ID, inches(reach))
		}
	} else {
		g.nextRound(&s)
	}
	ev := g.begin()
	defer g.end()
	g.fill(ev, &s, hook.Nil)
	mount := g.Mounted(s.At) && s.Kind == g.words.melee && g.goesForHorses(s.By)
	switch {
	case mount:
		ev.F[hook.Part] = g.words.mount
	case g.Mounted(s.At):
		ev.F[hook.Part] = g.words.rider
	}
	if kind == "hit" {
		t := g.hitStack(ev, &s, mount)
		return t.Need(g.num().dice), nil
	}
	ev.F[hook.SideSlot] = g.M(s.At, battle.SideOf)
	t := g.saveStack(ev, &s, mount)
	return t.Need(g.num().dice), nil
}

// nextRound puts a blow into the round of melee that would be fought next: that
// of the next turn once this turn's is over.
func (g *Game) nextRound(s *Strike) {
	if g.This(s.By, battle.StruckTurn) {
		g.Set(battle.Turn, g.Get(battle.Turn)+1)
	}
	choose := g.R.Choose
	g.R.Choose = nil // nobody decides anything by asking
	g.fixSupport(s.Fight)
	g.R.Choose = choose
	if s.Fight != 0 && s.Fight == g.M(s.At, battle.Fight) {
		s.Round = g.FightFact(battle.FRound, s.Fight)
	}
	s.Bonus = g.chargeBonus(s.By, s.At, s.Round, s.Fight)
}

// ReachQuery asks how far.
type ReachQuery struct {
	Kind   string // "move", "charge", "range"
	M, At  int32  // At -1: nobody
	Roll   int    // of a charge, as the die is read; 0: not rolled yet
	Weapon *Weapon
	Road   bool // the whole path lies on a road
}

// ReachOf is how far a model can go or shoot now, thousandths of an inch.
func (g *Game) ReachOf(q ReachQuery) (n int32, err error) {
	err = g.Look(func() (err error) {
		if !g.Alive(q.M) {
			return illegal("PIL-GEN-05", "%s is out of the game", g.Name(q.M))
		}
		n, err = g.reachOf(q)
		return err
	})
	return n, err
}

func (g *Game) reachOf(q ReachQuery) (int32, error) {
	switch q.Kind {
	case "move":
		return g.allowance(q.M, q.Road), nil
	case "charge":
		ev := g.begin()
		defer g.end()
		ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = q.M, q.At, g.M(q.M, battle.SideOf)
		die := g.chargeDie(ev, "")
		if most := chargeFaces[die]; q.Roll < 0 || q.Roll > most {
			return 0, fault.New("E-ARG", "a charge rolls a %s: %d cannot come up", die, q.Roll)
		}
		total := g.chargeTotal(ev, q.M, q.Roll, q.Road)
		if read := fmt.Sprintf("%s read as %d", die, q.Roll); q.Roll == 0 && die != "none" {
			g.explain("charge", "PIL-CHARGE-08", "%s not rolled yet: reaches %s and the roll", die, inches(total))
		} else {
			g.explain("charge", "PIL-CHARGE-08", "%s: reaches %s", read, inches(total))
		}
		return total, nil
	case "range":
		if g.Strict && q.At >= 0 { // PIL-MEAS-02: only a declared shot measures
			return 0, illegal("PIL-MEAS-02", "nothing is measured before the shot is declared")
		}
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
