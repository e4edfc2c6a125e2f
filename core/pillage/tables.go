package pillage

import (
	"fmt"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/play"
)

// Weapon is a row of the weapon table, read from the data of a battle.
type Weapon struct {
	Decl       *battle.Decl
	Sym        int32
	ID         string
	Melee      bool
	ToHit      [3]int // needed against UA, SA, FA (PIL-GEN-07)
	Range      int32  // thousandths of an inch, 0: no missile
	Still      int    // shots without moving (PIL-SHOOT-13)
	Half       int    // shots after at most half of the allowance
	More       int    // shots after more
	Hands      int
	SaveMod    int    // change to the save of whoever is hit
	Step       string // "first", "normal", "last"
	Long       int    // change to the roll at long range
	Shoots     bool   // may be used in the shooting stage
	Volley     bool   // may be used in a volley
	Reacts     bool   // may be shot at a charging enemy
	KeepsGear  bool   // who shot with it at a charging enemy fights on as usual
	ShieldIdle bool   // its bearer's shield does not count when he is shot at
	Guess      bool   // its numbers are placeholders
	Rule       string // the rule that its traits stand on, for explanations
	Spear      bool   // is a spear or counts as one

	Thrown *Weapon // as which it is shot or thrown, nil: as itself
	Expend bool    // it is gone once thrown

	RiderLike  string // weapon that it counts as in a rider's hands
	RiderFirst bool   // a mounted charge with it strikes first
	RiderBan   bool   // riders may not use it to shoot, unless a rule lets them
}

// woundOrder is the data key of the rules that answer wounds, in their order.
const woundOrder = "rules.wound.order"

// numbers are the tables of the game as the core reads them.
type numbers struct {
	of        *battle.Values
	weapons   map[int32]*Weapon
	unarmed   *Weapon
	troops    []*profile // by symbol
	byBit     []*Weapon  // by item, nil where it is no weapon
	gearHands []int      // by item: hands of gear that is always in use

	dice        dice.House
	clamp       [2]int // of the result of a table
	save        [3]int
	move        [2][3]int32 // foot, horse by class
	road        [2]int32
	keepAway    int32
	longShare   int32
	halfShare   int32
	raised      int
	multiMax    int
	multiSave   int
	moraleNeed  int
	mountClass  int
	largeTarget int
	frighten    int
	spearsBold  bool // it is not for spears
	ridersBold  bool // nor for riders
	houndsBold  bool // nor for hounds
	cavalryAdds bool // cavalrySave adds to what the weapon of the charger does
	horse       [len(horseWords)]bool
	lossHorse   bool   // a horse that falls is a loss
	accident    [2]int // to the improvised strike of a fall, and to its save
	multiPair   bool   // multiSave is not for the blows of a pair of a charge
	stepOf      [3]int // by strike step: the place of its blows
	oneSide     bool   // only the side with the initiative strikes
	surplus     string // attacks at whom has wounds enough: "lost", "rolled", "next"
	cavalrySave int
	pass        int
	byPieces    [3]int              // class by worn pieces
	idle        [3]bool             // by purpose: an idle shield gives nothing
	multiShots  bool                // several enemies in melee tell against shots too
	auraEdge    bool                // auras begin at the edge of a base
	epsilon     int32               // what may be missing to a distance that just reaches
	friends     bool                // friends may be shot at
	addFirst    bool                // the range factor comes after what is added
	roundHalf   string              // of a charge distance changed by a factor: "down", "up", "exact"
	roundRange  string              // of a range
	byWay       bool                // shots go by the inches gone, not by what they cost
	fighting    bool                // friends who fight are in the way of shots into their fight
	aiding      bool                // spearmen who support in a fight are in the way of shots into it
	longPrinted bool                // long range is half of the printed range
	startNear   bool                // who starts too near an enemy may move
	redirects   int                 // how often a wound may be passed on
	guards      []string            // rules that answer wounds, in the order in which they are asked
	split       int32               // how far a new pair steps aside
	deedsOnly   bool                // who ignores a weather goes over its ground like others
	talentsEnd  bool                // the talent of a chief who falls is no more
	weather     string              // in force unless the battle says otherwise
	friendly    bool                // among friends only the charger has bonuses
	joined      bool                // others may charge into a fight among friends
	formations  map[int32]formation // by symbol
	volley      volleyTable
	turn        turnTable
	deploy      deployTable
	size        [2]int32 // of the table
	moving      moveTable
	agility     agilityTable
	grounds     map[int32]*ground // by symbol of the terrain
	tags        tagWords
	charge      chargeTable
	react       reactTable
	cover       coverTable
	sight       sightTable
	thirdSide   bool // who comes into a fight of two sides is an enemy of both
	spear       spearTable
	push        pushTable
	torch       torchTable
	wall        wallTable
	fire        fireTable
	light       lightTable
	build       buildTable
	hound       houndTable
	loot        lootTable
	end         endTable
	ship        shipTable
}

// volleyTable is what the tables say of volleys (PIL-VOLLEY).
type volleyTable struct {
	least        int   // archers
	gap          int32 // to the next archer, thousandths of an inch
	radius       int32
	perArcher    int32 // added to the radius for each archer beyond the least
	need         int
	connected    bool   // one group; else each archer has another near
	anyone       bool   // who carries loot, is in melee or rides may join in
	cancelSpends bool   // a volley out of range is the archers' shooting
	mixed        string // whose range counts: "nearest", "longest", "shortest"

	rules, weapon, wall, long, large bool  // which modifiers apply
	noInside, noRiders, noMelee      bool  // who is spared
	strewn                           int32 // radius of the arrow-strewn ground
}

// num returns the tables for the battle's present data keys.
func (g *Game) num() *numbers {
	if g.tables == nil || g.tables.of != g.Values {
		g.tables = g.read()
	}
	return g.tables
}

// must reads data keys that the core cannot do without; no number stands in the
// code in their place.
type must struct {
	v       *battle.Values
	missing *[]string
}

func (m must) get(key string, kind battle.ValueKind) battle.Value {
	x := m.v.Get(key)
	if x.Kind != kind {
		*m.missing = append(*m.missing, key)
	}
	return x
}

func (m must) Num(key string) int32   { return m.get(key, battle.Num).Num }
func (m must) Int(key string) int     { return int(m.Num(key) / 1000) }
func (m must) Word(key string) string { return m.get(key, battle.Str).Str }
func (m must) Flag(key string) bool   { return m.get(key, battle.Truth).Num != 0 }

// Missing lists the data keys that the core reads and no script declares.
func Missing(c *battle.Content) []string {
	g := &Game{Play: play.New(c, nil)}
	g.read()
	return g.missing
}

func (g *Game) read() *numbers {
	v := g.Values
	m := must{v, &g.missing}
	n := &numbers{of: v, weapons: map[int32]*Weapon{},
		dice:        readHouse(v, m),
		clamp:       [2]int{m.Int("rules.dice.table_clamp.1"), m.Int("rules.dice.table_clamp.2")},
		raised:      m.Int("rules.shield.raised"),
		keepAway:    m.Num("rules.move.keep_away"),
		longShare:   m.Num("rules.shoot.long_share"),
		halfShare:   m.Num("rules.shoot.half_share"),
		multiMax:    m.Int("rules.multi.max"),
		multiSave:   m.Int("rules.multi.save"),
		moraleNeed:  m.Int("rules.morale.need"),
		largeTarget: m.Int("rules.cav.large_target"),
		frighten:    m.Int("rules.cav.frighten"),
		cavalrySave: m.Int("rules.cav.charge_save"),
		spearsBold:  listed(v, "rules.cav.frighten_exempt", "spear"),
		ridersBold:  listed(v, "rules.cav.frighten_exempt", "rider"),
		houndsBold:  listed(v, "rules.cav.frighten_exempt", "hound"),
		cavalryAdds: m.Flag("rules.cav.charge_save_stack"),
		lossHorse:   m.Flag("rules.mount.loss_counts"),
		accident:    [2]int{m.Int("rules.improvised_strike.attack"), m.Int("rules.improvised_strike.save")},
		multiPair:   m.Word("rules.multi.save_timing") == "after",
		oneSide:     m.Word("rules.melee.frequency") == "initiative",
		surplus:     m.Word("rules.melee.surplus_attacks"),
		pass:        m.Int("rules.shoot.pass"),
		road:        [2]int32{m.Num("rules.road.infantry"), m.Num("rules.road.cavalry")},
		auraEdge:    m.Word("rules.geometry.aura_origin") == "edge",
		epsilon:     m.Num("rules.geometry.epsilon"),
		friends:     m.Flag("rules.shoot.target_friend"),
		addFirst:    m.Word("rules.shoot.range_order") == "additions_first",
		roundHalf:   m.Word("rules.rounding.half"),
		roundRange:  m.Word("rules.rounding.range"),
		light:       lightTable{m.Num("rules.light.torch"), m.Num("rules.light.blaze")},
		byWay:       m.Word("rules.shoot.moved_measure") == "distance",
		fighting:    listed(v, "rules.shoot.melee_obstacles", "fighters"),
		aiding:      listed(v, "rules.shoot.melee_obstacles", "supporters"),
		longPrinted: m.Word("rules.shoot.long_base") == "printed",
		startNear:   m.Flag("rules.move.start_within_1"),
		redirects:   m.Int("rules.wound.redirects"),
		guards:      listOf(v, woundOrder),
		friendly:    m.Word("rules.melee.friendly") == "charger",
		weather:     m.Word("rules.weather.default"),
		talentsEnd:  m.Flag("rules.talent.ends_with_chief"),
		deedsOnly:   m.Word("rules.weather.immunity_scope") == "deeds",
		joined:      m.Flag("rules.melee.friendly_joined"),
		multiShots:  listed(v, "rules.multi.save_scope", "shoot"),
		idle:        [3]bool{toHit: listed(v, "rules.armour.idle_shield_affects", "hit"), toSave: listed(v, "rules.armour.idle_shield_affects", "save"), toMove: listed(v, "rules.armour.idle_shield_affects", "move")},
		thirdSide:   m.Word("rules.multi.third_side") == "enemy",
		split:       m.Num("rules.multi.split"),
		formations:  map[int32]formation{},
	}
	for i, c := range battle.ClassNames {
		n.save[i] = m.Int("rules.save." + c)
		n.byPieces[i] = classIndex(m.Word(fmt.Sprintf("rules.armour.by_pieces.%d", i+1)))
		n.move[0][i] = m.Num("rules.move.infantry." + c)
		n.move[1][i] = m.Num("rules.move.cavalry." + c)
	}
	for i, s := range steps {
		n.stepOf[i] = min(max(m.Int("rules.melee.steps."+s)-1, 0), len(steps)-1)
	}
	for i, w := range horseWords {
		n.horse[i] = listed(v, "rules.mount.save_modifiers", w)
	}
	n.mountClass = classIndex(m.Word("rules.mount.class"))
	n.charge = readCharge(v, m)
	n.react = readReact(v, m)
	n.cover = readCover(m)
	n.volley = readVolley(v, m)
	n.turn, n.deploy = readTurn(v, m), readDeploy(m)
	n.size = [2]int32{m.Num("rules.table.size.1"), m.Num("rules.table.size.2")}
	n.moving, n.agility = readMove(v, m), readAgility(m)
	n.grounds, n.tags = g.readGrounds(v), readTags(g, v)
	n.sight = g.readSight(v, m)
	n.spear, n.push = readSpear(m), g.readPush(m)
	n.torch, n.wall = readTorch(m), readWall(m)
	n.fire, n.loot, n.end = g.readFire(v, m), g.readLoot(v, m), g.readEnd(v, m)
	n.ship = readShip(g, m)
	n.build, n.hound = g.readBuild(m), readHound(m)
	g.readLists(v, n)
	return n
}

// readHouse is how the tables read dice (PIL-DICE).
func readHouse(v *battle.Values, m must) dice.House {
	return dice.House{
		Ceiling: m.Int("rules.dice.max_result"),
		Ones:    !listed(v, "rules.dice.nat1_kinds", "test"),
		Rows:    !listed(v, "rules.dice.nat1_kinds", "table"),
		Both:    m.Flag("rules.dice.second_die_always"),
		Whole:   m.Word("rules.dice.reroll_unit") == "roll",
	}
}

func readVolley(v *battle.Values, m must) volleyTable {
	applies := func(word string) bool { return listed(v, "rules.volley.modifiers", word) }
	return volleyTable{
		least:        m.Int("rules.volley.min"),
		gap:          m.Num("rules.volley.gap"),
		radius:       m.Num("rules.volley.radius"),
		perArcher:    m.Num("rules.volley.per_archer"),
		need:         m.Int("rules.volley.need"),
		connected:    m.Flag("rules.volley.connected"),
		anyone:       m.Word("rules.volley.eligible") == "any",
		cancelSpends: m.Flag("rules.volley.cancel_spends"),
		mixed:        m.Word("rules.volley.mixed_range"),
		rules:        applies("rules"),
		weapon:       applies("weapon"),
		wall:         applies("wall"),
		long:         applies("long"),
		large:        applies("large"),
		noInside:     listed(v, "rules.volley.immune", "building"),
		noRiders:     listed(v, "rules.volley.immune", "rider"),
		noMelee:      listed(v, "rules.volley.immune", "melee"),
		strewn:       m.Num("rules.volley.strewn"),
	}
}

// readLists reads what is kept by weapon, troop, formation and item.
func (g *Game) readLists(v *battle.Values, n *numbers) {
	for _, id := range g.C.IDs("weapon") {
		w := g.weapon(v, g.C.Get("weapon", id))
		n.weapons[w.Sym] = w
	}
	for _, id := range g.C.IDs("weapon") {
		w := n.weapons[g.C.Lex.Sym(id)]
		if t := n.weapons[g.C.Lex.Sym(v.Word("rules.weapon."+w.ID+".thrown_as", ""))]; t != nil {
			w.Thrown, w.Range, w.Long, w.Still, w.Half, w.More = t, t.Range, t.Long, t.Still, t.Half, t.More
		}
	}
	for _, id := range g.C.IDs("troop") {
		d := g.C.Get("troop", id)
		for int(d.Sym) >= len(n.troops) {
			n.troops = append(n.troops, nil)
		}
		n.troops[d.Sym] = readProfile(v, d)
	}
	for _, id := range g.C.IDs("formation") {
		n.formations[g.C.Get("formation", id).Sym] = g.readFormation(v, id)
	}
	n.byBit, n.gearHands = make([]*Weapon, len(g.C.Items)), make([]int, len(g.C.Items))
	for bit, id := range g.C.Items {
		n.byBit[bit] = n.weapons[g.C.Lex.Sym(id)]
		if d := g.C.Get("gear", id); d != nil && d.Fields.Field("one_per_band").Kind != battle.Absent {
			n.gearHands[bit] = v.Int("rules.gear."+id+".hands", 0)
		}
	}
	n.unarmed = n.weapons[g.C.Lex.Sym(v.Word("rules.melee.unarmed", "improvised"))]
}

func (g *Game) weapon(v *battle.Values, d *battle.Decl) *Weapon {
	key := "rules.weapon." + d.ID + "."
	w := &Weapon{Decl: d, Sym: d.Sym, ID: d.ID, Spear: d.Is("spear"),
		Range:      v.Num(key+"range", 0),
		Still:      v.Int(key+"shots.still", 0),
		Half:       v.Int(key+"shots.half", 0),
		More:       v.Int(key+"shots.more", 0),
		Hands:      v.Int(key+"hands", 1),
		SaveMod:    v.Int(key+"save_mod", 0),
		Step:       v.Word(key+"step", "normal"),
		Long:       v.Int(key+"long_penalty", v.Int("rules.shoot.long_penalty", -1)),
		ShieldIdle: v.Flag(key+"shield_idle_when_shot", false),
		KeepsGear:  v.Flag(key+"keeps_gear", false),
		Expend:     v.Flag(key+"expend", false),
		RiderLike:  v.Word(key+"mounted.like", ""),
		RiderFirst: v.Word(key+"mounted.charge_step", "") == "first",
		RiderBan:   v.Get(key+"mounted.allowed").Kind == battle.Truth && !v.Flag(key+"mounted.allowed", true),
	}
	w.Rule = "PIL-SAVE-02"
	if len(d.Implements) > 0 {
		w.Rule = d.Implements[0]
	}
	w.Rule = orElse(v.Get(key+"save_mod").Origin.Rule, w.Rule)
	for i, c := range battle.ClassNames {
		x := v.Get(key + "to_hit." + c)
		w.ToHit[i] = int(x.Num / 1000)
		w.Guess = w.Guess || x.Origin.Placeholder
	}
	for _, use := range d.Fields.Field("used").Words() {
		w.Melee = w.Melee || use == "melee"
		w.Shoots = w.Shoots || use == "shoot"
		w.Volley = w.Volley || use == "volley"
		w.Reacts = w.Reacts || use == "reaction"
	}
	return w
}

// listOf reads a list of words among the data keys.
func listOf(v *battle.Values, key string) (out []string) {
	for i := 1; ; i++ {
		x := v.Get(fmt.Sprintf("%s.%d", key, i))
		if x.Kind == battle.Absent {
			return out
		}
		out = append(out, x.Str)
	}
}

// listed says whether a list among the data keys has a word.
func listed(v *battle.Values, key, word string) bool {
	for i := 1; ; i++ {
		switch x := v.Get(fmt.Sprintf("%s.%d", key, i)); {
		case x.Kind == battle.Absent:
			return false
		case x.Str == word:
			return true
		}
	}
}

func classIndex(name string) int {
	for i, c := range battle.ClassNames {
		if c == name {
			return i
		}
	}
	return 0
}

// Defaults are the fields that a declaration may leave out, so that every
// number has a data key to change.
func Defaults(kind string) []battle.NamedValue {
	num := func(name string, n int32) battle.NamedValue {
		return battle.NamedValue{Name: name, Value: battle.Value{Kind: battle.Num, Num: n * 1000}}
	}
	switch kind {
	case "weapon":
		return []battle.NamedValue{num("save_mod", 0), num("hands", 1),
			{Name: "step", Value: battle.Value{Kind: battle.Str, Str: "normal"}}}
	case "troop":
		return []battle.NamedValue{num("hp", 1), num("attacks", 1)}
	}
	return nil
}
