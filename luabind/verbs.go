package luabind

import (
	"fmt"
	"math"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// verb is a word of the prompt and of scripts outside handlers.
type verb struct {
	name, use, doc string
	do             func(s *Session, L *lua.LState) int
}

// verbTable is every such word: set-up, orders, questions, chapter by chapter.
// Help and completion are made from it.
var verbTable = slices.Concat(setupVerbs, moveVerbs, shootVerbs, meleeVerbs, thingVerbs, clockVerbs, questionVerbs)

// setupVerbs are words that set a table up.
var setupVerbs = []verb{
	{"battle", `battle { size = {48, 48}, weather = "fog", house = { ... }, strict = false, scale = "15mm" }`, "starts anew on an empty table", (*Session).doBattle},
	{"band", `band("vikings", { name = "red" })`, "a band, and the side it fights on: band() has no faction; with = another band: on its side; neutral = true: nobody plays it; a list sets up its models, { \"chief\", { \"warrior\", count = 3 } }: see add", (*Session).doBand},
	{"random_band", `random_band("vikings", { budget = 400 })`, "a band drawn at random among those that may be fielded, and the list of its models", (*Session).doRandomBand},
	{"piece", `piece("forest", { at = {20, 24}, size = {6, 4} })`, "sets up terrain, a building, a marker: also radius =, points = {...}, line = {...} with width, burning = true", (*Session).doPiece},
	{"engage", "engage(a, b)", "puts two models into melee with each other: no dice, no charge", (*Session).doEngage},
	{"put", "put(m, {x, y})", "sets a model somewhere, or into a building: put(m, house, floor), or on a ship; no rule is asked", (*Session).doPut},
	{"set_weather", `set_weather "fog"`, "puts a weather in force", (*Session).doWeather},
	{"initiative", "initiative(side)", "gives a side the initiative", (*Session).doInitiative},
	{"on", `on "exploding_sixes"`, "switches a house rule on, a rule, or all rules of a talent", func(s *Session, L *lua.LState) int { return s.doSwitch(L, true) }},
	{"off", `off "PIL-TROOP-06"`, "switches a house rule off, a rule, or all rules of a talent, and tells which", func(s *Session, L *lua.LState) int { return s.doSwitch(L, false) }},
	{"set", `set("rules.weapon.bow.range", 25)`, "changes a data key of this table", (*Session).doSet},
	{"lookup", `lookup "rules.weapon.bow.range"`, "the value of a data key", (*Session).doLookup},
	{"cm", "cm(20)", "centimetres as inches of this table", (*Session).doCM},
	{"to_cm", "to_cm(8)", "inches of this table as centimetres", (*Session).doToCM},
	{"muster", "muster(band, { budget = 400 })", "may the band be fielded? { ok, cost, budget, refusals }", (*Session).doMuster},
}

// moveVerbs are orders of the movement stage.
var moveVerbs = []verb{
	{"form", `form("shield_wall", { a, b, c, d, e }, { faces = "north", second_rank = { f, g } })`, "forms a formation", (*Session).doForm},
	{"move_wall", "move_wall(m, { forward = 4 })", "moves the formation of m, wheels it { wheel = 30, about = n } clockwise or turns it { about_face = true }", (*Session).doMoveWall},
	{"break_wall", "break_wall(m)", "ends the formation of m", (*Session).doBreakWall},
	{"move", "move(m, {x, y})", "moves a model, or along a path: move(m, { p, q }); as near as it gets: move(m, { towards = x })", (*Session).doMove},
	{"send_hounds", `send_hounds(m, target, { react = "none" })`, "a handler sends his pack at an enemy whom he sees: contact distance reaction blows", (*Session).doHounds},
	{"charge", `charge(m, target, { react = "flee", to = {x, y} })`, "charges, on the way over to or straight; the target reacts with none, flee or a weapon: contact distance roll reach bonus reaction blows cancelled", (*Session).doCharge},
	{"jump", "jump(m, piece, { to = {x, y} })", "jumps over a gap or an obstacle that m touches: ok row left", func(s *Session, L *lua.LState) int { return s.doManoeuvre(L, "jump") }},
	{"climb", "climb(m, piece, { to = {x, y} })", "climbs on an obstacle that m touches, or down from it: ok row left", func(s *Session, L *lua.LState) int { return s.doManoeuvre(L, "climb") }},
	{"dismount", "dismount(m)", "a rider leaves his horse, for his whole movement: ok", (*Session).doDismount},
	{"board", `board(m, ship, { to = {x, y} })`, "goes aboard a ship, to the nearest free place or another: ok left", (*Session).doBoard},
	{"sail", "sail(ship, { forward = 20 })", "moves a ship on water: also arc = { radius = 12, length = 20, to = \"left\" } or about = true; side = who sails it: ok left", (*Session).doSail},
}

// shootVerbs are orders of the shooting stage.
var shootVerbs = []verb{
	{"shoot", `shoot(m, target, { weapon = "bow", shots = 1 })`, "shoots: blows lost; from = 2: from the second position of its building", (*Session).doShoot},
	{"volley", "volley({ a, b, c, d }, {x, y})", "archers who stand together shoot at a point: radius blows lost", (*Session).doVolley},
}

// meleeVerbs are orders of the melee stage, and single attacks.
var meleeVerbs = []verb{
	{"wield", `wield(m, "spear")`, "chooses the melee weapon of a model", (*Session).doWield},
	{"raise_shield", "raise_shield(m)", "m will not strike but raise its shield in the coming fight", (*Session).doRaise},
	{"push", "push(m, enemy)", "m will not strike but try to push its enemy away in the coming fight; a rider pushes all who touch him", (*Session).doPush},
	{"support", "support(m, ally)", "whom a spearman supports in the coming fight; support(m): nobody", (*Session).doSupport},
	{"fight", "fight(a, b)", "one round of the melee of a and b: round blows lost over, by(m) hits(m) wounds(m); fight() of every melee", (*Session).doFight},
	{"attack", `attack(a, b, { kind = "shoot", weapon = "bow" })`, "one attack, outside any stage and without an answer", (*Session).doAttack},
}

// thingVerbs are orders about fire, loot, buildings and the end of a turn.
var thingVerbs = []verb{
	{"enter", "enter(m, house, { door = 1 })", "moves m to a door and into the building: ok left", (*Session).doEnter},
	{"leave", "leave(m, { door = 1, to = {x, y} })", "takes an occupant out of a door and on from there; move() and charge() do so by the nearest, charge() with door = 1 by that one", (*Session).doLeave},
	{"floor", "floor(m, 1)", "takes an occupant up or down one floor, its whole move; on its own floor it walks about: ok left", (*Session).doFloor},
	{"assault", `assault(m, house, { door = 1, react = "none" })`, "charges at an entrance, or up the stairs from inside: contact distance roll reach bonus reaction", (*Session).doAssault},
	{"batter", "batter(m)", "strikes at the closed door of a fortified building, in the melee stage: ok", (*Session).doBatter},
	{"drop_torch", "drop_torch(m)", "throws the torch of m away, at any time", (*Session).doDropTorch},
	{"ignite", "ignite(m, house)", "tries to set something on fire that m touches since the turn began: burns need faces", (*Session).doIgnite},
	{"spread_fire", "spread_fire()", "the start of the next ignition stage by hand: fires that spread, models that burn; fires lost", (*Session).doSpread},
	{"take_torch", "take_torch(m, house)", "takes a torch from what burns, or where torches lie", (*Session).doTorch},
	{"take", "take(m, loot)", "picks up loot, or take(m) whatever it touches: ok value", (*Session).doTake},
	{"drop", "drop(m)", "lays down what m carries before it moves: ok value", (*Session).doDrop},
	{"give", "give(m, friend)", "hands over what m carries: ok value", (*Session).doHandOver},
	{"search", "search(m, house)", "searches for loot: ok row value left", (*Session).doSearch},
	{"abduct", "abduct(m, cow)", "carries somebody off: ok value", (*Session).doAbduct},
	{"morale", "morale(m)", "a morale test: stays need faces; morale() of every model that must: tests lost", (*Session).doMorale},
}

// clockVerbs are words that carry the clock forward.
var clockVerbs = []verb{
	{"deployment", "deployment()", "rolls for the deployment: who wins chooses an edge and sets up first", (*Session).doDeployment},
	{"deploy", "deploy(m, {x, y})", "sets a model up in the zone of its side", (*Session).doDeploy},
	{"start", "start()", "ends deployment and begins turn 1", (*Session).doStart},
	{"to_stage", `to_stage "melee"`, "goes on to a stage; a side's part of it begins with its first order, or with end_part(side)", func(s *Session, L *lua.LState) int {
		st := s.word(L, 1, "to_stage")
		return s.clock(L, deed{verb: "to_stage", more: st}, func(g *play.Play) []play.Step { return pil(g).ToStageSteps(st) })
	}},
	{"next_stage", "next_stage()", "ends this stage", func(s *Session, L *lua.LState) int {
		return s.clock(L, deed{verb: "next_stage"}, func(g *play.Play) []play.Step { return pil(g).NextStageSteps() })
	}},
	{"next_turn", "next_turn()", "goes to the next turn", func(s *Session, L *lua.LState) int {
		return s.clock(L, deed{verb: "next_turn"}, func(g *play.Play) []play.Step { return pil(g).NextTurnSteps() })
	}},
	{"score", "score(side)", "points of a side, counted now", (*Session).doScore},
	{"winner", "winner()", "the band with the most points now, nil for a draw", (*Session).doWinner},
	{"end_part", "end_part(side)", "ends a side's part of this stage, begun or not, and begins that of the next side", (*Session).doEndPart},
}

// questionVerbs are questions, and going back.
var questionVerbs = []verb{
	{"need", `need("hit", a, b)`, "the number play would use now, explained: hit save morale ignite", (*Session).doNeed},
	{"reach", `reach("range", m, target)`, "inches that play would use now: move, charge, range", (*Session).doReach},
	{"odds", "odds(f, measure)", "the exact odds of what f returns, else of who is left; f is a function or code in quotes", (*Session).doOdds},
	{"simulate", "simulate(f, 10000)", "the same from so many trials, with an interval", (*Session).doSimulate},
	{"compare", "compare{ clear = f, fog = g }", "odds side by side; the first is the base", (*Session).doCompare},
	{"sweep", `sweep{ weather = { "clear", "fog" }, measure = function(p) ... end }`, "odds for every combination of values: of the weather, of data keys, of names of your own", (*Session).doSweep},
	{"best", "best(f, { side = red, measure = m })", "the best decisions, and the odds with them", (*Session).doBest},
	{"play", "play(f)", "runs a function, or code in quotes", (*Session).doPlay},
	{"map", "map(m)", "the table in characters, with the ranges of m; also map{ at =, within =, width =, of = }", (*Session).doMap},
	{"show", "show(m)", "all about a model and what it can do now; also of a piece", (*Session).doShow},
	{"who_can", `who_can("shoot", m, { weapon = "bow" })`, "whom it can shoot or charge, with the odds; a list of target distance chance refused", (*Session).doWhoCan},
	{"explain", "explain()", "why: the explanation of the last order", (*Session).doExplain},
	{"undo", "undo()", "takes back the last order; undo(true) one that rolled dice too", (*Session).doUndo},
	{"branch", `branch "name"`, "names this moment; branch() lists the names", (*Session).doBranch},
	{"back", `back "name"`, "goes to a named moment; back() to before the last undo or back", (*Session).doBack},
	{"what_if", "what_if(2, 5)", "the last order that rolled, with its second die a 5; what_if() numbers its dice", (*Session).doWhatIf},
	{"luck", "luck()", "the dice of this session against what was to be expected", (*Session).doLuck},
	{"choices", `choices { weapon = { "dane_axe" }, ["PIL-TROOP-05"] = { "yes" } }`, "answers coming decisions: of a rule by its id, or weapon reroll order reaction casualties; choices {} drops those that wait", (*Session).doChoices},
	{"choose", `choose(label, { a, b }, { by = "Anna" })`, "a player's decision outside handlers: one of the list, the first as a rule; by: a band, or a name", (*Session).doChoose},
}

// openVerbs defines the words of the session's state.
func (s *Session) openVerbs() {
	L := s.user.vm.L()
	for _, v := range s.lib.words {
		v := v
		var fn *lua.LFunction
		fn = vm.Func(L, func(L *lua.LState) int {
			if s.w.cur != nil {
				vm.Throw(L, fault.New("E-REQUEST", "%s is no business of a rule", v.name).Suggest("rules ask through ev"))
			}
			if err := s.takeUp(); err != nil { // a band of a faction declared above
				vm.Throw(L, asFault(err))
			}
			return s.perform(L, v.name, fn, v.do)
		})
		s.user.vm.Set(v.name, fn)
	}
	s.openDice()
}

func (s *Session) word(L *lua.LState, n int, what string) string {
	return s.user.word(L, L.Get(n), what)
}

// modelArg reads a model by view, or by name.
func (s *Session) modelArg(L *lua.LState, n int, what string) int32 {
	v := L.Get(n)
	if viewOf(v) == nil && v.Type() != lua.LTString {
		vm.Throw(L, fault.New("E-ARG", "%s takes a model here (argument %d), not %s", what, n, describe(v)))
	}
	return s.modelValue(L, v, what)
}

// modelValue reads a model by view, or by name.
func (s *Session) modelValue(L *lua.LState, v lua.LValue, what string) int32 {
	if x := viewOf(v); x != nil && x.typ == hook.Model {
		if id, ok := s.user.usable(L, x).path.IsConst(); ok {
			return id
		}
		vm.Throw(L, fault.New("E-ARG", "%s takes a model of the table", what))
	}
	if name, ok := v.(lua.LString); ok {
		var known []string
		for i, m := range s.game.Models {
			if m.Name == string(name) {
				return int32(i)
			}
			known = append(known, m.Name)
		}
		vm.Throw(L, fault.New("E-ID", "no model is called %q", string(name)).Suggest(suggest.Hint(string(name), known)))
	}
	vm.Throw(L, fault.New("E-ARG", "%s takes a model, not %s", what, describe(v)))
	return 0
}

// sideArg reads a side, or a band for its side.
func (s *Session) sideArg(L *lua.LState, n int, what string) int32 {
	return s.game.Home(s.bandArg(L, n, what))
}

// bandArg reads a band, or a side for its first band.
func (s *Session) bandArg(L *lua.LState, n int, what string) int32 {
	x := viewOf(L.Get(n))
	if x == nil || x.typ != hook.Band && x.typ != hook.Side {
		vm.Throw(L, fault.New("E-ARG", "%s takes a band or a side, not %s", what, describe(L.Get(n))))
	}
	id, _ := s.user.usable(L, x).path.IsConst()
	return id
}

// sideOf reads a value that is a side, or a band for its side.
func (s *Session) sideOf(L *lua.LState, v lua.LValue, what string) int32 {
	x := viewOf(v)
	if x == nil || x.typ != hook.Band && x.typ != hook.Side {
		vm.Throw(L, fault.New("E-ARG", "%s is a band or a side, not %s", what, describe(v)))
	}
	id, _ := s.user.usable(L, x).path.IsConst()
	return s.game.Home(id)
}

// opts reads an optional table of options and refuses unknown names.
func (s *Session) opts(L *lua.LState, n int, what string, known ...string) *lua.LTable {
	v := L.Get(n)
	if v == lua.LNil {
		return s.user.vm.L().CreateTable(0, 0)
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s takes options in a table, not %s", what, describe(v)))
	}
	if t.Len() > 0 {
		vm.Throw(L, fault.New("E-ARG", "%s takes options by name, such as %s =", what, known[0]))
	}
	_, names := fieldsOf(t)
	for _, k := range names {
		if !contains(known, k) {
			vm.Throw(L, fault.New("E-FIELD", "%s has no option %q", what, k).Suggest(suggest.OneOf(k, known)))
		}
	}
	return t
}

// point reads {x, y}, thousandths of an inch.
func (s *Session) point(L *lua.LState, v lua.LValue, what string) (x, y int32) {
	t, ok := v.(*lua.LTable)
	if ok {
		a, okA := t.RawGetInt(1).(lua.LNumber)
		b, okB := t.RawGetInt(2).(lua.LNumber)
		if t.Len() != 2 || !okA || !okB {
			vm.Throw(L, fault.New("E-ARG", "%s takes a point {x, y} in %s: two numbers", what, s.unit()))
		}
		if math.Abs(float64(a)) < 1000 && math.Abs(float64(b)) < 1000 {
			return int32(math.Round(float64(a) * hook.Milli)), int32(math.Round(float64(b) * hook.Milli))
		}
		vm.Throw(L, fault.New("E-ARG", "%s: {%s, %s} is far off any table", what, describeValue(a), describeValue(b)))
	}
	vm.Throw(L, fault.New("E-ARG", "%s takes a point {x, y} in %s, not %s", what, s.unit(), describe(v)))
	return 0, 0
}

func (s *Session) doEngage(L *lua.LState) int {
	a, b := s.modelArg(L, 1, "engage"), s.modelArg(L, 2, "engage")
	s.order(L, deed{verb: "engage", a: a, b: b}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).Engage(a, b) }))
	return 0
}

func (s *Session) doWeather(L *lua.LState) int {
	id := s.word(L, 1, "set_weather")
	s.change(L, deed{verb: "set_weather", more: id}, func(g *play.Play) (answer, error) { return answer{}, g.SetWeather(id) })
	return 0
}

func (s *Session) weather(L *lua.LState, id string) {
	if err := s.game.SetWeather(id); err != nil {
		vm.Throw(L, asFault(err))
	}
}

func (s *Session) doInitiative(L *lua.LState) int {
	side := s.sideArg(L, 1, "initiative")
	s.change(L, deed{verb: "initiative", a: side}, func(g *play.Play) (answer, error) {
		g.Set(battle.FirstSide, side)
		return answer{}, nil
	})
	return 0
}

func (s *Session) house(L *lua.LState, id string, on bool) {
	if !s.game.SetHouse(id, on) {
		vm.Throw(L, s.lib.content.Unknown("house", id))
	}
}

// doSwitch turns a house rule, a rule or every rule of a talent on or off.
func (s *Session) doSwitch(L *lua.LState, on bool) int {
	id := s.word(L, 1, map[bool]string{true: "on", false: "off"}[on])
	c := s.lib.content
	if _, ok := rule.Get(id); ok && c.Rule(id) == nil {
		vm.Throw(L, fault.New("E-ARG", "%s is carried out by the core, it cannot be switched off", id).
			Suggest("rules that a script declares can: skald list rules"))
	}
	s.dirty = true // what was off was not looked at
	r, t := c.Rule(id), c.Get("talent", id)
	if r == nil && t == nil && c.Get("house", id) == nil {
		known := append(c.IDs("house"), c.IDs("talent")...)
		for _, r := range c.Rules {
			known = append(known, r.ID)
		}
		if c.Get("weather", id) != nil {
			vm.Throw(L, fault.New("E-ID", "%s is a weather", id).Suggest(fmt.Sprintf("set_weather %q", id)))
		}
		hint := suggest.Hint(id, known)
		for _, h := range c.IDs("house") {
			if hint == "" && strings.HasPrefix(h, id) {
				hint = "did you mean " + h + "?"
			}
		}
		vm.Throw(L, fault.New("E-ID", "there is no rule, talent or house rule %q", id).Suggest(hint).
			Suggest("house rules: skald list house; talents: skald list talents"))
	}
	s.change(L, deed{verb: map[bool]string{true: "on", false: "off"}[on], more: id}, func(g *play.Play) (answer, error) {
		switch {
		case r != nil:
			g.SetRuleOff(r.Num, !on)
		case t != nil:
			for _, r := range c.Rules {
				if r.Owner.Talent == t.Sym {
					g.SetRuleOff(r.Num, !on)
				}
			}
		default:
			g.SetHouse(id, on)
		}
		return answer{}, nil
	})
	if r != nil || t == nil || s.quest != nil {
		return 0
	}
	L.Push(lua.LString(switchedOf(c, t, on)))
	return 1
}

// switchedOf names the rules that a talent stands for in on and off.
func switchedOf(c *battle.Content, t *battle.Decl, on bool) string {
	var out []string
	for _, r := range c.Rules {
		if r.Owner.Talent == t.Sym {
			out = append(out, r.ID)
		}
	}
	if out == nil {
		return "nothing has changed: no rule belongs to " + t.ID
	}
	return map[bool]string{true: "on now: ", false: "off now: "}[on] + strings.Join(out, " ")
}

func (s *Session) doSet(L *lua.LState) int {
	key := s.word(L, 1, "set")
	slot, v, err := s.keyValue(key, L.Get(2))
	if err != nil {
		vm.Throw(L, err)
	}
	q, more := s.quest, fmt.Sprintf("%s=%#v", key, L.Get(2))
	s.change(L, deed{verb: "set", more: more}, func(g *play.Play) (answer, error) {
		if q != nil {
			next, err := q.set(g.Values, slot, v, more)
			if err == nil {
				g.Values = next
			}
			return answer{}, err
		}
		g.Values = g.Values.With(slot, v)
		return answer{}, nil
	})
	return 0
}

// setKey changes a data key of this table; its kind stays.
func (s *Session) setKey(key string, to lua.LValue) *fault.Error {
	slot, v, err := s.keyValue(key, to)
	if err == nil {
		s.game.Values = s.game.Values.With(slot, v)
	}
	return err
}

// keyValue reads what a data key is to become.
func (s *Session) keyValue(key string, to lua.LValue) (int, battle.Value, *fault.Error) {
	d := s.lib.content.Data
	slot := d.Slot(key)
	if slot < 0 {
		return 0, battle.Value{}, d.Unknown(key)
	}
	v, _, err := toValue(to, battle.Origin{})
	if err != nil {
		return 0, battle.Value{}, err
	}
	if f := fieldAt(key); f != nil && (f.low != 0 || f.top != 0) {
		if n, ok := to.(lua.LNumber); ok && (!f.allows(n) || float64(n) < f.low || float64(n) > f.top) {
			return 0, battle.Value{}, fault.New("E-DATA", "%s is %s between %v and %v, not %s", key, f.shape, f.low, f.top, describeValue(to))
		}
	}
	if old := d.Value(slot); old.Kind != v.Kind {
		return 0, battle.Value{}, fault.New("E-DATA", "%s is %s, not %s", key, old.Kind, describeValue(to))
	}
	return slot, v, nil
}

func (s *Session) doLookup(L *lua.LState) int {
	key := s.word(L, 1, "lookup")
	a := s.fact(L, deed{verb: "lookup", more: key}, func(g *play.Play) (answer, error) {
		switch v := g.Values.Get(key); v.Kind {
		case battle.Num:
			return inched(v.Num), nil
		case battle.Str:
			return worded(v.Str), nil
		case battle.Truth:
			return flagged(v.Num != 0), nil
		}
		return answer{}, s.lib.content.Data.Unknown(key)
	})
	L.Push(s.value(L, a, s.here()))
	return 1
}

func (s *Session) doCM(L *lua.LState) int {
	L.Push(lua.LNumber(s.num(L, 1, "cm") * hook.Milli / float64(s.game.Scale)))
	return 1
}

func (s *Session) doToCM(L *lua.LState) int {
	L.Push(lua.LNumber(s.num(L, 1, "to_cm") * float64(s.game.Scale) / hook.Milli))
	return 1
}

func (s *Session) num(L *lua.LState, n int, what string) float64 {
	x, ok := L.Get(n).(lua.LNumber)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s takes a number, not %s", what, describe(L.Get(n))))
	}
	return float64(x)
}

func (s *Session) doMuster(L *lua.LState) int {
	side := s.bandArg(L, 1, "muster")
	o := s.opts(L, 2, "muster", "budget")
	budget := int32(0)
	if n := o.RawGetString("budget"); n != lua.LNil {
		budget = s.user.between(L, n, "budget", 0, MaxGold) * hook.Milli
	}
	return s.give(L, deed{verb: "muster", a: side, b: budget}, musterKind, single(func(g *play.Play, o *outcome) error {
		o.m = side
		o.muster = pil(g).Muster(side, budget)
		return nil
	}))
}

func (s *Session) doWield(L *lua.LState) int {
	m, id := s.modelArg(L, 1, "wield"), s.word(L, 2, "wield")
	s.order(L, deed{verb: "wield", a: m, more: id}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).Wield(m, id) }))
	return 0
}

func (s *Session) doExplain(L *lua.LState) int {
	if s.quest != nil {
		vm.Throw(L, fault.New("E-ARG", "explain() inside a question").Suggest("after it, explain() tells on which numbers the answer stands"))
	}
	text := strings.TrimRight(s.Trace(), "\n")
	if text == "" {
		text = "nothing to explain yet"
	}
	s.told.text, s.told.steps = text, s.LastTrace().Steps()
	L.Push(lua.LString(text))
	return 1
}
