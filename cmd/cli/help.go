package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind"
	"skald/repl"
)

// newHelp replaces cobra's own, which answers a wrong topic with success.
func newHelp(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND|TOPIC]",
		Short: "tell what a command does, or show a page of the guide",
		Long: `Tells what a command does, as skald COMMAND --help does, or shows a page: of the guide,
which begins with play and leads from the first rule to a game of your own, or a list
of all there is. What is a command and a topic is told as both; of any other word it
is what skald explain says.

` + topicList(),
		Example: `  skald help
  skald help test
  skald help start
  skald help hooks --game duel`,
		ValidArgsFunction: func(c *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			return helpWords(c.Root(), args), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(c *cobra.Command, args []string) error { return a.help(c.Root(), args) },
	}
}

// helpWords may stand next behind help.
func helpWords(root *cobra.Command, args []string) []string {
	topics, _ := luabind.ManualTopics()
	all := append(luabind.GuideTopics(), topics...)
	switch {
	case len(args) == 1 && args[0] == "guide":
		return all
	case len(args) > 0:
		return nil
	}
	return append(append(commandNames(root), "guide"), all...)
}

// help shows the manual of a command, or a page.
func (a *app) help(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return showHelp(root)
	}
	topic := args[0]
	if topic == "guide" {
		if len(args) == 1 {
			a.printAnswer(repl.Result{Text: topicList()})
			return nil
		}
		return a.page(root, args[1])
	}
	if len(args) > 1 {
		return fault.New("E-USAGE", "help takes one command or topic, but got %q too", args[1]).Suggest("one at a time")
	}
	for _, c := range root.Commands() {
		if c.Name() == topic {
			return a.helpCommand(c)
		}
	}
	return a.page(root, topic)
}

// helpCommand shows the manual of a command, and the page of the guide of that
// name, if there is one.
func (a *app) helpCommand(c *cobra.Command) error {
	if err := showHelp(c); err != nil || a.guideText(c.Name()) == "" {
		return err
	}
	a.printAnswer(repl.Result{Text: "\n" + a.guideText(c.Name())})
	return nil
}

func showHelp(c *cobra.Command) error {
	c.InitDefaultHelpFlag()
	return c.Help()
}

// page shows a page of the guide, or one that lists all there is.
func (a *app) page(root *cobra.Command, topic string) error {
	text := a.guideText(topic)
	if topic == "errors" { // they are there when a mod is broken
		text = luabind.ErrorsPage()
	} else if topics, _ := luabind.ManualTopics(); slices.Contains(topics, topic) {
		var err error
		if text, err = a.engine.Manual(a.opts, topic); err != nil {
			return cannotRun{err}
		}
		text = luabind.ForShell(text)
	}
	if text == "" {
		return a.explained(root, topic)
	}
	a.printAnswer(repl.Result{Text: text})
	return nil
}

// explained shows what skald explain says of a topic that is no page.
func (a *app) explained(root *cobra.Command, topic string) error {
	text, err := a.explain(topic)
	if err != nil && suggest.Hint(topic, helpWords(root, nil)) != "" {
		return unknownTopic(root, topic)
	}
	if err != nil {
		return cannotRun{err}
	}
	a.printAnswer(repl.Result{Text: text})
	return nil
}

// guideText is a page of the guide for the game that was asked for.
func (a *app) guideText(topic string) string {
	return luabind.GuideTextOf(cmp.Or(a.opts.Game, luabind.DefaultGame), topic)
}

// unknownTopic names the nearest command or topic.
func unknownTopic(root *cobra.Command, topic string) error {
	return fault.New("E-USAGE", "there is no command or topic %q", topic).Suggest(suggest.Hint(topic, helpWords(root, nil)))
}

// topicList is every topic with its title.
func topicList() string {
	var b strings.Builder
	b.WriteString("Pages of the guide, in the order to read them (skald help TOPIC):\n")
	row := func(topic, title string) { fmt.Fprintf(&b, "  %-10s %s\n", topic, title) }
	for _, p := range luabind.Guide() {
		row(p.Topic, p.Title)
	}
	b.WriteString("\nPages that list all there is:\n")
	topics, titles := luabind.ManualTopics()
	for i, t := range topics {
		row(t, titles[i])
	}
	return b.String()
}

// topicsTemplate puts the topics under the help of skald itself.
func topicsTemplate() string { return "{{if not .HasParent}}\n" + topicList() + "{{end}}" }
