package luabind

import (
	"skald/core/pillage"
	"skald/core/play"
)

// pil is Pillage on a table, for the words that only it has.
func pil(p *play.Play) *pillage.Game { return pillage.Of(p) }
