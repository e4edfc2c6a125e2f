package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"skald/luabind"
)

// named are the kinds of declarations that Go may know nothing of: whatever one
// of them does stands in a script.
var named = []string{"faction", "talent", "weather", "house"}

// plainWords are ids that are plain words too: where Go may use them, and as what.
// Only identifiers and sentences may: a literal that is an id is never excused.
var plainWords = map[string]string{
	"clear": "sight and ways are clear, memory and screens are cleared",
	"night": "what light there is, to the sentence that explains ev.target.lit",
	"scout": "a way is scouted before it is walked: odds and volleys do so",
	"wind":  "from where rules.fire.wind lets fire spread",
}

// ownedRules are the ids of rules that belong to one of the named.
func ownedRules(lib *luabind.Library) []string {
	var out []string
	for _, r := range lib.Content().Rules {
		if o := &r.Owner; o.Faction != 0 || o.Talent != 0 || o.Weather != 0 || o.House != 0 {
			out = append(out, r.ID)
		}
	}
	return out
}

// words of a name or a sentence, in lower case: "bogSave" is bog and save.
var wordOf = regexp.MustCompile(`[A-Z]?[a-z]+|[A-Z]+|[0-9]+`)

func wordsOf(text string) []string {
	words := wordOf.FindAllString(text, -1)
	for i := range words {
		words[i] = strings.ToLower(words[i])
	}
	return words
}

// spells reports whether the words of an id stand in a row.
func spells(words []string, id string) bool {
	of := strings.Split(id, "_")
	for i := 0; i+len(of) <= len(words); i++ {
		if slices.Equal(words[i:i+len(of)], of) {
			return true
		}
	}
	return false
}

// strict are the folders in which no sentence names an id either; elsewhere, and
// on the pages of errors, help texts have examples, such as band("vikings").
func strict(file string) bool { return under(file, "core") && !under(file, "core/fault") }

// dataKey is a literal that is the path of a number, or the beginning of one.
var dataKey = regexp.MustCompile(`^(factions|talents|house|rules\.weather)\.([a-z_]+)(\.[a-z_.]*)?$`)

// nameOffences lists what in a Go file is named after something that scripts
// declare.
func nameOffences(file string, src []byte, ids, rules []string) (out []string) {
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, file, src, 0)
	if err != nil {
		return []string{err.Error()}
	}
	report := func(n ast.Node, what, id string) {
		out = append(out, set.Position(n.Pos()).String()+": "+what+" is named after "+id)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.ValueSpec:
			if n.Names[0].Name == "about" || n.Names[0].Name == "ofOurs" { // what help shows: an example, and the words in it
				return false
			}
		case *ast.Ident:
			words := wordsOf(n.Name)
			for _, id := range ids {
				if plainWords[id] == "" && spells(words, id) {
					report(n, n.Name, id)
				}
			}
		case *ast.BasicLit:
			if n.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(n.Value)
			if err != nil {
				return true
			}
			words, key := wordsOf(text), dataKey.FindStringSubmatch(text)
			for _, id := range ids {
				if text == id || key != nil && key[2] == id || strict(file) && plainWords[id] == "" && spells(words, id) {
					report(n, n.Value, id)
				}
			}
			for _, id := range rules {
				if strings.Contains(text, id) {
					report(n, n.Value, id)
				}
			}
		}
		return true
	})
	return out
}

// Nothing in Go is named after a faction, a talent, a weather or a house rule:
// what they do, they do as scripts.
func TestGoKnowsNoFaction(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, kind := range named {
		ids = append(ids, lib.Content().IDs(kind)...)
	}
	if len(ids) < 17+39+6+2 {
		t.Fatalf("only %d names: %v", len(ids), ids)
	}
	rules := ownedRules(lib)
	root, files := repoRoot(t), 0
	for _, top := range []string{"core", "luabind", "repl", "cmd"} {
		err := fs.WalkDir(os.DirFS(root), top, func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
				return err
			}
			if dir := path.Dir(file); slices.Contains(games, dir) && dir != "core/pillage" {
				return nil // another game has words of its own
			}
			src, err := os.ReadFile(filepath.Join(root, file))
			if err != nil {
				return err
			}
			files++
			for _, s := range nameOffences(file, src, ids, rules) {
				t.Error(s)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 100 {
		t.Errorf("only %d files were read", files)
	}
}

func TestNameOffencesAreReported(t *testing.T) {
	ids, rules := []string{"huns", "war_cry", "clear"}, []string{"PIL-FACTION-HUNS-02"}
	for _, c := range []struct {
		file, src string
		bad       int
	}{
		{"core/x.go", `var a = "huns"`, 1},
		{"core/x.go", `var a = "of the huns"`, 1},
		{"core/x.go", `var a = "of the hunstable"`, 0},
		{"core/x.go", `var hunsBonus = 1`, 1},
		{"core/x.go", `var isWarCry = 1`, 1},
		{"core/x.go", `var warCrying = 1`, 0},
		{"core/x.go", `func clear() {}`, 0},
		{"core/x.go", `var a = "the sky is clear"`, 0},
		{"core/x.go", `var a = "clear"`, 1},
		{"core/x.go", `var a = "rules.weather.clear.road"`, 1},
		{"core/x.go", `// huns are riders`, 0},
		{"luabind/x.go", `var a = "band(huns)"`, 0},
		{"luabind/x.go", `var a = "huns"`, 1},
		{"luabind/x.go", `var a = "factions.huns"`, 1},
		{"luabind/x.go", `var a = "factions.huns.lasso"`, 1},
		{"luabind/x.go", `var a = "set factions.huns.lasso to 5"`, 0},
		{"core/fault/x.go", `var a = "keys like factions.huns.lasso"`, 0},
		{"luabind/x.go", `var a = "PIL-FACTION-HUNS-02"`, 1},
	} {
		if got := nameOffences(c.file, []byte("package x\n"+c.src), ids, rules); len(got) != c.bad {
			t.Errorf("%s: %s: %q", c.file, c.src, got)
		}
	}
}
