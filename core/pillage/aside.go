package pillage

import (
	"slices"

	"skald/core/play"
)

// Fork is the same game on a clone of its table (play.Rules).
func (g *Game) Fork(p *play.Play) play.Rules {
	return &Game{Play: p, tables: g.num(), missing: g.missing, scene: g.scene, pieces: g.armour(), words: g.words}
}

// Anew is the game under other content (play.Rules).
func (g *Game) Anew(p *play.Play) play.Rules {
	n := &Game{Play: p}
	n.settle()
	return n
}

// kept is what an order under way keeps beside the facts.
type kept struct {
	melee    melee
	charging Charging
	turns    []turnOf
	using    []inUse
	cancels  []cancel
	killers  []killed
	out      []int32
	stepping bool
}

// Keep copies it (play.Rules).
func (g *Game) Keep(old any) any {
	a, ok := old.(*kept)
	if !ok {
		a = &kept{}
	}
	a.melee, a.charging = g.melee, g.charging
	a.turns = append(a.turns[:0], g.melee.turns...)
	a.using = append(a.using[:0], g.using...)
	a.cancels = append(a.cancels[:0], g.cancels...)
	a.killers = append(a.killers[:0], g.killers...)
	a.out = append(a.out[:0], g.out...)
	a.stepping = g.stepping
	return a
}

// Resume goes on with a copy (play.Rules).
func (g *Game) Resume(put any) {
	a := put.(*kept)
	turns := append(g.melee.turns[:0], a.turns...)
	g.melee, g.charging = a.melee, a.charging
	g.melee.turns = turns
	g.using = append(g.using[:0], a.using...)
	g.cancels = append(g.cancels[:0], a.cancels...)
	g.killers = append(g.killers[:0], a.killers...)
	g.out = append(g.out[:0], a.out...)
	g.stepping = a.stepping
}

// UnderWay appends what the order under way keeps beside the facts, as numbers:
// equal ones go on equally. Who left the game in it belongs to its result.
func (g *Game) UnderWay(out []int32) []int32 {
	m := &g.melee
	out = append(out, m.fight, m.round, m.last, int32(m.step), int32(m.at), int32(m.left), b2i(m.begun), b2i(g.stepping), int32(len(m.turns)))
	for i := range m.turns {
		t := &m.turns[i]
		out = append(out, t.m, t.target, t.weapon.Sym, int32(t.attacks), int32(t.step), t.pair, b2i(t.early)|b2i(t.second)<<1|b2i(t.rode)<<2|b2i(t.push)<<3|int32(t.bonus+1)<<4)
	}
	if c := &g.charging; c.Reaction != "" {
		out = append(out, c.Distance, c.Reach, int32(c.Roll), g.C.Lex.Sym(c.Reaction), b2i(c.Fled)|b2i(c.Cancelled)<<1)
	}
	out = append(out, int32(len(g.using)))
	for _, u := range g.using {
		out = append(out, u.model, u.weapon.Sym)
	}
	out = append(out, int32(len(g.cancels)))
	for _, c := range g.cancels {
		out = append(out, c.model, int32(c.rule.Num))
	}
	for _, k := range g.killers {
		out = append(out, k.model, k.by, k.cause)
	}
	return out
}

// Gone lists who left the game in the present order so far.
func (g *Game) Gone() []int32 { return slices.Clip(g.out) }
