package tests

import (
	"fmt"
	"slices"
	"strings"
	"testing"

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
	for slug, want := range map[string]string{
		"vikings":      "PIL-FACTION-VIKINGS-01",
		"anglo_saxons": "PIL-FACTION-ANGLOSAXONS-01",
		"huns":         "PIL-FACTION-HUNS-01 PIL-FACTION-HUNS-02 PIL-FACTION-HUNS-03 PIL-FACTION-HUNS-04",
		"byzantines":   "PIL-FACTION-BYZANTINES-01 PIL-FACTION-BYZANTINES-02",
	} {
		var got []string
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
		slices.Sort(got)
		if strings.Join(got, " ") != want {
			t.Errorf("%s registers %v, want %s", slug, got, want)
		}
		zero := strings.Fields(want)[0]
		zero = zero[:len(zero)-2] + "00"
		if d := c.Get("faction", slug); !slices.Contains(d.Implements, zero) {
			t.Errorf("%s implements %v, want %s", slug, d.Implements, zero)
		}
	}
	if n := len(c.IDs("faction")); n != 4 {
		t.Error(fmt.Sprint(n, " factions, and four are listed here"))
	}
}
