package play

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
)

// Def is a game as the rest of skald knows it.
type Def struct {
	ID string // "duel", as in rule.Games
	// About is the game in about five lines of an example, each indented by two
	// spaces: what the first page of help begins with.
	About string

	// Points of play, in order.
	Points func() []*hook.Point
	// Facts that models, sides and the battle have in this game besides those of
	// every game.
	Facts []Fact
	// States are those that the game keeps for what scripts declare; nil: none.
	States func(c *battle.Content) []battle.StateVar
	// Orders are the words of the game.
	Orders []Order
	// Kit are the keys that a model of the game may be added with besides those of
	// every game.
	Kit []Arg

	// Has lists what the game has of the fields, methods, views and filter keys that
	// not every game has (battle.InEveryGame); nil: all of them.
	Has []string
	// Stages of a turn by name; nil: there are none.
	Stages func(c *battle.Content) []string
	// Dice are the streams of dice that the game rolls; nil: any.
	Dice []string

	// Choices are the streams of decisions of the game, each with what is decided.
	Choices []Arg

	// Data are, by kind of declaration, the numbers, words and flags that the game
	// reads of what stands under data. There may be others, for rules.
	Data map[string][]Arg

	// New sets the game up on an empty table.
	New func(c *battle.Content, src dice.Source) *Play
	// Missing lists the data keys that the game reads and no script declares.
	Missing func(c *battle.Content) []string
	// Defaults are the fields that a declaration of a kind may leave out; nil: none.
	Defaults func(kind string) []battle.NamedValue
	// Unit in which the places of its table are counted; "": inches.
	Unit string
	// Map draws the table in at most so many columns; nil: there is no map.
	Map func(p *Play, columns int) string
}

// Fact is something that a model, a side or the battle has in one game. Scripts
// read it as a field of that name, and rules may write it with ev:set.
type Fact struct {
	Name  string
	Of    hook.Type // Model, Side or BattleV
	Type  hook.Type // Int, Bool, Model, Sym, or Length: thousandths of an inch
	Lasts hook.Unit // Game: until it is written again
	Doc   string
	Inner bool // no page tells of it: a bit in a word, say
}

// ArgKind is what an argument of an order is.
type ArgKind uint8

// The kinds of arguments.
const (
	AModel  ArgKind = iota // one model
	AModels                // a list of models, or one
	AWhole                 // a whole number
	ALength                // inches; thousandths in Go
	AWord                  // a word, one of Arg.Words where there are any
	AFlag                  // true or false
	ASide                  // a side, or a band for its side
	APlace                 // a point {x, y}: inches, or the cell of a grid; thousandths in Go
	APiece                 // a piece of terrain
	APlaces                // points one after the other, or one
	AWords                 // a list of words, or one
)

// Arg is an argument of an order, or an option of it.
type Arg struct {
	Name     string
	Kind     ArgKind
	Optional bool
	Low, Top int32    // of a whole number; both 0: any
	Words    []string // that a word may be
	Items    string   // kind of declaration whose ids a word may be: "weapon"
	Doc      string
}

// Value is an argument as it was given, or a field of a result.
type Value struct {
	Kind ArgKind
	N    int32    // whole, length, flag (0 or 1), model, side, piece; Nil: none
	Y    int32    // of a place, whose x is N
	S    string   // word
	L    []int32  // models; of points x and y in turn
	W    []string // words
}

// In are the arguments of an order, by name.
type In map[string]Value

// Has says whether an argument was given.
func (in In) Has(name string) bool { _, ok := in[name]; return ok }

// N is a whole number, a length, a model, a side or a piece; Nil where it was not
// given.
func (in In) N(name string) int32 {
	if v, ok := in[name]; ok {
		return v.N
	}
	return hook.Nil
}

// Or is N, or a number where it was not given.
func (in In) Or(name string, def int32) int32 {
	if v, ok := in[name]; ok {
		return v.N
	}
	return def
}

// Flag says whether a flag was given and is true.
func (in In) Flag(name string) bool { return in[name].N == 1 }

// Word is a word, "" where it was not given.
func (in In) Word(name string) string { return in[name].S }

// Words is a list of words, nil where it was not given.
func (in In) Words(name string) []string { return in[name].W }

// Places is a list of points, nil where it was not given.
func (in In) Places(name string) (out []board.Point) {
	l := in[name].L
	for i := 0; i+1 < len(l); i += 2 {
		out = append(out, board.Point{X: l[i], Y: l[i+1]})
	}
	return out
}

// Models is a list of models, nil where it was not given.
func (in In) Models(name string) []int32 { return in[name].L }

// Place is a point, thousandths of an inch or cells.
func (in In) Place(name string) (x, y int32) { return in[name].N, in[name].Y }

// Order is a word of a game: an order, or a question that leaves the table as it
// is and answers with the first field of its result.
type Order struct {
	Name string // "engage"
	Use  string // "engage(a, b, { mount = true })"
	Doc  string // what it does, in a sentence
	Args []Arg  // in their order
	Opts []Arg  // by name, in a last table
	Out  []Arg  // fields of its result: Name, Kind and Doc
	Asks bool   // a question

	// Do gives the order as steps. What it tells goes into out, which it never
	// reads; see Step for what may stand between two steps.
	Do func(p *Play, in In, out *Out) []Step
}

// One is an order of one step.
func One(do func(p *Play, in In, out *Out) error) func(p *Play, in In, out *Out) []Step {
	return func(p *Play, in In, out *Out) []Step {
		return []Step{func() (bool, error) { return false, do(p, in, out) }}
	}
}

// Out is what comes of an order.
type Out struct {
	Fields map[string]Value
	Said   string // in a sentence; "" where the explanation says it all
}

// Set a field of the result.
func (o *Out) Set(name string, v Value) {
	if o.Fields == nil {
		o.Fields = map[string]Value{}
	}
	o.Fields[name] = v
}

// Whole, Yes, Word, Models, One and Inches make fields of a result.
func Whole(n int) Value { return Value{Kind: AWhole, N: int32(n)} }

// Yes is a flag.
func Yes(b bool) Value {
	if b {
		return Value{Kind: AFlag, N: 1}
	}
	return Value{Kind: AFlag}
}

// Word is a word.
func Word(s string) Value { return Value{Kind: AWord, S: s} }

// Of is a model, or none (Nil).
func Of(m int32) Value { return Value{Kind: AModel, N: m} }

// List is a list of models.
func List(ms []int32) Value { return Value{Kind: AModels, L: ms} }

// Inches is a length, in thousandths of an inch.
func Inches(n int32) Value { return Value{Kind: ALength, N: n} }

// Clone of a result.
func (o *Out) Clone() Out {
	n := Out{Said: o.Said}
	for k, v := range o.Fields {
		n.Set(k, v)
	}
	return n
}

// Lacking lists those of some data keys that no script declares.
func Lacking(c *battle.Content, keys []string) []string {
	var out []string
	v := c.Data.Values()
	for _, k := range keys {
		if v.Get(k).Kind == battle.Absent {
			out = append(out, k)
		}
	}
	return out
}

// FactOf finds a fact of the game by what it is of and its name; nil: none.
func (d *Def) FactOf(of hook.Type, name string) *Fact {
	if of == hook.Band {
		of = hook.Side
	}
	for i := range d.Facts {
		if d.Facts[i].Of == of && d.Facts[i].Name == name {
			return &d.Facts[i]
		}
	}
	return nil
}

// Declare enters the facts of the game among the states of its content.
func (d *Def) Declare(c *battle.Content) {
	for _, f := range d.Facts {
		t := f.Type
		if t == hook.Length {
			t = hook.Int
		}
		c.AddState(battle.StateVar{Name: f.Name, Type: t, Lasts: f.Lasts})
	}
}

// Asks says whether a word of the game is a question.
func (d *Def) Asks(word string) bool {
	for i := range d.Orders {
		if d.Orders[i].Name == word {
			return d.Orders[i].Asks
		}
	}
	return false
}
