package board

// Solid stands upright on its shape between two heights, thousandths of an inch,
// and hides what lies behind it; a gappy one, such as a paling, every second
// spot of it.
type Solid struct {
	Shape     *Shape
	Low, High int32
	Gappy     bool
}

// Figure is a model as an eye sees it: a rectangle that faces it, so far to each
// side of a point of the table and between two heights, thousandths of an inch.
type Figure struct {
	At        Point
	Half      int32
	Low, High int32
}

// Hidden looks from an eye, so high above a point, at n by n spots spread evenly
// over a figure, and counts how many of them each solid hides, and how many are
// hidden by any.
func Hidden(eye Point, high int32, f Figure, n int, solids []Solid) (each []int, all int) {
	each = make([]int, len(solids))
	way := from(eye.vec(), f.At.vec())
	if way.n == 0 || n < 1 {
		return each, 0
	}
	side := way.d.left()
	for i := range n {
		spot := f.At.vec().plus(side.times(float64(float64(f.Half) * float64(2*i+1-n) / float64(n))))
		line := from(eye.vec(), spot)
		for j := range n {
			top := f.Low + (f.High-f.Low)*int32(2*j+1)/int32(2*n)
			hidden := false
			for k := range solids {
				if s := &solids[k]; !(s.Gappy && (i+j)%2 == 1) && s.stands(&line, float64(high), float64(top)) {
					each[k]++
					hidden = true
				}
			}
			if hidden {
				all++
			}
		}
	}
	return each, all
}

// stands says whether a line that rises or falls from one height to another
// passes through the solid.
func (s *Solid) stands(line *segment, from, to float64) bool {
	var buf [8]span
	for _, p := range s.Shape.under(line, 0, buf[:0]) {
		a := from + float64((to-from)*(p.from/line.n))
		b := from + float64((to-from)*(p.to/line.n))
		if min(a, b) < float64(s.High)-tiny && max(a, b) > float64(s.Low)+tiny {
			return true
		}
	}
	return false
}
