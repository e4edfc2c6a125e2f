package luabind

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/source"
	"skald/luabind/vm"
)

var (
	declaredID = regexp.MustCompile(`^\s*(?:` + strings.Join(kindNames, "|") + `)\s*\(?\s*["']([\w:.-]+)["']`)
	missingLib = regexp.MustCompile(`^there is no (\S+\.lua) in `)
	ofState    = regexp.MustCompile(`\bnil\b|\bnothing\b|\bnobody\b|, not -?[0-9.]+$`)
	isNil      = regexp.MustCompile(`^(\S+) is nil`)
	quotedID   = regexp.MustCompile(`"([\w:.-]+)"`)
)

// tells says whether a rule is of the layers that are told of.
func (c *checker) tells(r *hook.Rule) bool { return c.told[c.lib.fns[r.Parts[0]].mod] }

// explore every handler that is told of.
func (c *checker) explore() {
	for _, r := range c.lib.content.Rules {
		if !c.tells(r) {
			continue
		}
		var ss []*survey
		for _, h := range r.Parts {
			s := c.x.explore(h)
			ss = append(ss, s)
			for _, m := range s.wrong {
				c.mishap(h, m)
			}
		}
		c.rule(r, ss)
		c.untested(r)
		c.surveys = append(c.surveys, ss...)
	}
}

// countRules that are told of, those that cannot be loaded too.
func (c *checker) countRules() {
	for mod, st := range c.w.states {
		for i := range st.sink.all {
			if c.told[mod] && st.sink.all[i].kind == "rule" {
				c.rules++
			}
		}
	}
}

// mishap tells a mistake that a way led to.
func (c *checker) mishap(h *hook.Handler, m mishap) {
	if m.err.Code == "E-DATA" && slices.ContainsFunc(c.lib.broken, func(id string) bool { return slices.Contains(strings.FieldsFunc(m.err.Message, notOfKey), id) }) {
		return // what is wrong in a declaration may be its data
	}
	p := newProber(c.lib, h, c.x.reach(h))
	var when []string
	for _, qa := range m.trail {
		if text := p.say(qa); text != "" {
			when = append(when, text)
		}
	}
	if m.open && byState(m.err) {
		e := fault.New("W-NIL", "%s", m.err.Message).At(m.err.Path, m.err.Line).For(h.Rule.ID).Suggest(m.err.Hint).Suggest(askFirst(m.err.Message))
		c.tell(IsWarning, e, when...)
		return
	}
	c.tell(IsError, m.err.For(h.Rule.ID), when...)
}

// notOfKey parts a message into the words of its data keys.
func notOfKey(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// askFirst is the hint for what may not be there.
func askFirst(message string) string {
	if m := isNil.FindStringSubmatch(message); m != nil {
		return "ask first: if " + m[1] + " then ... end"
	}
	return "ask first"
}

// byState says whether an error may lie in the state that it was found in: what
// is not there, a number, a name made of what was read.
func byState(e *fault.Error) bool {
	return byWord(e) && (e.Code == "E-ID" || e.Code == "E-DATA" || ofState.MatchString(e.Message))
}

// byWord says whether an error may lie in a word that was read.
func byWord(e *fault.Error) bool {
	return contains([]string{"E-RUNTIME", "E-ARG", "E-ID", "E-DATA"}, e.Code)
}

// unreached tells the lines of handlers that no way led to.
func (c *checker) unreached() {
	told := map[hook.Place]bool{}
	for _, s := range c.surveys {
		var gap []hook.Place
		for _, path := range sortedKeys(s.reach.Lines) {
			lines := slices.Clone(s.reach.Lines[path])
			slices.Sort(lines)
			for _, n := range slices.Compact(lines) {
				at := hook.Place{Path: path, Line: n}
				if !c.x.seen[at] && !c.ran[at] && !told[at] {
					gap, told[at] = append(gap, at), true
					continue
				}
				c.gap(s, gap)
				gap = nil
			}
			c.gap(s, gap)
			gap = nil
		}
	}
}

func sortedKeys[T any](m map[string]T) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// played are the lines of the mods that are told of that scenarios ran.
func (c *checker) linesRan(files []vm.FileCover) map[hook.Place]bool {
	out := map[hook.Place]bool{}
	for _, f := range files {
		if !slices.ContainsFunc(c.lib.layers[1:], func(l source.Layer) bool { return l.Root == f.Owner }) {
			continue // of skald, perhaps of the same path
		}
		for _, l := range f.Lines {
			if l.Ran {
				out[hook.Place{Path: f.Path, Line: l.Line}] = true
			}
		}
	}
	return out
}

// shown tells what went wrong in their scripts, and in the scenarios themselves, when
// these were played: it does happen, whatever was made up.
func (c *checker) shown() {
	for i, sh := range c.lib.shelves {
		for _, f := range sh.texts {
			c.mine[f.File] = c.mine[f.File] || c.told[i]
		}
	}
	for _, e := range c.o.Shown {
		if !c.mine[e.Path] && !c.played[e.Path] {
			continue
		}
		c.found = slices.DeleteFunc(c.found, func(f Finding) bool {
			return f.Code == "W-NIL" && f.Path == e.Path && f.Line == e.Line && f.Message == e.Message
		})
		c.tell(IsError, e)
	}
}

// tried says whether scenarios ran a line of what a handler does.
func (c *checker) tried(h *hook.Handler) bool {
	_, fns := c.x.functions(h)
	effect := fns[len(fns)-1].Proto
	for n := effect.LineDefined; n <= effect.LastLineDefined; n++ {
		if c.ran[hook.Place{Path: effect.SourceName, Line: n}] {
			return true
		}
	}
	return false
}

// gap tells lines that follow one another.
func (c *checker) gap(s *survey, gap []hook.Place) {
	if len(gap) == 0 {
		return
	}
	first, last := gap[0], gap[len(gap)-1]
	what := fmt.Sprintf("line %d was", first.Line)
	if last.Line > first.Line {
		what = fmt.Sprintf("lines %d-%d were", first.Line, last.Line)
	}
	c.tell(IsNote, fault.New("W-UNREACHED", "%s never reached%s", what, s.lists()).At(first.Path, first.Line).For(s.h.Rule.ID))
}

// sourced puts the text of its line to a finding that has none.
func (c *checker) sourced(e *fault.Error) *fault.Error {
	if e.Source != "" || c.w == nil {
		return e
	}
	for _, st := range c.w.states {
		if lines := st.vm.Lines(e.Path); e.Line >= 1 && e.Line <= len(lines) {
			e.Source = lines[e.Line-1]
		}
	}
	return e
}
