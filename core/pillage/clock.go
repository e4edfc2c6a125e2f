package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/trace"
)

// The clock goes on in small steps, so that what happens at the ends and starts
// of turns and stages can be looked at die by die. Where it stands between two
// of them is a fact of the table, battle.ClockAt: 0 in a stage, n before step n
// of leaving it, -n before step n of entering it.

// once is a step that is done when it has been carried out.
func once(do func() error) Step {
	return func() (bool, error) { return false, do() }
}

// done is a step that cannot go wrong by itself.
func done(do func()) Step {
	return func() (bool, error) {
		do()
		return false, nil
	}
}

// leaving lists the steps that end a stage.
func (g *Game) leaving(stage string) []Step {
	var out []Step
	if g.parted(stage) {
		out = append(out, g.endParts)
	}
	out = append(out, g.stageWorks(stage)...)
	out = append(out, done(func() { g.point(pOnStageEnd) }))
	out = append(out, g.stageEnds(stage)...)
	if int(g.Get(battle.Stage)) == len(g.num().turn.stages)-1 {
		out = append(out, done(func() { g.point(pOnTurnEnd) }), once(g.lastTurn))
	}
	return out
}

// entering lists the steps that begin a stage, and in the first one the turn.
func (g *Game) entering(stage string) []Step {
	if g.Strict && g.Is(battle.Over, 1) {
		return []Step{once(func() error { g.explain("clock", "PIL-END-01", "the game is over"); return nil })}
	}
	var out []Step
	if g.Get(battle.Stage) == 0 {
		out = append(out, done(func() { g.point(pOnTurnStart) }))
	}
	out = append(out, done(func() { g.tell("%s", stage) }))
	out = append(out, g.stageBegins(stage)...)
	out = append(out, done(func() { g.point(pOnStageStart) }))
	if stage == "initiative" && g.Strict {
		out = append(out, g.rollInitiative, done(g.handOver))
	}
	return out
}

// tick carries out the next step of the clock; in a stage it begins to leave it.
func (g *Game) tick() error {
	at := g.Get(battle.ClockAt)
	list, way := g.leaving, int32(1)
	if at < 0 {
		list, way = g.entering, -1
	}
	steps := list(g.stage())
	i := max(at*way, 1) // from 1; every list has a step
	again, err := steps[i-1]()
	switch {
	case err != nil:
		return err
	case again:
		g.Set(battle.ClockAt, i*way)
	case int(i) < len(steps):
		g.Set(battle.ClockAt, (i+1)*way)
	case way < 0:
		g.Set(battle.ClockAt, 0)
	default:
		g.turnPage()
	}
	return g.R.Err
}

// turnPage goes from a stage that is over to the next, or into the next turn.
func (g *Game) turnPage() {
	s := g.Get(battle.Stage) + 1
	if int(s) == len(g.num().turn.stages) {
		g.tell("turn %d is over", g.Get(battle.Turn))
		g.newTurn()
		return
	}
	g.enter(s)
}

func (g *Game) newTurn() {
	g.Set(battle.Turn, g.Get(battle.Turn)+1)
	for m := range g.Count() {
		g.SetM(m, battle.Granted, 0)
		g.SetM(m, battle.Ahead, 0)
		g.SetM(m, battle.Went, 0)
	}
	g.cancels = g.cancels[:0]
	g.tell("turn %d", g.Get(battle.Turn))
	g.enter(0)
}

// enter is the moment before the first step of a stage.
func (g *Game) enter(stage int32) {
	g.Set(battle.Stage, stage)
	g.Set(battle.PartSide, -1)
	g.Set(battle.PartsOver, 0)
	g.Set(battle.ClockAt, -1)
}

// rest carries the clock on until it stands in a stage, a step of it each time.
func (g *Game) rest() (again bool, err error) {
	if g.Is(battle.ClockAt, 0) {
		return false, nil
	}
	err = g.tick()
	return !g.Is(battle.ClockAt, 0), err
}

// leaveStage begins to leave the present stage.
func (g *Game) leaveStage() error {
	if err := g.mayLeave(); err != nil {
		return err
	}
	return g.tick()
}

// mayLeave says whether everything is done that the present stage demands.
func (g *Game) mayLeave() error {
	if g.Strict && g.Finished() {
		return illegal("PIL-END-01", "the game is over")
	}
	if g.Strict && g.at("melee") {
		return g.allFought(false)
	}
	return nil
}

// StartSteps end the deployment and begin turn 1. They do nothing once begun.
func (g *Game) StartSteps() []Step { return []Step{once(g.deployed), g.rest} }

// NextStageSteps end the present stage and begin the next; after the last stage
// a new turn begins.
func (g *Game) NextStageSteps() []Step {
	return []Step{once(g.mayPass), g.rest, once(g.leaveStage), g.rest}
}

// NextTurnSteps go to the start of the next turn.
func (g *Game) NextTurnSteps() []Step {
	toFirst := func() (bool, error) {
		if err := g.onward(); err != nil {
			return false, err
		}
		return !g.stands(0), nil
	}
	begin := func() error {
		if err := g.mayPass(); err != nil {
			return err
		}
		return g.mayGo(0, true)
	}
	return []Step{once(begin), g.rest, once(g.leaveStage), toFirst}
}

// ToStageSteps go on to a stage, into the next turn when this turn's is over.
func (g *Game) ToStageSteps(name string) []Step {
	to, err := g.stageNumber(name)
	begin := func() error {
		if err == nil {
			err = g.deployed()
		}
		if err == nil && !g.stands(to) {
			if err = g.mayLeave(); err == nil {
				err = g.mayGo(to, false)
			}
		}
		return err
	}
	toIt := func() (bool, error) {
		if g.stands(to) {
			return false, nil
		}
		if err := g.onward(); err != nil {
			return false, err
		}
		return !g.stands(to), nil
	}
	return []Step{once(begin), g.rest, toIt}
}

// mayPass begins play, or says whether the present stage may be left.
func (g *Game) mayPass() error {
	if g.Get(battle.Started) == 0 {
		return g.deployed()
	}
	return g.mayLeave()
}

// mayGo says whether a way to a stage, by number, leads past no melee stage in
// which somebody has still to fight: under way it is refused no more. round: it
// leads through the rest of the turn.
func (g *Game) mayGo(to int32, round bool) error {
	if !g.Strict {
		return nil
	}
	now, melee := g.Get(battle.Stage), int32(slices.Index(g.num().turn.stages, "melee"))
	if g.Get(battle.ClockAt) > 0 { // it is being left
		now++
	}
	round = round || to < now
	if now <= melee && (round || melee < to) {
		if err := g.allFought(false); err != nil {
			return err
		}
	}
	if round && melee < to {
		return g.allFought(true)
	}
	return nil
}

// onward is the next step of the clock on a way over several stages.
func (g *Game) onward() error {
	if g.Is(battle.ClockAt, 0) {
		return g.leaveStage()
	}
	return g.tick()
}

// stands says whether the clock stands in a stage, by number.
func (g *Game) stands(stage int32) bool {
	return g.Is(battle.ClockAt, 0) && g.Is(battle.Stage, stage)
}

// inline carries out steps inside another order.
func (g *Game) inline(steps []Step) error {
	for _, s := range steps {
		for again := true; again; {
			var err error
			if again, err = s(); err == nil {
				err = g.R.Err
			}
			if err == nil {
				err = g.R.Src.Err()
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// quietly is inline without telling which turns and stages passed.
func (g *Game) quietly(steps []Step) error {
	mark := g.mark()
	err := g.inline(steps)
	g.hush(mark)
	return err
}

// Start begins play inside another order.
func (g *Game) Start() error { return g.quietly(g.StartSteps()) }

// NextTurn goes to the start of the next turn inside another order.
func (g *Game) NextTurn() error { return g.quietly(g.NextTurnSteps()) }

// tell writes a line about the clock (PIL-TURN-01).
func (g *Game) tell(format string, args ...any) {
	g.explain("clock", "PIL-TURN-01", format, args...)
}

// mark is a place in the explanation; hush drops the clock's lines behind it.
func (g *Game) mark() int {
	if g.R.Log == nil {
		return 0
	}
	return len(g.R.Log.Entries)
}

func (g *Game) hush(mark int) {
	if log := g.R.Log; log != nil && len(log.Entries) > mark {
		kept := slices.DeleteFunc(log.Entries[mark:], func(e trace.Entry) bool { return e.Label == "clock" && e.Rule == "PIL-TURN-01" })
		log.Entries = log.Entries[:mark+len(kept)]
	}
}
