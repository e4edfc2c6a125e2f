package saga

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
)

// Abilities stand on the battle board of a faction: board = { aimed_volley =
// { tag = "shooting", cost = "any" } }. A SAGA die on one is a state of the side
// under its name; while a unit uses it, the same state of the unit holds.

// abilityStates are the states of all abilities (play.Def).
func abilityStates(c *battle.Content) (out []battle.StateVar) {
	for _, id := range c.IDs("faction") {
		for _, f := range c.Get("faction", id).Fields.Field("board").Fields {
			v := battle.StateVar{Name: f.Name, Type: hook.Bool}
			if !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
	}
	return out
}

// square is an ability of a battle board.
type square struct {
	name, tag, cost string
	state           int
}

// boardOf lists the abilities of a faction, in the order of its board.
func (g *Game) boardOf(faction int32) (out []square) {
	d := g.C.Get("faction", g.C.Lex.Word(faction))
	if faction <= 0 || d == nil {
		return nil
	}
	for _, f := range d.Fields.Field("board").Fields {
		key := "factions." + d.ID + ".board." + f.Name + "."
		out = append(out, square{f.Name, g.Values.Word(key+"tag", ""), g.Values.Word(key+"cost", "any"), g.C.State(f.Name)})
	}
	return out
}

// squareOf finds an ability of a faction by its name.
func (g *Game) squareOf(faction int32, name string) (square, error) {
	var known []string
	for _, q := range g.boardOf(faction) {
		if q.name == name {
			return q, nil
		}
		known = append(known, q.name)
	}
	whose := g.C.Lex.Word(max(faction, 0))
	if whose == "" {
		whose = "who has no faction"
	}
	return square{}, play.Illegal("SAGA-ABIL-06", "%s is not on the battle board of %s", name, whose).Suggest("it has " + fmt.Sprint(known))
}

// loaded is how many SAGA dice lie on an ability of a side.
func (g *Game) loaded(side int32, q square) int32 { return g.StateOf(hook.Side, side, q.state) }

// tags of the abilities that unit i of a fight may use: index 0 is the attacker.
func (c *contest) tags(i int) []string {
	switch {
	case c.melee:
		return []string{"melee"}
	case i == 0:
		return []string{"shooting"}
	}
	return []string{"shooting_reaction"}
}

// window lets the player of unit i declare abilities, as many as he likes
// (SAGA-ABIL-01, -02, -04): those that the order names, else by decisions.
func (g *Game) window(i int, named []string, given bool) error {
	c := &g.Under
	u := c.m[i]
	rule := [2]string{"SAGA-ABIL-01", "SAGA-ABIL-02"}[i]
	g.Explain("abilities", rule, "%s may use abilities", g.Name(u))
	return g.declare(u, c.m[1-i], c.kind(g), c.tags(i), rule, named, given)
}

// declare lets a unit use abilities of some tags, with foe on the other side.
func (g *Game) declare(u, foe, kind int32, tags []string, rule string, named []string, given bool) error {
	for _, name := range named {
		if err := g.use(u, foe, kind, name, tags, rule); err != nil {
			return err
		}
	}
	for !given {
		d := hook.Decision{Stream: "ability", Label: g.Name(u), Side: g.side(u), Words: []string{"none"}}
		for _, q := range g.boardOf(g.Models[u].Faction) {
			if slices.Contains(tags, q.tag) && g.loaded(g.side(u), q) > 0 && g.StateOf(hook.Model, u, q.state) == 0 {
				d.Words = append(d.Words, q.name)
			}
		}
		at := g.R.Decide(d)
		if at <= 0 || at >= len(d.Words) {
			return nil
		}
		if err := g.use(u, foe, kind, d.Words[at], tags, rule); err != nil {
			return err
		}
	}
	return nil
}

// use spends the die of an ability for a unit; it does not come back, whatever
// the ability turns out to be worth (SAGA-ABIL-05, SAGA-ABIL-06).
func (g *Game) use(u, foe, kind int32, name string, tags []string, rule string) error {
	q, err := g.squareOf(g.Models[u].Faction, name)
	if err != nil {
		return err
	}
	side := g.side(u)
	switch {
	case !slices.Contains(tags, q.tag):
		return play.Illegal(rule, "%s is an ability for %s, here is one for %s", name, q.tag, tags[0])
	case g.loaded(side, q) == 0:
		return play.Illegal("SAGA-ABIL-06", "no SAGA die lies on %s", name).Suggest(fmt.Sprintf("load(side, %q) after saga_dice(side)", name))
	case g.StateOf(hook.Model, u, q.state) != 0:
		return play.Illegal(rule, "%s uses %s already", g.Name(u), name)
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.Effect], ev.F[hook.KindSlot], ev.F[hook.SideSlot] = u, foe, g.C.Lex.Sym(name), kind, side
	if err := play.Refused(g.R.Can(ev, g.Points[pCanUse]), g.Name(u)+" does not use "+name); err != nil {
		return err
	}
	g.SetState(hook.Side, side, q.state, g.loaded(side, q)-1)
	g.SetState(hook.Model, u, q.state, 1)
	g.Explain("ability", rule, "%s uses %s", g.Name(u), name)
	g.R.On(ev, g.Points[pOnAbility])
	return nil
}

// forget ends the abilities that a unit used.
func (g *Game) forget(u int32) {
	for _, q := range g.boardOf(g.Models[u].Faction) {
		if g.StateOf(hook.Model, u, q.state) != 0 {
			g.SetState(hook.Model, u, q.state, 0)
		}
	}
}
