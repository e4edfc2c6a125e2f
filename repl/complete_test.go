package repl_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"skald/repl"
	"skald/repl/replytest"
)

func completionFake(t *testing.T) *replytest.Fake {
	t.Helper()
	s := replytest.NewFake()
	for _, line := range []string{"charge = 1", "charger = 2", "red = 3", "b = 4"} {
		if _, err := s.Eval(line); err != nil {
			t.Fatal(err)
		}
	}
	s.Members = map[string][]string{"red": {"name", "faction"}, "red:": {"add", "row"}, "b.state": {"mushrooms", "marked"},
		"fight(a, b, { ": {"attack", "answer"}}
	s.Quoted = []string{"berserker", "bondi", "dane_axe", "PIL-MELEE-03", "berserker", "rules.wind.x"}
	return s
}

func TestComplete(t *testing.T) {
	s := completionFake(t)
	// | is the cursor; the wanted words are the text of the whole word.
	for _, c := range []struct{ line, want string }{
		{"ch|", "charge charger"},
		{"x = ch|", "charge charger"},
		{"odds(charg|)", "charge charger"},
		{"функция = ch|", "charge charger"},
		{"rep|", "repeat"},
		{"re|", "red repeat return"},
		{"zzz|", ""},
		{"|", ""},
		{"   |", ""},
		{"\t|", ""},
		{"f(|", ""},
		{"red.|", "faction name"},
		{"red:|", "add row"},
		{"b.state:m|", ""},
		{"red:a|", "add"},
		{"x = red.n|", "name"},
		{"b.state.m|", "marked mushrooms"},
		{"f().state.m|", ""},
		{"list[1].n|", ""},
		{"red:add.n|", ""},
		{"1.|", ""},
		{"x = 12|", ""},
		{"nobody.|", ""},
		{`"a"..ch|`, "charge charger"},
		{`red:add("b|`, `berserker bondi`},
		{`red:add("ber|`, `berserker"`},
		{`red:add('ber|`, `berserker'`},
		{`red:add("ber|")`, `berserker`},
		{`red:add("berserker", ch|`, "charge charger"},
		{`explain("PIL-|`, `PIL-MELEE-03"`},
		{`set("r|`, `rules.wind.x"`},
		{`set("|`, `PIL-MELEE-03 berserker bondi dane_axe`},
		{`print("it\"s |`, ""},
		{`x = 1 -- ch|`, ""},
		{`x = --[[ y ]] ch|`, "charge charger"},
		{`x = [[ch|`, ""},
		{`x = [==[ ]] ]==] .. ch|`, "charge charger"},
		{`t[ch|`, "charge charger"},
		{`fight(a, b, { |`, "answer =  attack = "},
		{`fight(a, b, { at|`, "attack = "},
		{`fight(a, b, { attack = ch|`, "charge charger"},
		{":|", ":help :load :open :order :profile :quit :reload :save :save-test :trace :watch"},
		{":r|", ":reload"},
		{"  :tr|", ":trace"},
		{":trace o|", "off on"},
		{":trace |", "off on"},
		{":help dane|", "dane_axe"},
		{":help E-SY|", "E-SYNTAX"},
		{":help :q|", ":quit"},
		{":quit |", ""},
		{"::ch|", ""},
	} {
		left, right, _ := strings.Cut(c.line, "|")
		head, words, tail := repl.Complete(s, left+right, len([]rune(left)), true)
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("%s: got %q, want %q", c.line, got, c.want)
		}
		if !strings.HasPrefix(left, head) || tail != right {
			t.Errorf("%s: head %q, tail %q", c.line, head, tail)
		}
		for _, w := range words {
			if whole := head + w; !strings.HasPrefix(whole, left) {
				t.Errorf("%s: %q would change what was typed to %q", c.line, w, whole)
			}
		}
	}
}

func TestIDsAreAskedForTheirPlace(t *testing.T) {
	s := completionFake(t)
	line := `red:add("warrior", { weapon = "b`
	if _, words, _ := repl.Complete(s, line, len([]rune(line)), true); len(words) == 0 || s.Before != `red:add("warrior", { weapon = ` {
		t.Errorf("offered %q after %q", words, s.Before)
	}
}

func TestCompleteInTheMiddleOfAnInput(t *testing.T) {
	s := completionFake(t)
	if _, words, _ := repl.Complete(s, ":r", 2, false); len(words) != 0 {
		t.Errorf("a later line starts no command, but got %q", words)
	}
}

func TestCompletePaths(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"rain.lua", "raid/x", "rat.txt", ".hidden.lua"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sep := string(filepath.Separator)
	for typed, want := range map[string][]string{
		"ra":       {"raid" + sep, "rain.lua"},
		"":         {"raid" + sep, "rain.lua"},
		".":        {".hidden.lua"},
		"none/nix": nil,
	} {
		line := ":load " + dir + sep + typed
		head, words, _ := repl.Complete(replytest.NewFake(), line, len([]rune(line)), true)
		for i := range words {
			words[i] = strings.TrimPrefix(head+words[i], ":load "+dir+sep)
		}
		if !slices.Equal(words, want) {
			t.Errorf("%s: got %q, want %q", typed, words, want)
		}
	}
}

func FuzzComplete(f *testing.F) {
	f.Add(`red:add("ber`, 5, true)
	f.Add(":load [[x", 9, true)
	f.Add(`--[==[ ]=] "\`, 13, false)
	s := replytest.NewFake()
	s.Quoted = []string{"a", "ab"}
	f.Fuzz(func(t *testing.T, line string, pos int, first bool) {
		runes := []rune(line)
		if pos < 0 || pos > len(runes) || strings.HasPrefix(strings.TrimSpace(line), ":load") {
			t.Skip()
		}
		head, words, tail := repl.Complete(s, line, pos, first)
		if len(words) > 0 && !strings.HasPrefix(string(runes[:pos]), head) || tail != string(runes[pos:]) {
			t.Errorf("%q at %d: head %q, tail %q", line, pos, head, tail)
		}
	})
}
