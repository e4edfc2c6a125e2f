package luabind

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"skald/core/game"
	"skald/core/hook"
)

// inGame is a session of a game.
func inGame(t *testing.T, id string) *Session {
	t.Helper()
	l, err := Load(Options{Game: id})
	if err != nil {
		t.Fatal(err)
	}
	s, err := l.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// Pages of a game tell what it has, and nothing that only Pillage has.
func TestPagesOfADuel(t *testing.T) {
	s := inGame(t, "duel")
	for topic, c := range map[string]struct{ has, lacks []string }{
		"":        {[]string{"Gil-Talas", "allocate", "graveyard", "POWER-ATK-04", "GAP-CONTACT", `model side band piece battle`}, []string{"vikings", "shoot_", "set_weather", "PIL-", "charge", "muster"}},
		"model":   {[]string{".armour_tokens", ".foe", ".hp", ":touches(m)"}, []string{".charge", ".mounted", ".loot", ":formation", ".class"}},
		"battle":  {[]string{".attacker", ".turn"}, []string{".stage"}},
		"fight":   {[]string{"options\n  attack =", "r.damage_taken"}, []string{"r.blows", "r:by(m)", ".round"}},
		"dice":    {[]string{"\n  attack defence roll\n"}, []string{"morale", "PIL-"}},
		"choices": {[]string{"  allocate ", "  opponent "}, []string{"reaction", "PIL-", "casualties"}},
		"add":     {[]string{"armour_tokens =", "extra_health =", `talents = {`}, []string{"vikings", "dane_axe", "horse", "loot", "faction ="}},
		"filter":  {[]string{"touches = true"}, []string{"mounted", "berserker", "shield"}},
		"ev":      {[]string{"ev:wound(", "ev:become(", "duel.modify_power"}, []string{"force_charge", "rearm", "pillage."}},
		"rule":    {[]string{`hook = "duel.`}, []string{"dane_axe", "pillage."}},
		"mod":     {[]string{"my_mod/scripts/duel/"}, []string{"/pillage/"}},
		"data":    {[]string{"rules.power.contact.max"}, []string{"weapon.bow", "thegn"}},
		"sweep":   {[]string{"rules.power"}, []string{"fog", "rules.weapon"}},
		"t":       {[]string{"t.dice{ attack = { 6 } }"}, []string{"PIL-", "t.dice{ hit"}},
		"strict":  {[]string{"has none"}, []string{"to_stage"}},
		"source":  {[]string{"GAP-HEALTH"}, []string{"TIDI"}},
	} {
		page, err := s.Help(topic)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range c.has {
			if !strings.Contains(page, w) {
				t.Errorf(":help %s lacks %q:\n%s", topic, w, page)
			}
		}
		for _, w := range c.lacks {
			if strings.Contains(page, w) {
				t.Errorf(":help %s has %q:\n%s", topic, w, page)
			}
		}
	}
}

// What a game does not have is a mistake, not an empty answer.
func TestFieldsOfAnotherGame(t *testing.T) {
	s := inGame(t, "duel")
	for _, c := range []struct{ code, want string }{
		{`a = band { name = "red" }:add("fighter", { at = {3, 3} })`, ""},
		{"a.fights", ""},
		{"a.charge", "E-FIELD"},
		{"a.fihgts", "did you mean fights?"},
		{"a:formation 'x'", "E-FIELD"},
		{"a.mounted", "E-FIELD"},
		{"charge(a, a)", "E-GLOBAL"},
		{"fight(a, a, { atack = 1 })", "did you mean attack?"},
		{`choices { reaction = { "flee" } }`, "E-CHOICE"},
		{`rule "x:y" { hook = "duel.on_removed", effect = function(ev) ev:skip(ev.model) end }`, "does not take ev:skip"},
	} {
		_, err := s.Eval(c.code)
		if got := errText(err); c.want == "" && err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.code, got, c.want)
		}
	}
}

// No point of a game takes a request that the game does not carry out.
func TestRequestsOfEachGame(t *testing.T) {
	for game, point := range map[string]string{"duel": "on_removed", "oldwest": "on_hit", "saga": "on_losses", "ancients": "on_hit"} {
		s := inGame(t, game)
		rule := fmt.Sprintf(`rule "x:y" { hook = "%s.%s", effect = function(ev) ev:REQUEST end }`, game, point)
		for request, want := range map[string]string{"skip(ev.model)": point + " does not take ev:skip", "set_weather 'rain'": "it takes ev:set, ev:wound, ev:remove"} {
			if _, err := s.Eval(strings.Replace(rule, "REQUEST", request, 1)); !strings.Contains(errText(err), want) {
				t.Errorf("%s, ev:%s: %q, want %q", game, request, errText(err), want)
			}
		}
		for _, p := range s.lib.content.Points {
			if takes := strings.Join(p.Takes(), " "); p.Kind == hook.On && takes != "set wound remove" {
				t.Errorf("%s takes %s", p.Name, takes)
			}
		}
		if page, _ := s.Help("skip"); strings.Contains(page, "ev:skip") {
			t.Errorf("%s: explain skip has:\n%s", game, page)
		}
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// Orders, their options and their words are completed.
func TestCompletionOfADuel(t *testing.T) {
	s := inGame(t, "duel")
	if _, err := s.Eval(`red = band { name = "red" } a = red:add("fighter", { at = {3, 3} })`); err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct{ got, has, lacks []string }{
		"names":   {s.Names(), []string{"allocate", "fight", "graveyard"}, []string{"charge", "volley"}},
		"topics":  {s.Topics(), []string{"allocate", "duel.modify_hit", "POWER-ENG-01"}, []string{"melee", "charge", "PIL-GEN-01", "set_weather"}},
		"fields":  {s.Fields("a"), []string{"armour_tokens", "hp", "foe"}, []string{"charge", "loot"}},
		"methods": {s.Methods("a"), []string{"touches"}, []string{"formation"}},
		"options": {s.Options("fight(a, b, { "), []string{"attack", "answer"}, nil},
		"second":  {s.Options("fight(a, b, { attack = 2, "), []string{"attack", "answer"}, nil},
		"kit":     {s.Options(`red:add("fighter", { `), []string{"power", "talents", "wounds"}, []string{"loot", "horse"}},
		"no call": {s.Options("x = { "), nil, []string{"attack"}},
		"ids":     {s.IDs(`red:add("fighter", { talents = { `), []string{"steadfast"}, []string{"fighter"}},
	} {
		for _, w := range c.has {
			if !slices.Contains(c.got, w) {
				t.Errorf("%s lack %s: %q", what, w, c.got)
			}
		}
		for _, w := range c.lacks {
			if slices.Contains(c.got, w) {
				t.Errorf("%s have %s", what, w)
			}
		}
	}
}

// Every game is listed with its state, and begins its help with an example that
// can be typed as it stands.
func TestExamplesOfGames(t *testing.T) {
	columns, rows, err := shipped(t).List("games")
	if err != nil || len(rows) != 5 || len(columns) != 3 {
		t.Fatalf("%q, %v", rows, err)
	}
	for _, row := range rows {
		want := "planned"
		if game.Get(row[0]) != nil {
			want = "playable"
		}
		if row[2] != want {
			t.Errorf("%q, want %s", row, want)
		}
	}
	for _, def := range game.All() {
		s := inGame(t, def.ID)
		var code []string
		for _, line := range strings.Split(def.About, "\n") {
			if strings.HasPrefix(line, "  ") {
				code = append(code, line)
			}
		}
		if _, err := s.Eval(strings.Join(code, "\n")); err != nil || len(code) < 4 {
			t.Errorf("%s: %v\n%s", def.ID, err, strings.Join(code, "\n"))
		}
		if page, err := s.lib.Explain(def.ID); err != nil || !strings.Contains(page, def.About) {
			t.Errorf("skald explain %s: %v", def.ID, err)
		}
	}
}

// A session of a duel is saved, played again and made a test like one of Pillage.
func TestSessionOfADuel(t *testing.T) {
	s := inGame(t, "duel")
	dir := t.TempDir()
	for _, line := range []string{`red, blue = band { name = "red" }, band { name = "blue" }`,
		`a = red:add("captain", { name = "A", at = {10, 10} })`, `b = blue:add("knight", { name = "B", touch = a })`,
		`branch "before"`, "attack(a, b)", "fight()", "undo(true)", `back "before"`, `choices { allocate = { "1", "2" } }`, "fight(a, b)",
		"what_if(1, 6)", "luck()", "next_turn()", "heal(a, 1)", "set('rules.power.contact.shoot', true)", "explain()"} {
		if _, err := s.Eval(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	was, err := s.Eval("print(a.hp, b.hp, a.foe, b.alive)")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Save(dir + "/duel.json"); err != nil {
		t.Fatal(err)
	}
	if text, err := s.SaveTest(dir+"/duel.lua", "a duel"); err != nil || !strings.Contains(text, "assertion") {
		t.Fatalf("%s, %v", text, err)
	}
	again := inGame(t, "pillage")
	if _, err := again.Open(dir + "/duel.json"); err != nil {
		t.Fatal(err)
	}
	if now, err := again.Eval("print(a.hp, b.hp, a.foe, b.alive)"); err != nil || now != was {
		t.Errorf("opened: %q, %v; saved: %q", now, err, was)
	}
	if _, err := again.Eval("choices { allocate = { '0' } }"); err != nil {
		t.Errorf("the opened session is no duel: %v", err)
	}
}

// No point calls both a lower and a higher value the better one.
func TestOneValueIsBetter(t *testing.T) {
	for _, d := range game.All() {
		for _, p := range d.Points() {
			if p.LowIsGood && p.HighIsGood {
				t.Errorf("%s: lower and higher are better", p.Name)
			}
		}
	}
}
