package cli_test

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/core/fault"
	"skald/repl"
)

// pageForm is the standard of a page: what the code means, an example, the mend.
var pageForm = regexp.MustCompile(`^(?s)[A-Z].+\.\n\n(At the prompt|In a script of a mod|In a scenario|In mod\.lua|In a shell|For instance):\n\n((?:    [^\n]*\n)+)\nMend: .+\.$`)

// Every code can be met: the example of its page provokes it, and no other error.
// Those that no few words provoke are provoked by hand: here is how.
func TestEveryCodeIsProvoked(t *testing.T) {
	byHand := map[string]func(t *testing.T) string{"E-SOURCE": longFile, "E-ABORTED": interrupted, "E-INTERNAL": odd}
	for _, code := range fault.Codes() {
		t.Run(code, func(t *testing.T) {
			page, _ := fault.Page(code)
			m := pageForm.FindStringSubmatch(page)
			if m == nil {
				t.Fatalf("the page is not of the form: meaning, example, mend:\n%s", page)
			}
			example := strings.ReplaceAll("\n"+m[2], "\n    ", "\n")[1:]
			hand := byHand[code]
			if (hand != nil) != (m[1] == "For instance") {
				t.Fatalf("an example %q, and by hand: %v", m[1], hand != nil)
			}
			said := ""
			if hand != nil {
				said = hand(t)
			} else {
				said = typed(t, code, m[1], example)
			}
			got := codesIn(said)
			alone := len(got) == 1 || strings.HasPrefix(code, "W-") // a file may give cause for several warnings
			if !slices.Contains(got, code) || !alone {
				t.Errorf("%v came of\n%s\n%s", got, example, said)
			}
		})
	}
}

var aCode = regexp.MustCompile(`\b[EW]-[A-Z]+\b`)

// codesIn lists the codes in what was said, each once.
func codesIn(said string) []string {
	list := aCode.FindAllString(said, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

// typed does with an example what a reader would, in the folder of a mod, and
// gives what is said. A mistake never ends in 0 but at the prompt, which goes on;
// what skald check warns of may.
func typed(t *testing.T, code, where, example string) string {
	files := map[string]string{"mod.lua": `mod "mine" { version = "1.0", api = 1 }`}
	args, in := []string{"eval", "--mods", ".", "1"}, ""
	switch where {
	case "In mod.lua":
		files["mod.lua"] = example
	case "In a script of a mod":
		files["scripts/pillage/mine.lua"] = example
	case "In a scenario":
		files["scenarios/mine.lua"] = example
		args = []string{"test", "."}
	case "In a shell":
		args = strings.Fields(example)[1:]
	default:
		args, in = nil, example
	}
	warning := strings.HasPrefix(code, "W-")
	if warning {
		args = []string{"check", "-v", "--lang", "ru", "."}
	}
	t.Chdir(t.TempDir())
	for name, text := range files {
		writeFile(t, name, text)
	}
	got := skaldIO(cli.NewEngine(), cli.IO{In: strings.NewReader(in)}, args...)
	if got.code == 0 && in == "" && !warning {
		t.Errorf("%v ends in 0", args)
	}
	return got.out + got.err
}

func longFile(t *testing.T) string {
	return typed(t, "E-SOURCE", "In a script of a mod", "-- "+strings.Repeat("Gudrun, ", 9000))
}

func odd(*testing.T) string {
	return skald(&fakeEngine{broken: errors.New("odd")}, "eval", "1").err
}

// interrupted is a question that is stopped as it runs.
func interrupted(t *testing.T) string {
	s, err := cli.NewEngine().Open(cli.Options{Game: "pillage", Seed: 1, Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	over, gone := make(chan bool), make(chan bool)
	go func() {
		defer close(gone)
		for {
			select {
			case <-over:
				return
			default:
				s.Interrupt()
			}
		}
	}()
	_, err = repl.OneShot(s, "while true do end")
	close(over)
	<-gone
	return fault.Story(err)
}
