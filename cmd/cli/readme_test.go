package cli_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/repl/replytest"
)

const readme = "../../README.md"

// page is README.md, whose examples are tried.
type page struct{ text string }

func openPage(t *testing.T) *page {
	t.Helper()
	text, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	return &page{string(text)}
}

var fences = regexp.MustCompile("(?s)```[a-z]*\n(.*?)```\n")

// section is the text under a heading of the second rank.
func (p *page) section(t *testing.T, heading string) string {
	t.Helper()
	_, rest, found := strings.Cut(p.text, "\n## "+heading+"\n")
	if !found {
		t.Fatalf("README has no %s", heading)
	}
	text, _, _ := strings.Cut(rest, "\n## ")
	return text
}

// blocks are the fenced texts of a section.
func blocks(section string) []string {
	var out []string
	for _, m := range fences.FindAllStringSubmatch(section, -1) {
		out = append(out, m[1])
	}
	return out
}

// save writes the answers that came, where SKALD_UPDATE asks for it.
func (p *page) save(t *testing.T) {
	t.Helper()
	if os.Getenv("SKALD_UPDATE") == "" {
		return
	}
	if err := os.WriteFile(readme, []byte(p.text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestWhatAPlayerReads types every prompt of the player's part into one session,
// and gives the first line of README to the shell.
func TestWhatAPlayerReads(t *testing.T) {
	p := openPage(t)
	_, line, _ := strings.Cut(p.text, "    echo '")
	line, _, _ = strings.Cut(line, "' | ")
	got := skaldIO(cli.NewEngine(), cli.IO{In: strings.NewReader(line + "\n")})
	if want := blocks(p.text)[0]; got != (ran{want, "", 0}) {
		t.Errorf("the first example: %+v, want\n%s", got, want)
	}
	s, err := cli.NewEngine().Open(cli.Options{Seed: 1, Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range blocks(p.section(t, "A player's five minutes")) {
		if strings.HasPrefix(b, "skald> ") {
			p.text = strings.Replace(p.text, b, replytest.Check(t, s, "README.md", b), 1)
		}
	}
	p.save(t)
}

// TestWhatADuelistReads types the example of another game.
func TestWhatADuelistReads(t *testing.T) {
	p := openPage(t)
	s, err := cli.NewEngine().Open(cli.Options{Game: "duel", Seed: 1, Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	b := blocks(p.section(t, "Four more games"))[0]
	p.text = strings.Replace(p.text, b, replytest.Check(t, s, "README.md", b), 1)
	p.save(t)
}

// TestWhatAListCosts musters the band list of README.
func TestWhatAListCosts(t *testing.T) {
	p := openPage(t)
	part := blocks(p.section(t, "A band and its price"))
	t.Chdir(t.TempDir())
	if err := os.WriteFile("raiders.lua", []byte(part[0]), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := skald(cli.NewEngine(), "muster", "raiders.lua"); got != (ran{part[1], "", 1}) {
		t.Errorf("the list: got\n%s%s", got.out, got.err)
	}
}

// TestWhatAModderReads does what the modder's part does, file by file.
func TestWhatAModderReads(t *testing.T) {
	p := openPage(t)
	huns, err := filepath.Abs("../../factions/pillage/huns")
	if err != nil {
		t.Fatal(err)
	}
	part := blocks(p.section(t, "A modder's five minutes"))
	if len(part) != 4 {
		t.Fatalf("%d examples, want a failure, a rule, a talk and an error", len(part))
	}
	t.Chdir(t.TempDir())
	copyAsSteppe(t, huns)
	if got := skald(cli.NewEngine(), "test", "mymod"); got.code != 0 {
		t.Fatalf("the copy: %+v", got)
	}
	const faction = "mymod/factions/pillage/steppe/faction.lua"
	edit(t, faction, "lasso = { 6,", "lasso = { 5,")
	if got := skald(cli.NewEngine(), "test", "mymod"); !strings.HasPrefix(got.out, part[0]) {
		t.Errorf("the failure: got\n%s", got.out)
	}
	edit(t, faction, "lasso = { 5,", "lasso = { 6,")
	edit(t, faction, "", part[1])
	s, err := cli.NewEngine().Open(cli.Options{Seed: 1, Lang: "en", Mods: []string{"mymod"}})
	if err != nil {
		t.Fatal(err)
	}
	replytest.Check(t, s, "README.md", part[2])
	edit(t, faction, "pillage.on_attack_rolled", "pillage.on_atack_rolled")
	replytest.Check(t, s, "README.md", part[3])
}

// copyAsSteppe is what cp and perl do in README.
func copyAsSteppe(t *testing.T, huns string) {
	t.Helper()
	write := func(path, text string) {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	name := regexp.MustCompile(`\bhuns\b`)
	err := filepath.WalkDir(huns, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		out := name.ReplaceAllString(string(text), "steppe")
		out = strings.NewReplacer(`"Huns"`, `"Steppe riders"`, "PIL-FACTION-HUNS-", "steppe:").Replace(out)
		rel, err := filepath.Rel(huns, path)
		write(filepath.Join("mymod/factions/pillage/steppe", rel), out)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	write("mymod/mod.lua", `mod "mymod" { version = "1.0", api = 1 }`)
}

// edit replaces the first old in a file; "" is its end.
func edit(t *testing.T, path, old, new string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	out := string(text) + "\n" + new
	if old != "" {
		if !strings.Contains(string(text), old) {
			t.Fatalf("%s has no %s", path, old)
		}
		out = strings.Replace(string(text), old, new, 1)
	}
	if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestScenariosOfThePagesPass runs every scenario that README and CONTRIBUTING
// show.
func TestScenariosOfThePagesPass(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"README.md", "CONTRIBUTING.md"} {
		text, err := os.ReadFile("../../" + name)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, b := range blocks(string(text)) {
			if !strings.HasPrefix(b, "scenario ") {
				continue
			}
			n++
			file := filepath.Join(dir, "page.lua")
			if err := os.WriteFile(file, []byte(b), 0o644); err != nil {
				t.Fatal(err)
			}
			if got := skald(cli.NewEngine(), "test", file); got.code != 0 {
				t.Errorf("%s: %+v of\n%s", name, got, b)
			}
		}
		if n == 0 {
			t.Errorf("%s shows no scenario", name)
		}
	}
}
