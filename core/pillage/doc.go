// Package pillage resolves Pillage, the dark-age skirmish game: one file a
// chapter of its rules, in the order of the rule book, each rule's id at the
// line that carries it out. Numbers are data, exceptions are scripts: this
// package knows no faction, no talent and no weather.
//
//	gen.go     models, armour classes, hit points, wounds
//	hit.go     the attack roll       save.go    the save
//	shoot.go   shots in open ground  melee.go   fights, steps, the order of blows
//	volley.go  volleys
//	engage.go  who fights whom
//	shield.go  raising the shield    wall.go    forming a shield wall
//	move.go    moves                 charge.go  charges in open ground
//	cav.go     rider and horse       morale.go  the morale test
//	band.go    the limits of a band  turn.go    stages and parts of a turn
//	hooks.go   every point at which rules may answer
package pillage
