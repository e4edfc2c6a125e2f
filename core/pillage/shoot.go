package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// Shot is a shot or several in the shooting stage.
type Shot struct {
	By, At int32
	Weapon *Weapon // nil: the one it carries
	Shots  int     // 0: as many as it has left
	From   int     // position in its building, from 1; 0: its player decides
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
	if !g.num().sight.split && g.This(s.By, battle.ShotTurn) && !g.IsM(s.By, battle.ShotAt, s.At+1) { // GAP-SHOTS-SPLIT
		return Report{}, illegal("PIL-SHOOT-06", "%s has shot at %s this turn", g.Name(s.By), g.Name(g.M(s.By, battle.ShotAt)-1))
	}
	n := left
	if s.Shots > 0 {
		if s.Shots > left {
			return Report{}, illegal("PIL-SHOOT-13", "%s has %d shots left with the %s, not %d", g.Name(s.By), left, w.ID, s.Shots)
		}
		n = s.Shots
	}
	if err := g.takePosition(s.By, s.At, s.From); err != nil {
		return Report{}, err
	}
	g.letGo(s.By, w)
	mark := len(g.out)
	rep := Report{Round: 1, Shots: true}
	for reached := true; n > 0 && g.Alive(s.At) && g.R.Err == nil && (reached || s.Shots > 0); n-- {
		g.spendShot(s.By, s.At) // PIL-SHOOT-05: the second shot is declared after the first
		g.BeginFight(0)
		reached = g.oneShot(&s, w, &rep)
		g.removeFallen()
	}
	g.expend(s.By, w)
	rep.Lost = g.lostSince(mark)
	return rep, nil
}

// expend takes away a weapon that is gone once thrown.
func (g *Game) expend(m int32, w *Weapon) {
	if w.Expend {
		g.Carry(m, w.Sym, false)
	}
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
	if err := refused(g.R.Can(ev, g.Points[pCanTarget]), g.Name(s.At)+" may not be named"); err != nil {
		return nil, err
	}
	return w, g.inSight(s.By, s.At)
}

// inSight refuses a target that the shooter does not see (PIL-SHOOT-04). From
// inside a building he looks out of its openings: see takePosition.
func (g *Game) inSight(by, at int32) error {
	if len(g.Pieces) == 0 {
		return nil
	}
	from, to := g.base(by), g.base(at)
	if to.in >= 0 && g.num().sight.immune {
		return illegal("PIL-BUILD-05", "%s is inside %s", g.Name(at), g.Pieces[to.in].Name)
	}
	if from.in >= 0 {
		return nil
	}
	return g.unseen(from, to, at, "PIL-SHOOT-04")
}

// CanShootAt is why a model cannot shoot at another now, nil where it can; a
// weapon of nil is the one it carries.
func (g *Game) CanShootAt(by, at int32, w *Weapon) error {
	return g.Look(func() error {
		w, err := g.shooter(Shot{By: by, At: at, Weapon: w})
		if err != nil {
			return err
		}
		if _, err := g.shotsLeft(by, w); err != nil {
			return err
		}
		return g.takePosition(by, at, 0)
	})
}

// able says whether a model can shoot at all now.
func (g *Game) able(m int32, w *Weapon) error {
	if err := g.idle(m); err != nil {
		return err
	}
	switch {
	case g.laden(m):
		return illegal("PIL-LOOT-05", "%s carries loot", g.Name(m))
	case g.M(m, battle.Fight) != 0:
		return illegal("PIL-SHOOT-14", "%s is in melee", g.Name(m))
	case !g.num().moving.swimShoot && g.swimming(m) != hook.Nil:
		return illegal("PIL-SWIM-03", "%s is in water", g.Name(m))
	case g.torchBlocks(m, "ranged"):
		return illegal("PIL-TORCH-03", "%s has a torch in hand", g.Name(m))
	case w.RiderBan && g.Mounted(m) && !g.mayHave(m, w.Decl, g.Models[m].Band, false):
		return illegal("PIL-CAV-07", "%s rides and may not shoot with the %s", g.Name(m), w.ID)
	}
	return nil
}

// idle is the refusal of who does not shoot this turn whatever the tables say.
func (g *Game) idle(m int32) error {
	switch {
	case g.This(m, battle.SkipTurn):
		return g.skips("PIL-SHOOT-02", m, "does nothing")
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
	n := w.Still
	moved, allowed := g.strayed(m)
	if moved > 0 {
		n = w.More
		if int64(moved)*hook.Milli <= int64(allowed)*int64(g.num().halfShare) {
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

func (g *Game) spendShot(m, at int32) {
	used := int32(0)
	if g.This(m, battle.ShotTurn) {
		used = g.M(m, battle.Shots)
	}
	g.SetM(m, battle.ShotTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Shots, used+1)
	g.SetM(m, battle.ShotAt, at+1)
}

// oneShot resolves steps 5 to 8 of a declared shot; false: it does not reach.
func (g *Game) oneShot(s *Shot, w *Weapon, rep *Report) bool {
	k := Strike{By: s.By, At: s.At, Weapon: w, Kind: g.words.shoot, Round: 1}
	return g.resolveShot(&k, g.shotLength(s.By, s.At), rep)
}

// resolveShot resolves a shot of any kind at a target so far away; false: it
// does not reach. The range of a point-blank shot may be overlooked
// (GAP-REACT-RANGE).
func (g *Game) resolveShot(k *Strike, away int32, rep *Report) bool {
	named, reach := k.At, g.reach(k.By, k.At, k.Weapon, k.Kind)
	if k.Kind == g.words.reaction && g.num().react.unchecked {
		away = 0
	}
	if !g.Covers(away, reach) { // PIL-SHOOT-06: the shot is lost, no dice
		g.explain("shot", "PIL-SHOOT-06", "%s is %s away, %s reaches %s: the shot is lost", g.Name(named), inches(away), k.Weapon.ID, inches(reach))
		rep.Wasted++
		return false
	}
	if k.At = g.determine(&Shot{By: k.By, At: named, Weapon: k.Weapon}); k.At < 0 {
		rep.Wasted++
		return true
	}
	if k.At != named {
		g.explain("target", "PIL-SHOOT-08", "the shot goes at %s", g.Name(k.At))
	}
	k.Long = g.isLong(away, reach, k.Weapon)
	rep.Blows = g.strikeAll(k, rep.Blows)
	return true
}

// shotLength is the distance that counts for a shot: from the base of the
// shooter, or from his position in a building.
func (g *Game) shotLength(by, at int32) int32 { return far(g.stand(by, at), g.base(at)) }

// reach of a weapon for this shot (PIL-SHOOT-06): the printed range by its
// factor, then what is added, or the other way about (GAP-FOG-ORDER).
func (g *Game) reach(by, at int32, w *Weapon, kind int32) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon], ev.F[hook.KindSlot] = by, at, w.Sym, kind
	ev.F[hook.SideSlot] = g.M(by, battle.SideOf)
	if kind == g.words.volley {
		ev.F[hook.MarkerSlot] = 0
	}
	n, r := g.num(), w.Range
	factor := g.R.Modify(ev, g.Points[pModifyRangeFactor], hook.Milli)
	more := g.highGround(by, at) + g.R.Modify(ev, g.Points[pModifyRange], 0)
	if n.addFirst {
		r, more = r+more, 0
	}
	if factor != hook.Milli {
		r = rounded(int32(int64(r)*int64(factor)/hook.Milli), n.roundRange)
	}
	return r + more
}

// isLong: beyond longFrom (PIL-SHOOT-11).
func (g *Game) isLong(away, reach int32, w *Weapon) bool {
	return !g.Covers(away, g.longFrom(reach, w))
}

// longFrom is how far a shot is not long: half of its range, or of the printed
// range of the weapon where the tables say so.
func (g *Game) longFrom(reach int32, w *Weapon) int32 {
	if g.num().longPrinted {
		reach = w.Range
	}
	return int32(int64(reach) * int64(g.num().longShare) / hook.Milli)
}
