package duel

import (
	"fmt"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
)

// Wounds, death and healing (POWER-WOUND-01 to 04).

var healOrder = play.Order{Name: "heal", Use: "heal(m, 2)", Doc: "takes wound markers away",
	Args: []play.Arg{{Name: "model", Kind: play.AModel}, {Name: "markers", Kind: play.AWhole, Low: 1, Top: 100}},
	Out:  []play.Arg{{Name: "healed", Kind: play.AWhole, Doc: "wound markers that were taken away"}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		n, err := Of(p).heal(in.N("model"), in.N("markers"))
		out.Set("healed", play.Whole(int(n)))
		out.Said = fmt.Sprintf("%d wound markers taken away", n)
		return err
	})}

var graveyardOrder = play.Order{Name: "graveyard", Use: "graveyard(red)", Doc: "the models of a side whose cards lie in the graveyard", Asks: true,
	Args: []play.Arg{{Name: "side", Kind: play.ASide}}, Out: []play.Arg{{Name: "dead", Kind: play.AModels}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		dead := []int32{}
		for m := range p.Count() {
			if p.M(m, battle.SideOf) == in.N("side") && !p.Alive(m) {
				dead = append(dead, m)
			}
		}
		out.Set("dead", play.List(dead))
		return nil
	})}

// heal takes wound markers away.
func (g *Game) heal(m, n int32) (healed int32, err error) {
	if !g.Alive(m) {
		if !g.Values.Flag("rules.power.heal.graveyard", false) {
			return 0, play.Illegal("POWER-WOUND-02", "%s is in the graveyard", g.Name(m))
		}
		g.SetM(m, battle.Out, 0)
		g.SetM(m, battle.HP, 0)
	}
	had := g.M(m, battle.HP)
	now := min(had+min(n, int32(g.Values.Int("rules.power.heal.most", 0))), g.M(m, battle.MaxHP))
	g.SetM(m, battle.HP, now)
	g.Explain("heal", "POWER-WOUND-04", "%s loses %d wound markers, %d left", g.Name(m), now-had, g.M(m, battle.MaxHP)-now)
	return now - had, nil
}

// elsewhere takes damage that comes from outside close combat.
func (g *Game) elsewhere(m int32, n int) {
	if g.Values.Word("rules.power.modifiers.elsewhere", "absorb") == "markers" {
		for range n {
			g.mark(m)
		}
		return
	}
	g.absorb(m, n)
}

// absorb takes damage: an armour token each while there are any, then wound
// markers; extra-health tokens come between them or put death off, as the tables
// say (POWER-WOUND-01).
func (g *Game) absorb(m int32, n int) {
	tokens, layers := 0, 0
	for range n {
		switch {
		case g.Fact(hook.Model, m, "armour_tokens") > 0:
			g.SetFact(hook.Model, m, "armour_tokens", g.Fact(hook.Model, m, "armour_tokens")-1)
			tokens++
		case g.Values.Word("rules.power.absorb_order", "") == "layer" && g.Fact(hook.Model, m, "extra_health") > 0:
			g.SetFact(hook.Model, m, "extra_health", g.Fact(hook.Model, m, "extra_health")-1)
			g.SetM(m, battle.MaxHP, g.M(m, battle.MaxHP)-1)
			g.SetM(m, battle.HP, g.M(m, battle.HP)-1)
			layers++
		default:
			if tokens > 0 {
				g.tellTokens(m, tokens, "armour")
				tokens = 0
			}
			g.mark(m)
		}
	}
	g.tellTokens(m, tokens, "armour")
	g.tellTokens(m, layers, "extra-health")
}

func (g *Game) tellTokens(m int32, n int, what string) {
	if n > 0 {
		g.Explain("damage", "POWER-WOUND-01", "%s loses %d %s tokens", g.Name(m), n, what)
	}
}

// mark places one wound marker; as many as its health are its death, more of them
// are nothing (POWER-WOUND-02).
func (g *Game) mark(m int32) {
	if !g.Alive(m) {
		return
	}
	g.SetM(m, battle.HP, g.M(m, battle.HP)-1)
	g.Tell(battle.Bled, m, 1)
	if g.R.Log != nil {
		g.Explain("damage", "POWER-WOUND-01", "%s takes a wound marker, %d of %d", g.Name(m), g.M(m, battle.MaxHP)-g.M(m, battle.HP), g.M(m, battle.MaxHP))
	}
	if g.M(m, battle.HP) <= 0 {
		g.die(m)
		return
	}
	ev := g.of(m)
	defer g.Done()
	g.R.On(ev, g.Points[pOnWounded])
}

// die is removal at once (POWER-WOUND-02, -03).
func (g *Game) die(m int32) {
	g.SetM(m, battle.Out, 1)
	g.Tell(battle.Fell, m, 1)
	g.Left(m)
	g.Explain("result", "POWER-WOUND-02", "%s dies: its card goes to the graveyard", g.Name(m))
	ev := g.of(m)
	defer g.Done()
	g.R.On(ev, g.Points[pOnRemoved])
}
