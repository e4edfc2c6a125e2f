package tests

import (
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/trace"
	"skald/luabind"
)

// Every two rules that answer at one point of play, of whatever they are, stand
// on one table here and play: on the same side and on opposite ones. What comes
// out may depend neither on the order in which their files were read nor on the
// way in which it is computed, and the explanation has to add up.

// plays of a point: what the bearer m of a rule and whom he faces, z, do so that
// it is asked. acts is for a rule in the role of who acts, suffers for one in the
// role of whom it is done to. begins puts the two together beforehand.
type plays struct{ begins, acts, suffers []string }

var (
	melee   = plays{begins: []string{`begin_melee(m, z)`}, acts: []string{`melee(m, z)`}}
	atAll   = plays{begins: []string{`begin_melee(m, z)`}, acts: []string{`melee(m, z)`, `shot(m, z)`}, suffers: []string{`melee(m, z)`, `shot(z, m)`}}
	walking = plays{acts: []string{`walk(m)`}}
	clock   = plays{acts: []string{`start() to_stage "movement" to_stage "melee" next_turn() to_stage "movement"`}}
	lists   = plays{acts: []string{`ask(muster, m.band)`}}
	alone   = plays{acts: []string{`ask(morale, m)`}}
	playsAt = map[string]plays{
		"on_before_deployment": {acts: []string{`start()`}}, "on_deployed": {acts: []string{`start()`}}, "modify_initiative": {acts: []string{`start() next_turn()`}},
		"on_turn_start": clock, "on_stage_start": clock, "on_part_start": clock,
		"can_field_band": lists, "modify_price": lists, "modify_equip": lists,
		"can_weather_affect":   {acts: []string{`ask(morale, m)`, `shot(m, z)`, `walk(m)`}},
		"modify_terrain_class": walking, "modify_terrain_cost": walking, "modify_obstacle_cost": walking, "modify_move": walking,
		"can_target":             {suffers: []string{`if dice.check(4) then ask(shoot, z, m) end`}},
		"modify_reactions":       {suffers: []string{`if dice.check(4) then ask(charge, z, m, { react = "plumbata" }) end`, `if dice.check(4) then ask(charge, z, m, { react = "hasta" }) end`}},
		"modify_flee_roll":       {suffers: []string{`ask(charge, z, m, { react = "flee" })`}},
		"modify_charge_distance": {acts: []string{`ask(charge, m, z, { react = "none" })`}, suffers: []string{`ask(charge, z, m, { react = "none" })`}},
		"modify_range_factor":    {acts: []string{`shot(m, z) ask(shoot, m, z)`}},
		"modify_volley":          {begins: []string{`archers(m)`}, acts: []string{`volleyed(m, z)`}},
		"modify_charge_bonus":    melee, "modify_attacks": melee, "modify_attack_list": melee, "on_attack_rolled": atAll, "modify_weapon": melee,
		"modify_strike_step": melee, "modify_support": melee, "modify_armour_class": melee, "modify_wound": melee,
		"modify_attack": atAll, "modify_attack_reroll": atAll, "modify_save": atAll, "modify_save_reroll": atAll, "can_save": atAll,
		"can_form":              {begins: []string{`in_wall(m)`}, acts: []string{`if dice.check(4) then form_wall(m) end`}},
		"can_catch_fire":        {begins: []string{`at_thing(m, "crops")`}, acts: []string{`if dice.check(4) then burn(m) end`}},
		"modify_ignition":       {begins: []string{`at_thing(m, "house")`}, acts: []string{`burn(m)`}},
		"modify_morale_reasons": {acts: []string{`start() to_stage "morale" morale()`}},
		"can_fail_morale":       alone, "modify_morale_need": alone, "modify_morale": alone,
		"can_attack":           {begins: melee.begins, acts: []string{`melee(m, z)`, `shot(m, z) shot(m, z)`}},
		"modify_charge_reroll": {acts: []string{`ask(charge, m, z, { react = "none" })`}},
		"modify_fire_spread":   {begins: []string{`blaze(m)`}, acts: []string{`spread_fire()`}},
		"modify_morale_reroll": alone,
	}
)

// quiet are rules that the plays ask and that ask for nothing in them: what they
// wait for takes several turns of play.
var quiet = []string{"PIL-HOUND-12", "PIL-HOUND-14"}

// playing are the words of the plays.
const playing = `
ALL = {}
function ask(verb, ...)
  local ok, r = pcall(verb, ...)
  if not ok and not string.find(tostring(r), "E%-ORDER") then error(r) end
  return ok and r or {}
end
function begin_melee(m, z)
  if m.state and not CHARGES[m.name] and not CHARGES[z.name] then engage(m, z) end
end
function melee(m, z)
  if CHARGES[z.name] then ask(charge, z, m, { react = "none" }) elseif CHARGES[m.name] then ask(charge, m, z, { react = "none" }) end
  ask(fight, m, z)
end
function shot(m, z) ask(attack, m, z, { kind = "shoot", weapon = "bow" }) end
function walk(m)
  local r = ask(reach, "move", m) or 0
  ask(move, m, { m.x, m.y + 3 * NORTH[m.name] })
  return r
end
function volleyed(m, z) ask(volley, ARCHERS[m.name], { z.x, z.y }) end
function form_wall(m) ask(form, "shield_wall", WALL[m.name], { faces = "north" }) end
function burn(m) ask(ignite, m, THING[m.name]) end
function archers(m)
  local l = {}
  for i = 1, 4 do l[i] = m.band:add("warrior", { weapon = "bow", at = { m.x + 1.2 * i, m.y } }) end
  ARCHERS[m.name] = l
end
function in_wall(m)
  local l = { m }
  for i = 1, 4 do l[i + 1] = m.band:add("warrior", { weapon = "spear", shield = true, at = { m.x + i, m.y } }) end
  WALL[m.name] = l
end
function at_thing(m, what)
  local wide = m.mounted and 2.8 or 2.5
  THING[m.name] = piece(what, { at = { m.x - wide, m.y }, size = { 4, 4 } })
end
function blaze(m)
  piece("house", { at = { m.x - 6, m.y }, size = { 4, 4 }, burning = true })
  piece("house", { at = { m.x - 1, m.y + 5 }, size = { 4, 4 } })
end
function told()
  local s = ""
  for i = 1, #ALL do
    local m = ALL[i]
    local what = "-"
    if m.alive then
      what = m.hp .. (m.mounted and "m" or "") .. (m.burning and "b" or "") .. math.floor(m.x * 100 + 0.5) .. "," .. math.floor(m.y * 100 + 0.5) .. m.side.name
    end
    s = s .. what .. ";"
  end
  return s
end
`

// match is a bearer on either side, one of whom may just stand there.
type match struct {
	x, z   kit
	orders []string // the plays, m and z put in
	begins []string
}

// encounter is a table on which two rules hold.
type encounter struct {
	duels    []match
	weathers []string
	strict   bool
}

// line writes a model of a kit.
func (k *kit) line(who, name, at string) string {
	var b strings.Builder
	troop := k.troop
	if k.me && troop == "" {
		troop = "chief"
	}
	if troop == "" {
		troop = "warrior"
	}
	fmt.Fprintf(&b, "%s:add(%q, { name = %q, %s", who, troop, name, at)
	weapons := k.weapons
	if k.shoots && !slices.Contains(weapons, "bow") {
		if len(weapons) == 0 {
			weapons = []string{"hand_weapon"}
		}
		weapons = append(slices.Clone(weapons), "bow")
	}
	if len(weapons) == 0 && troop != "idol" {
		weapons = []string{"hand_weapon"}
	}
	if !slices.Equal(weapons, []string{"improvised"}) && len(weapons) > 0 {
		fmt.Fprintf(&b, ", weapon = { %q", weapons[0])
		for _, w := range weapons[1:] {
			fmt.Fprintf(&b, ", %q", w)
		}
		b.WriteString(" }")
	}
	for _, it := range k.items {
		fmt.Fprintf(&b, ", %s = true", it)
	}
	switch k.horse {
	case "yes":
		b.WriteString(", horse = true")
	case "lost":
		b.WriteString(`, horse = "lost"`)
	}
	if k.loot {
		b.WriteString(", loot = 1")
	}
	if k.hp != "" {
		b.WriteString(", hp = " + k.hp)
	}
	if k.faction != "" {
		fmt.Fprintf(&b, ", faction = %q", k.faction)
	}
	if k.me {
		fmt.Fprintf(&b, ", talents = { %s }", quotedList(k.talents))
	}
	b.WriteString(" })")
	return b.String()
}

func quotedList(list []string) string {
	var out []string
	for _, w := range list {
		out = append(out, strconv.Quote(w))
	}
	return strings.Join(out, ", ")
}

// plays are the programs of a scene: each lets the weather be and f give an order.
func (s *encounter) plays() (out []string) {
	for _, w := range s.weathers {
		for _, d := range s.duels {
			for _, order := range d.orders {
				if strings.HasPrefix(order, "ask(") || strings.HasPrefix(order, "walk(") {
					order = "local r = " + order
				}
				out = append(out, fmt.Sprintf("set_weather %q f = function() %s return told() end", w, order))
			}
		}
	}
	return out
}

// choices are the answers that the players of an encounter give, "" none.
func (s *encounter) choices() string {
	all := ""
	for i := range s.duels {
		x, z := fmt.Sprintf("x%d", i+1), fmt.Sprintf("z%d", i+1)
		all += put(s.duels[i].x.choose, x, z) + put(s.duels[i].z.choose, z, x)
	}
	if strings.TrimSpace(all) == "" {
		return ""
	}
	return "choices {} choices { " + all + " }"
}

// setUp writes the table of a scene.
func (s *encounter) setUp() string {
	var b strings.Builder
	fmt.Fprintf(&b, "battle { strict = %v, size = { 48, 60 } }\n", s.strict)
	b.WriteString("CHARGES, NORTH, ARCHERS, WALL, THING, SUP, ALL = {}, {}, {}, {}, {}, {}, {}\n")
	first := [2]string{}
	for i := range s.duels {
		for j, k := range []*kit{&s.duels[i].x, &s.duels[i].z} {
			if first[j] == "" {
				first[j] = k.faction
			}
			for _, h := range k.house {
				fmt.Fprintf(&b, "on %q\n", h)
			}
			b.WriteString(k.set + "\n")
		}
	}
	fmt.Fprintf(&b, "red, blue = band(%s), band(%s)\n", quoted(first[0]), quoted(first[1]))
	for i := range s.duels {
		d := &s.duels[i]
		y := 8 + 18*i
		gap := d.x.gap
		if gap == "" {
			gap = d.z.gap
		}
		if gap == "" {
			gap = "6.3"
		}
		fmt.Fprintf(&b, "do local own, other, north, back, faces = red, blue, 1, 180, \"north\"\n")
		x, z := fmt.Sprintf("x%d", i+1), fmt.Sprintf("z%d", i+1)
		fmt.Fprintf(&b, "local m = %s %s = m\n%s\nend\n", d.x.line("red", x, fmt.Sprintf("at = { 20, %d }", y)), x, d.x.around)
		at := fmt.Sprintf("at = { %s.x, %s.y + %s }", x, x, gap)
		if slices.ContainsFunc(d.begins, func(p string) bool { return strings.HasPrefix(p, "begin_melee") }) && !d.x.charges && !d.z.charges {
			at = fmt.Sprintf("touch = %s, bearing = 0", x)
		}
		fmt.Fprintf(&b, "do local own, other, north, back, faces = blue, red, -1, 0, \"south\"\n")
		fmt.Fprintf(&b, "local m = %s %s = m\n%s\nend\n", d.z.line("blue", z, at), z, d.z.around)
		for j, k := range []*kit{&d.x, &d.z} {
			who, name, north := []string{"red", "blue"}[j], []string{x, z}[j], []int{1, -1}[j]
			other := []string{"blue", "red"}[j]
			if len(k.talents) > 0 && !k.me {
				at := fmt.Sprintf("{ 44, %d }", y+8*j)
				if k.near {
					at = fmt.Sprintf("{ %s.x - 3, %s.y - %d }", name, name, north)
				}
				fmt.Fprintf(&b, "%s:add(\"chief\", { faction = %s, talents = { %s }, at = %s })\n", who, quoted(k.faction), quotedList(k.talents), at)
			}
			if len(k.foes) > 0 {
				fmt.Fprintf(&b, "%s:add(\"chief\", { talents = { %s }, at = { 46, %d } })\n", other, quotedList(k.foes), y+8*j)
			}
			fmt.Fprintf(&b, "CHARGES[%q], NORTH[%q] = %v, %d\n", name, name, k.charges, north)
			fmt.Fprintf(&b, "do local m, own, z = %s, %s, %s %s end\n", name, who, []string{z, x}[j], k.last)
		}
		for _, p := range d.begins {
			b.WriteString(p + "\n")
		}
		fmt.Fprintf(&b, "%s\n%s\n", put(d.x.engaged, x, z), put(d.z.engaged, z, x))
	}
	b.WriteString("for _, s in ipairs { red, blue } do for _, what in ipairs { false, true } do for _, m in ipairs(s:models { object = what }) do ALL[#ALL + 1] = m end end end\n")
	return b.String()
}

func shootsIn(play string) bool {
	return strings.Contains(play, "shot(") || strings.Contains(play, "shoot,")
}

// side of the table on which a rule stands by its role at the point.
func suffers(h *hook.Handler) bool {
	role := h.Rule.Who
	if role == hook.NSlots {
		role = h.Point.Role
	}
	return role == hook.Target
}

// put writes a play for a bearer and whom he faces.
func put(text, m, z string) string {
	return nameOfM.ReplaceAllStringFunc(text, func(w string) string {
		if w == "m" {
			return m
		}
		return z
	})
}

var nameOfM = regexp.MustCompile(`\b[mz]\b`)

// bear adds what a rule does when its bearer is x or z of a match.
func (d *match) bear(n int, h *hook.Handler, isX bool) {
	p := playsAt[h.Point.Short()]
	m, z := fmt.Sprintf("x%d", n), fmt.Sprintf("z%d", n)
	if !isX {
		m, z = z, m
	}
	d.x.shoots = d.x.shoots || slices.ContainsFunc(p.acts, shootsIn) || slices.ContainsFunc(p.suffers, shootsIn)
	d.z.shoots = d.x.shoots
	list := p.acts
	if suffers(h) && p.suffers != nil || p.acts == nil {
		list = p.suffers
	}
	add := func(to *[]string, texts []string) {
		for _, text := range texts {
			text = put(text, m, z)
			if strings.HasPrefix(text, "melee(") || strings.HasPrefix(text, "begin_melee(") { // the same from either side
				name, _, _ := strings.Cut(text, "(")
				text = fmt.Sprintf("%s(x%d, z%d)", name, n, n)
			}
			if !slices.Contains(*to, text) {
				*to = append(*to, text)
			}
		}
	}
	add(&d.begins, p.begins)
	add(&d.orders, list)
}

// scenesOf are the two placements of a pair.
func scenesOf(c *battle.Content, a, b *hook.Handler) (same, against encounter) {
	ka, kb := kitOf(c, a), kitOf(c, b)
	foeOf := func(k *kit) kit {
		if k.foe == nil {
			return kit{}
		}
		return *k.foe
	}
	fa, fb := foeOf(&ka), foeOf(&kb)
	alone := func(n int, h *hook.Handler, k, foe kit, isX bool) match {
		d := match{x: k, z: foe}
		if !isX {
			d.x, d.z = foe, k
		}
		d.bear(n, h, isX)
		return d
	}
	both, fits := ka.with(&kb)
	foes, fitsToo := fa.with(&fb)
	if fits && fitsToo && suffers(a) == suffers(b) {
		d := match{x: both, z: foes}
		d.bear(1, a, true)
		d.bear(1, b, true)
		same.duels = []match{d}
	} else {
		same.duels = []match{alone(1, a, ka, fa, true), alone(2, b, kb, fb, true)}
	}
	x, fits := ka.with(&fb)
	z, fitsToo := kb.with(&fa)
	if fits && fitsToo {
		d := match{x: x, z: z}
		d.bear(1, a, true)
		d.bear(1, b, false)
		against.duels = []match{d}
	} else {
		against.duels = []match{alone(1, a, ka, fa, true), alone(2, b, kb, fb, false)}
	}
	for _, w := range []string{ka.weather, kb.weather} {
		if w != "" && !slices.Contains(same.weathers, w) {
			same.weathers = append(same.weathers, w)
		}
	}
	for _, h := range []*hook.Handler{a, b} {
		for _, w := range immune[h.Rule.ID] {
			if !slices.Contains(same.weathers, w) {
				same.weathers = append(same.weathers, w)
			}
		}
	}
	if len(same.weathers) == 0 {
		same.weathers = []string{"clear"}
	}
	against.weathers = same.weathers
	same.strict = a.Point.Short() == "modify_initiative"
	against.strict = same.strict
	return same, against
}

// immune are the weathers of the rules that answer for whom a weather touches.
var immune = map[string][]string{
	"PIL-FACTION-ANGLOSAXONS-01": {"fog"}, "PIL-FACTION-BRETONS-01": {"rain"}, "PIL-FACTION-IRISH-01": {"wind"}, "PIL-FACTION-NORMANS-01": {"rain"},
	"PIL-FACTION-PICTS-01": {"fog"}, "PIL-FACTION-ROMANOBRITISH-02": {"rain"}, "PIL-FACTION-RUS-01": {"snow"}, "PIL-FACTION-SAXONS-06": {"rain"},
	"PIL-FACTION-VISIGOTHS-01": {"fog"}, "PIL-FACTION-WELSH-01": {"rain"},
}

// asked is one time that a handler of the point in question ran.
type asked struct {
	h     *hook.Handler
	ev    *hook.Event
	at    [7]int32 // whose firing it is
	asks  []hook.Ask
	logAt int // how long the explanation was
}

// spy records what the handlers of one point do.
type spy struct {
	point *hook.Point
	log   *trace.Log
	seen  []asked
}

// spied lets a library tell its spy, and forget nothing of what it was.
func spied(lib *luabind.Library) **spy {
	var now *spy
	for _, r := range lib.Content().Rules {
		for _, h := range r.Parts {
			call := h.Call
			h.Call = func(r *hook.Run, ev *hook.Event, trail []hook.QA) ([]hook.Ask, []hook.QA, error) {
				asks, full, err := call(r, ev, trail)
				if now != nil && now.point == h.Point {
					a := asked{h: h, ev: ev, at: [7]int32{ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.ModelSlot], ev.F[hook.Part], ev.F[hook.PieceSlot], ev.F[hook.Item], ev.F[hook.Purpose]}, asks: slices.Clone(asks)}
					if now.log != nil {
						a.logAt = len(now.log.Entries)
					}
					now.seen = append(now.seen, a)
				}
				return asks, full, err
			}
		}
	}
	return &now
}

// trying is a library with the test's own rules, read in one order or the other.
type trying struct {
	lib *luabind.Library
	spy **spy
}

func newTrying(t testing.TB, reverse bool) *trying {
	dir := filepath.Join(t.TempDir(), "try")
	for name, text := range map[string]string{"mod.lua": "mod \"try\" { version = \"1.0\", api = 1 }\n", "scripts/pillage/try.lua": houseRules} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	lib, err := luabind.Load(luabind.Options{Mods: []string{dir}, Reverse: reverse})
	if err != nil {
		t.Fatal(err)
	}
	return &trying{lib, spied(lib)}
}

func (y *trying) session(t testing.TB, setup string) *luabind.Session {
	s, err := y.lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Eval(playing + setup); err != nil {
		t.Fatalf("%v\n%s", err, setup)
	}
	return s
}

// logged plays f once with seeded dice and returns what came out, with the
// explanation and what the handlers of the point did.
func (y *trying) logged(t testing.TB, s *luabind.Session, p *hook.Point, seed uint64) (string, *trace.Log, []asked) {
	g := s.Game()
	before, src, log := g.Save(), g.R.Src, g.R.Log
	defer func() { g.R.Src, g.R.Log, g.R.Remember = src, log, true; g.Restore(before); g.Refresh() }()
	g.R.Src, g.R.Log, g.R.Remember = dice.NewSeeded(seed, 0), &trace.Log{}, false
	// An order empties the explanation: what it told is kept by the words below.
	watch := &spy{point: p, log: g.R.Log}
	*y.spy = watch
	defer func() { *y.spy = nil }()
	res, err := s.State().Call(s.State().Get("f").(*lua.LFunction), 0, lua.MultRet)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return outcomeText(res), g.R.Log, watch.seen
}

// replacedIn counts how often each rule was replaced so far.
func replacedIn(s *luabind.Session) []int { return slices.Clone(s.Game().R.Stats.Replaced) }

// since lists the rules that were replaced since: they would have been asked.
func since(before []int, s *luabind.Session) (out []asked) {
	for _, r := range s.Game().C.Rules {
		if s.Game().R.Stats.Replaced[r.Num] > before[r.Num] {
			out = append(out, asked{h: r.Parts[0]})
		}
	}
	return out
}

// rulesAt lists the rules at a point, one handler each, by id.
func rulesAt(c *battle.Content, p *hook.Point) []*hook.Handler {
	var out []*hook.Handler
	for _, h := range c.Handlers[p.Num] {
		own := strings.HasPrefix(h.Rule.ID, "try:")
		if !own && !slices.ContainsFunc(out, func(o *hook.Handler) bool { return o.Rule.ID == h.Rule.ID }) {
			out = append(out, h)
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Rule.ID < out[j].Rule.ID })
	return out
}

// allPairs is how many pairs of rules there are at the points.
func allPairs(c *battle.Content) (n int) {
	for _, p := range c.Points {
		k := len(rulesAt(c, p))
		n += k * (k - 1) / 2
	}
	return n
}

// meeting is what a run of the test gathers.
type meeting struct {
	one, other             *trying
	pairs, compared, large int
	spoke                  map[string]bool   // rule@point
	exclusive              map[string]string // by point and pair: which holds, and why
}

func TestRulesMeet(t *testing.T) {
	const threads = 2
	var all [threads]*meeting
	t.Run("points", func(t *testing.T) {
		for k := range threads {
			t.Run(fmt.Sprint(k+1), func(t *testing.T) {
				t.Parallel()
				m := &meeting{one: newTrying(t, false), other: newTrying(t, true), spoke: map[string]bool{}, exclusive: map[string]string{}}
				all[k] = m
				n := 0
				for _, p := range m.one.lib.Content().Points {
					rules := rulesAt(m.one.lib.Content(), p)
					if len(rules) < 2 {
						continue
					}
					if n++; n%threads == k {
						t.Run(p.Short(), func(t *testing.T) { m.at(t, p, rules) })
					}
				}
			})
		}
	})
	pairs, compared, large := 0, 0, 0
	var lines []string
	for _, m := range all {
		if m == nil {
			return // its library did not load
		}
		pairs, compared, large = pairs+m.pairs, compared+m.compared, large+m.large
		for pair, why := range m.exclusive {
			lines = append(lines, pair+"  "+why)
		}
	}
	t.Logf("%d pairs, %d plays compared way by way, %d too large for that", pairs, compared, large)
	if t.Failed() || pairs < allPairs(all[0].one.lib.Content()) {
		return // the list below is of all pairs
	}
	if compared < 5*pairs {
		t.Errorf("only %d plays of %d pairs were compared", compared, pairs)
	}
	slices.Sort(lines)
	golden(t, "exclusive_pairs.txt", strings.Join(lines, "\n")+"\n")
}

// at lets all pairs of a point meet.
func (m *meeting) at(t *testing.T, p *hook.Point, rules []*hook.Handler) {
	if _, ok := playsAt[p.Short()]; !ok {
		t.Fatal("it has several rules and no plays: give it some in playsAt")
	}
	before := m.pairs
	for i, a := range rules {
		for _, b := range rules[i+1:] {
			t.Run(a.Rule.ID+" "+b.Rule.ID, func(t *testing.T) { m.pair(t, p, a, b) })
		}
	}
	if m.pairs-before < len(rules)*(len(rules)-1)/2 {
		return // not all of them ran
	}
	for _, h := range rules {
		if !m.spoke[h.Rule.ID+"@"+p.Short()] && !slices.Contains(quiet, h.Rule.ID) {
			t.Errorf("%s asked for nothing here", h.Rule.ID)
		}
	}
}

// golden compares text with a file; SKALD_UPDATE=1 writes it anew.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("golden", name)
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v: SKALD_UPDATE=1 writes it", err)
	}
	if got != string(want) {
		w, g := strings.Split(string(want), "\n"), strings.Split(got, "\n")
		for i := range max(len(w), len(g)) {
			if a, b := at(w, i), at(g, i); a != b {
				t.Fatalf("%s changed at line %d\n  was %s\n  now %s", file, i+1, a, b)
			}
		}
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return ""
}

// meetingOf is how a pair can meet in a way, as the order of its point tells; nil: it
// does not say that they do.
func meetingOf(p *hook.Point, all []*hook.Handler, way hook.Way, a, b *hook.Rule) *hook.Meeting {
	for _, x := range hook.Meetings(p, all) {
		if x.Way == way && x.Both(a.ID, b.ID) {
			return &x
		}
	}
	return nil
}

// replacing notes which of a pair takes the place of the other.
func (m *meeting) replacing(pair string, p *hook.Point, all []*hook.Handler, a, b *hook.Rule) {
	if x := meetingOf(p, all, hook.Replacing, a, b); x != nil {
		m.exclusive[pair] = x.Handlers[0].Rule.ID + ": " + x.Why
	}
}

// protecting notes who is asked first where the first answer ends it.
func (m *meeting) protecting(pair string, p *hook.Point, all []*hook.Handler, a, b *hook.Rule) {
	x := meetingOf(p, all, hook.Protecting, a, b)
	if x == nil {
		return
	}
	for _, h := range x.Handlers {
		if h.Rule.ID == a.ID || h.Rule.ID == b.ID {
			m.exclusive[pair] = h.Rule.ID + ": it is asked first, and " + x.Why
			return
		}
	}
}

// offering and becoming note which of a pair held when both asked for what only
// one can have, in one firing. The order of the point has to tell that they meet.
func (m *meeting) offering(t *testing.T, pair string, p *hook.Point, all []*hook.Handler, did []asked, log *trace.Log, a, b *hook.Rule) {
	if met(did, a, b, hook.AskReroll) == nil {
		return
	}
	x := meetingOf(p, all, hook.Offering, a, b)
	if x == nil {
		t.Errorf("%s: both offer a re-roll, and the order of the point does not tell", pair)
		return
	}
	for _, e := range log.Entries {
		if e.Label == "reroll" && (e.Rule == a.ID || e.Rule == b.ID) {
			m.note(pair, e.Rule, x.Why)
		}
	}
}

func (m *meeting) becoming(t *testing.T, pair string, p *hook.Point, all []*hook.Handler, did []asked, log *trace.Log, a, b *hook.Rule) {
	if met(did, a, b, hook.AskBecome) == nil {
		return
	}
	together := meetingOf(p, all, hook.Becoming, a, b)
	if together == nil {
		t.Errorf("%s: both give the value, and the order of the point does not tell", pair)
		return
	}
	about := strings.ReplaceAll(strings.TrimPrefix(p.Short(), "modify_"), "_", " ") + " becomes "
	var first *trace.Entry
	for i := range log.Entries {
		e := &log.Entries[i]
		switch {
		case e.Label != "rule" || !strings.HasPrefix(e.Text, about):
			first = nil
		case e.Rule != a.ID && e.Rule != b.ID:
		case first == nil || first.Rule == e.Rule:
			first = e
		default:
			x, y := strings.Fields(first.Text[len(about):]), strings.Fields(e.Text[len(about):])
			if p.Combine == hook.RecordLast && x[0] != y[0] { // other fields
				continue
			}
			lostX, lostY := strings.HasSuffix(first.Text, "(superseded)"), strings.HasSuffix(e.Text, "(superseded)")
			switch {
			case !lostX && !lostY:
				m.note(pair, "both alike", together.Why)
			case lostX && lostY:
				m.note(pair, "neither", together.Why)
			case lostX:
				m.note(pair, e.Rule, together.Why)
			default:
				m.note(pair, first.Rule, together.Why)
			}
			first = nil
		}
	}
}

// note adds a winner of a pair.
func (m *meeting) note(pair, winner, why string) {
	who, _, _ := strings.Cut(m.exclusive[pair], ": ")
	list := strings.Split(who, " or ")
	if who == "" {
		list = nil
	}
	if !slices.Contains(list, winner) {
		list = append(list, winner)
		slices.Sort(list)
	}
	m.exclusive[pair] = strings.Join(list, " or ") + ": " + why
}

// met finds a firing at which both rules asked for op, nil where there is none.
func met(did []asked, a, b *hook.Rule, op hook.AskOp) *asked {
	wants := func(x *asked, r *hook.Rule) bool {
		return x.h.Rule.ID == r.ID && slices.ContainsFunc(x.asks, func(k hook.Ask) bool { return k.Op == op })
	}
	for i := range did {
		if !wants(&did[i], a) && !wants(&did[i], b) {
			continue
		}
		other := b
		if did[i].h.Rule.ID == b.ID {
			other = a
		}
		for j := i + 1; j < len(did) && did[j].ev == did[i].ev && did[j].at == did[i].at && did[j].h.Rule.ID != did[i].h.Rule.ID; j++ {
			if wants(&did[j], other) {
				return &did[i]
			}
		}
	}
	return nil
}

// pair plays all that two rules do together.
func (m *meeting) pair(t *testing.T, p *hook.Point, a, b *hook.Handler) {
	m.pairs++
	visited := map[string]bool{}
	same, against := scenesOf(m.one.lib.Content(), a, b)
	name := fmt.Sprintf("%-30s %-30s %-30s", p.Name, a.Rule.ID, b.Rule.ID)
	m.replacing(name, p, m.one.lib.Content().Handlers[p.Num], a.Rule, b.Rule)
	for k, sc := range []encounter{same, against} {
		placed := []string{"on one side", "against each other"}[k]
		setup := sc.setUp()
		s, r := m.one.session(t, setup), m.other.session(t, setup)
		defer s.Close()
		defer r.Close()
		m.protecting(name, p, s.Game().R.Active[p.Num], a.Rule, b.Rule)
		plays, choices := sc.plays(), sc.choices()
		var seen []asked
		for _, f := range plays { // before anything else: free dice are numbered
			for _, x := range []*luabind.Session{s, r} {
				if _, err := x.Eval(f); err != nil {
					t.Fatalf("%s: %s: %v\n%s", placed, f, err, setup)
				}
			}
			seen = append(seen, m.played(t, placed+": "+f, setup, p, s, r, choices, name, a.Rule, b.Rule)...)
		}
		for _, f := range plays {
			for _, x := range []*luabind.Session{s, r} {
				if _, err := x.Eval(f); err != nil {
					t.Fatalf("%s: %s: %v\n%s", placed, f, err, setup)
				}
			}
			seen = append(seen, m.odds(t, placed+": "+f, setup, p, s, r, choices, sc.strict)...)
		}
		for _, h := range seen {
			visited[h.h.Rule.ID] = true
			if len(h.asks) > 0 {
				m.spoke[h.h.Rule.ID+"@"+p.Short()] = true
			}
		}
	}
	for _, h := range []*hook.Handler{a, b} {
		if !visited[h.Rule.ID] {
			t.Errorf("%s was never asked\n%s", h.Rule.ID, against.setUp())
		}
	}
}

// give answers the decisions to come; "" leaves them to their defaults.
func give(t testing.TB, s *luabind.Session, choices string) {
	if choices == "" {
		return
	}
	if _, err := s.Eval(choices); err != nil {
		t.Fatalf("%s: %v", choices, err)
	}
}

// mostWays that the dice can fall are played one by one; mostFaces where every
// face counts.
const mostWays, mostFaces = 160, 40

// odds holds the exact odds of f against play for every way the dice can fall,
// and against those of the library that read its files the other way round.
func (m *meeting) odds(t *testing.T, what, setup string, p *hook.Point, s, r *luabind.Session, choices string, endless bool) []asked {
	if endless { // ties are rolled again
		return nil
	}
	if os.Getenv("SKALD_SHOW") != "" {
		t.Logf("%s\n%s", what, setup)
	}
	give(t, s, choices)
	give(t, r, choices)
	exact, reversed := answerTo(t, s, "odds(f)"), answerTo(t, r, "odds(f)")
	if !exact.Exact {
		t.Errorf("%s: no exact odds\n%s", what, setup)
		return nil
	}
	got := fractions(chances(exact))
	if other := fractions(chances(reversed)); got != other {
		t.Errorf("%s: read the other way round\n  %s\n  %s\n%s", what, got, other, setup)
	}
	sum := new(big.Rat)
	for _, w := range chances(exact) {
		sum.Add(sum, w)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("%s: the chances sum to %s\n%s", what, sum.RatString(), setup)
	}
	watch := &spy{point: p}
	*m.one.spy = watch
	before := replacedIn(s)
	want := wayByWayOf(t, s, false, false, mostWays, func() { give(t, s, choices) })
	*m.one.spy = nil
	watch.seen = append(watch.seen, since(before, s)...)
	if want == nil {
		m.large++
		return watch.seen
	}
	if want := fractions(want); got != want {
		t.Errorf("%s\n  odds   %s\n  played %s\n%s", what, got, want, setup)
	}
	if want := wayByWayOf(t, s, true, true, mostFaces, func() { give(t, s, choices) }); want != nil && fractions(want) != got {
		t.Errorf("%s: face by face\n  odds   %s\n  played %s\n%s", what, got, fractions(want), setup)
	}
	m.compared++
	return watch.seen
}

// played plays f with seeded dice in both libraries: the same happens, for the
// same reasons, and the reasons add up.
func (m *meeting) played(t *testing.T, what, setup string, p *hook.Point, s, r *luabind.Session, choices, pair string, a, b *hook.Rule) (seen []asked) {
	seeds := uint64(2)
	if p.Combine == hook.Offers { // the die has to fail first
		seeds = 8
	}
	for seed := uint64(1); seed <= seeds; seed++ {
		give(t, s, choices)
		give(t, r, choices)
		before := replacedIn(s)
		end, told, did := m.one.logged(t, s, p, seed)
		seen = append(append(seen, did...), since(before, s)...)
		m.offering(t, pair, p, s.Game().R.Active[p.Num], did, told, a, b)
		m.becoming(t, pair, p, s.Game().R.Active[p.Num], did, told, a, b)
		other, toldOther, _ := m.other.logged(t, r, p, seed)
		if end != other || told.String() != toldOther.String() {
			t.Errorf("%s, seed %d: read the other way round\n%s\n%s\n%s\n%s\n%s", what, seed, end, told, other, toldOther, setup)
		}
		for _, wrong := range addsUp(told.Entries) {
			t.Errorf("%s, seed %d: %s\n%s\n%s", what, seed, wrong, told, setup)
		}
	}
	return seen
}

var (
	needLine = regexp.MustCompile(`^need (\d+)\+(?: -> (\d+)\+)?`)
	baseLine = regexp.MustCompile(`: (\d+)\+`)
)

// aboutRoll are the words by which changes of scripted rules name the roll that a
// section of an explanation is about.
var aboutRoll = map[string]string{"hit": "attack", "save": "save", "morale": "morale", "ignite": "ignition"}

// addsUp checks every number needed that an explanation tells: its target is the
// one told before, its changes are those listed.
func addsUp(entries []trace.Entry) (wrong []string) {
	base, sum, volley := 0, 0, 0 // what changes a volley is told once, for all its dice
	for _, e := range entries {
		over := strings.HasSuffix(e.Text, "(superseded)") || strings.HasSuffix(e.Text, "(over its limit)")
		word := strings.Fields(strings.TrimSuffix(strings.TrimSuffix(e.Text, " (superseded)"), " (over its limit)"))
		m := needLine.FindStringSubmatch(e.Text)
		switch {
		case e.Label == "attack" || len(e.Dice) > 0:
			base, sum = 0, 0
		case m != nil:
			target, _ := strconv.Atoi(m[1])
			need := target
			if m[2] != "" {
				need, _ = strconv.Atoi(m[2])
			}
			if e.Label == "volley" {
				base, sum = 0, volley
			}
			if base != 0 && base != target {
				wrong = append(wrong, fmt.Sprintf("needs %d+ before changes, and %d+ was told", target, base))
			}
			if want := min(max(target-sum, 2), 9); need != want {
				wrong = append(wrong, fmt.Sprintf("%s: needs %d+, but %d+ less %d is %d+", e.Label, need, target, sum, want))
			}
			base, sum = 0, 0
		case e.Label == "rule" && !over && len(word) > 2 && word[len(word)-2] == "becomes" && slices.Contains([]string{"need", "hit"}, word[len(word)-3]):
			base, _ = strconv.Atoi(word[len(word)-1])
		case e.Amount != nil && !over && e.Label == "rule" && len(word) == 1 && word[0] == "volley":
			volley += *e.Amount
		case e.Amount != nil && !over && (e.Label != "rule" || len(word) == 1 && slices.Contains([]string{"attack", "save", "morale", "ignition"}, word[0])):
			sum += *e.Amount
		case e.Amount == nil && aboutRoll[e.Label] != "" && baseLine.MatchString(e.Text):
			base, _ = strconv.Atoi(baseLine.FindStringSubmatch(e.Text)[1])
		}
	}
	return wrong
}
