package ancients

import "skald/core/play"

// data is what units have under data.
var data = map[string][]play.Arg{
	"troop": {
		{Name: "move", Kind: play.AWhole, Top: 100, Doc: "cells that it moves"},
		{Name: "range", Kind: play.AWhole, Top: 100, Doc: "cells that it shoots; 0 or left out: it does not"},
		{Name: "heavy", Kind: play.AFlag, Doc: "it adds 1 in melee"},
		{Name: "horses", Kind: play.AFlag, Doc: "it fears who frightens"},
		{Name: "frightens", Kind: play.AFlag, Doc: "horses fear it"},
		{Name: "tramples", Kind: play.AFlag, Doc: "it tramples as elephants do"},
		{Name: "solid", Kind: play.AFlag, Doc: "it passes through nobody, nobody through it"},
		{Name: "machine", Kind: play.AFlag, Doc: "it is a throwing machine"},
		{Name: "commander", Kind: play.AFlag, Doc: "it is a commander"},
		{Name: "advances", Kind: play.AFlag, Doc: "does it take a cell that it won? left out: yes"},
		{Name: "ground", Kind: play.AFlag, Doc: "do machines harm it? left out: yes"},
	},
}
