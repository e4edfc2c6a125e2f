package pillage

import (
	"fmt"
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// stages of a turn (PIL-TURN-01): their names; the tables say in which order.
var stages = []string{"initiative", "movement", "shooting", "melee", "ignition", "morale"}

// Stages returns their names.
func Stages() []string { return append([]string(nil), stages...) }

// stage is the name of the present one.
func (g *Game) stage() string { return g.StageName(int(g.Get(battle.Stage))) }

func (g *Game) sidePoint(p int, side int32) {
	if len(g.R.Active[p]) == 0 || g.R.Err != nil {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot] = side
	g.R.On(ev, g.Points[p])
}

func (g *Game) point(p int) {
	if len(g.R.Active[p]) == 0 || g.R.Err != nil {
		return
	}
	ev := g.begin()
	defer g.end()
	g.R.On(ev, g.Points[p])
}

// stageNumber finds a stage of the turn by name.
func (g *Game) stageNumber(name string) (int32, error) {
	list := g.num().turn.stages
	if i := slices.Index(list, name); i >= 0 {
		return int32(i), nil
	}
	return 0, fault.New("E-ARG", "there is no stage %q", name).Suggest(suggest.Hint(name, list)).
		Suggest("one of " + strings.Join(list, ", "))
}

// parts begins the parts of the present stage up to that of a side (-1: all).
func (g *Game) parts(upTo int32) error {
	order := g.SideOrder()
	at := slices.Index(order, g.Get(battle.PartSide))
	want := slices.Index(order, upTo)
	if want < 0 {
		want = len(order) - 1
	}
	for at < want && g.R.Err == nil {
		g.nextPart(order, at)
		at++
	}
	return g.R.Err
}

// nextPart ends the part of the side at a place of the order, -1 before the
// first, and begins that of the next.
func (g *Game) nextPart(order []int32, at int) {
	if at >= 0 {
		g.sidePoint(pOnPartEnd, order[at])
	}
	side := order[at+1]
	g.Set(battle.PartSide, side)
	g.tell("%s: %s", g.stage(), g.Sides[side].Name)
	g.sidePoint(pOnPartStart, side)
}

// endParts begins and ends the parts of the present stage that are left, one
// part a step.
func (g *Game) endParts() (again bool, err error) {
	if g.Get(battle.PartsOver) != 0 {
		return false, nil
	}
	order := g.SideOrder()
	at := slices.Index(order, g.Get(battle.PartSide))
	if at+1 < len(order) {
		g.nextPart(order, at)
		return true, g.R.Err
	}
	g.Set(battle.PartsOver, 1)
	if at >= 0 {
		g.sidePoint(pOnPartEnd, order[at])
	}
	return false, g.R.Err
}

// partPast says whether the present stage has parts and that of a side is over.
func (g *Game) partPast(side int32) bool {
	order := g.SideOrder()
	now, its := slices.Index(order, g.Get(battle.PartSide)), slices.Index(order, side)
	return now > its && its >= 0 || now == its && now >= 0 && g.Get(battle.PartsOver) != 0
}

// allFought refuses to leave the melee stage while a fight has not been fought:
// whoever is in contact with an enemy attacks once a turn (PIL-MELEE-01). next:
// that of the next turn, in which nobody has.
func (g *Game) allFought(next bool) error {
	for m := range g.Count() {
		if g.IsM(m, battle.Fight, 0) || !g.Alive(m) || g.Models[m].Object || !next && g.This(m, battle.StruckTurn) || g.targetOf(m, -1, -1) < 0 {
			continue
		}
		if g.at("melee") && !next {
			return illegal("PIL-MELEE-01", "%s has not fought in this melee stage", g.Name(m))
		}
		return illegal("PIL-MELEE-01", "%s is in melee and fights first", g.Name(m)).Suggest("to_stage \"melee\"")
	}
	return nil
}

// carry takes the clock forward to the stage of an order. In strict play an
// order out of its stage is an error. What is done on the way by the clock itself
// takes its stage as it is.
func (g *Game) carry(stage string, side int32) error {
	if !g.Is(battle.ClockAt, 0) {
		return nil
	}
	if g.Strict && g.Finished() {
		return illegal("PIL-END-01", "the game is over")
	}
	if g.Strict && !g.at(stage) {
		hint := "next_turn()"
		if list := g.num().turn.stages; slices.Index(list, stage) > int(g.Get(battle.Stage)) {
			hint = fmt.Sprintf("to_stage %q", stage)
		}
		return illegal("PIL-TURN-01", "this is the %s stage, not %s", g.stage(), stage).Suggest(hint)
	}
	if err := g.quietly(g.ToStageSteps(stage)); err != nil {
		return err
	}
	if !g.parted(stage) {
		return nil
	}
	if g.Strict {
		if err := g.inPart(side); err != nil {
			return err
		}
	}
	if side >= 0 && g.Sides[side].Neutral { // whoever moves it does so in his own part
		return nil
	}
	mark := g.mark()
	defer g.hush(mark)
	return g.parts(side)
}

// at says whether the clock stands in a stage.
func (g *Game) at(stage string) bool {
	return g.Get(battle.Started) != 0 && g.stage() == stage
}

// inPart refuses a side whose part of the stage it is not: the one with the
// initiative does all it wants first, then the next (PIL-INIT-02).
func (g *Game) inPart(side int32) error {
	now := g.acting()
	switch {
	case g.Sides[side].Neutral:
		return illegal("PIL-INIT-02", "nobody plays %s", g.Sides[side].Name)
	case g.Get(battle.PartsOver) != 0:
		return illegal("PIL-INIT-02", "every side has ended its part of this stage").Suggest("next_stage()")
	case side == now:
		return nil
	}
	return illegal("PIL-INIT-02", "it is the part of %s", g.Sides[now].Name).Suggest("end_part(side) ends it")
}

// acting is the side whose part of the present stage it is.
func (g *Game) acting() int32 {
	now := g.Get(battle.PartSide)
	if order := g.SideOrder(); now < 0 && len(order) > 0 {
		now = order[0]
	}
	return now
}

// Waits says for whom the clock of strict play waits: who sets up, has the
// initiative, acts; "" where it waits for nobody in particular.
func (g *Game) Waits() string {
	order := g.SideOrder()
	switch {
	case !g.Strict || len(order) == 0 || g.Finished():
		return ""
	case g.Get(battle.Started) == 0:
		side := g.settingUp()
		switch {
		case g.Get(battle.Deploying) == 0:
			return ""
		case side < 0:
			return "everybody is set up"
		}
		return fmt.Sprintf("%s to set up at the %s edge", g.Sides[side].Name, edges[g.edgeOf(side)-1])
	case g.stage() == stages[0]:
		return g.Sides[order[0]].Name + " first"
	case !g.parted(g.stage()):
		return ""
	case g.Get(battle.PartsOver) != 0:
		return "every side has ended its part"
	}
	return "the part of " + g.Sides[g.acting()].Name
}

// EndPart ends a side's part of the present stage: the next side's begins. After
// the last one the stage goes on until it is left: for extra moves.
func (g *Game) EndPart(side int32) error {
	if err := g.Start(); err != nil {
		return err
	}
	if !g.parted(g.stage()) {
		return illegal("PIL-TURN-01", "the %s stage has no parts", g.stage())
	}
	if g.Strict || g.Sides[side].Neutral {
		if err := g.inPart(side); err != nil {
			return err
		}
	}
	if err := g.parts(side); err != nil {
		return err
	}
	order := g.SideOrder()
	if i := slices.Index(order, side); i >= 0 && i+1 < len(order) {
		return g.parts(order[i+1])
	}
	return g.inline([]Step{g.endParts})
}
