package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// Hound packs: they follow their handler, are sent at an enemy, fight as they
// like and have to be caught again. What a pack is comes from gear: pack.go.

// houndTable is what the tables say of packs.
type houndTable struct {
	reach      int32  // at which a target may be, thousandths of an inch
	from       string // "handler", or "hounds": the nearest of them
	bonus      bool   // their attack has the charge bonus
	missEnds   bool   // a handler whose hounds stay has ended his move all the same
	shielded   bool   // nobody charges a handler whom a hound touches
	horseFirst bool
	strays     bool // a pack whose target has escaped is loose
}

func readHound(m must) houndTable {
	return houndTable{
		reach:      m.Num("rules.hound.reach"),
		from:       m.Word("rules.hound.range_from"),
		bonus:      m.Flag("rules.hound.charge_bonus"),
		missEnds:   m.Flag("rules.hound.miss_ends_move"),
		shielded:   m.Flag("rules.hound.shields_handler"),
		horseFirst: m.Flag("rules.hound.horse_first"),
		strays:     m.Word("rules.hound.escaped") == "loose",
	}
}

// pack lists the hounds of a handler who are in the game and pass a test.
func (g *Game) pack(handler int32, ok func(h int32) bool) []int32 {
	var out []int32
	for h := range g.Count() {
		if g.IsM(h, battle.PackOf, handler+1) && g.IsM(h, battle.Hidden, 0) && ok(h) && g.Alive(h) {
			out = append(out, h)
		}
	}
	return out
}

// obeys says whether a hound obeys its handler (PIL-HOUND-08).
func (g *Game) obeys(h int32) bool {
	return g.IsM(h, battle.Loose, 0) && g.IsM(h, battle.Fight, 0)
}

// ledBy says whether h is a hound that follows m: his way is not barred by it.
func (g *Game) ledBy(m, h int32) bool { return g.IsM(h, battle.PackOf, m+1) && g.obeys(h) }

// followers of a handler are the hounds that obey, while one of them is in
// contact with him (PIL-HOUND-01).
func (g *Game) followers(m int32) []int32 {
	if !g.handles(m) {
		return nil
	}
	hounds := g.followersOf(m)
	for _, h := range hounds {
		if g.Touch(h, m) {
			return hounds
		}
	}
	return nil
}

// handles says whether any model came with m.
func (g *Game) handles(m int32) bool {
	for h := range g.Count() {
		if g.IsM(h, battle.PackOf, m+1) {
			return true
		}
	}
	return false
}

// follow puts hounds beside their handler, who has moved, and lets him catch
// those that he touches now (PIL-HOUND-13).
func (g *Game) follow(m int32, hounds []int32) {
	for _, h := range hounds {
		if g.Alive(m) {
			g.standBeside(h, m)
		}
	}
	if !g.handles(m) {
		return
	}
	caught := g.pack(m, func(h int32) bool { return !g.IsM(h, battle.Loose, 0) && g.IsM(h, battle.Fight, 0) && g.Touch(h, m) })
	if len(caught) == 0 {
		return
	}
	for _, h := range g.pack(m, func(h int32) bool { return g.IsM(h, battle.Fight, 0) }) {
		g.SetM(h, battle.Loose, 0)
	}
	g.Set(battle.Mover, 0)
	g.explain("hounds", "PIL-HOUND-13", "%s has his hounds again: their move is over", g.Name(m))
}

// HoundOrder sends a pack at a target.
type HoundOrder struct {
	By, At int32
	React  []string
}

// HoundSteps sends a pack (PIL-HOUND-02): the order, the reaction of the target,
// the rush. There is no charge roll, and no ground stops them (PIL-HOUND-03).
func (g *Game) HoundSteps(o HoundOrder, told *Charging, rep *Report) []Step {
	return g.packSteps(o.By, ChargeOrder{At: o.At, React: o.React}, told, rep, func(c *Charging) error { return g.sendOff(o, c, rep) })
}

// packCharge is a charge of a whole pack that a rule wants (PIL-HOUND-12,
// PIL-HOUND-14); the hound that was named leads.
func (g *Game) packCharge(lead, at int32) error {
	var told Charging
	var rep Report
	was := g.charging
	defer func() { g.charging = was }()
	return g.inline(g.packSteps(g.M(lead, battle.PackOf)-1, ChargeOrder{At: at, Forced: true}, &told, &rep,
		func(c *Charging) error { return g.setOff(lead, at, c, &rep) }))
}

// packSteps are the steps of a charge of the hounds of a handler after the one
// that declares it. The first of them that is left leads.
func (g *Game) packSteps(handler int32, o ChargeOrder, told *Charging, rep *Report, declare func(c *Charging) error) []Step {
	c := &g.charging
	then := func(do func(o *ChargeOrder)) Step {
		return func() (bool, error) {
			if hounds := g.hunting(handler); !c.Cancelled && len(hounds) > 0 && g.R.Err == nil {
				o.By = hounds[0]
				do(&o)
			}
			*told = *c
			return false, nil
		}
	}
	rush := then(func(o *ChargeOrder) { g.rush(o, c) })
	return []Step{
		func() (bool, error) {
			*c, *rep = Charging{Reaction: noReaction}, Report{Round: 1, Shots: true}
			err := declare(c)
			*told = *c
			return false, err
		},
		then(func(o *ChargeOrder) {
			g.react(o, c, rep)
			c.Cancelled = false // one of them less does not stop the others
			g.announce(pOnChargeAnswered, o.By, o.At, rep)
			c.Cancelled = !g.Alive(o.At)
		}),
		func() (bool, error) {
			_, err := rush()
			g.charging = Charging{}
			g.R.Log.Close()
			return false, err
		},
	}
}

// hunting are the hounds of a handler that fight nobody.
func (g *Game) hunting(handler int32) []int32 {
	return g.pack(handler, func(h int32) bool { return g.IsM(h, battle.Fight, 0) })
}

// setOff declares the charge of a pack that nobody has sent. What may not be
// charged is left alone.
func (g *Game) setOff(lead, at int32, c *Charging, rep *Report) error {
	switch {
	case !g.Alive(at) || !g.IsM(at, battle.Hidden, 0) || !g.IsM(at, battle.Inside, 0):
		return illegal("PIL-CHARGE-04", "%s cannot be reached", g.Name(at))
	case g.IsM(at, battle.PackOf, g.M(lead, battle.PackOf)):
		return illegal("PIL-CHARGE-04", "%s is of the same pack", g.Name(at))
	case g.This(lead, battle.ChargeTurn):
		return illegal("PIL-MOVE-01", "%s has charged this turn", g.Name(lead))
	case g.full(at, lead):
		return illegal("PIL-MULTI-01", "%s fights %d enemies already", g.Name(at), g.multiLimit(at))
	}
	if err := g.apart(at); err != nil {
		return err
	}
	if err := g.mayTarget(lead, at, g.words.charge); err != nil {
		return err
	}
	if g.R.Log != nil {
		g.R.Log.Open("charge", "the pack of %s at %s", g.Name(lead), g.Name(at))
	}
	g.announce(pOnChargeDeclared, lead, at, rep)
	c.Distance, c.Reach = g.Between(lead, at), g.num().hound.reach
	c.Cancelled = !g.Alive(at)
	return nil
}

// followersOf are the hounds of a handler that obey.
func (g *Game) followersOf(m int32) []int32 { return g.pack(m, g.obeys) }

// sendOff checks the order, ends the handler's move and measures.
func (g *Game) sendOff(o HoundOrder, c *Charging, rep *Report) error {
	if err := g.carry("movement", g.M(o.By, battle.SideOf)); err != nil {
		return err
	}
	n := &g.num().hound
	switch {
	case !g.Alive(o.By):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(o.By))
	case !g.handles(o.By):
		return illegal("PIL-HOUND-02", "%s has no hounds", g.Name(o.By))
	case !g.Alive(o.At) || !g.IsM(o.At, battle.Hidden, 0):
		return illegal("PIL-CHARGE-04", "%s is not on the table", g.Name(o.At))
	case !g.Foes(o.By, o.At):
		return illegal("PIL-CHARGE-04", "%s is a friend", g.Name(o.At))
	case len(g.followersOf(o.By)) == 0:
		return illegal("PIL-HOUND-08", "the hounds of %s do not obey him now", g.Name(o.By))
	case g.This(o.By, battle.ChargeTurn) || g.This(o.By, battle.MovedTurn) && !g.Is(battle.Mover, o.By+1):
		return illegal("PIL-HOUND-02", "the move of %s is over", g.Name(o.By))
	}
	if err := g.mayMove(o.By); err != nil {
		return err
	}
	if g.full(o.At, o.By) {
		return illegal("PIL-MULTI-01", "%s fights %d enemies already", g.Name(o.At), g.num().multiMax)
	}
	if err := g.apart(o.At); err != nil {
		return err
	}
	if err := g.mayTarget(o.By, o.At, g.words.charge); err != nil {
		return err
	}
	if err := g.unseen(g.base(o.By), g.base(o.At), o.At, "PIL-HOUND-02"); err != nil {
		return err
	}
	if g.R.Log != nil {
		g.R.Log.Open("charge", "the hounds of %s at %s", g.Name(o.By), g.Name(o.At))
	}
	g.announce(pOnChargeDeclared, g.followersOf(o.By)[0], o.At, rep)
	if c.Cancelled = !g.Alive(o.At); c.Cancelled {
		g.endMove(o.By)
		return nil
	}
	c.Distance, c.Reach = g.Between(o.By, o.At), n.reach
	if n.from == "hounds" {
		for i, h := range g.followersOf(o.By) {
			if far := g.Between(h, o.At); i == 0 || far < c.Distance {
				c.Distance = far
			}
		}
	}
	c.Cancelled = !g.Covers(c.Distance, c.Reach)
	if c.Cancelled {
		g.explain("charge", "PIL-HOUND-04", "%s is %s away, at most %s: the hounds stay", g.Name(o.At), inches(c.Distance), inches(c.Reach))
	}
	if !c.Cancelled || n.missEnds {
		g.endMove(o.By)
	}
	return nil
}

// rush brings a pack into contact with its target. Where that escapes the hounds
// stand where it stood, and obey nobody until they are caught.
func (g *Game) rush(o *ChargeOrder, c *Charging) {
	hounds := g.hunting(g.M(o.By, battle.PackOf) - 1)
	if c.Fled {
		was := g.Centre(o.At)
		s := onset{way: route{end: was}}
		if g.fleeFrom(o, c, &s) {
			c.Escaped = true
			if g.standsIn(o.By, was, g.Radius(o.By)) < 0 { // no ground stops them
				g.Put(o.By, was.X, was.Y)
			}
			for _, h := range hounds {
				if h != o.By {
					g.standBeside(h, o.By)
				}
				g.noteRush(h, o, c)
				g.SetM(h, battle.Loose, max(g.M(h, battle.Loose), b2i(g.num().hound.strays)))
			}
			return
		}
	}
	c.Contact = true
	g.standBeside(o.By, o.At)
	c.Joined = g.intoFight(o)
	c.Bonus = g.num().hound.bonus && !c.Joined
	for _, h := range hounds {
		if h != o.By {
			g.standBeside(h, o.At)
			g.join(h, g.M(o.By, battle.Fight))
		}
		g.SetM(h, battle.Loose, 1)
		g.noteRush(h, o, c)
		g.SetM(h, battle.ChargeOrder, g.M(o.By, battle.ChargeOrder))
	}
	g.explain("charge", "PIL-HOUND-03", "%d hounds are at %s", len(hounds), g.Name(o.At))
	g.packJoins(o.At, o.By)
	g.reacted(o, c)
}

// noteRush keeps on a hound what came of a charge of its pack.
func (g *Game) noteRush(h int32, o *ChargeOrder, c *Charging) {
	g.SetM(h, battle.ChargeTurn, g.Now(hook.Turn))
	g.SetM(h, battle.ChargeTarget, o.At)
	g.SetM(h, battle.ChargeDistance, c.Distance)
	g.SetM(h, battle.ChargeReach, c.Reach)
	g.SetM(h, battle.ChargeRoll, 0)
	g.SetM(h, battle.ChargeContact, b2i(c.Contact))
	g.SetM(h, battle.ChargeBonus, b2i(c.Bonus))
}

// packJoins brings the whole pack of a hound that was charged into its fight
// (PIL-HOUND-05).
func (g *Game) packJoins(hound, enemy int32) {
	handler := g.M(hound, battle.PackOf) - 1
	if handler < 0 {
		return
	}
	g.SetM(hound, battle.Loose, 1)
	for _, h := range g.pack(handler, func(h int32) bool { return h != hound && g.IsM(h, battle.Fight, 0) }) {
		g.standBeside(h, enemy)
		g.SetM(h, battle.Loose, 1)
		g.SetM(h, battle.Fight, g.M(hound, battle.Fight))
		g.SetM(h, battle.Rounds, 0)
	}
	g.explain("charge", "PIL-HOUND-05", "the whole pack joins in")
}

// guarded says whether hounds keep chargers off a handler (PIL-HOUND-06).
func (g *Game) guarded(m int32) bool { return g.num().hound.shielded && len(g.followers(m)) > 0 }

// regroup places the hounds that won their melee as a chain of touching bases
// (PIL-HOUND-11).
func (g *Game) regroup() {
	for m := range g.Count() {
		if !g.handles(m) {
			continue
		}
		won := g.pack(m, func(h int32) bool { return !g.IsM(h, battle.Won, 0) && g.IsM(h, battle.Fight, 0) })
		for i := 1; i < len(won); i++ {
			if !g.Touch(won[i], won[i-1]) {
				g.standBeside(won[i], won[i-1])
			}
		}
	}
}

// nextHound is whom an attack at a hound goes at: another of its pack in the same
// fight when it has fallen (PIL-HOUND-09). An attack at anybody else stays.
func (g *Game) nextHound(h int32) int32 {
	handler := g.M(h, battle.PackOf)
	if handler == 0 || g.M(h, battle.HP) > 0 {
		return h
	}
	for o := range g.Count() {
		if g.IsM(o, battle.PackOf, handler) && g.IsM(o, battle.Fight, g.melee.fight) && g.M(o, battle.HP) > 0 && g.Alive(o) {
			return o
		}
	}
	return h
}

// goesForHorses says whether who strikes a rider strikes his horse first
// (PIL-HOUND-10).
func (g *Game) goesForHorses(m int32) bool {
	return !g.IsM(m, battle.PackOf, 0) && g.num().hound.horseFirst
}
