package dice

import (
	"fmt"
	"strconv"
	"strings"

	"skald/core/fault"
)

// Expr is a parsed dice expression: the sum of its terms and a constant.
type Expr struct {
	Terms []Term
	Plus  int
}

// Term is N equal dice of an expression. What is done with them is done in this
// order, however it was written: thrown, thrown again, exploded, kept or
// dropped, added up.
type Term struct {
	N, Sides int  // Sides 6 or 3
	Minus    bool // its sum is taken away
	Again    Set  // faces that are thrown again, once
	Explode  bool // the highest value is thrown once more and added, up to MaxExplosions times
	Keep     int  // how many dice count, N: all
	Lowest   bool // the lowest count, not the highest
}

// MaxExplosions is how often one die is thrown once more; the last throw stands
// as it is.
const MaxExplosions = 10

// Limits of an expression: a typed one must not run for minutes.
const (
	maxDice  = 1000 // in all its terms
	maxText  = 100  // bytes
	maxConst = 1_000_000
)

// Parse reads terms of dice and numbers with + or - between them: "2d6+d3-1".
// Only six-sided dice exist (PIL-DICE-01); a d3 is a d6 halved and rounded up
// (PIL-DICE-02). Behind the dice of a term may stand, in any order:
//
//	r1     ones are thrown again, once; r1r2: ones and twos
//	!      a 6 (of a d3: a 3) is thrown once more and added, ten times at most
//	kh2    the two highest count; kl2: the two lowest
//	dl1    the lowest is dropped; dh1: the highest
//
// The order of operations is that of this list: thrown again, exploded, kept or
// dropped, added up. An exploded die counts as one die with its whole sum.
func Parse(text string) (Expr, error) {
	p := &parser{text: text}
	if len(text) > maxText {
		p.text = text[:20] + "..."
		return Expr{}, p.bad("is longer than %d characters", maxText)
	}
	p.rest = strings.ToLower(strings.ReplaceAll(text, " ", ""))
	e, err := p.expr()
	if err != nil {
		return Expr{}, err
	}
	return e, nil
}

// parser reads a text from its front.
type parser struct{ text, rest string }

func (p *parser) bad(format string, args ...any) error {
	return p.like(`"2d6+1"`, format, args...)
}

// like is an error with an example of what is meant.
func (p *parser) like(example, format string, args ...any) error {
	return fault.New("E-ARG", "%q %s", p.text, fmt.Sprintf(format, args...)).Suggest("write it like " + example)
}

// eat takes a text off the front, if it is there.
func (p *parser) eat(s string) bool {
	rest, ok := strings.CutPrefix(p.rest, s)
	p.rest = rest
	return ok
}

// number takes digits off the front; none is without, more than fit is -1.
func (p *parser) number(without int) int {
	i := 0
	for i < len(p.rest) && '0' <= p.rest[i] && p.rest[i] <= '9' {
		i++
	}
	digits := p.rest[:i]
	p.rest = p.rest[i:]
	if i == 0 {
		return without
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n > maxConst {
		return -1
	}
	return n
}

func (p *parser) expr() (e Expr, err error) {
	total := 0
	for first := true; first || p.rest != ""; first = false {
		minus := p.eat("-")
		if !minus && !p.eat("+") && !first {
			return e, p.bad("has %q where only + or - can follow", p.rest)
		}
		digits := p.rest != "" && '0' <= p.rest[0] && p.rest[0] <= '9'
		n := p.number(1)
		switch {
		case p.eat("d"):
			t, err := p.term(n, minus)
			if err != nil {
				return e, err
			}
			if total += t.N; total > maxDice {
				return e, p.bad("has more than %d dice", maxDice)
			}
			e.Terms = append(e.Terms, t)
		case n < 0:
			return e, p.bad("has a number above %d", maxConst)
		case !digits && first:
			return e, p.bad("is no dice expression")
		case !digits:
			return e, p.bad("lacks dice or a number after its + or -")
		case minus:
			e.Plus -= n
		default:
			e.Plus += n
		}
	}
	if len(e.Terms) == 0 {
		return e, p.bad("has no dice")
	}
	return e, nil
}

// term reads what stands behind the d of n dice.
func (p *parser) term(n int, minus bool) (t Term, err error) {
	if n < 1 || n > maxDice {
		return t, p.bad("rolls a number of dice that is not 1 to %d", maxDice)
	}
	t = Term{N: n, Minus: minus, Keep: n}
	switch sides := p.number(0); {
	case sides == 6 || sides == 3:
		t.Sides = sides
	case sides == 0:
		return t, p.bad("has a die without sides")
	case sides < 0:
		return t, p.bad("has a die with too many sides: there are only d6 and d3")
	default:
		return t, p.bad("has a d%d: there are only d6 and d3", sides)
	}
	picked := false
	for {
		switch {
		case p.eat("!"):
			if t.Explode {
				return t, p.like(`"2d6!"`, "explodes twice")
			}
			t.Explode = true
		case p.eat("r"):
			v := p.number(0)
			if v < 1 || v > t.Sides {
				return t, p.like(`"d6r1"`, "throws again what no d%d shows", t.Sides)
			}
			t.Again |= t.face(v)
		case p.rest != "" && (p.rest[0] == 'k' || p.rest[0] == 'd'):
			if picked {
				return t, p.like(`"3d6kh2"`, "keeps or drops twice: once is enough")
			}
			picked = true
			if err := p.pick(&t); err != nil {
				return t, err
			}
		default:
			return t, nil
		}
	}
}

// pick reads kh, kl, dh or dl and a number.
func (p *parser) pick(t *Term) error {
	drop := p.rest[0] == 'd'
	p.rest = p.rest[1:]
	high := p.eat("h")
	if !high && !p.eat("l") {
		return p.like(`"3d6kh2" or "3d6dl1"`, "does not say whether the highest or the lowest")
	}
	n := p.number(1)
	switch {
	case n < 1 || n > t.N:
		return p.like(`"3d6kh2"`, "keeps or drops a number of dice that is not 1 to %d", t.N)
	case drop && n == t.N:
		return p.like(`"3d6dl1"`, "drops every die")
	case drop:
		n = t.N - n
	}
	t.Keep, t.Lowest = n, high == drop
	return nil
}

// Dice thrown at first, without explosions and what is thrown again.
func (e Expr) Dice() int {
	n := 0
	for _, t := range e.Terms {
		n += t.N
	}
	return n
}

// Roll throws the expression; the total.
func (e Expr) Roll(src Source, s Stream, who int32) int {
	total := e.Plus
	for _, t := range e.Terms {
		if t.Minus {
			total -= t.Roll(src, s, who)
		} else {
			total += t.Roll(src, s, who)
		}
	}
	return total
}

// Roll throws the dice of the term: all together, then what is thrown again,
// then what exploded.
func (t Term) Roll(src Source, s Stream, who int32) int {
	p := NewPool(src, s, who, t.N)
	p.Reroll(s, who, t.Again)
	if t.Keep < t.N {
		return t.picked(t.levels(p, s, who))
	}
	total, top := 0, t.face(t.Sides)
	for i := 0; t.Explode && i < MaxExplosions; i++ {
		n := p.Reroll(s, who, top)
		if n == 0 {
			break
		}
		total += n * t.Sides
	}
	return total + t.added(p)
}

// mostAdded is how many dice are added up at once in an exploration.
const mostAdded = 200

// added is the sum of all dice of a pool. Where every way is explored it forks
// into totals, not into faces.
func (t Term) added(p *Pool) int {
	src, ok := p.src.(interface {
		SplitTotal(n int, set Set, sides int) int
	})
	if !ok || t.N > mostAdded {
		return t.picked([]*Pool{p})
	}
	total := 0
	for _, c := range p.classes {
		if c.set.Size() == 1 {
			total += c.n * valueOf(c.set.Low(), t.Sides)
		} else {
			total += src.SplitTotal(c.n, c.set, t.Sides)
		}
	}
	return total
}

// levels are the dice by how often they exploded.
func (t Term) levels(p *Pool, s Stream, who int32) []*Pool {
	all := []*Pool{p}
	for i := 0; t.Explode && i < MaxExplosions; i++ {
		n := all[i].Take(t.face(t.Sides), t.N)
		if n == 0 {
			break
		}
		all = append(all, NewPool(p.src, s, who, n))
	}
	return all
}

// picked adds up the dice that count: from the highest value down, or from the
// lowest up, and no further than there are dice to keep. The dice of a level
// have exploded that often.
func (t Term) picked(levels []*Pool) int {
	total, left, values := 0, t.Keep, len(levels)*t.Sides
	for i := range values {
		v := values - i
		if t.Lowest {
			v = i + 1
		}
		n := min(levels[(v-1)/t.Sides].Count(t.face((v-1)%t.Sides+1)), left)
		total += n * v
		if left -= n; left == 0 {
			break
		}
	}
	return total
}

// face is the faces of a d6 that show the value v.
func (t Term) face(v int) Set {
	if t.Sides == 3 {
		return Only(2*v-1) | Only(2*v)
	}
	return Only(v)
}
