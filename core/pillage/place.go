package pillage

import (
	"fmt"
	"slices"
	"sort"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// Rules that set something up, hide it, or make something else of a model.

// placing is a model, or a new one, that looks for a spot.
type placing struct {
	m      int32 // Nil: a new one
	side   int32 // whose player chooses
	radius int32
	where  uint8
	of     int32 // the piece or the side
	at     board.Point
	away   int32 // from every enemy, thousandths of an inch
}

// placeAsked carries out ev:place. Without a legal spot nothing happens.
func (g *Game) placeAsked(ev *hook.Event, a *hook.Ask) error {
	m, of := a.Objects()
	p := placing{m: m, side: ev.F[hook.SideSlot], where: a.Key, of: of, at: board.Point{X: a.N, Y: a.M}, away: a.T}
	troop := g.C.Lex.Word(a.S)
	switch {
	case troop != "":
		p.m, p.radius = hook.Nil, g.bases(g.C.Get("troop", troop))[0]
	case m < 0 || !g.Alive(m):
		return nil
	default:
		p.side, p.radius = g.M(m, battle.SideOf), g.Radius(m)
		if p.where == hook.Anywhere && g.M(m, battle.HiddenIn) != 0 { // where it hides
			p.where, p.of = hook.TouchingPiece, g.M(m, battle.HiddenIn)-1
		}
	}
	if p.side < 0 || p.of < 0 && (p.where == hook.TouchingPiece || p.where == hook.InZone) {
		return nil
	}
	at, ok := g.chooseSpot(a.H.Rule.ID, &p)
	if !ok {
		g.explain("place", a.H.Rule.ID, "there is no room")
		return nil
	}
	return g.standAt(&p, troop, at, a.H.Rule)
}

// standAt sets the model up at its spot; a new one joins the band of the side to
// whose faction the rule belongs.
func (g *Game) standAt(p *placing, troop string, at board.Point, by *hook.Rule) error {
	m, rule := p.m, by.ID
	if m < 0 {
		band := p.side
		for b := range int32(len(g.Sides)) {
			if g.Home(b) == p.side && by.Owner.Faction != 0 && g.Sides[b].Faction == by.Owner.Faction {
				band = b
				break
			}
		}
		var err error
		if m, err = g.AddModel(band, Kit{Troop: troop, X: at.X, Y: at.Y}); err != nil {
			return err
		}
	} else {
		hounds := g.followers(m)
		g.quitPlace(m, rule)
		g.Put(m, at.X, at.Y)
		g.SetM(m, battle.Hidden, 0)
		g.SetM(m, battle.HiddenIn, 0)
		for _, h := range hounds { // PIL-HOUND-01
			g.standBeside(h, m)
		}
		g.gather(m)
	}
	g.explain("place", rule, "%s stands at {%g, %g}", g.Name(m), inch(at.X), inch(at.Y))
	return nil
}

func inch(n int32) float64 { return float64(n) / hook.Milli }

// quitPlace takes a model out of its fight and its formation.
func (g *Game) quitPlace(m int32, rule string) {
	g.breakWall(m, rule)
	if fight := g.M(m, battle.Fight); fight != 0 {
		g.SetM(m, battle.Fight, 0)
		g.SetM(m, battle.Rounds, 0)
		g.endFight(fight)
	}
}

// chooseSpot lets the player choose among the legal spots of a grid; he may name
// any other. The nearest to the middle of what is meant is the default.
func (g *Game) chooseSpot(rule string, p *placing) (board.Point, bool) {
	if p.where == hook.AtPoint {
		return p.at, g.legalSpot(p, p.at)
	}
	want := g.wanted(p)
	spots := g.spots(p, want)
	if len(spots) == 0 {
		return board.NearestFree(want, max(g.Size[0], g.Size[1]), func(at board.Point) bool { return g.legalSpot(p, at) })
	}
	d := hook.Decision{Stream: rule, Label: "place", Side: p.side}
	for _, s := range spots {
		d.Words = append(d.Words, fmt.Sprintf("{%g, %g}", inch(s.X), inch(s.Y)))
	}
	d.More = func(word string) (int, bool) {
		var x, y float64
		if n, err := fmt.Sscanf(word, "{%g, %g}", &x, &y); n != 2 || err != nil {
			return 0, false
		}
		at := board.Point{X: int32(x * hook.Milli), Y: int32(y * hook.Milli)}
		if !g.legalSpot(p, at) {
			return 0, false
		}
		spots = append(spots, at)
		return len(spots) - 1, true
	}
	if len(spots) == 1 {
		d.Words = append(d.Words, d.Words[0]) // another may be named
		spots = append(spots, spots[0])
	}
	return spots[g.R.Decide(d)], true
}

// wanted is the middle of where something is to be placed.
func (g *Game) wanted(p *placing) board.Point {
	switch p.where {
	case hook.TouchingPiece:
		return g.Middle(p.of)
	case hook.InZone:
		at := board.Point{X: g.Size[0] / 2, Y: g.Size[1] / 2}
		in := g.zoneDepth(p.of) / 2
		switch g.edgeOf(p.of) {
		case 1:
			at.Y = in
		case 2:
			at.Y = g.Size[1] - in
		case 3:
			at.X = in
		default:
			at.X = g.Size[0] - in
		}
		return at
	}
	return board.Point{X: g.Size[0] / 2, Y: g.Size[1] / 2}
}

// compass are eight directions of length 1000, near enough.
var compass = []board.Point{{X: 0, Y: -1000}, {X: 0, Y: 1000}, {X: -1000, Y: 0}, {X: 1000, Y: 0},
	{X: -707, Y: -707}, {X: 707, Y: -707}, {X: -707, Y: 707}, {X: 707, Y: 707}}

// spots lists the legal ones of a grid, or around a piece, the nearest to a
// point first.
func (g *Game) spots(p *placing, want board.Point) []board.Point {
	var out []board.Point
	keep := func(at board.Point) {
		if g.legalSpot(p, at) {
			out = append(out, at)
		}
	}
	if p.where == hook.TouchingPiece {
		for _, d := range compass {
			keep(g.besidePiece(p, d))
		}
		return out
	}
	step := g.num().deploy.grid
	for y := step / 2; y < g.Size[1]; y += step {
		for x := step / 2; x < g.Size[0]; x += step {
			keep(board.Point{X: x, Y: y})
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return apart(out[i], want) < apart(out[j], want) })
	return out
}

func apart(a, b board.Point) int32 { return board.Length(a.X-b.X, a.Y-b.Y) }

// besidePiece is where a base touches a piece from a direction.
func (g *Game) besidePiece(p *placing, d board.Point) board.Point {
	const far = 100 // inches, off any piece
	s, mid := g.Shape(p.of), g.Middle(p.of)
	edge := s.Nearest(board.Point{X: mid.X + d.X*far, Y: mid.Y + d.Y*far})
	return board.Point{X: edge.X + d.X*p.radius/hook.Milli, Y: edge.Y + d.Y*p.radius/hook.Milli}
}

// legalSpot says whether something may be placed at a point.
func (g *Game) legalSpot(p *placing, at board.Point) bool {
	if !g.fitsTable(at, p.radius) || g.standsIn(p.m, at, p.radius) >= 0 || !g.farEnough(p, at) || g.barredGround(p.m, at, p.radius) {
		return false
	}
	switch p.where {
	case hook.TouchingPiece:
		return g.Shape(p.of).Meets(at, p.radius)
	case hook.InZone:
		return g.inZone(p.of, at, p.radius)
	case hook.OutsideZones, hook.OutsideEnemyZone:
		for _, s := range g.SideOrder() {
			if (s != p.side || p.where == hook.OutsideZones) && g.touchesZone(s, at, p.radius) {
				return false
			}
		}
	}
	return true
}

// barredGround says whether a base would stand where it cannot, or a new thing on
// what nobody passes, or in water.
func (g *Game) barredGround(m int32, at board.Point, radius int32) bool {
	if m >= 0 {
		return !g.clearOf(m, at)
	}
	for p := range int32(len(g.Pieces)) {
		if !g.lies(p) || !g.Shape(p).Overlaps(at, radius) {
			continue
		}
		wet := slices.ContainsFunc(g.num().tags.water, func(w int32) bool { return g.Tagged(p, w) })
		if wet || g.ground(p).class == impassableGround {
			return true
		}
	}
	return false
}

// farEnough says whether every enemy is as far from a base as is asked for.
func (g *Game) farEnough(p *placing, at board.Point) bool {
	if p.away == 0 {
		return true
	}
	for o := range g.Count() {
		if o != p.m && g.Against(o, p.side) && g.IsM(o, battle.Hidden, 0) && g.Alive(o) && g.From(at.X, at.Y, o)-p.radius < p.away-battle.Tolerance {
			return false
		}
	}
	return true
}

// hide takes a model off the table until it is placed, and with it the hounds
// that follow it.
func (g *Game) hide(m, piece int32, rule string) {
	if !g.Alive(m) {
		return
	}
	g.quitPlace(m, rule)
	g.SetM(m, battle.Hidden, 1)
	g.SetM(m, battle.HiddenIn, piece+1)
	for h := range g.Count() {
		if g.ledBy(m, h) && g.Alive(h) {
			g.SetM(h, battle.Hidden, 1)
		}
	}
	g.explain("place", rule, "%s hides", g.Name(m))
}

// transfer makes a model fight for another side.
func (g *Game) transfer(m, side int32, rule string) {
	if !g.Alive(m) || side < 0 || g.IsM(m, battle.SideOf, g.Home(side)) {
		return
	}
	g.quitPlace(m, rule)
	g.SetM(m, battle.SideOf, g.Home(side))
	g.explain("side", rule, "%s fights for %s now", g.Name(m), g.Sides[side].Name)
}

// remount gives a model a horse.
func (g *Game) remount(m int32, rule string) {
	if !g.Alive(m) || g.Mounted(m) {
		return
	}
	if g.IsM(m, battle.Mount, 0) {
		for _, id := range g.C.Items {
			if g.C.Item(id).Fields.Field("moves_as").Str == "cavalry" {
				g.Carry(m, g.C.Lex.Sym(id), true)
				break
			}
		}
	}
	g.breakWall(m, rule)
	g.SetM(m, battle.Mount, 1)
	g.explain("mount", rule, "%s mounts a horse", g.Name(m))
}

// rearm gives a model one item in place of another that it carries.
func (g *Game) rearm(m, old, now int32, rule string) {
	if !g.Alive(m) || !g.Has(m, old) && old != g.num().unarmed.Sym {
		return
	}
	g.Carry(m, old, false)
	g.Carry(m, now, true)
	if g.IsM(m, battle.Wield, old) {
		g.SetM(m, battle.Wield, 0)
	}
	g.explain("gear", rule, "%s has %s in place of %s", g.Name(m), g.C.Lex.Word(now), g.C.Lex.Word(old))
}

// weatherAsked puts a weather in force, before turn 1 (PIL-WEATHER-01).
func (g *Game) weatherAsked(sym int32, rule string) {
	if g.Get(battle.Turn) > 0 {
		return
	}
	g.PutWeather(sym)
	g.explain("weather", rule, "the weather is %s", g.C.Lex.Word(sym))
	g.Refresh()
}
