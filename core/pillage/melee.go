package pillage

import (
	"fmt"
	"slices"
	"sort"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
)

// Report of a round of a fight, a single attack or shots.
type Report struct {
	Round  int
	Blows  []Blow
	Lost   []int32 // models that left the game, in order
	Over   bool    // the fight has ended
	Shots  bool    // these were shots
	Wasted int     // shots spent out of range, without dice
	Volley bool    // this was a volley
	Radius int32   // of a volley that fell, thousandths of an inch
}

// turnOf is one model's share of a round.
type turnOf struct {
	m, target int32
	weapon    *Weapon
	attacks   int
	step      int // index into steps
	early     bool
	pair      int32 // order of the charge that it belongs to, 0 none
	second    bool  // it is the one that was charged
	rode      bool  // it was mounted when the round began
	push      bool  // it pushes: no blow
	bonus     int8  // an attack that a rule gave: 1 with the charge bonus, -1 without; 0 as usual
}

var steps = [3]string{"first", "normal", "last"}

// melee is a round of a fight under way.
type melee struct {
	fight, round int32
	turns        []turnOf // in the order in which they strike
	step         int      // index into steps
	at           int      // the turn whose attacks are made, index into turns
	left         int      // attacks that it still has
	begun        bool     // it has begun
	told         bool     // the step stands in the log
	last         int32    // of the stage: the fight fought last
}

// Fight resolves one round of the fight that a and b are in: every model of
// both sides strikes once with its attacks (PIL-MELEE-01), in the steps first,
// normal, last; results apply together at the end of each step (PIL-MELEE-02).
func (g *Game) Fight(a, b int32) (Report, error) {
	var rep Report
	err := g.CarryOut(g.FightSteps(a, b, &rep))
	return rep, err
}

// FightSteps is Fight, attack by attack.
func (g *Game) FightSteps(a, b int32, rep *Report) []Step {
	return []Step{
		func() (bool, error) { return false, g.beginFight(a, b, rep) },
		func() (bool, error) { return g.nextAttack(rep), nil },
		func() (bool, error) { return g.nextPushed(), nil },
		func() (bool, error) {
			g.endRound(rep)
			rep.Over = !g.IsM(a, battle.Fight, g.melee.fight) || !g.IsM(b, battle.Fight, g.melee.fight)
			return false, nil
		},
	}
}

func (g *Game) beginFight(a, b int32, rep *Report) error {
	if a == b {
		return illegal("PIL-MELEE-02", "%s cannot fight himself", g.Name(a))
	}
	for _, m := range []int32{a, b} {
		if !g.Alive(m) {
			return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
		}
	}
	fight := g.M(a, battle.Fight)
	if fight == 0 || fight != g.M(b, battle.Fight) {
		return illegal("PIL-CHARGE-01", "%s and %s are in no melee with each other", g.Name(a), g.Name(b)).
			Suggest("charge first, or engage the two")
	}
	if g.This(a, battle.StruckTurn) || g.This(b, battle.StruckTurn) {
		if g.Strict {
			return illegal("PIL-MELEE-01", "%s and %s have fought this turn", g.Name(a), g.Name(b))
		}
		if err := g.NextTurn(); err != nil {
			return err
		}
		g.note("clock", "turn %d", g.Get(battle.Turn))
	}
	if err := g.carry("melee", g.M(a, battle.SideOf)); err != nil {
		return err
	}
	if !g.IsM(a, battle.Fight, fight) || !g.IsM(b, battle.Fight, fight) { // time has passed
		return illegal("PIL-CHARGE-01", "%s and %s are in no melee with each other any more", g.Name(a), g.Name(b))
	}
	g.beginRound(fight, a, b)
	rep.Round = int(g.melee.round)
	return nil
}

// beginRound fixes who strikes when and at whom; a and b are named in the order.
func (g *Game) beginRound(fight, a, b int32) {
	g.BeginFight(fight)
	round := g.FightFact(battle.FRound, fight)
	g.fightStarts(fight, round)
	g.fixSupport(fight)
	g.melee = melee{fight: fight, round: round}
	g.melee.turns = g.plan(fight, round, a, b)
}

// fightStarts tells the rules that a round of a fight begins.
func (g *Game) fightStarts(fight, round int32) {
	p := g.Points[pOnFightStart]
	if len(g.R.Active[p.Num]) == 0 {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.FightSlot], ev.F[hook.Round] = fight, round
	g.R.On(ev, p)
}

// endRound notes that everybody who is left has fought.
func (g *Game) endRound(rep *Report) {
	fight := g.melee.fight
	for m := range g.Count() {
		if g.IsM(m, battle.Fight, fight) {
			g.SetM(m, battle.Rounds, g.M(m, battle.Rounds)+1)
			g.SetM(m, battle.StruckTurn, g.Now(hook.Turn))
		}
	}
	for i := range g.melee.turns {
		m := g.melee.turns[i].m
		g.SetM(m, battle.Supporter, 0)
		g.SetM(m, battle.PushRow, 0)
	}
	g.markWinners(fight)
	g.using = g.using[:0]
	g.cancels = g.cancels[:0]
	rep.Lost = g.lostSince(0)
}

// markWinners notes who is left of the one side that has anybody left of those
// who fought this round.
func (g *Game) markWinners(fight int32) {
	side := hook.Nil
	for i := range g.melee.turns {
		m := g.melee.turns[i].m
		if !g.Alive(m) {
			continue
		}
		if s := g.M(m, battle.SideOf); side == hook.Nil {
			side = s
		} else if s != side {
			return
		}
	}
	for i := range g.melee.turns {
		if m := g.melee.turns[i].m; side != hook.Nil && g.Alive(m) && g.IsM(m, battle.Fight, 0) {
			g.SetM(m, battle.Won, fight)
		}
	}
}

// meleeEnds is the end of the melee stage: spearmen step into the breach, then
// the winners of fights that nobody has taken up again have won.
func (g *Game) meleeEnds() error {
	g.breaches()
	for f := int32(1); f <= g.Get(battle.Fights); f++ {
		side := hook.Nil
		for m := range g.Count() {
			if !g.IsM(m, battle.Won, f) {
				continue
			}
			if g.Alive(m) && g.IsM(m, battle.Fight, 0) {
				side = g.M(m, battle.SideOf)
			} else {
				g.SetM(m, battle.Won, 0)
			}
		}
		if side != hook.Nil {
			g.meleeWon(f, side)
		}
	}
	g.regroup()
	for m := range g.Count() {
		g.SetM(m, battle.Won, 0)
		g.SetM(m, battle.Supporter, 0)
	}
	return nil
}

// meleeWon tells that a side has nobody left against it in a fight; its winners
// are those whose fact Won is the fight.
func (g *Game) meleeWon(fight, side int32) {
	g.spoils(fight)
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot], ev.F[hook.FightSlot] = side, fight
	g.R.On(ev, g.Points[pOnMeleeWon])
}

// FightAllSteps is the melee stage: one round of every fight that has not been
// fought this turn, in the order in which they began. In ordinary play, where
// all have been, it is that of the next turn.
func (g *Game) FightAllSteps(rep *Report) []Step {
	return []Step{
		func() (bool, error) { return false, g.beginAll() },
		func() (bool, error) {
			if g.melee.fight != 0 {
				if !g.nextAttack(rep) && !g.nextPushed() {
					g.endRound(rep)
					g.melee = melee{last: g.melee.fight}
				}
				return true, nil
			}
			last := g.melee.last
			f := g.unfought()
			if f == 0 {
				return false, nil
			}
			g.beginRound(f, hook.Nil, hook.Nil)
			g.melee.last = last
			return true, nil
		},
	}
}

func (g *Game) beginAll() error {
	g.melee = melee{}
	fights := false
	for m := range g.Count() {
		fights = fights || !g.IsM(m, battle.Fight, 0)
	}
	if !fights {
		return illegal("PIL-MELEE-01", "nobody is in melee").Suggest("to touch is not to fight: charge first, or engage the two")
	}
	if !g.Strict && g.unfought() == 0 {
		if err := g.NextTurn(); err != nil {
			return err
		}
		g.note("clock", "turn %d", g.Get(battle.Turn))
	}
	if err := g.carry("melee", hook.Nil); err != nil {
		return err
	}
	if g.unfought() == 0 {
		return illegal("PIL-MELEE-01", "every melee has been fought this turn")
	}
	return nil
}

// unfought is the earliest fight after the last one fought that has not been
// fought this turn, 0 when there is none. It asks of each fight who is in it, not
// of each model where it is: those that are over are all the same to it.
func (g *Game) unfought() int32 {
	for f := g.melee.last + 1; f <= g.Get(battle.Fights); f++ {
		for m := range g.Count() {
			if g.IsM(m, battle.Fight, f) && g.Alive(m) && !g.Models[m].Object && !g.This(m, battle.StruckTurn) &&
				g.targetOf(m, hook.Nil, hook.Nil) >= 0 {
				return f
			}
		}
	}
	return 0
}

// plan fixes, before the first die of the fight, who strikes when and at whom.
func (g *Game) plan(fight, round, a, b int32) []turnOf {
	var turns []turnOf
	for m := range g.Count() {
		if !g.IsM(m, battle.Fight, fight) || !g.Alive(m) {
			continue
		}
		if !g.IsM(m, battle.Hidden, 0) || g.Models[m].Object {
			continue
		}
		t := turnOf{m: m, target: g.targetOf(m, a, b), rode: g.Mounted(m)}
		if t.target < 0 {
			continue
		}
		t.weapon = g.chooseWeapon(m, round, fight)
		g.using = append(g.using, inUse{m, t.weapon})
		g.chosen(&t, round, fight)
		t.step, t.early = g.strikeStep(m, t.weapon, round, fight)
		t.attacks = g.attacks(m, round, fight)
		t.pair, t.second = g.pairOf(m)
		turns = append(turns, t)
		if g.This(m, battle.PushTurn) {
			push := t
			push.push, push.attacks, push.step, push.early, push.rode = true, 1, 1, false, false
			turns = append(turns, push)
		}
		turns = g.moreAttacks(turns, t, round, fight)
	}
	g.sort(turns)
	return turns
}

// moreAttacks appends the attacks that rules give a model besides its usual ones,
// each with its weapon, at its target.
func (g *Game) moreAttacks(turns []turnOf, t turnOf, round, fight int32) []turnOf {
	p := g.Points[pModifyAttackList]
	raised := t.attacks == 0 && g.This(t.m, battle.RaisedTurn)
	if t.attacks == 0 && !raised || len(g.R.Active[p.Num]) == 0 {
		return turns
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon] = t.m, t.target, t.weapon.Sym
	ev.F[hook.Round], ev.F[hook.FightSlot] = round, orNil(fight)
	ev.F[hook.SideSlot] = g.M(t.m, battle.SideOf)
	asks := g.R.Entries(ev, p)
	for i := range asks {
		more, a := t, &asks[i]
		if raised && !(a.Gave(hook.GaveM) && a.M != 0) { // whoever raises his shield does not fight (PIL-SHIELD-01)
			continue
		}
		more.attacks = 1
		if at, _ := a.Objects(); a.Gave(hook.GaveA) {
			more.target = at
		}
		if w := g.num().weapons[a.S]; a.Gave(hook.GaveS) && w != nil && w.Melee {
			more.weapon = w
		}
		if a.Gave(hook.GaveN) {
			more.bonus = int8(2*a.N - 1)
		}
		if more.target >= 0 && a.Op == hook.AskAdd {
			turns = append(turns, more)
		}
	}
	return turns
}

func (g *Game) sort(turns []turnOf) {
	first := g.Get(battle.FirstSide)
	sort.SliceStable(turns, func(i, j int) bool { return before(g, &turns[i], &turns[j], first) })
}

// before is the order of the blows inside a step: mounted Huns and whoever else
// is early; then the pairs of a charger and his target in the order of the
// charges; then the side with the initiative; then ascending ids.
func before(g *Game, x, y *turnOf, first int32) bool {
	if x.early != y.early {
		return x.early
	}
	if !x.early && (x.pair != 0) != (y.pair != 0) {
		return x.pair != 0
	}
	if !x.early && x.pair != y.pair {
		return x.pair < y.pair
	}
	if !x.early && x.pair != 0 && x.second != y.second {
		return y.second
	}
	fx, fy := g.M(x.m, battle.SideOf) == first, g.M(y.m, battle.SideOf) == first
	if fx != fy {
		return fx
	}
	return x.m < y.m
}

// targetOf a model: the one it charged this turn, the one named in the order,
// else the opponent with the lowest id.
func (g *Game) targetOf(m, a, b int32) int32 {
	foes := g.opponents(m)
	if len(foes) == 0 {
		return hook.Nil
	}
	want := g.charged(m)
	if want < 0 && m == a {
		want = b
	} else if want < 0 && m == b {
		want = a
	}
	for _, f := range foes {
		if f == want {
			return f
		}
	}
	return foes[0]
}

// pairOf finds the charge of this turn that m belongs to, as charger or target.
// Who joined a fight of his friends forms no pair (PIL-MULTI-04), nor does a
// charge whose target has been drawn into another fight (PIL-MULTI-07).
func (g *Game) pairOf(m int32) (order int32, second bool) {
	if n := g.M(m, battle.ChargeOrder); n > 0 && g.charged(m) >= 0 {
		return n, false
	}
	for o := range g.Count() {
		if g.charged(o) != m || !g.Alive(o) {
			continue
		}
		if n := g.M(o, battle.ChargeOrder); n > 0 && (order == 0 || n < order) {
			order, second = n, true
		}
	}
	return order, second
}

// chooseWeapon fixes the weapon of a round: one melee weapon in the usual case
// (PIL-GEN-10); where a rule gives several, its player chooses.
func (g *Game) chooseWeapon(m, round, fight int32) *Weapon {
	p := g.Points[pModifyWeapon]
	w := g.inHand(m)
	if len(g.R.Active[p.Num]) == 0 || g.disarmed(m) || g.torchBlocks(m, "melee") {
		return w
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.KindSlot] = m, g.words.melee
	ev.F[hook.Round], ev.F[hook.FightSlot] = round, orNil(fight)
	ev.F[hook.SideSlot] = g.M(m, battle.SideOf)
	ev.SetList(w.Sym)
	g.R.Lists(ev, p)
	for _, sym := range ev.List() {
		if n := g.num().weapons[sym]; n == nil || !n.Melee {
			g.R.Fail(fault.New("E-REQUEST", "%s is no melee weapon: %s cannot fight with it", g.C.Lex.Word(sym), g.Name(m)))
			return w
		}
	}
	list := slices.DeleteFunc(ev.List(), func(sym int32) bool { return !g.fitsWall(m, g.num().weapons[sym]) })
	if len(list) == 0 {
		return g.num().unarmed
	}
	d := hook.Decision{Stream: "weapon", Label: g.Name(m), Side: g.M(m, battle.SideOf)}
	for i, sym := range list {
		d.Words = append(d.Words, g.C.Lex.Word(sym))
		if sym == g.M(m, battle.Wield) {
			d.Def = i
		}
	}
	if g.M(m, battle.Wield) != 0 { // an order has decided
		return g.num().weapons[list[d.Def]]
	}
	return g.num().weapons[list[g.R.Decide(d)]]
}

// chosen tells the rules with what a model fights this round.
func (g *Game) chosen(t *turnOf, round, fight int32) {
	if len(g.R.Active[pOnWeaponChosen]) == 0 {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Weapon] = t.m, t.weapon.Sym
	ev.F[hook.Round], ev.F[hook.FightSlot] = round, orNil(fight)
	ev.F[hook.SideSlot] = g.M(t.m, battle.SideOf)
	g.R.On(ev, g.Points[pOnWeaponChosen])
}

// strikeStep of a model: its weapon's, or first for a rider whose weapon does
// so on the charge (PIL-WEAPON-11), and whatever rules make of it.
func (g *Game) strikeStep(m int32, w *Weapon, round, fight int32) (int, bool) {
	name := g.row(m, w).Step
	if g.strikesFirst(m, w) {
		name = "first"
	}
	p := g.Points[pModifyStrikeStep]
	early := false
	if len(g.R.Active[p.Num]) > 0 {
		ev := g.begin()
		defer g.end()
		ev.F[hook.Attacker], ev.F[hook.Weapon] = m, w.Sym
		ev.F[hook.Round], ev.F[hook.FightSlot] = round, orNil(fight)
		ev.F[hook.SideSlot] = g.M(m, battle.SideOf)
		ev.SetRecord(g.C.Lex.Sym(name), 0)
		g.R.Records(ev, p)
		name, early = g.C.Lex.Word(ev.Record()[0]), ev.Record()[1] != 0
	}
	for i, s := range steps {
		if s == name {
			return g.num().stepOf[i], early
		}
	}
	return g.num().stepOf[1], early
}

// attacks of a model this round (PIL-GEN-12). Who raised his shield or was told
// to stand still makes none (PIL-SHIELD-01), nor who failed to flee (PIL-REACT-04).
func (g *Game) attacks(m, round, fight int32) int {
	if g.num().oneSide && !g.Is(battle.FirstSide, g.M(m, battle.SideOf)) {
		return 0 // GAP-MELEE-FREQUENCY
	}
	if !g.num().moving.swimFight && g.swimming(m) != hook.Nil {
		return 0 // GAP-SWIM-FIGHT
	}
	if g.This(m, battle.RaisedTurn) || g.This(m, battle.SkipTurn) || g.beaten(m) ||
		g.num().push.replaces && g.This(m, battle.PushTurn) {
		return 0
	}
	n := g.M(m, battle.AttacksOf)
	p := g.Points[pModifyAttacks]
	if len(g.R.Active[p.Num]) > 0 {
		ev := g.begin()
		defer g.end()
		ev.F[hook.Attacker], ev.F[hook.Round], ev.F[hook.FightSlot] = m, round, orNil(fight)
		ev.F[hook.SideSlot] = g.M(m, battle.SideOf)
		n = g.R.Modify(ev, p, n)
	}
	return int(max(n, 0))
}

// nextAttack makes the next attack of the round; false once the round is over.
// Who falls in a step leaves at its end.
func (g *Game) nextAttack(rep *Report) bool {
	m := &g.melee
	for m.step < len(steps) && g.R.Err == nil {
		g.stepping = true
		if t := g.nextTurn(); t != nil {
			g.attackOf(t, rep)
			return true
		}
		g.stepping = false
		g.removeFallen()
		m.step, m.at, m.told = m.step+1, 0, false
	}
	return false
}

// nextTurn is the turn whose attack comes next in the present step, nil when
// the step is over.
func (g *Game) nextTurn() *turnOf {
	m := &g.melee
	for m.at < len(m.turns) {
		t := &m.turns[m.at]
		if m.begun {
			if m.left > 0 && g.goesOn(t) {
				return t
			}
			m.begun = false
			m.at++
			continue
		}
		if !g.comesUp(t) {
			continue
		}
		if !m.told && g.R.Log != nil {
			g.note("step", "%s", steps[m.step])
		}
		m.told, m.begun, m.left = true, true, t.attacks
		g.SetM(t.m, battle.StruckTurn, g.Now(hook.Turn))
	}
	return nil
}

// comesUp says whether a turn begins now; where it does not, the next one is
// looked at.
func (g *Game) comesUp(t *turnOf) bool {
	m := &g.melee
	if t.step != m.step || t.attacks == 0 && !g.This(t.m, battle.RaisedTurn) || !g.Alive(t.m) {
		m.at++
		return false
	}
	if !t.rode || g.Mounted(t.m) {
		return true
	}
	t.rode = false // fallen since: a foot soldier's step (PIL-CAV-10)
	was := t.early
	if t.step, t.early = g.strikeStep(t.m, t.weapon, m.round, m.fight); t.step > m.step {
		m.at++
		return false
	}
	if t.step = m.step; was != t.early { // his place among those who are left is another
		g.sort(m.turns[m.at:])
		return false
	}
	return true
}

// goesOn says whether a turn that has begun makes its next attack. A target that
// has wounds enough already is not struck again, unless the tables have the dice
// rolled or the attack go at another (GAP-SURPLUS-ATTACKS).
func (g *Game) goesOn(t *turnOf) bool {
	if t.push {
		return slices.ContainsFunc(g.opponents(t.m), func(o int32) bool { return g.M(o, battle.HP) > 0 })
	}
	if g.isCancelled(t.m) {
		return true
	}
	t.target = g.nextHound(t.target)
	if g.M(t.target, battle.HP) > 0 && g.Alive(t.target) {
		return true
	}
	switch g.num().surplus {
	case "rolled":
		return g.Alive(t.target)
	case "next":
		for _, o := range g.opponents(t.m) {
			if g.M(o, battle.HP) > 0 {
				t.target = o
				return true
			}
		}
	}
	return false
}

// attackOf makes one attack of a turn; a lasso takes attacks away that are not
// yet rolled.
func (g *Game) attackOf(t *turnOf, rep *Report) {
	m := &g.melee
	m.left--
	if t.push {
		g.pushRoll(t.m)
		return
	}
	if by := g.cancelled(t.m); by != nil {
		g.explain("attack", by.ID, "an attack of %s is cancelled", g.Name(t.m))
		rep.Blows = append(rep.Blows, Blow{Strike: Strike{By: t.m, At: t.target, Weapon: t.weapon, Kind: g.words.melee, Step: steps[m.step]}, Part: hook.Nil, Cancelled: by})
		return
	}
	s := Strike{By: t.m, At: t.target, Weapon: t.weapon, Kind: g.words.melee, Round: m.round, Fight: m.fight,
		Step: steps[m.step], Bonus: g.chargeBonus(t.m, t.target, m.round, m.fight)}
	if t.bonus != 0 {
		s.Bonus = t.bonus > 0
	}
	rep.Blows = g.strikeAll(&s, rep.Blows)
}

// chargeBonus: the charge of this turn, only against its target, only in the
// first round (PIL-CHARGE-11, PIL-MELEE-03), unless a rule says otherwise.
func (g *Game) chargeBonus(m, target, round, fight int32) bool {
	return g.asksBonus(g.IsM(m, battle.ChargeBonus, 1) && g.charged(m) == target, m, target, round, fight)
}

// asksBonus lets rules say otherwise.
func (g *Game) asksBonus(has bool, m, target, round, fight int32) bool {
	p := g.Points[pModifyChargeBonus]
	if len(g.R.Active[p.Num]) == 0 {
		return has
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Round], ev.F[hook.FightSlot] = m, target, round, orNil(fight)
	ev.F[hook.SideSlot] = g.M(m, battle.SideOf)
	return g.R.Modify(ev, p, b2i(has)) != 0
}

func (g *Game) isCancelled(m int32) bool {
	return slices.ContainsFunc(g.cancels, func(c cancel) bool { return c.model == m })
}

// cancelled takes the next cancellation of an attack of m, if there is one.
func (g *Game) cancelled(m int32) *hook.Rule {
	for i, c := range g.cancels {
		if c.model == m {
			g.cancels = append(g.cancels[:i], g.cancels[i+1:]...)
			return c.rule
		}
	}
	return nil
}

// Attack is one attack outside any stage: no answer, no movement (an attack of
// the prompt and of scenarios). Kinds melee and shoot.
func (g *Game) Attack(a, b int32, kind string, weapon *Weapon) (Report, error) {
	for _, m := range []int32{a, b} {
		if !g.Alive(m) {
			return Report{}, illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
		}
	}
	if a == b {
		return Report{}, illegal("PIL-HIT-01", "%s cannot attack himself", g.Name(a))
	}
	s := Strike{By: a, At: b, Weapon: weapon, Kind: g.C.Lex.Sym(kind), Round: 1, Fight: g.M(a, battle.Fight)}
	if weapon != nil && weapon != g.num().unarmed && !g.Has(a, weapon.Sym) {
		return Report{}, illegal("PIL-GEN-01", "%s carries no %s", g.Name(a), weapon.ID)
	}
	if kind == "melee" {
		if s.Weapon == nil {
			s.Weapon = g.inHand(a)
		}
		if !s.Weapon.Melee {
			return Report{}, illegal("PIL-SHOOT-14", "the %s is no melee weapon", s.Weapon.ID)
		}
		s.Bonus = g.chargeBonus(a, b, 1, s.Fight)
	} else {
		if s.Weapon == nil {
			s.Weapon = g.missile(a)
		}
		if s.Weapon == nil || s.Weapon.Range == 0 {
			return Report{}, illegal("PIL-SHOOT-02", "%s has nothing to shoot with", g.Name(a))
		}
		reach, away := g.reach(a, b, s.Weapon, s.Kind), g.shotLength(a, b)
		s.Long = g.isLong(away, reach, s.Weapon)
		if !g.Covers(away, reach) {
			return Report{}, illegal("PIL-SHOOT-06", "%s is %s away, %s reaches %s", g.Name(b), inches(away), s.Weapon.ID, inches(reach))
		}
	}
	mark := len(g.out)
	g.BeginFight(s.Fight)
	var gave []int32
	if kind == "melee" {
		gave = g.fixSupport(s.Fight)
	}
	rep := Report{Round: 1, Blows: g.strikeAll(&s, nil)}
	g.takeBack(gave)
	g.removeFallen()
	rep.Lost = g.lostSince(mark)
	return rep, nil
}

// inches as text: 9.5".
func inches(n int32) string { return fmt.Sprintf(`%g"`, float64(n)/hook.Milli) }
