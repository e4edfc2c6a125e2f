package pillage

import (
	"cmp"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
)

// Shot is a shot or several in the shooting stage.
type Shot struct {
	By, At int32
	Weapon *Weapon // nil: the one it carries
	Shots  int     // 0: as many as it has left
}

// Shoot takes the eight steps of a shot, as often as it has shots
// (PIL-SHOOT-01). Naming shooter and target is free to refuse; from the
// declaration on a shot is spent, whatever the distance turns out to be.
func (g *Game) Shoot(s Shot) (Report, error) {
	if err := g.carry("shooting", g.M(s.By, battle.SideOf)); err != nil {
		return Report{}, err
	}
	w, err := g.shooter(s) // steps 1 to 3
	if err != nil {
		return Report{}, err
	}
	left, err := g.shotsLeft(s.By, w)
	if err != nil {
		return Report{}, err
	}
	n := left
	if s.Shots > 0 {
		if s.Shots > left {
			return Report{}, illegal("PIL-SHOOT-13", "%s has %d shots left with the %s, not %d", g.Name(s.By), left, w.ID, s.Shots)
		}
		n = s.Shots
	}
	if !g.fitsWall(s.By, w) {
		g.breakWall(s.By, "PIL-WALL-07")
	}
	mark := len(g.out)
	rep := Report{Round: 1, Shots: true}
	for range n {
		if !g.Alive(s.At) || g.R.Err != nil || s.Shots == 0 && rep.Wasted > 0 {
			break // PIL-SHOOT-05: the second shot is declared after the first
		}
		g.spendShot(s.By)
		g.BeginFight(0)
		g.oneShot(&s, w, &rep)
		g.removeFallen()
	}
	rep.Lost = g.lostSince(mark)
	return rep, nil
}

// shooter checks steps 1 to 3: who shoots, at whom, and does he see him.
func (g *Game) shooter(s Shot) (*Weapon, error) {
	w := s.Weapon
	if w == nil {
		w = g.missile(s.By)
	}
	switch {
	case !g.Alive(s.By):
		return nil, illegal("PIL-GEN-05", "%s is out of the game", g.Name(s.By))
	case !g.Alive(s.At):
		return nil, illegal("PIL-SHOOT-03", "%s is out of the game", g.Name(s.At))
	case w == nil:
		return nil, illegal("PIL-SHOOT-02", "%s carries nothing to shoot with", g.Name(s.By))
	case !g.Has(s.By, w.Sym):
		return nil, illegal("PIL-GEN-01", "%s carries no %s", g.Name(s.By), w.ID)
	case !w.Shoots:
		return nil, illegal("PIL-SHOOT-13", "the %s is not used in the shooting stage", w.ID)
	case s.By == s.At || !g.num().friends && g.M(s.By, battle.SideOf) == g.M(s.At, battle.SideOf):
		return nil, illegal("PIL-SHOOT-03", "%s is a friend; only enemies may be named", g.Name(s.At))
	}
	if err := g.able(s.By, w); err != nil {
		return nil, err
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon], ev.F[hook.KindSlot] = s.By, s.At, w.Sym, g.words.shoot
	ev.F[hook.SideSlot], ev.F[hook.Moved] = g.M(s.By, battle.SideOf), g.MovedNow(s.By)
	if err := refused(g.R.Can(ev, g.Points[pCanShoot]), g.Name(s.By)+" may not shoot"); err != nil {
		return nil, err
	}
	return w, refused(g.R.Can(ev, g.Points[pCanTarget]), g.Name(s.At)+" may not be named") // PIL-SHOOT-04
}

// able says whether a model can shoot at all now.
func (g *Game) able(m int32, w *Weapon) error {
	if err := g.idle(m); err != nil {
		return err
	}
	switch {
	case g.M(m, battle.Loot) > 0:
		return illegal("PIL-LOOT-05", "%s carries loot", g.Name(m))
	case g.M(m, battle.Fight) != 0:
		return illegal("PIL-SHOOT-14", "%s is in melee", g.Name(m))
	case w.RiderBan && g.Mounted(m) && !g.mayHave(m, w.Decl, g.Models[m].Band, false):
		return illegal("PIL-CAV-07", "%s rides and may not shoot with the %s", g.Name(m), w.ID)
	}
	return nil
}

// idle is the refusal of who does not shoot this turn whatever the tables say.
func (g *Game) idle(m int32) error {
	switch {
	case g.This(m, battle.SkipTurn):
		return illegal("PIL-SHOOT-02", "%s does nothing this turn", g.Name(m))
	case g.This(m, battle.ChargeTurn) && !g.num().charge.failShoots:
		return illegal("PIL-CHARGE-12", "%s has charged this turn", g.Name(m))
	}
	return nil
}

// missile is the weapon that a model shoots with: the first it carries that
// may be used in the shooting stage.
func (g *Game) missile(m int32) *Weapon {
	for bit := range g.Items(m) {
		if w := g.num().byBit[bit]; w != nil && w.Shoots {
			return w
		}
	}
	return nil
}

// shotsLeft of a model this turn (PIL-SHOOT-13): by how much of its allowance
// it spent on moving, less those it has taken.
func (g *Game) shotsLeft(m int32, w *Weapon) (int, error) {
	n, moved := w.Still, g.MovedNow(m)
	if moved > 0 {
		n = w.More
		if int64(moved)*hook.Milli <= int64(g.M(m, battle.Allowed))*int64(g.num().halfShare) {
			n = w.Half
		}
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Weapon], ev.F[hook.KindSlot] = m, w.Sym, g.words.shoot
	ev.F[hook.SideSlot], ev.F[hook.Moved] = g.M(m, battle.SideOf), moved
	n = int(g.R.Modify(ev, g.Points[pModifyShots], int32(n)))
	if n <= 0 {
		return 0, illegal("PIL-SHOOT-13", "%s has moved %s: no shot with the %s", g.Name(m), inches(moved), w.ID)
	}
	if g.This(m, battle.ShotTurn) {
		n -= int(g.M(m, battle.Shots))
	}
	if n <= 0 {
		return 0, illegal("PIL-SHOOT-13", "%s has no shots left this turn", g.Name(m))
	}
	return n, nil
}

func (g *Game) spendShot(m int32) {
	used := int32(0)
	if g.This(m, battle.ShotTurn) {
		used = g.M(m, battle.Shots)
	}
	g.SetM(m, battle.ShotTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Shots, used+1)
}

// oneShot resolves steps 5 to 8 of a declared shot.
func (g *Game) oneShot(s *Shot, w *Weapon, rep *Report) {
	k := Strike{By: s.By, At: s.At, Weapon: w, Kind: g.words.shoot, Round: 1}
	reach, away := g.reach(s.By, s.At, w, k.Kind), g.Between(s.By, s.At)
	if !battle.Within(away, reach) { // PIL-SHOOT-06: the shot is lost, no dice
		g.explain("shot", "PIL-SHOOT-06", "%s is %s away, %s reaches %s: the shot is lost", g.Name(s.At), inches(away), w.ID, inches(reach))
		rep.Wasted++
		return
	}
	if k.At = g.determine(s); k.At != s.At {
		g.explain("target", "PIL-SHOOT-08", "the shot goes at %s", g.Name(k.At))
	}
	k.Long = g.isLong(away, reach, w)
	rep.Blows = g.strikeAll(&k, rep.Blows)
}

// determine finds what a shot goes at (PIL-SHOOT-08): each obstacle in its way
// is passed on 4 or more. The models that hide part of the target come nearest
// first; then, when the target is in melee, each friend of the shooter in it,
// in an order that his player chooses (PIL-SHOOT-15). The horse of a rider comes
// last: see partHit.
func (g *Game) determine(s *Shot) int32 {
	friends := g.against(s.At, s.By)
	for _, o := range g.hiding(s.By, s.At) {
		if !slices.Contains(friends, o) && !g.passes(s.By, o) {
			return o
		}
	}
	for len(friends) > 0 {
		d := hook.Decision{Stream: "order", Label: g.Name(s.By), Side: g.M(s.By, battle.SideOf)}
		for _, f := range friends {
			d.Words = append(d.Words, g.Name(f))
		}
		i := g.R.Decide(d)
		if !g.passes(s.By, friends[i]) {
			return friends[i]
		}
		friends = append(friends[:i], friends[i+1:]...)
	}
	return s.At
}

// passes rolls one die of target determination, without modifiers.
func (g *Game) passes(by, obstacle int32) bool {
	die := g.R.Src.Roll(dice.TargetStream, by)
	ok := dice.Least(g.R.Src, &die, g.num().pass)
	if g.R.Log != nil {
		text := "stopped by"
		if ok {
			text = "passes"
		}
		g.explain("target", "PIL-SHOOT-08", "rolled %d: %s %s", dice.Face(g.R.Src, &die), text, g.Name(obstacle))
	}
	return ok
}

// hiding lists the models that hide part of the target from the shooter, the
// nearest to him first (PIL-SHOOT-07): their bases reach into the band between
// the two. What he touches himself is no obstacle for him.
func (g *Game) hiding(by, at int32) []int32 {
	var out []int32
	for o := range g.Count() {
		if o != by && o != at && g.Alive(o) && g.IsM(o, battle.Hidden, 0) && !g.Touch(o, by) && g.inBand(by, at, o) {
			out = append(out, o)
		}
	}
	slices.SortStableFunc(out, func(x, y int32) int { return cmp.Compare(g.Between(by, x), g.Between(by, y)) })
	return out
}

// inBand says whether the base of o reaches by more than the tolerance into the
// band swept from one base to the other.
func (g *Game) inBand(a, b, o int32) bool {
	return board.DiscHides(g.centre(a), g.Radius(a), g.centre(b), g.Radius(b), g.centre(o), g.Radius(o))
}

// centre is where the centre of a base is.
func (g *Game) centre(m int32) board.Point {
	return board.Point{X: g.M(m, battle.X), Y: g.M(m, battle.Y)}
}

// reach of a weapon for this shot (PIL-SHOOT-06): the printed range by its
// factor, then what is added.
func (g *Game) reach(by, at int32, w *Weapon, kind int32) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon], ev.F[hook.KindSlot] = by, at, w.Sym, kind
	ev.F[hook.SideSlot] = g.M(by, battle.SideOf)
	factor := g.R.Modify(ev, g.Points[pModifyRangeFactor], hook.Milli)
	r := int32(int64(w.Range) * int64(factor) / hook.Milli)
	return r + g.R.Modify(ev, g.Points[pModifyRange], 0)
}

// isLong: beyond half of the range of this shot, or of the printed range of the
// weapon where the tables say so (PIL-SHOOT-11).
func (g *Game) isLong(away, reach int32, w *Weapon) bool {
	if g.num().longPrinted {
		reach = w.Range
	}
	return !battle.Within(away, int32(int64(reach)*int64(g.num().longShare)/hook.Milli))
}
