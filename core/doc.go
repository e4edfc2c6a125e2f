// Package core is the map of the resolution, from the bottom up. Each package
// imports only what stands above it in this list; none of them knows Lua, reads
// files, looks at the clock or draws global random numbers.
//
//	fault    errors for people: place, code, rule, hint
//	suggest  the nearest known name
//	rule     the catalogue of every rule of the five games: id, title, state
//	trace    the explanation record
//	dice     sources of chance; a die is the set of faces still possible
//	hook     points of play, rules that answer at them, remembered handlers
//	odds     distributions, exact or estimated; their comparison, texts and JSON;
//	         the explorer that walks every way of a program of steps
//	board    areas of the table, distances, straight lines through them, sight
//	resolve  primitives that the games share: a test with modifiers and re-rolls,
//	         fire that spreads
//	battle   one table at one moment as a flat array of facts; what was declared
//	play     what every game has: orders in steps, questions, the words of a game
//	pillage  the main game, a file a chapter
//	duel     close combat with power dice
//	saga     battles of units with SAGA dice
//	ancients battles of whole units on a grid of squares or hexes
//	oldwest  gunfights of the Old West, a file a chapter
//	game     the registry of the games that can be played
//
// Read dice/dice.go, hook/tree.go and hook/value.go first: the rest follows.
package core
