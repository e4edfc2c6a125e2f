package battle

import (
	"testing"

	"pgregory.net/rapid"

	"skald/core/hook"
)

func content(states ...StateVar) *Content {
	c := NewContent("test", hook.NewLexicon(), nil)
	for _, id := range []string{"sword", "pike", "bow"} {
		c.Add(&Decl{Kind: "weapon", ID: id})
	}
	c.Get("weapon", "pike").Like = []string{"sword"}
	for _, s := range states {
		c.AddState(s)
	}
	c.SetRules(nil)
	return c
}

func TestLengthIsExactWhereItCanBe(t *testing.T) {
	if got := Length(3000, 4000); got != 5000 {
		t.Errorf("3-4-5 triangle: %d", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		dx, dy := rapid.Int32Range(-60000, 60000).Draw(t, "dx"), rapid.Int32Range(-60000, 60000).Draw(t, "dy")
		r, d2 := int64(Length(dx, dy)), int64(dx)*int64(dx)+int64(dy)*int64(dy)
		if r > 0 && (2*r-1)*(2*r-1) > 4*d2 || 4*d2 > (2*r+1)*(2*r+1) {
			t.Fatalf("%d,%d: %d is not the nearest", dx, dy, r)
		}
	})
}

func TestSaveAndRestore(t *testing.T) {
	b := New(content(StateVar{Name: "angry", Type: hook.Bool}))
	side, _ := b.AddSide(SideInfo{Name: "red"})
	m := b.AddModel(Static{Name: "a"}, side)
	s, h := b.Save(), b.Hash()
	b.SetM(m, HP, 3)
	b.SetState(hook.Model, m, 0, 1)
	b.AddModel(Static{Name: "b"}, side)
	if b.Hash() == h {
		t.Error("the hash does not see a change")
	}
	b.Restore(s)
	if b.Hash() != h || b.Count() != 1 || b.StateOf(hook.Model, m, 0) != 0 {
		t.Error("restore left something")
	}
}

// Snapshots may be restored forward too, after others were added in their place.
func TestSnapshotsKeepTheirModels(t *testing.T) {
	b := New(content())
	side, _ := b.AddSide(SideInfo{Name: "red"})
	one := b.Save()
	b.AddModel(Static{Name: "a"}, side)
	two, h := b.Save(), b.Hash()
	serial := b.Models[0].Serial
	b.Restore(one)
	b.AddModel(Static{Name: "b"}, side)
	if b.Hash() == h || b.Models[0].Serial == serial || b.Unchanged(two) {
		t.Error("another model, and the same table")
	}
	b.Restore(two)
	if b.Hash() != h || b.Models[0].Serial != serial || b.Models[0].Name != "a" || !b.Unchanged(two) {
		t.Errorf("the model that was there is %+v", b.Models[0])
	}
}

// The hash sees what is no fact, and none of the numbers of a content.
func TestHashIsOfNamesAndIDs(t *testing.T) {
	lay := func(c *Content, name string) *Battle {
		b := New(c)
		side, _ := b.AddSide(SideInfo{Name: "red"})
		m := b.AddModel(Static{Name: name, Troop: c.Lex.Sym("warrior")}, side)
		b.Carry(m, c.Lex.Sym("pike"), true)
		b.SetM(m, Wield, c.Lex.Sym("pike"))
		b.SetState(hook.Model, m, c.State("angry"), 1)
		for _, key := range []string{"a", "b"} {
			b.Values = b.Values.With(c.Data.Slot(key), Value{Kind: Num, Num: 7})
		}
		return b
	}
	angry := StateVar{Name: "angry", Type: hook.Bool}
	first := content(angry)
	first.Data.Put("a", Value{Kind: Num})
	first.Data.Put("b", Value{Kind: Num})
	h := lay(first, "a").Hash()
	if lay(first, "b").Hash() == h {
		t.Error("the hash does not see a name")
	}
	other := NewContent("test", hook.NewLexicon(), nil)
	other.Lex.Sym("something before")
	for _, id := range []string{"axe", "pike", "sword", "bow"} {
		other.Add(&Decl{Kind: "weapon", ID: id})
	}
	other.Data.Put("b", Value{Kind: Num})
	other.Data.Put("a", Value{Kind: Num})
	other.AddState(StateVar{Name: "calm", Type: hook.Bool})
	other.AddState(angry)
	other.SetRules(nil)
	if lay(other, "a").Hash() != h {
		t.Error("the hash sees the numbers of a content")
	}
}

func TestStateEndsWithItsUnit(t *testing.T) {
	b := New(content(StateVar{Name: "dazed", Type: hook.Bool, Lasts: hook.Turn}, StateVar{Name: "thegn", Type: hook.Model}))
	side, _ := b.AddSide(SideInfo{})
	m := b.AddModel(Static{Name: "a"}, side)
	b.Set(Turn, 2)
	b.SetState(hook.Model, m, 0, 1)
	if b.StateOf(hook.Model, m, 0) != 1 || b.StateOf(hook.Model, m, 1) != hook.Nil {
		t.Error("a flag set, a model never named")
	}
	if b.Set(Turn, 3); b.StateOf(hook.Model, m, 0) != 0 {
		t.Error("the flag outlived its turn")
	}
}

func TestItems(t *testing.T) {
	b := New(content())
	side, _ := b.AddSide(SideInfo{})
	m := b.AddModel(Static{Name: "a"}, side)
	sym := b.C.Lex.Sym
	b.Carry(m, sym("pike"), true)
	if !b.CarriesLike(m, sym("sword")) || b.Has(m, sym("sword")) || b.CarriesLike(m, sym("bow")) {
		t.Error("a pike counts as a sword and is none")
	}
	if !b.IsItem(sym("pike"), sym("sword")) || b.IsItem(sym("sword"), sym("pike")) {
		t.Error("like goes one way")
	}
	var bits []int
	for bit := range b.Items(m) {
		bits = append(bits, bit)
	}
	if len(bits) != 1 || b.C.Items[bits[0]] != "pike" {
		t.Errorf("carries %v", bits)
	}
	one := b.Hash()
	if n := b.CountOf(m, bits[0]); n != 1 {
		t.Errorf("carries %d pikes, want 1", n)
	}
	b.CarrySecond(m, sym("pike"))
	if b.CountOf(m, bits[0]) != 2 || b.count(m, sym("sword")) != 2 || b.count(m, sym("bow")) != 0 || b.Hash() == one {
		t.Error("two pikes are two, and count as two swords")
	}
	if n := b.Rebase(b.C); n.CountOf(m, bits[0]) != 2 {
		t.Error("a second pike is lost with other content")
	}
	b.Carry(m, sym("pike"), false)
	b.Carry(m, sym("pike"), true)
	if b.CountOf(m, bits[0]) != 1 {
		t.Error("what is taken takes the second one along")
	}
}

// A table moved onto content with other states and items keeps what both know.
func TestRebase(t *testing.T) {
	b := New(content(StateVar{Name: "old", Type: hook.Bool}, StateVar{Name: "kept", Type: hook.Int}))
	side, _ := b.AddSide(SideInfo{Name: "red"})
	m := b.AddModel(Static{Name: "a"}, side)
	b.SetM(m, HP, 2)
	b.Carry(m, b.C.Lex.Sym("bow"), true)
	b.SetState(hook.Model, m, 1, 7)
	b.SetState(hook.Side, side, 1, 4)
	c := content(StateVar{Name: "new", Type: hook.Bool}, StateVar{Name: "extra", Type: hook.Bool}, StateVar{Name: "kept", Type: hook.Int})
	n := b.Rebase(c)
	if n.M(m, HP) != 2 || !n.Has(m, c.Lex.Sym("bow")) || n.Has(m, c.Lex.Sym("pike")) {
		t.Error("facts or items lost")
	}
	if n.StateOf(hook.Model, m, 2) != 7 || n.StateOf(hook.Side, side, 2) != 4 || n.StateOf(hook.Model, m, 0) != 0 {
		t.Error("states moved wrongly")
	}
}

func TestWatcherSeesReadsAndWrites(t *testing.T) {
	b := New(content())
	side, _ := b.AddSide(SideInfo{})
	m := b.AddModel(Static{Name: "a"}, side)
	w := &notes{}
	b.Watch = w
	b.M(m, HP)
	b.Set(Turn, b.Get(Turn)+1)
	b.Advance(Attacks, b.Ordinal(Orders)) // of these nobody is told
	if len(w.read) != 2 || w.read[1] != Turn || len(w.wrote) != 1 || w.wrote[0] != Turn {
		t.Errorf("read %v, wrote %v", w.read, w.wrote)
	}
}

// notes is a Watcher that writes down what it is told.
type notes struct{ read, wrote []int }

func (n *notes) Read(i int)                { n.read = append(n.read, i) }
func (n *notes) ReadIs(i int, _ int32)     { n.read = append(n.read, i) }
func (n *notes) Write(i int)               { n.wrote = append(n.wrote, i) }
func (n *notes) Tally(TallyOf, int32, int) {}
