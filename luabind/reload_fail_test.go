package luabind_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/repl"
)

// refused types :reload, which must fail with all these words.
func (m *modder) refused(words ...string) {
	m.t.Helper()
	res, err := repl.OneShot(m.s, ":reload")
	for _, w := range words {
		if err == nil || !strings.Contains(err.Error(), w) {
			m.t.Fatalf("got %q, %v, want an error with %q", res.Text, err, w)
		}
	}
	if res.Text != "" {
		m.t.Errorf("a failed reload says %q", res.Text)
	}
}

// state of a session as somebody can see it: the table, what is in force, the
// odds of an attack, the dice that come next.
func (m *modder) state() string {
	m.t.Helper()
	return strings.Join([]string{
		m.s.Game().Hash().String(),
		m.line(`need("hit", a, b)`), m.line(`lookup "factions.danes.grudge"`),
		m.line(`odds(function() return attack(a, b).lost end)`),
		m.line(`print(attack(a, b), dice.roll "12d6")`), m.line(`undo(true)`),
	}, "")
}

// TestAReloadThatIsKilledHalfWay: whatever ends a reload, and whenever, it has not
// happened, and the next one works.
func TestAReloadThatIsKilledHalfWay(t *testing.T) {
	seen := 0
	for name, c := range map[string]struct {
		do   func(m *modder)
		undo func(m *modder)
		want string
	}{
		"a panic":       {func(m *modder) { m.s.Disturb(nthFile(20, func() { panic("out of luck") })) }, nil, "E-INTERNAL the scripts could not be loaded: out of luck"},
		"a late panic":  {func(m *modder) { m.s.Disturb(onDanes(func() { panic("out of luck") })) }, nil, "E-INTERNAL"},
		"Ctrl-C":        {func(m *modder) { m.s.Disturb(nthFile(20, m.s.Interrupt)) }, nil, "E-ABORTED"},
		"a late Ctrl-C": {func(m *modder) { m.s.Disturb(onDanes(m.s.Interrupt)) }, nil, "E-ABORTED"},
		"the budget": {func(m *modder) { m.edit("faction =", "x = (function() while true do end end)(), faction =") },
			func(m *modder) { m.edit("x = (function() while true do end end)(), ", "") }, "faction.lua:8: E-BUDGET"},
		"no mod.lua": {func(m *modder) { m.rename("mod.lua", "mod.bak") }, func(m *modder) { m.rename("mod.bak", "mod.lua") }, "has no mod.lua"},
		"no folder":  {func(m *modder) { m.rename("", "-gone") }, func(m *modder) { m.rename("-gone", "") }, "E-FILE the folder"},
		"no faction": {func(m *modder) { m.rename("factions", ".factions") }, func(m *modder) { m.rename(".factions", "factions") }, `the faction "danes" is gone`},
	} {
		seen++
		t.Run(name, func(t *testing.T) {
			m := newModder(t)
			m.line(`branch "start"; move(a, {9.9, 10})`)
			before := m.state()
			c.do(m)
			m.refused(c.want)
			m.s.Disturb(nil)
			if got := m.state(); got != before {
				t.Errorf("after the failed reload:\n%s\nbefore it:\n%s", got, before)
			}
			if c.undo != nil {
				c.undo(m)
			}
			m.edit("modify(1)", "modify(2)")
			m.want(":reload", "1 file changed: rule danes:grudge")
			m.want(`need("hit", a, b)`, "2")
			m.want(`back "start"; print(a.x)`, "10")
		})
	}
	if seen != 8 {
		t.Fatal("not all were tried")
	}
}

// nthFile does something before the nth script that is loaded.
func nthFile(n int, do func()) func(string) {
	return func(string) {
		if n--; n == 0 {
			do()
		}
	}
}

// onDanes does something before the faction of the Danes is loaded.
func onDanes(do func()) func(string) {
	return func(file string) {
		if strings.HasSuffix(file, "danes/faction.lua") {
			do()
		}
	}
}

// dir is the folder of the mod.
func (m *modder) dir() string {
	return strings.TrimSuffix(m.f, filepath.FromSlash("/factions/pillage/danes/faction.lua"))
}

// rename something in the folder of the mod: what begins with a dash, or is
// nothing, is added to the name of the folder itself.
func (m *modder) rename(from, to string) {
	m.t.Helper()
	path := func(name string) string {
		if name == "" || name[0] == '-' {
			return m.dir() + name
		}
		return filepath.Join(m.dir(), name)
	}
	if err := os.Rename(path(from), path(to)); err != nil {
		m.t.Fatal(err)
	}
}

func TestFiveReloadsLeaveTheOddsOfACharge(t *testing.T) {
	m := newModder(t)
	m.line(`c = red:add("warrior", { weapon = "spear", name = "Bo", at = {10, 22} })`)
	ask := `odds(function() return charge(c, b).contact end)`
	want := m.line(ask)
	if !strings.Contains(want, "%") {
		t.Fatalf("no odds: %s", want)
	}
	for range 5 {
		m.want(":reload", "nothing changed: "+m.s.Size()+"")
		m.want(ask, want)
	}
	if page := m.line(":help modify_attack"); strings.Count(page, "danes:grudge") != 1 {
		t.Errorf("registered more than once:\n%s", page)
	}
}

// TestWhatTheTableUsesMayNotVanish: each is put on the table, then taken out of
// the mod or made something else.
func TestWhatTheTableUsesMayNotVanish(t *testing.T) {
	const extra = `house "feud" { title = "Feud" }
weapon "seax" { title = "Seax", like = "hand_weapon" }
rule "danes:rage" {
  title = "Rage", faction = "danes", hook = "pillage.on_attack_rolled", state = { rage = "flag" }, lasts = "game",
  effect = function(ev) ev:set(ev.attacker, "rage", true) end,
}

`
	for use, c := range map[string]struct {
		edits []string // old and new in turn
		want  string
	}{
		`on "feud"`: {[]string{`house "feud" { title = "Feud" }`, `-- no feud`},
			`E-ID the house "feud" is gone, and is in force on the table (put it back, or lay a new table first: battle{})`},
		`c = red:add("warrior", { weapon = "seax", name = "Bo", at = {15, 10} })`: {[]string{`weapon "seax" { title = "Seax", like = "hand_weapon" }`, `gear "seax" { title = "Seax" }`},
			`E-ID the weapon "seax" is gear now, and Bo carries it on the table`},
		`set("factions.danes.grudge", 3)`: {[]string{`grudge = 1 }`, `hate = 1 }`},
			`E-DATA the data key factions.danes.grudge is gone, and set() changed it on the table`},
		`set("factions.danes.grudge", 4)`: {[]string{`grudge = 1 }`, `grudge = "much" }`},
			`E-DATA the data key factions.danes.grudge takes another kind of value now, and set() changed it on the table`},
		`attack(a, b)`: {[]string{`state = { rage`, `state = { fury`, `"rage", true`, `"fury", true`},
			`E-ID the state "rage" is gone, and Ulf has it on the table`},
		`attack(a, b) -- again`: {[]string{`{ rage = "flag" }`, `{ rage = "number" }`, `"rage", true`, `"rage", 1`},
			`E-ID the state "rage" is of another kind now, and Ulf has it on the table`},
	} {
		t.Run(use, func(t *testing.T) {
			m := newModder(t)
			m.edit("rule \"danes:grudge\"", extra+"rule \"danes:grudge\"")
			m.line(":reload")
			swap := func(from, to int) {
				for i := 0; i < len(c.edits); i += 2 {
					m.edit(c.edits[i+from], c.edits[i+to])
				}
			}
			swap(0, 1)
			m.line(":reload") // nothing uses it yet
			swap(1, 0)
			m.line(":reload")
			m.line(use)
			before := m.s.Game().Hash()
			swap(0, 1)
			m.refused(c.want)
			if m.s.Game().Hash() != before {
				t.Error("the table is another")
			}
			m.line("battle{}")
			m.line(":reload")
		})
	}
}

func TestAReloadTellsWhatChanged(t *testing.T) {
	m := newModder(t)
	for _, c := range []struct{ old, now, want string }{
		{"spear = 5", "spear = 9", "data factions.danes.prices.spear"},
		{"warrior = 10, chief = 30", "warrior = 11, chief = 31", "data factions.danes.prices"},
		{"modify(1)", "modify(2)", "rule danes:grudge"},
		{`"Danes"`, `"Danish"`, "faction danes"},
		{"rule \"danes:", "-- told\n\n\nrule \"danes:", ""},
		{`},
}
`, `},
}

weapon "seax" { title = "Seax", like = "hand_weapon" }
rule "danes:more" { title = "More", faction = "danes", hook = "pillage.modify_attack", effect = function(ev) end }
`, "new rule danes:more, new weapon seax"},
		{`weapon "seax" { title = "Seax", like = "hand_weapon" }`, ``, "no weapon seax"},
	} {
		m.edit(c.old, c.now)
		if c.want == "" {
			c.want = filepath.ToSlash(m.f)
		}
		m.want(":reload", "1 file changed: "+c.want+"")
	}
}

func TestRefreshTellsABrokenFileOnce(t *testing.T) {
	m := newModder(t)
	refresh := func(text, fault string) {
		t.Helper()
		got, err := m.s.Refresh()
		if got != text || (err == nil) != (fault == "") || err != nil && !strings.Contains(err.Error(), fault) {
			t.Errorf("got %q, %v, want %q, %q", got, err, text, fault)
		}
	}
	refresh("", "")
	m.edit("modify(1)", "modify(2")
	refresh("", "faction.lua:10: E-SYNTAX")
	refresh("", "")
	m.edit("modify(2", "modify(2)")
	refresh("1 file changed: rule danes:grudge", "")
	refresh("", "")
	m.edit("modify(2)", "modify(")
	refresh("", "E-SYNTAX")
	m.edit("modify(", "modify(2)")
	refresh("mended: nothing differs from before", "")
	refresh("", "")
	m.write(filepath.Join(filepath.Dir(m.f), ".#faction.lua"), "an editor keeps this")
	refresh("", "")
	m.write(filepath.Join(filepath.Dir(m.f), "more.lua"), `weapon "seax" { title = "Seax", like = "hand_weapon" }`)
	refresh("1 file changed: new weapon seax", "")
	m.write(filepath.Join(m.dir(), "mod.lua"), `mod "danes" { version = "1.1", api = 1 }`)
	refresh("1 file changed: "+filepath.ToSlash(m.dir())+"/mod.lua", "")
}

func TestHistoryGoesOnAfterAReload(t *testing.T) {
	m := newModder(t)
	m.line(`branch "start"`)
	m.line(`attack(a, b)`)
	told := m.s.Trace()
	m.edit("modify(1)", "modify(2)")
	m.line(":reload")
	if m.s.Trace() != told || told == "" {
		t.Errorf("the explanation was\n%s\nand is\n%s", told, m.s.Trace())
	}
	m.want(`undo(true)`, "taken back: attack(Ulf, Edric)")
	m.want(`need("hit", a, b)`, "2")
	m.want(`back()`, "back at: where you were, after attack(Ulf, Edric)")
	m.line(":reload")
	m.line(`back "start"`)
	m.want(`need("hit", a, b)`, "2")
	m.want("a.name, a.x", "Ulf  10")
}
