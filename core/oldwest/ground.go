package oldwest

import (
	"fmt"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// row is how a roll on one of the tables of movement comes out.
type row uint8

const (
	fails  row = iota // 1
	plain             // 2 to 5
	easily            // 6
)

var rowSaid = [...]string{"fails", "goes well", "goes easily"}

var rowWords = [...]string{"fails", "plain", "easily"}

// roll one die on a table of movement: up to one face it fails, from another on
// it goes easily (WEST-GAP-02).
func (g *Game) roll(s dice.Stream, m int32, key, rule string) row {
	die := g.R.Src.Roll(s, m)
	out := plain
	switch {
	case !dice.Least(g.R.Src, &die, g.whole("tables."+key+".fails")+1):
		out = fails
	case dice.Least(g.R.Src, &die, g.whole("tables."+key+".easy")):
		out = easily
	}
	if g.R.Log != nil {
		g.Explain(key, rule, "%s rolls %d: %s", g.Name(m), dice.Face(g.R.Src, &die), rowWords[out])
	}
	return out
}

// tell sets the fields of the result of a movement.
func (g *Game) tell(out *play.Out, m int32, r row) {
	out.Set("row", play.Word(rowWords[r]))
	out.Set("left", play.Inches(g.left(m)))
	out.Said = fmt.Sprintf("%s: it %s, %g\" left", g.Name(m), rowSaid[r], inch(g.left(m)))
}

// move goes straight to a place (WEST-JUMP-03, WEST-TERR-01 to 06).
func (g *Game) move(m int32, at board.Point) error {
	if err := g.mayGo(m); err != nil {
		return err
	}
	if err := g.grounded(m); err != nil {
		return err
	}
	from := g.Centre(m)
	n := board.Length(at.X-from.X, at.Y-from.Y)
	if g.is(m, "prone") {
		return g.crawl(m, at, n)
	}
	cost, err := g.way(m, from, at)
	if err != nil {
		return err
	}
	if !battle.Within(cost, g.left(m)) {
		rule := "WEST-TERR-01"
		if cost == n {
			rule = "WEST-RIDE-01"
		}
		return g.short(m, cost, rule)
	}
	g.setAt(m, at)
	g.setSpent(m, g.spent(m)+cost)
	g.leaveFight(m)
	g.Explain("move", "WEST-RIDE-01", "%s moves %g\", %g\" left", g.Name(m), inch(n), inch(g.left(m)))
	return nil
}

// grounded refuses to walk off while climbing, or with nobody to say where to.
func (g *Game) grounded(m int32) error {
	if c := g.fact(m, "climbing"); c > 0 {
		return play.Illegal("WEST-CLIMB-03", "%s is climbing %s", g.Name(m), g.Pieces[c-1].Name).Suggest("climb(m, piece) goes on")
	}
	return nil
}

// way is what a straight way costs, or why it cannot be gone.
func (g *Game) way(m int32, from, at board.Point) (int32, error) {
	if at.X < 0 || at.Y < 0 || at.X > g.Size[0] || at.Y > g.Size[1] {
		return 0, fault.New("E-ORDER", "%s stays on the table", g.Name(m))
	}
	n := board.Length(at.X-from.X, at.Y-from.Y)
	cost, r := n, g.Radius(m)
	var rough []board.Span
	for p := range int32(len(g.Pieces)) {
		s := g.Shape(p)
		if !g.IsP(p, battle.PGone, 0) {
			continue
		}
		if g.Values.Word("rules.terrain."+g.C.Lex.Word(g.Pieces[p].Kind)+".class", "") == "difficult" {
			rough = board.Union(rough, s.Inside(from, at))
		}
		if err := g.blocks(m, p, s, from, at, r); err != nil {
			return 0, err
		}
	}
	if len(rough) > 0 {
		cost += int32((int64(board.Lengths(rough)) * int64(g.roughFactor(m)-hook.Milli)) / hook.Milli)
	}
	if err := g.pastModels(m, from, at); err != nil {
		return 0, err
	}
	return cost, nil
}

// roughFactor is what an inch of difficult ground costs, thousandths (WEST-TERR-01).
func (g *Game) roughFactor(m int32) int32 {
	if s := g.fact(m, "steed"); s >= 0 {
		return g.Values.Num("rules.troop."+g.C.Lex.Word(g.Models[s].Troop)+".difficult", 2*hook.Milli)
	}
	if g.mounts(m) {
		return g.Values.Num("rules.troop."+g.C.Lex.Word(g.Models[m].Troop)+".difficult", 2*hook.Milli)
	}
	return g.num("move.difficult")
}

// blocks says why a piece stops a way, nil where it does not. Who stands on top of
// a piece may walk on it, and off it where the drop is harmless (WEST-FALL-01).
func (g *Game) blocks(m, p int32, s *board.Shape, from, at board.Point, r int32) error {
	if g.stands(m, p) {
		if s.Overlaps(at, r) || battle.Within(g.height(p), g.num("fall.free")) {
			return nil
		}
		return play.Illegal("WEST-FALL-02", "%s stands %g\" up on %s", g.Name(m), inch(g.height(p)), g.Pieces[p].Name).Suggest("drop(m, {x, y}) goes down, climb(m, piece) climbs")
	}
	if !g.solid(p) || len(s.Within(from, at, r-board.Tolerance)) == 0 {
		return nil
	}
	name := g.Pieces[p].Name
	if g.tagged(p, "door") {
		if g.Mounted(m) && !g.tagged(p, "rideable") {
			return play.Illegal("WEST-TERR-06", "%s does not get through %s on horseback", g.Name(m), name)
		}
		return nil
	}
	size := g.extent(p)
	if battle.Within(size, g.num("jump.ignored")) || g.M(m, battle.High) > g.height(p) && !g.pit(p) {
		return nil
	}
	return g.mustJump(m, p)
}

// mustJump is the refusal to walk over an obstacle.
func (g *Game) mustJump(m, p int32) error {
	name, size := g.Pieces[p].Name, g.extent(p)
	if err := g.mayJump(m, p); err != nil {
		return err
	}
	rule := "WEST-JUMP-01"
	if g.riding(m) {
		rule = "WEST-MJUMP-01"
	}
	return play.Illegal(rule, "%s is in the way, %g\": it is jumped, not walked over", name, inch(size)).Suggest("jump(m, piece)")
}

// riding says whether a model goes on an animal's legs.
func (g *Game) riding(m int32) bool { return g.fact(m, "steed") >= 0 || g.mounts(m) }

// pastModels refuses a way through bases, and into control zones (WEST-GAP-05).
func (g *Game) pastModels(m int32, from, at board.Point) error {
	for _, o := range g.bodies() {
		if g.mounts(m) && g.ours(m, o) && g.word("loose.enemy") == "others" { // it minds only the others (WEST-GAP-28)
			continue
		}
		if o == g.body(m) || o == g.fact(m, "holds") || g.M(o, battle.High) != g.M(m, battle.High) {
			continue
		}
		if err := g.through(m, o, from, at); err != nil {
			return err
		}
		if !g.foes(m, o) || g.mounts(m) {
			continue
		}
		z := g.zone(o)
		c := g.Centre(o)
		by := nearestOn(from, at, c)
		was, near := g.Between(m, o), max(board.Length(by.X-c.X, by.Y-c.Y)-g.Radius(o)-g.Radius(m), 0)
		if z > 0 && near < z-board.Tolerance && near < was-board.Tolerance {
			return play.Illegal("WEST-PRONE-06", "%s would come within %g\" of %s, into his control zone of %g\"", g.Name(m), inch(near), g.Name(o), inch(z)).Suggest("charge(m, target)")
		}
	}
	return nil
}

// through refuses a way over the base of somebody else.
func (g *Game) through(m, o int32, from, at board.Point) error {
	c, reach := g.Centre(o), g.Radius(o)+g.Radius(m)
	s, err := board.Circle(c, reach)
	if err == nil && len(s.Within(from, at, -board.Tolerance)) > 0 && board.Length(from.X-c.X, from.Y-c.Y) >= reach-board.Tolerance {
		return fault.New("E-ORDER", "%s is in the way of %s", g.Name(o), g.Name(m))
	}
	return nil
}

// nearestOn is the place nearest to c on a straight way.
func nearestOn(a, b, c board.Point) board.Point {
	n := board.Length(b.X-a.X, b.Y-a.Y)
	if n == 0 {
		return a
	}
	dot := int64(c.X-a.X)*int64(b.X-a.X) + int64(c.Y-a.Y)*int64(b.Y-a.Y)
	d := int32(max(0, min(dot/int64(n), int64(n))))
	return along(a, b, d, n)
}

// mayJump says whether a model can jump an obstacle at all (WEST-JUMP-02,
// WEST-TERR-03, WEST-TERR-04).
func (g *Game) mayJump(m, p int32) error {
	name, size := g.Pieces[p].Name, g.extent(p)
	if g.riding(m) {
		h := m
		if s := g.fact(m, "steed"); s >= 0 {
			h = s
		}
		if !g.Values.Flag("rules.troop."+g.C.Lex.Word(g.Models[h].Troop)+".jumps", false) {
			return play.Illegal("WEST-TERR-03", "%s is %g\": more than %g\" stops %s", name, inch(size), inch(g.num("jump.ignored")), g.Name(h))
		}
		most := g.num("mjump.barrier")
		if g.pit(p) {
			most = g.num("mjump.ditch")
		}
		if !battle.Within(size, most) {
			return play.Illegal("WEST-TERR-04", "%s is %g\": a horse jumps at most %g\"", name, inch(size), inch(most))
		}
		return nil
	}
	most := g.num("jump.limits.height")
	if g.pit(p) {
		most = g.num("jump.limits.width")
	}
	if !battle.Within(size, most) {
		err := play.Illegal("WEST-JUMP-02", "%s is %g\": at most %g\" can be jumped", name, inch(size), inch(most))
		if !g.pit(p) {
			err.Suggest("climb(m, piece)")
		}
		return err
	}
	return nil
}

// leap is a jump as it was declared: where it ends and what it costs.
func (g *Game) leap(m, p int32, to *board.Point) (end board.Point, cost int32, err error) {
	if err = g.mayGo(m); err != nil {
		return
	}
	if err = g.grounded(m); err != nil {
		return
	}
	if g.is(m, "prone") {
		return end, 0, play.Illegal("WEST-PRONE-04", "%s lies on the ground", g.Name(m)).Suggest("stand(m)")
	}
	if err = g.mayJump(m, p); err != nil {
		return
	}
	if !g.touchesPiece(m, p) {
		return end, 0, play.Illegal("WEST-JUMP-01", "%s does not touch %s: it is %g\" away", g.Name(m), g.Pieces[p].Name, inch(g.FromPiece(m, p)))
	}
	if end, err = g.farSide(m, p, to); err != nil {
		return
	}
	if g.word("jump.cost") == "width" {
		for _, s := range g.Shape(p).Inside(g.Centre(m), end) {
			cost += s.To - s.From
		}
		if cost <= g.num("jump.thin") {
			cost = 0
		}
	}
	for _, o := range g.bodies() { // WEST-OBST-01
		c := g.Centre(o)
		gap := board.Length(c.X-end.X, c.Y-end.Y) - g.Radius(o) - g.Radius(m)
		if z := g.zone(o); z > 0 && g.foes(m, o) && g.touchesPiece(o, p) && battle.Within(gap, z) {
			return end, 0, play.Illegal("WEST-OBST-01", "%s would land %g\" from %s, who stands at %s: his control zone is %g\"", g.Name(m), inch(max(gap, 0)), g.Name(o), g.Pieces[p].Name, inch(z)).
				Suggest("charge(m, target)")
		}
	}
	if o := g.inThePlace(m, end); o >= 0 {
		return end, 0, fault.New("E-ORDER", "%s stands where %s would land", g.Name(o), g.Name(m))
	}
	return end, cost, nil
}

// farSide is the place across an obstacle, touching it: straight on, or towards a
// point.
func (g *Game) farSide(m, p int32, to *board.Point) (board.Point, error) {
	s, c, r := g.Shape(p), g.Centre(m), g.Radius(m)
	aim := s.Nearest(c)
	if to != nil {
		aim = *to
	}
	n := board.Length(aim.X-c.X, aim.Y-c.Y)
	if n == 0 {
		aim, n = board.Point{X: c.X + 1000, Y: c.Y}, 1000
	}
	const far = 30 * hook.Milli
	end := along(c, aim, far, n)
	spans := s.Within(c, end, r)
	if len(spans) == 0 {
		spans = s.Inside(c, end)
	}
	if len(spans) == 0 || spans[len(spans)-1].To >= far-board.Tolerance {
		return end, play.Illegal("WEST-JUMP-01", "%s would not come to the far side of %s that way", g.Name(m), g.Pieces[p].Name)
	}
	at := along(c, end, spans[len(spans)-1].To, far)
	if at.X < 0 || at.Y < 0 || at.X > g.Size[0] || at.Y > g.Size[1] {
		return at, fault.New("E-ORDER", "%s stays on the table", g.Name(m))
	}
	return at, nil
}

// jump is a jump on foot (WEST-JUMP-01) or in the saddle (WEST-MJUMP-01 to 03).
func (g *Game) jump(m, p int32, to *board.Point, out *play.Out) error {
	end, cost, err := g.leap(m, p, to)
	if err != nil {
		return err
	}
	r := fails
	if g.riding(m) {
		r = g.rideOver(m, p)
	} else {
		r = g.roll(dice.Leap, m, "jump", "WEST-JUMP-01")
	}
	if r != fails {
		g.leaveFight(m)
		g.setAt(m, end)
		g.setSpent(m, g.spent(m)+cost)
	}
	if r != easily {
		g.stop(m)
	}
	g.tell(out, m, r)
	return nil
}

// rideOver rolls for a mount at an obstacle. It clears it wholly or refuses.
func (g *Game) rideOver(m, p int32) row {
	hard := g.extent(p) > g.num("mjump.hard.height")+board.Tolerance
	if g.pit(p) {
		hard = g.extent(p) > g.num("mjump.hard.width")+board.Tolerance
	}
	die := g.R.Src.Roll(dice.Leap, m)
	need := g.whole("tables.mjump.fails") + 1
	if hard {
		need -= g.whole("mjump.hard.modifier")
	}
	r := fails
	if dice.Least(g.R.Src, &die, need) {
		r = easily
	}
	thrown := hard && r == fails && dice.In(g.R.Src, &die, dice.Only(1))
	if g.R.Log != nil {
		word := "refuses"
		if r == easily {
			word = "clears it"
		}
		if hard {
			g.Explain("jump", "WEST-MJUMP-02", "a hard jump: %d", g.whole("mjump.hard.modifier"))
		}
		g.Explain("jump", "WEST-MJUMP-01", "%s rolls %d, needs %d+: %s", g.Name(m), dice.Face(g.R.Src, &die), need, word)
	}
	if thrown {
		g.Explain("thrown", "WEST-MJUMP-03", "%s is thrown", g.Name(m))
		g.throw(m)
	}
	return r
}

// drop goes down from the edge of what a model stands on: freely where it is low,
// else as a fall (WEST-FALL-01 to 03).
func (g *Game) drop(m int32, at board.Point) error {
	if err := g.mayGo(m); err != nil {
		return err
	}
	p := g.M(m, battle.OnTop) - 1
	if p < 0 {
		return play.Illegal("WEST-FALL-01", "%s stands on the ground", g.Name(m))
	}
	s, r, c := g.Shape(p), g.Radius(m), g.Centre(m)
	if s.Depth(c) > r+board.Tolerance {
		return play.Illegal("WEST-FALL-01", "%s is %g\" from the edge of %s", g.Name(m), inch(s.Depth(c)-r), g.Pieces[p].Name)
	}
	if s.Overlaps(at, r) || board.Length(at.X-c.X, at.Y-c.Y) > 2*r+board.Tolerance {
		return play.Illegal("WEST-FALL-01", "%s comes down next to %s, at most %g\" from where he stands", g.Name(m), g.Pieces[p].Name, inch(2*r))
	}
	high := g.M(m, battle.High)
	g.leaveFight(m)
	g.lift(m, 0, -1)
	if o := g.inThePlace(m, at); o >= 0 {
		return fault.New("E-ORDER", "%s stands where %s would land", g.Name(o), g.Name(m))
	}
	g.setAt(m, at)
	if battle.Within(high, g.num("fall.free")) {
		g.Explain("drop", "WEST-FALL-01", "%s goes down %g\": no trouble", g.Name(m), inch(high))
		return nil
	}
	g.fall(m, high)
	return nil
}

// fall from a height: laid down, one hit for each inch, no more movement
// (WEST-FALL-02, WEST-FALL-03). Where the height is harmless the model stands, or
// as the tables say (WEST-GAP-18).
func (g *Game) fall(m, high int32) {
	g.stop(m)
	g.mark(m, "prone", false)
	if battle.Within(high, g.num("fall.free")) {
		if high > 0 {
			g.Explain("fall", "WEST-FALL-01", "%s falls %g\": unhurt", g.Name(m), inch(high))
		}
		g.mark(m, "prone", g.word("fall.short") == "prone")
		return
	}
	n := high / hook.Milli
	switch g.word("fall.rounding") {
	case "up":
		n = (high + hook.Milli - 1) / hook.Milli
	case "nearest":
		n = (high + hook.Milli/2) / hook.Milli
	}
	g.mark(m, "prone", true)
	g.Explain("fall", "WEST-FALL-02", "%s falls %g\": %d hits of Strength %d", g.Name(m), inch(high), n, g.whole("fall.strength"))
	for range n {
		g.queue(task{kind: toWound, m: m, by: hook.Nil, n: int32(g.whole("fall.strength"))})
	}
}

// mayClimb says whether a model can climb a piece (WEST-CLIMB-01, WEST-CLIMB-06,
// WEST-TERR-05).
func (g *Game) mayClimb(m, p, ladder int32) error {
	switch {
	case g.mounts(m):
		return play.Illegal("WEST-CLIMB-06", "%s is an animal: it climbs nothing, no ladder and no rope either", g.Name(m))
	case g.fact(m, "steed") >= 0:
		return play.Illegal("WEST-TERR-05", "%s is mounted: he climbs nothing, no ladder and no rope either", g.Name(m))
	}
	if err := g.mayGo(m); err != nil {
		return err
	}
	if g.is(m, "prone") {
		return play.Illegal("WEST-PRONE-04", "%s lies on the ground", g.Name(m)).Suggest("stand(m)")
	}
	if now := g.fact(m, "climbing"); now > 0 && now != p+1 {
		return g.grounded(m)
	}
	if !g.touchesPiece(m, p) {
		return play.Illegal("WEST-CLIMB-01", "%s does not touch %s: it is %g\" away", g.Name(m), g.Pieces[p].Name, inch(g.FromPiece(m, p)))
	}
	if ladder >= 0 {
		if !g.tagged(ladder, "ladder") || !g.touchesPiece(m, ladder) {
			return play.Illegal("WEST-CLIMB-05", "%s has no ladder or rope at hand: %s", g.Name(m), g.Pieces[ladder].Name)
		}
		return nil
	}
	switch {
	case g.height(p) <= 0 || g.pit(p):
		return play.Illegal("WEST-CLIMB-01", "%s is nothing to climb", g.Pieces[p].Name)
	case g.tagged(p, "no_holds"):
		return play.Illegal("WEST-CLIMB-01", "%s offers no holds: it cannot be climbed", g.Pieces[p].Name)
	case g.left(m) <= 0:
		return play.Illegal("WEST-CLIMB-02", "%s has no movement left", g.Name(m))
	}
	return nil
}

// climb goes up, or down again, at half the Move, after a roll without a ladder
// (WEST-CLIMB-02 to 05).
func (g *Game) climb(m, p, ladder int32, out *play.Out) error {
	if err := g.mayClimb(m, p, ladder); err != nil {
		return err
	}
	g.leaveFight(m)
	down := g.IsM(m, battle.OnTop, p+1)
	if g.fact(m, "climbing") <= 0 {
		at := int32(0)
		if down {
			at = g.height(p)
		}
		g.SetFact(hook.Model, m, "climbed", at)
	}
	at, begun := g.fact(m, "climbed"), g.fact(m, "climbing") > 0
	r := easily
	if ladder < 0 && !(begun && g.word("climb.roll") == "once") {
		r = g.roll(dice.Climb, m, "climb", "WEST-CLIMB-04")
	} else {
		g.Explain("climb", "WEST-CLIMB-05", "%s climbs without a roll", g.Name(m))
	}
	g.tell(out, m, r)
	if r == fails {
		from := at
		if g.word("climb.fall_from") == "reached" { // as high as this turn would have brought him
			from = min(at+g.left(m)/2, g.height(p))
		}
		g.comeDown(m, p)
		g.fall(m, from)
		g.tell(out, m, r)
		return nil
	}
	goal := g.height(p)
	if down {
		goal = 0
	}
	way := max(goal-at, at-goal)
	step := min(way, g.left(m)/2)
	g.setSpent(m, g.spent(m)+2*step)
	if goal > at {
		at += step
	} else {
		at -= step
	}
	g.SetFact(hook.Model, m, "climbed", at)
	g.SetFact(hook.Model, m, "climbing", p+1)
	g.Explain("climb", "WEST-CLIMB-02", "%s climbs %g\", and is at %g\" of %g\"", g.Name(m), inch(step), inch(at), inch(g.height(p)))
	if r == plain {
		g.stop(m)
	}
	switch {
	case step < way:
		g.SetM(m, battle.High, at)
	case down:
		g.comeDown(m, p)
	default:
		g.arrive(m, p)
	}
	out.Set("left", play.Inches(g.left(m)))
	out.Set("height", play.Inches(at))
	out.Said = fmt.Sprintf("%s: it %s, %g\" up, %g\" left", g.Name(m), rowSaid[r], inch(at), inch(g.left(m)))
	return nil
}

// comeDown puts a model at the foot of what it climbed.
func (g *Game) comeDown(m, p int32) {
	s, c, r := g.Shape(p), g.Centre(m), g.Radius(m)
	g.SetFact(hook.Model, m, "climbing", 0)
	g.SetFact(hook.Model, m, "climbed", 0)
	g.lift(m, 0, -1)
	if !s.Overlaps(c, r) {
		return
	}
	edge := s.Nearest(c)
	n := board.Length(c.X-edge.X, c.Y-edge.Y)
	switch {
	case n == 0: // on the border: away from its middle
		mid := g.Middle(p)
		if n = board.Length(c.X-mid.X, c.Y-mid.Y); n > 0 {
			g.setAt(m, along(mid, c, n+r, n))
		}
	case s.Contains(c):
		g.setAt(m, along(c, edge, n+r, n))
	default:
		g.setAt(m, along(edge, c, r, n))
	}
}

// arrive puts a model on the edge of what it has climbed, against the nearest enemy
// whose control zone touches the edge (WEST-LEVEL-01, WEST-LEVEL-02).
func (g *Game) arrive(m, p int32) {
	s, c := g.Shape(p), g.Centre(m)
	edge := s.Nearest(c)
	g.SetFact(hook.Model, m, "climbing", 0)
	g.SetFact(hook.Model, m, "climbed", 0)
	g.standOn(m, p)
	g.mark(m, "came_up", true)
	foe, away := hook.Nil, int32(0)
	for _, o := range g.bodies() {
		if !g.stands(o, p) || !g.foes(m, o) {
			continue
		}
		d := g.From(edge.X, edge.Y, o)
		if z := g.zone(o); z > 0 && battle.Within(d, z) && (foe < 0 || d < away) {
			foe, away = o, d
		}
	}
	at := edge
	if n := board.Length(edge.X-c.X, edge.Y-c.Y); n > 0 { // wholly on it, where it is wide enough
		at = along(c, edge, n+min(g.Radius(m), g.Pieces[p].Width/2), n)
	}
	if foe >= 0 {
		to := g.Centre(foe)
		if n := board.Length(at.X-to.X, at.Y-to.Y); n > 0 {
			at = along(to, at, g.Radius(foe)+g.Radius(m), n)
		}
	}
	g.setAt(m, at)
	if foe < 0 {
		g.Explain("climb", "WEST-LEVEL-02", "%s stands on the edge of %s: nobody there to fight", g.Name(m), g.Pieces[p].Name)
		return
	}
	g.mark(m, "climber", true)
	g.stop(m)
	g.engage(m, foe)
	g.Explain("charge", "WEST-LEVEL-01", "%s comes up against %s, %g\" from the edge", g.Name(m), g.Name(foe), inch(away))
}
