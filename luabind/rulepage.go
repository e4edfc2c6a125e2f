package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/hook"
	"skald/core/rule"
	"skald/luabind/source"
)

// explainRule is the page of a rule, of the book or of a script: what it does, how
// it is bound, and where it answers; "" where there is no such rule.
func (l *Library) explainRule(id string) string {
	e, known := rule.Get(id)
	r := l.content.Rule(id)
	if !known && r == nil {
		return ""
	}
	var b strings.Builder
	if known {
		state := l.state(e)
		fmt.Fprintf(&b, "%s  %s\n%s, %s: %s\n", id, l.titleOf(e), e.Kind, state, meaning(state))
	} else {
		fmt.Fprintf(&b, "%s  %s\n", id, r.Title.In(l.opt.Lang))
	}
	if text := l.sentence(id, r); text != "" {
		fmt.Fprintf(&b, "\n%s\n", text)
	}
	if r != nil {
		b.WriteByte('\n')
		l.boundRows(&b, r)
	}
	return b.String()
}

// boundRows tell what a rule belongs to and how it is bound, once where that is the
// same for all of its parts, and where each of them answers.
func (l *Library) boundRows(b *strings.Builder, r *hook.Rule) {
	var all [][]string
	for _, h := range r.Parts {
		all = append(all, l.bounds(h))
	}
	alike := !slices.ContainsFunc(all, func(rows []string) bool { return !slices.Equal(rows, all[0]) })
	if alike && len(all) > 0 {
		writeLines(b, "", all[0])
	}
	writeLines(b, "", l.replacing(r))
	for i, h := range r.Parts {
		fmt.Fprintf(b, "answers   %-28s %s\n", h.Point.Name, h.Place)
		if !alike {
			writeLines(b, "  ", all[i])
		}
		writeLines(b, "  ", l.whenOf(h))
	}
}

func writeLines(b *strings.Builder, indent string, lines []string) {
	for _, line := range lines {
		b.WriteString(indent + line + "\n")
	}
}

// bounds of a handler, a line each: its owner, limit and cost, and what of its
// place in the order and of its stacking is not the usual.
func (l *Library) bounds(h *hook.Handler) []string {
	a := l.asked(0, h)
	var out []string
	row := func(label, text string) {
		if text != "" {
			out = append(out, fmt.Sprintf("%-9s %s", label, text))
		}
	}
	row("of", a.Owner)
	row("limit", l.boundWords(h.Rule))
	if bound := h.Rule.Limit != nil || len(h.Rule.Costs) > 0; bound && h.Rule.Tried {
		row("used", "when it tried, whatever came of it")
	} else if bound {
		row("used", "when it got what it asked for: a try that asks for nothing is free")
	}
	if a.Priority != 0 {
		row("priority", fmt.Sprint(a.Priority))
	}
	row("stacking", a.stacking())
	if h.Rule.Optional {
		row("optional", "its player may decline")
	}
	return out
}

// replacing tells whom a rule replaces, and by whom it is replaced.
func (l *Library) replacing(r *hook.Rule) []string {
	var out []string
	for _, id := range r.Replaces {
		out = append(out, "replaces  "+l.ruleLine(l.content.Rule(id)))
	}
	for _, by := range l.content.Rules {
		if slices.Contains(by.Replaces, r.ID) {
			out = append(out, "replaced  where it holds, by "+l.ruleLine(by))
		}
	}
	return out
}

// ruleLine is a rule by its id, title and place.
func (l *Library) ruleLine(r *hook.Rule) string {
	return fmt.Sprintf("%s  %s  %s", r.ID, r.Title.In(l.opt.Lang), r.Place)
}

// whenOf is what a handler asks before it runs, as it is written; nothing where it
// always runs, and where the text is not at hand.
func (l *Library) whenOf(h *hook.Handler) []string {
	var out []string
	for _, f := range l.fns[h].whens {
		out = append(out, linesOf(l.textOf(f.SourceName), f)...)
	}
	return out
}

// linesOf are the lines of a text on which a function stands, moved to the left.
func linesOf(text string, f *lua.FunctionProto) []string {
	lines := strings.Split(text, "\n")
	if f.LineDefined < 1 || f.LastLineDefined > len(lines) {
		return nil
	}
	lines = slices.Clone(lines[f.LineDefined-1 : f.LastLineDefined])
	indent := lines[0][:len(lines[0])-len(strings.TrimLeft(lines[0], " \t"))]
	for i := range lines {
		lines[i] = strings.TrimRight(strings.TrimPrefix(lines[i], indent), " \t\r")
	}
	return lines
}

// textOf a script by the path under which it is shown, "" where there is none.
func (l *Library) textOf(path string) string {
	files, err := source.Overlay(l.layers, l.opt.Game)
	if err != nil {
		return ""
	}
	for _, f := range files {
		if f.Show == path {
			return string(f.Text)
		}
	}
	return ""
}
