package tests

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/vm"
)

// crowd is a table with a hundred models and sixty pieces, always the same.
func crowd() string {
	rnd := rand.New(rand.NewPCG(7, 7))
	var src strings.Builder
	src.WriteString("local red, blue = band(), band()\n")
	for i := range 100 {
		side := "red"
		if i%2 == 1 {
			side = "blue"
		}
		fmt.Fprintf(&src, "%s:add(\"warrior\", { weapon = \"bow\", at = { %.2f, %.2f } })\n", side, 1+46*rnd.Float64(), 1+46*rnd.Float64())
	}
	kinds := []string{"house", "forest", "high_wall", "fence", "hill", "bog"}
	for i := range 60 {
		fmt.Fprintf(&src, "piece(%q, { at = { %.2f, %.2f }, size = { %.2f, %.2f } })\n", kinds[i%len(kinds)],
			4+40*rnd.Float64(), 4+40*rnd.Float64(), 0.5+3*rnd.Float64(), 0.5+3*rnd.Float64())
	}
	return src.String()
}

// table runs code in a new session.
func table(t testing.TB, src string) (*luabind.Session, *pillage.Game) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	more(t, s, src)
	return s, pillage.Of(s.Game())
}

func more(t testing.TB, s *luabind.Session, src string) {
	c, err := vm.Compile("table", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Run(c); err != nil {
		t.Fatal(err)
	}
}

func TestSightIsMutualAndFree(t *testing.T) {
	_, g := table(t, crowd())
	seen := 0
	for a := range g.Count() {
		for b := range a {
			one, other := g.Sees(a, b), g.Sees(b, a)
			if one != other {
				t.Errorf("%s sees %s: %v, the other way %v", g.Name(a), g.Name(b), one, other)
			}
			if one {
				seen++
			}
		}
	}
	if seen == 0 || seen == 100*99/2 {
		t.Errorf("%d pairs see each other", seen)
	}
	if n := testing.AllocsPerRun(10, func() {
		for b := range int32(50) {
			g.Sees(99, b)
		}
	}); n > 0 {
		t.Errorf("%v allocations in fifty looks", n)
	}
}

func TestSightFollowsTheTable(t *testing.T) {
	s, g := table(t, `local red, blue = band(), band()
		a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
		b = blue:add("warrior", { weapon = "spear", at = { 20, 20 } })
		assert(a:sees(b))
		piece("house", { at = { 15, 20 }, size = { 2, 6 } })
		assert(not a:sees(b))
		undo()
		assert(a:sees(b))
		piece("fence", { at = { 15, 20 }, size = { 1, 6 } })
		assert(a:sees(b))`)
	if err := g.CanShootAt(0, 1, nil); err != nil {
		t.Error(err)
	}
	hash := g.Hash()
	n := pillage.Of(g.Clone(g.R.Src))
	more(t, s, `piece("house", { at = { 12, 20 }, size = { 2, 6 } })`)
	if pillage.Of(s.Game()).Sees(0, 1) || !n.Sees(0, 1) {
		t.Error("a house on one table is not on its clone")
	}
	hidden := s.Game().Hash()
	if err := pillage.Of(s.Game()).CanShootAt(0, 1, nil); err == nil || !strings.Contains(err.Error(), "PIL-SHOOT-04") {
		t.Errorf("behind a house: %v", err)
	}
	if s.Game().Hash() != hidden || n.Hash() != hash {
		t.Error("a question has changed the table")
	}
}

func BenchmarkSees(b *testing.B) {
	_, g := table(b, crowd())
	g.Sees(0, 1)
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		g.Sees(int32(i%100), int32((i/100+1)%100))
	}
}
