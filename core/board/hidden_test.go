package board

import "testing"

// Walls, palings and posts between an eye and a figure 10" away.
func TestHidden(t *testing.T) {
	figure := Figure{At: Point{10000, 0}, Half: 500, Low: 0, High: 1000}
	wall := Solid{Shape: Rect(4900, -5000, 200, 10000), High: 600}
	for _, c := range []struct {
		name   string
		solids []Solid
		want   int
	}{
		{"nothing", nil, 0},
		{"a wall as high as both", []Solid{{Shape: wall.Shape, High: 1000}}, 100},
		{"a wall at the height of the knee of who looks over it", []Solid{wall}, 20},
		{"in the air", []Solid{{Shape: wall.Shape, Low: 1000, High: 2000}}, 0},
		{"palings", []Solid{{Shape: wall.Shape, High: 1000, Gappy: true}}, 50},
		{"a narrow one", []Solid{{Shape: Rect(9900, -500, 50, 500), High: 1000}}, 50},
		{"behind the figure", []Solid{{Shape: Rect(11000, -5000, 200, 10000), High: 1000}}, 0},
	} {
		each, all := Hidden(Point{0, 0}, 1000, figure, 10, c.solids)
		if all != c.want || len(each) == 1 && each[0] != c.want {
			t.Errorf("%s: %d of 100 hidden, %v each; want %d", c.name, all, each, c.want)
		}
	}
}
