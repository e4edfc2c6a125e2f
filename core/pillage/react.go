package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
)

const placeReact = "core/pillage/react.go"

// noReaction and flight are words of reactions; the others are weapons.
const (
	noReaction = "none"
	flight     = "flee"
)

// reactTable is what the tables say of reactions to a charge.
type reactTable struct {
	perTurn   int32
	inMelee   bool
	modifier  int  // of a point-blank shot
	noMove    bool // who shot so does not move this turn
	noShot    bool // who shot so does not shoot this turn
	unchecked bool // the range of the shot is not looked at
	stops     bool // a charger whose horse falls is stopped
	firstOnly bool // who shot so misses weapon and shield in the first round alone
	fleeNeed  int
	fleeFail  string // what becomes of who could not flee
	catches   bool   // the charger goes on after who fled
	offTable  bool   // who flees over the edge is out of the game
	fleeShot  bool   // who tried to flee may shoot
}

func readReact(v *battle.Values, m must) reactTable {
	return reactTable{
		perTurn:   int32(m.Int("rules.react.per_turn")),
		inMelee:   m.Flag("rules.react.in_melee"),
		modifier:  m.Int("rules.react.modifier"),
		noMove:    listed(v, "rules.react.spend", "move"),
		noShot:    listed(v, "rules.react.spend", "shoot"),
		unchecked: m.Word("rules.react.range") == "unchecked",
		stops:     m.Word("rules.react.unhorsed") == "stops",
		firstOnly: m.Word("rules.react.shooter_penalty_duration") == "round",
		fleeNeed:  m.Int("rules.react.flee_need"),
		fleeFail:  m.Word("rules.react.flee_fail_effect"),
		catches:   m.Word("rules.react.pursuit") == "catch",
		offTable:  m.Word("rules.react.flee_off_table") == "out",
		fleeShot:  m.Flag("rules.react.flee_shoot"),
	}
}

// reaction is one way to react to a charge.
type reaction struct {
	word   string
	weapon *Weapon // nil: flight
	shots  int
	mod    int
}

// reactions of a target among which its player chooses (PIL-REACT-01): flight
// and the weapons that it may shoot with, and what rules make of them.
func (g *Game) reactions(by, at int32) []reaction {
	if g.mayReact(at) != nil {
		return nil
	}
	ev := g.chargeEvent(by, at)
	defer g.end()
	ev.F[hook.SideSlot], ev.F[hook.Moved] = g.M(at, battle.SideOf), g.MovedNow(at)
	var list []hook.Ask
	if g.mayFlee(at) == nil {
		list = append(list, hook.Ask{S: g.words.flee})
	}
	for bit := range g.Items(at) {
		if w := g.num().byBit[bit]; w != nil && w.Reacts && g.unmoved(at) == nil && g.mayShootBack(at, by, w) == nil {
			list = append(list, hook.Ask{S: w.Sym})
		}
	}
	for _, a := range g.R.Entries(ev, g.Points[pModifyReactions]) {
		old := slices.IndexFunc(list, func(o hook.Ask) bool { return o.S == a.S })
		switch {
		case a.Op == hook.AskDrop && old >= 0:
			list = slices.Delete(list, old, old+1)
		case a.Op == hook.AskDrop:
		case old >= 0:
			list[old] = a
		default:
			list = append(list, a)
		}
	}
	var out []reaction
	for i := range list {
		if r, ok := g.reactionOf(&list[i], by, at); ok {
			out = append(out, r)
		}
	}
	return out
}

// reactionOf reads one entry of the list of reactions.
func (g *Game) reactionOf(a *hook.Ask, by, at int32) (r reaction, ok bool) {
	if a.S == g.words.flee {
		return reaction{word: flight}, true
	}
	w := g.num().weapons[a.S]
	if w == nil || w.Range == 0 {
		g.R.Fail(fault.New("E-REQUEST", "%s is nothing to shoot with: %s cannot react so", g.C.Lex.Word(a.S), g.Name(at)))
		return r, false
	}
	if !g.Has(at, a.S) || g.mayShootBack(at, by, w) != nil {
		return r, false
	}
	r = reaction{word: w.ID, weapon: w, shots: 1, mod: g.num().react.modifier}
	if a.Gave(hook.GaveN) {
		r.shots = int(a.N)
	}
	if a.Gave(hook.GaveM) {
		r.mod = int(a.M)
	}
	r.shots = g.shotsBack(at, w, r.shots)
	return r, r.shots > 0
}

// shotsBack asks the rules how many shots a reaction is.
func (g *Game) shotsBack(m int32, w *Weapon, n int) int {
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Weapon], ev.F[hook.KindSlot] = m, w.Sym, g.words.reaction
	ev.F[hook.SideSlot], ev.F[hook.Moved] = g.M(m, battle.SideOf), g.MovedNow(m)
	return int(g.R.Modify(ev, g.Points[pModifyShots], int32(n)))
}

// mayReact is why a model cannot react to a charge at all, nil where it can.
func (g *Game) mayReact(m int32) error {
	t := &g.num().react
	switch {
	case g.This(m, battle.SkipTurn):
		return g.skips("PIL-REACT-01", m, "does nothing")
	case !g.IsM(m, battle.Fight, 0) && !t.inMelee:
		return illegal("PIL-REACT-01", "%s is in melee", g.Name(m))
	case g.This(m, battle.ReactTurn) && g.M(m, battle.Reactions) >= t.perTurn:
		return illegal("PIL-REACT-01", "%s has reacted this turn", g.Name(m))
	}
	return nil
}

// unmoved is why a model counts as moved, nil where it has not moved yet.
func (g *Game) unmoved(m int32) error {
	if g.This(m, battle.MovedTurn) || g.This(m, battle.ChargeTurn) || g.MovedNow(m) > 0 {
		return illegal("PIL-REACT-02", "%s has moved this turn", g.Name(m))
	}
	return nil
}

// mayFlee is why a model cannot flee, nil where it can (PIL-REACT-04).
func (g *Game) mayFlee(m int32) error {
	switch {
	case g.unmoved(m) != nil:
		return illegal("PIL-REACT-04", "%s has moved this turn", g.Name(m))
	case g.This(m, battle.SkipMoveTurn):
		return g.skips("PIL-REACT-04", m, "does not move")
	case g.Models[m].Object:
		return illegal("PIL-REACT-04", "%s does not flee", g.Name(m))
	}
	return nil
}

// mayShootBack is why a model cannot shoot at its charger, nil where it can: all
// but its own movement, which rules may overlook (PIL-REACT-02).
func (g *Game) mayShootBack(m, charger int32, w *Weapon) error {
	switch {
	case !g.Has(m, w.Sym):
		return illegal("PIL-GEN-01", "%s carries no %s", g.Name(m), w.ID)
	case g.laden(m):
		return illegal("PIL-LOOT-05", "%s carries loot", g.Name(m))
	case w.RiderBan && g.Mounted(m) && !g.mayHave(m, w.Decl, g.Models[m].Band, false):
		return illegal("PIL-CAV-07", "%s rides and may not shoot with the %s", g.Name(m), w.ID)
	}
	if err := g.inSight(m, charger); err != nil {
		return err
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon], ev.F[hook.KindSlot] = m, charger, w.Sym, g.words.reaction
	ev.F[hook.SideSlot], ev.F[hook.Moved] = g.M(m, battle.SideOf), g.MovedNow(m)
	if err := refused(g.R.Can(ev, g.Points[pCanShoot]), g.Name(m)+" may not shoot"); err != nil {
		return err
	}
	return g.mayTarget(m, charger, g.words.reaction)
}

// mayAnswer checks the reaction that an order names.
func (g *Game) mayAnswer(o *ChargeOrder) error {
	if len(o.React) > 1 {
		return illegal("PIL-REACT-01", "%s reacts in one way only", g.Name(o.At))
	}
	if len(o.React) == 0 || o.React[0] == noReaction {
		return nil
	}
	word := o.React[0]
	if slices.ContainsFunc(g.reactions(o.By, o.At), func(r reaction) bool { return r.word == word }) {
		return nil
	}
	if err := g.mayReact(o.At); err != nil {
		return err
	}
	check := g.mayFlee
	if word != flight {
		check = func(m int32) error {
			w := g.num().weapons[g.C.Lex.Sym(word)]
			if !w.Reacts {
				return illegal("PIL-REACT-02", "the %s is not shot at chargers", w.ID)
			}
			if err := g.mayShootBack(m, o.By, w); err != nil {
				return err
			}
			return g.unmoved(m)
		}
	}
	if err := check(o.At); err != nil {
		return err
	}
	return illegal("PIL-REACT-01", "%s may not react so: %s", g.Name(o.At), word)
}

// react asks the player of the target for its reaction and carries it out
// (PIL-CHARGE-07).
func (g *Game) react(o *ChargeOrder, c *Charging, rep *Report) {
	offers := g.reactions(o.By, o.At)
	if len(offers) == 0 {
		return
	}
	d := hook.Decision{Stream: "reaction", Label: g.Name(o.At), Side: g.M(o.At, battle.SideOf), Words: []string{noReaction}}
	for _, r := range offers {
		d.Words = append(d.Words, r.word)
	}
	i := 0
	if len(o.React) > 0 {
		i = max(slices.Index(d.Words, o.React[0]), 0)
	} else {
		i = g.R.Decide(d)
	}
	if i == 0 || g.R.Err != nil {
		return
	}
	c.Reaction = d.Words[i]
	g.countReaction(o.At)
	if r := &offers[i-1]; r.weapon == nil {
		g.tryToFlee(o, c)
	} else {
		g.shootBack(o, c, r, rep)
	}
}

// countReaction notes that a model has reacted (GAP-REACT-ONCE).
func (g *Game) countReaction(m int32) {
	n := int32(1)
	if g.This(m, battle.ReactTurn) {
		n += g.M(m, battle.Reactions)
	}
	g.SetM(m, battle.ReactTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Reactions, n)
}

// shootBack makes the point-blank shot of a target (PIL-REACT-02).
func (g *Game) shootBack(o *ChargeOrder, c *Charging, r *reaction, rep *Report) {
	g.letGo(o.At, r.weapon)
	rode, away := g.Mounted(o.By), g.shotLength(o.At, o.By)
	for range r.shots {
		if !g.stillStands(o.By) || g.R.Err != nil {
			break
		}
		k := Strike{By: o.At, At: o.By, Weapon: r.weapon, Kind: g.words.reaction, Round: 1, PointBlank: r.mod}
		g.shootNow(&k, away, rep)
	}
	g.expend(o.At, r.weapon)
	g.spendReaction(o.At)
	switch {
	case !g.stillStands(o.By):
		g.explain("charge", "PIL-REACT-03", "%s is out of the game: the charge is over", g.Name(o.By))
		g.callOff(o, c)
	case rode && !g.Mounted(o.By) && g.num().react.stops:
		g.explain("charge", "PIL-REACT-02", "%s has lost his horse: the charge is over", g.Name(o.By))
		g.callOff(o, c)
	}
}

// stillStands says whether a model has neither left the game nor is about to.
func (g *Game) stillStands(m int32) bool { return g.Alive(m) && g.M(m, battle.HP) > 0 }

// spendReaction is what a point-blank shot costs: the turn of the shooter
// (GAP-REACT-SPEND).
func (g *Game) spendReaction(m int32) {
	t := &g.num().react
	g.SetM(m, battle.ReactKind, battle.ReactShot)
	if t.noMove {
		g.skip(m, battle.SkipMoveTurn, battle.SkipMoveBy, 0)
	}
	if t.noShot {
		g.noMoreShots(m)
	}
}

// noMoreShots spends all shots of a model this turn.
func (g *Game) noMoreShots(m int32) {
	g.SetM(m, battle.ShotTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Shots, noMoreShots)
}

// shootNow makes a shot outside the shooting stage, at its target away inches
// off. It may stand inside another attack, which goes on afterwards.
func (g *Game) shootNow(k *Strike, away int32, rep *Report) {
	blow, queue, depth := g.blow, g.queue, g.depth
	g.queue = nil
	defer func() { g.blow, g.queue, g.depth = blow, queue, depth }()
	if k.Kind == g.words.melee {
		rep.Blows = g.strikeAll(k, rep.Blows)
	} else {
		g.resolveShot(k, away, rep)
	}
	if !g.stepping { // inside a step the fallen still make their blows
		g.removeFallen()
	}
}

// tryToFlee rolls the flee die (PIL-REACT-04). Whatever it shows, the model does
// not move any more this turn (PIL-REACT-05).
func (g *Game) tryToFlee(o *ChargeOrder, c *Charging) {
	t := &g.num().react
	ev := g.chargeEvent(o.By, o.At)
	defer g.end()
	ev.F[hook.SideSlot] = g.M(o.At, battle.SideOf)
	die := g.R.Src.Roll(dice.Flee, o.At)
	ev.Die, ev.F[hook.DieSlot] = &die, 0
	mods := int(g.R.Modify(ev, g.Points[pModifyFleeRoll], 0))
	c.Fled = g.rowFrom(&die, mods, t.fleeNeed)
	need := max(t.fleeNeed-mods, 2)
	g.SetM(o.At, battle.ReactKind, battle.ReactFlee)
	g.skip(o.At, battle.SkipMoveTurn, battle.SkipMoveBy, 0)
	if !t.fleeShot {
		g.noMoreShots(o.At)
	}
	if g.R.Log != nil {
		word := "fails to flee"
		if c.Fled {
			word = "may flee"
		}
		g.explain("flee", "PIL-REACT-04", "need %d+, rolled %d: %s %s", need, dice.Face(g.R.Src, &die), g.Name(o.At), word)
	}
}

// fleeFrom moves a target that flees from a charge which would reach it, and the
// charger after it. False: the charger comes into contact all the same.
func (g *Game) fleeFrom(o *ChargeOrder, c *Charging, s *onset) bool {
	was := g.Centre(o.At)
	g.flee(o)
	if g.Alive(o.At) && g.Centre(o.At) == was {
		return false // no room
	}
	if g.Alive(o.At) && g.num().react.catches {
		after := ChargeOrder{By: o.By, At: o.At}
		if n := g.onsetWithin(&after, c.Reach); n.err == nil && battle.Within(n.cost, c.Reach) {
			*s = n
			return false
		}
	}
	if n := len(o.Path); n > 0 {
		g.Put(o.By, o.Path[n-1].X, o.Path[n-1].Y)
	}
	g.arrive(o.By, g.run(o.By, s.way.end, c.Reach, routeOpts{charge: true}))
	g.spend(o.By, s.cost, c.Reach)
	g.explain("charge", "PIL-REACT-04", "%s ends where %s stood", g.Name(o.By), g.Name(o.At))
	return true
}

// flee moves a target straight away from its charger, as far as it can go; it
// stops 1" from enemies and at the edge of the table.
func (g *Game) flee(o *ChargeOrder) {
	m := o.At
	g.breakWall(m, "PIL-WALL-06")
	g.leaveFight(m)
	allowed := g.allowance(m, false)
	far := g.fleeDistance(o, allowed)
	if g.num().moving.roadFlee && len(g.Pieces) > 0 {
		onRoad := g.allowance(m, true)
		if longer := g.fleeDistance(o, onRoad); longer > far && g.survey(m, g.awayFrom(o, longer), routeOpts{}).onRoad() {
			allowed, far = onRoad, longer
		}
	}
	path := g.awayFrom(o, far)
	if len(path) == 0 {
		return
	}
	if g.num().react.offTable && !g.onTable(path[0]) {
		g.explain("flee", "PIL-REACT-04", "%s leaves the table", g.Name(m))
		g.remove(m, o.By, g.words.rule)
		return
	}
	r := g.run(m, path[0], far, routeOpts{})
	g.explain("flee", "PIL-REACT-04", "%s flees %s", g.Name(m), inches(r.length))
	if r.length > 0 { // more than half of its move, however short (GAP-FLEE-SHOOT)
		g.arrive(m, r)
		g.spend(m, max(r.cost, allowed), allowed)
	}
}

// fleeDistance is how far a target flees with an allowance.
func (g *Game) fleeDistance(o *ChargeOrder, allowed int32) int32 {
	ev := g.chargeEvent(o.By, o.At)
	defer g.end()
	ev.F[hook.SideSlot] = g.M(o.At, battle.SideOf)
	return max(allowed+g.R.Modify(ev, g.Points[pModifyFleeDistance], 0), 0)
}

// awayFrom is the way straight away from a charger, so far; none where there is
// no direction.
func (g *Game) awayFrom(o *ChargeOrder, far int32) []board.Point {
	at, from := g.Centre(o.At), g.Centre(o.By)
	now := board.Length(at.X-from.X, at.Y-from.Y)
	if now == 0 || far == 0 {
		return nil
	}
	return []board.Point{between(at, from, -far, now)}
}

// onTable says whether a point lies on the table.
func (g *Game) onTable(p board.Point) bool {
	return p.X >= 0 && p.Y >= 0 && p.X <= g.Size[0] && p.Y <= g.Size[1]
}

// reacted is what a reaction means for the melee into which the charge has led:
// who shot misses his weapon and his shield (PIL-REACT-03), who failed to flee
// loses the exchange of blows (PIL-REACT-04).
func (g *Game) reacted(o *ChargeOrder, c *Charging) {
	fight := g.M(o.At, battle.Fight)
	switch {
	case c.Reaction == noReaction || c.Fled:
	case c.Reaction != flight:
		if !g.num().weapons[g.C.Lex.Sym(c.Reaction)].KeepsGear {
			g.SetM(o.At, battle.ShotFight, fight)
		}
	case g.num().react.fleeFail == "no_attack":
		g.SetM(o.At, battle.LostFight, fight)
	case g.num().react.fleeFail == "wound":
		g.wound(o.By, o.At, hook.Nil, cause{g.words.rule, false}, fight)
		if !g.stepping {
			g.removeFallen()
		}
	case g.num().react.fleeFail == "removed":
		g.remove(o.At, o.By, g.words.rule)
	}
}

// disarmed says whether a model shot at who charged it and so has neither melee
// weapon nor shield in the melee that followed (PIL-REACT-03).
func (g *Game) disarmed(m int32) bool {
	if g.IsM(m, battle.ShotFight, 0) || !g.IsM(m, battle.Fight, g.M(m, battle.ShotFight)) {
		return false
	}
	return !g.num().react.firstOnly || g.IsM(m, battle.Rounds, 0)
}

// beaten says whether a model failed to flee from the charge that led to its
// melee: it makes no attack in the first round (GAP-FLEE-LOSES).
func (g *Game) beaten(m int32) bool {
	return !g.IsM(m, battle.LostFight, 0) && g.IsM(m, battle.Fight, g.M(m, battle.LostFight)) && g.IsM(m, battle.Rounds, 0)
}

// spentOnReaction is the refusal to move who reacted to a charge.
func (g *Game) spentOnReaction(m int32) error {
	if g.IsM(m, battle.ReactKind, battle.ReactFlee) {
		return illegal("PIL-REACT-05", "%s has tried to flee and does not move any more", g.Name(m))
	}
	return illegal("PIL-REACT-02", "%s has shot at who charged him and does not move any more", g.Name(m))
}
