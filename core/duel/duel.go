// Package duel is close combat with power dice: each model splits its dice
// between attack and defence, the one who was attacked first (POWER-ALLOC-02).
//
// Read enter.go, split.go, fight.go and wound.go, in the order of the rules; the
// numbers stand in scripts/duel. What the text of the rules leaves out, such as
// moves and shots, is here only as far as close combat touches it.
package duel

import (
	"strconv"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Game is a duel on one table.
type Game struct {
	*play.Play
	play.Plain[fight] // Under: the order under way
}

// Of is the duel on a table.
func Of(p *play.Play) *Game { return p.Rules.(*Game) }

// Def is the duel as the rest of skald knows it.
func Def() *play.Def {
	return &play.Def{ID: "duel", About: about, Points: Points, Facts: facts, Choices: choices, Kit: kit, Data: data,
		Has: []string{}, Dice: []string{dice.Attack.Name(), dice.Defence.Name()},
		Orders: []play.Order{fightOrder, attackOrder, allocateOrder, passOrder, moveOrder, shootOrder, healOrder,
			powerOrder, graveyardOrder, nextTurnOrder},
		New: func(c *battle.Content, src dice.Source) *play.Play {
			p := play.New(c, src)
			p.Govern(&Game{Play: p})
			p.Set(battle.Turn, 1)
			return p
		},
		Missing: func(c *battle.Content) []string { return play.Lacking(c, keys) }}
}

// about is the game in a few lines.
const about = `  red, blue = band { name = "red" }, band { name = "blue" }
  gil = red:add("captain", { name = "Gil-Talas", at = {10, 10} })
  ark = blue:add("knight", { name = "Arkadia", touch = gil, bearing = 90 })
  best(function() return fight(gil, ark, { answer = 3 }).damage end, { side = red })
  fight(gil, ark, { answer = 3, attack = 2 })
`

// Facts of the game. Hit points are the wound markers that a model can still
// take: its health, less its markers, more its extra-health tokens.
var facts = []play.Fact{
	{Name: "power", Of: hook.Model, Type: hook.Int, Doc: "power on its card; power(m) is what it comes to"},
	{Name: "armour_tokens", Of: hook.Model, Type: hook.Int, Doc: "armour tokens left"},
	{Name: "extra_health", Of: hook.Model, Type: hook.Int, Doc: "extra-health tokens"},
	{Name: "fights", Of: hook.Model, Type: hook.Int, Lasts: hook.Turn, Doc: "fights it has had this turn"},
	{Name: "foe", Of: hook.Model, Type: hook.Model, Lasts: hook.Turn, Doc: "whom it has attacked this turn, or nil"},
	{Name: "declared", Of: hook.Model, Type: hook.Bool, Doc: "has it declared the split of the fight that is announced?"},
	{Name: "attack_dice", Of: hook.Model, Type: hook.Int, Doc: "dice that it declared for attack"},
	{Name: "attacker", Of: hook.BattleV, Type: hook.Model, Doc: "who attacks in the fight that is announced, or nil"},
	{Name: "defender", Of: hook.BattleV, Type: hook.Model, Doc: "who is attacked in it, or nil"},
}

// choices are the decisions of the players.
var choices = []play.Arg{
	{Name: "opponent", Doc: "which of several enemies that it touches a model fights"},
	{Name: "allocate", Doc: "how many of its power dice a model puts into attack; the attacked one decides first"},
}

// kit are the keys of a model.
var kit = []play.Arg{
	{Name: "power", Kind: play.AWhole, Top: mostPower, Doc: "power, in place of that of its troop"},
	{Name: "armour_tokens", Kind: play.AWhole, Top: 100, Doc: "armour tokens"},
	{Name: "extra_health", Kind: play.AWhole, Top: 100, Doc: "extra-health tokens"},
	{Name: "wounds", Kind: play.AWhole, Top: 100, Doc: "wound markers that it has already"},
}

// mostPower dice of a model.
const mostPower = 100

// keys that scripts declare.
var keys = []string{"rules.power.faces.target", "rules.power.faces.axe", "rules.power.faces.shield_axe",
	"rules.power.hit", "rules.power.hit_wounded", "rules.power.defence",
	"rules.power.exhausted_after", "rules.power.absorb_order", "rules.power.contact.max", "rules.power.contact.shoot",
	"rules.power.contact.leave", "rules.power.heal.most", "rules.power.heal.graveyard",
	"rules.power.modifiers.attack", "rules.power.modifiers.defence", "rules.power.modifiers.elsewhere", "rules.geometry.bases.infantry"}

// Fork is the same game on a clone of its table (play.Rules).
func (g *Game) Fork(p *play.Play) play.Rules { return &Game{Play: p} }

// Anew is the game under other content (play.Rules).
func (g *Game) Anew(p *play.Play) play.Rules { return &Game{Play: p} }

// AddKit adds a model with its tokens and the traits of its troop (play.Adder).
func (g *Game) AddKit(band int32, k play.Kit) (int32, error) {
	troop := "rules.troop." + k.Troop + "."
	for i := 1; ; i++ {
		t := g.Values.Word(troop+"traits."+strconv.Itoa(i), "")
		if t == "" {
			break
		}
		k.Talents = append(k.Talents[:len(k.Talents):len(k.Talents)], t)
	}
	r := g.Values.Num("rules.geometry.bases.infantry", 0) / 2
	m, err := g.Enlist(band, k, [2]int32{r, r})
	if err != nil {
		return m, err
	}
	for _, f := range []string{"power", "armour_tokens", "extra_health"} {
		g.SetFact(hook.Model, m, f, k.Own.Or(f, int32(g.Values.Int(troop+f, 0))))
	}
	health := g.M(m, battle.HP) + g.Fact(hook.Model, m, "extra_health")
	g.SetM(m, battle.MaxHP, health)
	w := k.Own.Or("wounds", 0)
	if w >= health {
		return m, fault.New("E-ARG", "%s with %d wounds would be dead: it dies of %d", g.Name(m), w, health).For("POWER-WOUND-02")
	}
	g.SetM(m, battle.HP, health-w)
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
		g.elsewhere(m, int(a.N))
	case hook.AskRemove:
		g.die(m)
	default:
		return fault.New("E-REQUEST", "the duel knows no such request").For(a.H.Rule.ID)
	}
	return nil
}

// event between an attacker and a target.
func (g *Game) event(a, d int32) *hook.Event {
	ev := g.Event()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = a, d, g.M(a, battle.SideOf)
	return ev
}

// of is an event of a single model.
func (g *Game) of(m int32) *hook.Event {
	ev := g.Event()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return ev
}
