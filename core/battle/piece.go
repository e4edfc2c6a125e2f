package battle

import (
	"slices"

	"skald/core/board"
)

// Piece is what cannot change in play of a piece of terrain, a building, a
// marker or a ship.
type Piece struct {
	Name     string
	Kind     int32         // symbol of its terrain
	Shape    *board.Shape  // where it stood when it was set up
	Height   int32         // thousandths of an inch, -1: of its terrain
	Width    int32         // of a line, else of the narrower side of its box, thousandths of an inch
	Tags     []int32       // symbols: those of its terrain and its own
	Floors   int32         // of a building, at least 1
	Doors    []board.Point // entrances of a building; the first is the main one
	Openings []Opening     // from which an occupant shoots
	Value    int32         // of a loot marker
	Capacity int32         // of a ship: how many stand on it
	Faces    board.Point   // of a ship: its bow as it was set up, a direction of length 1000; none of what does not move
	Serial   int32         // of everything ever added; AddPiece counts
	at       int           // its first fact
}

// Opening is a shooting position: a window, a balcony, a hole.
type Opening struct {
	At    board.Point
	Dir   board.Point // of length 1000
	Floor int32
}

// Facts of a piece.
const (
	PLitTurn = iota // turn in which it was set alight, 0 never
	PGone           // 1: it is off the table: loot taken, a wagon broken
	PDoor           // 1: its reinforced door stands
	PX              // of a ship: how far it has come from where it was set up
	PY
	PTurnX // of a ship: its bow now, a direction of about length 1,000,000
	PTurnY
	PMovedTurn // turn in which it sailed last, -1 never
	PSailed    // how far, thousandths of an inch
	PGrappled  // piece + 1 that it boards
	PSearched  // by floor: searches used up
	maxFloors  = 4
	PLast      = PSearched + maxFloors
	pieceFacts = PLast
)

// MaxFloors of a building.
const MaxFloors = maxFloors

// AddPiece and return its id.
func (b *Battle) AddPiece(p Piece) int32 {
	b.added++
	p.Serial, p.at = b.added, len(b.facts)
	b.Table.Pieces = append(b.Pieces, p)
	b.facts = append(b.facts, make([]int32, pieceFacts)...)
	n := int32(len(b.Pieces) - 1)
	b.SetP(n, PTurnX, 1000*p.Faces.X)
	b.SetP(n, PTurnY, 1000*p.Faces.Y)
	b.SetP(n, PMovedTurn, -1)
	return n
}

// P reads a fact of a piece.
func (b *Battle) P(p int32, field int) int32 { return b.Get(b.Pieces[p].at + field) }

// IsP says whether a fact of a piece has a value.
func (b *Battle) IsP(p int32, field int, v int32) bool { return b.Is(b.Pieces[p].at+field, v) }

// SetP writes a fact of a piece.
func (b *Battle) SetP(p int32, field int, v int32) { b.Set(b.Pieces[p].at+field, v) }

// Tagged says whether a piece has a tag.
func (b *Battle) Tagged(p, tag int32) bool { return slices.Contains(b.Pieces[p].Tags, tag) }

// Centre of a model's base.
func (b *Battle) Centre(m int32) board.Point { return board.Point{X: b.M(m, X), Y: b.M(m, Y)} }

// Middle of a piece as it lies now.
func (b *Battle) Middle(p int32) board.Point {
	if b.Pieces[p].Faces != (board.Point{}) {
		return b.Pose(p).Middle()
	}
	lo, hi := b.Shape(p).Box()
	return board.Point{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
}

// Shape of a piece as it lies now.
func (b *Battle) Shape(p int32) *board.Shape {
	s := &b.Pieces[p]
	if s.Faces == (board.Point{}) {
		return s.Shape
	}
	for len(b.lying) <= int(p) {
		b.lying = append(b.lying, lying{})
	}
	pose, now := b.Pose(p), &b.lying[p]
	if now.of != s.Shape || now.pose != pose {
		*now = lying{s.Shape, pose, s.Shape.In(pose)}
	}
	return now.shape
}

// lying remembers how a piece that moves lies: what it was set up as, its pose,
// its shape in that.
type lying struct {
	of    *board.Shape
	pose  board.Pose
	shape *board.Shape
}

// Pose of a ship as it lies now.
func (b *Battle) Pose(p int32) board.Pose {
	s := &b.Pieces[p]
	lo, hi := s.Shape.Box()
	return board.Pose{About: board.Point{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}, Was: s.Faces,
		Is: board.Point{X: b.P(p, PTurnX), Y: b.P(p, PTurnY)}, Shift: board.Point{X: b.P(p, PX), Y: b.P(p, PY)}}
}

// SetPose of a ship.
func (b *Battle) SetPose(p int32, pose board.Pose) {
	b.SetP(p, PX, pose.Shift.X)
	b.SetP(p, PY, pose.Shift.Y)
	b.SetP(p, PTurnX, pose.Is.X)
	b.SetP(p, PTurnY, pose.Is.Y)
}

// StandsOn says whether the base of a model reaches over a piece of that terrain
// or tag.
func (b *Battle) StandsOn(m, kind int32) bool {
	for p := range b.Pieces {
		s := &b.Pieces[p]
		if (s.Kind == kind || slices.Contains(s.Tags, kind)) && b.Shape(int32(p)).Overlaps(b.Centre(m), b.Radius(m)) && b.IsP(int32(p), PGone, 0) {
			return true
		}
	}
	return false
}

// atPiece says whether a model is inside a piece, aboard or in contact with it.
func (b *Battle) atPiece(p, m int32) bool {
	if in := b.M(m, Inside); in != 0 {
		return in == p+1
	}
	return b.IsM(m, Aboard, p+1) || b.Shape(p).Meets(b.Centre(m), b.Radius(m))
}

// piecesOf lists the pieces on the table of a terrain and with a tag, 0: any.
func (b *Battle) piecesOf(kind, tag int32) []int32 {
	var out []int32
	for p := range int32(len(b.Pieces)) {
		if (kind == 0 || b.Pieces[p].Kind == kind) && (tag == 0 || b.Tagged(p, tag)) && b.IsP(p, PGone, 0) {
			out = append(out, p)
		}
	}
	return out
}
