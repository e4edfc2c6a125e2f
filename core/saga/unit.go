package saga

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

var unitOrders = []play.Order{
	{Name: "figures", Use: "figures(u)", Doc: "the figures that a unit has left", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}}, Out: []play.Arg{{Name: "figures", Kind: play.AModels}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			out.Set("figures", play.List(g.figs(u)))
			return err
		})},
	{Name: "put", Use: "put(m, {x, y})", Doc: "sets a figure somewhere, or a unit with its first figure there; no rule is asked",
		Args: []play.Arg{{Name: "model", Kind: play.AModel}, {Name: "to", Kind: play.APlace}},
		Do:   play.One(func(p *play.Play, in play.In, _ *play.Out) error { return Of(p).put(in) })},
	{Name: "remove", Use: "remove(f)", Doc: "takes a figure away that its player picks as a casualty: the formation must hold",
		Args: []play.Arg{{Name: "figure", Kind: play.AModel}},
		Do: play.One(func(p *play.Play, in play.In, _ *play.Out) error {
			g, f := Of(p), in.N("figure")
			u := g.fact(f, "unit")
			switch {
			case u < 0 || !g.Alive(f):
				return play.Illegal("SAGA-SHOOT-12", "%s is no figure on the table", g.Name(f)).Suggest("figures(u)[1]")
			}
			x := g.formation(g.figs(u))
			if may := x.spare(x.all(), g.anyFalls()); may>>slices.Index(x.fs, f)&1 == 0 {
				return g.breaks(u, f, &x, may)
			}
			g.take(u, f)
			return g.taken(u, 1, 1)
		})},
	{Name: "gap", Use: "gap(a, b)", Doc: "inches between the nearest bases of two units or figures", Asks: true,
		Args: []play.Arg{{Name: "a", Kind: play.AModel}, {Name: "b", Kind: play.AModel}}, Out: []play.Arg{{Name: "gap", Kind: play.ALength}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			out.Set("gap", play.Inches(g.gap(g.parts(in.N("a")), g.parts(in.N("b")))))
			return nil
		})},
	{Name: "formed", Use: "formed(u)", Doc: "does a unit hold its formation?", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}}, Out: []play.Arg{{Name: "formed", Kind: play.AFlag}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			out.Set("formed", play.Yes(g.whole(u)))
			return err
		})},
}

// rank is the class of a unit: levy, warrior, hearthguard or warlord.
func (g *Game) rank(u int32) string {
	return g.Values.Word("rules.troop."+g.C.Lex.Word(g.Models[u].Troop)+".rank", "")
}

// unitArg is the unit that is meant: of a figure its own.
func (g *Game) unitArg(m int32) (int32, error) {
	if u := g.fact(m, "unit"); u >= 0 {
		m = u
	}
	if !g.Alive(m) {
		return m, play.Illegal("SAGA-SHOOT-11", "%s has no figures left", g.Name(m))
	}
	return m, nil
}

// figs are the figures that a unit has left; they follow their unit in number.
func (g *Game) figs(u int32) (out []int32) {
	for f := u + 1; f <= u+g.M(u, battle.MaxHP); f++ {
		if g.Alive(f) {
			out = append(out, f)
		}
	}
	return out
}

// parts are the figures of a unit, or one figure itself.
func (g *Game) parts(m int32) []int32 {
	if g.fact(m, "unit") >= 0 {
		return []int32{m}
	}
	return g.figs(m)
}

// units in the game, in order.
func (g *Game) units() (out []int32) {
	for m := range g.Count() {
		if g.Alive(m) && g.fact(m, "unit") < 0 {
			out = append(out, m)
		}
	}
	return out
}

// foes says whether two units are of sides that fight each other.
func (g *Game) foes(a, b int32) bool { return g.side(a) != g.side(b) }

// gap between the nearest of two lists of figures, thousandths of an inch; 0
// where one is empty.
func (g *Game) gap(a, b []int32) int32 {
	best := int32(-1)
	for _, f := range a {
		for _, e := range b {
			if d := g.Between(f, e); best < 0 || d < best {
				best = d
			}
		}
	}
	return max(best, 0)
}

// formation is how figures stand to each other: a bit for each, in their order
// (SAGA-GAP-07: links of at most the length of the tables).
type formation struct {
	fs   []int32
	near []uint32 // who has a link to each
}

func (g *Game) formation(fs []int32) formation {
	link := g.inches("formation.link")
	x := formation{fs, make([]uint32, len(fs))}
	for i, f := range fs {
		for j := range i {
			if battle.Within(g.Between(f, fs[j]), link) {
				x.near[i] |= 1 << j
				x.near[j] |= 1 << i
			}
		}
	}
	return x
}

// all figures of a formation.
func (x *formation) all() uint32 { return 1<<len(x.fs) - 1 }

// groups is in how many parts some of the figures fall, and how many are in the
// largest.
func (x *formation) groups(of uint32) (n, largest int) {
	for of != 0 {
		group, grown := uint32(0), of&-of
		for grown != 0 {
			i := bits.TrailingZeros32(grown)
			group |= 1 << i
			grown = (grown | x.near[i]&of) &^ group
		}
		of &^= group
		n, largest = n+1, max(largest, bits.OnesCount32(group))
	}
	return n, largest
}

// spare are those of some figures without which the others hold together; where
// there is none, those that leave the largest group (SAGA-GAP-08), or all of them.
func (x *formation) spare(of uint32, any bool) (out uint32) {
	best := 0
	for i := range x.fs {
		if of>>i&1 == 0 {
			continue
		}
		_, n := x.groups(of &^ (1 << i))
		if n > best {
			best, out = n, 0
		}
		if n == best {
			out |= 1 << i
		}
	}
	if any && best < bits.OnesCount32(of)-1 {
		return of
	}
	return out
}

// whole says whether a unit holds its formation.
func (g *Game) whole(u int32) bool { return g.parted(u) <= 1 }

// parted is in how many groups a unit stands.
func (g *Game) parted(u int32) int {
	x := g.formation(g.figs(u))
	n, _ := x.groups(x.all())
	return n
}

// anyFalls says whether any figure may fall where no removal keeps a unit whole.
func (g *Game) anyFalls() bool { return g.word("casualties.fallback") == "any" }

// AddKit adds a unit and its figures (play.Adder).
func (g *Game) AddKit(band int32, k play.Kit) (int32, error) {
	troop := "rules.troop." + k.Troop + "."
	size := k.Own.Or("size", int32(g.Values.Int(troop+"size", 0)))
	if size < 1 {
		return 0, fault.New("E-ARG", "%s is no troop that units are made of", k.Troop).Suggest("levies, warriors, hearthguards, warlord")
	}
	places := k.Own.Places("places")
	if k.Own.Has("places") {
		if k.Own.Has("size") && int(size) != len(places) {
			return 0, fault.New("E-ARG", "%d figures at %d places", size, len(places))
		}
		if size = int32(len(places)); size < 1 || size > 24 {
			return 0, fault.New("E-ARG", "a unit has 1 to 24 figures, not %d", size)
		}
	}
	u, err := g.Enlist(band, k, [2]int32{})
	if err != nil {
		return u, err
	}
	r := g.inches("bases.foot") / 2
	if g.Mounted(u) {
		r = g.inches("bases.mounted") / 2
	}
	if places == nil {
		places = g.ranksOf(k, size, r)
	}
	figure := g.C.Lex.Sym("soldier")
	for i, at := range places {
		if at.X < 0 || at.Y < 0 || at.X > g.Size[0] || at.Y > g.Size[1] {
			return u, fault.New("E-ARG", "figure %d of %s would stand off the table, at %v", i+1, g.Name(u), at).Suggest("another place, or more files =")
		}
		s := battle.Static{Name: fmt.Sprintf("%s #%d", g.Name(u), i+1), Troop: figure, Faction: g.Models[u].Faction, Band: band, Object: true, Radius: [2]int32{r, r}}
		f := g.AddModel(s, g.side(u))
		g.SetM(f, battle.HP, 1)
		g.SetM(f, battle.MaxHP, 1)
		g.SetM(f, battle.X, at.X)
		g.SetM(f, battle.Y, at.Y)
		g.setFact(f, "unit", u)
	}
	g.SetM(u, battle.MaxHP, size)
	g.count(u, size)
	g.setFact(u, "fatigue", k.Own.Or("fatigue", 0))
	g.gather(u)
	return u, nil
}

// ranksOf are the places of a unit in ranks: the first figure at its place, the
// others to its right and behind it.
func (g *Game) ranksOf(k play.Kit, size, r int32) (out []board.Point) {
	files := k.Own.Or("files", int32(g.num("formation.files")))
	step := 2*r + k.Own.Or("spacing", 0)
	for i := range size {
		out = append(out, board.Point{X: k.X + i%files*step, Y: k.Y - i/files*step})
	}
	return out
}

// count sets how many figures a unit has left.
func (g *Game) count(u, n int32) {
	g.SetM(u, battle.HP, n)
	g.setFact(u, "models", n)
}

// gather puts a unit in the middle of its figures: where its card and the map
// show it.
func (g *Game) gather(u int32) {
	at := g.middle(g.figs(u))
	g.SetM(u, battle.X, at.X)
	g.SetM(u, battle.Y, at.Y)
}

// middle of figures.
func (g *Game) middle(fs []int32) (at board.Point) {
	var x, y int64
	for _, f := range fs {
		c := g.Centre(f)
		x, y = x+int64(c.X), y+int64(c.Y)
	}
	if n := int64(len(fs)); n > 0 {
		at = board.Point{X: int32(x / n), Y: int32(y / n)}
	}
	return at
}

// shift moves all figures of a unit.
func (g *Game) shift(u int32, by board.Point) {
	for _, f := range g.figs(u) {
		c := g.Centre(f)
		g.SetM(f, battle.X, c.X+by.X)
		g.SetM(f, battle.Y, c.Y+by.Y)
	}
	g.gather(u)
}

// gone notes that figures of a unit have moved so far, thousandths of an inch; the
// unit has moved as far as the one of them that went farthest this turn.
func (g *Game) gone(fs []int32, n int32) {
	note := func(m, n int32) {
		g.SetM(m, battle.MovedTurn, g.Now(hook.Turn))
		g.SetM(m, battle.Moved, n)
	}
	for _, f := range fs {
		note(f, g.OwnMove(f)+n)
		if u := g.fact(f, "unit"); g.OwnMove(f) > g.OwnMove(u) {
			note(u, g.OwnMove(f))
		}
	}
}

func (g *Game) put(in play.In) error {
	m := in.N("model")
	x, y := in.Place("to")
	if !g.Alive(m) {
		return play.Illegal("SAGA-SHOOT-11", "%s is out of the game", g.Name(m))
	}
	if u := g.fact(m, "unit"); u >= 0 {
		g.SetM(m, battle.X, x)
		g.SetM(m, battle.Y, y)
		g.gather(u)
		return nil
	}
	first := g.Centre(g.figs(m)[0])
	g.shift(m, board.Point{X: x - first.X, Y: y - first.Y})
	return nil
}

// lose removes figures of a unit, at most all of it, by the choice of its player
// (SAGA-SHOOT-11, SAGA-SHOOT-12), and says how many. The farthest from near go
// first unless he says otherwise.
func (g *Game) lose(u int32, hits int, near []int32) (int, error) {
	if g.rank(u) == "warlord" {
		hits /= max(g.num("warlord.absorb"), 1)
	}
	x := g.formation(g.figs(u))
	n := min(hits, len(x.fs))
	far := make([]int32, len(x.fs))
	for i, f := range x.fs {
		far[i] = g.gap([]int32{f}, near)
	}
	left := x.all()
	for i := range n {
		at := bits.TrailingZeros32(left)
		if n < len(x.fs) {
			var err error
			if at, err = g.pick(u, &x, left, far); err != nil {
				return i, err
			}
		}
		left &^= 1 << at
		g.take(u, x.fs[at])
	}
	if n == 0 {
		return 0, nil
	}
	return n, g.taken(u, n, hits)
}

// take one figure off the table.
func (g *Game) take(u, f int32) {
	g.SetM(f, battle.Out, 1)
	g.SetM(f, battle.HP, 0)
	g.count(u, g.fact(u, "models")-1)
}

// breaks is the refusal to remove a figure that the formation needs.
func (g *Game) breaks(u, f int32, x *formation, may uint32) error {
	var names []string
	for i, o := range x.fs {
		if may>>i&1 != 0 {
			names = append(names, g.Name(o))
		}
	}
	return play.Illegal("SAGA-SHOOT-12", "without %s the formation of %s breaks: links are at most %g\"", g.Name(f), g.Name(u), float64(g.inches("formation.link"))/hook.Milli).
		Suggest("one of " + strings.Join(names, ", "))
}

// taken tells what a unit has lost, and ends it when nobody is left.
func (g *Game) taken(u int32, n, hits int) error {
	g.Tell(battle.Bled, u, n)
	left := g.fact(u, "models")
	text := fmt.Sprintf("%s loses %d, %d left", g.Name(u), n, left)
	if hits > n {
		text += fmt.Sprintf("; %d too many", hits-n)
	}
	g.Explain("casualties", "SAGA-SHOOT-11", "%s", text)
	if left > 0 {
		g.gather(u)
		return nil
	}
	g.SetM(u, battle.Out, 1)
	g.Tell(battle.Fell, u, 1)
	g.Left(u)
	g.part(u)
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = u, g.side(u)
	g.R.On(ev, g.Points[pOnRemoved])
	return nil
}

// part ends the melee of a unit, for those whom it fights too.
func (g *Game) part(u int32) {
	for _, o := range g.units() {
		if g.fact(o, "engaged") == u {
			g.setFact(o, "engaged", hook.Nil)
			g.setFact(o, "started", 0)
		}
	}
	g.setFact(u, "engaged", hook.Nil)
	g.setFact(u, "started", 0)
}

// pick is the place of the next figure that a unit loses (SAGA-SHOOT-12): unless
// its player says otherwise, the farthest from the enemy.
func (g *Game) pick(u int32, x *formation, left uint32, far []int32) (int, error) {
	may := x.spare(left, g.anyFalls())
	d := hook.Decision{Stream: "casualties", Label: g.Name(u), Side: g.side(u)}
	var at []int
	for i, f := range x.fs {
		if may>>i&1 == 0 {
			continue
		}
		if at = append(at, i); far[i] >= far[at[d.Def]] {
			d.Def = len(at) - 1
		}
		d.Words = append(d.Words, g.Name(f))
	}
	d.More = func(word string) (int, bool) {
		i := slices.IndexFunc(x.fs, func(f int32) bool { return g.Name(f) == word })
		return len(at) + i, i >= 0 && left>>i&1 != 0
	}
	i := g.R.Decide(d)
	if i >= len(at) {
		return 0, g.breaks(u, x.fs[i-len(at)], x, may)
	}
	return at[i], nil
}

// Describe tells of a unit on its card (play.Describer).
func (g *Game) Describe(m int32) []string {
	if u := g.fact(m, "unit"); u >= 0 {
		return []string{"of " + g.Name(u)}
	}
	out := []string{g.rank(m)}
	if n := g.fact(m, "fatigue"); n > 0 {
		out = append(out, fmt.Sprintf("Fatigue %d", n))
	}
	if e := g.fact(m, "engaged"); e >= 0 {
		out = append(out, "in melee with "+g.Name(e))
	}
	return out
}
