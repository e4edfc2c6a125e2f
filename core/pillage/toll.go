package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// cost of the path up to a place, thousandths of an inch of allowance: open
// ground is paid by its length, difficult ground by its factor times its
// length, rounded up (GAP-DIFFICULT-MIXED), a ladder by its length
// (PIL-TERR-12), an obstacle by a fixed price whatever its width (PIL-OBST-02).
func (s *survey) cost(to int32) int32 {
	if len(s.rough)+len(s.ladders)+len(s.crossings) == 0 {
		return to
	}
	total := int32(0)
	n := &s.g.num().moving
	for _, c := range s.crossings {
		if to > c.from+battle.Tolerance {
			total += c.cost
		}
	}
	sums := map[int32]int32{}
	var factors []int32
	for _, p := range s.split(to) {
		switch f := s.factorAt((p.From + p.To) / 2); f {
		case 0:
			if !n.widthFree {
				total += p.To - p.From
			}
		case hook.Milli:
			total += p.To - p.From
		default:
			if sums[f] == 0 {
				factors = append(factors, f)
			}
			sums[f] += p.To - p.From
		}
	}
	for _, f := range factors {
		length := sums[f]
		if n.wholeInches {
			length = (length - s.slack + hook.Milli - 1) / hook.Milli * hook.Milli
		}
		total += int32(int64(length) * int64(f) / hook.Milli)
	}
	return total
}

// split cuts the path up to a place where the ground changes.
func (s *survey) split(to int32) []board.Span {
	cuts := []int32{0, to}
	for _, list := range [][]tract{s.rough, s.over, s.ladders} {
		for _, r := range list {
			cuts = append(cuts, r.from, r.to)
		}
	}
	for _, c := range s.crossings {
		cuts = append(cuts, c.from, c.to)
	}
	slices.Sort(cuts)
	var out []board.Span
	for i := range cuts[1:] {
		if a, b := max(cuts[i], 0), min(cuts[i+1], to); a < b {
			out = append(out, board.Span{From: a, To: b})
		}
	}
	return out
}

// factorAt is what an inch costs at a place, thousandths; 0 on an obstacle.
func (s *survey) factorAt(at int32) int32 {
	for _, c := range s.crossings {
		if c.from <= at && at < c.to {
			return 0
		}
	}
	for _, l := range s.ladders {
		if l.from <= at && at < l.to {
			return l.factor
		}
	}
	own, made := int32(hook.Milli), int32(hook.Milli)
	lifted := s.lifted(at)
	for _, r := range s.rough {
		switch {
		case r.from > at || at >= r.to || r.over < lifted && (!r.water || lifted == 2):
		case r.own:
			own = max(own, r.factor)
		default:
			made = max(made, r.factor)
		}
	}
	if s.g.num().moving.stacks { // GAP-SNOW-DOUBLE
		return int32(int64(own) * int64(made) / hook.Milli)
	}
	return max(own, made)
}

// lifted is 2 on a bridge, 1 on a road, 0 elsewhere.
func (s *survey) lifted(at int32) int32 {
	over := int32(0)
	for _, r := range s.over {
		if r.from <= at && at < r.to {
			over = max(over, r.over)
		}
	}
	return over
}

// water is where the path first has to be swum, Nil nowhere.
func (s *survey) water() (at, piece int32) {
	for _, p := range s.split(s.length) {
		mid := (p.From + p.To) / 2
		if s.lifted(mid) == 2 {
			continue
		}
		for _, r := range s.rough {
			if r.water && r.from <= mid && mid < r.to {
				return p.From, r.piece
			}
		}
	}
	return 0, hook.Nil
}

// onRoad says whether the whole path lies on roads (PIL-TERR-11).
func (s *survey) onRoad() bool {
	if s.length == 0 {
		return false
	}
	end := int32(0)
	for again := true; again; {
		again = false
		for _, r := range s.over {
			if s.g.Tagged(r.piece, s.g.num().tags.road) && r.from <= end+battle.Tolerance && r.to > end {
				end, again = r.to, true
			}
		}
	}
	return end >= s.length-battle.Tolerance
}

// tell explains what the ground costs.
func (s *survey) tell() {
	g := s.g
	if g.R.Log == nil {
		return
	}
	for _, c := range s.crossings {
		g.explainBy(-c.cost, "move", "PIL-OBST-02", "crosses %s for %s", g.Pieces[c.piece].Name, inches(c.cost))
	}
	for _, l := range s.ladders {
		g.explain("move", "PIL-TERR-12", "%s of %s", inches(l.to-l.from), g.Pieces[l.piece].Name)
	}
	rule := "PIL-TERR-09"
	if g.rides(s.m) {
		rule = "PIL-CAV-02"
	}
	hard := int32(0)
	for _, p := range s.split(s.length) {
		if f := s.factorAt((p.From + p.To) / 2); f > hook.Milli {
			hard += p.To - p.From
		}
	}
	if hard > 0 {
		g.explain("move", rule, "%s of difficult ground: %s cost %s", inches(hard), inches(s.length), inches(s.cost(s.length)))
	}
}
