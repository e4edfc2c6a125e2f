package pillage

import "skald/core/play"

// Step is a part of an order: see play.Step. What an order of Pillage keeps
// between two steps beside the facts is the melee and the charge under way
// (Game.melee, Game.charging) and what stands in kept.
type Step = play.Step
