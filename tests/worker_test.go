package tests

import (
	"fmt"
	"sync"
	"testing"

	"skald/core/dice"
	"skald/core/pillage"
	"skald/luabind"
)

// playTable is a fight with rules of several owners on both sides.
const playTable = `set_weather "fog"; on "exploding_sixes"
	red, blue = band "vikings", band "huns"
	a = red:add("chief", { weapon = "dane_axe", armour = true, at = {10, 10} })
	red:add("warrior", { weapon = "spear", standard = true, at = {11, 10} })
	b = blue:add("warrior", { weapon = "hand_weapon", shield = true, horse = true, at = {10, 12} })
	engage(a, b)`

// rounds plays the table once for each seed and returns what happened.
func rounds(lib *luabind.Library, seeds int) (string, error) {
	s, err := lib.NewSession(1)
	if err != nil {
		return "", err
	}
	if _, err := s.Eval(playTable); err != nil {
		return "", err
	}
	g, out := pillage.Of(s.Game()), ""
	g.R.Log = nil
	before := g.Save()
	for seed := range seeds {
		g.Restore(before)
		g.R.Src = dice.NewSeeded(uint64(seed), 0)
		if err := g.Order(func() error { _, err := g.Fight(0, 2); return err }); err != nil {
			return "", err
		}
		out += fmt.Sprintf("%x ", g.Hash())
	}
	return out, nil
}

// Workers share what is remembered, and each gets what one alone would get.
func TestWorkersShareTrees(t *testing.T) {
	load := func() *luabind.Library {
		lib, err := luabind.Load(luabind.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return lib
	}
	want, err := rounds(load(), 200)
	if err != nil {
		t.Fatal(err)
	}
	lib := load()
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if got, err := rounds(lib, 200); err != nil || got != want {
				t.Errorf("a worker among four differs from one alone: %v", err)
			}
		}()
	}
	wg.Wait()
	misses := int64(0)
	for _, r := range lib.Content().Rules {
		for _, h := range r.Parts {
			_, n := h.Tree.Nodes()
			misses += n
		}
	}
	if misses == 0 || misses > 400 {
		t.Errorf("%d branches were never seen by 800 fights", misses)
	}
}
