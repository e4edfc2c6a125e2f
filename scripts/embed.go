// Package scripts holds the Lua that ships with skald: for each game a folder
// with its tables, weapons, troops, weather, talents and house rules.
//
// It promises a read-only tree whose first level is the id of a game. The
// package knows nothing about Lua and reads nothing at run time; whoever loads
// the scripts layers mods over this tree.
package scripts

import "embed"

// FS is the tree of scripts, one folder a game: "pillage/weapons.lua". Paths
// are slash-separated and relative to this package.
//
//go:embed all:pillage all:saga all:ancients all:duel all:oldwest
var FS embed.FS
