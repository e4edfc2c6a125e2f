package pillage

import (
	"skald/core/battle"
	"skald/core/board"
)

// Arrow-strewn ground (PIL-VOLLEY-05): in the movement stage of the turn after a
// volley the ground around its marker is difficult.

// strew lays the marker of a volley down.
func (g *Game) strew(x, y int32) {
	n := g.Get(battle.Strewn)
	at := battle.StrewnAt + 2*int(n%battle.MaxStrewn)
	g.Set(at, x)
	g.Set(at+1, y)
	g.Set(battle.Strewn, n+1)
}

// strewnGround lists the areas that are difficult now because of volleys.
func (g *Game) strewnGround() []*board.Shape {
	if g.Is(battle.Strewn, 0) || !g.at("movement") {
		return nil
	}
	var out []*board.Shape
	for i := range int(min(g.Get(battle.Strewn), battle.MaxStrewn)) {
		at := battle.StrewnAt + 2*i
		s, err := board.Circle(board.Point{X: g.Get(at), Y: g.Get(at + 1)}, g.num().volley.strewn)
		if err == nil { // a radius of 0 strews nothing
			out = append(out, s)
		}
	}
	return out
}

// sweepArrows takes the markers away at the end of the movement stage.
func (g *Game) sweepArrows() {
	if g.Is(battle.Strewn, 0) {
		return
	}
	for f := battle.Strewn; f < battle.StrewnAt+2*battle.MaxStrewn; f++ {
		g.Set(f, 0)
	}
}
