// Package oldwest is a gunfight of the Old West: posses that jump, climb, ride and
// shoot, model by model, on a table measured in inches.
//
// Its files stand in the order of the rules: ground.go (jumps, climbs, falls),
// prone.go, charge.go (obstacles, levels), ride.go, loose.go, shoot.go, way.go,
// wound.go, melee.go, turn.go; sight.go and place.go are the geometry below them.
// Its numbers stand in scripts/oldwest.
//
// An order rolls at most one test a step. What it has still to do, wounds and
// falls above all, waits in a queue (under) that the steps work off.
package oldwest

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Game is a gunfight on one table.
type Game struct {
	*play.Play
	play.Plain[under] // Under: the order under way
}

// Of is the gunfight on a table.
func Of(p *play.Play) *Game { return p.Rules.(*Game) }

// Def is the gunfight as the rest of skald knows it.
func Def() *play.Def {
	return &play.Def{ID: "oldwest", About: about, Points: Points, Facts: facts, Orders: orders, Choices: choices, Kit: kit, Data: data,
		Has: []string{"object", "mounted", "hidden", "in_melee", "moved", "weapon", "stage", "wields", "visible"},
		Dice: []string{dice.Hit.Name(), dice.Jam.Name(), dice.Way.Name(), dice.Wound.Name(), dice.Bout.Name(), dice.Climb.Name(), dice.Leap.Name(),
			dice.Thrown.Name(), dice.Spot.Name(), dice.Initiative.Name()},
		Stages: func(*battle.Content) []string { return phases[:] },
		New: func(c *battle.Content, src dice.Source) *play.Play {
			p := play.New(c, src)
			p.Govern(&Game{Play: p})
			return p
		},
		Missing: func(c *battle.Content) []string {
			var out []string
			for _, k := range keys {
				if c.Data.Values().Get("rules.west."+k).Kind == battle.Absent {
					out = append(out, "rules.west."+k)
				}
			}
			return out
		}}
}

// about is what the first page of help shows.
const about = `  law, gang = band "lawmen", band "outlaws"
  wyatt = law:add("sheriff", { sixgun = true, at = {20, 24} })
  jake = gang:add("rowdy", { sixgun = true, mount = "horse", at = {28, 24} })
  odds(function() return shoot(wyatt, jake).victim end)
  shoot(wyatt, jake)
  explain()
`

// Facts of the game.
var facts = []play.Fact{
	{Name: "stopped", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "it may not move any more this turn"},
	{Name: "idle", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "it can do nothing more this turn, and strikes no blows"},
	{Name: "prone", Of: hook.Model, Type: hook.Bool, Doc: "it lies on the ground"},
	{Name: "crawled", Of: hook.Model, Type: hook.Length, Lasts: hook.Turn, Doc: "inches it has crawled this turn"},
	{Name: "exposed", Of: hook.Model, Type: hook.Bool, Doc: "it has given its hiding place away to enemies near it"},
	{Name: "climbing", Of: hook.Model, Type: hook.Int, Doc: "number of the piece that it climbs, 0 none"},
	{Name: "climbed", Of: hook.Model, Type: hook.Length, Doc: "inches above the ground at which it holds on"},
	{Name: "came_up", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "it has climbed up on something this turn"},
	{Name: "climber", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "it has climbed up to its enemy this turn"},
	{Name: "steed", Of: hook.Model, Type: hook.Model, Doc: "the mount that it sits on, or nil"},
	{Name: "rider", Of: hook.Model, Type: hook.Model, Doc: "of a mount: who rides it, or nil"},
	{Name: "passenger", Of: hook.Model, Type: hook.Model, Doc: "of a mount: who sits behind the rider, or nil"},
	{Name: "owner", Of: hook.Model, Type: hook.Model, Doc: "of a mount: whose it is, or nil"},
	{Name: "tied", Of: hook.Model, Type: hook.Bool, Doc: "of a mount: it is tied"},
	{Name: "holds", Of: hook.Model, Type: hook.Model, Doc: "the mount that it holds by the reins, or nil"},
	{Name: "bolting", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "of a mount: it has taken fright and is still to run"},
	{Name: "courage", Of: hook.Model, Type: hook.Int, Doc: "its Courage"},
	{Name: "out_weapons", Of: hook.Model, Type: hook.Int, Lasts: hook.Turn, Doc: "weapons that have jammed this turn, a bit each", Inner: true},
	{Name: "clearing", Of: hook.Model, Type: hook.Int, Doc: "the turn whose Shooting phase it spends on a jam or a reload, 0 none"},
	{Name: "barrels", Of: hook.Model, Type: hook.Int, Doc: "barrels fired since it reloaded"},
	{Name: "shooter", Of: hook.BattleV, Type: hook.Model, Lasts: hook.Turn, Doc: "who shot last this turn, or nil"},
	{Name: "rolled_off", Of: hook.BattleV, Type: hook.Bool, Lasts: hook.Turn, Doc: "Priority was rolled for this turn"},
	{Name: "had_priority", Of: hook.BattleV, Type: hook.Int, Doc: "number of the side that won the last roll for Priority, 0 none"},
	{Name: "answered", Of: hook.BattleV, Type: hook.Bool, Lasts: hook.Turn, Doc: "the side without Priority has begun to shoot"},
	{Name: "fights_begun", Of: hook.BattleV, Type: hook.Int, Doc: "fights so far"},
	{Name: "counted", Of: hook.Side, Type: hook.Int, Doc: "losses that count when the winner is determined"},
	{Name: "experience", Of: hook.Side, Type: hook.Int, Doc: "enemies put out of action that count for experience"},
	{Name: "spotted_1", Of: hook.Model, Type: hook.Int, Doc: "who has spotted it lying behind cover, a bit a model: the first 30", Inner: true},
	{Name: "spotted_2", Of: hook.Model, Type: hook.Int, Doc: "the next 30", Inner: true},
	{Name: "spotted_3", Of: hook.Model, Type: hook.Int, Doc: "the next 30", Inner: true},
	{Name: "missed_1", Of: hook.Model, Type: hook.Int, Lasts: hook.Stage, Doc: "who has looked for it in vain this phase, a bit a model: the first 30", Inner: true},
	{Name: "missed_2", Of: hook.Model, Type: hook.Int, Lasts: hook.Stage, Doc: "the next 30", Inner: true},
	{Name: "missed_3", Of: hook.Model, Type: hook.Int, Lasts: hook.Stage, Doc: "the next 30", Inner: true},
}

// choices are the decisions of the players.
var choices = []play.Arg{
	{Name: "order", Doc: "which of rider, mount and passenger a shot is rolled past first"},
}

// kit are the keys of a model.
var kit = []play.Arg{
	{Name: "mount", Kind: play.AWord, Items: "troop", Doc: "it rides one: \"horse\", \"mule\", \"appaloosa\""},
	{Name: "behind", Kind: play.AModel, Doc: "it sits behind this rider"},
	{Name: "on", Kind: play.APiece, Doc: "it stands on top of this piece"},
	{Name: "prone", Kind: play.AFlag, Doc: "it lies on the ground"},
	{Name: "tied", Kind: play.AFlag, Doc: "of a mount: it is tied"},
	{Name: "owner", Kind: play.AModel, Doc: "of a mount: whose it is"},
}

// keys that scripts declare, under rules.west.
var keys = []string{
	"jump.ignored", "jump.limits.height", "jump.limits.width", "jump.thin", "jump.cost", "jump.saddle.height", "jump.saddle.reach",
	"tables.jump.fails", "tables.jump.easy", "tables.climb.fails", "tables.climb.easy", "tables.thrown.fails", "tables.thrown.easy", "tables.mjump.fails",
	"mjump.barrier", "mjump.ditch", "mjump.hard.height", "mjump.hard.width", "mjump.hard.modifier",
	"climb.roll", "climb.fall_from", "fall.free", "fall.strength", "fall.rounding", "fall.short", "thrown.strength",
	"prone.share", "prone.crawl", "prone.crawl_then_stand", "control_zone", "move.foot", "move.difficult", "move.proportion",
	"spot.need", "spot.away", "spot.duration", "hidden.reset", "doubt.need",
	"mount.fail", "passenger.order", "passenger.mount_killed", "courage.need", "loose.enemy",
	"itw.share", "itw.sampling", "itw.values.creature", "itw.values.hard", "itw.values.thin", "itw.mounted",
	"heights.foot", "heights.mounted", "heights.mount", "heights.prone", "heights.eye", "heights.rider_eye",
	"mfire.friend", "mfire.nearest", "mfire.enemy", "jam.face", "jam.scope", "fan.range", "fan.dice", "fan.hit", "fan.spread", "template.need", "template.length", "template.half",
	"melee.prone_strikes", "melee.leave", "melee.climber_falls", "melee.tie", "priority.tie",
}

// The sizes of the present values.
func (g *Game) num(key string) int32      { return g.Values.Num("rules.west."+key, 0) }
func (g *Game) whole(key string) int      { return g.Values.Int("rules.west."+key, 0) }
func (g *Game) word(key string) string    { return g.Values.Word("rules.west."+key, "") }
func (g *Game) flag(key string) bool      { return g.Values.Flag("rules.west."+key, false) }
func (g *Game) is(m int32, f string) bool { return g.Fact(hook.Model, m, f) == 1 }
func (g *Game) fact(m int32, f string) int32 {
	return g.Fact(hook.Model, m, f)
}
func (g *Game) mark(m int32, f string, yes bool) {
	v := int32(0)
	if yes {
		v = 1
	}
	g.SetFact(hook.Model, m, f, v)
}
func (g *Game) link(m int32, f string, o int32) { g.SetFact(hook.Model, m, f, o) }

// stat of a model as its troop has it: "shooting", "fighting", "strength", "grit",
// "courage".
func (g *Game) stat(m int32, name string) int32 {
	return int32(g.Values.Int("rules.troop."+g.C.Lex.Word(g.Models[m].Troop)+"."+name, 0))
}

// Fork is the same game on a clone of its table (play.Rules).
func (g *Game) Fork(p *play.Play) play.Rules { return &Game{Play: p} }

// Anew is the game under other content (play.Rules).
func (g *Game) Anew(p *play.Play) play.Rules { return &Game{Play: p} }

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
		for range a.N {
			g.bleed(m, hook.Nil)
		}
	case hook.AskRemove:
		g.die(m, hook.Nil)
	default:
		return fault.New("E-REQUEST", "the gunfight knows no such request").For(a.H.Rule.ID)
	}
	return nil
}

// AddKit adds a model, and the mount it rides (play.Adder).
func (g *Game) AddKit(band int32, k play.Kit) (int32, error) {
	foot, horse := g.Values.Num("rules.geometry.bases.infantry", 1000)/2, g.Values.Num("rules.geometry.bases.cavalry", 1600)/2
	radius := [2]int32{foot, horse}
	if g.Values.Flag("rules.troop."+k.Troop+".mount", false) {
		radius[0] = horse
	}
	m, err := g.Enlist(band, k, radius)
	if err != nil {
		return m, err
	}
	g.SetFact(hook.Model, m, "courage", g.stat(m, "courage"))
	g.mark(m, "prone", k.Own.Flag("prone"))
	g.mark(m, "tied", k.Own.Flag("tied"))
	if k.Own.Has("owner") {
		g.link(m, "owner", k.Own.N("owner"))
	}
	if k.Own.Has("on") {
		g.standOn(m, k.Own.N("on"))
	}
	if k.Own.Has("mount") {
		h, err := g.AddKit(band, play.Kit{Name: g.FreeName(g.Name(m) + "'s " + k.Own.Word("mount")), Troop: k.Own.Word("mount"), X: k.X, Y: k.Y})
		if err != nil {
			return m, err
		}
		if !g.mounts(h) {
			return m, fault.New("E-ARG", "%s is nothing to ride on", k.Own.Word("mount"))
		}
		g.link(h, "owner", m)
		g.sitUp(m, h)
	}
	if k.Own.Has("behind") {
		h := g.fact(k.Own.N("behind"), "steed")
		if h < 0 {
			return m, fault.New("E-ARG", "%s does not ride", g.Name(k.Own.N("behind")))
		}
		if err := g.mayTake(h); err != nil {
			return m, err
		}
		g.sitUp(m, h)
	}
	return m, nil
}

// mounts says whether a model is an animal to ride on.
func (g *Game) mounts(m int32) bool {
	return g.Values.Flag("rules.troop."+g.C.Lex.Word(g.Models[m].Troop)+".mount", false)
}

// event of a point about a model.
func (g *Game) event(m int32) *hook.Event {
	ev := g.Event()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return ev
}

// against is an event of who does something to somebody.
func (g *Game) against(a, t int32) *hook.Event {
	ev := g.Event()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = a, t, a, g.M(a, battle.SideOf)
	return ev
}

// says asks a yes or no point about a model.
func (g *Game) says(point int, m int32, yes bool) bool {
	ev := g.event(m)
	defer g.Done()
	return g.R.Modify(ev, g.Points[point], truth(yes)) != 0
}

func truth(yes bool) int32 {
	if yes {
		return 1
	}
	return 0
}

// inch is a length in inches, for messages.
func inch(n int32) float64 { return float64(n) / hook.Milli }
