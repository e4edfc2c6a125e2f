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
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// declared is one declaration as a script wrote it, before it is understood.
type declared struct {
	kind, id string
	table    *lua.LTable
	place    hook.Place
	mod      int
	ordinal  int      // position among the declarations of its mod
	lines    []string // source of its file, to point into
	linesOf  func(path string) []string
	def      *play.Def // of the game; nil: none is known
}

// kindNames in the order in which they are offered.
var kindNames = []string{"game_table", "weapon", "armour", "gear", "troop", "formation", "terrain", "faction", "talent", "weather", "house", "rule", "scenario"}

// Kinds of declarations.
func Kinds() []string { return slices.Clone(kindNames) }

// sink receives the declarations of a state while its chunks run.
type sink struct {
	def    *play.Def
	mod    int
	all    []declared
	closed func() string // says why nothing may be declared now, "" while it may
	begun  []*declared   // those that were given an id and not yet their table
}

// inOrder lists the declarations as they came or, those of files by its path:
// the order of the lists, in which weapons are offered, is not that in which files
// were found.
func (k *sink) inOrder(files bool) []*declared {
	out := make([]*declared, len(k.all))
	for i := range k.all {
		out[i] = &k.all[i]
	}
	if files {
		slices.SortStableFunc(out, func(a, b *declared) int { return strings.Compare(a.place.Path, b.place.Path) })
	}
	return out
}

// take the table of a declaration that was begun.
func (k *sink) take(L *lua.LState, d *declared, v lua.LValue) {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-DECLARE", "%s %q takes a table, not %s", d.kind, d.id, describe(v)).
			Suggest(fmt.Sprintf("%s %q { ... }", d.kind, d.id)))
	}
	if why := k.closed(); why != "" {
		vm.Throw(L, fault.New("E-DECLARE", "%s %q is declared %s", d.kind, d.id, why).
			Suggest(whereDeclared(why)))
	}
	for i, b := range k.begun {
		if b == d {
			k.begun = append(k.begun[:i], k.begun[i+1:]...)
			break
		}
	}
	vm.Charge(L, declareCost)
	whole := *d
	whole.table, whole.ordinal = t, len(k.all)
	k.all = append(k.all, whole)
}

// declareCost of one declaration, in instructions: what is declared in a loop is
// bounded like the loop.
const declareCost = 200

// whereDeclared says where a declaration may stand that may not stand here.
func whereDeclared(why string) string {
	if why == inLib {
		return "lib holds functions and tables; declare in scripts or factions"
	}
	return "declare at the top of a file"
}

// unfinished is the error of a declaration that never got its table.
func (k *sink) unfinished() error {
	if len(k.begun) == 0 {
		return nil
	}
	d := k.begun[0]
	e := d.mark(fault.New("E-DECLARE", "%s %q is never given its table", d.kind, d.id), "", "")
	if d.kind == "weather" { // an order in older texts
		e.Suggest(fmt.Sprintf("set_weather %q puts it in force; weather %q { ... } declares it", d.id, d.id))
	}
	return e.Suggest(fmt.Sprintf("%s %q { ... }", d.kind, d.id))
}

// openDeclarations defines the declaring words in a state.
func openDeclarations(s *vm.State, k *sink) {
	for _, kind := range kindNames {
		s.Set(kind, vm.Func(s.L(), func(L *lua.LState) int {
			id, ok := L.Get(1).(lua.LString)
			if !ok {
				vm.Throw(L, fault.New("E-DECLARE", "%s takes an id first: %s \"name\" { ... }", kind, kind))
			}
			path, line := vm.Where(L, 1)
			d := &declared{kind: kind, id: string(id), place: hook.Place{Path: path, Line: line}, mod: k.mod, lines: s.Lines(path), linesOf: s.Lines, def: k.def}
			if L.GetTop() > 1 { // weapon("maul", { ... })
				k.take(L, d, L.Get(2))
				return 0
			}
			k.begun = append(k.begun, d)
			L.Push(vm.Func(L, func(L *lua.LState) int {
				k.take(L, d, L.Get(1))
				return 0
			}))
			return 1
		}))
	}
}

// bad is an error in a declaration.
func (d *declared) bad(code, format string, args ...any) *fault.Error {
	return fault.New(code, format, args...).At(d.place.Path, d.place.Line)
}

func (d *declared) get(name string) lua.LValue { return d.table.RawGetString(name) }

// id checks the form of an id: lower_snake.
func (d *declared) checkID() *fault.Error {
	if d.kind == "game_table" || lowerSnake(d.id) {
		return nil
	}
	if len(d.id) > maxID {
		return d.bad("E-DECLARE", "the id of a %s has %d bytes, more than %d", d.kind, len(d.id), maxID)
	}
	e := d.bad("E-DECLARE", "%s %q: an id is made of small letters, digits and _", d.kind, d.id)
	if near, _ := ID(d.id); near != "" {
		return e.Suggest("such as " + near)
	}
	return e.Suggest("letters are a to z here")
}

// maxID is the longest id, in bytes.
const maxID = 80

func lowerSnake(id string) bool { return len(id) <= maxID && snaked(id) }

// snaked says that a text has the letters of an id.
func snaked(text string) bool {
	return text != "" && text == unsnaked(text) && text[0] >= 'a' && text[0] <= 'z'
}

// ID is the id nearest to a text, "" when there is none; ok says that the text is
// one.
func ID(text string) (id string, ok bool) {
	parts := strings.FieldsFunc(unsnaked(text), func(r rune) bool { return r == '_' })
	id = strings.TrimLeft(strings.Join(parts, "_"), "0123456789_")
	return id, snaked(text)
}

// unsnaked puts _ for everything that an id cannot have.
func unsnaked(id string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return '_'
	}, id)
}

// decl understands a declaration other than a rule or scenario.
func (d *declared) decl() (*battle.Decl, *fault.Error) {
	if err := d.checkID(); err != nil {
		return nil, err
	}
	if d.table.Len() > 0 {
		return nil, d.bad("E-DECLARE", "%s %q has a value without a name", d.kind, d.id).Suggest("write name = value")
	}
	if d.kind != "game_table" {
		if err := d.check(fmt.Sprintf("%s %q", d.kind, d.id), d.table, fieldsOfKind(d.kind)); err != nil {
			return nil, err
		}
		if err := d.checkOfGame(fmt.Sprintf("%s %q", d.kind, d.id)); err != nil {
			return nil, err
		}
	}
	out := &battle.Decl{Kind: d.kind, ID: d.id, Place: d.place}
	var err *fault.Error
	if out.Title, err = d.text("title"); err != nil {
		return nil, err
	}
	if out.Text, err = d.text("text"); err != nil {
		return nil, err
	}
	if out.Title.En == "" {
		out.Title.En = d.id
	}
	if out.Implements, _ = words(d.get("implements")); out.Implements != nil {
		if err := d.checkImplements(out.Implements); err != nil {
			return nil, err
		}
	}
	v, path, err := toValue(d.table, battle.Origin{Place: d.place})
	if err != nil {
		err.Message = fmt.Sprintf("%s %q: %s", d.kind, d.id, err.Message)
		return nil, d.markAt(err, path...)
	}
	for _, f := range v.Fields {
		switch f.Name {
		case "title", "text", "implements", "like", "game", "new":
		default:
			out.Fields.Fields = append(out.Fields.Fields, f)
		}
	}
	out.Fields.Kind = battle.Tab
	return out, nil
}

// sound is a declaration in which something is wrong, without its wrong fields: it
// is there, and whoever names it makes no mistake. nil where it has no id.
func (d *declared) sound(s *vm.State) *battle.Decl {
	part, good := *d, map[string]lua.LValue{}
	_, keys := fieldsOf(d.table)
	for _, k := range keys {
		part.table = s.NewTable(map[string]lua.LValue{k: d.table.RawGetString(k)})
		if _, err := part.decl(); err == nil {
			good[k] = d.table.RawGetString(k)
		}
	}
	part.table = s.NewTable(good)
	out, _ := part.decl()
	return out
}

// checkImplements: a rule that a table fulfils is one of the catalogue, or of
// the form "mod:name".
func (d *declared) checkImplements(ids []string) *fault.Error {
	for _, id := range ids {
		if _, ok := rule.Get(id); ok || strings.Contains(id, ":") {
			continue
		}
		e := fault.New("E-ID", "%s %q implements %q, a rule that no catalogue has", d.kind, d.id, id)
		if n := rule.Nearest(id); n != "" {
			e.Suggest("did you mean " + n + "?")
		}
		return d.mark(e, "implements", id)
	}
	return nil
}

// text of a declaration, told at its own line where it is wrong.
func (d *declared) text(name string) (hook.Text, *fault.Error) {
	t, key, err := toText(d.get(name))
	if err == nil {
		return t, nil
	}
	if d.kind != "rule" {
		err.Message = fmt.Sprintf("%s %q: %s", d.kind, d.id, err.Message)
	}
	if key == "" {
		return t, d.markAt(err, name)
	}
	return t, d.markAt(err, name, key)
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// inherit gives a declaration the fields of the one that it is like, but its
// names, texts and data. One that cannot inherit stays as it is.
func inherit(decls []*battle.Decl, from map[*battle.Decl]*declared) (bad fault.List) {
	byID := map[string]*battle.Decl{}
	for _, d := range decls {
		byID[d.Kind+" "+d.ID] = d
	}
	done := map[*battle.Decl]bool{}
	var resolve func(d *battle.Decl, chain []string) *fault.Error
	resolve = func(d *battle.Decl, chain []string) *fault.Error {
		like, _ := from[d].get("like").(lua.LString)
		id := string(like)
		if id == "" || done[d] {
			return nil
		}
		if contains(chain, d.ID) {
			e := fault.New("E-DECLARE", "%s %q is like itself: %s", d.Kind, d.ID, strings.Join(append(chain, d.ID), " > "))
			return from[d].mark(e, "like", "")
		}
		base := byID[d.Kind+" "+id]
		if base == nil {
			e := fault.New("E-ID", "%s %q is like %q, which does not exist", d.Kind, d.ID, id)
			return from[d].mark(e, "like", "").Suggest(suggest.Hint(id, idsOf(decls, d.Kind)))
		}
		if err := resolve(base, append(chain, d.ID)); err != nil {
			return err
		}
		done[d] = true
		d.Like = append([]string{base.ID}, base.Like...)
		for _, f := range base.Fields.Fields {
			if f.Name != "data" && d.Fields.Field(f.Name).Kind == battle.Absent {
				d.Fields.Fields = append(d.Fields.Fields, f)
			}
		}
		return nil
	}
	for _, d := range decls {
		err := resolve(d, nil)
		if err != nil && !slices.ContainsFunc(bad, func(old *fault.Error) bool { return same(old, err) }) { // it may be that of the base
			bad = append(bad, err)
		}
	}
	return bad
}

func idsOf(decls []*battle.Decl, kind string) []string {
	var out []string
	for _, d := range decls {
		if d.Kind == kind {
			out = append(out, d.ID)
		}
	}
	return out
}

// crossCheck finds ids that name nothing in the lists of a declaration.
func crossCheck(c *battle.Content, decl *battle.Decl, d *declared, broken []string) *fault.Error {
	what := fmt.Sprintf("%s %q", decl.Kind, decl.ID)
	for _, name := range []string{"needs", "bans", "with"} {
		for _, w := range decl.Fields.Field(name).Words() {
			if c.Item(w) == nil && !contains(itemWords, w) {
				e := fault.New("E-ID", "%s: %s names %q, which is no item", what, name, w)
				return d.mark(e, name, w).Suggest(suggest.Hint(w, append(append([]string(nil), itemWords...), c.Items...)))
			}
		}
	}
	if decl.Kind == "formation" {
		for _, of := range [][2]string{{"joins", "formation"}, {"factions", "faction"}} {
			for _, w := range decl.Fields.Field(of[0]).Words() {
				if c.Get(of[1], w) == nil {
					e := fault.New("E-ID", "%s: %s names %q, which is no %s", what, of[0], w, of[1])
					return d.mark(e, of[0], w).Suggest(suggest.Hint(w, c.IDs(of[1])))
				}
			}
		}
	}
	if w := decl.Fields.Field("brings").Str; w != "" && c.Get("troop", w) == nil {
		return d.mark(fault.New("E-ID", "%s: brings names %q, which is no troop", what, w), "brings", w).Suggest(suggest.Hint(w, c.IDs("troop")))
	}
	prices, top := pricesIn(decl)
	var buyable []string
	if len(prices.Fields) > 0 {
		buyable = append(slices.Clone(c.Items), c.IDs("troop")...)
	}
	for _, f := range prices.Fields {
		if !contains(buyable, f.Name) {
			if contains(broken, f.Name) { // told already
				continue
			}
			e := fault.New("E-ID", "%s: prices names %q, which is neither a troop nor an item", what, f.Name)
			return d.markAt(e, append(slices.Clone(top), f.Name)...).Suggest(suggest.Hint(f.Name, buyable)).
				Suggest("skald list troops, weapons, armour and gear tell the ids")
		}
		way := append(slices.Clone(top), f.Name)
		if err := d.checkGold(what, f.Value, way...); err != nil {
			return err
		}
		for _, t := range f.Value.Fields {
			if err := d.checkGold(what, t.Value, append(slices.Clone(way), t.Name)...); err != nil {
				return err
			}
			if t.Name != "default" && c.Get("troop", t.Name) == nil && !contains(broken, t.Name) {
				e := fault.New("E-ID", "%s: the price of %s names %q, which is no troop", what, f.Name, t.Name)
				return d.markAt(e, append(slices.Clone(way), t.Name)...).Suggest(suggest.Hint(t.Name, append(c.IDs("troop"), "default")))
			}
		}
	}
	if decl.Kind == "talent" {
		return d.checkFactions(c, what, broken)
	}
	return nil
}

// checkGold: a price is a number that is not below 0; of an item it may be a table
// of such by troop.
func (d *declared) checkGold(what string, v battle.Value, path ...string) *fault.Error {
	item := len(path) < 3 && path[0] == "prices" || len(path) < 2
	if item && v.Kind == battle.Tab || v.Kind == battle.Num && v.Num >= 0 {
		return nil
	}
	name := path[len(path)-1]
	e := fault.New("E-DECLARE", "%s: %s is a number of gold, 0 or more, not %s", what, pathText(path), v.Said())
	if v.Kind == battle.Str {
		e.Suggest(rewritten(&field{shape: aNumber}, name, lua.LString(v.Str)))
	}
	if at := v.Origin.Place; at != d.place { // a later table for the same path
		e.At(at.Path, at.Line)
	}
	return d.markAt(e.Suggest("write "+name+" = 5"), path...)
}

// checkFactions: those who may have a talent exist.
func (d *declared) checkFactions(c *battle.Content, what string, broken []string) *fault.Error {
	v := bare(d.get("factions"))
	if w, ok := v.(lua.LString); ok && w == "all" {
		return nil
	}
	if t, ok := v.(*lua.LTable); ok && t.Len() == 0 {
		_, keys := fieldsOf(t)
		for _, k := range keys {
			if k != "except" {
				return d.mark(fault.New("E-DECLARE", "%s: factions has no field %q", what, k).Suggest(`factions = { except = { "huns" } }`), "factions", k)
			}
		}
		v = t.RawGetString("except")
		if list, isTable := v.(*lua.LTable); v != lua.LNil && (!isTable || !isWordList(list)) {
			e := fault.New("E-DECLARE", "%s: factions.except is a list of factions, not %s", what, describeValue(v))
			return d.markAt(e.Suggest(`write factions = { except = { "huns" } }`), "factions", "except")
		}
	}
	list, _ := words(v)
	for _, w := range list {
		if c.Get("faction", w) == nil && !contains(broken, w) {
			e := fault.New("E-ID", "%s: factions names %q, which is no faction", what, w)
			return d.mark(e, "factions", w).Suggest(suggest.OneOf(w, append(c.IDs("faction"), "all")))
		}
	}
	return nil
}
