package battle

import "slices"

// A band is what one player brings; a side is the bands that fight together. A
// side has the number of its first band: whoever fights for it has that number
// as SideOf (PIL-MULTIPLAYER-01).

// SideInfo is what cannot change of a band.
type SideInfo struct {
	Name    string
	Faction int32
	With    int32 // band + 1 whose side it joins, 0: a side of its own
	Neutral bool  // nobody plays it: villagers, livestock
	Budget  int32 // gold that it may cost, thousandths; 0: the usual
	Serial  int32 // of all bands ever added; AddSide counts
}

// AddSide adds a band and returns its id; false when there is no room for it.
func (b *Battle) AddSide(s SideInfo) (int32, bool) {
	if len(b.Sides) == maxSides {
		return 0, false
	}
	if s.With != 0 { // the first band of that side
		s.With = b.Home(s.With-1) + 1
	}
	b.added++
	s.Serial = b.added
	b.Table.Sides = append(b.Sides, s)
	return int32(len(b.Sides) - 1), true
}

// Home is the side of a band.
func (b *Battle) Home(band int32) int32 {
	if band < 0 || b.Sides[band].With == 0 {
		return band
	}
	return b.Sides[band].With - 1
}

// bandsOf a side, by ascending id.
func (b *Battle) bandsOf(side int32) []int32 {
	var out []int32
	for s := range int32(len(b.Sides)) {
		if b.Home(s) == side {
			out = append(out, s)
		}
	}
	return out
}

// Played says whether a band is the first of a side that somebody plays.
func (b *Battle) Played(band int32) bool {
	return b.Sides[band].With == 0 && !b.Sides[band].Neutral
}

// Foes says whether two models are of sides that fight each other: neutral ones
// are nobody's foes.
func (b *Battle) Foes(a, n int32) bool {
	return b.Against(a, b.M(n, SideOf))
}

// Against says whether a model fights a side.
func (b *Battle) Against(m, side int32) bool {
	x := b.M(m, SideOf)
	return x != side && !b.Sides[x].Neutral && !b.Sides[side].Neutral
}

// Whose models a query MModels lists: every side's, those of a side, of a band.
const (
	OfAll = iota
	OfSide
	OfBand
)

// ofGroup says whether a model is of a side, or of a band where that is asked.
func (b *Battle) ofGroup(m, id int32, band bool) bool {
	if band {
		return b.Models[m].Band == id
	}
	return b.IsM(m, SideOf, id)
}

// ownBand is the band that a model fights for: that which fielded it, of who
// changed sides the first of its new one.
func (b *Battle) ownBand(m int32) int32 {
	band, side := b.Models[m].Band, b.M(m, SideOf)
	if b.Home(band) != side {
		return side
	}
	return band
}

// isHome says whether a faction is that of the band of a model; of who changed
// sides, that of its new one.
func (b *Battle) isHome(m, faction int32) bool {
	return b.Sides[b.ownBand(m)].Faction == faction
}

// hasFaction says whether a side has a band or a model of a faction; of a band,
// whether it is of it or has such a model.
func (b *Battle) hasFaction(id, faction int32, band bool) bool {
	for s := range int32(len(b.Sides)) {
		if b.Sides[s].Faction == faction && (s == id || !band && b.Home(s) == id) {
			return true
		}
	}
	for m := range b.Count() {
		if b.Models[m].Faction == faction && b.ofGroup(m, id, band) {
			return true
		}
	}
	return false
}

// SideOrder lists the sides that are played: who holds the initiative, then the others
// as they were last ordered, then by number.
func (b *Battle) SideOrder() []int32 {
	var out []int32
	add := func(s int32) {
		if s >= 0 && int(s) < len(b.Sides) && b.Played(s) && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	add(b.Get(FirstSide))
	for i := 0; len(b.Sides) > 2 && i < maxSides; i++ {
		add(b.Get(orderAt+i) - 1)
	}
	for s := range int32(len(b.Sides)) {
		add(s)
	}
	return out
}

// SetSideOrder of the sides: the first holds the initiative.
func (b *Battle) SetSideOrder(order []int32) {
	for i, s := range order {
		if i == 0 {
			b.Set(FirstSide, s)
			continue
		}
		b.Set(orderAt+i-1, s+1)
	}
}

// Edge of the table at which a side is set up, from 1; 0: none was chosen.
func (b *Battle) Edge(side int32) int32 { return b.Get(edgeAt + int(side)) }

// SetEdge of a side.
func (b *Battle) SetEdge(side, edge int32) { b.Set(edgeAt+int(side), edge) }

// Rank of a side in a roll-off under way, 0 outside one.
func (b *Battle) Rank(side int32) int32 { return b.Get(rankAt + int(side)) }

// SetRank of a side.
func (b *Battle) SetRank(side, rank int32) { b.Set(rankAt+int(side), rank) }
