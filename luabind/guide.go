package luabind

import (
	"embed"
	"fmt"
	"path"
	"strings"

	"skald/core/fault"
	"skald/core/suggest"
)

// The guide: short pages to read in their order, for players, then for modders from
// the first rule to a game of one's own. A test types and runs every example in them.

// guideFiles are named by their place and their topic; the first line is the topic
// again and a title. What is indented by four spaces is typed, or stands in a file.
//
// A game of its own words has pages of its own in the folder of its id, in place of
// those of the same name.
//
//go:embed guide/*.txt guide/*/*.txt
var guideFiles embed.FS

// GuidePage is one page of the guide.
type GuidePage struct{ Topic, Title, Text string }

// Guide is all pages in their order, as Pillage has them.
func Guide() []GuidePage { return GuideOf(DefaultGame) }

// GuideOf is all pages in their order, as a game has them.
func GuideOf(game string) []GuidePage {
	files, _ := guideFiles.ReadDir("guide") // embedded: it is there
	var out []GuidePage
	for _, f := range files {
		if f.IsDir() {
			continue
		}
		text, err := guideFiles.ReadFile(path.Join("guide", game, f.Name()))
		if err != nil {
			text, _ = guideFiles.ReadFile(path.Join("guide", f.Name()))
		}
		first, _, _ := strings.Cut(string(text), "\n")
		topic, title, _ := strings.Cut(first, "  ")
		out = append(out, GuidePage{topic, title, string(text)})
	}
	return out
}

// GuideTopics are the topics of the guide in their order.
func GuideTopics() []string {
	var out []string
	for _, p := range Guide() {
		out = append(out, p.Topic)
	}
	return out
}

// GuideText is a page of the guide; "" when there is none of that topic.
func GuideText(topic string) string { return GuideTextOf(DefaultGame, topic) }

// GuideTextOf is a page of the guide as a game has it.
func GuideTextOf(game, topic string) string {
	for _, p := range GuideOf(game) {
		if p.Topic == topic {
			return p.Text
		}
	}
	return ""
}

// guideHint says that a topic is a page of the guide; "" when it is none.
func guideHint(topic string) string {
	if GuideText(topic) == "" {
		return ""
	}
	return "skald help " + topic + " is a page of the guide"
}

// GuideIndex lists the pages, one a line.
func GuideIndex() string {
	var rows []said
	for _, p := range Guide() {
		rows = append(rows, said{p.Topic, p.Topic, p.Title})
	}
	return saidRows(rows)
}

// guided answers :help guide and :help guide TOPIC; ok: that was asked.
func (l *Library) guided(topic string) (text string, ok bool, err error) {
	word, name, _ := strings.Cut(topic, " ")
	if word != "guide" {
		return "", false, nil
	}
	if name = strings.TrimSpace(name); name == "" {
		return "guide  play, odds, and modding, page by page\n\n" + GuideIndex() + "\n:help guide start shows the first.\n", true, nil
	}
	if text = GuideTextOf(l.opt.Game, name); text != "" {
		return text, true, nil
	}
	if text, err = l.Manual(name); err != nil {
		err = fault.New("E-ID", "the guide has no page %q", name).Suggest(suggest.OneOf(name, GuideTopics()))
	}
	return text, true, err
}

// withGuide adds the page of the guide to what is said of a topic: itself where
// there is nothing else, else where to find it.
func (l *Library) withGuide(topic, text string, err error) (string, error) {
	page := GuideTextOf(l.opt.Game, topic)
	switch {
	case page == "":
		return text, err
	case err != nil:
		return page, nil
	}
	return text + fmt.Sprintf("\nThe guide has a page about it: :help guide %s\n", topic), nil
}
