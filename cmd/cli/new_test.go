package cli_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/core/game"
)

// begins lists the kinds of each game that a mod can begin with.
var begins = map[string][]string{
	"pillage":  {"faction", "talent", "weather", "house"},
	"saga":     {"faction", "house"},
	"duel":     {"talent", "house"},
	"ancients": {"house"},
	"oldwest":  {"faction", "house"},
}

// TestNewModsPass writes every kind of mod for every game and runs its scenarios:
// they pass, and each file has given dice or exact odds.
func TestNewModsPass(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, g := range game.All() {
		for _, kind := range []string{"faction", "talent", "weather", "house"} {
			t.Run(kind+" "+g.ID, func(t *testing.T) {
				dir := filepath.Join("mods", kind+"_"+g.ID)
				r := skald(cli.NewEngine(), "new", kind, "iron_men", "--game", g.ID, "--dir", dir)
				if !slices.Contains(begins[g.ID], kind) {
					if _, err := os.Stat(dir); r.code != 2 || err == nil || !strings.Contains(r.err, g.ID+" has no ") || !strings.Contains(r.err, "a new "+strings.Join(begins[g.ID], ", ")) {
						t.Errorf("%s has no %s: %d %s", g.ID, kind, r.code, r.err)
					}
					return
				}
				passes(t, dir, r)
			})
		}
	}
	passes(t, "iron_men", skald(cli.NewEngine(), "new", "game", "iron_men"))
}

// passes checks a mod that was written: the files that were told are there, and
// its scenarios pass.
func passes(t *testing.T, dir string, wrote ran) {
	t.Helper()
	files, _, _ := strings.Cut(wrote.out, "\n\n")
	for _, f := range strings.Split(files, "\n") {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Errorf("%s: %v", f, err)
		}
		if strings.Contains(f, "/scenarios/") && (!strings.Contains(string(text), "dice = {") || !strings.Contains(string(text), "t.odds(")) {
			t.Errorf("%s asserts no dice or no odds", f)
		}
	}
	if wrote.code != 0 || !strings.Contains(wrote.out, "skald test "+filepath.ToSlash(dir)) {
		t.Fatalf("new: %d %s%s", wrote.code, wrote.out, wrote.err)
	}
	r := skald(cli.NewEngine(), "test", dir)
	if r.code != 0 || !strings.Contains(r.out, "scenarios passed") {
		t.Errorf("test: %d %s%s", r.code, r.out, r.err)
	}
	if strings.Contains(files, "/scripts/") || strings.Contains(files, "/factions/") {
		noticesAll(t, dir)
	}
}

// noticesAll checks that the scenarios of a mod notice every small mistake in its
// scripts, and that nothing is found in these.
func noticesAll(t *testing.T, dir string) {
	t.Helper()
	if r := skald(cli.NewEngine(), "test", dir, "--mutate"); r.code != 0 {
		t.Errorf("test --mutate: %d %s%s", r.code, r.out, r.err)
	}
	if r := skald(cli.NewEngine(), "check", dir, "--strict"); r.code != 0 {
		t.Errorf("check: %d %s%s", r.code, r.out, r.err)
	}
}

// A mod that cannot be written wholly is not written at all.
func TestNewIsAllOrNothing(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll("full", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("full/mine.txt", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("x", 300) // longer than a file may be called
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"iron_men", "--dir", "full"}, "the folder full has something in it"},
		{[]string{"iron_men", "--dir", "full/mine.txt"}, "is no folder to write into"},
		{[]string{long, "--dir", "deep/er"}, "cannot be written"},
		{[]string{long, "--dir", "."}, "has something in it"},
	} {
		r := skald(cli.NewEngine(), append([]string{"new", "house"}, c.args...)...)
		if r.code != 2 || !strings.Contains(r.err, c.want) {
			t.Errorf("%v: want %q, got %d %s", c.args, c.want, r.code, r.err)
		}
	}
	left, _ := filepath.Glob("*/*")
	top, _ := filepath.Glob("*")
	if len(left) != 1 || len(top) != 1 {
		t.Errorf("left behind: %v %v", top, left)
	}
	if err := os.Mkdir("empty", 0o755); err != nil {
		t.Fatal(err)
	}
	r := skald(cli.NewEngine(), "new", "house", long, "--dir", "empty")
	if entries, err := os.ReadDir("empty"); r.code != 2 || err != nil || len(entries) > 0 {
		t.Errorf("an empty folder: %d %v %v", r.code, entries, err)
	}
}

func TestNewAsJSON(t *testing.T) {
	t.Chdir(t.TempDir())
	r := skald(cli.NewEngine(), "new", "game", "fencing", "--json")
	var got struct{ Files, Next []string }
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got.Files) != 5 || len(got.Next) != 3 || got.Next[0] != "skald test fencing" {
		t.Errorf("%v %s", err, r.out)
	}
}
