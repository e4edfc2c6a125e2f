package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
)

// sightTable is what the tables say of seeing and of what is in the way.
type sightTable struct {
	open    bool  // nothing blocks sight
	half    int32 // degrees to each side that an opening shows
	depth   int32 // deep in a forest is farther from its edge than this
	origin  string
	through string
	inside  int32 // how far two in one forest see each other when one is deep
	edge    string
	line    bool // only the line between the centres counts for shots
	chosen  bool // the shooter has the order of the obstacles
	passed  bool // things do not stop a shot
	frame   bool // a window frame is an obstacle
	split   bool // the shots of a turn may have several targets
	immune  bool // nobody inside a building can be shot at
	bulwark bool // in the way even of who touches it

	highBonus, highTimes int32
	lower                int   // to the blows of who stands lower on a slope
	slope                int32 // and by more than this
	heights              map[int32]int32
	rider                int32
	wounded              map[int32]bool // things, by troop, that missiles wound
}

func (g *Game) readSight(v *battle.Values, m must) sightTable {
	t := sightTable{
		open:      m.Word("rules.los.model") == "open",
		half:      m.Num("rules.los.opening") / hook.Milli,
		depth:     m.Num("rules.terrain.forest.depth"),
		origin:    m.Word("rules.terrain.forest.depth_origin"),
		through:   m.Word("rules.terrain.forest.through"),
		inside:    m.Num("rules.terrain.forest.inside_range"),
		edge:      m.Word("rules.terrain.forest.edge_obstacle"),
		line:      m.Word("rules.shoot.obstacle_geometry") == "line",
		chosen:    m.Word("rules.shoot.obstacle_order") == "chosen",
		passed:    m.Word("rules.shoot.hit_thing") == "passed",
		split:     m.Flag("rules.shoot.split"),
		frame:     m.Flag("rules.building.position_obstacle"),
		immune:    m.Flag("rules.building.occupant_immune"),
		bulwark:   m.Flag("rules.ship.bulwark_always"),
		highBonus: m.Num("rules.shoot.high_ground.bonus"),
		highTimes: m.Num("rules.shoot.high_ground.times"),
		lower:     m.Int("rules.slope.attack"),
		slope:     m.Num("rules.slope.threshold"),
		rider:     m.Num("rules.geometry.heights.cavalry"),
		heights:   map[int32]int32{},
		wounded:   map[int32]bool{},
	}
	foot := m.Num("rules.geometry.heights.infantry")
	for _, id := range g.C.IDs("troop") {
		d := g.C.Get("troop", id)
		t.heights[d.Sym] = v.Num("rules.geometry.heights."+d.Fields.Field("base").Str, foot)
		t.wounded[d.Sym] = listed(v, "rules.shoot.wounded_things", id)
	}
	return t
}

// figure is how high the figure of a model is, thousandths of an inch.
func (g *Game) figure(m int32) int32 {
	if g.Mounted(m) {
		return g.num().sight.rider
	}
	return g.num().sight.heights[g.Models[m].Troop]
}

// blocking is what of a piece no line of sight passes.
type blocking uint8

const (
	blocksNone blocking = iota
	blocksDeep          // what lies deep inside
	blocksTall          // all of it, where it is higher than one of the two figures
	blocksAll
)

var blockingWords = map[string]blocking{"deep": blocksDeep, "tall": blocksTall, "all": blocksAll}

// scenery is what sight needs to know of the pieces of a table. It is made from
// what cannot change in play, once for each set of pieces and tables.
type scenery struct {
	pieces  []battle.Piece
	values  *battle.Values
	of      []feature    // by piece
	index   *board.Index // of what blocks or hides and stays where it is
	indexed []int32      // the piece behind a number of the index
	ships   []int32      // what may hide and moves
	shapes  []*board.Shape
	slopes  []int32
	raised  []int32 // what one stands higher on
}

// feature is what a piece is to sight.
type feature struct {
	blocks    blocking
	hides     bool
	height    int32
	positions []battle.Opening // of a building: its windows, then its doors
}

// scenery of the present pieces.
func (g *Game) sights() *scenery {
	s := g.scene
	if s == nil || s.values != g.Values || len(s.pieces) != len(g.Pieces) || len(g.Pieces) > 0 && &s.pieces[0] != &g.Pieces[0] {
		s = g.viewPieces()
		g.scene = s
	}
	return s
}

// viewPieces works the scenery out.
func (g *Game) viewPieces() *scenery {
	s := &scenery{pieces: g.Pieces, values: g.Values, of: make([]feature, len(g.Pieces))}
	tag := g.C.Lex.Sym
	for i := range g.Pieces {
		p, f := int32(i), &s.of[i]
		k := g.ground(p)
		f.blocks, f.hides, f.height = blockingWords[k.blocks], k.hides, k.height
		if g.Tagged(p, tag("building")) {
			f.positions = positions(&g.Pieces[p])
		}
		switch {
		case g.Tagged(p, tag("ship")):
			s.ships = append(s.ships, p)
		case f.blocks != blocksNone || f.hides:
			s.indexed = append(s.indexed, p)
			s.shapes = append(s.shapes, g.Pieces[p].Shape)
		}
		if g.Tagged(p, tag("slope")) {
			s.slopes = append(s.slopes, p)
		}
		if g.Tagged(p, tag("slope")) || g.Tagged(p, tag("hill")) || g.Tagged(p, tag("mountain")) {
			s.raised = append(s.raised, p)
		}
	}
	s.index = board.NewIndex(board.Point{X: g.Size[0], Y: g.Size[1]}, s.shapes)
	return s
}

// eye is one end of a line of sight: a base, an opening, a point of the table.
type eye struct {
	at     board.Point
	r      int32
	figure int32
	in     int32       // the building that it looks out of, Nil in the open
	dir    board.Point // and the direction, of length 0 where it is no opening
}

// base of a model as one end of a line of sight.
func (g *Game) base(m int32) eye {
	e := eye{at: g.Centre(m), r: g.Radius(m), figure: g.figure(m), in: hook.Nil}
	if len(g.Pieces) > 0 {
		e.in = g.M(m, battle.Inside) - 1
	}
	return e
}

// far is the distance between the nearest points of two ends.
func far(a, b eye) int32 {
	return max(board.Length(a.at.X-b.at.X, a.at.Y-b.at.Y)-a.r-b.r, 0)
}

// blind is why one does not see the other.
type blind uint8

const (
	sees     blind = iota
	blocked        // something stands between them
	inWood         // one is deep in a forest, the other is not in it
	wideOff        // they are in one forest, one of them deep, too far apart
	indoors        // the other is inside a building
	sideways       // it is outside the field of view of the opening
)

// Sees says whether a model sees another (PIL-LOS-01, battle.Game). Who is
// inside a building looks out of all its openings, and is seen by nobody outside.
func (g *Game) Sees(a, n int32) bool {
	if a == n || !g.IsM(n, battle.Hidden, 0) {
		return false
	}
	if len(g.Pieces) == 0 {
		return true
	}
	from, to := g.base(a), g.base(n)
	switch {
	case from.in < 0:
		why, _ := g.look(from, to)
		return why == sees
	case from.in == to.in:
		return true
	}
	return g.opening(a, n) >= 0
}

// unseen is the refusal of who names somebody he does not see; rule is the one
// that asks for sight.
func (g *Game) unseen(from, to eye, n int32, rule string) error {
	why, p := g.look(from, to)
	var err *fault.Error
	switch why {
	case sees:
		return nil
	case inWood:
		err = illegal("PIL-TERR-02", "%s is hidden, more than %s deep in %s", g.Name(n), inches(g.num().sight.depth), g.Pieces[p].Name)
		if !g.deep(g.Shape(p), to) {
			err = illegal("PIL-TERR-02", "%s is outside %s: from more than %s deep in it he cannot be named", g.Name(n), g.Pieces[p].Name, inches(g.num().sight.depth))
		}
	case wideOff:
		err = illegal("PIL-TERR-04", "%s is %s away in %s, at most %s deep inside", g.Name(n), inches(far(from, to)), g.Pieces[p].Name, inches(g.num().sight.inside))
	case indoors:
		err = illegal("PIL-BUILD-05", "%s is inside %s", g.Name(n), g.Pieces[p].Name)
	case sideways:
		err = illegal("PIL-BUILD-04", "%s is outside the %d degrees to each side of the opening", g.Name(n), g.num().sight.half)
	default:
		err = illegal(rule, "%s is out of sight", g.Name(n))
		if p >= 0 {
			err = illegal(rule, "%s is out of sight behind %s", g.Name(n), g.Pieces[p].Name)
		}
	}
	return err
}

// look says whether there is a straight line from one end to the other that
// nothing blocks (GAP-LOS-GEOMETRY), and if not why, and which piece it is.
func (g *Game) look(from, to eye) (blind, int32) {
	n := &g.num().sight
	if len(g.Pieces) == 0 || n.open {
		return sees, hook.Nil
	}
	if to.in >= 0 && n.immune {
		return indoors, to.in
	}
	if from.dir != (board.Point{}) && !board.InSector(from.at, from.dir.X, from.dir.Y, n.half, to.at, to.r) {
		return sideways, from.in
	}
	var room [16]int32
	var blockers [8]board.Blocker
	var who [8]int32
	stand, names := blockers[:0], who[:0]
	s := g.sights()
	for _, i := range s.index.Along(from.at, to.at, max(from.r, to.r)+battle.Tolerance, room[:0]) {
		p := s.indexed[i]
		inset, why := g.screen(s, p, from, to)
		if why != sees {
			return why, p
		}
		if inset >= 0 && g.lies(p) {
			stand, names = append(stand, board.Blocker{Shape: s.shapes[i], Inset: inset}), append(names, p)
		}
	}
	if len(stand) == 0 || board.Sees(from.at, from.r, to.at, to.r, stand) {
		return sees, hook.Nil
	}
	for i := range stand { // one that does it alone is named
		if !board.Sees(from.at, from.r, to.at, to.r, stand[i:i+1]) {
			return blocked, names[i]
		}
	}
	return blocked, hook.Nil
}

// screen is how far inside a piece begins what no line between these two
// passes, below 0 where none of it blocks; or why they do not see each other
// whatever the line.
func (g *Game) screen(s *scenery, p int32, from, to eye) (inset int32, why blind) {
	f := &s.of[p]
	switch {
	case f.blocks == blocksNone, p == from.in, p == to.in:
		return -1, sees
	case f.blocks == blocksTall && f.height <= min(from.figure, to.figure):
		return -1, sees
	case f.blocks == blocksDeep:
		return g.forest(g.Pieces[p].Shape, from, to)
	}
	return 0, sees
}

// forest is the screen that a forest is (PIL-TERR-02, PIL-TERR-04): its deep
// part, but not between two inside who are near each other.
func (g *Game) forest(wood *board.Shape, from, to eye) (inset int32, why blind) {
	n := &g.num().sight
	a, b := wood.Overlaps(from.at, from.r), wood.Overlaps(to.at, to.r)
	deep := a && g.deep(wood, from) || b && g.deep(wood, to)
	switch {
	case a && b && battle.Within(far(from, to), n.inside):
		return -1, sees
	case a && b && deep:
		return -1, wideOff
	case deep:
		return -1, inWood
	case n.through == "none":
		return -1, sees
	case n.through == "all" && !a && !b:
		return 0, sees
	}
	return n.depth + 5*battle.Tolerance, sees // a base that is just not deep shows its rim
}

// deep says whether a base that is in a forest is deep in it (GAP-FOREST-DEPTH).
func (g *Game) deep(wood *board.Shape, e eye) bool {
	n := &g.num().sight
	depth := wood.Depth(e.at)
	switch n.origin {
	case "nearest":
		depth -= e.r
	case "farthest":
		depth += e.r
	}
	return !battle.Within(depth, n.depth)
}

// seesPoint says whether a model sees a point of the table (PIL-VOLLEY-02). A
// volley names no target: the forest that the archer or the point is in does not
// count (PIL-TERR-02).
func (g *Game) seesPoint(m int32, at board.Point) bool {
	n := &g.num().sight
	if len(g.Pieces) == 0 || n.open {
		return true
	}
	from := g.base(m)
	to := eye{at: at, figure: from.figure, in: hook.Nil}
	var room [16]int32
	var blockers [8]board.Blocker
	stand := blockers[:0]
	s := g.sights()
	for _, i := range s.index.Along(from.at, at, from.r, room[:0]) {
		p, wood := s.indexed[i], s.shapes[i]
		if s.of[p].blocks == blocksDeep && (wood.Contains(at) || wood.Overlaps(from.at, from.r)) {
			continue
		}
		if inset, _ := g.screen(s, p, from, to); inset >= 0 && g.lies(p) {
			stand = append(stand, board.Blocker{Shape: wood, Inset: inset})
		}
	}
	return len(stand) == 0 || board.Sees(from.at, from.r, at, 0, stand)
}
