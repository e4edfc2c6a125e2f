package duel

import "skald/core/play"

// data is what models have under data.
var data = map[string][]play.Arg{
	"troop": {
		{Name: "power", Kind: play.AWhole, Top: 100, Doc: "its power: the dice that it has in a fight"},
		{Name: "armour_tokens", Kind: play.AWhole, Top: 100, Doc: "armour tokens"},
		{Name: "extra_health", Kind: play.AWhole, Top: 100, Doc: "extra-health tokens"},
		{Name: "traits", Kind: play.AWords, Doc: "ids of talents that it has"},
	},
}
