package luabind

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"skald/core/trace"
)

// Replay plays saved sessions under the scripts of now, and tells what comes out
// otherwise.

// Replayed is what came of a saved session.
type Replayed struct {
	Same   bool
	Report string // lines for a person
}

// difference is how an input comes out now, beside how it came out.
type difference struct {
	was   *savedInput
	now   *input
	fresh int // first die that was not of the session, from 1; 0 none
	left  int // dice of the session that were not rolled
}

// differs says whether anything came out otherwise.
func (d *difference) differs() bool { return d.now.hash != d.was.Hash || len(d.lines()) > 0 }

// Replay plays a session file. Mods, where given, take the place of those that
// it names. An error says why it could not be played at all.
func Replay(path string, mods []string) (*Replayed, error) {
	f, err := readSaved(path)
	if err != nil {
		return nil, err
	}
	if len(mods) == 0 {
		mods = f.Mods
	}
	lib, err := Load(Options{Game: f.Game, Mods: mods, Lang: f.Lang})
	if err != nil {
		return nil, err
	}
	s, err := lib.NewSession(f.Seed)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	out := &Replayed{Same: true}
	var report []string
	apart := false // the table is another since an earlier input
	for i := range f.Inputs {
		in := &f.Inputs[i]
		d, err := s.replayInput(in)
		head := fmt.Sprintf("input %d  %s", i+1, in.name())
		if err != nil {
			out.Same = false
			report = append(report, head, indented("fails now: "+err.Error()), "what comes after it was not played")
			break
		}
		lines := d.lines()
		if d.now.hash != in.Hash && !apart {
			apart = true
			if len(lines) == 0 {
				lines = []string{"the table is another after it"}
			}
		}
		if len(lines) > 0 {
			out.Same = false
			report = append(report, head, indented(strings.Join(lines, "\n")))
		}
	}
	changed := scriptChanges(f.Scripts, s.scripts())
	if out.Same {
		report = append(report, fmt.Sprintf("OK: %s, the same as when saved", plural(len(f.Inputs), "input")))
	}
	out.Report = strings.Join(append(changed, report...), "\n") + "\n"
	return out, nil
}

func indented(text string) string { return "  " + strings.ReplaceAll(text, "\n", "\n  ") }

// lines tell what differs in an input itself: the first line of an explanation
// that does, with what it stands under; else dice that do not fit; else what was
// shown.
func (d *difference) lines() []string {
	was, now := d.was.Explains, d.now.why
	var out []string
	for i := range max(len(was), len(now)) {
		if i < len(was) && i < len(now) && reflect.DeepEqual(plainEntry(was[i]), plainEntry(now[i])) {
			continue
		}
		out = append(out, under(was, now, i)...)
		out = append(out, "was  "+entryText(was, i), "now  "+entryText(now, i))
		break
	}
	switch {
	case d.fresh > 0:
		out = append(out, fmt.Sprintf("from die %d of %d on other dice are asked for than were rolled", d.fresh, len(d.was.Dice)))
	case d.left > 0:
		out = append(out, fmt.Sprintf("%d of %d dice are not rolled any more", d.left, len(d.was.Dice)))
	}
	if len(out) == 0 && len(was) == 0 && placeless(d.was.Answer) != placeless(d.now.said) {
		out = append(out, firstApart(d.was.Answer, d.now.said)...)
	}
	return out
}

// firstApart is the first line in which two answers differ.
func firstApart(was, now string) []string {
	a, b := strings.Split(strings.TrimSpace(was), "\n"), strings.Split(strings.TrimSpace(now), "\n")
	for i := range max(len(a), len(b)) {
		x, y := "nothing", "nothing"
		if i < len(a) {
			x = strings.TrimSpace(a[i])
		}
		if i < len(b) {
			y = strings.TrimSpace(b[i])
		}
		if placeless(x) != placeless(y) {
			return []string{"was  " + x, "now  " + y}
		}
	}
	return []string{"was  " + strings.TrimSpace(was), "now  " + strings.TrimSpace(now)}
}

// plainEntry is an entry without what may change and mean nothing: the line of a file
// on which a rule stands, its title; a change in inches stands in its sentence.
func plainEntry(e trace.Entry) trace.Entry {
	e.Place, e.Title, e.Length = "", "", nil
	return e
}

// under is what the first differing entry stands under: the attack, the roll.
func under(was, now []trace.Entry, i int) []string {
	list := was
	if i >= len(was) {
		list = now
	}
	depth := list[i].Depth
	var out []string
	for j := i - 1; j >= 0 && depth > 0; j-- {
		if e := list[j]; e.Depth < depth {
			depth = e.Depth
			out = append([]string{e.Label + "  " + e.Text}, out...)
		}
	}
	return out
}

// entryText is one line of an explanation with rule and place.
func entryText(list []trace.Entry, i int) string {
	if i >= len(list) {
		return "nothing"
	}
	e := list[i]
	e.Depth = 0
	return strings.TrimSpace((&trace.Log{Entries: []trace.Entry{e}}).String())
}

var linesOfFiles = regexp.MustCompile(`(\.\w+):\d+`)

// placeless is an answer without the lines of files in it.
func placeless(text string) string {
	return linesOfFiles.ReplaceAllString(strings.TrimSpace(text), "$1")
}
