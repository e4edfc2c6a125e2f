package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
)

// Game is Pillage on one table: the battle, the thread of play, the tables.
type Game struct {
	*battle.Battle
	R      *hook.Run
	Points []*hook.Point
	Strict bool // orders out of their stage are errors, initiative is rolled

	tables   *numbers
	scene    *scenery
	missing  []string       // data keys that the tables lack
	switches []int32        // switches for which R.Active was made
	ordered  *battle.Values // tables by which it was ordered
	talents  []int32        // that some model has
	events   [24]hook.Event
	blow     Blow // scratch of the strike in progress
	used     int
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
	g := &Game{Battle: battle.New(c), Points: c.Points}
	g.Battle.Game = g
	g.R = hook.NewRun(g.Battle, c.Lex, len(c.Points))
	g.R.Src = src
	s := c.Lex.Sym
	g.words = words{melee: s("melee"), shoot: s("shoot"), reaction: s("reaction"), throw: s("throw"), charge: s("charge"), volley: s("volley"), flee: s("flee"),
		rider: s("rider"), mount: s("mount"), front: s("front"), rear: s("rear"),
		attack: s("attack"), shot: s("shot"), improvised: s("improvised"), fall: s("fall"), rule: s("rule"), morale: s("morale"),
		hit: s("hit"), save: s("save"), move: s("move"), shield: s("shield"), torch: s("torch"), drown: s("drown")}
	g.R.Mount = g.words.mount
	g.Set(battle.Weather, s(g.Values.Word("rules.weather.default", "clear")))
	g.Size = g.num().size
	g.Refresh()
	return g
}

// begin takes an event from the scratch memory; end gives it back.
func (g *Game) begin() *hook.Event {
	var ev *hook.Event
	if g.used < len(g.events) {
		ev = &g.events[g.used]
	} else { // rules that read what other rules decide, many levels deep
		ev = &hook.Event{}
	}
	g.used++
	ev.Clear()
	return ev
}

func (g *Game) end() { g.used-- }

// Refresh picks the handlers that may answer under the present switches: house
// rules that are on, the weather in force, talents that a model has, rules that
// are not switched off. What answers a wound is asked in the order of the tables
// (GAP-WOUND-ORDER).
func (g *Game) Refresh() {
	now := g.Switches()
	weather := g.Get(battle.Weather)
	known := g.meetTalents()
	if known && g.switches != nil && g.ordered == g.Values && g.switches[0] == weather && slices.Equal(g.switches[1:], now) {
		return
	}
	g.ordered = g.Values
	g.switches = append(append(g.switches[:0], weather), now...)
	for i, hs := range g.C.Handlers {
		var active []*hook.Handler
		for _, h := range hs {
			o := &h.Rule.Owner
			if g.RuleOff(h.Rule.Num) || o.Weather != 0 && o.Weather != weather ||
				o.House != 0 && !g.HouseOn(g.C.Lex.Word(o.House)) || o.Talent != 0 && !h.Rule.Anyone && !slices.Contains(g.talents, o.Talent) {
				continue
			}
			active = append(active, h)
		}
		g.R.Active[i] = active
	}
	g.R.Active[pModifyWound] = hook.InOrder(g.R.Active[pModifyWound], g.num().guards)
}

// meetTalents lists the talents of all models, and says whether the list is what
// it was.
func (g *Game) meetTalents() (same bool) {
	n := 0
	same = true
	for i := range g.Models {
		for _, t := range g.Models[i].Talents {
			if slices.Contains(g.talents[:n], t) {
				continue
			}
			if n == len(g.talents) || g.talents[n] != t {
				g.talents, same = append(g.talents[:n], t), false
			}
			n++
		}
	}
	same = same && n == len(g.talents)
	g.talents = g.talents[:n]
	return same
}

// Order carries out one order, all of it or nothing: after an error the table,
// the dice given for it and the counts of rules are as they were. Dice of a
// seeded source are scoped by the number of the order; only orders that roll
// count, so that others do not move the dice of what follows.
func (g *Game) Order(do func() error) error {
	before, stats := g.Save(), g.R.Stats.Copy()
	back := func() {
		g.Restore(before)
		g.clean()
		if stats != nil {
			*g.R.Stats = *stats
		}
	}
	defer func() {
		if p := recover(); p != nil { // a mistake of ours: the table stays as it was
			back()
			panic(p)
		}
	}()
	var giveBack func()
	if m, ok := g.R.Src.(interface{ Mark() func() }); ok {
		giveBack = m.Mark()
	}
	rolls := g.rolls()
	g.Begin()
	err := g.attempt(do)
	if err != nil {
		back()
		if giveBack != nil {
			giveBack()
		}
	} else if rolls > 0 && rolls == g.rolls() {
		g.Advance(battle.Orders, -1)
	}
	g.Refresh()
	return err
}

// Begin makes the game ready for the first step of an order.
func (g *Game) Begin() {
	g.ready()
	g.Advance(battle.Orders, 1)
	g.R.Src.Scope(g.Ordinal(battle.Orders), 0, -1, 0)
}

// rolls of a seeded source so far, plus one; 0 of a source that does not count:
// for it the number of the order means nothing.
func (g *Game) rolls() uint64 {
	if s, ok := g.R.Src.(interface{ Rolls() uint64 }); ok {
		return s.Rolls() + 1
	}
	return 0
}

// Look answers a question about the table with the code of play and leaves facts
// and dice as they were. Dice that a rule throws on the way come from a source
// of their own; in an exploration they fall every way.
func (g *Game) Look(do func() error) error {
	before, src, watch := g.Save(), g.R.Src, g.Watch
	if watch != nil { // what is written in here is taken back
		g.Watch = battle.OnlyReads{Watcher: watch}
	}
	defer func() {
		g.R.Src, g.Watch = src, watch
		g.Restore(before)
		g.Refresh()
	}()
	dry := dice.NewSeeded(0, 0)
	if watch == nil { // who is asked for odds lets them fall every way
		g.R.Src = dry
	}
	g.ready()
	err := g.attempt(do)
	if err == nil && dry.Rolls() > 0 {
		g.note("note", "rules rolled dice on the way: in play they may fall otherwise, and the number with them")
	}
	return err
}

// ready clears what the last order left behind.
func (g *Game) ready() {
	g.R.Begin()
	g.R.House = g.num().dice
	g.clean()
	g.R.Log.Reset()
	g.Refresh()
}

// clean forgets what an order kept beside the facts.
func (g *Game) clean() {
	g.used, g.queue, g.cancels, g.using = 0, g.queue[:0], g.cancels[:0], g.using[:0]
	g.killers, g.out, g.stepping, g.melee, g.charging = g.killers[:0], g.out[:0], false, melee{}, Charging{}
}

func (g *Game) attempt(do func() error) error {
	err := do()
	if err == nil {
		err = g.R.Err
	}
	if err == nil {
		err = g.R.Src.Err()
	}
	return err
}

// illegal is the refusal of an order under a rule.
func illegal(rule, format string, args ...any) *fault.Error {
	return fault.New("E-ORDER", format, args...).For(rule)
}

// refused turns the first refusal of a can_ point into an illegal order.
func refused(refs []hook.Refusal, what string) error {
	if len(refs) == 0 {
		return nil
	}
	return illegal(refs[0].Rule.ID, "%s: %s", what, refs[0].Reason)
}

func (g *Game) note(label, format string, args ...any) { g.R.Log.Note(label, format, args...) }

// explain writes a line of a core rule.
func (g *Game) explain(label, rule, format string, args ...any) {
	if g.R.Log != nil {
		g.R.Log.Open(label, format, args...)
		g.R.Log.Close()
		g.R.Log.Entries[len(g.R.Log.Entries)-1].Rule = rule
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
// (PIL-WEATHER-01). A rule about that itself is not asked about.
func (g *Game) WeatherTouches(r *hook.Run, ev *hook.Event, m int32) bool {
	p := g.Points[pCanWeatherAffect]
	h := r.Testing
	if h == nil || h.Point.Num == p.Num || len(r.Active[p.Num]) == 0 || h.Point.Ground && g.num().deedsOnly {
		return true
	}
	w := g.begin()
	defer g.end()
	w.F = ev.F
	w.F[hook.ModelSlot] = m
	w.F[hook.Effect] = g.C.Lex.Sym(h.Rule.ID)
	w.F[hook.SideSlot] = g.M(m, battle.SideOf)
	return len(r.Can(w, p)) == 0
}
