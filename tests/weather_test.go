package tests

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"

	"skald/core/battle"
	"skald/core/hook"
	"skald/luabind"
)

// Every weather meets here every number that it could touch. golden/weather.txt has
// a line for each number and a column for each weather: the value under a clear sky,
// and in the others what it is there, or a dot where it is the same. A chance is that
// of a yes; of several outcomes each stands with its own; what is refused stands with
// the rule that forbids it. Lines and columns follow from the data: a weapon, a
// terrain, a troop or a weather more is missed by its name. SKALD_UPDATE=1 writes
// the file; its numbers are those of the rules of the book.

// number is one line of the table: its name, and the Lua that finds it, with what
// sky defines. Nothing is changed by it, so that one table serves all weathers.
type number struct{ name, lay, ask string }

// sky are the words of the numbers: red are the people in question, blue are
// nobody's friends and ignore nothing.
const sky = `
red, blue = band(PEOPLE), band "byzantines"
function man(kit, x, y) return red:add("warrior", kit, { at = { x or 10, y or 10 } }) end
function foe(kit, x, y) return blue:add("warrior", kit, { at = { x or 18, y or 10 } }) end
UA, SA, FA = {}, { armour = true }, { armour = true, shield = true }
RIDER, HEAVY = { horse = true }, { horse = true, armour = true, shield = true }

-- one value, the chance of a yes, or what can come of a question
function told(d)
  if type(d:outcomes()[1].outcome) == "boolean" then return d:fraction() end
  local out = {}
  for i, o in ipairs(d:outcomes()) do
    out[i] = (o.fraction == "1" and "" or o.fraction .. " ") .. tostring(o.outcome)
  end
  return table.concat(out, ", ")
end
function value(f)
  local ok, v = pcall(f)
  if ok then return tostring(v) end
  return "no: " .. string.match(tostring(v), "%[([%w%-]+)%]")
end
function chances(f) return value(function() return told(odds(f)) end) end

function moves(m, o) return value(function() return reach("move", m, nil, o) end) end
function charges(m, z, roll) return value(function() return reach("charge", m, z, { roll = roll }) end) end
function reaches(m, z) return value(function() return reach("range", m, z) end) end
function lights(m, p) return value(function() return need("ignite", m, p) end) end
function volleys(m, to)
  return chances(function() local b = volley(m, to).blows[1] return b and b.need or "lost" end)
end
function blows(a, b, how)
  return chances(function()
    local out = {}
    for i, x in ipairs(charge(a, b, { react = how }).blows) do out[i] = x.kind .. " " .. x.need end
    return table.concat(out, " ")
  end)
end
function goes(m, to) return chances(function() return move(m, to).spent end) end
function needs(a, b, weapon) return value(function() return need("hit", a, b, { weapon = weapon, kind = "shoot" }) end) end
function farthest(m)
  for n = 20, 1, -1 do
    if not string.find(goes(m, { m.x + n, m.y }), "no:") then return tostring(n) end
  end
  return "nowhere"
end
function shot(a, b, weapon)
  if a:distance(b) > reach("range", a, b, { weapon = weapon }) then return "lost" end
  return needs(a, b, weapon)
end
`

// numbers that no list of things gives.
var numbers = []number{
	{"move of UA on foot", `m = man(UA)`, `moves(m)`},
	{"move of SA on foot", `m = man(SA)`, `moves(m)`},
	{"move of FA on foot", `m = man(FA)`, `moves(m)`},
	{"move of a rider", `m = man(RIDER)`, `moves(m)`},
	{"move of an FA rider", `m = man(HEAVY)`, `moves(m)`},
	{"farthest of SA over open ground", `m = man(SA)`, `farthest(m)`},
	{"farthest of a rider over open ground", `m = man(RIDER)`, `farthest(m)`},
	{"farthest of SA over a field", `m = man(SA) piece("field", { at = { 20, 10 }, size = { 30, 10 } })`, `farthest(m)`},
	{"farthest of SA along a road", `m = man(SA) piece("road", { line = { { 5, 10 }, { 40, 10 } }, width = 3 })`, `farthest(m)`},
	{"move of SA with 2 loot", `m = man { armour = true, loot = 2 }`, `moves(m)`},
	{"move of SA on a road", `m = man(SA)`, `moves(m, { road = true })`},
	{"move of a rider on a road", `m = man(RIDER)`, `moves(m, { road = true })`},
	{"move of SA near the horn", `m = man(SA) man({ horn = true }, 10, 13)`, `moves(m)`},
	{"move of FA near the horn", `m = man(FA) man({ horn = true }, 10, 13)`, `moves(m)`},
	{"move of SA on a road near the horn", `m = man(SA) man({ horn = true }, 10, 13)`, `moves(m, { road = true })`},
	{"move of a rider of the steppe", `m = man(RIDER) red:add("chief", { talents = { "steppe_mobility" }, at = { 30, 30 } })`, `moves(m)`},

	{"charge of UA, roll 3", `m, z = man(UA), foe(UA)`, `charges(m, z, 3)`},
	{"charge of SA, roll 2", `m, z = man(SA), foe(UA)`, `charges(m, z, 2)`},
	{"charge of a rider, roll 3", `m, z = man(RIDER), foe(UA)`, `charges(m, z, 3)`},
	{"charge of SA with mead, roll 2", `m, z = man(SA), foe(UA) red:add("chief", { talents = { "mead_dispenser" }, at = { 30, 30 } })`, `charges(m, z, 2)`},
	{"charge of SA near the horn, roll 2", `m, z = man(SA), foe(UA) man({ horn = true }, 10, 13)`, `charges(m, z, 2)`},
	{"charge of SA, roll 2, at a torch bearer", `m, z = man(SA), foe { torch = true }`, `charges(m, z, 2)`},
	{"charge of SA, roll 2, at one near a blaze", `m, z = man(SA), foe(UA) piece("house", { at = { 18, 16 }, size = { 4, 4 }, burning = true })`, `charges(m, z, 2)`},
	{"charge distances of SA", `m, z = man(SA), foe(UA)`, `chances(function() return charge(m, z, { react = "none" }).reach end)`},
	{"charge bonus of a rider", `m, z = man { horse = true, weapon = "spear" }, foe(UA, 12)`, `chances(function() return charge(m, z, { react = "none" }).bonus end)`},
	{"charge bonus on foot", `m, z = man(UA), foe(UA, 12)`, `chances(function() return charge(m, z, { react = "none" }).bonus end)`},
	{"charge at one out of sight", `m, z = man(UA), foe(UA, 16) piece("house", { at = { 13, 10 }, size = { 2, 3 } })`, `chances(function() return charge(m, z, { react = "none" }).contact end)`},
	{"sight over 36 inches", `m, z = man(UA, 5), foe(UA, 42)`, `value(function() return m:sees(z) end)`},
	{"flight of SA, 2 inches off", `m, z = man(SA), foe(UA, 7)`, `chances(function() return charge(z, m, { react = "flee" }).contact and "caught" or math.floor(100 * (m.x - 10) + 0.5) / 100 end)`},

	{"melee of a hand weapon", `m, z = man { weapon = "hand_weapon" }, foe(UA, 11)`, `value(function() return need("hit", m, z) end)`},
	{"save of FA", `m, z = man(FA), foe({ weapon = "hand_weapon" }, 11)`, `value(function() return need("save", m, z) end)`},
	{"shot at a rider", `m, z = man { weapon = "bow" }, foe(RIDER, 13)`, `shot(m, z, "bow")`},
	{"shot of a rider", `m, z = man { weapon = "javelin", horse = true }, foe(UA, 12)`, `shot(m, z, "javelin")`},
	{"bow of shooting training", `m, z = man { weapon = "bow" }, foe(UA, 40) red:add("chief", { talents = { "shooting_training" }, at = { 30, 30 } })`, `reaches(m, z)`},
	{"bow from a height", `piece("hill", { at = { 10, 20 }, size = { 6, 6 }, height = 2.5 }) m, z = man({ weapon = "bow" }, 10, 20), foe(UA, 35, 20)`, `reaches(m, z)`},
	{"bow at a torch bearer", `m, z = man { weapon = "bow" }, foe({ torch = true }, 40)`, `reaches(m, z)`},
	{"bow at one near a blaze", `m, z = man { weapon = "bow" }, foe(UA, 40) piece("house", { at = { 40, 16 }, size = { 4, 4 }, burning = true })`, `reaches(m, z)`},
	{"an axe thrown", `m, z = man { weapon = { "francisca", "hand_weapon" } }, foe({ weapon = "spear", armour = true }, 14)`, `blows(m, z, "none")`},
	{"a plumbata in reaction", `m, z = man({ weapon = "plumbata" }, 14), foe({ weapon = "hand_weapon" }, 10)`, `blows(z, m, "plumbata")`},
	{"a javelin in reaction", `m, z = man({ weapon = "javelin" }, 14), foe({ weapon = "hand_weapon" }, 10)`, `blows(z, m, "javelin")`},
	{"a bow in reaction, 3 inches off", `m, z = man({ weapon = "bow" }, 14), foe({ weapon = "hand_weapon" }, 10)`, `blows(z, m, "bow")`},
	{"a bow in reaction, 8 inches off", `m, z = man({ weapon = "bow" }, 19), foe({ weapon = "hand_weapon" }, 10)`, `blows(z, m, "bow")`},
	{"volley at 8 inches", `m = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } }) foe(UA, 12, 19)`, `volleys(m, { 12, 18 })`},
	{"volley at 12 inches", `m = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } }) foe(UA, 12, 24)`, `volleys(m, { 12, 23 })`},
	{"volley at 12 inches, at a torch", `m = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } }) foe({ torch = true }, 12, 24)`, `volleys(m, { 12, 23 })`},
	{"radius of a volley", `m = red:row(5, "warrior", { weapon = "bow", at = { 10, 10 } })`, `chances(function() return volley(m, { 12, 18 }).radius end)`},

	{"morale", `m = man(UA)`, `value(function() return need("morale", m) end)`},
	{"morale near the standard", `m = man(UA) man({ standard = true }, 10, 13)`, `chances(function() return morale(m).stays end)`},
	{"staying", `m = man(UA)`, `chances(function() return morale(m).stays end)`},
	{"initiative", `man(UA) foe(UA)`, `chances(function() start() to_stage "movement" return red.side.initiative end)`},

	{"lighting a house", `m = man(UA) p = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })`, `lights(m, p)`},
	{"lighting a house with a torch", `m = man { torch = true } p = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })`, `lights(m, p)`},
	{"lighting a house, skilled in it", `m = man(UA) red:add("chief", { talents = { "fire_war" }, at = { 30, 30 } }) p = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })`, `lights(m, p)`},
	{"lighting a tower with a torch", `m = man { torch = true } p = piece("tower", { at = { 12.5, 10 }, size = { 4, 4 } })`, `lights(m, p)`},
	{"lighting a store with a torch", `m = man { torch = true } p = piece("store", { at = { 12.5, 10 }, size = { 4, 4 } })`, `lights(m, p)`},
	{"lighting crops with a torch", `m = man { torch = true } p = piece("crops", { at = { 12.5, 10 }, size = { 4, 4 } })`, `lights(m, p)`},
	{"a house burns", `m = man { torch = true } p = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })`, `chances(function() return ignite(m, p).burns end)`},
	{"a fire leaps 1.5 inches", `man(UA) piece("house", { at = { 30, 30 }, size = { 4, 4 }, burning = true }) piece("house", { at = { 35.5, 30 }, size = { 4, 4 } })`, `chances(function() return spread_fire().fires end)`},

	{"drowning in a ford", `m = man(UA) piece("ford", { at = { 15, 10 }, size = { 10, 10 } })`, `chances(function() move(m, { 12, 10 }) return not m.alive end)`},
	{"drowning in a river", `m = man(UA) piece("river", { at = { 15, 10 }, size = { 10, 10 } })`, `chances(function() move(m, { 12, 10 }) return not m.alive end)`},
	{"over a fence, a rider", `m = man(RIDER) piece("fence", { line = { { 12, 0 }, { 12, 20 } }, width = 0.4 })`, `chances(function() move(m, { 13, 10 }) return m.mounted end)`},
	{"along a road", `m = man(UA) piece("road", { line = { { 5, 10 }, { 40, 10 } }, width = 3 })`, `goes(m, { 13, 10 })`},
}

// ofData are the numbers of each thing that there is.
func ofData(c *battle.Content) (out []number) {
	for _, id := range c.IDs("weapon") {
		reach := c.Get("weapon", id).Fields.Field("range").Num
		if reach == 0 {
			continue
		}
		lay := fmt.Sprintf("m = man { weapon = %q } z = ", id)
		out = append(out, number{"range of the " + id, lay + "foe(UA, 45)", "reaches(m, z)"})
		for _, far := range []int32{2, 4, 8, 12, 19, 29} {
			if far*hook.Milli < reach && slices.Contains(c.Get("weapon", id).Fields.Field("used").Words(), "shoot") {
				out = append(out, number{fmt.Sprintf("shot of the %s, %v inches", id, far), lay + fmt.Sprintf("foe(UA, %v)", 11+far), fmt.Sprintf("shot(m, z, %q)", id)})
			}
		}
	}
	for _, id := range c.IDs("troop") {
		out = append(out, number{"move of the " + id, fmt.Sprintf(`m = red:add(%q, { at = { 10, 10 } })`, id), `moves(m)`})
	}
	for _, id := range c.IDs("terrain") {
		for _, kit := range []string{"UA", "RIDER"} {
			out = append(out, number{fmt.Sprintf("2 inches onto the %s, %s", id, map[string]string{"UA": "on foot", "RIDER": "a rider"}[kit]),
				fmt.Sprintf(`m = man(%s, 10, 20) piece(%q, { at = { 15, 20 }, size = { 8, 8 } })`, kit, id), `goes(m, { 12, 20 })`})
		}
	}
	return out
}

// heavens plays the numbers.
type heavens struct {
	lib      *luabind.Library
	weathers []string // clear first
	numbers  []number
}

func newHeavens(t *testing.T) *heavens {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := lib.Content()
	h := &heavens{lib: lib, weathers: []string{"clear"}, numbers: append(slices.Clone(numbers), ofData(c)...)}
	for _, id := range c.IDs("weather") {
		if id != "clear" {
			h.weathers = append(h.weathers, id)
		}
	}
	return h
}

// values of one number for a people in each of some weathers. before is typed once
// the table is laid.
func (h *heavens) values(t *testing.T, n number, people, before string, weathers []string) []string {
	t.Helper()
	s, err := h.lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	more(t, s, fmt.Sprintf("PEOPLE = %q\n%s\n%s\n%s", people, sky, n.lay, before))
	var out []string
	for _, w := range weathers {
		text, err := s.Eval(fmt.Sprintf("set_weather %q print(%s)", w, n.ask))
		if err != nil {
			t.Fatalf("%s in %s: %v", n.name, w, err)
		}
		out = append(out, strings.TrimSpace(text))
	}
	return out
}

// rows are the values of all numbers, a clear sky first.
func (h *heavens) rows(t *testing.T) [][]string {
	var out [][]string
	for _, n := range h.numbers {
		out = append(out, h.values(t, n, "byzantines", "", h.weathers))
	}
	return out
}

// text of the table: a dot is the value under a clear sky.
func (h *heavens) text(rows [][]string) string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "\t%s\n", strings.Join(h.weathers, "\t"))
	for i, row := range rows {
		fmt.Fprintf(w, "%s", h.numbers[i].name)
		for j, v := range row {
			if j > 0 && v == row[0] {
				v = "."
			}
			fmt.Fprintf(w, "\t%s", v)
		}
		fmt.Fprintln(w)
	}
	w.Flush()
	return b.String()
}

// cellsOf reads a table again: what stands at a number in a weather.
func cellsOf(text string) map[[2]string]string {
	gap := regexp.MustCompile(`  +`)
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	weathers := strings.Fields(lines[0])
	cells := map[[2]string]string{}
	for _, line := range lines[1:] {
		parts := gap.Split(line, -1)
		for i, v := range parts[1:] {
			cells[[2]string{parts[0], weathers[i]}] = v
		}
	}
	return cells
}

// TestWeatherTable holds every number in every weather against the table.
func TestWeatherTable(t *testing.T) {
	h := newHeavens(t)
	got := h.text(h.rows(t))
	file := filepath.Join("golden", "weather.txt")
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	is, want := cellsOf(got), cellsOf(string(text))
	for _, n := range h.numbers {
		for _, w := range h.weathers {
			cell := [2]string{n.name, w}
			if is[cell] != want[cell] {
				t.Errorf("%s: %s is %s, and in the table %q", w, n.name, is[cell], want[cell])
			}
			delete(want, cell)
		}
	}
	for cell := range want {
		t.Errorf("nothing finds %s in %s", cell[0], cell[1])
	}
}

// without gives what a number is in a weather where some of its rules do not run.
func (h *heavens) without(t *testing.T, n number, weather string, ids []string) string {
	calm := fmt.Sprintf(`rule "house:calm" { title = "Calm", weather = %q, replaces = { %s }, hook = "pillage.on_turn_end", effect = function(ev) end }`,
		weather, quotedList(ids))
	return h.values(t, n, "byzantines", calm, []string{weather})[0]
}

// TestEveryRuleOfTheWeatherCounts: without one rule of a weather some number is
// another, and without all of them each is as under a clear sky.
func TestEveryRuleOfTheWeatherCounts(t *testing.T) {
	h := newHeavens(t)
	h.numbers = h.numbers[:len(numbers)] // those of things are more of the same
	rows := h.rows(t)
	for col, w := range h.weathers {
		ids := h.rulesOf(w)
		counts := map[string]bool{}
		for i, n := range h.numbers {
			if rows[i][col] == rows[i][0] {
				continue
			}
			if v := h.without(t, n, w, ids); v != rows[i][0] {
				t.Errorf("%s: %s is %s without its rules, and %s under a clear sky", w, n.name, v, rows[i][0])
			}
			for _, id := range ids {
				counts[id] = counts[id] || h.without(t, n, w, []string{id}) != rows[i][col]
			}
		}
		for _, id := range ids {
			if !counts[id] && id != lit { // which changes what others change
				t.Errorf("%s: no number is another without %s", w, id)
			}
		}
	}
}

// lit takes the night away from whoever stands near a fire.
const lit = "PIL-WEATHER-19"

// TestALightUndoesTheNight: without its rule a torch and a blaze change nothing.
func TestALightUndoesTheNight(t *testing.T) {
	h := newHeavens(t)
	near := 0
	for _, n := range h.numbers {
		if !strings.HasSuffix(n.name, "near a blaze") && !strings.Contains(n.name, "at a torch") {
			continue
		}
		near++
		v := h.values(t, n, "byzantines", "", []string{"clear", "night"})
		if dark := h.without(t, n, "night", []string{lit}); v[0] != v[1] || dark == v[1] {
			t.Errorf("%s is %s under a clear sky, %s at night, %s without %s", n.name, v[0], v[1], dark, lit)
		}
	}
	if near < 5 {
		t.Errorf("only %d numbers are of somebody near a fire", near)
	}
}

// rulesOf a weather.
func (h *heavens) rulesOf(weather string) (ids []string) {
	for _, r := range h.lib.Content().Rules {
		if r.Owner.Weather == h.lib.Content().Get("weather", weather).Sym {
			ids = append(ids, r.ID)
		}
	}
	return ids
}

// ofPeoples are the numbers that are asked of every people.
var ofPeoples = []string{"move of UA on foot", "move of a rider", "move of SA on a road", "move of SA near the horn", "farthest of SA over open ground",
	"charge of SA, roll 2", "charge bonus of a rider", "flight of SA, 2 inches off", "range of the bow", "range of the crossbow", "range of the sling",
	"shot at a rider", "an axe thrown", "a javelin in reaction", "volley at 12 inches", "morale", "lighting a house", "lighting crops with a torch",
	"a fire leaps 1.5 inches", "drowning in a ford", "2 inches onto the field, on foot", "2 inches onto the ford, a rider"}

// What of a weather a people that ignores it feels all the same: fires are never
// its own alone, and the Anglo-Saxons' bows are excepted.
var (
	wet     = []string{"lighting crops with a torch"}
	sparks  = []string{"a fire leaps 1.5 inches"}
	ignored = map[string]map[string][]string{
		"anglo_saxons":      {"fog": {"range of the bow", "volley at 12 inches"}},
		"bretons":           {"rain": wet, "wind": sparks},
		"irish_scots_picts": {"wind": sparks},
		"kievan_rus":        {"snow": wet},
		"normans":           {"rain": wet},
		"picts":             {"fog": nil, "rain": wet},
		"romano_british":    {"rain": wet},
		"saxons":            {"rain": wet},
		"visigoths":         {"fog": nil},
		"welsh":             {"rain": wet, "wind": sparks},
	}
	// spared are numbers of a people that a weather leaves alone for another reason.
	spared = map[string]map[string][]string{
		"vikings": {"fog": {"morale"}},                  // no morale penalty reaches them
		"magyars": {"wind": {"move of UA on foot"}},     // slower than the wind allows
		"picts":   {"night": {"a javelin in reaction"}}, // long range does not bother them
	}
)

// TestWeatherOfPeoples: what a people ignores is for it as under a clear sky, and
// every other weather changes for it what it changes for others.
func TestWeatherOfPeoples(t *testing.T) {
	h := newHeavens(t)
	h.numbers = slices.DeleteFunc(h.numbers, func(n number) bool { return !slices.Contains(ofPeoples, n.name) })
	if len(h.numbers) != len(ofPeoples) {
		t.Fatalf("%d numbers of %d are in the table", len(h.numbers), len(ofPeoples))
	}
	others := h.touched(t, "byzantines")
	for _, people := range h.lib.Content().IDs("faction") {
		for w, got := range h.touched(t, people) {
			want, free := ignored[people][w]
			if !free {
				want = minus(others[w], spared[people][w])
			}
			if lacks, more := minus(want, got), minus(got, want); len(lacks)+len(more) > 0 {
				t.Errorf("%s in %s: left alone are %q, touched are %q", people, w, lacks, more)
			}
		}
	}
}

// touched names the numbers that each weather changes for a people.
func (h *heavens) touched(t *testing.T, people string) map[string][]string {
	out := map[string][]string{}
	for _, w := range h.weathers {
		out[w] = nil
	}
	for _, n := range h.numbers {
		row := h.values(t, n, people, "", h.weathers)
		for i, w := range h.weathers {
			if row[i] != row[0] {
				out[w] = append(out[w], n.name)
			}
		}
	}
	return out
}

// minus gives what of a list another lacks.
func minus(list, other []string) (out []string) {
	for _, x := range list {
		if !slices.Contains(other, x) {
			out = append(out, x)
		}
	}
	return out
}
