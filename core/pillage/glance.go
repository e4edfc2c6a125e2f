package pillage

import (
	"math"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// What a model can do now, at a glance: the numbers of maps and cards. They come
// from the code of play and change nothing.

// Glance is what a model can do. Where it cannot, the error tells why.
type Glance struct {
	Go          int32 // thousandths of an inch of movement left, over open ground
	Still       error
	Least, Most int32 // how far a charge goes, whatever the die shows
	Die         string
	NoCharge    error
	Weapon      *Weapon // with which it shoots, nil: none
	Range, Long int32   // how far, and from where on a shot is long
	Shots       int     // left
	NoShot      error
}

// Glance at a model. In free play, what it did in a stage that is over counts no
// more: the next such order is one of the next turn.
func (g *Game) Glance(m int32) (out Glance, err error) {
	looks := []func(){
		func() { out.Go, out.Still = g.goes(m) },
		func() { out.Die, out.Least, out.Most, out.NoCharge = g.charges(m) },
		func() { out.Weapon, out.Shots, out.NoShot = g.shots(m) },
		func() { out.Range, out.Long = g.ranges(m, out.Weapon) },
	}
	for _, look := range looks {
		err = g.Look(func() error {
			look()
			return nil
		})
		if err != nil {
			return Glance{}, err
		}
	}
	return out, nil
}

// past takes the clock to the next turn where the stage of this one is over.
// Only a look may do so.
func (g *Game) past(stage string) error {
	switch now := int(g.Get(battle.Stage)); {
	case g.Get(battle.Started) == 0 || now <= indexOf(stages, stage):
	case g.Strict:
		return illegal("PIL-TURN-01", "the %s stage is over", stage)
	default:
		g.Set(battle.Turn, g.Get(battle.Turn)+1)
	}
	return nil
}

// goes is how far a model may go now.
func (g *Game) goes(m int32) (int32, error) {
	if err := g.past("movement"); err != nil {
		return 0, err
	}
	if err := g.mayMove(m); err != nil {
		return 0, err
	}
	if !g.This(m, battle.MovedTurn) && !g.This(m, battle.ChargeTurn) {
		return g.allowance(m, false), nil
	}
	if extra := g.M(m, battle.Granted); extra > 0 {
		return extra, nil
	}
	if left := g.remaining(m); left > 0 && g.mayGoOn(m) {
		return left, nil
	}
	return 0, illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(m))
}

// Ends are how far a model gets straight over the ground as it lies, in n
// directions round about: where its centre comes to stand.
func (g *Game) Ends(m, budget int32, n int) (ends []board.Point, err error) {
	err = g.Look(func() error {
		from := g.Centre(m)
		for i := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			to := board.Point{X: from.X + int32(math.Round(cos*float64(budget))), Y: from.Y + int32(math.Round(sin*float64(budget)))}
			ends = append(ends, g.run(m, to, budget, routeOpts{}).end)
		}
		return nil
	})
	return ends, err
}

// chargeFaces are the highest rolls of the dice of a charge, as they are read.
var chargeFaces = map[string]int{"none": 0, "d3": 3, "d6": 6}

// charges is how far a charge of a model goes: with the lowest and with the
// highest roll of its die.
func (g *Game) charges(m int32) (die string, least, most int32, err error) {
	if err := g.past("movement"); err != nil {
		return "", 0, 0, err
	}
	if err := g.mayMove(m); err != nil {
		return "", 0, 0, err
	}
	if g.This(m, battle.MovedTurn) || g.This(m, battle.ChargeTurn) {
		return "", 0, 0, illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(m))
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = m, -1, g.M(m, battle.SideOf)
	die = g.chargeDie(ev, "")
	top := chargeFaces[die]
	return die, g.chargeTotal(ev, m, min(1, top), false), g.chargeTotal(ev, m, top, false), nil
}

// shots are the weapon that a model shoots with and the shots it has left.
func (g *Game) shots(m int32) (*Weapon, int, error) {
	w := g.missile(m)
	if w == nil {
		return nil, 0, illegal("PIL-SHOOT-02", "%s carries nothing to shoot with", g.Name(m))
	}
	if err := g.past("shooting"); err != nil {
		return w, 0, err
	}
	if err := g.able(m, w); err != nil {
		return w, 0, err
	}
	n, err := g.shotsLeft(m, w)
	return w, n, err
}

// ranges are how far a model shoots, at nobody in particular, and how far a shot
// is not long.
func (g *Game) ranges(m int32, w *Weapon) (reach, long int32) {
	if w == nil {
		return 0, 0
	}
	reach = g.reach(m, -1, w, g.words.shoot)
	return reach, g.longFrom(reach, w)
}

// Aim is a shot that a model could take at another.
type Aim struct {
	Reach     int32 // of its weapon, thousandths of an inch
	In, Long  bool  // in range, at long range
	Hit, Save int   // needed to hit, needed to save
}

// AimAt looks at the shot of one model at another as Need and ReachOf do, with
// the weapon that it carries or another of its.
func (g *Game) AimAt(by, at int32, w *Weapon) (out Aim, err error) {
	if out.Reach, err = g.ReachOf(ReachQuery{Kind: "range", M: by, At: at, Weapon: w}); err != nil {
		return Aim{}, err
	}
	if out.Hit, err = g.Need("hit", by, at, w, true); err != nil {
		return Aim{}, err
	}
	if out.Save, err = g.Need("save", at, by, w, true); err != nil {
		return Aim{}, err
	}
	if w == nil {
		w = g.missile(by)
	}
	away := g.shotLength(by, at)
	out.In = g.Covers(away, out.Reach)
	out.Long = out.In && g.isLong(away, out.Reach, w)
	return out, nil
}
