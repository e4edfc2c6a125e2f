package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Game is Pillage on one table: the battle, the thread of play, the tables.
type Game struct {
	*play.Play

	tables   *numbers
	scene    *scenery
	missing  []string // data keys that the tables lack
	blow     Blow     // scratch of the strike in progress
	queue    []Strike // attacks that rules added to the present one
	killers  []killed // wounds of the present step, in order
	out      []int32  // who left the game in this order
	stepping bool     // inside a step of a fight: removals wait for its end
	melee    melee
	charging Charging // the charge under way
	cancels  []cancel
	using    []inUse // weapons chosen for the present round
	depth    int     // how many attacks added the present one, each added by the one before
	pieces   []piece
	near     nearby // what lies near what, for fire
	words    words
}

type cancel struct {
	model int32
	rule  *hook.Rule
}

// words are the symbols that the core writes into events.
type words struct {
	melee, shoot, reaction, throw, charge, volley int32
	flee                                          int32
	rider, mount, front, rear                     int32
	attack, shot, improvised, fall, rule, morale  int32
	hit, save, move                               int32
	shield, torch, drown                          int32
}

// New sets Pillage up on an empty table. src is the source of chance.
func New(c *battle.Content, src dice.Source) *Game {
	g := &Game{Play: play.New(c, src)}
	g.settle()
	g.Rules, g.Battle.Game = g, g
	g.PutWeather(c.Lex.Sym(g.num().weather))
	g.Size = g.num().size
	g.Govern(g)
	return g
}

// AddKit is AddModel (play.Adder).
func (g *Game) AddKit(band int32, k Kit) (int32, error) { return g.AddModel(band, k) }

const about = `  red, blue = band "vikings", band "anglo_saxons"
  a = red:add("berserker", { weapon = "dane_axe", at = {10, 10} })
  b = blue:add("warrior", { armour = true, shield = true, weapon = "spear", at = {10, 17} })
  odds(function() charge(a, b); fight(a, b) end)
  charge(a, b)
  fight(a, b)
`

// Def is Pillage as the rest of skald knows it.
func Def() *play.Def {
	return &play.Def{ID: "pillage", About: about, Points: Points, Missing: Missing, Defaults: Defaults,
		New: func(c *battle.Content, src dice.Source) *play.Play { return New(c, src).Play }}
}

// Of is Pillage on a table.
func Of(p *play.Play) *Game { return p.Rules.(*Game) }

// settle looks up the words that the core writes into events.
func (g *Game) settle() {
	s := g.C.Lex.Sym
	g.words = words{melee: s("melee"), shoot: s("shoot"), reaction: s("reaction"), throw: s("throw"), charge: s("charge"), volley: s("volley"), flee: s("flee"),
		rider: s("rider"), mount: s("mount"), front: s("front"), rear: s("rear"),
		attack: s("attack"), shot: s("shot"), improvised: s("improvised"), fall: s("fall"), rule: s("rule"), morale: s("morale"),
		hit: s("hit"), save: s("save"), move: s("move"), shield: s("shield"), torch: s("torch"), drown: s("drown")}
	g.R.Mount = g.words.mount
}

// begin takes an event from the scratch memory; end gives it back.
func (g *Game) begin() *hook.Event { return g.Event() }

func (g *Game) end() { g.Done() }

// InForce asks what answers a wound in the order of the tables (GAP-WOUND-ORDER).
func (g *Game) InForce(active [][]*hook.Handler) {
	active[pModifyWound] = hook.InOrder(active[pModifyWound], g.num().guards)
}

// Ready reads how the dice of this table are read.
func (g *Game) Ready() { g.R.House = g.num().dice }

// Clean forgets what an order kept beside the facts.
func (g *Game) Clean() {
	g.queue, g.cancels, g.using = g.queue[:0], g.cancels[:0], g.using[:0]
	g.killers, g.out, g.stepping, g.melee, g.charging = g.killers[:0], g.out[:0], false, melee{}, Charging{}
}

// illegal is the refusal of an order under a rule.
func illegal(rule, format string, args ...any) *fault.Error {
	return play.Illegal(rule, format, args...)
}

// refused turns the first refusal of a can_ point into an illegal order.
func refused(refs []hook.Refusal, what string) error { return play.Refused(refs, what) }

func (g *Game) note(label, format string, args ...any) { g.Note(label, format, args...) }

// explain writes a line of a core rule.
func (g *Game) explain(label, rule, format string, args ...any) {
	g.Explain(label, rule, format, args...)
}

// explainBy is explain of a line that changes a length, by thousandths of an inch.
func (g *Game) explainBy(by int32, label, rule, format string, args ...any) {
	if g.R.Log != nil {
		g.explain(label, rule, format, args...)
		length := float64(by) / hook.Milli
		g.R.Log.Entries[len(g.R.Log.Entries)-1].Length = &length
	}
}

// StageName of a stage number (battle.Game).
func (g *Game) StageName(n int) string {
	list := g.num().turn.stages
	if n < 0 || n >= len(list) {
		return ""
	}
	return list[n]
}

// TalentsEnd (battle.Game, GAP-TALENT-DEATH).
func (g *Game) TalentsEnd() bool { return g.num().talentsEnd }

// AuraFromEdge (battle.Game).
func (g *Game) AuraFromEdge() bool { return g.num().auraEdge }

// Epsilon (battle.Game).
func (g *Game) Epsilon() int32 { return g.num().epsilon }

// FightFact of a fight (battle.Game).
func (g *Game) FightFact(field int, fight int32) int32 {
	if field == battle.FNumber {
		return fight
	}
	round := int32(1)
	for m := range g.Count() {
		if g.IsM(m, battle.Fight, fight) {
			round = max(round, g.M(m, battle.Rounds)+1)
		}
	}
	return round
}

// WeatherTouches asks whether the running weather rule may touch a model
// (PIL-WEATHER-01). While that is asked nothing is asked about in turn.
func (g *Game) WeatherTouches(r *hook.Run, ev *hook.Event, m int32) bool {
	p := g.Points[pCanWeatherAffect]
	h := r.Testing
	if h == nil || ev.F[hook.Effect] != hook.Nil || len(r.Active[p.Num]) == 0 || h.Point.Ground && g.num().deedsOnly {
		return true
	}
	w := g.begin()
	defer g.end()
	w.F = ev.F
	w.F[hook.ModelSlot] = m
	w.F[hook.Effect] = h.Rule.Sym
	w.F[hook.SideSlot] = g.M(m, battle.SideOf)
	return len(r.Can(w, p)) == 0
}
