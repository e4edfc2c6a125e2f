package play

import (
	"fmt"
	"slices"
	"strconv"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
)

// PieceKit is what a new piece of terrain, a building or a marker is.
type PieceKit struct {
	Terrain  string
	Name     string // "": its title
	Shape    *board.Shape
	Where    string // the shape in words
	Height   int32  // thousandths of an inch, -1: of its terrain
	Width    int32  // of a line, thousandths of an inch; 0: of its box
	Tags     []string
	Floors   int32
	Doors    []board.Point
	Openings []battle.Opening
	Value    int32 // of a loot marker, -1: the usual
	Capacity int32 // of a ship, -1: the usual
	Faces    board.Point
	Burning  bool // since before the game
}

// String tells all of it.
func (k PieceKit) String() string {
	k.Shape = nil
	return fmt.Sprintf("%#v", k)
}

// PieceSetter is a game that sets pieces up in its own way.
type PieceSetter interface {
	LayPiece(k PieceKit) (int32, error)
}

// SetPiece puts a piece on the table, unjudged, and returns its id.
func (p *Play) SetPiece(k PieceKit) (int32, error) {
	if s, ok := p.Rules.(PieceSetter); ok {
		return s.LayPiece(k)
	}
	made, err := p.MakePiece(k)
	if err != nil {
		return 0, err
	}
	made.Faces = board.Point{}
	return p.AddPiece(made), nil
}

// MakePiece is the piece of a kit, not yet on the table; E-ARG where its name is
// taken.
func (p *Play) MakePiece(k PieceKit) (battle.Piece, error) {
	d := p.C.Get("terrain", k.Terrain)
	if d == nil {
		return battle.Piece{}, p.C.Unknown("terrain", k.Terrain)
	}
	out := battle.Piece{Name: k.Name, Kind: d.Sym, Shape: k.Shape, Height: k.Height, Width: k.Width, Floors: k.Floors, Doors: k.Doors, Openings: k.Openings,
		Value: k.Value, Capacity: k.Capacity, Faces: k.Faces}
	for _, t := range slices.Concat(d.Fields.Field("tags").Words(), k.Tags) {
		out.Tags = append(out.Tags, p.C.Lex.Sym(t))
	}
	if lo, hi := k.Shape.Box(); out.Width == 0 {
		out.Width = min(hi.X-lo.X, hi.Y-lo.Y)
	}
	if out.Value < 0 {
		out.Value = int32(p.Values.Int("rules.terrain."+k.Terrain+".value", 0))
	}
	taken := func(name string) bool {
		return slices.ContainsFunc(p.Pieces, func(o battle.Piece) bool { return o.Name == name })
	}
	if out.Name == "" { // "Forest", "Forest 2" ...
		out.Name = d.Title.En
		for i := 2; taken(out.Name); i++ {
			out.Name = d.Title.En + " " + strconv.Itoa(i)
		}
	}
	if taken(out.Name) {
		return out, fault.New("E-ARG", "a piece is called %q already", out.Name)
	}
	return out, nil
}
