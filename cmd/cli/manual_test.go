package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// each calls f for the root and every command below it.
func each(t *testing.T, f func(t *testing.T, c *cobra.Command)) {
	root := newRoot(&app{engine: NewEngine()})
	root.InitDefaultHelpCmd()
	for _, c := range append([]*cobra.Command{root}, root.Commands()...) {
		t.Run(c.Name(), func(t *testing.T) { f(t, c) })
	}
}

func TestEachCommandHasAManualAndAStory(t *testing.T) {
	each(t, func(t *testing.T, c *cobra.Command) {
		if len(c.Long) <= len(c.Short) || !strings.Contains(c.Example, c.CommandPath()) || c.Short == "" {
			t.Error("its help lacks a short line, a text or an example")
		}
		if !c.HasParent() {
			return
		}
		if _, err := os.Stat(filepath.Join("testdata", "script", c.Name()+".txtar")); err != nil {
			t.Error(err)
		}
	})
}

// TestExamplesAreRight parses each example of the help: its command must exist,
// with these flags and arguments.
func TestExamplesAreRight(t *testing.T) {
	each(t, func(t *testing.T, from *cobra.Command) {
		for line := range strings.Lines(from.Example) {
			words := shellWords(line)
			if len(words) == 0 || words[0] != "skald" {
				t.Errorf("no command line: %q", line)
				continue
			}
			root := newRoot(&app{engine: NewEngine()})
			root.InitDefaultHelpCmd()
			c, args, err := root.Find(words[1:])
			if err != nil {
				t.Errorf("%q: %v", line, err)
				continue
			}
			if err := c.ParseFlags(args); err != nil {
				t.Errorf("%q: %v", line, err)
			}
			if err := c.ValidateArgs(c.Flags().Args()); err != nil {
				t.Errorf("%q: %v", line, err)
			}
		}
	})
}

// shellWords splits an example as a shell would, without a redirection and the
// remark after three spaces.
func shellWords(line string) []string {
	line, _, _ = strings.Cut(strings.TrimSpace(line), "   ")
	line, _, _ = strings.Cut(line, " < ")
	return WordsOfShell(line)
}

// WordsOfShell splits a line; words in single quotes stay whole.
func WordsOfShell(line string) []string {
	var words []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}

func TestColourIsDeclined(t *testing.T) {
	for name, c := range map[string]struct {
		env  map[string]string
		want bool
	}{
		"plain":          {map[string]string{"TERM": "xterm"}, true},
		"no_color":       {map[string]string{"TERM": "xterm", "NO_COLOR": "1"}, false},
		"no_color empty": {map[string]string{"TERM": "xterm", "NO_COLOR": ""}, true},
		"dumb":           {map[string]string{"TERM": "dumb"}, false},
	} {
		if got := colourWanted(func(key string) string { return c.env[key] }); got != c.want {
			t.Errorf("%s: got %v", name, got)
		}
	}
}
