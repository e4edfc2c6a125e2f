// Package duel is close combat with power dice: each model splits its dice
// between attack and defence, the one who was attacked first (POWER-ALLOC-02).
//
// Read fight.go, in the order of the rules; its numbers stand in scripts/duel.
package duel

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Game is a duel on one table.
type Game struct {
	*play.Play
	play.Plain

	under fight // the fight under way
}

// Of is the duel on a table.
func Of(p *play.Play) *Game { return p.Rules.(*Game) }

// Def is the duel as the rest of skald knows it.
func Def() *play.Def {
	return &play.Def{ID: "duel", About: about, Points: Points, Facts: facts, Orders: orders, Choices: choices, Kit: kit,
		New: func(c *battle.Content, src dice.Source) *play.Play {
			p := play.New(c, src)
			p.Govern(&Game{Play: p})
			return p
		},
		Missing: func(c *battle.Content) []string {
			var out []string
			for _, k := range keys {
				if c.Data.Values().Get(k).Kind == battle.Absent {
					out = append(out, k)
				}
			}
			return out
		}}
}

const about = `  red, blue = band(), band()
  a = red:add("captain", { at = {10, 10} })
  b = blue:add("knight", { at = {11, 10} })
  odds(function() fight(a, b, { attack = 2, answer = 3 }) end)
  fight(a, b, { attack = 2, answer = 3 })
`

// Facts of the game. Wound markers are the hit points that are gone.
var facts = []play.Fact{
	{Name: "armour_tokens", Of: hook.Model, Type: hook.Int, Doc: "armour tokens left"},
	{Name: "extra_health", Of: hook.Model, Type: hook.Int, Doc: "extra-health tokens"},
	{Name: "fights", Of: hook.Model, Type: hook.Int, Lasts: hook.Turn, Doc: "fights it has had this turn"},
	{Name: "foe", Of: hook.Model, Type: hook.Model, Lasts: hook.Turn, Doc: "whom it has attacked this turn, or nil"},
}

// choices are the decisions of the players.
var choices = []play.Arg{{Name: "allocate", Doc: "how many of its power dice a model puts into attack; the attacked one decides first"}}

// kit are the keys of a model.
var kit = []play.Arg{
	{Name: "armour_tokens", Kind: play.AWhole, Top: 100, Doc: "armour tokens"},
	{Name: "extra_health", Kind: play.AWhole, Top: 100, Doc: "extra-health tokens"},
	{Name: "wounds", Kind: play.AWhole, Top: 100, Doc: "wound markers that it has already"},
}

// keys that scripts declare.
var keys = []string{"rules.power.hit", "rules.power.hit_wounded", "rules.power.defence", "rules.power.exhausted_after", "rules.power.absorb_order", "rules.power.contact.max"}

// Fork is the same game on a clone of its table (play.Rules).
func (g *Game) Fork(p *play.Play) play.Rules { return &Game{Play: p} }

// Anew is the game under other content (play.Rules).
func (g *Game) Anew(p *play.Play) play.Rules { return &Game{Play: p} }

// AddKit adds a model (play.Adder).
func (g *Game) AddKit(band int32, k play.Kit) (int32, error) {
	m, err := g.Enlist(band, k, [2]int32{500, 500})
	if err != nil {
		return m, err
	}
	troop := "rules.troop." + k.Troop + "."
	for _, f := range []string{"armour_tokens", "extra_health"} {
		g.SetFact(hook.Model, m, f, k.Own.Or(f, int32(g.Values.Int(troop+f, 0))))
	}
	if w := k.Own.Or("wounds", 0); w > 0 {
		if w >= g.M(m, battle.MaxHP)+g.Fact(hook.Model, m, "extra_health") {
			return m, fault.New("E-ARG", "%s with %d wounds would be dead", g.Name(m), w)
		}
		g.SetM(m, battle.HP, g.M(m, battle.MaxHP)-w)
	}
	return m, nil
}

// Perform carries out what a rule asked for (battle.Game).
func (g *Game) Perform(r *hook.Run, _ *hook.Event, a *hook.Ask) error {
	if g.SetAsked(a) {
		return nil
	}
	m, _ := a.Objects()
	if m < 0 || !g.Alive(m) {
		return nil
	}
	switch a.Op {
	case hook.AskWound:
		g.absorb(m, int(a.N))
	case hook.AskRemove:
		g.die(m)
	default:
		return fault.New("E-REQUEST", "the duel knows no such request").For(a.H.Rule.ID)
	}
	return nil
}

// markers are the wound markers of a model.
func (g *Game) markers(m int32) int32 { return g.M(m, battle.MaxHP) - g.M(m, battle.HP) }

// wounded says whether a model has any (POWER-ATK-03). Asked as a yes or no, so
// that odds do not part two wounds from one.
func (g *Game) wounded(m int32) bool { return !g.IsM(m, battle.HP, g.M(m, battle.MaxHP)) }
