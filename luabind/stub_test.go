package luabind

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"skald/core/rule"
	"skald/luabind/vm"
)

// stubRead is what an editor would find in definition files.
type stubRead struct {
	fields  map[string][]string // of classes, methods among them
	params  map[string][]string // of functions
	types   []string            // that are used
	aliases map[string][]string // the words of each
}

var (
	stubClass = regexp.MustCompile(`^---@class ([\w.]+)`)
	stubAlias = regexp.MustCompile(`^---@alias ([\w.]+)(.*)`)
	stubWord  = regexp.MustCompile(`^---\| "([^"]*)"`)
	stubMem   = regexp.MustCompile(`^---@field (\[?[\w."]+\]?)\?? (.*)`)
	stubFunc  = regexp.MustCompile(`^function ([\w.]+)\(([^)]*)\) end$`)
	stubType_ = regexp.MustCompile(`skald\.[\w.]*\w`)
)

func readStubs(t *testing.T, files []Stub) *stubRead {
	t.Helper()
	r := &stubRead{map[string][]string{}, map[string][]string{}, nil, map[string][]string{}}
	for _, f := range files {
		r.file(t, f)
	}
	return r
}

// file reads one file. Each class, function and alias stands once.
func (r *stubRead) file(t *testing.T, f Stub) {
	class, alias := "", ""
	for _, line := range strings.Split(f.Text, "\n") {
		typed, _, _ := strings.Cut(line, " # ")
		if m := stubClass.FindStringSubmatch(line); m != nil {
			if class = m[1]; r.fields[class] != nil {
				t.Errorf("%s: %s is declared twice", f.Name, class)
			}
			r.fields[class] = []string{}
		} else if m := stubAlias.FindStringSubmatch(line); m != nil {
			if alias = m[1]; r.aliases[alias] != nil {
				t.Errorf("%s: %s is declared twice", f.Name, alias)
			}
			r.aliases[alias] = []string{}
		} else if m := stubWord.FindStringSubmatch(line); m != nil {
			r.aliases[alias] = append(r.aliases[alias], m[1])
		} else if m := stubMem.FindStringSubmatch(line); m != nil {
			if slices.Contains(r.fields[class], m[1]) || m[2] == "" || strings.HasPrefix(m[2], "#") {
				t.Errorf("%s: %s.%s stands twice or has no type", f.Name, class, m[1])
			}
			r.fields[class] = append(r.fields[class], m[1])
		} else if m := stubFunc.FindStringSubmatch(line); m != nil {
			r.params[m[1]] = strings.Split(m[2], ", ")
		}
		if strings.HasPrefix(line, "---@") {
			r.types = append(r.types, stubType_.FindAllString(typed, -1)...)
		}
	}
}

// TestStubsNameWhatThereIs: each file is Lua, all types are declared, and the names
// are those of the frozen surface, none missing and none more.
func TestStubsNameWhatThereIs(t *testing.T) {
	for _, g := range rule.Games() {
		t.Run(g.ID, func(t *testing.T) {
			l, err := Load(Options{Game: g.ID})
			if err != nil {
				t.Fatal(err)
			}
			set := l.Stubs()
			for _, f := range set.Files {
				if !strings.HasPrefix(f.Text, "---@meta\n"+StubMark) {
					t.Errorf("%s does not begin with the mark", f.Name)
				}
				if _, err := vm.Compile(f.Name, []byte(f.Text)); err != nil {
					t.Error(err)
				}
			}
			r := readStubs(t, set.Files)
			for _, typ := range r.types {
				if r.fields[typ] == nil && r.aliases[typ] == nil {
					t.Errorf("%s is used and not declared", typ)
				}
			}
			want := surfaceOf(l)
			r.sameAs(t, want)
			for _, name := range set.Globals {
				if r.params[name] == nil && r.fields["skald."+name] == nil && name != "measure" {
					t.Errorf("%s is a global without a definition", name)
				}
			}
		})
	}
}

// surfaceOf reads Library.Surface into names by what they are of.
func surfaceOf(l *Library) map[string][]string {
	out := map[string][]string{}
	add := func(of string, names ...string) { out[of] = append(out[of], names...) }
	for _, line := range l.Surface() {
		head, rest, _ := strings.Cut(line, ": ")
		words := strings.Fields(line)
		switch words[0] {
		case "declare":
			add("skald.declare."+words[1][:len(words[1])-1], strings.Fields(rest)...)
		case "point":
			_, short, _ := strings.Cut(words[1], ".")
			fields, takes, _ := strings.Cut(rest, "|")
			add("skald.ev."+short, append(strings.Fields(fields), strings.Fields(takes)...)...)
		case "ev:":
			add("skald.ev", words[1:]...)
		case "view":
			of, name, _ := strings.Cut(strings.ReplaceAll(words[1], ":", "."), ".")
			name, _, _ = strings.Cut(name, "(")
			add("skald."+of, name)
		case "filter:":
			add("skald.filter", words[1:]...)
		case "word":
			add("words", regexp.MustCompile(`^\w+`).FindString(words[1]))
		case "dice":
			add("dice", regexp.MustCompile(`^dice\.\w+`).FindString(words[1]))
		case "options":
			add("skald."+strings.TrimSuffix(words[2], ":"), words[3:]...)
		case "order":
			options, results, _ := strings.Cut(strings.TrimPrefix(line, "order "+words[1]+" options "), "result")
			if options = strings.TrimSpace(options); options != "" {
				add("skald.order."+words[1], strings.Fields(options)...)
			}
			if o, _ := l.orderOf(words[1]); !o.Asks {
				add("skald.result."+words[1], strings.Fields(results)...)
			}
		case "kit:":
			add("skald.kit", append(words[1:], l.gear()...)...)
		case "require:":
			add("words", "require")
		case "choices:":
			add("skald.choice", words[1:]...)
		default:
			panic("a line of the surface that this test does not know: " + head)
		}
	}
	return out
}

// more are names that scripts may write, and that the surface tells under another
// head: what a band has in free play, results that were refused.
var more = map[string][]string{"skald.band": {"add", "row"}, "skald.model": {"talents"}, "skald.declare.rule": {"[integer]"}}

func (r *stubRead) sameAs(t *testing.T, want map[string][]string) {
	t.Helper()
	for of, names := range want {
		switch of {
		case "words":
			for _, n := range names {
				if r.params[n] == nil {
					t.Errorf("no function %s", n)
				}
			}
		case "dice":
			for _, n := range names {
				if r.params[n] == nil {
					t.Errorf("no function %s", n)
				}
			}
		case "skald.declare.game_table": // keys are free
		case "skald.choice":
			if !slices.Equal(r.aliases[of], names) {
				t.Errorf("%s: %v, want %v", of, r.aliases[of], names)
			}
		default:
			r.sameFields(t, of, names)
		}
	}
	for class := range r.fields {
		if _, known := want[class]; !known && (strings.HasPrefix(class, "skald.ev.can_") || strings.HasPrefix(class, "skald.ev.modify_") || strings.HasPrefix(class, "skald.ev.on_")) {
			t.Errorf("%s is of no point", class)
		}
	}
	for name := range r.params {
		if !strings.Contains(name, ".") && !slices.Contains(want["words"], name) && !slices.Contains(kindNames, name) && name != "mod" {
			t.Errorf("%s is no word", name)
		}
	}
}

func (r *stubRead) sameFields(t *testing.T, of string, names []string) {
	t.Helper()
	for _, n := range names {
		if !slices.Contains(r.fields[of], n) && !(of == "skald.ev" && n == "value") {
			t.Errorf("%s lacks %s", of, n)
		}
	}
	for _, n := range r.fields[of] {
		extra := slices.Contains(more[of], n) || n == "value" && strings.HasPrefix(of, "skald.ev.") || n == "refused" && strings.HasPrefix(of, "skald.result.")
		if !slices.Contains(names, n) && !extra {
			t.Errorf("%s has %s, which does not exist", of, n)
		}
	}
}

// Each word that is not an order of a table has its types, and the options among
// them are those that the word reads.
func TestSignsAreThoseOfTheWords(t *testing.T) {
	var words []string
	for _, v := range verbTable {
		words = append(words, v.name)
		if _, ok := signs[v.name]; !ok {
			t.Errorf("%s has no types", v.name)
		}
	}
	for w, s := range signs {
		if !slices.Contains(words, w) {
			t.Errorf("types of %s, which is no word", w)
		}
		for _, m := range slices.Concat(membersOf(s.params), membersOf(s.opts)) {
			if m.name == "" || m.typ == "" {
				t.Errorf("%s: %+v", w, m)
			}
		}
	}
	for word, opts := range optionsRead(t) {
		var told []string
		for _, m := range membersOf(signs[word].opts) {
			told = append(told, m.name)
		}
		slices.Sort(told)
		slices.Sort(opts)
		if opts = slices.Compact(opts); !slices.Equal(told, opts) {
			t.Errorf("%s reads the options %v, its types tell %v", word, opts, told)
		}
	}
	for _, c := range resultClasses {
		for _, f := range c.kind.fields {
			if resultSays[f].typ == "" || resultSays[f].doc == "" {
				t.Errorf("%s.%s has no type", c.name, f)
			}
		}
	}
}

// optionsRead looks in the code for s.opts(L, n, "word", "option", ...): the options
// of each word.
func optionsRead(t *testing.T) map[string][]string {
	t.Helper()
	out := map[string][]string{"piece": pieceOptions, "map": mapOptions}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) < 4 || !strings.HasSuffix(fmt.Sprint(call.Fun), " opts}") {
				return true
			}
			var list []string
			for _, a := range call.Args[2:] {
				if lit, ok := a.(*ast.BasicLit); ok {
					s, _ := strconv.Unquote(lit.Value)
					list = append(list, s)
				}
			}
			if len(list) == len(call.Args)-2 {
				out[list[0]] = append(out[list[0]], list[1:]...)
			}
			return true
		})
	}
	if len(out) < 15 {
		t.Errorf("only %d words with options were found", len(out))
	}
	return out
}

// The ids of a mod are offered like those of skald.
func TestStubsOfAMod(t *testing.T) {
	l, err := Load(Options{Mods: []string{"../tests/mods/geats"}})
	if err != nil {
		t.Fatal(err)
	}
	r := readStubs(t, l.Stubs().Files)
	for alias, id := range map[string]string{"skald.id.faction": "geats", "skald.hook": "pillage.modify_attack", "skald.id.weapon": "dane_axe",
		"skald.stream": "hit", "skald.id.book": "PIL-HIT-01", "skald.data_key": "rules.weapon.bow.range", "skald.code": "E-UPVALUE"} {
		if !slices.Contains(r.aliases[alias], id) {
			t.Errorf("%s lacks %s", alias, id)
		}
	}
	again := l.Stubs()
	if fmt.Sprint(again) != fmt.Sprint(l.Stubs()) {
		t.Error("two runs differ")
	}
}
