package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// Thing is what can burn: a piece of the table, or a model that is a thing. The
// other of the two is Nil.
type Thing struct{ Piece, Model int32 }

// PieceThing is a piece as a thing.
func PieceThing(p int32) Thing { return Thing{p, hook.Nil} }

// ModelThing is a model as a thing.
func ModelThing(m int32) Thing { return Thing{hook.Nil, m} }

// code of a thing in the fact TriedOn.
func (t Thing) code() int32 {
	if t.Piece >= 0 {
		return t.Piece + 1
	}
	return -1 - t.Model
}

// fireTable is what the tables say of fire (PIL-FIRE).
type fireTable struct {
	need, store    [2]int // of a first attempt, without and with a torch
	fall, floor    int
	floorRoll      bool // the floor holds after modifiers
	fortified      int
	fortifiedFalls bool
	sinceStart     bool // only of what was touched when the turn began
	inMelee        bool
	shotResets     bool
	handedOn       bool // the turns of trying count for whoever tries next

	radius, storeRadius int32
	spread, burn        int
	perPair             bool
	dropLights          bool     // a torch that is dropped sets on fire what is touched
	chain               bool     // what catches fire spreads in the same stage
	wind                [2]int32 // fire spreads only this way; {0, 0}: every way
	fromCentre          bool
	occupants           bool // they count as near
	perFire             bool // a model rolls for each fire near it

	pieces map[int32]kindling // by terrain
	troops map[int32]bool

	riderTorch                  bool // riders may carry torches
	storeTag, fortTag, shipTag  int32
	byFire, byAttempt, bySpread int32 // causes
}

// kindling says whether a terrain burns, and which tags change that.
type kindling struct {
	burns  bool
	tagged map[int32]bool
}

// winds are the words of rules.fire.wind_direction.
var winds = map[string][2]int32{"north": {0, 1}, "east": {1, 0}, "south": {0, -1}, "west": {-1, 0}}

func (g *Game) readFire(v *battle.Values, m must) fireTable {
	sym := g.C.Lex.Sym
	return fireTable{
		need:           [2]int{m.Int("rules.fire.need"), m.Int("rules.fire.torch")},
		store:          [2]int{m.Int("rules.fire.store.need"), m.Int("rules.fire.store.torch")},
		fall:           m.Int("rules.fire.fall"),
		floor:          m.Int("rules.fire.floor.least"),
		floorRoll:      m.Word("rules.fire.floor.of") == "roll",
		fortified:      m.Int("rules.fire.fortified"),
		fortifiedFalls: m.Flag("rules.fire.fortified_fall"),
		sinceStart:     m.Flag("rules.fire.attempt.since_start"),
		inMelee:        m.Flag("rules.fire.attempt.in_melee"),
		shotResets:     m.Flag("rules.fire.attempt.shot_resets"),
		handedOn:       m.Word("rules.fire.counter") == "object",
		radius:         m.Num("rules.fire.radius"),
		storeRadius:    m.Num("rules.fire.store.radius"),
		spread:         m.Int("rules.fire.spread"),
		burn:           m.Int("rules.fire.burn"),
		perPair:        m.Word("rules.fire.spread_rolls") == "pair",
		dropLights:     m.Word("rules.torch.dropped") == "lights",
		chain:          m.Flag("rules.fire.chain"),
		wind:           winds[m.Word("rules.fire.wind_direction")],
		fromCentre:     m.Word("rules.fire.distance") == "centre",
		occupants:      m.Word("rules.fire.occupants") == "near",
		perFire:        m.Word("rules.fire.damage_rolls") == "fire",
		pieces:         g.kindlings(v),
		troops:         g.burningTroops(v),
		riderTorch:     m.Flag("rules.torch.cavalry"),
		storeTag:       sym("store"), fortTag: sym("fortified"), shipTag: sym("ship"),
		byFire: sym("fire"), byAttempt: sym("attempt"), bySpread: sym("spread"),
	}
}

// kindlings reads which terrains burn.
func (g *Game) kindlings(v *battle.Values) map[int32]kindling {
	out := map[int32]kindling{}
	for _, id := range g.C.IDs("terrain") {
		d, key := g.C.Get("terrain", id), "rules.terrain."+id+"."
		k := kindling{v.Flag(key+"burns", false), map[int32]bool{}}
		for _, t := range d.Fields.Field("tagged").Fields {
			if at := key + "tagged." + t.Name + ".burns"; v.Get(at).Kind == battle.Truth {
				k.tagged[g.C.Lex.Sym(t.Name)] = v.Flag(at, false)
			}
		}
		out[d.Sym] = k
	}
	return out
}

// burningTroops reads which models burn, such as a wagon.
func (g *Game) burningTroops(v *battle.Values) map[int32]bool {
	out := map[int32]bool{}
	for _, id := range g.C.IDs("troop") {
		if v.Flag("rules.troop."+id+".burns", false) {
			out[g.C.Get("troop", id).Sym] = true
		}
	}
	return out
}

// burns says whether a thing can be set on fire at all.
func (g *Game) burns(t Thing) bool {
	if t.Model >= 0 {
		return g.num().fire.troops[g.Models[t.Model].Troop]
	}
	p := &g.Pieces[t.Piece]
	k := g.num().fire.pieces[p.Kind]
	burns := k.burns
	for _, tag := range p.Tags {
		if change, ok := k.tagged[tag]; ok {
			burns = change
		}
	}
	return burns
}

// there says whether a thing stands on the table. What burnt down burns on.
func (g *Game) there(t Thing) bool {
	if t.Model >= 0 {
		return g.IsM(t.Model, battle.Hidden, 0) && g.Alive(t.Model)
	}
	return g.IsP(t.Piece, battle.PGone, 0)
}

// alight says whether a thing has been set on fire (PIL-FIRE-05).
func (g *Game) alight(t Thing) bool {
	if t.Model >= 0 {
		return !g.IsM(t.Model, battle.LitTurn, 0)
	}
	return !g.IsP(t.Piece, battle.PLitTurn, 0)
}

// burntBefore says whether a thing was set on fire in an earlier turn.
func (g *Game) burntBefore(t Thing) bool {
	now := g.Now(hook.Turn)
	if t.Model >= 0 {
		return g.alight(t) && !g.IsM(t.Model, battle.LitTurn, now)
	}
	return g.alight(t) && !g.IsP(t.Piece, battle.PLitTurn, now)
}

// thing is the name of a thing.
func (g *Game) thing(t Thing) string {
	if t.Model >= 0 {
		return g.Name(t.Model)
	}
	return g.Pieces[t.Piece].Name
}

func (g *Game) tagged(t Thing, tag int32) bool { return t.Piece >= 0 && g.Tagged(t.Piece, tag) }

// away is how far the base of a model is from a thing, 0 inside it.
func (g *Game) away(m int32, t Thing) int32 {
	if t.Piece >= 0 && g.IsM(m, battle.Inside, t.Piece+1) {
		return 0
	}
	return max(g.fromPoint(g.Centre(m), t)-g.Radius(m), 0)
}

// wasAway is how far it was when the turn began.
func (g *Game) wasAway(m int32, t Thing) int32 {
	at := g.stood(m)
	if t.Model >= 0 {
		o := g.stood(t.Model)
		return max(battle.Length(o.X-at.X, o.Y-at.Y)-g.Radius(m)-g.Radius(t.Model), 0)
	}
	return max(g.Shape(t.Piece).Dist(at)-g.Radius(m), 0)
}

// light sets a thing on fire for the rest of the game (PIL-FIRE-05) and tells
// the rules; by is Nil when the fire spread to it.
func (g *Game) light(t Thing, by, why int32) {
	ev := g.begin()
	defer g.end()
	if t.Model >= 0 {
		g.SetM(t.Model, battle.LitTurn, g.Now(hook.Turn))
		ev.F[hook.ObjectSlot] = t.Model
	} else {
		g.SetP(t.Piece, battle.PLitTurn, g.Now(hook.Turn))
		ev.F[hook.PieceSlot] = t.Piece
	}
	if g.R.Log != nil {
		g.explain("fire", "PIL-FIRE-05", "%s burns", g.thing(t))
	}
	ev.F[hook.ModelSlot], ev.F[hook.Cause] = by, why
	if by >= 0 {
		ev.F[hook.SideSlot] = g.M(by, battle.SideOf)
	}
	g.R.On(ev, g.Points[pOnIgnited])
}

// Ignition is what came of an attempt to set something on fire.
type Ignition struct {
	Burns bool
	Need  int
	Test  dice.Test
}

// Ignite is an attempt of m to set a thing on fire in the ignition stage
// (PIL-FIRE-01), once a turn; in ordinary play a second one is that of the next.
func (g *Game) Ignite(m int32, t Thing) (Ignition, error) {
	if err := g.mayBurn(t); err != nil {
		return Ignition{}, err
	}
	if g.This(m, battle.TriedTurn) {
		if g.Strict {
			return Ignition{}, illegal("PIL-FIRE-03", "%s has tried this turn", g.Name(m))
		}
		if err := g.NextTurn(); err != nil {
			return Ignition{}, err
		}
	}
	if err := g.carry("ignition", g.M(m, battle.SideOf)); err != nil {
		return Ignition{}, err
	}
	if err := g.mayIgnite(m, t); err != nil {
		return Ignition{}, err
	}
	ev := g.begin()
	defer g.end()
	times := g.tried(m, t)
	r := Ignition{Need: g.ignitionNeed(ev, m, t, times)}
	r.Test = dice.Test{Stream: dice.Ignite, Who: m, Need: r.Need}
	resolve.Throw(g.R, ev, &r.Test, nil)
	resolve.Tell(g.R, "ignite", &r.Test, "burns", "no fire")
	g.SetM(m, battle.TriedOn, t.code())
	g.SetM(m, battle.TriedTurn, g.Now(hook.Turn))
	g.SetM(m, battle.TriedTimes, times)
	if r.Burns = r.Test.OK; r.Burns {
		g.light(t, m, g.num().fire.byAttempt)
	}
	return r, nil
}

// mayBurn refuses what cannot be set on fire.
func (g *Game) mayBurn(t Thing) error {
	switch {
	case !g.there(t):
		return illegal("PIL-FIRE-01", "%s is not on the table", g.thing(t))
	case !g.burns(t):
		return illegal("PIL-FIRE-01", "%s does not burn", g.thing(t))
	case g.alight(t):
		return illegal("PIL-FIRE-05", "%s burns already", g.thing(t))
	}
	return refused(g.catches(t), g.thing(t)+" does not burn now")
}

// catches asks what keeps a thing that burns from catching fire now
// (GAP-CROPS-WEATHER).
func (g *Game) catches(t Thing) []hook.Refusal {
	ev := g.begin()
	defer g.end()
	ev.F[hook.PieceSlot], ev.F[hook.ObjectSlot] = t.Piece, t.Model
	return g.R.Can(ev, g.Points[pCanCatchFire])
}

// mayIgnite refuses who may not set a thing on fire now (PIL-FIRE-01).
func (g *Game) mayIgnite(m int32, t Thing) error {
	n := &g.num().fire
	if err := g.mayBurn(t); err != nil { // time has passed
		return err
	}
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.This(m, battle.SkipTurn):
		return g.skips("PIL-FIRE-01", m, "does nothing")
	case !n.inMelee && !g.IsM(m, battle.Fight, 0):
		return illegal("PIL-FIRE-01", "%s is in melee", g.Name(m))
	}
	if d := g.away(m, t); !battle.Within(d, 0) {
		return illegal("PIL-FIRE-01", "%s does not touch %s, it is %s away", g.Name(m), g.thing(t), inches(d))
	}
	if d := g.wasAway(m, t); n.sinceStart && !battle.Within(d, 0) {
		return illegal("PIL-FIRE-01", "%s did not touch %s when the turn began, it was %s away", g.Name(m), g.thing(t), inches(d))
	}
	return nil
}

// tried is how many turns running, up to the last one, m has done nothing but
// try to set a thing on fire; 0 when it does something else this turn
// (PIL-FIRE-03).
func (g *Game) tried(m int32, t Thing) int32 {
	if g.busy(m) {
		return 0
	}
	if !g.num().fire.handedOn {
		return g.triedBy(m, t)
	}
	n := int32(0)
	for o := range g.Count() {
		n = max(n, g.triedBy(o, t))
	}
	return n
}

func (g *Game) triedBy(m int32, t Thing) int32 {
	if !g.IsM(m, battle.TriedOn, t.code()) || !g.IsM(m, battle.TriedTurn, g.Now(hook.Turn)-1) {
		return 0
	}
	return g.M(m, battle.TriedTimes) + 1
}

// busy says whether m has done something this turn besides playing with fire.
func (g *Game) busy(m int32) bool {
	for _, did := range []int{battle.MovedTurn, battle.ChargeTurn, battle.ReactTurn, battle.RaisedTurn, battle.StruckTurn, battle.SearchedTurn} {
		if g.This(m, did) {
			return true
		}
	}
	return g.M(m, battle.Went) > 0 || g.num().fire.shotResets && g.This(m, battle.ShotTurn)
}

// ignitionNeed is the natural roll that sets a thing on fire (PIL-FIRE-02): less
// for every turn of trying, fixed for fortified buildings (PIL-BUILD-11), low
// for stores (PIL-BUILD-12).
func (g *Game) ignitionNeed(ev *hook.Event, m int32, t Thing, times int32) int {
	n := &g.num().fire
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	ev.F[hook.PieceSlot], ev.F[hook.ObjectSlot] = t.Piece, t.Model
	fixed := g.tagged(t, n.fortTag)
	base := g.firstNeed(m, t)
	if !fixed || n.fortifiedFalls {
		base = max(base-int(times)*n.fall, min(base, n.floor))
		if times > 0 && g.R.Log != nil {
			g.explain("ignite", "PIL-FIRE-03", "%s has tried for %d turns: %d+", g.Name(m), times, base)
		}
	}
	s := resolve.Stack{Log: g.R.Log, Label: "ignite"}
	s.Target = int(g.R.Modify(ev, g.Points[pModifyIgnitionNeed], int32(base)))
	if !fixed {
		s.Mods = int(g.R.Modify(ev, g.Points[pModifyIgnition], 0))
		if n.floorRoll {
			s.Mods = min(s.Mods, s.Target-n.floor)
		}
	}
	return s.Need(g.num().dice)
}

// firstNeed is the number of a first attempt.
func (g *Game) firstNeed(m int32, t Thing) int {
	n := &g.num().fire
	torch := int(b2i(g.Has(m, g.words.torch)))
	base, rule, what := n.need[torch], "PIL-FIRE-02", "a first attempt"
	switch {
	case g.tagged(t, n.fortTag):
		base, rule, what = n.fortified, "PIL-BUILD-11", "fortified"
	case g.tagged(t, n.storeTag):
		base, rule, what = n.store[torch], "PIL-BUILD-12", "stores burn well"
	}
	if g.R.Log != nil {
		g.explain("ignite", rule, "%s: %d+ %s a torch", what, base, [...]string{"without", "with"}[torch])
	}
	return base
}

// NeedFire is the natural roll on which m would set a thing on fire, were it to
// try now; after the attempt of this turn, were it to try in the next.
func (g *Game) NeedFire(m int32, t Thing) (n int, err error) {
	err = g.Look(func() error {
		switch {
		case !g.Alive(m):
			return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
		case !g.burns(t):
			return illegal("PIL-FIRE-01", "%s does not burn", g.thing(t))
		}
		if err := refused(g.catches(t), g.thing(t)+" does not burn now"); err != nil {
			return err
		}
		if g.This(m, battle.TriedTurn) {
			g.Set(battle.Turn, g.Get(battle.Turn)+1)
		}
		ev := g.begin()
		defer g.end()
		n = g.ignitionNeed(ev, m, t, g.tried(m, t))
		return nil
	})
	return n, err
}
