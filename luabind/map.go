package luabind

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/luabind/vm"
)

// mapOptions are the names that map takes.
var mapOptions = []string{"of", "at", "within", "width", "mark", "radius"}

// PlainWidth is how wide a screen is taken to be where nobody says it.
const PlainWidth = 80

// mapped is what a map shows.
type mapped struct {
	of     int32 // whose ranges, -1: nobody's
	lo, hi board.Point
	width  int
	mark   *board.Point // a point of its own, with a circle round it
	radius int32
}

// lookOn is a copy of the table for words that only look: nothing that rules do
// there is kept, counted or explained.
func (s *Session) lookOn(L *lua.LState, word string) *play.Play {
	if s.quest != nil {
		vm.Throw(L, fault.New("E-ARG", "%s inside a question", word).Suggest("look before it, or after it"))
	}
	s.mayOrder(L)
	g := s.game.Clone(dice.NewSeeded(0, 0))
	g.R.Choose = nil
	return g
}

// doMap: map(), map(m), map{ at = {20, 24}, within = 12 }.
func (s *Session) doMap(L *lua.LState) int {
	g := s.lookOn(L, "map()")
	if draw := s.lib.def.Map; draw != nil {
		return s.ownMap(L, g, draw)
	}
	o, of := s.mapArgs(L)
	if n := o.RawGetString("of"); n != lua.LNil {
		L.Push(n)
		of = s.modelArg(L, L.GetTop(), "map")
		L.Pop(1)
	}
	if of >= 0 && !g.Alive(of) {
		vm.Throw(L, fault.New("E-ARG", "%s is out of the game", g.Name(of)))
	}
	m := mapped{of: of, width: s.screen()}
	if n := o.RawGetString("width"); n != lua.LNil {
		m.width = int(s.user.between(L, n, "width", 20, 400))
	}
	if v := o.RawGetString("mark"); v != lua.LNil {
		m.mark = &board.Point{}
		m.mark.X, m.mark.Y = s.point(L, v, "mark")
	}
	if v := o.RawGetString("radius"); v != lua.LNil {
		m.radius = s.inchesOpt(L, v, "radius")
	}
	s.mapPart(L, g, o, &m)
	text := s.drawMap(g, m)
	plain := m
	if o.RawGetString("width") == lua.LNil && m.width != PlainWidth {
		plain.width = PlainWidth
		s.fitted = append(s.fitted, fitted{text, s.drawMap(g, plain)})
	}
	L.Push(s.wrap(&record{what: "a map", text: text, fields: map[string]lua.LValue{"width": lua.LNumber(m.width)}}))
	return 1
}

// ownMap is the map of a game that draws its own: map(), map{ width = 60 }.
func (s *Session) ownMap(L *lua.LState, g *play.Play, draw func(*play.Play, int) string) int {
	o, width := s.opts(L, 1, "map", "width"), s.screen()
	if n := o.RawGetString("width"); n != lua.LNil {
		width = int(s.user.between(L, n, "width", 20, 400))
	}
	text := draw(g, width)
	if o.RawGetString("width") == lua.LNil && width != PlainWidth {
		s.fitted = append(s.fitted, fitted{text, draw(g, PlainWidth)})
	}
	L.Push(s.wrap(&record{what: "a map", text: text, fields: map[string]lua.LValue{"width": lua.LNumber(width)}}))
	return 1
}

// mapArgs reads map(m, { ... }), map(m), map{ ... } and map().
func (s *Session) mapArgs(L *lua.LState) (o *lua.LTable, of int32) {
	switch L.Get(1).(type) {
	case *lua.LNilType, *lua.LTable:
		return s.opts(L, 1, "map", mapOptions...), -1
	}
	return s.opts(L, 2, "map", mapOptions...), s.modelArg(L, 1, "map")
}

// mapPart reads which part of the table is drawn: all of it as a rule.
func (s *Session) mapPart(L *lua.LState, g *play.Play, o *lua.LTable, m *mapped) {
	m.hi = board.Point{X: g.Size[0], Y: g.Size[1]}
	at := board.Point{X: g.Size[0] / 2, Y: g.Size[1] / 2}
	if m.of >= 0 {
		at = g.Centre(m.of)
	}
	within := int32(0)
	if v := o.RawGetString("at"); v != lua.LNil {
		at.X, at.Y = s.point(L, v, "at")
		s.onTable(L, at.X, at.Y)
		within = 12 * hook.Milli
	}
	if v := o.RawGetString("within"); v != lua.LNil {
		if within = s.inchesOpt(L, v, "within"); within < hook.Milli {
			vm.Throw(L, fault.New("E-ARG", "within is at least an inch"))
		}
	}
	if within > 0 {
		m.lo = board.Point{X: max(at.X-within, 0), Y: max(at.Y-within, 0)}
		m.hi = board.Point{X: min(at.X+within, g.Size[0]), Y: min(at.Y+within, g.Size[1])}
	}
}

// drawMap is the text of a map.
func (s *Session) drawMap(g *play.Play, m mapped) string {
	c := newChart(g, m.lo, m.hi, m.width)
	lines := []string{s.mapHead(g)}
	shown := s.drawPieces(c)
	s.drawLoot(c)
	rings := s.drawRings(c, m)
	legend := s.drawModels(c, m.of)
	lines = append(lines, c.lines()...)
	lines = append(lines, fmt.Sprintf("a cell is %s wide and %s high", inches(c.cell), inches(c.tall)))
	lines = append(lines, rings...)
	lines = append(lines, s.pieceLegend(g, shown, m.width)...)
	return strings.Join(append(lines, legend...), "\n")
}

// mapHead says where play stands.
func (s *Session) mapHead(g *play.Play) string {
	head := "before turn 1"
	if g.Get(battle.Started) != 0 {
		head = fmt.Sprintf("turn %d, %s", g.Get(battle.Turn), pil(g).StageName(int(g.Get(battle.Stage))))
	}
	if g.Is(battle.Over, 1) || g.Strict && pil(g).Finished() {
		head = "the game is over"
	}
	if waits := pil(g).Waits(); waits != "" {
		head += ": " + waits
	}
	return head + ", weather " + g.C.Lex.Word(g.Get(battle.Weather))
}

// drawPieces from the lowest layer up, and tell which were drawn, by ascending id.
func (s *Session) drawPieces(c *chart) []int32 {
	drawn := make([]bool, len(c.g.Pieces))
	for layer := range mostLayers {
		for p := range int32(len(drawn)) {
			if k := s.glyphOf(c.g, p); k.layer == layer && c.g.IsP(p, battle.PGone, 0) {
				drawn[p] = c.piece(p, k)
			}
		}
	}
	var shown []int32
	for p, is := range drawn {
		if is {
			shown = append(shown, int32(p))
		}
	}
	return shown
}

// drawLoot that models have dropped.
func (s *Session) drawLoot(c *chart) {
	for m := range c.g.Count() {
		if c.g.M(m, battle.LootLies) > 0 {
			c.mark(board.Point{X: c.g.M(m, battle.LootX), Y: c.g.M(m, battle.LootY)}, lootMark)
		}
	}
}

// drawRings of the chosen model and of a marked point, and their legend.
func (s *Session) drawRings(c *chart, m mapped) []string {
	var lines []string
	if m.of >= 0 {
		rings, cannot := rangesOf(c.g, m.of)
		var parts []string
		for i, r := range rings {
			mark := rune('1' + i)
			if r.what == goes {
				c.course(m.of, r.inches, mark)
			} else {
				c.ring(c.g.Centre(m.of), r.inches+c.g.Radius(m.of), mark)
			}
			parts = append(parts, string(mark)+" "+r.what+" "+inches(r.inches))
		}
		lines = flow(append([]string{"from the base of " + c.g.Name(m.of) + ":"}, append(parts, cannot...)...), m.width)
	}
	if m.mark != nil {
		if m.radius > 0 {
			c.ring(*m.mark, m.radius, 'o')
			lines = append(lines, "o "+inches(m.radius)+" round the marked point +")
		}
		c.mark(*m.mark, pointMark)
	}
	if c.g.Get(battle.VolleyFrom) != 0 {
		c.mark(board.Point{X: c.g.Get(battle.VolleyX), Y: c.g.Get(battle.VolleyY)}, pointMark)
	}
	return lines
}

// ringOf is a range of a model.
type ringOf struct {
	what   string
	inches int32
}

// goes is the range that the ground shortens.
const goes = "move straight"

// rangesOf a model: what it can reach now, and why it cannot do the rest.
func rangesOf(g *play.Play, m int32) (rings []ringOf, cannot []string) {
	now, err := pil(g).Glance(m)
	if err != nil {
		return nil, []string{reasonOf(err)}
	}
	if now.Still == nil {
		rings = append(rings, ringOf{goes, now.Go})
	} else {
		cannot = append(cannot, "no move: "+reasonOf(now.Still))
	}
	switch {
	case now.NoCharge == nil && now.Least == now.Most:
		rings = append(rings, ringOf{"charge", now.Most})
	case now.NoCharge == nil:
		rings = append(rings, ringOf{"charge at least", now.Least}, ringOf{"charge at most", now.Most})
	case now.Still == nil:
		cannot = append(cannot, "no charge: "+reasonOf(now.NoCharge))
	}
	switch {
	case now.Weapon == nil:
	case now.NoShot != nil:
		cannot = append(cannot, "no shot: "+reasonOf(now.NoShot))
	default:
		rings = append(rings, ringOf{"long range from", now.Long}, ringOf{now.Weapon.ID, now.Range})
	}
	return rings, cannot
}

// reasonOf is a refusal in words, with its rule.
func reasonOf(err error) string {
	f := asFault(err)
	if f.Rule == "" {
		return f.Message
	}
	return f.Message + " (" + f.Rule + ")"
}

// drawModels and tell, side by side of the battle, who is where.
func (s *Session) drawModels(c *chart, chosen int32) []string {
	g, marks := c.g, letters(c.g)
	taken := map[[2]int]int32{}
	var lines []string
	for _, side := range sidesOf(g) {
		var rows [][]string
		out, beyond := 0, 0
		for m := range g.Count() {
			switch {
			case !g.IsM(m, battle.SideOf, side):
			case !g.Alive(m):
				out++
			default:
				state := s.stateNow(g, m)
				if g.IsM(m, battle.Hidden, 0) {
					col, row, in := c.at(g.Centre(m))
					if !in {
						beyond++
						continue
					}
					if under, full := taken[[2]int{col, row}]; full {
						state = append(state, "under "+string(marks[under]))
					} else {
						taken[[2]int{col, row}] = m
						c.mark(g.Centre(m), marks[m])
					}
				}
				rows = append(rows, modelRow(g, m, marks[m], m == chosen, state))
			}
		}
		lines = append(lines, sideHead(sideName(g, side), len(rows), out, beyond))
		lines = append(lines, columns(rows, "")...)
	}
	return lines
}

// sidesOf a table: each by its first band.
func sidesOf(g *play.Play) []int32 {
	var out []int32
	for s := range int32(len(g.Sides)) {
		if g.Home(s) == s {
			out = append(out, s)
		}
	}
	return out
}

// sideName is that of its bands.
func sideName(g *play.Play, side int32) string {
	var names []string
	for b := range int32(len(g.Sides)) {
		if g.Home(b) == side {
			names = append(names, g.Sides[b].Name)
		}
	}
	return strings.Join(names, " with ")
}

// modelRow of the legend.
func modelRow(g *play.Play, m int32, mark rune, chosen bool, state []string) []string {
	first := "  " + string(mark)
	if chosen {
		first = "> " + string(mark)
	}
	return []string{first, g.Name(m), troopOf(g, m), hpOf(g, m), spotText(g, m), strings.Join(state, ", ")}
}

// sideHead of the legend.
func sideHead(name string, shown, out, beyond int) string {
	text := name + ": " + plural(shown, "model")
	if beyond > 0 {
		text += fmt.Sprintf(", %d more outside the map", beyond)
	}
	if out > 0 {
		text += fmt.Sprintf(", %d out of the game", out)
	}
	return text
}

// fitted is a text made for the screen, and the same as it is anywhere.
type fitted struct{ text, plain string }

// screen is how wide texts may be.
func (s *Session) screen() int {
	if s.Screen == nil {
		return PlainWidth
	}
	return min(max(s.Screen(), 20), 400)
}

// anywhere is a text without what depends on the screen: what a saved session
// keeps.
func (s *Session) anywhere(text string) string {
	for _, f := range s.fitted {
		text = strings.ReplaceAll(text, f.text, f.plain)
	}
	s.fitted = nil
	return text
}
