// Package play is what every game has in common: orders that are carried out
// wholly or not at all, in steps between which odds can stop; questions that
// leave the table as it is; the choice of the rules in force; explanations.
//
// It promises that an order that fails has changed nothing, neither facts nor
// dice, and that a Clone plays on apart from the table that it was made of. To
// use it a game embeds *Play in its own struct, implements Rules, and gives its
// orders as steps that keep nothing outside the facts but what Rules puts aside.
package play

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/trace"
)

// Play is a game under way on one table: the battle, the thread of play, the
// rules of the game.
type Play struct {
	*battle.Battle
	R      *hook.Run
	Points []*hook.Point
	Strict bool // orders out of their stage are errors, initiative is rolled
	Rules  Rules

	switches []int32        // switches for which R.Active was made
	ordered  *battle.Values // tables by which it was ordered
	met      []int32        // factions, troops and talents on the table
	events   [24]hook.Event
	used     int
}

// Rules are those of one game, on one table. What the rest of an order under way
// depends on beside the facts is theirs to clean, put aside and tell.
type Rules interface {
	battle.Game

	// Clean forgets what the last order kept beside the facts.
	Clean()
	// Ready is called before each order and question, after Clean.
	Ready()
	// InForce may reorder the handlers that were chosen, by point number.
	InForce(active [][]*hook.Handler)

	// Keep copies what an order under way keeps beside the facts, into old where
	// that is a copy of before; Resume makes it what it was.
	Keep(old any) any
	Resume(kept any)
	// UnderWay appends the same as numbers: equal ones go on equally.
	UnderWay(out []int32) []int32
	// Gone lists who left the game in the present order so far.
	Gone() []int32

	// Fork is the same game on a clone of the table.
	Fork(p *Play) Rules
	// Anew is the game on the same table under other content.
	Anew(p *Play) Rules
}

// New sets a table up for a game, whose Rules are set afterwards. src is the
// source of chance.
func New(c *battle.Content, src dice.Source) *Play {
	p := &Play{Battle: battle.New(c), Points: c.Points}
	p.R = hook.NewRun(p.Battle, c.Lex, len(c.Points))
	p.R.Src = src
	return p
}

// Govern puts the rules of a game in force.
func (p *Play) Govern(r Rules) {
	p.Rules, p.Battle.Game = r, r
	p.switches = nil
	p.Refresh()
}

// Clone is the same table for another thread of play. What cannot change is
// shared; the clone has no explanation, no counts of rules and dice of its own.
func (p *Play) Clone(src dice.Source) *Play {
	p.Refresh()
	n := &Play{Battle: p.Battle.Clone(), Points: p.Points, Strict: p.Strict}
	n.R = hook.NewRun(n.Battle, p.C.Lex, len(p.C.Points))
	n.R.Src, n.R.Choose, n.R.Remember = src, p.R.Choose, p.R.Remember
	n.R.Host, n.R.Lang, n.R.Mount = p.R.Host, p.R.Lang, p.R.Mount
	n.Govern(p.Rules.Fork(n))
	return n
}

// Rebase goes on with the same table under other content.
func (p *Play) Rebase(c *battle.Content) *Play {
	n := &Play{Battle: p.Battle.Rebase(c), Points: c.Points, Strict: p.Strict}
	n.R = hook.NewRun(n.Battle, c.Lex, len(c.Points))
	n.R.Src, n.R.Choose, n.R.Alone, n.R.Remember, n.R.Mount = p.R.Src, p.R.Choose, p.R.Alone, p.R.Remember, p.R.Mount
	n.Govern(p.Rules.Anew(n))
	return n
}

// Event takes an event from the scratch memory; Done gives it back.
func (p *Play) Event() *hook.Event {
	var ev *hook.Event
	if p.used < len(p.events) {
		ev = &p.events[p.used]
	} else { // rules that read what other rules decide, many levels deep
		ev = &hook.Event{}
	}
	p.used++
	ev.Clear()
	return ev
}

// Done with the event that was taken last.
func (p *Play) Done() { p.used-- }

// Refresh picks the handlers that may answer under the present switches: house
// rules that are on, the weather in force, factions, troops and talents that a
// model has, rules that are not switched off.
func (p *Play) Refresh() {
	now := p.Switches()
	weather := p.Get(battle.Weather)
	known := p.lineUp()
	if known && p.switches != nil && p.ordered == p.Values && p.switches[0] == weather && slices.Equal(p.switches[1:], now) {
		return
	}
	p.ordered = p.Values
	p.switches = append(append(p.switches[:0], weather), now...)
	for i, hs := range p.C.Handlers {
		var active []*hook.Handler
		for _, h := range hs {
			o := &h.Rule.Owner
			if p.RuleOff(h.Rule.Num) || o.Weather != 0 && o.Weather != weather ||
				o.House != 0 && !p.HouseOn(p.C.Lex.Word(o.House)) || !h.Rule.Anyone && p.Lacks(o) != 0 {
				continue
			}
			active = append(active, h)
		}
		p.R.Active[i] = active
	}
	p.Rules.InForce(p.R.Active)
}

// lineUp lists the factions, troops and talents of all models and sides, and says
// whether the list is what it was. They never change, so that a rule of one whom
// nobody has need not be asked.
func (p *Play) lineUp() (same bool) {
	n := 0
	same = true
	add := func(what int32) {
		if what <= 0 || slices.Contains(p.met[:n], what) {
			return
		}
		if n == len(p.met) || p.met[n] != what {
			p.met, same = append(p.met[:n], what), false
		}
		n++
	}
	for i := range p.Sides {
		add(p.Sides[i].Faction)
	}
	for i := range p.Models {
		m := &p.Models[i]
		add(m.Faction)
		add(m.Troop)
		for _, t := range m.Talents {
			add(t)
		}
	}
	same = same && n == len(p.met)
	p.met = p.met[:n]
	return same
}

// Lacks is what an owner asks for and nobody on the table has: the symbol of a
// faction, troop or talent, 0 where there is nothing.
func (p *Play) Lacks(o *hook.Owner) int32 {
	for _, what := range [...]int32{o.Faction, o.Troop, o.Talent} {
		if what != 0 && !slices.Contains(p.met, what) {
			return what
		}
	}
	return 0
}

// SetWeather puts a weather in force.
func (p *Play) SetWeather(id string) error {
	d := p.C.Get("weather", id)
	if d == nil {
		return p.C.Unknown("weather", id)
	}
	p.PutWeather(d.Sym)
	return nil
}

// Order carries out one order, all of it or nothing: after an error the table,
// the dice given for it and the counts of rules are as they were. Dice of a
// seeded source are scoped by the number of the order; only orders that roll
// count, so that others do not move the dice of what follows.
func (p *Play) Order(do func() error) error {
	before, stats := p.Save(), p.R.Stats.Copy()
	back := func() {
		p.Restore(before)
		p.clean()
		if stats != nil {
			*p.R.Stats = *stats
		}
	}
	defer func() {
		if x := recover(); x != nil { // a mistake of ours: the table stays as it was
			back()
			panic(x)
		}
	}()
	var giveBack func()
	if m, ok := p.R.Src.(interface{ Mark() func() }); ok {
		giveBack = m.Mark()
	}
	rolls := p.rolls()
	p.Begin()
	err := p.attempt(do)
	if err != nil {
		back()
		if giveBack != nil {
			giveBack()
		}
	} else if rolls > 0 && rolls == p.rolls() {
		p.Advance(battle.Orders, -1)
	}
	p.Refresh()
	return err
}

// Begin makes the game ready for the first step of an order.
func (p *Play) Begin() {
	p.ready()
	p.Advance(battle.Orders, 1)
	p.R.Src.Scope(p.Ordinal(battle.Orders), 0, -1, 0)
}

// rolls of a seeded source so far, plus one; 0 of a source that does not count:
// for it the number of the order means nothing.
func (p *Play) rolls() uint64 {
	if s, ok := p.R.Src.(interface{ Rolls() uint64 }); ok {
		return s.Rolls() + 1
	}
	return 0
}

// Look answers a question about the table with the code of play and leaves facts
// and dice as they were. Dice that a rule throws on the way come from a source
// of their own; in an exploration they fall every way.
func (p *Play) Look(do func() error) error {
	before, src, watch := p.Save(), p.R.Src, p.Watch
	if watch != nil { // what is written in here is taken back
		p.Watch = battle.OnlyReads{Watcher: watch}
	}
	defer func() {
		p.R.Src, p.Watch = src, watch
		p.Restore(before)
		p.Refresh()
	}()
	dry := dice.NewSeeded(0, 0)
	if watch == nil { // who is asked for odds lets them fall every way
		p.R.Src = dry
	}
	p.ready()
	err := p.attempt(do)
	if err == nil && dry.Rolls() > 0 {
		p.Note("note", "rules rolled dice on the way: in play they may fall otherwise, and the number with them")
	}
	return err
}

// ready clears what the last order left behind.
func (p *Play) ready() {
	p.R.Begin()
	p.clean()
	p.Rules.Ready()
	p.R.Log.Reset()
	p.Refresh()
}

func (p *Play) clean() {
	p.used = 0
	p.Rules.Clean()
}

func (p *Play) attempt(do func() error) error {
	err := do()
	if err == nil {
		err = p.R.Err
	}
	if err == nil {
		err = p.R.Src.Err()
	}
	return err
}

// Illegal is the refusal of an order under a rule.
func Illegal(rule, format string, args ...any) *fault.Error {
	return fault.New("E-ORDER", format, args...).For(rule)
}

// Refused turns the first refusal of a can_ point into an illegal order.
func Refused(refs []hook.Refusal, what string) error {
	if len(refs) == 0 {
		return nil
	}
	return Illegal(refs[0].Rule.ID, "%s: %s", what, refs[0].Reason)
}

// Note writes a line into the explanation.
func (p *Play) Note(label, format string, args ...any) { p.R.Log.Note(label, format, args...) }

// Explain writes a line of a core rule.
func (p *Play) Explain(label, rule, format string, args ...any) {
	if p.R.Log != nil {
		p.R.Log.Open(label, format, args...)
		p.R.Log.Close()
		p.R.Log.Entries[len(p.R.Log.Entries)-1].Rule = rule
	}
}

// ExplainRoll writes a line of a core rule about dice that were thrown.
func (p *Play) ExplainRoll(label, rule string, faces []int, format string, args ...any) {
	if p.R.Log != nil {
		p.R.Log.Add(trace.Entry{Label: label, Text: fmt.Sprintf(format, args...), Rule: rule, Dice: faces})
	}
}
