package oldwest

import "skald/core/play"

// data is what weapons and troops have under data.
var data = map[string][]play.Arg{
	"weapon": {
		{Name: "strength", Kind: play.AWhole, Top: 20, Doc: "of a shot; left out: that of who shoots or throws"},
		{Name: "penalty", Kind: play.AWord, Words: []string{"none", "half", "full"}, Doc: "how the shooter's movement counts: none: not at all; half: he may have moved half of his Move; full: he may not have moved; left out: none"},
		{Name: "slow", Kind: play.AFlag, Doc: "it is reloaded after each shot"},
		{Name: "jams", Kind: play.AFlag, Doc: "may it jam? left out: yes"},
		{Name: "fanning", Kind: play.AFlag, Doc: "it can be fanned"},
		{Name: "barrels", Kind: play.AWhole, Top: 20, Doc: "shots before it is reloaded; with two both can be fired at once"},
		{Name: "near", Kind: play.ALength, Doc: "inches up to which strength holds; farther it is far_strength"},
		{Name: "far_strength", Kind: play.AWhole, Top: 20, Doc: "strength of a shot beyond near"},
		{Name: "per_strength", Kind: play.ALength, Doc: "of what is thrown: inches for each point of the thrower's Strength, in place of range"},
		{Name: "template", Kind: play.AFlag, Doc: "it hits all under its template, in place of one within range"},
		{Name: "win", Kind: play.AWhole, Low: -9, Top: 9, Doc: "in hand: change to its bearer's roll to win the fight"},
		{Name: "wound", Kind: play.AWhole, Low: -9, Top: 9, Doc: "in hand: change to its bearer's roll to wound"},
	},
	"troop": {
		{Name: "shooting", Kind: play.AWhole, Low: 1, Top: 9, Doc: "the face from which it hits"},
		{Name: "fighting", Kind: play.AWhole, Top: 20, Doc: "its Fighting value"},
		{Name: "strength", Kind: play.AWhole, Top: 20, Doc: "its Strength"},
		{Name: "grit", Kind: play.AWhole, Top: 20, Doc: "its Grit"},
		{Name: "courage", Kind: play.AWhole, Top: 20, Doc: "its Courage"},
		{Name: "shots", Kind: play.AWhole, Top: 20, Doc: "how often it shoots in a Shooting phase; left out: 1"},
		{Name: "mount", Kind: play.AFlag, Doc: "it can be ridden"},
		{Name: "jumps", Kind: play.AFlag, Doc: "of a mount: it can jump"},
		{Name: "difficult", Kind: play.ALength, Doc: "what an inch of difficult ground costs it; left out: 2"},
	},
}
