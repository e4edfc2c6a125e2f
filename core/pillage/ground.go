package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/hook"
)

// Classes of ground, indexes into groundKeys.
const (
	openGround int32 = iota
	difficultGround
	impassableGround
)

// ground is a terrain as the core reads it.
type ground struct {
	class    int32
	obstacle bool // crossed for a fixed price, where it is small enough
	hides    bool
	burns    bool
	blocks   string // none, deep, tall, all: what of it no line of sight passes
	height   int32  // thousandths of an inch
	tagged   []taggedGround
}

// taggedGround is what a terrain is where a piece has a tag.
type taggedGround struct {
	tag int32
	ground
}

// tagWords are the tags of terrain that the core knows.
type tagWords struct {
	ford, bridge, road, ladder, climb, gap, hill, building int32
	water                                                  []int32 // what has to be swum
}

func readTags(g *Game, v *battle.Values) tagWords {
	s := g.C.Lex.Sym
	t := tagWords{ford: s("ford"), bridge: s("bridge"), road: s("road"), ladder: s("ladder"), climb: s("climb"), gap: s("gap"),
		hill: s("hill"), building: s("building")}
	for _, w := range wordsAt(v, "rules.terrain.water.kinds") {
		t.water = append(t.water, s(w))
	}
	return t
}

// wordsAt is a list among the data keys.
func wordsAt(v *battle.Values, key string) []string {
	var out []string
	for i := 1; ; i++ {
		x := v.Get(key + "." + itoa(i))
		if x.Kind != battle.Str {
			return out
		}
		out = append(out, x.Str)
	}
}

// readGrounds reads every terrain.
func (g *Game) readGrounds(v *battle.Values) map[int32]*ground {
	out := map[int32]*ground{}
	for _, id := range g.C.IDs("terrain") {
		d, key := g.C.Get("terrain", id), "rules.terrain."+id+"."
		k := readGround(v, key, ground{blocks: "none"})
		for _, f := range d.Fields.Field("tagged").Fields {
			k.tagged = append(k.tagged, taggedGround{g.C.Lex.Sym(f.Name), readGround(v, key+"tagged."+f.Name+".", k)})
		}
		out[d.Sym] = &k
	}
	return out
}

// readGround reads the fields of a terrain over those of another.
func readGround(v *battle.Values, key string, k ground) ground {
	k.class = int32(indexOf(groundKeys, v.Word(key+"class", groundKeys[k.class])))
	k.obstacle = v.Flag(key+"obstacle", k.obstacle)
	k.hides = v.Flag(key+"hides", k.hides)
	k.burns = v.Flag(key+"burns", k.burns)
	k.blocks = v.Word(key+"blocks", k.blocks)
	k.height = v.Num(key+"height", k.height)
	k.tagged = nil
	return k
}

// ground of a piece: of its terrain, what its tags change, its own height. Of
// several tags each changes what the terrain says otherwise.
func (g *Game) ground(p int32) ground {
	piece := &g.Pieces[p]
	of := g.num().grounds[piece.Kind]
	k := *of
	for i := range of.tagged {
		if t := &of.tagged[i]; slices.Contains(piece.Tags, t.tag) {
			k = k.changed(of, &t.ground)
		}
	}
	if piece.Height >= 0 {
		k.height = piece.Height
	}
	return k
}

// changed takes over what a tag says otherwise than the terrain.
func (k ground) changed(of, t *ground) ground {
	if t.class != of.class {
		k.class = t.class
	}
	if t.obstacle != of.obstacle {
		k.obstacle = t.obstacle
	}
	if t.hides != of.hides {
		k.hides = t.hides
	}
	if t.burns != of.burns {
		k.burns = t.burns
	}
	if t.blocks != of.blocks {
		k.blocks = t.blocks
	}
	if t.height != of.height {
		k.height = t.height
	}
	return k
}

// lies says whether a piece is on the table.
func (g *Game) lies(p int32) bool { return g.IsP(p, battle.PGone, 0) }

// passable says whether a piece is a passable obstacle: small enough to step
// over (PIL-OBST-01).
func (g *Game) passable(p int32, k *ground) bool {
	o := &g.num().moving
	return k.obstacle && battle.Within(k.height, o.height) && battle.Within(g.Pieces[p].Width, o.width)
}

// barrier says whether a piece is only passed by a jump or a climb: a gap, or
// an obstacle too large to step over (PIL-AGIL-01).
func (g *Game) barrier(p int32, k *ground) bool {
	t := &g.num().tags
	return k.obstacle || g.Tagged(p, t.climb) || g.Tagged(p, t.gap)
}

// groundOf is the class of the ground for a model on a piece, Nil the open
// table: the rules may change it (PIL-TERR-09).
func (g *Game) groundOf(m, p int32) int32 {
	class := openGround
	if p >= 0 {
		class = g.ground(p).class
	}
	return g.pieceValue(pModifyTerrainClass, m, p, class)
}

// pieceValue asks the rules about a model at a piece.
func (g *Game) pieceValue(point int, m, p, base int32) int32 {
	if len(g.R.Active[point]) == 0 {
		return base
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, p, g.M(m, battle.SideOf)
	return g.R.Modify(ev, g.Points[point], base)
}

// factor is the allowance that an inch of difficult ground costs a model,
// thousandths, at least 1 (PIL-TERR-09, PIL-CAV-02).
func (g *Game) factor(m, p int32) int32 {
	return max(g.pieceValue(pModifyTerrainCost, m, p, g.num().moving.difficult[b2i(g.rides(m))]), hook.Milli)
}

// mustSwim says whether a piece has to be swum: water, and a ford where a rule
// says so (PIL-SWIM-01).
func (g *Game) mustSwim(m, p int32) bool {
	t := &g.num().tags
	water := slices.ContainsFunc(t.water, func(w int32) bool { return g.Tagged(p, w) })
	if !water && !g.Tagged(p, t.ford) {
		return false
	}
	return g.pieceValue(pModifySwimRequired, m, p, b2i(water)) != 0
}

// InDifficult says whether the base of a model touches difficult ground
// (PIL-CAV-03).
func (g *Game) InDifficult(m int32) bool {
	if g.afloat(m) {
		return false
	}
	if g.groundOf(m, hook.Nil) == difficultGround {
		return true
	}
	for p := range int32(len(g.Pieces)) {
		if g.Shape(p).Meets(g.Centre(m), g.Radius(m)) && g.lies(p) && g.groundOf(m, p) == difficultGround {
			return true
		}
	}
	for _, sh := range g.strewnGround() {
		if sh.Meets(g.Centre(m), g.Radius(m)) {
			return true
		}
	}
	return false
}

// swimming is the water under the centre of a model, Nil where there is none or
// a bridge leads over it (PIL-SWIM-03).
func (g *Game) swimming(m int32) int32 {
	wet, at := hook.Nil, g.Centre(m)
	for p := range int32(len(g.Pieces)) {
		if !g.Shape(p).Contains(at) || !g.lies(p) {
			continue
		}
		if g.Tagged(p, g.num().tags.bridge) {
			return hook.Nil
		}
		if wet == hook.Nil && g.Shape(p).Depth(at) > battle.Tolerance && g.mustSwim(m, p) {
			wet = p
		}
	}
	return wet
}

// elevation of a model above the table, thousandths of an inch: the hill under
// its centre, the floor of the building that it occupies, what it climbed
// (PIL-TERR-06).
func (g *Game) elevation(m int32) int32 {
	high := int32(0)
	n, at, s := g.num(), g.Centre(m), g.sights()
	for _, p := range s.raised {
		if s.of[p].height > high && g.Shape(p).Contains(at) && g.lies(p) {
			high = s.of[p].height
		}
	}
	if !g.IsM(m, battle.Inside, 0) {
		high += g.M(m, battle.Floor) * n.moving.floor
	}
	if g.onTop(m) > 0 {
		high += g.M(m, battle.High)
	}
	return high
}

// onTop is the piece + 1 that m climbed on and has not left since, 0 none.
func (g *Game) onTop(m int32) int32 {
	if g.IsM(m, battle.OnTop, 0) {
		return 0
	}
	on := g.M(m, battle.OnTop)
	if !g.Shape(on-1).Meets(g.Centre(m), 0) {
		return 0
	}
	return on
}

// moveTable is what the tables say of moving over terrain.
type moveTable struct {
	order       []string // of what makes the allowance: "add", "cap", "victim"
	leaps       bool     // a charge may lead over what is jumped or climbed
	difficult   [2]int32 // on foot, mounted: allowance for an inch, thousandths
	wholeInches bool     // lengths on difficult ground are rounded up
	stacks      bool     // what is difficult by itself costs again where a rule makes the ground so
	ladder      int32    // allowance for an inch, thousandths; 0: of difficult ground
	roadOver    bool     // a road is the ground where it leads through other
	roadCharge  bool     // its bonus is for charges too
	roadFlee    bool
	floor       int32 // from one floor to the next, thousandths of an inch

	height, width  int32 // of a passable obstacle, at most
	obstacle       int32 // price of crossing it
	widthFree      bool  // that is all of its price
	obstacleBlocks bool  // it stops a charge
	othersNear     bool  // a charge may end near others
	swimCharge     bool  // a charge may lead into water
	swimActs       bool  // who struggles may charge
	swimShoot      bool  // who is in water may shoot
	swimFight      bool  // and strike
	struggle       int32 // how far he gets

	fallFar      bool  // a rider who falls at an obstacle comes down beyond it
	dismountHalf bool  // who dismounts counts as having moved half
	least, most  int32 // height and width of manoeuvres
	boundsIn     bool  // these two are possible
	failCosts    bool  // a failure is paid like a success
	printed      bool  // height and width must both be possible
}

func readMove(v *battle.Values, m must) moveTable {
	return moveTable{
		difficult:      [2]int32{m.Num("rules.terrain.difficult.infantry"), m.Num("rules.terrain.difficult.cavalry")},
		wholeInches:    m.Word("rules.terrain.difficult.cost") == "ceil",
		stacks:         m.Flag("rules.terrain.difficult.stack"),
		ladder:         m.Num("rules.terrain.ladder.cost"),
		roadOver:       m.Flag("rules.terrain.road.over"),
		roadCharge:     listed(v, "rules.terrain.road.applies_to", "charge"),
		roadFlee:       listed(v, "rules.terrain.road.applies_to", "flee"),
		floor:          m.Num("rules.geometry.floor"),
		height:         m.Num("rules.obstacle.height"),
		width:          m.Num("rules.obstacle.width"),
		obstacle:       m.Num("rules.obstacle.cost"),
		widthFree:      m.Flag("rules.obstacle.width_free"),
		obstacleBlocks: m.Flag("rules.obstacle.blocks_charge"),
		othersNear:     m.Flag("rules.charge.others_within_1"),
		swimCharge:     m.Flag("rules.swim.charge"),
		swimActs:       m.Flag("rules.swim.struggle_charge"),
		swimShoot:      listed(v, "rules.swim.actions", "shoot"),
		swimFight:      listed(v, "rules.swim.actions", "fight"),
		order:          listOf(v, "rules.move.order"),
		leaps:          m.Flag("rules.agility.in_charge"),
		struggle:       m.Num("rules.swim.struggle"),
		fallFar:        m.Word("rules.cav.fall_place") == "far",
		dismountHalf:   m.Word("rules.cav.dismount_moved") == "half",
		least:          m.Num("rules.agility.least"),
		most:           m.Num("rules.agility.most"),
		boundsIn:       m.Word("rules.agility.bounds") == "included",
		failCosts:      m.Word("rules.agility.cost") == "always",
		printed:        m.Word("rules.agility.shapes") == "printed",
	}
}
