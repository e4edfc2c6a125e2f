package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/luabind/vm"
)

// doShow: show(m), show(piece), show(band), show().
func (s *Session) doShow(L *lua.LState) int {
	g := s.lookOn(L, "show()")
	v := L.Get(1)
	x := viewOf(v)
	var text string
	switch {
	case v == lua.LNil:
		text = s.showTable(g)
	case v.Type() == lua.LTString || x != nil && x.typ == hook.Model:
		text = s.showModel(g, s.modelArg(L, 1, "show"))
	case x != nil && x.typ == hook.Piece:
		id, _ := s.user.usable(L, x).path.IsConst()
		text = s.showPiece(g, id)
	case x != nil && (x.typ == hook.Band || x.typ == hook.Side):
		text = s.bandCard(s.sideArg(L, 1, "show"), x.typ == hook.Band)
	default:
		vm.Throw(L, fault.New("E-ARG", "show takes a model, a piece or a band, not %s", describe(v)))
	}
	L.Push(s.wrap(&record{what: "a card", text: text}))
	return 1
}

// showTable is where play stands, and everybody.
func (s *Session) showTable(g *play.Play) string {
	lines := []string{s.mapHead(g)}
	for side := range int32(len(g.Sides)) {
		lines = append(lines, s.bandCard(side, true))
	}
	for p := range int32(len(g.Pieces)) {
		lines = append(lines, s.pieceCard(g, p))
	}
	return strings.Join(lines, "\n")
}

// showModel is the card of a model and what it can do now.
func (s *Session) showModel(g *play.Play, m int32) string {
	cells := s.modelCells(m)
	if !g.Alive(m) {
		return strings.Join(cells, "  ")
	}
	lines := []string{strings.Join(cells[:min(len(cells), 6)], "  ")} // what is special now stands below
	var rows [][]string
	if t := g.Models[m].Talents; len(t) > 0 {
		var ids []string
		for _, sym := range t {
			ids = append(ids, g.C.Lex.Word(sym))
		}
		rows = append(rows, []string{"talents", strings.Join(ids, ", ")})
	}
	if now := s.stateNow(g, m); len(now) > 0 {
		rows = append(rows, []string{"now", strings.Join(now, ", ")})
	}
	rows = append(rows, abilities(g, m)...)
	lines = append(lines, columns(rows, "  ")...)
	lines = append(lines, s.against(g, m)...)
	return strings.Join(lines, "\n")
}

// abilities are the rows of what a model can do now.
func abilities(g *play.Play, m int32) [][]string {
	now, err := pil(g).Glance(m)
	if err != nil {
		return [][]string{{"now", reasonOf(err)}}
	}
	var rows [][]string
	row := func(what string, no error, format string, args ...any) {
		text := fmt.Sprintf(format, args...)
		if no != nil {
			text = "no: " + reasonOf(no)
		}
		rows = append(rows, []string{what, text})
	}
	row("move", now.Still, "%s left", inches(now.Go))
	if now.Least == now.Most {
		row("charge", now.NoCharge, "%s", inches(now.Most))
	} else {
		row("charge", now.NoCharge, "%s to %s, by a %s", inches(now.Least), inches(now.Most), now.Die)
	}
	if now.Weapon != nil {
		row("shoot", now.NoShot, "%s %s, long beyond %s, %s left", now.Weapon.ID, inches(now.Range), inches(now.Long), plural(now.Shots, "shot"))
	}
	if n, err := pil(g).Need("morale", m, -1, nil, false); err == nil {
		row("morale", nil, "stays on %d+", n)
	} else {
		row("morale", err, "")
	}
	return rows
}

// nearest is how many enemies a card tells of, besides those it fights.
const nearest = 3

// against tells the numbers needed against the nearest enemies. In strict play,
// where nothing is measured, only against those in melee with the model.
func (s *Session) against(g *play.Play, m int32) []string {
	foes := pil(g).Opponents(m)
	if len(foes) == 0 && !g.Strict {
		foes = slices.DeleteFunc(enemiesOf(g, m), func(o int32) bool { return !g.Foes(m, o) })
		foes = foes[:min(len(foes), nearest)]
	}
	if len(foes) == 0 {
		return nil
	}
	rows := [][]string{{"enemy", "away", "strikes", "is struck"}}
	w := s.shoots(g, m)
	if w {
		rows[0] = append(rows[0], "shoots")
	}
	for _, o := range foes {
		r := []string{g.Name(o), inches(g.Between(m, o)), blowNeeds(g, m, o), blowNeeds(g, o, m)}
		if w {
			r = append(r, shotNeeds(g, m, o))
		}
		rows = append(rows, r)
	}
	return columns(rows, "  ")
}

// shoots says whether a model has something to shoot with, even if not now.
func (s *Session) shoots(g *play.Play, m int32) bool {
	now, err := pil(g).Glance(m)
	return err == nil && now.Weapon != nil && !g.Strict
}

// blowNeeds are the numbers of a blow of one at another.
func blowNeeds(g *play.Play, by, at int32) string {
	hit, err := pil(g).Need("hit", by, at, nil, false)
	if err != nil {
		return "no"
	}
	save, err := pil(g).Need("save", at, by, nil, false)
	if err != nil {
		return "no"
	}
	return fmt.Sprintf("%d+, save %d+", hit, save)
}

// shotNeeds are the numbers of a shot of one at another.
func shotNeeds(g *play.Play, by, at int32) string {
	aim, err := pil(g).AimAt(by, at, nil)
	switch {
	case err != nil:
		return "no"
	case !pil(g).Sees(by, at):
		return "not seen"
	case !aim.In:
		return "out of range " + inches(aim.Reach)
	}
	text := fmt.Sprintf("%d+, save %d+", aim.Hit, aim.Save)
	if aim.Long {
		text += ", long"
	}
	return text
}

// pieceCard is a piece in one line.
func (s *Session) pieceCard(g *play.Play, p int32) string {
	k := &g.Pieces[p]
	at := g.Middle(p)
	cells := []string{k.Name, g.C.Lex.Word(k.Kind), fmt.Sprintf("at %s, %s", short(at.X), short(at.Y))}
	if !g.IsP(p, battle.PGone, 0) {
		return strings.Join(append(cells[:2], "off the table"), "  ")
	}
	if what := s.groundOf(g, p); what != "" {
		cells = append(cells, what)
	}
	if now := pieceNow(g, p); len(now) > 0 {
		cells = append(cells, strings.Join(now, ", "))
	}
	return strings.Join(cells, "  ")
}

// groundOf is what a piece is in play, in words: its ground and its tags.
func (s *Session) groundOf(g *play.Play, p int32) string {
	var out []string
	d := g.C.Get("terrain", g.C.Lex.Word(g.Pieces[p].Kind))
	if c := d.Fields.Field("class").Str; c != "" {
		out = append(out, c)
	}
	if d.Fields.Field("obstacle").IsTrue() {
		out = append(out, "obstacle")
	}
	for _, t := range g.Pieces[p].Tags {
		out = append(out, g.C.Lex.Word(t))
	}
	return strings.Join(out, ", ")
}

// showPiece is all about a piece.
func (s *Session) showPiece(g *play.Play, p int32) string {
	k := &g.Pieces[p]
	lines := []string{s.pieceCard(g, p)}
	lo, hi := g.Shape(p).Box()
	d := g.C.Get("terrain", g.C.Lex.Word(k.Kind))
	rows := [][]string{{"lies", fmt.Sprintf("within %s by %s, from %s, %s to %s, %s", inches(hi.X-lo.X), inches(hi.Y-lo.Y),
		short(lo.X), short(lo.Y), short(hi.X), short(hi.Y))}}
	add := func(what, text string) {
		if text != "" {
			rows = append(rows, []string{what, text})
		}
	}
	height := k.Height
	if height < 0 {
		height = d.Fields.Field("height").Num
	}
	if height > 0 {
		add("height", inches(height))
	}
	add("sight", sightOf(d))
	if k.Floors > 1 {
		add("floors", itoa(int(k.Floors)))
	}
	if n := len(k.Doors); n > 0 {
		add("doors", itoa(n))
	}
	if n := len(k.Openings); n > 0 {
		add("windows", itoa(n))
	}
	add("searched", searchedOf(g, p))
	add("inside", strings.Join(namesOf(g, insideOf(g, p)), ", "))
	return strings.Join(append(lines, columns(rows, "  ")...), "\n")
}

// sightOf is what a terrain does to sight.
func sightOf(d *battle.Decl) string {
	var out []string
	if b := d.Fields.Field("blocks").Str; b != "" && b != "none" {
		out = append(out, "blocks it: "+b)
	}
	if d.Fields.Field("hides").IsTrue() {
		out = append(out, "in the way of shots")
	}
	return strings.Join(out, ", ")
}

// searchedOf tells the floors that have been searched.
func searchedOf(g *play.Play, p int32) string {
	var out []string
	for f := range g.Pieces[p].Floors {
		switch n := g.P(p, battle.PSearched+int(f)); {
		case n >= 99:
			out = append(out, fmt.Sprintf("floor %d for good", f))
		case n > 0:
			out = append(out, fmt.Sprintf("floor %d %s", f, plural(int(n), "time")))
		}
	}
	return strings.Join(out, ", ")
}
