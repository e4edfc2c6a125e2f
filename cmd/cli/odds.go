package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/repl"
)

// oddsFlags are the flags of odds alone.
type oddsFlags struct {
	load    []string
	trials  uint
	measure string
	choices []string
}

func newOdds(a *app) *cobra.Command {
	q := &oddsFlags{}
	c := &cobra.Command{
		Use:   "odds CODE",
		Short: "tell the odds of what code comes to",
		Long: `Tells what can come of CODE and how likely each outcome is, over every way the
dice can fall: of what CODE returns, else of who is left on the table. It says
what odds(...) says at the prompt. The table is empty, or what the script of --load
has set up, whose variables CODE sees; nothing on it changes.

Where there are too many ways the answer is an estimate and says so; --trials asks
for one. --trace adds how the numbers came about. With --json the answer is
{"text": ..., "value": {"exact", "outcomes": [{"label", "p", "fraction"}], ...}}.`,
		Example: `  skald odds 'dice.roll "2d6" >= 9'
  skald odds --load table.lua 'charge(b, w); fight(b, w)'
  skald odds --load table.lua --measure 'measure.alive(w)' 'fight(b, w)'
  skald odds --load table.lua --choices PIL-TROOP-05=yes 'charge(b, w)' --json
  skald odds --trials 20000 --seed 7 'dice.pool(40, 4)'`,
		Args: exactly(1, "put the code in quotes"),
		RunE: func(c *cobra.Command, args []string) error {
			if q.trials == 0 && c.Flags().Changed("trials") {
				return fault.New("E-USAGE", "--trials does not take 0").Suggest("leave it out for an exact answer")
			}
			return a.odds(q, args[0])
		},
	}
	f := c.Flags()
	f.StringArrayVar(&q.load, "load", nil, "run this `script` first; may be given again")
	f.UintVar(&q.trials, "trials", 0, "estimate from this `number` of trials")
	f.StringVar(&q.measure, "measure", "", "look at this: one of measure., or `code` for the end of each way")
	f.StringArrayVar(&q.choices, "choices", nil, "decide so, `STREAM=ANSWER`; may be given again")
	a.profiled(c)
	return c
}

func (a *app) odds(q *oddsFlags, code string) error {
	line, err := q.line(code)
	if err != nil {
		return err
	}
	s, err := a.open()
	if err != nil {
		return err
	}
	defer repl.StopOnInterrupt(s)()
	var said string
	for _, path := range q.load {
		text, err := s.Load(path)
		said += text
		if err != nil {
			return a.result(repl.Result{Text: said}, err)
		}
	}
	res, err := repl.OneShot(s, line)
	if why := s.Trace(); a.opts.Trace && err == nil && why != "" {
		res.Text += "\n" + why
	}
	res.Text = said + res.Text
	return a.result(res, err)
}

// line is what would be typed at the prompt.
func (q *oddsFlags) line(code string) (string, error) {
	word, options := "odds", []string(nil)
	if q.trials > 0 {
		word, options = "simulate", append(options, fmt.Sprintf("trials = %d", q.trials))
	}
	switch {
	case strings.HasPrefix(strings.TrimSpace(q.measure), "measure."): // one with a name
		options = append(options, "measure = "+q.measure)
	case q.measure != "":
		options = append(options, "measure = "+luaString(q.measure))
	}
	var choices []string
	for _, c := range q.choices {
		stream, answer, ok := strings.Cut(c, "=")
		if !ok {
			return "", fault.New("E-USAGE", "--choices does not take %q", c).Suggest("it takes STREAM=ANSWER, such as reroll=no")
		}
		choices = append(choices, fmt.Sprintf("[%s] = %s", luaString(stream), luaString(answer)))
	}
	if choices != nil {
		options = append(options, "choices = { "+strings.Join(choices, ", ")+" }")
	}
	if options == nil {
		return word + "(" + luaString(code) + ")", nil
	}
	return word + "(" + luaString(code) + ", { " + strings.Join(options, ", ") + " })", nil
}

// luaString is text as a Lua literal.
func luaString(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", `\r`, "\x00", `\0`).Replace(text) + `"`
}
