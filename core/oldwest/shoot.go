package oldwest

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// shot is a shot under way: whose, at whom, with what, and how far it has come.
type shot struct {
	on       bool
	by, at   int32
	weapon   int32   // symbol
	fan      bool    // a sixgun is fanned: six dice
	both     bool    // both barrels
	hits     int32   // that are still to be followed
	first    bool    // the first of them is
	others   []int32 // targets of the further hits of a fanned gun
	chain    []thing // what is in the way, in order
	pos      int32   // of the chain
	to       int32   // whom the hit under way goes to
	sorted   bool    // in close combat, who that is was settled
	victim   int32   // who is hit last, Nil nobody yet
	stopped  int32   // piece + 1 that stopped the last hit, 0 none
	jammed   bool
	template []int32 // who is under a template
}

// numbers of the shot for UnderWay.
func (s *shot) numbers(out []int32) []int32 {
	out = append(out, truth(s.on), s.by, s.at, s.weapon, truth(s.fan)+2*truth(s.both)+8*truth(s.first)+16*truth(s.sorted), s.hits, s.pos, s.to, s.victim, s.stopped, truth(s.jammed),
		int32(len(s.others)), int32(len(s.chain)), int32(len(s.template)))
	out = append(out, s.others...)
	for _, t := range s.chain {
		out = append(out, t.model, t.piece)
	}
	return append(out, s.template...)
}

// gun is a number of a weapon, thousandths.
func (g *Game) gun(w int32, key string, def int32) int32 {
	return g.Values.Num("rules.weapon."+g.C.Lex.Word(w)+"."+key, def)
}

func (g *Game) gunFlag(w int32, key string, def bool) bool {
	return g.Values.Flag("rules.weapon."+g.C.Lex.Word(w)+"."+key, def)
}

// missiles lists the missile weapons of a model, by symbol.
func (g *Game) missiles(m int32) []int32 {
	var out []int32
	for bit := range g.Items(m) {
		if d := g.C.Item(g.C.Items[bit]); d.Kind == "weapon" && d.Fields.Field("kind").Str == "ranged" {
			out = append(out, d.Sym)
		}
	}
	return out
}

// shotAt is an event of a shot.
func (g *Game) shotAt(by, at, weapon int32) *hook.Event {
	ev := g.against(by, at)
	ev.F[hook.Weapon] = weapon
	return ev
}

// rangeOf a weapon: 2" for each point of Strength of who throws it (WEST-SHOOT-10).
func (g *Game) rangeOf(by, at, w int32, fan bool) int32 {
	n := g.gun(w, "range", 0)
	if per := g.gun(w, "per_strength", 0); per > 0 {
		n = per * g.stat(by, "strength")
	}
	if g.gunFlag(w, "template", false) {
		n = g.num("template.length")
	}
	if fan {
		n = g.num("fan.range")
	}
	ev := g.shotAt(by, at, w)
	defer g.Done()
	return g.R.Modify(ev, g.Points[pModifyRange], n)
}

// strengthOf a hit: by range of a shotgun, that of who throws.
func (g *Game) strengthOf(by, at, w int32) int32 {
	n := g.gun(w, "strength", 0) / hook.Milli
	if n == 0 {
		n = g.stat(by, "strength")
	}
	if near := g.gun(w, "near", 0); near > 0 && !battle.Within(g.Between(by, at), near) {
		n = g.gun(w, "far_strength", n*hook.Milli) / hook.Milli
	}
	return n
}

// fired is how often a model has shot this turn.
func (g *Game) fired(m int32) int32 {
	if g.This(m, battle.ShotTurn) {
		return g.M(m, battle.Shots)
	}
	return 0
}

// shots of a model in a Shooting phase (WEST-SHOOT-06).
func (g *Game) shots(m int32) int32 {
	ev := g.event(m)
	defer g.Done()
	return g.R.Modify(ev, g.Points[pModifyShots], max(g.stat(m, "shots"), 1))
}

// aim reads and judges a shot before any die (WEST-SHOOT-03 to 11).
func (g *Game) aim(in play.In) error {
	m, t := in.N("shooter"), in.N("target")
	s := &g.Under.shot
	*s = shot{by: m, at: t, victim: hook.Nil, fan: in.Flag("fan"), both: in.Flag("both"), others: in.Models("others")}
	if err := g.armed(m, in.Word("weapon")); err != nil {
		return err
	}
	if err := g.mayShoot(m, t); err != nil {
		return err
	}
	if err := g.ready(m); err != nil {
		return err
	}
	if err := g.still(m); err != nil {
		return err
	}
	if err := g.target(m, t); err != nil {
		return err
	}
	ev := g.shotAt(m, t, s.weapon)
	no := g.R.Can(ev, g.Points[pCanShoot])
	g.Done()
	if err := play.Refused(no, g.Name(m)+" does not shoot"); err != nil {
		return err
	}
	s.on, s.first = true, true
	if g.M(m, battle.SideOf) != g.Get(battle.FirstSide) {
		g.SetFact(hook.BattleV, 0, "answered", 1)
	}
	g.SetFact(hook.BattleV, 0, "shooter", m)
	g.SetM(m, battle.Shots, g.fired(m)+1)
	g.SetM(m, battle.ShotTurn, g.Now(hook.Turn))
	g.SetM(m, battle.ShotAt, t+1)
	g.shows(m)
	if g.R.Log != nil {
		g.R.Log.Open("shot", "%s shoots at %s with %s", g.Name(m), g.Name(t), g.C.Lex.Word(s.weapon))
		g.R.Log.Close()
		g.Explain("target", "WEST-SHOOT-03", "target %s, %g\" away", g.Name(t), inch(g.Between(m, g.body(t))))
	}
	return nil
}

// armed chooses the weapon.
func (g *Game) armed(m int32, want string) error {
	if !g.Alive(m) {
		return play.Illegal("WEST-SHOOT-01", "%s is out of action and does not shoot", g.Name(m))
	}
	list := g.missiles(m)
	if len(list) == 0 {
		return play.Illegal("WEST-SHOOT-03", "%s has no missile weapon", g.Name(m))
	}
	s := &g.Under.shot
	s.weapon = list[0]
	if want != "" {
		s.weapon = g.C.Lex.Sym(want)
		if !slices.Contains(list, s.weapon) {
			return play.Illegal("WEST-SHOOT-03", "%s has no %s", g.Name(m), want)
		}
	}
	switch w := g.C.Lex.Word(s.weapon); {
	case s.fan && !g.gunFlag(s.weapon, "fanning", false):
		return play.Illegal("WEST-SHOOT-07", "%s cannot be fanned", w)
	case s.both && g.gun(s.weapon, "barrels", 0) < 2*hook.Milli:
		return play.Illegal("WEST-SHOOT-07", "%s has not two barrels", w)
	case len(s.others) > 0 && !s.fan:
		return play.Illegal("WEST-SHOOT-07", "only a fanned gun has further targets in one shot").Suggest("fan = true")
	}
	return nil
}

// mayShoot is about who he is, and what he has done (WEST-SHOOT-01, -03, -04, -06,
// WEST-PASS-04).
func (g *Game) mayShoot(m, t int32) error {
	if err := g.inPhase(shooting); err != nil {
		return err
	}
	switch last := g.Fact(hook.BattleV, 0, "shooter"); {
	case !g.Alive(t):
		return play.Illegal("WEST-SHOOT-03", "%s is out of action: there is nobody to shoot at", g.Name(t))
	case g.ours(m, t):
		return play.Illegal("WEST-SHOOT-03", "%s is no enemy to shoot at", g.Name(t))
	case g.is(m, "idle"):
		return g.mayGo(m)
	case g.fact(m, "steed") >= 0 && g.body(m) != m:
		return play.Illegal("WEST-PASS-04", "%s is a passenger: he does not shoot from the saddle", g.Name(m))
	case g.Fact(hook.BattleV, 0, "rolled_off") == 1 && g.Fact(hook.BattleV, 0, "answered") == 1 && g.M(m, battle.SideOf) == g.Get(battle.FirstSide):
		return play.Illegal("WEST-SHOOT-01", "the side with Priority has done its shooting: the other has begun")
	case g.fired(m) > 0 && g.fired(m) >= g.shots(m):
		rule := "WEST-SHOOT-03"
		if g.shots(m) > 1 {
			rule = "WEST-SHOOT-06"
		}
		if g.shots(m) == 1 {
			return play.Illegal(rule, "%s has shot this turn: he may once", g.Name(m))
		}
		return play.Illegal(rule, "%s has shot this turn %d times, as often as he may", g.Name(m), g.fired(m))
	case g.fired(m) > 0 && last != m:
		return play.Illegal("WEST-SHOOT-06", "%s has shot since: all shots of %s come one after the other", g.Name(last), g.Name(m))
	case g.engaged(m):
		return play.Illegal("WEST-SHOOT-04", "%s is in close combat", g.Name(m))
	}
	for _, o := range g.bodies() {
		if g.foes(m, o) && g.Touch(g.body(m), o) && g.M(o, battle.High) == g.M(m, battle.High) {
			return play.Illegal("WEST-SHOOT-04", "the base of %s touches that of %s", g.Name(m), g.Name(o))
		}
	}
	return nil
}

// ready is about the weapon: jams and reloading (WEST-JAM-03, WEST-JAM-05).
func (g *Game) ready(m int32) error {
	s := &g.Under.shot
	bit := int32(1) << g.C.ItemBit(s.weapon)
	switch out := g.fact(m, "out_weapons"); {
	case out&bit != 0, out != 0 && g.word("jam.scope") == "all":
		return play.Illegal("WEST-JAM-03", "%s of %s has jammed this turn", g.C.Lex.Word(s.weapon), g.Name(m))
	case g.fact(m, "clearing") == g.Now(hook.Turn):
		return play.Illegal("WEST-JAM-05", "%s clears or reloads a weapon: that takes the whole phase, nothing is shot or thrown", g.Name(m))
	case s.fan && g.fired(m) > 0:
		return play.Illegal("WEST-SHOOT-07", "%s has shot already: fanning takes all the gun has", g.Name(m))
	case s.both && g.fact(m, "barrels") > 0:
		return play.Illegal("WEST-SHOOT-07", "one barrel is empty")
	}
	return nil
}

// still is about how far he moved (WEST-SHOOT-05).
func (g *Game) still(m int32) error {
	w := g.Under.shot.weapon
	most := int32(hook.Milli)
	switch p := g.Values.Word("rules.weapon."+g.C.Lex.Word(w)+".penalty", "none"); p {
	case "half":
		most = hook.Milli / 2
	case "full":
		most = 0
	}
	far := int32(int64(g.allowance(m)) * int64(most) / hook.Milli)
	if most < hook.Milli && !battle.Within(g.spent(m), far) {
		return play.Illegal("WEST-SHOOT-05", "%s has moved %g\": with %s he may %g\"", g.Name(m), inch(g.spent(m)), g.C.Lex.Word(w), inch(far))
	}
	return nil
}

// target is about whom he aims at (WEST-SHOOT-08, -10, -11).
func (g *Game) target(m, t int32) error {
	s := &g.Under.shot
	for _, o := range append([]int32{t}, s.others...) {
		if !g.engaged(o) {
			continue
		}
		ev := g.shotAt(m, o, s.weapon)
		ok := g.R.Modify(ev, g.Points[pModifyIntoFight], 0) != 0
		g.Done()
		if !ok {
			return play.Illegal("WEST-SHOOT-11", "%s is in close combat", g.Name(o))
		}
	}
	if far, most := g.Between(m, g.body(t)), g.rangeOf(m, t, s.weapon, s.fan); !battle.Within(far, most) {
		return play.Illegal("WEST-SHOOT-10", "%s is %g\" away: %s reaches %g\"", g.Name(t), inch(far), g.C.Lex.Word(s.weapon), inch(most))
	}
	for _, o := range s.others {
		if !g.Alive(o) || g.ours(m, o) || !battle.Within(g.Between(g.body(t), g.body(o)), g.num("fan.spread")) {
			return play.Illegal("WEST-SHOOT-07", "%s is no enemy within %g\" of %s", g.Name(o), inch(g.num("fan.spread")), g.Name(t))
		}
	}
	template := g.gunFlag(s.weapon, "template", false)
	if !template {
		if err := g.clear(m, t); err != nil {
			return err
		}
	}
	if err := g.mustSee(m, t, "WEST-SHOOT-08"); err != nil {
		return err
	}
	if template {
		s.template = g.beneath(m, t)
	}
	return nil
}

// beneath lists who is under the template of a shot: nearest first, of a mount the
// rider, the animal, the passenger. A friend that the shooter touches is spared
// (WEST-PASS-07, WEST-FRIEND-01).
func (g *Game) beneath(m, t int32) []int32 {
	at, aim := g.Centre(m), g.Centre(t)
	list := g.bodies()
	list = slices.DeleteFunc(list, func(o int32) bool {
		return o == g.body(m) || !battle.Within(g.Between(m, o), g.num("template.length")) || g.mayPass(m, o) ||
			!board.InSector(at, aim.X-at.X, aim.Y-at.Y, g.num("template.half")/hook.Milli, g.Centre(o), g.Radius(o))
	})
	slices.SortStableFunc(list, func(x, y int32) int { return int(g.Between(m, x) - g.Between(m, y)) })
	var out []int32
	for _, o := range list {
		out = append(out, g.together(o)...)
	}
	return out
}

// shootSteps is one shot, roll by roll (WEST-SHOOT-02).
func (g *Game) shootSteps(in play.In, out *play.Out) []play.Step {
	s := &g.Under.shot
	return []play.Step{
		func() (bool, error) { return false, g.aim(in) },
		func() (bool, error) { g.toHit(out); return false, nil },
		func() (bool, error) { g.jam(out); return false, nil },
		func() (bool, error) { return g.follow(out), nil },
		g.settle,
		func() (bool, error) {
			g.endShot()
			out.Said = g.outcome()
			*s = shot{}
			return false, nil
		},
	}
}

// outcome of a shot, in a sentence.
func (g *Game) outcome() string {
	s := &g.Under.shot
	switch {
	case s.jammed:
		return fmt.Sprintf("a miss, and %s jams", g.C.Lex.Word(s.weapon))
	case s.stopped > 0:
		return "stopped by " + g.Pieces[s.stopped-1].Name
	case s.victim < 0:
		return "a miss"
	case g.Alive(s.victim):
		return g.Name(s.victim) + " is hit, and stays in the fight"
	}
	return g.Name(s.victim) + " is hit, and out of action"
}

// toHit is the roll, or the rolls, to hit (WEST-HIT-01). A 1 is remembered until
// the jam test: hits is -1.
func (g *Game) toHit(out *play.Out) {
	s := &g.Under.shot
	switch {
	case len(s.template) > 0 || g.gunFlag(s.weapon, "template", false):
		g.spray(out)
		return
	case s.fan:
		pool := dice.NewPool(g.R.Src, dice.Hit, s.by, g.whole("fan.dice"))
		s.hits = int32(pool.AtLeast(g.whole("fan.hit")))
		if g.R.Log != nil {
			g.ExplainRoll("hit", "WEST-SHOOT-07", pool.Faces(), "fanned, each needs %d+: %d of %d hit", g.whole("fan.hit"), s.hits, g.whole("fan.dice"))
		}
	default:
		ev := g.shotAt(s.by, s.at, s.weapon)
		need := int(g.R.Modify(ev, g.Points[pModifyShooting], g.stat(s.by, "shooting")))
		g.Done()
		die := g.R.Src.Roll(dice.Hit, s.by)
		if dice.Least(g.R.Src, &die, need) {
			s.hits = 1
		} else if jam := g.jamFace(); jam > 0 && dice.In(g.R.Src, &die, dice.Only(1)) {
			s.hits = -1
		}
		if g.R.Log != nil {
			word := "a miss"
			if s.hits > 0 {
				word = "a hit"
			}
			g.Explain("hit", "WEST-HIT-01", "rolled %d, needs %d+: %s", dice.Face(g.R.Src, &die), need, word)
		}
	}
	out.Set("hit", play.Yes(s.hits > 0))
	out.Set("hits", play.Whole(int(max(s.hits, 0))))
	if s.hits > 0 {
		g.Tell(battle.DidHit, s.by, int(s.hits))
	}
}

// jamFace is up to which face of the jam die the weapon jams (WEST-JAM-01).
func (g *Game) jamFace() int {
	s := &g.Under.shot
	if !g.gunFlag(s.weapon, "jams", true) {
		return 0
	}
	ev := g.shotAt(s.by, s.at, s.weapon)
	defer g.Done()
	return int(g.R.Modify(ev, g.Points[pModifyJam], int32(g.whole("jam.face"))))
}

// jam is the test after a 1 (WEST-JAM-02 to 05).
func (g *Game) jam(out *play.Out) {
	s := &g.Under.shot
	jammed := false
	if s.hits < 0 {
		s.hits = 0
		die := g.R.Src.Roll(dice.Jam, s.by)
		jammed = !dice.Least(g.R.Src, &die, g.jamFace()+1)
		if g.R.Log != nil {
			word := "fires on"
			if jammed {
				word = "jams"
			}
			g.Explain("jam", "WEST-JAM-02", "a 1: the jam die shows %d, %s %s", dice.Face(g.R.Src, &die), g.C.Lex.Word(s.weapon), word)
		}
	}
	s.jammed = jammed
	out.Set("jammed", play.Yes(jammed))
	if jammed {
		g.SetFact(hook.Model, s.by, "out_weapons", g.fact(s.by, "out_weapons")|1<<g.C.ItemBit(s.weapon))
		g.SetFact(hook.Model, s.by, "clearing", g.Now(hook.Turn)+1)
		g.SetFact(hook.Model, s.by, "barrels", 0)
	}
}

// spray is a template: every one under it is hit on the same face, with no roll to
// hit and nothing in the way (WEST-GAP-27).
func (g *Game) spray(out *play.Out) {
	s := &g.Under.shot
	hits := 0
	for _, o := range s.template {
		die := g.R.Src.Roll(dice.Hit, s.by)
		ok := dice.Least(g.R.Src, &die, g.whole("template.need"))
		if g.R.Log != nil {
			word := "a miss"
			if ok {
				word = "a hit"
			}
			g.Explain("hit", "WEST-PASS-07", "%s is under the template: rolled %d, needs %d+: %s", g.Name(o), dice.Face(g.R.Src, &die), g.whole("template.need"), word)
		}
		if !ok {
			continue
		}
		hits++
		g.strike(o)
	}
	out.Set("hit", play.Yes(hits > 0))
	out.Set("hits", play.Whole(hits))
}

// follow goes on with the next hit, or past the next thing in its way; it says
// whether there is more to do.
func (g *Game) follow(out *play.Out) bool {
	s := &g.Under.shot
	if s.hits <= 0 {
		return false
	}
	t := s.at
	if !s.first && len(s.others) > 0 {
		t = s.others[0]
	}
	if s.chain == nil {
		s.to = t
		g.lineUp(t)
	}
	switch {
	case int(s.pos) < len(s.chain):
		o := s.chain[s.pos]
		s.pos++
		if g.passes(o, s.to) {
			return true
		}
		if o.model >= 0 {
			g.strike(o.model)
		} else {
			s.victim, s.stopped = hook.Nil, o.piece+1
			out.Set("stopped", play.Word(g.Pieces[o.piece].Name))
		}
		out.Set("victim", play.Of(o.model))
	case g.engaged(t) && !s.sorted: // the die comes after those of what is in the way
		s.sorted = true
		if s.to = g.stray(t); !g.ours(s.to, s.by) {
			g.sharing(s.to)
		}
		return true
	default:
		g.strike(s.to)
		out.Set("victim", play.Of(s.to))
	}
	s.hits--
	if !s.first && len(s.others) > 0 {
		s.others = s.others[1:]
	}
	s.first, s.chain, s.pos, s.sorted = false, nil, 0, false
	return s.hits > 0
}

// strike is a hit on somebody: the roll to wound waits.
func (g *Game) strike(t int32) {
	s := &g.Under.shot
	s.victim, s.stopped = t, 0
	ev := g.shotAt(s.by, t, s.weapon)
	g.R.On(ev, g.Points[pOnHit])
	g.Done()
	g.Explain("hit", "WEST-ITW-03", "%s is hit", g.Name(t))
	g.queue(task{kind: toWound, m: t, by: s.by, n: g.strengthOf(s.by, g.body(t), s.weapon), weapon: s.weapon, again: s.both})
}

// stray says who takes a shot into close combat (WEST-MFIRE-01): the nearest friend
// of the shooter there, or the target.
func (g *Game) stray(t int32) int32 {
	s := &g.Under.shot
	ev := g.shotAt(s.by, t, s.weapon)
	away := g.R.Modify(ev, g.Points[pModifyStray], 0) != 0
	g.Done()
	if !away {
		return g.aimedAt(t)
	}
	friend, from := hook.Nil, s.by
	if g.word("mfire.nearest") == "target" {
		from = g.body(t)
	}
	for _, o := range g.inFight(g.M(g.body(t), battle.Fight)) {
		if g.ours(o, s.by) && (friend < 0 || g.Between(from, o) < g.Between(from, friend)) {
			friend = o
		}
	}
	if friend < 0 {
		return t
	}
	return friend
}

// aimedAt is which enemy a shot into close combat hits that goes to no friend: the
// one aimed at, or the nearest of them (WEST-GAP-17).
func (g *Game) aimedAt(t int32) int32 {
	s := &g.Under.shot
	if g.word("mfire.enemy") != "nearest" {
		return t
	}
	best := g.body(t)
	for _, o := range g.inFight(g.M(best, battle.Fight)) {
		if !g.ours(o, s.by) && g.Between(s.by, o) < g.Between(s.by, best) {
			best = o
		}
	}
	if best == g.body(t) {
		return t
	}
	return best
}

// endShot is what the weapon needs now: a reload after it was fanned, after the
// last barrel, after each shot of a slow one (WEST-JAM-04).
func (g *Game) endShot() {
	s := &g.Under.shot
	if g.fact(s.by, "clearing") > g.Now(hook.Turn) {
		return
	}
	reload := s.fan || g.gunFlag(s.weapon, "slow", false)
	if n := g.gun(s.weapon, "barrels", 0) / hook.Milli; n > 0 {
		used := g.fact(s.by, "barrels") + 1
		if s.both {
			used = n
		}
		reload = used >= n
		if reload {
			used = 0
		}
		g.SetFact(hook.Model, s.by, "barrels", used)
	}
	if reload {
		g.SetFact(hook.Model, s.by, "clearing", g.Now(hook.Turn)+1)
		g.Explain("reload", "WEST-JAM-05", "%s reloads in the next Shooting phase", g.Name(s.by))
	}
}

// reload spends a Shooting phase on a weapon that is not empty yet.
func (g *Game) reload(m int32) error {
	switch {
	case !g.Alive(m):
		return play.Illegal("WEST-SHOOT-01", "%s is out of action", g.Name(m))
	case g.fired(m) > 0:
		return play.Illegal("WEST-JAM-05", "%s has shot this turn: reloading takes the whole phase", g.Name(m))
	case g.engaged(m):
		return play.Illegal("WEST-SHOOT-04", "%s is in close combat", g.Name(m))
	}
	g.SetFact(hook.Model, m, "barrels", 0)
	g.SetFact(hook.Model, m, "clearing", g.Now(hook.Turn))
	g.Explain("reload", "WEST-JAM-05", "%s reloads: he does not shoot in this phase", g.Name(m))
	return nil
}

// dispute settles whether somebody can be seen: by a die, or by the higher of two
// cards (WEST-SHOOT-09).
func (g *Game) dispute(m, n int32, in play.In, out *play.Out) error {
	if in.Has("mine") != in.Has("theirs") {
		return fault.New("E-ARG", "cards are drawn by both: mine = and theirs =")
	}
	if in.Has("mine") {
		a, b := in.N("mine"), in.N("theirs")
		if a == b {
			return play.Illegal("WEST-SHOOT-09", "both cards are %d: draw again", a)
		}
		who := g.M(m, battle.SideOf)
		if b > a {
			who = g.M(n, battle.SideOf)
		}
		out.Set("decides", play.Word(g.Sides[who].Name))
		out.Said = fmt.Sprintf("%s decides whether %s is seen", g.Sides[who].Name, g.Name(n))
		g.Explain("sight", "WEST-SHOOT-09", "%s decides whether %s is seen", g.Sides[who].Name, g.Name(n))
		return nil
	}
	die := g.R.Src.Roll(dice.Spot, m)
	ok := !dice.Least(g.R.Src, &die, g.whole("doubt.need"))
	if ok {
		g.setBit("spotted_", n, m)
	}
	out.Set("visible", play.Yes(ok))
	if out.Said = g.Name(n) + " is not seen"; ok {
		out.Said = g.Name(n) + " is seen"
	}
	if g.R.Log != nil {
		g.Explain("sight", "WEST-SHOOT-09", "the die shows %d: visible %v", dice.Face(g.R.Src, &die), ok)
	}
	return nil
}
