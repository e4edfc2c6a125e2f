// Package factions holds the factions that ship with skald, written in Lua.
//
// It promises a read-only tree of the form game/faction/faction.lua, with the
// scenarios of a faction in the folder scenarios beside it. Adding a faction
// means adding such a folder and needs no Go.
package factions

import "embed"

// FS is the tree of factions: "pillage/vikings/faction.lua". Paths are
// slash-separated and relative to this package.
//
//go:embed all:pillage all:saga all:oldwest
var FS embed.FS
