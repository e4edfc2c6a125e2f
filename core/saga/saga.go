// Package saga is SAGA: battles of units, whose players lay SAGA dice on battle
// boards. A unit is a model of the battle whose hit points are its figures; each
// figure is one more model, a thing that knows its unit, so that sight, contact
// and formation are measured figure by figure.
//
// It is written a file a chapter, in the order of the rules: sight.go, shoot.go,
// ability.go, cover.go, engage.go, melee.go; unit.go, activation.go and phase.go
// are what they stand on. Its numbers are in scripts/saga, its battle boards in
// factions/saga.
package saga

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Game is SAGA on one table.
type Game struct {
	*play.Play
	play.Plain[contest] // Under: the order under way
}

// Of is SAGA on a table.
func Of(p *play.Play) *Game { return p.Rules.(*Game) }

const about = `  red, blue = band "normans", band "vikings"
  a = red:add("warriors", { size = 10, weapon = "crossbow", at = {10, 10} })
  b = blue:add("warriors", { size = 6, at = {10, 20} })
  ready(red, "aimed_volley")
  odds(function() shoot(a, b, { use = "aimed_volley" }) end, measure.wounds(b))
  shoot(a, b, { use = "aimed_volley" })
`

// Def is SAGA as the rest of skald knows it.
func Def() *play.Def {
	return &play.Def{ID: "saga", About: about, Map: drawMap, Points: Points, Facts: facts, States: abilityStates, Orders: orders(), Choices: choices, Kit: kit, Data: data,
		Has:  []string{"mounted", "weapon", "wields", "visible", "hidden", "object", "moved"},
		Dice: []string{dice.SagaDice.Name(), dice.Attack.Name(), dice.Defence.Name()},
		New: func(c *battle.Content, src dice.Source) *play.Play {
			p := play.New(c, src)
			p.Govern(&Game{Play: p})
			return p
		},
		Missing: func(c *battle.Content) []string {
			var out []string
			for _, k := range keys() {
				if c.Data.Values().Get(k).Kind == battle.Absent {
					out = append(out, k)
				}
			}
			return out
		}}
}

// Facts of the game. Hit points of a unit are its figures.
var facts = []play.Fact{
	{Name: "models", Of: hook.Model, Type: hook.Int, Doc: "figures that a unit has left"},
	{Name: "unit", Of: hook.Model, Type: hook.Model, Doc: "the unit of a figure, nil of a unit"},
	{Name: "fatigue", Of: hook.Model, Type: hook.Int, Doc: "Fatigue of a unit"},
	{Name: "activations", Of: hook.Model, Type: hook.Int, Lasts: hook.Turn, Doc: "activations of a unit this turn, with the one going on"},
	{Name: "engaged", Of: hook.Model, Type: hook.Model, Doc: "the enemy unit that it is in melee with, or nil"},
	{Name: "started", Of: hook.Model, Type: hook.Bool, Doc: "did it begin its melee?"},
	{Name: "slowed", Of: hook.Model, Type: hook.Bool, Doc: "was Fatigue spent on its engagement?"},
	{Name: "free_shot", Of: hook.Model, Type: hook.Bool, Doc: "may it shoot now as part of its move?"},
	{Name: "has_shot", Of: hook.Model, Type: hook.Bool, Doc: "has it shot before a move that may still follow at no cost?"},
	{Name: "common", Of: hook.Side, Type: hook.Int, Doc: "SAGA dice in hand with the first symbol"},
	{Name: "uncommon", Of: hook.Side, Type: hook.Int, Doc: "SAGA dice in hand with the second symbol"},
	{Name: "rare", Of: hook.Side, Type: hook.Int, Doc: "SAGA dice in hand with the third symbol"},
	{Name: "rolled", Of: hook.Side, Type: hook.Bool, Lasts: hook.Turn, Doc: "has it rolled its SAGA dice this turn?"},
}

// choices are the decisions of the players.
var choices = []play.Arg{
	{Name: "ability", Doc: "the next ability that a unit uses, or none"},
	{Name: "fatigue", Doc: "what an enemy spends Fatigue of a unit on: none; its move slow; armour, weaken or both in a fight"},
	{Name: "reroll", Doc: "which dice are thrown again: misses, one, ones, hits, all or none"},
	{Name: "casualties", Doc: "the figure that is removed, by its name"},
}

// kit are the keys of a unit.
var kit = []play.Arg{
	{Name: "size", Kind: play.AWhole, Low: 1, Top: 24, Doc: "figures; left out: what is usual for the troop"},
	{Name: "files", Kind: play.AWhole, Low: 1, Top: 24, Doc: "figures in a rank"},
	{Name: "spacing", Kind: play.ALength, Doc: "inches between two bases of a rank, and between ranks; 0 as a rule"},
	{Name: "places", Kind: play.APlaces, Doc: "where its figures stand, one by one, in place of at"},
	{Name: "fatigue", Kind: play.AWhole, Top: 10, Doc: "Fatigue that it has already"},
}

// ranks are the classes of troops.
var ranks = []string{"levy", "warrior", "hearthguard", "warlord"}

// keys that scripts declare.
func keys() []string {
	const t = "rules.saga."
	out := []string{"rules.table.size.1", "rules.table.size.2"}
	for _, k := range []string{"distances.vs", "distances.s", "distances.m", "distances.l", "bases.foot", "bases.mounted", "armour.mounted", "armour.clamp", "armour.least", "armour.most",
		"los.foot_height", "los.unit_gap_max", "los.bases", "los.mates", "shoot.rounding", "shoot.cap", "shoot.defence.target", "shoot.defence.cap", "defence.natural",
		"cover.share.part", "cover.share.of", "cover.mode", "cover.light.target", "cover.light.armour", "cover.heavy.target", "cover.heavy.armour",
		"melee.cap", "melee.defence_target", "melee.defence_cap", "melee.cover_target.light", "melee.cover_target.heavy", "melee.aftermath.tie", "melee.aftermath.count", "melee.aftermath.withdraw", "melee.aftermath.fatigue",
		"formation.link", "formation.files", "casualties.fallback", "warlord.absorb", "activation.free", "activation.javelin_shoots", "fatigue.gain", "fatigue.rest", "fatigue.destroyed.range",
		"fatigue.destroyed.gain", "fatigue.armour", "fatigue.weaken", "fatigue.exhausted", "movement.foot", "movement.mounted", "movement.slowed", "move.enemy_ban", "move.gap_ban", "move.must_engage",
		"contact.most", "contact.obstacle", "orders.limit", "orders.symbols.uncommon", "orders.symbols.rare"} {
		out = append(out, t+k)
	}
	for _, r := range ranks {
		for _, k := range []string{"armour." + r + ".melee", "armour." + r + ".shoot", "shoot.dice." + r + ".dice", "shoot.dice." + r + ".models", "melee.dice." + r + ".dice", "melee.dice." + r + ".models",
			"fatigue.limit." + r, "orders.dice." + r} {
			out = append(out, t+k)
		}
	}
	return out
}

// orders of the game, chapter by chapter.
func orders() (out []play.Order) {
	for _, part := range [][]play.Order{unitOrders, phaseOrders, moveOrders, sightOrders, shootOrders, engageOrders, meleeOrders} {
		out = append(out, part...)
	}
	return out
}

// num is a whole number under rules.saga.
func (g *Game) num(key string) int { return g.Values.Int("rules.saga."+key, 0) }

// inches is a length under rules.saga, thousandths of an inch.
func (g *Game) inches(key string) int32 { return g.Values.Num("rules.saga."+key, 0) }

// word is a word under rules.saga.
func (g *Game) word(key string) string { return g.Values.Word("rules.saga."+key, "") }

// flag is a flag under rules.saga.
func (g *Game) flag(key string) bool { return g.Values.Flag("rules.saga."+key, false) }

// dist is one of the distances vs, s, m and l, thousandths of an inch.
func (g *Game) dist(name string) int32 { return g.inches("distances." + name) }

// distAt is the distance whose name stands under a key.
func (g *Game) distAt(key string) int32 { return g.dist(g.word(key)) }

// fact of a unit or figure.
func (g *Game) fact(m int32, name string) int32 { return g.Fact(hook.Model, m, name) }

func (g *Game) setFact(m int32, name string, v int32) { g.SetFact(hook.Model, m, name, v) }

// side of a unit or figure.
func (g *Game) side(m int32) int32 { return g.M(m, battle.SideOf) }

// Fork is the same game on a clone of its table (play.Rules).
func (g *Game) Fork(p *play.Play) play.Rules { return &Game{Play: p} }

// Anew is the game under other content (play.Rules).
func (g *Game) Anew(p *play.Play) play.Rules { return &Game{Play: p} }

// Perform carries out what a rule asked for (battle.Game).
func (g *Game) Perform(_ *hook.Run, _ *hook.Event, a *hook.Ask) error {
	if g.SetAsked(a) {
		return nil
	}
	m, _ := a.Objects()
	if m < 0 || !g.Alive(m) {
		return nil
	}
	switch a.Op {
	case hook.AskWound:
		_, err := g.lose(m, int(a.N), nil)
		return err
	case hook.AskRemove:
		_, err := g.lose(m, int(g.fact(m, "models")), nil)
		return err
	}
	return fault.New("E-REQUEST", "SAGA knows no such request").For(a.H.Rule.ID).Suggest("ev:set, ev:wound (figures lost) and ev:remove")
}
