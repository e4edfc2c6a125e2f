package pillage

// What the rules of the book do at the starts and ends of turns and stages, one
// line a rule, in the order in which it happens. A step that has many dice to
// roll is carried out again for each (see Step); what it has done already must
// stand in facts. The lists are made anew for every step, so nothing may happen
// while they are made: what cannot fail is a step by done, what can by once.

// stageBegins is the start of a whole stage, before any rule of a script.
func (g *Game) stageBegins(stage string) []Step {
	switch stage {
	case "movement":
		return []Step{g.swimmer}
	case "ignition":
		return g.flareUp()
	}
	return nil
}

// stageWorks is what a stage does by itself before it ends: a rule of a script at
// its end finds it done.
func (g *Game) stageWorks(stage string) []Step {
	if stage == "morale" {
		return []Step{once(g.callTests), g.nextTest}
	}
	return nil
}

// stageEnds is the end of a whole stage, after the rules of scripts.
func (g *Game) stageEnds(stage string) []Step {
	switch stage {
	case "movement":
		return []Step{done(g.sweepArrows)} // PIL-VOLLEY-05
	case "melee":
		return []Step{once(g.meleeEnds)}
	}
	return nil
}
