// Package game is the registry of the games that can be played.
//
// To add one, write its package beside pillage and name its Def here: commands,
// lists, help and scenarios follow.
package game

import (
	"skald/core/ancients"
	"skald/core/duel"
	"skald/core/oldwest"
	"skald/core/pillage"
	"skald/core/play"
	"skald/core/saga"
)

// defs in the order of the catalogue.
var defs = []*play.Def{pillage.Def(), saga.Def(), ancients.Def(), duel.Def(), oldwest.Def()}

// All games that can be played.
func All() []*play.Def { return append([]*play.Def(nil), defs...) }

// Get a game by id, nil when it cannot be played.
func Get(id string) *play.Def {
	for _, d := range defs {
		if d.ID == id {
			return d
		}
	}
	return nil
}
