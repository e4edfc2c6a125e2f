package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
)

// Paths over bulwarks: onto the deck of a ship and off it (PIL-SHIP-08,
// PIL-SHIP-09).

// rail is where a path leads over the bulwark of a ship: from where the base
// touches it on one side to where it does on the other.
type rail struct {
	from, to int32
	edge     int32 // where the centre is over it
	piece    int32
	aboard   bool // it leads onto the ship
}

// order of bulwarks on a path: off a ship comes before onto one that touches it.
func (r *rail) order() int32 { return r.from + 10*battle.Tolerance*b2i(r.aboard) }

// overShip finds where the path leads over the bulwark of a ship. Its deck is
// open ground, whatever lies under it.
func (s *survey) overShip(p int32) {
	in := s.on(p)
	for i := range in {
		in[i].over = 2
	}
	s.over = append(s.over, in...)
	deck := s.deck(p)
	for _, out := range s.baseOver(p) {
		at, inside := out.From, false
		for _, d := range deck {
			if d.To < out.From || d.From > out.To {
				continue
			}
			if d.From > at {
				s.rails = append(s.rails, rail{from: at, to: d.From, edge: edgeIn(in, at, d.From, true), piece: p, aboard: true})
			}
			at, inside = d.To, true
		}
		switch {
		case at >= out.To && inside:
		case out.To == s.length: // nobody can stay there
			s.rails = append(s.rails, rail{from: at, to: out.To + 3*battle.Tolerance, edge: edgeIn(in, at, out.To, !inside), piece: p, aboard: !inside})
		case inside:
			s.rails = append(s.rails, rail{from: at, to: out.To, edge: edgeIn(in, at, out.To, false), piece: p})
		case out.From > 0 || !s.g.IsM(s.m, battle.Aboard, 0):
			s.block(solid{from: out.From, to: out.To, entered: true, piece: p, name: s.g.Pieces[p].Name,
				err: illegal("PIL-SHIP-08", "%s finds no place on the deck of %s that way", s.g.Name(s.m), s.g.Pieces[p].Name)})
		}
	}
}

// edgeIn is where the centre comes over the edge of a ship between two places.
func edgeIn(in []tract, from, to int32, aboard bool) int32 {
	for _, t := range in {
		if aboard && from <= t.from && t.from <= to {
			return t.from
		}
		if !aboard && from <= t.to && t.to <= to {
			return t.to
		}
	}
	if aboard {
		return from
	}
	return to
}

// baseOver is where the base is over a ship, from contact to contact.
func (s *survey) baseOver(p int32) []board.Span {
	var out []board.Span
	for i := range s.way {
		for _, sp := range s.g.Shape(p).Within(s.way[i].a, s.way[i].b, s.base) {
			out = append(out, board.Span{From: s.way[i].at + sp.From, To: s.way[i].at + sp.To})
		}
	}
	return board.Union(out)
}

// deck is where the base stands inside the bulwark of a ship: to touch it is
// allowed.
func (s *survey) deck(p int32) []board.Span {
	deck, inner := s.within(p, 3*battle.Tolerance), s.within(p, 0)
	for i := range deck {
		deck[i] = s.exactly(deck[i], inner)
	}
	return deck
}

// within is where the base is inside the bulwark of a ship, give or take some
// slack.
func (s *survey) within(p, slack int32) []board.Span {
	var out []board.Span
	for i := range s.way {
		w := &s.way[i]
		for _, sp := range s.g.Shape(p).Inner(w.a, w.b, s.base-slack) {
			out = append(out, board.Span{From: w.at + sp.From, To: w.at + sp.To})
		}
	}
	return board.Union(out)
}

// exactly takes the slack from a span of a deck: its ends are where the base
// touches the bulwark, but those of the path are what they are.
func (s *survey) exactly(d board.Span, inner []board.Span) board.Span {
	const slack = 20 * battle.Tolerance
	from, to := d.From, d.To
	for _, x := range inner {
		if d.From > 0 && d.From <= x.From && x.From <= d.From+slack {
			from = x.From
		}
		if d.To < s.length && d.To-slack <= x.To && x.To <= d.To {
			to = x.To
		}
	}
	if from == d.From && to == d.To && d.To-d.From <= slack { // it only touches
		switch {
		case d.To == s.length:
			from = to
		case d.From == 0:
			to = from
		}
	}
	return board.Span{From: from, To: to}
}

// gangways makes crossings of the places where the path leads over bulwarks:
// from ship to ship, where they lie near each other, over both at once; else
// between ship and shore.
func (s *survey) gangways() {
	slices.SortStableFunc(s.rails, func(a, b rail) int { return int(a.order() - b.order()) })
	for i := 0; i < len(s.rails); i++ {
		r := &s.rails[i]
		switch next := s.nextRail(i); {
		case !r.aboard && next != nil && battle.Within(next.edge-r.edge, s.g.num().ship.jump):
			if s.comesAboard(next) {
				s.crossing(r.piece, r.from, next.to)
			}
			i++
		case r.to > s.length:
			s.crossing(r.piece, r.from, r.to)
		case r.aboard:
			s.fromShore(r)
		default:
			s.toShore(r)
		}
	}
}

// nextRail is the bulwark after one, where the path leads onto a ship there.
func (s *survey) nextRail(i int) *rail {
	if i+1 < len(s.rails) && s.rails[i+1].aboard {
		return &s.rails[i+1]
	}
	return nil
}

// crossing adds a crossing of bulwarks, over which the water does not count.
func (s *survey) crossing(p, from, to int32) {
	g := s.g
	s.crossings = append(s.crossings, crossing{from: from, to: to, piece: p, rail: true,
		cost: g.pieceValue(pModifyObstacleCost, s.m, p, g.num().moving.obstacle)})
	s.over = append(s.over, tract{from: from, to: min(to, s.length), piece: p, over: 2})
}

// bar stops the path before a bulwark.
func (s *survey) bar(r *rail, err *fault.Error) {
	s.block(solid{from: r.from, to: r.to, entered: true, piece: r.piece, name: s.g.Pieces[r.piece].Name, err: err})
}

// comesAboard bars a bulwark to riders and wagons, and where the ship has no room.
func (s *survey) comesAboard(r *rail) bool {
	g := s.g
	switch {
	case g.Mounted(s.m):
		s.bar(r, illegal("PIL-SHIP-01", "%s rides: %s carries men on foot", g.Name(s.m), g.Pieces[r.piece].Name))
	case g.troopOf(s.m).halted:
		s.bar(r, illegal("PIL-TROOP-17", "%s cannot cross the bulwark of %s", g.Name(s.m), g.Pieces[r.piece].Name))
	case !g.hasRoom(s.m, r.piece):
		s.bar(r, g.noRoom(s.m, r.piece))
	default:
		return true
	}
	return false
}

// fromShore leads onto a ship from the shore.
func (s *survey) fromShore(r *rail) {
	dry := s.dryBefore(r.edge)
	switch err := s.g.lyingStill(r.piece); {
	case r.edge == r.from && r.from == 0: // it stood on the bulwark
		s.crossing(r.piece, r.from, r.to)
	case !battle.Within(r.edge-dry, s.g.num().ship.shore):
		s.bar(r, s.tooFarOff(r))
	case err != nil:
		s.bar(r, err)
	case s.comesAboard(r):
		s.crossing(r.piece, min(r.from, dry), r.to)
	}
}

// toShore leads from a ship to the shore.
func (s *survey) toShore(r *rail) {
	dry := s.dryAfter(r.edge)
	switch err := s.g.lyingStill(r.piece); {
	case dry > s.length || !battle.Within(dry-r.edge, s.g.num().ship.shore):
		s.bar(r, s.tooFarOff(r))
	case err != nil:
		s.bar(r, err)
	default:
		s.crossing(r.piece, r.from, max(r.to, dry))
	}
}

func (s *survey) tooFarOff(r *rail) *fault.Error {
	return illegal("PIL-SHIP-09", "%s is more than %s from the shore and from any other ship there", s.g.Pieces[r.piece].Name, inches(s.g.num().ship.shore))
}

// dryAfter is the first place from one on where the path leads over no water
// that has to be swum; beyond its end where there is none.
func (s *survey) dryAfter(at int32) int32 {
	for _, p := range s.split(s.length) {
		if p.To > at && !s.wetAt((p.From+p.To)/2) {
			return max(p.From, at)
		}
	}
	if !s.wetAt(at) && at >= s.length {
		return at
	}
	return s.length + 1
}

// dryBefore is the last such place before one; far before the beginning of the
// path where there is none.
func (s *survey) dryBefore(at int32) int32 {
	const none = -board.Far
	last := int32(none)
	for _, p := range s.split(s.length) {
		if p.From < at && !s.wetAt((p.From+p.To)/2) && !s.onDeckAt((p.From+p.To)/2) {
			last = min(p.To, at)
		}
	}
	return last
}

// wetAt says whether the path leads over water there, on no bridge or deck.
func (s *survey) wetAt(at int32) bool {
	if s.lifted(at) == 2 {
		return false
	}
	for _, r := range s.rough {
		if r.water && r.from <= at && at < r.to {
			return true
		}
	}
	return false
}

// onDeckAt says whether the centre is over a ship there.
func (s *survey) onDeckAt(at int32) bool {
	for _, r := range s.over {
		if r.from <= at && at < r.to && r.over == 2 && r.piece >= 0 && s.g.isShip(r.piece) {
			return true
		}
	}
	return false
}
