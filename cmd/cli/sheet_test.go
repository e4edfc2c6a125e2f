package cli_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"skald/cmd/cli"
	"skald/luabind"
)

// What a page of paper holds.
const (
	pageLines = 100
	pageWidth = 120
)

// sheetEngine makes each sheet once, however often it is printed.
type sheetEngine struct {
	cli.Engine
	lib  *luabind.Library
	made map[string]*luabind.Sheet
}

func (e sheetEngine) Sheet(_ cli.Options, faction string) (*luabind.Sheet, error) {
	if e.made[faction] == nil {
		s, err := e.lib.Sheet(faction)
		if err != nil {
			return nil, err
		}
		e.made[faction] = s
	}
	return e.made[faction], nil
}

// Every faction has a sheet, in both languages and all forms.
func TestSheetsOfAllFactions(t *testing.T) {
	for _, lang := range []string{"en", "ru"} {
		lib, err := luabind.Load(luabind.Options{Lang: lang})
		if err != nil {
			t.Fatal(err)
		}
		factions := lib.Content().IDs("faction")
		if len(factions) != 17 {
			t.Errorf("%d factions, want 17", len(factions))
		}
		engine := sheetEngine{cli.NewEngine(), lib, map[string]*luabind.Sheet{}}
		for _, id := range factions {
			t.Run(id+" "+lang, func(t *testing.T) {
				ask := func(args ...string) string {
					got := skald(engine, append([]string{"sheet", id, "--lang", lang}, args...)...)
					if got.code != 0 || got.err != "" {
						t.Fatalf("%q: %+v", args, got)
					}
					return strings.TrimSuffix(got.out, "\n")
				}
				text, marked := ask(), ask("--format", "markdown")
				fits(t, text)
				aligned(t, text)
				sameCells(t, marked)
				var sheet any
				if err := json.Unmarshal([]byte(ask("--json")), &sheet); err != nil {
					t.Fatal(err)
				}
				if lang == "ru" {
					onlyRussian(t, text)
					onlyRussian(t, marked)
					onlyRussian(t, strings.Join(wordsOf(sheet, ""), "\n"))
				}
			})
		}
	}
}

// fits on one page.
func fits(t *testing.T, text string) {
	lines := strings.Split(text, "\n")
	if len(lines) > pageLines {
		t.Errorf("%d lines, at most %d", len(lines), pageLines)
	}
	for _, line := range lines {
		if n := utf8.RuneCountInString(line); n > pageWidth {
			t.Errorf("%d letters in %q", n, line)
		}
	}
}

var column = regexp.MustCompile(`\S+( \S+)*`)

// aligned: two spaces stand before each column, in every row of a table.
func aligned(t *testing.T, text string) {
	tables := 0
	for _, part := range strings.Split(text, "\n\n")[1:] {
		lines := strings.Split(part, "\n")
		heads := column.FindAllStringIndex(string(ascii(lines[1])), -1)
		if len(heads) < 3 {
			continue // paragraphs
		}
		tables++
		for _, line := range lines[1:] {
			letters := ascii(line)
			if strings.HasPrefix(strings.TrimLeft(line, " "), "In a hundred.") || strings.HasPrefix(strings.TrimLeft(line, " "), "Из ста.") {
				break // the remarks under the last table
			}
			for _, h := range heads {
				if at := h[0]; at < len(letters) && string(letters[at-2:at]) != "  " {
					t.Errorf("no column begins at letter %d of %q", at, line)
				}
			}
		}
	}
	if tables < 5 {
		t.Errorf("%d tables, want 5 or more", tables)
	}
}

// ascii has one byte for each letter.
func ascii(s string) []byte {
	var out []byte
	for _, r := range s {
		if r > 127 {
			r = 'x'
		}
		out = append(out, byte(r))
	}
	return out
}

// sameCells: the rows of a table of a web page have as many cells as its head.
func sameCells(t *testing.T, text string) {
	cells := 0
	for _, line := range strings.Split(text, "\n") {
		n := strings.Count(line, "|") - strings.Count(line, `\|`)
		if cells > 0 && n > 0 && n != cells {
			t.Errorf("%d cells, the row above has %d: %s", n, cells, line)
		}
		cells = n
	}
}

// notWords are what is the same in every language: ids of rules, data keys with
// their values and sources, classes, and the id of the faction at the top.
var notWords = regexp.MustCompile(`PIL-[A-Z0-9-]+|^# |^.*factions\.\w+\..*$|^.* \([a-z_]+\)$|\b(UA|SA|FA)\b`)

var latin = regexp.MustCompile(`[A-Za-z]+`)

func onlyRussian(t *testing.T, text string) {
	for _, line := range strings.Split(text, "\n") {
		if word := latin.FindString(notWords.ReplaceAllString(line, "")); word != "" {
			t.Errorf("%q in %q", word, line)
		}
	}
}

// wordsOf a sheet in JSON: what is for people.
func wordsOf(x any, key string) (out []string) {
	switch x := x.(type) {
	case map[string]any:
		for k, v := range x {
			out = append(out, wordsOf(v, k)...)
		}
	case []any:
		for _, v := range x {
			out = append(out, wordsOf(v, key)...)
		}
	case string:
		if key == "title" || key == "text" || key == "of_title" || key == "needs" {
			out = append(out, x)
		}
	}
	return out
}
