package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// highGround is what is added to the range of who stands high above his target
// (PIL-SHOOT-16): by more than so many times the height of its figure.
func (g *Game) highGround(by, at int32) int32 {
	if at < 0 || len(g.Pieces) == 0 {
		return 0
	}
	n := &g.num().sight
	above := g.elevation(by) - g.elevation(at)
	if above <= 0 || battle.Within(above, int32(int64(g.figure(at))*int64(n.highTimes)/hook.Milli)) {
		return 0
	}
	if g.R.Log != nil {
		g.explainBy(n.highBonus, "range", "PIL-SHOOT-16", "%s stands %s higher than %s: +%s", g.Name(by), inches(above), g.Name(at), inches(n.highBonus))
	}
	return n.highBonus
}

// lower says whether a fights b from lower on a slope (PIL-SLOPE-01).
func (g *Game) lower(a, b int32) bool {
	if len(g.Pieces) == 0 {
		return false
	}
	s := g.sights()
	if len(s.slopes) == 0 || !g.onSlope(s, a) && !g.onSlope(s, b) {
		return false
	}
	return !battle.Within(g.elevation(b)-g.elevation(a), g.num().sight.slope)
}

// onSlope says whether the base of a model reaches over a slope.
func (g *Game) onSlope(s *scenery, m int32) bool {
	for _, p := range s.slopes {
		if g.Pieces[p].Shape.Overlaps(g.Centre(m), g.Radius(m)) {
			return true
		}
	}
	return false
}
