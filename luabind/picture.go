package luabind

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// Pictures: how the prompt shows what a line returned.

// pictured is a value that is shown otherwise than Lua would.
type pictured interface {
	picture(s *Session) string
}

// show prints the results of an expression: short ones on one line, else each
// on its own. A lone nil, and a picture without text, print nothing.
func (s *Session) show(res []lua.LValue) {
	var texts []string
	wide := 0
	for _, v := range res {
		if v == lua.LNil && len(res) == 1 {
			continue
		}
		text := strings.TrimRight(s.format(v), "\n")
		if text == "" && v.Type() != lua.LTString {
			continue
		}
		texts = append(texts, text)
		wide += utf8.RuneCountInString(text) + 2
		if strings.Contains(text, "\n") {
			wide = lineWidth + 1
		}
	}
	switch {
	case len(texts) == 0:
	case wide <= lineWidth:
		s.out.WriteString(strings.Join(texts, "  ") + "\n")
	default:
		s.out.WriteString(strings.Join(texts, "\n") + "\n")
	}
}

// lineWidth is how much of a line several short results may take together.
const lineWidth = 72

// format shows a value as what it is.
func (s *Session) format(v lua.LValue) string {
	if x := viewOf(v); x != nil {
		return s.card(x)
	}
	switch x := v.(type) {
	case *lua.LUserData:
		if p, ok := x.Value.(pictured); ok {
			return p.picture(s)
		}
	case *lua.LFunction:
		for _, w := range s.lib.shown() {
			if s.user.vm.Get(w.name) == v {
				return w.use + "\n  " + w.doc
			}
		}
	case *lua.LTable:
		if text, ok := s.listPicture(x); ok {
			return text
		}
	}
	return vm.Format(v)
}

// listPicture shows a list of models, of blows or of other results: one a line.
func (s *Session) listPicture(t *lua.LTable) (string, bool) {
	n := t.Len()
	var models []int32
	var lines []string
	if l := listingOf(t.RawGetInt(1)); l != nil && l.n == n {
		return l.text, true
	}
	for i := 1; i <= n; i++ {
		ud, ok := t.RawGetInt(i).(*lua.LUserData)
		if !ok {
			return "", false
		}
		if x := viewOf(ud); x != nil && x.typ == hook.Model {
			if id, ok := x.path.IsConst(); ok && int(id) < len(s.game.Models) {
				models = append(models, id)
			}
		}
		lines = append(lines, s.format(ud))
	}
	if n > 0 && len(models) == n {
		return s.modelCards(models, ""), true
	}
	return strings.Join(lines, "\n"), n > 0
}

// card is the picture of a view at the prompt.
func (s *Session) card(v *view) string {
	id, ok := v.path.IsConst()
	if !ok {
		return typeName(v.typ)
	}
	ofTable := v.typ == hook.BattleV || v.typ == hook.State && v.of == hook.BattleV
	if !ofTable && s.gone(v) {
		return "a " + typeName(v.typ) + " of an earlier table"
	}
	switch v.typ {
	case hook.Model:
		return strings.Join(s.modelCells(id), "  ")
	case hook.Band, hook.Side:
		return s.bandCard(id, v.typ == hook.Band)
	case hook.State:
		return s.fieldCard(v, s.viewNames(hook.State))
	case hook.Piece:
		return s.pieceCard(s.game, id)
	}
	names := slices.DeleteFunc(s.lib.fieldNamesOf(v.typ), func(n string) bool { return n == "state" })
	return s.fieldCard(v, names)
}

// fieldCard shows the fields of a view that hold something.
func (s *Session) fieldCard(v *view, names []string) string {
	L := s.user.vm.L()
	var parts []string
	for _, n := range names {
		x := s.user.viewField(L, v, n)
		if v.typ == hook.State && x == lua.LNumber(0) { // never set
			continue
		}
		switch x := x.(type) {
		case *lua.LNilType:
		case lua.LBool:
			if x {
				parts = append(parts, n)
			}
		default:
			parts = append(parts, n+" "+strings.Trim(vm.Format(x), `"`))
		}
	}
	if len(parts) == 0 {
		return typeName(v.typ) + ": nothing"
	}
	return typeName(v.typ) + ": " + strings.Join(parts, ", ")
}

// modelCells are the cells of a model's card: name, troop, hit points, armour
// class, items, place, and what is special about it just now.
func (s *Session) modelCells(m int32) []string {
	g, lex := s.game, s.lib.content.Lex
	st := &g.Models[m]
	who := lex.Word(st.Troop)
	if f := lex.Word(st.Faction); f != "" {
		who += " of " + f
	}
	if !g.Alive(m) {
		return []string{st.Name, who, "out of the game"}
	}
	var items []string
	for bit := range g.Items(m) {
		id := s.lib.content.Items[bit]
		if n := g.CountOf(m, bit); n > 1 {
			id = itoa(n) + " " + id
		}
		items = append(items, id)
	}
	if s.lib.def.Orders != nil {
		return s.plainCells(m, who, items)
	}
	if len(items) == 0 {
		items = []string{"unarmed"}
	}
	cells := []string{st.Name, who,
		fmt.Sprintf("%d/%d hp", g.M(m, battle.HP), g.M(m, battle.MaxHP)),
		battle.ClassNames[pil(g).Class(g.R, m)],
		strings.Join(items, ", "),
		"at " + spotText(g, m)}
	if !g.IsM(m, battle.Hidden, 0) {
		cells[len(cells)-1] = "not on the table"
	}
	if now := s.modelNow(m); now != "" {
		cells = append(cells, now)
	}
	return cells
}

// plainCells are the cells of a model of a game whose words are a table: its hit
// points, the facts of the game that hold something, items, place.
func (s *Session) plainCells(m int32, who string, items []string) []string {
	g := s.game
	cells := []string{g.Name(m), who, fmt.Sprintf("%d/%d hp", g.M(m, battle.HP), g.M(m, battle.MaxHP))}
	if d, ok := g.Rules.(play.Describer); ok {
		return append(cells, d.Describe(m)...)
	}
	for _, f := range s.lib.def.Facts {
		if f.Of != hook.Model || f.Inner {
			continue
		}
		switch v := g.Fact(hook.Model, m, f.Name); {
		case f.Type == hook.Model && v >= 0:
			cells = append(cells, f.Name+" "+g.Name(v))
		case f.Type == hook.Bool && v != 0:
			cells = append(cells, f.Name)
		case f.Type == hook.Int && v != 0:
			cells = append(cells, fmt.Sprintf("%s %d", f.Name, v))
		case f.Type == hook.Length && v != 0:
			cells = append(cells, fmt.Sprintf("%s %s\"", f.Name, short(v)))
		}
	}
	if len(items) > 0 {
		cells = append(cells, strings.Join(items, ", "))
	}
	return append(cells, fmt.Sprintf("at %s, %s", short(g.M(m, battle.X)), short(g.M(m, battle.Y))))
}

// modelNow is what is special about a model just now.
func (s *Session) modelNow(m int32) string {
	g := s.game
	var now []string
	for _, t := range g.Models[m].Talents {
		now = append(now, "talent "+s.lib.content.Lex.Word(t))
	}
	if g.Unhorsed(m) {
		now = append(now, "unhorsed")
	}
	if f := g.M(m, battle.Formation); f != 0 {
		now = append(now, "in formation")
	}
	if foes := pil(g).Opponents(m); len(foes) > 0 {
		var names []string
		for _, o := range foes {
			names = append(names, g.Name(o))
		}
		now = append(now, "fights "+strings.Join(names, ", "))
	}
	return strings.Join(now, "  ")
}

// bandCard lists the models of a band, or of a side.
func (s *Session) bandCard(id int32, band bool) string {
	g := s.game
	var models []int32
	for m := range g.Count() {
		if band && g.Models[m].Band == id || !band && g.M(m, battle.SideOf) == id {
			models = append(models, m)
		}
	}
	out := g.Sides[id].Name + ": " + plural(len(models), "model")
	if len(models) > 0 {
		out += "\n" + s.modelCards(models, "  ")
	}
	return out
}

// modelCards puts the cards of models under each other, cell by cell.
func (s *Session) modelCards(models []int32, indent string) string {
	rows := make([][]string, len(models))
	var wide []int
	for i, m := range models {
		rows[i] = s.modelCells(m)
		for c, cell := range rows[i] {
			if c == len(wide) {
				wide = append(wide, 0)
			}
			if len(rows[i]) > 3 || c < 2 { // the last word on the dead needs no column
				wide[c] = max(wide[c], utf8.RuneCountInString(cell))
			}
		}
	}
	lines := make([]string, len(rows))
	for i, r := range rows {
		var b strings.Builder
		for c, cell := range r {
			fmt.Fprintf(&b, "%-*s  ", wide[c], cell)
		}
		lines[i] = indent + strings.TrimRight(b.String(), " ")
	}
	return strings.Join(lines, "\n")
}

// plural says "1 model", "2 models".
func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// short shows thousandths with as many decimals as they need, three at most.
func short(n int32) string { return fmt.Sprintf("%g", float64(n)/hook.Milli) }

// inches shows thousandths of an inch.
func inches(n int32) string { return short(n) + `"` }

// String is what print and tostring show of a view. Inside a handler a view has
// no name: which model it is would be a fact read behind the core's back.
func (v *view) String() string {
	id, ok := v.path.IsConst()
	if !ok || v.w.cur != nil || v.w.session == nil {
		return typeName(v.typ)
	}
	s := v.w.session
	switch {
	case (v.typ == hook.Model || v.typ == hook.Band || v.typ == hook.Side) && s.gone(v):
		return typeName(v.typ)
	case v.typ == hook.Model && int(id) < len(s.game.Models):
		return s.game.Name(id)
	case (v.typ == hook.Band || v.typ == hook.Side) && int(id) < len(s.game.Sides):
		return s.game.Sides[id].Name
	case v.typ == hook.Piece && !s.gone(v) && int(id) < len(s.game.Pieces):
		return s.game.Pieces[id].Name
	case v.typ == hook.Model || v.typ == hook.Band || v.typ == hook.Side || v.typ == hook.Piece:
		return typeName(v.typ)
	}
	return s.card(v)
}

// record is a result with named fields and a picture. A name that it does not
// have is a mistake, where a plain table would give nil.
type record struct {
	what   string // "a luck report": for the mistake
	fields map[string]lua.LValue
	text   string // what the prompt shows
}

// names of the fields, sorted.
func (r *record) names() []string {
	var out []string
	for n := range r.fields {
		out = append(out, n)
	}
	sort.Strings(out)
	return out
}

func (r *record) field(L *lua.LState, _ *modState, name string) lua.LValue {
	if v, ok := r.fields[name]; ok {
		return v
	}
	vm.Throw(L, fault.New("E-FIELD", "%s has no field %q", r.what, name).Suggest(suggest.OneOf(name, r.names())))
	return lua.LNil
}

func (r *record) picture(*Session) string { return r.text }

func (r *record) String() string { return r.text }
