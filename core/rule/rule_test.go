package rule

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"
	"unicode/utf8"

	"skald/core/fault"
)

// The size of each game and, for Pillage, of each area, counted by hand from
// the rule books. A rule added or lost shows here.
var wantAreas = map[string]int{
	"PIL": 405, "SAGA": 60, "GRID": 52, "POWER": 24, "WEST": 95,
	"PIL-GEN": 12, "PIL-MEAS": 4, "PIL-LOS": 2, "PIL-DICE": 6, "PIL-TYPE": 4, "PIL-TERR": 12, "PIL-OBST": 6,
	"PIL-HIT": 3, "PIL-SAVE": 3, "PIL-DEPLOY": 3, "PIL-BAND": 9, "PIL-MULTIPLAYER": 4, "PIL-INIT": 4,
	"PIL-TURN": 1, "PIL-MOVE": 4, "PIL-CHARGE": 12, "PIL-REACT": 5, "PIL-AGIL": 3, "PIL-SWIM": 3,
	"PIL-SHOOT": 17, "PIL-VOLLEY": 5, "PIL-MELEE": 3, "PIL-SHIELD": 2, "PIL-SPEAR": 4, "PIL-COVER": 2,
	"PIL-SLOPE": 1, "PIL-PUSH": 7, "PIL-MULTI": 7, "PIL-FIRE": 6, "PIL-TORCH": 4, "PIL-CAV": 12,
	"PIL-MORALE": 2, "PIL-LOOT": 8, "PIL-ABDUCT": 3, "PIL-BUILD": 15, "PIL-WEATHER": 19, "PIL-SHIP": 11,
	"PIL-HOUND": 14, "PIL-WALL": 7, "PIL-GEAR": 16, "PIL-WEAPON": 16, "PIL-TROOP": 20, "PIL-END": 1,
	"PIL-TALENT": 39, "PIL-FACTION": 64, "PIL-FACTION-HUNS": 5, "PIL-NONE": 0, "PI": 0,
}

func TestTheFilesAreWhole(t *testing.T) {
	if _, err := load(files); err != nil {
		t.Error(fault.Story(err))
	}
}

func TestCounts(t *testing.T) {
	for area, want := range wantAreas {
		if got := len(Area(area)); got != want {
			t.Errorf("%s has %d rules, want %d", area, got, want)
		}
	}
	kinds := map[Kind]int{}
	for _, e := range Area("PIL") {
		kinds[e.Kind]++
	}
	if kinds[Core] != 253 || kinds[Lua] != 152 {
		t.Errorf("Pillage has %d core and %d lua rules, want 253 and 152", kinds[Core], kinds[Lua])
	}
}

func TestEveryPillageAreaIsCounted(t *testing.T) {
	for _, e := range Area("PIL") {
		words := strings.Split(e.ID, "-")
		if area := words[0] + "-" + words[1]; wantAreas[area] == 0 {
			t.Errorf("%s: area %s has no count in this test", e.ID, area)
		}
	}
}

func TestWordsArePlainEnglish(t *testing.T) {
	for _, e := range All() {
		for _, s := range []string{e.Title, e.Text} {
			if strings.TrimSpace(s) != s || strings.ContainsAny(s, "[]`") || strings.Contains(s, "stripped") {
				t.Errorf("%s: %q is not tidy", e.ID, s)
			}
			if i := strings.IndexFunc(s, func(r rune) bool { return r > unicode.MaxLatin1 }); i >= 0 {
				t.Errorf("%s: %q holds a letter that is not Latin", e.ID, s)
			}
		}
		if n := utf8.RuneCountInString(e.Title); n > 45 {
			t.Errorf("%s: the title has %d letters, more than a column holds", e.ID, n)
		}
		if n := utf8.RuneCountInString(e.Text); n > 140 || n > 0 && !strings.HasSuffix(e.Text, ".") {
			t.Errorf("%s: %q is not one sentence of at most 140 letters", e.ID, e.Text)
		}
		if e.Game == "pillage" && e.Text == "" {
			t.Errorf("%s: every rule of Pillage has a text", e.ID)
		}
	}
}

// Every rule of Pillage has its Russian words.
func TestWordsAreRussian(t *testing.T) {
	game := regexp.MustCompile(`\b(UA|SA|FA|2?d[36])\b`)
	for _, e := range Area("PIL") {
		for what, s := range map[string]string{"title": e.Ru.Title, "text": e.Ru.Text} {
			switch {
			case s == "":
				t.Errorf("%s: no %s in Russian", e.ID, what)
			case strings.TrimSpace(s) != s || strings.ContainsAny(s, "[]`"):
				t.Errorf("%s: %q is not tidy", e.ID, s)
			case strings.ContainsFunc(game.ReplaceAllString(s, ""), func(r rune) bool { return unicode.Is(unicode.Latin, r) }):
				t.Errorf("%s: %q holds a Latin letter", e.ID, s)
			}
		}
		if n := utf8.RuneCountInString(e.Ru.Title); n > 45 {
			t.Errorf("%s: the Russian title has %d letters, more than a column holds", e.ID, n)
		}
		if n := utf8.RuneCountInString(e.Ru.Text); n > 140 || n > 0 && !strings.HasSuffix(e.Ru.Text, ".") {
			t.Errorf("%s: %q is not one sentence of at most 140 letters", e.ID, e.Ru.Text)
		}
	}
}

func TestLanguages(t *testing.T) {
	e := Entry{Title: "One", Text: "Does it.", Ru: Words{"Один", "Делает."}}
	if got := e.TitleIn("ru") + e.TextIn("ru") + e.TitleIn("en") + e.TextIn("en"); got != "ОдинДелает.OneDoes it." {
		t.Errorf("got %s", got)
	}
	e.Ru = Words{}
	if got := e.TitleIn("ru") + e.TextIn("ru"); got != "OneDoes it." {
		t.Errorf("without Russian: got %s", got)
	}
}

func TestGet(t *testing.T) {
	want := Entry{
		ID: "PIL-FACTION-HUNS-02", Game: "pillage", Area: "PIL-FACTION-HUNS", Title: "Huns: lasso",
		Text: "A mounted Hun who rolls a 6 in melee takes the enemy's attack away.", Kind: Lua,
		Ru: Words{"Гунны: лассо", "Конный гунн, выбросивший в рукопашной 6, отнимает у врага его атаку."},
	}
	got, ok := Get(want.ID)
	want.Status, want.Line = got.Status, got.Line // these change as rules are finished and added
	if !ok || got != want {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	if e, ok := Get("PIL-X-01"); ok {
		t.Errorf("PIL-X-01 is no rule, got %+v", e)
	}
}

func TestOrderIsThatOfTheBooks(t *testing.T) {
	all, i := All(), 0
	for _, g := range Games() {
		for line := 2; i < len(all) && all[i].Game == g.ID; i, line = i+1, line+1 {
			if all[i].Line != line || !strings.HasPrefix(all[i].ID, g.Prefix+"-") {
				t.Fatalf("%s stands at line %d of %s, want line %d", all[i].ID, all[i].Line, g.ID, line)
			}
		}
	}
	if i != len(all) {
		t.Errorf("%d rules follow the last game", len(all)-i)
	}
	all[0].Title = "scribble"
	if All()[0].Title == "scribble" {
		t.Error("a caller can change the catalogue")
	}
}

func TestNearest(t *testing.T) {
	for typed, want := range map[string]string{
		"pil-mele-02":         "PIL-MELEE-02",
		"pil_weather_03":      "PIL-WEATHER-03",
		"pil-faction-hun-02":  "PIL-FACTION-HUNS-02",
		"pil-talent-9":        "PIL-TALENT-09",
		"something different": "",
	} {
		if got := Nearest(typed); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", typed, got, want)
		}
	}
}

// small is a sound catalogue of two rules, to be spoilt by a test.
func small() fstest.MapFS {
	fsys := fstest.MapFS{"data/done.txt": {Data: []byte("PIL-X-02\n")}, "data/part.txt": {Data: []byte("PIL-X-03\n")}}
	for _, g := range Games() {
		fsys["data/"+g.ID+".tsv"] = &fstest.MapFile{Data: []byte(header + "\n")}
	}
	fsys["data/pillage.tsv"].Data = []byte(header + "\nPIL-X-01\tcore\tOne\nPIL-X-02\tlua\tTwo\tDoes it.\nPIL-X-03\tlua\tThree\n")
	return fsys
}

func TestStatusComesFromTheLists(t *testing.T) {
	c, err := load(small())
	if err != nil {
		t.Fatal(fault.Story(err))
	}
	var got []Status
	for _, e := range c.entries {
		got = append(got, e.Status)
	}
	if !slices.Equal(got, []Status{Planned, Done, Part}) {
		t.Errorf("got %v, want the second of three rules done, the third in part", got)
	}
}

func TestBadLinesAreNamed(t *testing.T) {
	for name, c := range map[string]struct{ path, text, want string }{
		"columns":   {"data/pillage.tsv", header + "\nPIL-X-02\tcore\n", "data/pillage.tsv:2: E-DATA 2 columns"},
		"kind":      {"data/pillage.tsv", header + "\nPIL-X-02\tgo\tTwo\n", `data/pillage.tsv:2: E-DATA [PIL-X-02] "go" is no kind`},
		"title":     {"data/pillage.tsv", header + "\nPIL-X-02\tlua\t \n", "data/pillage.tsv:2: E-DATA [PIL-X-02] the title is missing"},
		"shape":     {"data/pillage.tsv", header + "\nPIL-X-2\tlua\tTwo\n", `data/pillage.tsv:2: E-DATA "PIL-X-2" is no id of Pillage`},
		"prefix":    {"data/saga.tsv", header + "\nPIL-X-03\tlua\tThree\n", `data/saga.tsv:2: E-DATA "PIL-X-03" is no id of SAGA`},
		"header":    {"data/duel.tsv", "", "data/duel.tsv:1: E-DATA the first line is not"},
		"twice":     {"data/pillage.tsv", header + "\nPIL-X-02\tlua\tTwo\nPIL-X-02\tlua\tTwo\n", "data/pillage.tsv:3: E-DUPLICATE [PIL-X-02] the id is on line 2 already"},
		"done":      {"data/done.txt", "PIL-X-09\n", `data/done.txt:1: E-ID no rule has the id "PIL-X-09"`},
		"done x2":   {"data/done.txt", "PIL-X-02\nPIL-X-02\n", "data/done.txt:2: E-DUPLICATE [PIL-X-02] the id is listed twice"},
		"part":      {"data/part.txt", "PIL-X-09\n", `data/part.txt:1: E-ID no rule has the id "PIL-X-09"`},
		"part x2":   {"data/part.txt", "PIL-X-03\nPIL-X-03\n", "data/part.txt:2: E-DUPLICATE [PIL-X-03] the id is listed twice"},
		"both":      {"data/part.txt", "PIL-X-02\n", "data/part.txt:1: E-DUPLICATE [PIL-X-02] the rule is done already"},
		"no part":   {"data/part.txt", "-", "data/part.txt: E-FILE the file cannot be read"},
		"no file":   {"data/oldwest.tsv", "-", "data/oldwest.tsv: E-FILE the file cannot be read"},
		"ru id":     {"data/pillage.ru.tsv", headerRu + "\nPIL-X-09\tОдин\tДелает.\n", `data/pillage.ru.tsv:2: E-ID no rule has the id "PIL-X-09"`},
		"ru x2":     {"data/pillage.ru.tsv", headerRu + "\nPIL-X-02\tОдин\tДелает.\nPIL-X-02\tОдин\tДелает.\n", "data/pillage.ru.tsv:3: E-DUPLICATE [PIL-X-02] the rule is translated already"},
		"ru short":  {"data/pillage.ru.tsv", headerRu + "\nPIL-X-02\tОдин\n", "data/pillage.ru.tsv:2: E-DATA 2 columns, want id, title and text"},
		"ru empty":  {"data/pillage.ru.tsv", headerRu + "\nPIL-X-02\tОдин\t\n", "data/pillage.ru.tsv:2: E-DATA [PIL-X-02] the title or the text is missing"},
		"ru header": {"data/pillage.ru.tsv", header + "\n", "data/pillage.ru.tsv:1: E-DATA the first line is not"},
		"no status": {"data/done.txt", "-", "data/done.txt: E-FILE the file cannot be read"},
	} {
		t.Run(name, func(t *testing.T) {
			fsys := small()
			fsys[c.path] = &fstest.MapFile{Data: []byte(c.text)}
			if c.text == "-" {
				delete(fsys, c.path)
			}
			_, err := load(fsys)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}
