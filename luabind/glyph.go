package luabind

import (
	"slices"
	"strings"
	"unicode/utf8"

	"skald/core/battle"
	"skald/core/play"
)

// What stands for what on a map.

// glyph is how a kind of piece is drawn: its border and its inside, 0 where that
// stays as it is. Thin ones are drawn wherever they pass.
type glyph struct {
	tag        string
	edge, fill rune
	layer      int // higher ones over lower ones
	thin       bool
}

// solid is the lowest layer over which no range is drawn.
const solid = 5

// Marks beside those of pieces and models.
const (
	fireMark  = '*'
	lootMark  = '$'
	pointMark = '+'
)

// mostLayers is how many layers there are.
const mostLayers = 8

// glyphs by tag: the first that fits.
var glyphs = []glyph{
	{"loot", lootMark, lootMark, 7, false},
	{"torch", '!', '!', 7, false},
	{"building", '#', '_', 5, false},
	{"ship", '&', '_', 5, false},
	{"search", '?', '?', 7, false},
	{"climb", '#', '#', 6, true},
	{"ladder", '!', '!', 7, true},
	{"bridge", '|', '|', 4, false},
	{"road", '.', '.', 4, false},
	{"water", '~', '~', 3, false},
	{"ford", '~', '~', 3, false},
	{"hill", '\'', 0, 2, false},
	{"slope", '/', '/', 2, false},
	{"trees", '^', '^', 1, false},
	{"bog", ':', ':', 1, false},
	{"mud", ':', ':', 1, false},
	{"rocks", '%', '%', 1, false},
	{"crops", '"', '"', 1, false},
	{"gap", ';', ';', 4, true},
}

// glyphOf a piece.
func (s *Session) glyphOf(g *play.Play, p int32) glyph {
	piece := &g.Pieces[p]
	d := g.C.Get("terrain", g.C.Lex.Word(piece.Kind))
	if d.Fields.Field("obstacle").IsTrue() {
		if g.Tagged(p, g.C.Lex.Sym("stone")) {
			return glyph{"obstacle", '=', '=', 6, true}
		}
		return glyph{"obstacle", '-', '-', 6, true}
	}
	for _, k := range glyphs {
		if g.Tagged(p, g.C.Lex.Sym(k.tag)) {
			return k
		}
	}
	switch d.Fields.Field("class").Str {
	case "impassable":
		return glyph{"", '@', '@', 5, false}
	case "difficult":
		return glyph{"", ':', ':', 1, false}
	}
	return glyph{"", ',', ',', 0, false}
}

// letters of the models: capitals for the first side, small ones for the second,
// Greek ones for all others. Beyond the last they begin anew.
func letters(g *play.Play) []rune {
	alphabets := [3][]rune{[]rune("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), []rune("abcdefghijklmnopqrstuvwxyz"), []rune("αβγδεζηθικλμνξοπρστυφχψω")}
	var used [3]int
	out := make([]rune, g.Count())
	sides := sidesOf(g)
	for m := range g.Count() {
		a := min(slices.Index(sides, g.M(m, battle.SideOf)), 2)
		out[m] = alphabets[a][used[a]%len(alphabets[a])]
		used[a]++
	}
	return out
}

// fewNames is how many pieces of a kind the legend names.
const fewNames = 6

// pieceLegend tells what the characters of pieces stand for.
func (s *Session) pieceLegend(g *play.Play, shown []int32, width int) []string {
	type entry struct {
		ch    rune
		names []string
	}
	var list []*entry
	for _, p := range shown {
		k := s.glyphOf(g, p)
		name := g.Pieces[p].Name
		if now := pieceNow(g, p); len(now) > 0 {
			name += " (" + strings.Join(now, ", ") + ")"
		}
		i := slices.IndexFunc(list, func(e *entry) bool { return e.ch == k.edge })
		if i < 0 {
			i = len(list)
			list = append(list, &entry{ch: k.edge})
		}
		list[i].names = append(list[i].names, name)
	}
	var parts []string
	for _, e := range list {
		if more := len(e.names) - fewNames; more > 1 {
			e.names = append(e.names[:fewNames], itoa(more)+" more")
		}
		parts = append(parts, string(e.ch)+" "+strings.Join(e.names, ", "))
	}
	return flow(parts, width)
}

// pieceNow is what is special about a piece just now.
func pieceNow(g *play.Play, p int32) []string {
	var now []string
	if !g.IsP(p, battle.PLitTurn, 0) {
		now = append(now, "burning")
	}
	if k := &g.Pieces[p]; k.Value > 0 {
		now = append(now, "worth "+itoa(int(k.Value)))
	}
	used := 0
	for f := range g.Pieces[p].Floors {
		if !g.IsP(p, battle.PSearched+int(f), 0) {
			used++
		}
	}
	if used > 0 {
		now = append(now, "searched")
	}
	if o := g.P(p, battle.PGrappled); o != 0 {
		now = append(now, "boards "+g.Pieces[o-1].Name)
	}
	if n := len(insideOf(g, p)); n > 0 {
		now = append(now, plural(n, "model")+" in it")
	}
	return now
}

// insideOf are the models in a building or aboard a ship.
func insideOf(g *play.Play, p int32) []int32 {
	var out []int32
	for m := range g.Count() {
		if g.Alive(m) && (g.IsM(m, battle.Inside, p+1) || g.IsM(m, battle.Aboard, p+1)) {
			out = append(out, m)
		}
	}
	return out
}

// stateNow is what is special about a model just now, in a few words.
func (s *Session) stateNow(g *play.Play, m int32) []string {
	var now []string
	say := func(is bool, text string) {
		if is {
			now = append(now, text)
		}
	}
	say(!g.IsM(m, battle.Hidden, 0), "not on the table")
	say(g.Mounted(m), "mounted")
	say(g.Unhorsed(m), "unhorsed")
	say(!g.IsM(m, battle.LitTurn, 0), "burning")
	say(!g.IsM(m, battle.Formation, 0), "in formation")
	if foes := pil(g).Opponents(m); len(foes) > 0 {
		now = append(now, "fights "+strings.Join(namesOf(g, foes), ", "))
	}
	if p := g.M(m, battle.Inside); p != 0 {
		now = append(now, "in "+g.Pieces[p-1].Name)
		say(g.Pieces[p-1].Floors > 1, "floor "+itoa(int(g.M(m, battle.Floor))))
	}
	if p := g.M(m, battle.OnTop); p != 0 {
		now = append(now, "on top of "+g.Pieces[p-1].Name)
	}
	if p := g.M(m, battle.Aboard); p != 0 {
		now = append(now, "aboard "+g.Pieces[p-1].Name)
	}
	if n := g.M(m, battle.Loot); n > 0 {
		now = append(now, "carries loot "+itoa(int(n)))
	}
	switch moved := g.MovedNow(m); {
	case g.This(m, battle.ChargeTurn):
		now = append(now, "charged")
	case g.This(m, battle.MovedTurn) || moved > 0:
		now = append(now, "moved "+inches(moved))
	}
	say(g.This(m, battle.ShotTurn), "has shot")
	say(g.This(m, battle.RaisedTurn), "shield raised")
	say(g.This(m, battle.SkipTurn), "does nothing this turn")
	return now
}

// namesOf are those of models.
func namesOf(g *play.Play, models []int32) []string {
	var out []string
	for _, m := range models {
		out = append(out, g.Name(m))
	}
	return out
}

// flow puts parts into lines of at most so many characters, two blanks apart.
func flow(parts []string, width int) []string {
	var lines []string
	for _, p := range parts {
		last := len(lines) - 1
		if last >= 0 && utf8.RuneCountInString(lines[last])+3+utf8.RuneCountInString(p) <= width {
			lines[last] += "   " + p
			continue
		}
		lines = append(lines, p)
	}
	return lines
}

// columns puts rows of cells under each other, two blanks apart.
func columns(rows [][]string, indent string) []string {
	return remarked(rows, indent, nil)
}

// remarked does the same; the last cell of a row with a remark makes no column
// wider.
func remarked(rows [][]string, indent string, remark func(row int) bool) []string {
	var wide []int
	for n, r := range rows {
		for i, cell := range r {
			if i == len(wide) {
				wide = append(wide, 0)
			}
			if i < len(r)-1 || remark == nil || !remark(n) {
				wide[i] = max(wide[i], utf8.RuneCountInString(cell))
			}
		}
	}
	lines := make([]string, len(rows))
	for i, r := range rows {
		line := indent
		for j, cell := range r {
			line += cell + strings.Repeat(" ", max(0, wide[j]-utf8.RuneCountInString(cell))+2)
		}
		lines[i] = strings.TrimRight(line, " ")
	}
	return lines
}

// spotText is a place in inches: "10, 14.5"; who is off the table has none.
func spotText(g *play.Play, m int32) string {
	if !g.IsM(m, battle.Hidden, 0) {
		return "-"
	}
	return short(g.M(m, battle.X)) + ", " + short(g.M(m, battle.Y))
}

// troopOf a model, by its id.
func troopOf(g *play.Play, m int32) string { return g.C.Lex.Word(g.Models[m].Troop) }

// hpOf a model: left of all.
func hpOf(g *play.Play, m int32) string {
	return itoa(int(g.M(m, battle.HP))) + "/" + itoa(int(g.M(m, battle.MaxHP))) + " hp"
}
