package tests

import (
	"testing"

	"skald/luabind"
)

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
