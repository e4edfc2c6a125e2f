package saga

import (
	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
)

// Grades of cover, by index of coverKeys.
const (
	noCover = iota
	lightCover
	heavyCover
)

var coverOrder = play.Order{Name: "cover", Use: "cover(v, { from = u })", Doc: "the cover of a unit against the figures of another that may shoot at it: none, light or heavy", Asks: true,
	Args: []play.Arg{{Name: "unit", Kind: play.AModel}}, Opts: []play.Arg{{Name: "from", Kind: play.AModel, Doc: "the unit that shoots, or one of its figures"}},
	Out: []play.Arg{{Name: "cover", Kind: play.AWord}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		g := Of(p)
		v, err := g.unitArg(in.N("unit"))
		if err != nil {
			return err
		}
		from := in.N("from")
		u, err := g.unitArg(from)
		eyes := []int32{from}
		if from == u {
			eyes = g.eligible(u, v)
		}
		out.Set("cover", play.Word(coverKeys[g.cover(u, v, eyes, g.C.Lex.Sym("shoot"))]))
		return err
	})}

// cover of a unit against the figures that look at it (SAGA-COVER-01, -02): all of
// it or none has it. Where both kinds meet, heavy pieces alone have to reach the
// share for heavy cover, all pieces for light cover (SAGA-GAP-10).
func (g *Game) cover(u, v int32, eyes []int32, kind int32) int {
	heavy, any := g.sheltered(v, eyes, heavyCover), g.sheltered(v, eyes, lightCover)
	grade := noCover
	switch {
	case heavy:
		grade = heavyCover
	case any:
		grade = lightCover
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.KindSlot], ev.F[hook.SideSlot] = u, v, kind, g.side(v)
	grade = int(g.R.Modify(ev, g.Points[pModifyCover], int32(grade)))
	if grade != noCover {
		g.Explain("cover", "SAGA-COVER-02", "%s is in %s cover", g.Name(v), coverKeys[grade])
	}
	return grade
}

// sheltered says whether enough of a unit is in cover of a grade or a better one,
// for all who look at it: the share is compared in whole numbers.
func (g *Game) sheltered(v int32, eyes []int32, grade int) bool {
	fs := g.figs(v)
	enough := 0
	for _, e := range eyes {
		n := 0
		for _, f := range fs {
			if g.covered(f, e) >= grade {
				n++
			}
		}
		if n*g.num("cover.share.of") >= len(fs)*g.num("cover.share.part") {
			enough++
		}
	}
	if g.word("cover.mode") == "any" {
		return enough > 0
	}
	return len(eyes) > 0 && enough == len(eyes)
}

// covered is the best cover of one figure as another sees it: it stands in a piece
// of terrain, or behind an obstacle.
func (g *Game) covered(f, by int32) (best int) {
	at, eye := g.Centre(f), g.Centre(by)
	for p := range int32(len(g.Pieces)) {
		if !g.IsP(p, battle.PGone, 0) {
			continue
		}
		in := g.Shape(p).Contains(at)
		if g.obstacle(p) {
			in = len(g.Shape(p).Inside(eye, at)) > 0
		}
		if grade := g.grade(p); in && grade > best {
			best = grade
		}
	}
	return best
}

// grade of the cover that a piece gives (SAGA-COVER-01).
func (g *Game) grade(p int32) int {
	switch g.Values.Word(g.terrain(p)+"cover", "none") {
	case "light":
		return lightCover
	case "heavy":
		return heavyCover
	}
	return noCover
}

// obstacle says whether a piece is linear: one stands behind it, not in it.
func (g *Game) obstacle(p int32) bool { return g.Values.Flag(g.terrain(p)+"obstacle", false) }

// slows says whether who enters or crosses a piece moves S.
func (g *Game) slows(p int32) bool { return g.Values.Flag(g.terrain(p)+"slow", false) }

// impassable says whether nobody enters a piece.
func (g *Game) impassable(p int32) bool {
	return g.Values.Word(g.terrain(p)+"class", "open") == "impassable"
}
