package pillage

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
)

// PieceKit is what a new piece is.
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

// SetPiece puts a piece on the table, unjudged, and returns its id.
func (g *Game) SetPiece(k PieceKit) (int32, error) {
	d := g.C.Get("terrain", k.Terrain)
	if d == nil {
		return 0, g.C.Unknown("terrain", k.Terrain)
	}
	p := battle.Piece{Name: k.Name, Kind: d.Sym, Shape: k.Shape, Height: k.Height, Width: k.Width, Floors: k.Floors, Doors: k.Doors, Openings: k.Openings,
		Value: k.Value, Capacity: k.Capacity, Faces: k.Faces}
	for _, t := range append(d.Fields.Field("tags").Words(), k.Tags...) {
		p.Tags = append(p.Tags, g.C.Lex.Sym(t))
	}
	if lo, hi := k.Shape.Box(); p.Width == 0 {
		p.Width = min(hi.X-lo.X, hi.Y-lo.Y)
	}
	if p.Value < 0 {
		p.Value = int32(g.Values.Int("rules.terrain."+k.Terrain+".value", 0))
	}
	if p.Name == "" {
		p.Name = g.freePiece(d.Title.En)
	}
	ship := slices.Contains(p.Tags, g.num().ship.ship)
	if !ship {
		p.Faces = board.Point{}
	} else if err := g.launch(&p); err != nil {
		return 0, err
	}
	for _, o := range g.Pieces {
		if o.Name == p.Name {
			return 0, fault.New("E-ARG", "a piece is called %q already", p.Name)
		}
	}
	id := g.AddPiece(p)
	if len(p.Doors) > 0 && slices.Contains(p.Tags, g.num().build.fortified) {
		g.SetP(id, battle.PDoor, 1)
	}
	if k.Burning {
		if !g.burns(PieceThing(id)) {
			return 0, fault.New("E-ARG", "%s does not burn", p.Name).Suggest("terrain that does has burns = true")
		}
		g.SetP(id, battle.PLitTurn, -1)
	}
	for m := int32(0); ship && m < g.Count(); m++ {
		g.stepAboard(m)
	}
	return id, nil
}

// freePiece numbers pieces of a title: "Forest", "Forest 2" ...
func (g *Game) freePiece(title string) string {
	taken := map[string]bool{}
	for _, p := range g.Pieces {
		taken[p.Name] = true
	}
	name := title
	for i := 2; taken[name]; i++ {
		name = title + " " + itoa(i)
	}
	return name
}
