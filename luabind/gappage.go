package luabind

import (
	"fmt"
	"slices"
	"strings"

	"skald/core/hook"
	"skald/luabind/source"
)

// What the page of an open question says: the question itself stands in the scripts,
// as the comment on what answers it.

// openQuestion is the comment on each value that names a gap, with its place, and the
// rules that read one of these values; "" where there is neither.
func (l *Library) openQuestion(gap string, keys []string) string {
	files, err := source.Overlay(l.layers, l.opt.Game)
	if err != nil {
		return ""
	}
	var b strings.Builder
	for _, f := range files {
		lines := strings.Split(string(f.Text), "\n")
		for i, line := range lines {
			if comment := commentOn(lines, i); hasWord(line, gap) && comment != "" {
				fmt.Fprintf(&b, "  %s\n    %s:%d\n", comment, f.Show, i+1)
			}
		}
	}
	out := b.String()
	if out != "" {
		out = "asked in the scripts\n" + out + "\n"
	}
	if readers := l.readers(keys, files); len(readers) > 0 {
		out += "read in the files of\n" + strings.Join(readers, "") + "\n"
	}
	return out
}

// hasWord says whether a line has a word that ends there: GAP-A is not in GAP-A-B.
func hasWord(line, word string) bool {
	_, rest, ok := strings.Cut(line, word)
	return ok && (rest == "" || rest[0] != '-' && (rest[0] < 'A' || rest[0] > 'Z'))
}

// commentOn is the comment of a line of a script: behind it, else in the lines
// directly above it; of a value on several lines above its first.
func commentOn(lines []string, i int) string {
	if _, behind, ok := strings.Cut(lines[i], "-- "); ok {
		return strings.TrimSpace(behind)
	}
	for i > 0 && strings.HasPrefix(strings.TrimSpace(lines[i]), "source") { // { on a line above
		i--
		for i > 0 && !strings.Contains(lines[i], " = {") {
			i--
		}
	}
	var out []string
	for i--; i >= 0; i-- {
		text, ok := strings.CutPrefix(strings.TrimSpace(lines[i]), "-- ")
		if !ok {
			break
		}
		out = append([]string{text}, out...)
	}
	return strings.Join(out, " ")
}

// readers are the rules of the scripts whose file names one of the keys, or the field
// of the rule's own data, a line each.
func (l *Library) readers(keys []string, files []source.File) []string {
	texts := map[string]string{}
	for _, f := range files {
		texts[f.Show] = string(f.Text)
	}
	var out []string
	for _, r := range l.content.Rules {
		if slices.ContainsFunc(keys, func(k string) bool { return l.reads(r, k, texts[r.Place.Path]) }) {
			out = append(out, "  "+l.ruleLine(r)+"\n")
		}
	}
	return out
}

// reads says whether the file of a rule names a data key.
func (l *Library) reads(r *hook.Rule, key, text string) bool {
	name, own := strings.CutPrefix(key, l.dataOf(r)+".")
	return strings.Contains(text, `"`+key+`"`) || own && strings.Contains(text, ".data."+name)
}
