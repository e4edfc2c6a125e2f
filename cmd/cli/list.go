package cli

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind"
)

// listWords are the things that can be listed. Engine.List knows each of them.
func listWords() []string { return luabind.ListWords() }

func newList(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "list KIND",
		Short: "list what there is of a kind",
		Long: `Lists what the scripts and the mods of a game bring, one a line:

  ` + strings.Join(listWords(), "\n  ") + `

The states of rules:

` + ruleStates() + `
skald explain ID tells more of any of them. With --json the list is an array of
objects.`,
		Example: `  skald list factions
  skald list rules --game pillage
  skald list weapons --lang ru
  skald list hooks --json`,
		ValidArgs: listWords(),
		Args:      exactly(1, "one kind at a time"),
		RunE:      func(_ *cobra.Command, args []string) error { return a.list(args[0]) },
	}
}

// ruleStates explains the states of rules, one a line.
func ruleStates() string {
	var b strings.Builder
	states, meanings := luabind.RuleStates()
	for i, s := range states {
		fmt.Fprintf(&b, "  %-8s %s\n", s, meanings[i])
	}
	return b.String()
}

func (a *app) list(what string) error {
	if !slices.Contains(listWords(), what) {
		return fault.New("E-USAGE", "there is no list of %s", what).Suggest(suggest.OneOf(what, listWords()))
	}
	table, err := a.engine.List(a.opts, what)
	if err != nil {
		return cannotRun{err}
	}
	if a.json {
		a.printJSON(objects(table))
		return nil
	}
	a.print(a.align(table))
	return nil
}

// objects makes one object a row, with the columns as keys.
func objects(t Table) []map[string]string {
	out := []map[string]string{}
	for _, row := range t.Rows {
		object := map[string]string{}
		for i, column := range t.Columns {
			object[column] = cell(row, i)
		}
		out = append(out, object)
	}
	return out
}

// align lays a table out in columns two spaces apart. The head is bold where
// colour is welcome.
func (a *app) align(t Table) string {
	var b bytes.Buffer
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, strings.Join(t.Columns, "\t"))
	for _, row := range t.Rows {
		cells := make([]string, len(t.Columns))
		for i := range cells {
			cells[i] = strings.Join(strings.Fields(cell(row, i)), " ") // a tab would shift the columns
		}
		fmt.Fprintln(w, strings.Join(cells, "\t"))
	}
	_ = w.Flush() // a buffer takes everything
	lines := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	if a.io.Color {
		lines[0] = "\x1b[1m" + lines[0] + "\x1b[0m"
	}
	return strings.Join(lines, "\n")
}

func cell(row []string, i int) string {
	if i < len(row) {
		return row[i]
	}
	return ""
}
