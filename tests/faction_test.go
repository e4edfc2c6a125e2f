package tests

import (
	"slices"
	"strings"
	"testing"

	"skald/core/rule"
	"skald/luabind"
)

// Each faction folder registers exactly the rules that the book gives it: as
// rules, as limits that name one, or as what its table implements.
func TestFactionsRegisterTheirRules(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := lib.Content()
	for _, slug := range c.IDs("faction") {
		i := slices.IndexFunc(c.Get("faction", slug).Implements, func(id string) bool {
			return strings.HasPrefix(id, "PIL-FACTION-") && strings.HasSuffix(id, "-00")
		})
		if i < 0 {
			t.Errorf("%s implements %v, not its entry in the book", slug, c.Get("faction", slug).Implements)
			continue
		}
		var got, want []string
		for _, r := range c.Rules {
			if strings.HasPrefix(r.Place.Path, "factions/pillage/"+slug+"/") {
				got = append(got, r.ID)
			}
		}
		for _, key := range c.Data.Keys() {
			if strings.HasPrefix(key, "factions."+slug+".") {
				if id := c.Data.Value(c.Data.Slot(key)).Origin.Rule; id != "" && !slices.Contains(got, id) {
					got = append(got, id)
				}
			}
		}
		for _, e := range rule.Area(strings.TrimSuffix(c.Get("faction", slug).Implements[i], "-00"))[1:] {
			want = append(want, e.ID)
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s registers %v, want %v", slug, got, want)
		}
	}
}

// Whoever picks a faction reads what it is, in both languages, and has a chief
// and warriors to buy.
func TestFactionsAreComplete(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := lib.Content()
	for _, slug := range c.IDs("faction") {
		d := c.Get("faction", slug)
		if d.Title.En == "" || d.Title.Ru == "" || d.Title.En == slug || d.Text.En == "" {
			t.Errorf("%s: title %q, %q, text %q", slug, d.Title.En, d.Title.Ru, d.Text.En)
		}
		prices := d.Fields.Field("prices")
		for _, id := range []string{"warrior", "chief"} {
			if prices.Field(id).Num <= 0 {
				t.Errorf("%s has no price for a %s", slug, id)
			}
		}
		for _, f := range prices.Fields {
			if f.Value.Origin.Source == "" {
				t.Errorf("%s: the price of %s names no source", slug, f.Name)
			}
		}
	}
}
