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
	"skald/repl"
)

// listWords are the things that can be listed. Engine.List knows each of them.
func listWords() []string { return luabind.ListWords() }

func newList(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "list [KIND [POINT]]",
		Short: "list what there is of a kind",
		Long: `Lists what the scripts and the mods of a game bring, one a line:

` + luabind.ListIndex() + `
The states of rules:

` + ruleStates() + `
skald explain ID tells more of any of them. With --json the list is an array of
objects.

With a point of play behind hooks: the handlers that answer there, in the order in
which they are asked, each with what it belongs to and where it stands; and which
of them meet, and what holds then. With --json one object: its handlers, meetings
and by what they are ordered. :order POINT at the prompt tells too which of them
are in force on the table.`,
		Example: `  skald list factions
  skald list rules --game pillage
  skald list weapons --lang ru
  skald list hooks --json
  skald list hooks modify_attack --mods mods/mine`,
		ValidArgs: listWords(),
		Args:      kindOrPoint,
		RunE: func(_ *cobra.Command, args []string) error {
			switch len(args) {
			case 0:
				a.printAnswer(repl.Result{Text: luabind.ListIndex() + "\nskald list KIND lists them\n"})
				return nil
			case 2:
				return a.order(args[1])
			}
			return a.list(args[0])
		},
	}
}

// kindOrPoint takes a kind, and behind hooks a point.
func kindOrPoint(c *cobra.Command, args []string) error {
	switch {
	case len(args) == 0, len(args) == 2 && luabind.ListWord(args[0]) == "hooks":
		return nil
	case len(args) > 1 && slices.Contains(listWords(), args[1]):
		return fault.New("E-USAGE", "list takes one kind at a time, but got %q too", args[1])
	case len(args) > 1:
		return fault.New("E-USAGE", "list takes one point behind hooks and nothing else, but got %q", args[len(args)-1]).
			Suggest("skald list hooks modify_attack")
	}
	return exactly(1, "one kind at a time")(c, args)
}

// order lists the handlers of one point.
func (a *app) order(point string) error {
	o, err := a.engine.Order(a.opts, point)
	if err != nil {
		return cannotRun{err}
	}
	if a.json {
		a.printJSON(o)
		return nil
	}
	text := o.Notes()
	if columns, rows := o.Table(); len(rows) > 0 {
		text = a.align(Table{columns, rows}) + "\n\n" + text
	}
	a.print(text)
	return nil
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
	if what = luabind.ListWord(what); !slices.Contains(listWords(), what) {
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
	a.printTable(table)
	return nil
}

// printTable prints a table, its head in bold where colour is welcome.
func (a *app) printTable(t Table) {
	text := a.align(t)
	if out, ok := a.io.Out.(*keptWriter); ok && a.io.Color {
		head, rest, _ := strings.Cut(text, "\n")
		_ = out.raw("\x1b[1m" + fault.Plain(head) + "\x1b[0m\n") // an error is kept
		text = rest
	}
	a.print(text)
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

// align lays a table out in columns two spaces apart.
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
	return strings.Join(lines, "\n")
}

func cell(row []string, i int) string {
	if i < len(row) {
		return row[i]
	}
	return ""
}
