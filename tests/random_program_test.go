package tests

import (
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/vm"
)

// around is what random programs find around them: functions that roll, tables,
// and orders by name. A question does an order; played, one that is refused is
// taken for one that did nothing, as a question does.
const around = `
ADD = function(x, y) local z = dice.check(4) and 1 or 0 return x + y + z end
REC = function(n) if n <= 0 then return 0 end if dice.check(5) then return 1 + REC(n - 1) end return REC(n - 1) end
VAR = function(...) local n = select("#", ...) local x = dice.check(3) and 1 or 2 local a, b = ... return (a or 0) + (b or 0) * x + n end
TAIL = function(x) if x > 2 then return VAR(x, 1) end return ADD(x, 1) end
RISK = function(x) local d = dice.d3() if d == 1 then error("one") end return d + x end
CALM = function(x) return x.lost + 1 end
FIXED = { 3, 1, 2, deep = { x = 4 } }
SER = function(t)
  local s = ""
  for k, v in pairs(t) do s = s .. tostring(k) .. (type(v) == "table" and "T" .. #v or tostring(v)) .. ";" end
  return s .. #t
end
verbs = { attack = attack, fight = fight, charge = charge, shoot = shoot, move = move, morale = morale, volley = volley,
  raise_shield = raise_shield, wield = wield, next_turn = next_turn, next_stage = next_stage, need = need, reach = reach, engage = engage, form = form,
  jump = jump, climb = climb, dismount = dismount, board = board, sail = sail, send_hounds = send_hounds, move_wall = move_wall, break_wall = break_wall,
  push = push, support = support, enter = enter, leave = leave, floor = floor, assault = assault, batter = batter, drop_torch = drop_torch, ignite = ignite,
  spread_fire = spread_fire, take_torch = take_torch, take = take, drop = drop, give = give, search = search, abduct = abduct, to_stage = to_stage,
  start = start, end_part = end_part }
tried, denied = {}, {}
local mute = { need = true, reach = true, engage = true, wield = true, form = true, raise_shield = true, break_wall = true, push = true, support = true, drop_torch = true }
for name, verb in pairs(verbs) do
  tried[name] = function(...)
    local ok, r = pcall(verb, ...)
    if ok then return r end
    local id = string.match(tostring(r), "E%-ORDER %[([^%]]*)%]")
    if not id then error(r) end
    denied[#denied + 1] = id
    if mute[name] then return nil end
    return { refused = id, blows = {}, hits = function() return 0 end, wounds = function() return 0 end, by = function() return {} end }
  end
end
`

// program writes a random function. left is how many ways for the dice to fall
// it may still open, as a power of two, counted on its longest way.
//
// Its choices are even, where those of rapid lean to what is first and small.
type program struct {
	rnd   *rand.Rand
	b     strings.Builder
	left  float64
	loops float64 // how often what is written now runs
	deep  int

	orders, plans        []chancy
	reads, changes, ends []string
}

// take a scene into what the program may do.
func (p *program) take(s *scene) {
	p.orders = append(p.orders, s.orders...)
	p.plans = append(p.plans, s.plans...)
	p.reads = append(p.reads, s.reads...)
	p.changes = append(p.changes, s.changes...)
	p.ends = append(p.ends, s.ends...)
}

// add fills a set-up in: %troop, %arm and %v are drawn each time.
func (p *program) add(text string) string {
	parts := strings.Split(text, "%")
	for i, part := range parts[1:] {
		word, rest := "", ""
		switch {
		case strings.HasPrefix(part, "troop"):
			word, rest = pick(p, "warrior", "warrior", "chief", "berserker"), part[len("troop"):]
		case strings.HasPrefix(part, "arm"):
			word, rest = pick(p, "hand_weapon", "spear", "dane_axe"), part[len("arm"):]
		default:
			word, rest = fmt.Sprint(p.maybe()), part[len("v"):]
		}
		parts[i+1] = word + rest
	}
	return strings.Join(parts, "")
}

func (p *program) one(n int) int { return p.rnd.IntN(n) }

func pick[T any](p *program, list ...T) T { return list[p.one(len(list))] }

func (p *program) maybe() bool { return p.one(2) == 0 }

var factions = []string{"vikings", "anglo_saxons", "huns", "byzantines", "saxons", "late_romans", "picts", "visigoths", "merovingians", "romano_british",
	"normans", "irish_scots_picts", "carolingians", "bretons", "welsh", "kievan_rus", "magyars"}

// can spend so many bits of chance.
func (p *program) can(bits float64) bool {
	if p.left < bits*p.loops {
		return false
	}
	p.left -= bits * p.loops
	return true
}

func (p *program) num() string { return pick(p, "n1", "n2", "n3") }
func (p *program) tab() string { return pick(p, "t1", "t2") }
func (p *program) who() string { return pick(p, "a1", "a2", "b1", "b2") }
func (p *program) key() string {
	return pick(p, "1", "2", "3", `"x"`, `"y"`, `"z"`, "n1 % 4 + 1", "true")
}

// roll is an expression with dice.
func (p *program) roll() string {
	words := []struct {
		bits float64
		text string
	}{{1, `(dice.check(4) and 1 or 0)`}, {1, `(dice.check(3, { plus = -1, reroll = "ones" }) and 2 or 1)`}, {1.6, `dice.d3()`}, {2.6, `dice.d6()`},
		{1.6, `dice.pool(2, 4)`}, {2, `dice.pool(3, 5, { reroll = "fails" })`}, {1.6, `#dice.opposed(1, 1)`}, {1, `dice.row({ 5, [4] = 7 })`},
		{2, `dice.row({ 1, [3] = 2, [6] = 3 }, 1)`}, {1, `ADD(n1, n2) % 9`}, {2, `REC(2)`}, {1, `VAR(n1, n2) % 9`}, {1, `TAIL(n3) % 9`}, {1, `VAR() % 9`},
		{1.6, `(select(2, pcall(RISK, 1)) == 3 and 3 or 4)`}}
	w := words[p.one(len(words))]
	if p.one(3) > 0 || !p.can(w.bits) {
		return "1"
	}
	return w.text
}

func (p *program) expr() string {
	p.deep++
	defer func() { p.deep-- }()
	switch n := p.one(12); {
	case n < 3 || p.deep > 3:
		return p.num()
	case n < 6:
		return p.roll()
	case n == 6:
		return fmt.Sprintf("(tonumber(%s[%s]) or 0)", p.tab(), p.key())
	case n == 7:
		return "#" + p.tab()
	case n == 8:
		return fmt.Sprintf("(%s + %s) %% 11", p.expr(), p.expr())
	case n == 9:
		return fmt.Sprintf("(%s and %s or %s)", p.cond(), p.expr(), p.expr())
	case n == 10:
		return pick(p, p.reads...)
	}
	return pick(p, resultReads...)
}

func (p *program) cond() string {
	switch p.one(6) {
	case 0:
		return fmt.Sprintf("%s %s %s", p.expr(), pick(p, "<", "<=", "==", "~=", ">"), p.expr())
	case 1:
		return p.who() + ".alive"
	case 2:
		return fmt.Sprintf("%s[%s]", p.tab(), p.key())
	case 3:
		return fmt.Sprintf("(%s and not %s)", p.cond0(), p.cond0())
	case 4:
		return fmt.Sprintf("(%s or %s)", p.cond0(), p.cond0())
	}
	return p.cond0()
}

func (p *program) cond0() string {
	if p.one(3) == 0 && p.can(1) {
		return pick(p, "dice.check(4)", "dice.check(5)", "(dice.d6() > 2)")
	}
	return "(" + p.num() + " > 1)"
}

// order is one that the table may refuse.
func (p *program) order() string {
	if len(p.plans) > 0 && p.one(5) == 0 {
		if plan := p.plans[p.one(len(p.plans))]; p.can(plan.bits) {
			return plan.text
		}
	}
	o := p.orders[p.one(len(p.orders))]
	if !p.can(o.bits) {
		return "n1 = n1 + 1"
	}
	return o.text
}

func (p *program) change() string {
	return pick(p, p.changes...)
}

func (p *program) line(format string, args ...any) {
	p.b.WriteString(strings.Repeat("  ", p.deep+1))
	fmt.Fprintf(&p.b, format+"\n", args...)
}

func (p *program) block(n int) {
	for range n {
		p.statement()
	}
}

func (p *program) inner() {
	p.deep++
	p.block(1 + p.one(2))
	p.deep--
}

func (p *program) statement() {
	switch n := p.one(44); {
	case n < 3:
		p.line("%s = %s", p.num(), p.expr())
	case n < 5:
		v := "nil"
		if p.one(3) > 0 {
			v = p.expr()
		}
		p.line("%s[%s] = %s", p.tab(), p.key(), v)
	case n < 7 && p.deep < 3:
		p.line("if %s then", p.cond())
		p.inner()
		p.line("else")
		p.inner()
		p.line("end")
	case n == 7 && p.deep < 2:
		times := 1 + p.one(2)
		was := p.loops
		p.loops *= float64(times)
		p.line("for i = 1, %d do", times)
		p.inner()
		if p.one(2) == 0 {
			p.line("  if %s then break end", p.cond())
		}
		p.line("end")
		p.loops = was
	case n == 8:
		was := p.loops
		p.loops *= 3
		p.line("for a, b in pairs(%s) do n1 = (n1 * 3 + (tonumber(b) or 1)) %% 17 if %s then break end end", p.tab(), p.cond())
		p.loops = was
	case n == 9:
		p.line("for i, x in ipairs(%s) do n2 = (n2 + i * (tonumber(x) or 2)) %% 13 end", pick(p, "t1", "t2", "FIXED"))
	case n == 10:
		p.line("s = s .. %s", p.expr())
	case n == 11:
		p.line("%s", pick(p, "t1 = t2", "t2 = { n1, x = t1 }", "t1 = { n1, n2 }", "t2.y = t1", "t1 = t2.x ~= t1 and type(t2.x) == \"table\" and t2.x or t1", "t1 = {}"))
	case n == 12 && p.can(1.6):
		p.line("do local ok, e = pcall(RISK, n1) n2 = ok and e or -1 end")
	case n == 13 && p.can(1):
		p.line("do local g = function(x) n1 = (n1 + x) %% 9 return dice.check(4) end if g(2) then n3 = n3 + 1 end end")
	case n == 14:
		p.line("%s", pick(p, "table.insert(t1, n1)", "table.remove(t1)", "table.remove(t2, 1)", "table.insert(t2, 1, n2)", "n3 = table.maxn(t1)", "if type(t1[1]) == \"number\" and type(t1[2]) == \"number\" and #t1 == 2 then table.sort(t1) end",
			"do local ok = pcall(CALM, r or { lost = 1 }) n1 = ok and n1 or 7 end", "n1 = next(t1) == nil and n1 or 3"))
	case n == 15:
		p.line("%s", p.change())
	case n == 16 && p.one(3) == 0:
		p.line("if %s then return n1, \"early\", s end", p.cond())
	case n == 17:
		p.line("do local x = %s local y = %s n1 = (x + 2 * y) %% 19 end", p.expr(), p.expr())
	case n < 40:
		p.line("%s", p.order())
	default:
		p.line("%s = (%s + %s) %% 11", p.num(), p.expr(), p.expr())
	}
}

// tableRules are rules at random with limits and states of every kind.
func tableRules(p *program) string {
	var b strings.Builder
	n := p.one(4)
	for i := range max(n, 2) {
		if i >= n {
			fmt.Fprintf(&b, "rule \"try:r%d\" { title = \"r\", hook = \"pillage.modify_attack\", effect = function(ev) end }\n", i)
			continue
		}
		limit := ""
		if unit := pick(p, "", "game", "turn", "stage", "fight", "attack"); unit != "" {
			limit = fmt.Sprintf("limit = %q, spend = %q, per = %q,", pick(p, "once", "2")+" per "+unit, pick(p, "asked", "tried"), pick(p, "attacker", "target", "side", "battle"))
		}
		lasts := pick(p, "attack", "fight", "stage", "turn", "game")
		point := pick(p, "modify_attack", "modify_save", "modify_attack_reroll", "on_attack_rolled", "modify_wound", "can_attack")
		effects := map[string][]string{
			"modify_attack":        {"ev:modify(1)", "if ev:check(4) then ev:modify(-1) end", "if ev.attacker.state.hot%d then ev:modify(1) end", "if ev:may(\"more\") then ev:modify(1) end"},
			"modify_save":          {"ev:modify(-1)", "if ev.target.state.hot%d then ev:modify(1) end", "if ev.target:in_aura(6, { troop = \"chief\" }) then ev:modify(1) end"},
			"modify_attack_reroll": {"ev:reroll(\"fails\")", "ev:reroll(\"ones\")", "ev:cancel()"},
			"on_attack_rolled": {"ev:set(ev.attacker, \"hot%d\", ev.natural >= 4)", "ev:set(ev.target, \"hot%d\", true)", "if ev.natural == 6 then ev:attack{ by = ev.attacker, at = ev.target } end",
				"if ev.natural <= 2 then ev:cancel_attack(ev.target) end", "if ev.natural == 1 then ev:wound(ev.attacker, 1) end"},
			"modify_wound": {"if ev:check(4) then ev:cancel() end", "local m = ev.target:nearest{ side = \"friend\" } if m then ev:redirect(m) end"},
			"can_attack":   {"if ev.attacker.state.hot%d then ev:refuse() end", "if ev:check(5) then ev:refuse() end"},
		}
		if point == "on_attack_rolled" && limit == "" {
			limit = `limit = "once per turn", per = "attacker",`
		}
		effect := pick(p, effects[point]...)
		if strings.Contains(effect, "%d") {
			effect = fmt.Sprintf(effect, i)
		}
		set := fmt.Sprintf("{ hook = \"pillage.on_attack_rolled\", when = function(ev) return ev.natural >= 5 end, effect = function(ev) ev:set(ev.attacker, \"hot%d\", true) end },", i)
		if point == "on_attack_rolled" {
			set = ""
		}
		fmt.Fprintf(&b, "rule \"try:r%d\" { title = \"r\", state = { hot%d = \"flag\" }, lasts = %q, %s %s{ hook = \"pillage.%s\", effect = function(ev) %s end } }\n", i, i, lasts, limit, set, point, effect)
	}
	return b.String()
}

// randomProgram is the set-up of a table and a function that plays on it.
func randomProgram(seed uint64, bits float64, keys []string) (setup, ask string, choices policy) {
	p := &program{rnd: rand.New(rand.NewPCG(seed, 1)), left: bits, loops: 1}
	var b strings.Builder
	fmt.Fprintf(&b, "%sred, blue = band(%q), band(%q)\n", pick(p, "", "", "", "", "", "", "", "battle{ strict = true }\n"), pick(p, factions...), pick(p, factions...))
	b.WriteString(p.add(`a1 = red:add("%troop", { name = "a1", weapon = { "dane_axe", "hand_weapon" }, armour = %v, horse = %v, at = { 10, 10 } })
a2 = red:add("chief", { name = "a2", hp = 2, weapon = { "hand_weapon", "bow" }, standard = %v, at = { 20, 10 } })
b1 = blue:add("warrior", { name = "b1", hp = 2, weapon = "spear", shield = true, horse = %v, at = { 10, 15 } })
b2 = blue:add("%troop", { name = "b2", weapon = "hand_weapon", shield = %v, at = { 20, 14 } })
`))
	for range p.one(4) - 1 {
		b.WriteString(pick(p, keys...))
	}
	p.take(&duel)
	for range p.one(4) {
		sc := &scenes[p.one(len(scenes))]
		if !strings.Contains(b.String(), "-- "+sc.name) {
			fmt.Fprintf(&b, "-- %s\n%s", sc.name, sc.setup(p))
			p.take(sc)
			p.take(sc) // more of this than of the duel
		}
	}
	p.orders = append(p.orders, clockOrders...)
	b.WriteString(`rule "try:turn" { title = "t", state = { hot = "flag", cold = "number" }, lasts = "turn", hook = "pillage.on_attack_rolled", effect = function(ev) ev:set(ev.attacker, "hot", true) ev:set(ev.target, "cold", ev.turn) end }
battle_turn = function() return a1.state.hot and 1 or 2 end
`)
	b.WriteString(tableRules(p))
	b.WriteString(fieldRules(p))
	if p.maybe() {
		b.WriteString("engage(a1, b1)\n")
	}
	p.b.WriteString("f = function()\n  local n1, n2, n3, s = 0, 1, 2, \"\"\n  local t1, t2 = { 4 }, { 5, 6, x = 1 }\n  local r, q, c, m, w, z, y, k, v, l\n  if dice.check(6) then return 'none' end -- one way without a refusal\n")
	p.block(5 + p.one(7))
	p.b.WriteString("  return n1, n2, n3, s, SER(t1), SER(t2)")
	for range p.one(12) {
		p.b.WriteString(", " + pick(p, p.ends...))
	}
	p.b.WriteString("\nend\n")
	b.WriteString(around)
	choices = policy{}
	for _, c := range [][2]string{{"PIL-TROOP-05", "yes"}, {"reroll", "no"}, {"initiative", "hand over"}, {"join", "join"}} {
		if p.one(3) == 0 {
			choices[c[0]] = c[1]
		}
	}
	return b.String(), p.b.String(), choices
}

// otherwise are changes of data keys: every yes or no of the rules the other way,
// and other words of those that have one.
func otherwise(d *battle.Data) []string {
	out := slices.Clone(otherWords)
	for _, key := range d.Keys() {
		if v := d.Value(d.Slot(key)); v.Kind == battle.Truth && strings.HasPrefix(key, "rules.") {
			out = append(out, fmt.Sprintf("set(%q, %v)\n", key, v.Num == 0))
		}
	}
	slices.Sort(out)
	return out
}

// policy is how the decisions of a program are made, in words of Lua and in play.
type policy map[string]string

func (c policy) String() string {
	var words []string
	for name, word := range c {
		words = append(words, fmt.Sprintf("[%q] = %q", name, word))
	}
	slices.Sort(words)
	return "choices = { " + strings.Join(words, ", ") + " }"
}

func (c policy) choose(d hook.Decision) int {
	if i, ok := d.Index(c[d.Stream]); ok {
		return i
	}
	return d.Def
}

// text of what a function returned, as questions tell it.
func outcomeText(res []lua.LValue) string {
	var words []string
	last := 0
	for i, v := range res {
		w := vm.Format(v)
		if v == lua.LNil {
			w = "nothing"
		} else {
			last = i + 1
		}
		words = append(words, w)
	}
	return strings.Join(words[:last], ", ")
}

// unwatched is a watcher to whom nothing matters.
type unwatched struct{}

func (unwatched) Read(int)                         {}
func (unwatched) ReadIs(int, int32)                {}
func (unwatched) Write(int)                        {}
func (unwatched) Tally(battle.TallyOf, int32, int) {}

// playedOut plays f once for every way; nil where there are more than most, an
// error where f ends in one. asks: f asks for numbers for which rules may roll, and
// these dice fall every way, as they do in a question. allRefused: on every way an
// order was refused.
func playedOut(s *luabind.Session, how policy, most int, remember, asks bool) (out map[string]*big.Rat, allRefused bool, err error) {
	g := pillage.Of(s.Game())
	f := s.State().Get("f").(*lua.LFunction)
	before, src, log, was, choose := g.Save(), g.R.Src, g.R.Log, g.R.Remember, g.R.Choose
	g.R.Log, g.R.Remember, g.R.Choose = nil, remember, how.choose
	if asks {
		g.Watch = unwatched{}
	}
	defer func() {
		g.R.Src, g.R.Log, g.R.Remember, g.R.Choose, g.Watch = src, log, was, choose, nil
		g.Restore(before)
		g.Refresh()
	}()
	e := dice.NewExplored()
	g.R.Src = e
	out, allRefused = map[string]*big.Rat{}, true
	denied := s.State().Get("denied").(*lua.LTable)
	for n, more := 0, true; more; more = e.Next() {
		if n++; n > most {
			return nil, false, nil
		}
		g.Restore(before)
		g.Refresh()
		e.Begin()
		for denied.Len() > 0 {
			denied.Remove(denied.Len())
		}
		res, err := s.State().Call(f, 0, lua.MultRet)
		if fault.CodeOf(err) == "E-BUDGET" {
			return nil, false, nil
		}
		if err != nil {
			return nil, false, err
		}
		allRefused = allRefused && denied.Len() > 0
		key := outcomeText(res)
		if out[key] == nil {
			out[key] = new(big.Rat)
		}
		out[key].Add(out[key], e.Weight())
	}
	return out, allRefused, nil
}

var (
	firstProgram = flag.Uint64("program", 1, "number of the first random program")
	programs     = flag.Int("programs", 40, "how many random programs are played")
	ways         = flag.Int("ways", 200, "how many ways one of them may have at most")
)

// A random program in Lua has the odds that playing it for every way the dice can
// fall adds up to, as fractions; played once more, by handlers that are called
// and under scripts read the other way round, it is the same game. A program has
// a number, so that one that fails can be had again:
// go test ./tests -run RandomPrograms -program 123 -programs 1 -v.
func TestRandomProgramsEqualPlay(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	back, err := luabind.Load(luabind.Options{Reverse: true})
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for n := range *programs {
		seed := *firstProgram + uint64(n)
		t.Run(fmt.Sprint(seed), func(t *testing.T) { compared += playRandom(t, lib, back, seed) })
	}
	t.Logf("%d of %d compared", compared, *programs)
	if *programs >= 30 && compared < *programs/3 {
		t.Errorf("only %d of %d were compared", compared, *programs)
	}
}

// played is what one game of a program comes to: where the table stands, and the
// explanation of every order.
func played(t *testing.T, lib *luabind.Library, seed uint64, remember bool, program string) string {
	s, err := lib.NewSession(seed)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	s.Remember(remember)
	s.SetTrace(true)
	text, err := s.Eval(program + "O = tried")
	if err == nil {
		s.Remember(remember)
		text, err = s.Eval("print(f())")
	}
	at := s.Game().Hash()
	if remember {
		for n := range 5 {
			line := "undo(true)"
			if n == 0 {
				line = "branch \"here\""
			}
			if _, err := s.Eval(line); err != nil {
				break
			}
		}
		if _, err := s.Eval("back \"here\""); err != nil {
			t.Fatalf("%v\n%s", err, program)
		}
		if s.Game().Hash() != at {
			t.Fatalf("the table is another after orders were taken back and done again\n%s", program)
		}
	}
	if remember && seed%16 == 0 {
		file := filepath.Join(t.TempDir(), "game.json")
		if _, err := s.Save(file); err != nil {
			t.Fatalf("%v\n%s", err, program)
		}
		if r, err := luabind.Replay(file, nil); err != nil || !r.Same {
			t.Fatalf("replayed: %v %+v\n%s", err, r, program)
		}
	}
	return fmt.Sprint(at, "\n", text, err)
}

// playRandom compares one program with play; 0 where it has too many ways. back
// is the library read the other way round.
func playRandom(t *testing.T, lib, back *luabind.Library, seed uint64) int {
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	setup, ask, how := randomProgram(seed, 8, otherwise(lib.Content().Data))
	if *programs == 1 {
		t.Logf("\n%s%s-- %v", setup, ask, how)
	}
	if _, err := s.Eval(setup + ask + "O = tried"); err != nil {
		t.Fatalf("%v\n%s%s", err, setup, ask)
	}
	once := played(t, lib, seed, true, setup+ask)
	for _, again := range []string{played(t, back, seed, true, setup+ask), played(t, lib, seed, false, setup+ask)} {
		if again != once {
			t.Fatalf("%s\n%s\nplayed %s\nagain %s", setup, ask, once, again)
		}
	}
	want, allRefused, failed := playedOut(s, how, *ways, seed%2 == 0, strings.Contains(ask, "O.need") || strings.Contains(ask, "O.reach"))
	if want == nil && failed == nil {
		t.Logf("more than %d ways", *ways)
		return 0
	}
	before := s.Game().Hash()
	_, err = s.Eval(fmt.Sprintf("O = verbs answer = odds(f, { %v })", how))
	if s.Game().Hash() != before {
		t.Fatalf("a question changed the table\n%s\n%s", setup, ask)
	}
	switch {
	case err != nil && failed != nil:
		if a, b := fault.CodeOf(failed), fault.CodeOf(err); a != b {
			t.Fatalf("played: %v\nasked: %v\n%s\n%s", failed, err, setup, ask)
		}
		t.Logf("both fail: %v", err)
		return 0
	case err != nil && allRefused && strings.Contains(err.Error(), "E-ORDER"):
		t.Logf("refused on every way: %v", err)
		return 0
	case err != nil || failed != nil:
		t.Fatalf("played: %v\nasked: %v\n%s\n%s", failed, err, setup, ask)
	}
	d := s.State().Get("answer").(*lua.LUserData).Value.(interface{ JSON() any }).JSON().(*odds.Dist)
	if a, b := fractions(chances(d)), fractions(want); a != b {
		t.Fatalf("%s\n%s\nmerged %s\nplayed %s", setup, ask, a, b)
	}
	askedAgain(t, s, how, d, setup+ask)
	return 1
}

// askedAgain asks the same of the same table once more, now that the handlers
// are remembered, and lets it be played at random: what no way comes to may not
// come up, and nothing much oftener or less often than it should.
func askedAgain(t *testing.T, s *luabind.Session, how policy, d *odds.Dist, program string) {
	if _, err := s.Eval(fmt.Sprintf("again = tostring(odds(f, { %v })) trials = simulate(f, { trials = 300, %v })", how, how)); err != nil {
		t.Fatalf("%v\n%s", err, program)
	}
	if got := s.State().Get("again").String(); got != strings.TrimRight(d.Text(0), "\n") {
		t.Fatalf("asked again: %s\nwas %s\n%s", got, d.Text(0), program)
	}
	for _, m := range [][2]string{{"alive(b1)", "b1.alive"}, {"lost(blue)", "blue.losses"}, {"lost(red)", "red.losses"}} {
		counted, read := m[0], m[1]
		a := fractions(chances(answerTo(t, s, fmt.Sprintf("odds(f, { measure = measure.%s, %v })", counted, how))))
		b := fractions(chances(answerTo(t, s, fmt.Sprintf("odds(function() f() return %s end, { %v })", read, how))))
		if a != b {
			t.Fatalf("measure.%s: %s\n%s: %s\n%s", counted, a, read, b, program)
		}
	}
	exact := chances(d)
	for _, o := range s.State().Get("trials").(*lua.LUserData).Value.(interface{ JSON() any }).JSON().(*odds.Dist).Outcomes {
		if exact[o.Label] == nil {
			t.Fatalf("%q came up in trials and is impossible\n%s", o.Label, program)
		}
		p, _ := exact[o.Label].Float64()
		if sd := math.Sqrt(300 * p * (1 - p)); math.Abs(float64(o.Count)-300*p) > 6*sd+6 {
			t.Fatalf("%q came up in %d of 300 trials, its chance is %g\n%s", o.Label, o.Count, p, program)
		}
	}
}
