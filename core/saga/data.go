package saga

import "skald/core/play"

// data is what weapons and troops have under data.
var data = map[string][]play.Arg{
	"weapon": {{Name: "reach", Kind: play.AWord, Words: []string{"vs", "s", "m", "l"}, Doc: "how far a missile weapon shoots"}},
	"troop": {
		{Name: "rank", Kind: play.AWord, Words: []string{"levy", "warrior", "hearthguard", "warlord"}, Doc: "its class"},
		{Name: "size", Kind: play.AWhole, Top: 24, Doc: "figures of a unit, where nothing else is said"},
	},
}
