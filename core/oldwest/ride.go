package oldwest

import (
	"fmt"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// sitUp puts a model on a mount: as its rider, or behind one. No rule is asked.
func (g *Game) sitUp(m, h int32) {
	seat := "rider"
	if g.fact(h, "rider") >= 0 {
		seat = "passenger"
	}
	g.link(h, seat, m)
	g.link(m, "steed", h)
	g.mark(h, "tied", false)
	g.SetM(m, battle.Mount, 1)
	at := g.Centre(h)
	g.SetM(m, battle.X, at.X)
	g.SetM(m, battle.Y, at.Y)
	g.SetM(m, battle.High, g.M(h, battle.High))
	g.SetM(m, battle.OnTop, g.M(h, battle.OnTop))
	if g.fact(m, "holds") == h {
		g.link(m, "holds", hook.Nil)
	}
}

// getDown takes a model off its mount and sets it beside it (WEST-RIDE-03).
func (g *Game) getDown(m int32, to *board.Point) {
	h := g.fact(m, "steed")
	if h < 0 {
		return
	}
	seat := "passenger"
	if g.fact(h, "rider") == m {
		seat = "rider"
	}
	if n := g.M(m, battle.Fight); n != 0 && seat == "rider" { // the fight goes on with the mount's base too
		g.SetM(h, battle.Fight, n)
	}
	g.link(h, seat, hook.Nil)
	g.link(m, "steed", hook.Nil)
	g.SetM(m, battle.Mount, 0)
	at := g.beside(h, m, g.Models[m].Radius[0], to)
	g.SetM(m, battle.X, at.X)
	g.SetM(m, battle.Y, at.Y)
}

// mayTake says whether a mount has room for one more (WEST-PASS-01).
func (g *Game) mayTake(h int32) error {
	if p := g.fact(h, "passenger"); p >= 0 {
		return play.Illegal("WEST-PASS-01", "%s carries %s and %s: there is no room for a third", g.Name(h), g.Name(g.fact(h, "rider")), g.Name(p))
	}
	return nil
}

// reachMount says whether a model on foot can get on a mount.
func (g *Game) reachMount(m, h int32, rule string) error {
	if err := g.mayGo(m); err != nil {
		return err
	}
	if err := g.grounded(m); err != nil {
		return err
	}
	switch {
	case !g.mounts(h) || !g.Alive(h):
		return play.Illegal(rule, "%s is nothing to ride on", g.Name(h))
	case g.fact(m, "steed") >= 0:
		return play.Illegal(rule, "%s is in the saddle already", g.Name(m))
	case g.is(m, "prone"):
		return play.Illegal("WEST-PRONE-04", "%s lies on the ground", g.Name(m)).Suggest("stand(m)")
	case g.is(h, "tied"):
		return play.Illegal("WEST-RIDE-06", "%s is tied", g.Name(h)).Suggest("untie(m, mount)")
	case g.fact(h, "rider") >= 0 && !g.ours(m, g.fact(h, "rider")):
		return play.Illegal("WEST-PASS-01", "%s is ridden by an enemy", g.Name(h))
	}
	return g.mayTake(h)
}

// mount gets on an animal that a model touches (WEST-RIDE-04).
func (g *Game) mount(m, h int32, out *play.Out) error {
	if err := g.reachMount(m, h, "WEST-RIDE-04"); err != nil {
		return err
	}
	if !g.Touch(m, g.body(h)) {
		return play.Illegal("WEST-RIDE-04", "%s does not touch %s: it is %g\" away", g.Name(m), g.Name(h), inch(g.Between(m, g.body(h))))
	}
	r := g.roll(dice.Leap, m, "jump", "WEST-RIDE-04")
	if r == fails {
		if g.word("mount.fail") == "stops" {
			g.stop(m)
		}
	} else {
		g.inSaddle(m, h, r)
	}
	g.tell(out, m, r)
	return nil
}

// inSaddle sits up, and keeps the same share of the Move where it went easily.
func (g *Game) inSaddle(m, h int32, r row) {
	of, spent := g.allowance(m), g.spent(m)
	g.leaveFight(m)
	g.sitUp(m, h)
	g.setSpent(m, g.inProportion(spent, of, g.allowance(m)))
	if r == plain {
		g.stop(m)
	}
}

// saddleUp jumps from a height into the saddle (WEST-SADDLE-01, WEST-SADDLE-02).
func (g *Game) saddleUp(m, h int32, out *play.Out) error {
	if err := g.reachMount(m, h, "WEST-SADDLE-01"); err != nil {
		return err
	}
	p, high := g.M(m, battle.OnTop)-1, g.M(m, battle.High)
	switch most, reach := g.num("jump.saddle.height"), g.num("jump.saddle.reach"); {
	case p < 0:
		return play.Illegal("WEST-SADDLE-01", "%s stands on the ground", g.Name(m)).Suggest("mount(m, horse)")
	case !battle.Within(high, most):
		return play.Illegal("WEST-SADDLE-01", "%s stands %g\" up: at most %g\"", g.Name(m), inch(high), inch(most))
	case g.fact(h, "owner") != m:
		return play.Illegal("WEST-SADDLE-01", "%s is not his own horse", g.Name(h))
	case !battle.Within(g.FromPiece(h, p), reach):
		return play.Illegal("WEST-SADDLE-01", "%s stands %g\" from %s: at most %g\"", g.Name(h), inch(g.FromPiece(h, p)), g.Pieces[p].Name, inch(reach))
	}
	r := g.roll(dice.Leap, m, "jump", "WEST-SADDLE-02")
	if r == fails {
		g.setAt(m, g.beside(h, m, g.Radius(m), nil))
		g.lift(m, 0, -1)
		g.fall(m, high)
	} else {
		g.inSaddle(m, h, r)
		g.lift(m, g.M(h, battle.High), g.M(h, battle.OnTop)-1)
	}
	g.tell(out, m, r)
	return nil
}

// dismount gets off, for nothing (WEST-RIDE-03, WEST-RIDE-05, WEST-RIDE-06,
// WEST-PASS-02, WEST-PASS-03).
func (g *Game) dismount(m, tie int32, to *board.Point, out *play.Out) error {
	h := g.fact(m, "steed")
	switch {
	case !g.Alive(m):
		return play.Illegal("WEST-WOUND-01", "%s is out of action", g.Name(m))
	case h < 0:
		return play.Illegal("WEST-RIDE-05", "%s does not ride", g.Name(m))
	case tie >= 0 && !g.touchesPiece(h, tie):
		return play.Illegal("WEST-RIDE-06", "%s is %g\" from %s: too far to tie it there", g.Name(h), inch(g.FromPiece(h, tie)), g.Pieces[tie].Name)
	case g.is(m, "idle"):
		return g.mayGo(m)
	}
	if err := g.inPhase(movement); err != nil {
		return err
	}
	rider, passenger := g.fact(h, "rider"), g.fact(h, "passenger")
	ridden, of := g.spent(rider), g.allowance(rider)
	if m == rider {
		done := g.is(m, "stopped")
		g.getDown(m, to)
		g.setSpent(m, g.inProportion(ridden, of, g.allowance(m)))
		if done {
			g.stop(m)
		}
		if passenger >= 0 {
			g.Explain("move", "WEST-PASS-03", "%s gets off too", g.Name(passenger))
			g.hopOff(passenger, ridden, of, nil)
		}
		g.mark(h, "tied", tie >= 0)
	} else {
		g.hopOff(m, ridden, of, to)
	}
	if tie >= 0 && m == rider {
		g.Explain("move", "WEST-RIDE-06", "%s is tied to %s", g.Name(h), g.Pieces[tie].Name)
	}
	g.Explain("move", "WEST-RIDE-05", "%s gets off, %g\" left", g.Name(m), inch(g.left(m)))
	out.Set("left", play.Inches(g.left(m)))
	out.Said = fmt.Sprintf("%s gets off: %g\" left", g.Name(m), inch(g.left(m)))
	return nil
}

// hopOff is a passenger who gets off: freely before the rider has moved. What was
// ridden of a Move he has moved too.
func (g *Game) hopOff(m, ridden, of int32, to *board.Point) {
	spent := max(g.spent(m), ridden)
	g.getDown(m, to)
	g.setSpent(m, g.inProportion(spent, of, g.allowance(m)))
	if ridden > 0 {
		g.stop(m)
	}
}

// untie a mount (WEST-LOOSE-04); hold takes its reins (WEST-HOLD-01).
func (g *Game) untie(m, h int32) error {
	if err := g.mayGo(m); err != nil {
		return err
	}
	ev := g.event(m)
	ev.F[hook.Target] = h
	ok := g.R.Modify(ev, g.Points[pModifyUntie], truth(g.ours(m, h))) != 0
	g.Done()
	switch {
	case !g.is(h, "tied"):
		return play.Illegal("WEST-LOOSE-04", "%s is not tied", g.Name(h))
	case g.fact(m, "steed") >= 0:
		return play.Illegal("WEST-LOOSE-04", "%s rides: only a model on foot unties it", g.Name(m))
	case !g.Touch(m, g.body(h)):
		return play.Illegal("WEST-LOOSE-04", "%s is %g\" away", g.Name(h), inch(g.Between(m, g.body(h))))
	case !ok:
		return play.Illegal("WEST-RIDE-06", "%s is of the other side", g.Name(h))
	}
	g.mark(h, "tied", false)
	g.Explain("move", "WEST-LOOSE-04", "%s unties %s", g.Name(m), g.Name(h))
	return nil
}

func (g *Game) hold(m, h int32) error {
	switch {
	case !g.Alive(m) || g.fact(m, "steed") >= 0:
		return play.Illegal("WEST-HOLD-01", "%s is not on foot", g.Name(m))
	case !g.mounts(h) || g.fact(h, "rider") >= 0 || !g.Alive(h):
		return play.Illegal("WEST-HOLD-01", "%s is no animal without a rider", g.Name(h))
	case !g.Touch(m, h):
		return play.Illegal("WEST-HOLD-01", "%s is %g\" away", g.Name(h), inch(g.Between(m, h)))
	}
	g.link(m, "holds", h)
	return nil
}

// letGo of the reins.
func (g *Game) letGo(m int32) error {
	if g.fact(m, "holds") < 0 {
		return play.Illegal("WEST-HOLD-01", "%s holds no animal", g.Name(m))
	}
	g.link(m, "holds", hook.Nil)
	return nil
}

// throw off who sits on a mount: he rolls on the Thrown Riders table, in a step of
// its own.
func (g *Game) throw(m int32) { g.queue(task{kind: toFall, m: m, by: hook.Nil}) }

// thrown rolls on the Thrown Riders table (WEST-THROWN-01).
func (g *Game) thrown(m int32) {
	if !g.Alive(m) {
		return
	}
	r := g.roll(dice.Thrown, m, "thrown", "WEST-THROWN-01")
	g.getDown(m, nil)
	switch r {
	case fails:
		g.mark(m, "prone", true)
		g.stop(m)
		g.queue(task{kind: toWound, m: m, by: hook.Nil, n: int32(g.whole("thrown.strength"))})
	case plain:
		g.mark(m, "idle", true)
	case easily:
	}
}

// Loose mounts -------------------------------------------------------------

// loose says whether a mount wanders (WEST-LOOSE-02).
func (g *Game) loose(m int32) bool {
	return g.mounts(m) && g.Alive(m) && g.fact(m, "rider") < 0 && g.says(pModifyLoose, m, false)
}

// bolt runs with a mount that has taken fright (WEST-LOOSE-03, WEST-LOOSE-05).
func (g *Game) bolt(m int32, at board.Point, out *play.Out) error {
	if !g.is(m, "bolting") {
		return play.Illegal("WEST-LOOSE-03", "%s has not taken fright", g.Name(m))
	}
	from, far := g.Centre(m), g.left(m)
	n := board.Length(at.X-from.X, at.Y-from.Y)
	if n == 0 {
		return fault.New("E-ARG", "bolt takes a place that %s runs towards", g.Name(m))
	}
	want := along(from, at, far, n)
	end := g.reachable(m, from, want)
	if g.says(pModifyDetour, m, false) && end != want {
		end = g.detour(m, from, want, far, end)
	}
	g.mark(m, "bolting", false)
	g.setSpent(m, far)
	g.setAt(m, end)
	g.stop(m)
	d := board.Length(end.X-from.X, end.Y-from.Y)
	g.Explain("move", "WEST-LOOSE-03", "%s bolts, and ends %g\" from where it stood", g.Name(m), inch(d))
	out.Set("distance", play.Inches(d))
	out.Said = fmt.Sprintf("%s bolts, and ends %g\" away", g.Name(m), inch(d))
	return nil
}

// steps of a way that are tried.
const tries = 20

// reachable is how far a mount comes on a straight way.
func (g *Game) reachable(m int32, from, to board.Point) board.Point {
	for i := int32(tries); i > 0; i-- {
		at := along(from, to, i, tries)
		if cost, err := g.way(m, from, at); err == nil && battle.Within(cost, g.left(m)) && g.free(m, at) {
			return at
		}
	}
	return from
}

// detour looks for a way round in two legs of the full length, the least bent
// first; best is what there is without one.
func (g *Game) detour(m int32, from, to board.Point, far int32, best board.Point) board.Point {
	dx, dy := int64(to.X-from.X), int64(to.Y-from.Y)
	for bend := int64(1); bend <= 8; bend++ { // the first leg goes aside by an eighth more each time
		for _, side := range []int64{bend, -bend} {
			for _, share := range []int64{4, 2, 6} { // eighths of the way
				turn := board.Point{X: from.X + int32(dx*share/8-dy*side*share/64), Y: from.Y + int32(dy*share/8+dx*side*share/64)}
				a := board.Length(turn.X-from.X, turn.Y-from.Y)
				if _, err := g.way(m, from, turn); err != nil || a >= far {
					continue
				}
				b := board.Length(to.X-turn.X, to.Y-turn.Y)
				if b == 0 {
					continue
				}
				end := along(turn, to, far-a, b)
				if _, err := g.way(m, turn, end); err == nil && g.free(m, end) {
					return end
				}
			}
		}
	}
	return best
}
