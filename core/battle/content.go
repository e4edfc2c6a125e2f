// Package battle holds one table at one moment: models, sides, turn, as a flat
// array of facts behind tracked accessors, and what scripts declared about the
// game that is played on it. It knows no rule of any game.
package battle

import (
	"sort"
	"strconv"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// Origin says where a number comes from.
type Origin struct {
	Source      string // figure, gap or appendix that it stands on
	Rule        string // rule id that a refusal by it names
	Placeholder bool   // a guess, said so wherever it is used
	Place       hook.Place
}

// Value is one value of a declaration, with its origin.
type Value struct {
	Kind   ValueKind
	Num    int32 // thousandths
	Str    string
	List   []Value
	Fields []NamedValue // in the order written
	Origin Origin
}

// NamedValue is a field of a table.
type NamedValue struct {
	Name  string
	Value Value
}

// ValueKind of a Value.
type ValueKind uint8

// The kinds of values.
const (
	Absent ValueKind = iota
	Num
	Str
	Truth // Num is 0 or 1
	Array
	Tab
)

// String names a kind with its article.
func (k ValueKind) String() string {
	switch k {
	case Num:
		return "a number"
	case Str:
		return "a word"
	case Truth:
		return "true or false"
	case Array:
		return "a list"
	case Tab:
		return "a table"
	}
	return "nothing"
}

// Said is the value in a message: plain ones as a script writes them, others by
// their kind.
func (v Value) Said() string {
	switch v.Kind {
	case Num:
		return strconv.FormatFloat(float64(v.Num)/hook.Milli, 'g', -1, 64)
	case Str:
		return strconv.Quote(v.Str)
	case Truth:
		return strconv.FormatBool(v.Num != 0)
	}
	return v.Kind.String()
}

// Field of a table; Absent when there is none.
func (v Value) Field(name string) Value {
	for _, f := range v.Fields {
		if f.Name == name {
			return f.Value
		}
	}
	return Value{}
}

// Words of a list, or of a single word.
func (v Value) Words() []string {
	if v.Kind == Str {
		return []string{v.Str}
	}
	var out []string
	for _, x := range v.List {
		out = append(out, x.Str)
	}
	return out
}

// IsTrue says whether the value is the word true.
func (v Value) IsTrue() bool { return v.Kind == Truth && v.Num != 0 }

// Decl is one declaration: a weapon, a troop, a faction ...
type Decl struct {
	Kind, ID   string
	Sym        int32
	Title      hook.Text
	Text       hook.Text
	Fields     Value // a Tab, inherited fields included
	Like       []string
	Implements []string
	Place      hook.Place
}

// Is says whether the thing is id or counts as one by like.
func (d *Decl) Is(id string) bool {
	if d.ID == id {
		return true
	}
	for _, l := range d.Like {
		if l == id {
			return true
		}
	}
	return false
}

// Content is everything scripts declared for one game. It is immutable once
// built; a reload builds another.
type Content struct {
	Game     string
	Lex      *hook.Lexicon
	Points   []*hook.Point
	Rules    []*hook.Rule
	Handlers [][]*hook.Handler // by point, in order of play
	Data     *Data
	Items    []string // ids of weapons, armour and gear, by bit number
	States   []StateVar
	decls    map[string]map[string]*Decl
	ruleOf   map[string]*hook.Rule
	bitOf    []int       // by symbol: 1 more than the bit of the item, 0 for none
	classes  [3]int32    // symbols of the armour classes
	chief    int32       // symbol of that troop
	houses   []int32     // symbols of house rules, by id
	like     []*itemMask // by symbol: the items that are it or count as it
	settings map[*Decl][]Setting
	stocks   map[int][]stock // by the number of their state
}

// itemMask is a set of items by bit.
type itemMask [itemWords]uint32

// setMasks works out, for every item, which items count as it.
func (c *Content) setMasks() {
	for bit, id := range c.Items {
		d := c.Item(id)
		for _, name := range append([]string{id}, d.Like...) {
			sym := c.Lex.Sym(name)
			for int(sym) >= len(c.like) {
				c.like = append(c.like, nil)
			}
			if c.like[sym] == nil {
				c.like[sym] = &itemMask{}
			}
			c.like[sym][bit/32] |= 1 << (bit % 32)
		}
	}
}

// likes is the mask of what counts as an item, nil when it is none.
func (c *Content) likes(sym int32) *itemMask {
	if sym < 0 || int(sym) >= len(c.like) {
		return nil
	}
	return c.like[sym]
}

// StateVar is a named state that rules keep, or the counter of a limit.
type StateVar struct {
	Name  string
	Type  hook.Type // Bool "flag", Int "number", Model "model"
	Lasts hook.Unit
	Stock bool // a number of a side that begins with what its stocks give
}

// stock is one declaration that gives sides something to pay with.
type stock struct {
	kind string
	sym  int32
	slot int // of the number
}

// AddStock declares what each side that a declaration holds for starts with.
func (c *Content) AddStock(d *Decl, name string) (first bool) {
	v, ok := c.AddState(StateVar{Name: name, Type: hook.Int, Stock: true})
	if !ok {
		return false
	}
	if c.stocks == nil {
		c.stocks = map[int][]stock{}
	}
	c.stocks[v] = append(c.stocks[v], stock{d.Kind, d.Sym, c.Data.Slot(Prefix(d.Kind, d.ID) + ".stock." + name)})
	return true
}

// StockNames are the names of what sides may hold, in the order of declaration.
func (c *Content) StockNames() (out []string) {
	for _, v := range c.States {
		if v.Stock {
			out = append(out, v.Name)
		}
	}
	return out
}

// NewContent starts an empty content.
func NewContent(game string, lex *hook.Lexicon, points []*hook.Point) *Content {
	c := &Content{Game: game, Lex: lex, Points: points, Data: NewData(),
		decls: map[string]map[string]*Decl{}, ruleOf: map[string]*hook.Rule{}, settings: map[*Decl][]Setting{}, chief: lex.Sym("chief")}
	for i, name := range ClassNames {
		c.classes[i] = lex.Sym(name)
	}
	return c
}

// Add a declaration; the same kind and id twice is E-DUPLICATE.
func (c *Content) Add(d *Decl) *fault.Error {
	byID := c.decls[d.Kind]
	if byID == nil {
		byID = map[string]*Decl{}
		c.decls[d.Kind] = byID
	}
	if old := byID[d.ID]; old != nil {
		return fault.New("E-DUPLICATE", "%s %q is declared already at %s", d.Kind, d.ID, old.Place).At(d.Place.Path, d.Place.Line)
	}
	d.Sym = c.Lex.Sym(d.ID)
	byID[d.ID] = d
	switch d.Kind {
	case "weapon", "armour", "gear":
		for int(d.Sym) >= len(c.bitOf) {
			c.bitOf = append(c.bitOf, 0)
		}
		c.Items = append(c.Items, d.ID)
		c.bitOf[d.Sym] = len(c.Items)
	case "house":
		c.houses = nil
		for _, id := range c.IDs("house") {
			c.houses = append(c.houses, byID[id].Sym)
		}
	}
	return nil
}

// MaxItems is how many weapons, armours and gears a game may have.
const MaxItems = itemWords * 32

// Get a declaration, nil when there is none.
func (c *Content) Get(kind, id string) *Decl { return c.decls[kind][id] }

// Item by id, whatever its kind.
func (c *Content) Item(id string) *Decl {
	for _, k := range []string{"weapon", "armour", "gear"} {
		if d := c.decls[k][id]; d != nil {
			return d
		}
	}
	return nil
}

// IDs of a kind, sorted.
func (c *Content) IDs(kind string) []string {
	var out []string
	for id := range c.decls[kind] {
		out = append(out, id)
	}
	sort.Strings(out)
	return out
}

// Unknown is the error for an id that does not exist.
func (c *Content) Unknown(kind, id string) *fault.Error {
	known := c.IDs(kind)
	if kind == "item" {
		known = append([]string(nil), c.Items...)
	}
	if kind == "house" { // not the terrain
		kind = "house rule"
	}
	return fault.New("E-ID", "there is no %s %q", kind, id).Suggest(suggest.OneOf(id, known))
}

// SetRules fixes the rules: numbers, handlers by point, states of limits.
func (c *Content) SetRules(rules []*hook.Rule) {
	c.Rules = rules
	for i, r := range rules {
		r.Num, r.Sym = i, c.Lex.Sym(r.ID)
		grant := -1
		for _, h := range r.Parts { // a part may be a variant of its rule
			h.Rule.Num, h.Rule.Sym = i, r.Sym
			if h.Point.Kind == hook.On && grant < 0 {
				grant, _ = c.AddState(StateVar{Name: "#grant." + r.ID, Type: hook.Bool, Lasts: hook.Turn})
			}
			h.Rule.GrantSlot = grant
		}
		c.ruleOf[r.ID] = r
	}
	c.setMasks()
	c.Handlers = hook.Index(len(c.Points), rules)
}

// Rule by id, nil when there is none.
func (c *Content) Rule(id string) *hook.Rule { return c.ruleOf[id] }

// AddState declares a state variable and returns its number; a name means one
// thing in a game.
func (c *Content) AddState(v StateVar) (int, bool) {
	for i, old := range c.States {
		if old.Name == v.Name {
			return i, old == v
		}
	}
	c.States = append(c.States, v)
	return len(c.States) - 1, true
}

// State by name, -1 when there is none.
func (c *Content) State(name string) int {
	for i, v := range c.States {
		if v.Name == name {
			return i
		}
	}
	return -1
}

// StateNames of declared states (counters of limits left out), sorted.
func (c *Content) StateNames() []string {
	var out []string
	for _, v := range c.States {
		if v.Name[0] != '#' {
			out = append(out, v.Name)
		}
	}
	sort.Strings(out)
	return out
}

// ItemBit of an item symbol, -1 when it is none.
func (c *Content) ItemBit(sym int32) int {
	if sym < 0 || int(sym) >= len(c.bitOf) {
		return -1
	}
	return c.bitOf[sym] - 1
}

// Flatten enters the scalar fields of a declaration under its data keys:
// rules.weapon.bow.range, factions.huns.lasso, talents.thegn.reach.
func (c *Content) Flatten(prefix string, v Value) {
	switch v.Kind {
	case Num, Truth, Str:
		c.Data.Put(prefix, v)
	case Array:
		for i, x := range v.List {
			c.Flatten(prefix+"."+strconv.Itoa(i+1), x)
		}
	case Tab:
		for _, f := range v.Fields {
			if f.Name == "data" {
				c.Flatten(prefix, f.Value)
				continue
			}
			c.Flatten(prefix+"."+f.Name, f.Value)
		}
	}
}

// Prefix of the data keys of a declaration.
func Prefix(kind, id string) string {
	switch kind {
	case "faction":
		return "factions." + id
	case "talent":
		return "talents." + id
	case "house":
		return "house." + id
	case "game_table":
		return id
	}
	return "rules." + kind + "." + id
}
