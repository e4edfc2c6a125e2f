// Package board is the geometry of the table.
package board

// Point of the table, thousandths of an inch.
type Point struct{ X, Y int32 }

// Shape is an area of the table.
type Shape struct{}

// Box around it.
func (s *Shape) Box() (lo, hi Point) { return }

// Overlaps a disc.
func (s *Shape) Overlaps(p Point, r int32) bool { return false }

// Meets a disc.
func (s *Shape) Meets(p Point, r int32) bool { return false }

// Polygon of points.
func Polygon(pts []Point) (*Shape, error) { return &Shape{}, nil }

// Circle round a point.
func Circle(c Point, r int32) (*Shape, error) { return &Shape{}, nil }

// Strip along a line.
func Strip(line []Point, width int32) (*Shape, error) { return &Shape{}, nil }

// Rect by its lower left corner.
func Rect(x, y, w, h int32) *Shape { return &Shape{} }
