package fault

import (
	"errors"
	"strings"
	"testing"
)

func TestOneLineAndStory(t *testing.T) {
	e := New("E-FIELD", "ev has no field %q here", "targt").At("factions/x/faction.lua", 12).For("PIL-X-01").Suggest("did you mean target?")
	e.Source = "  return ev.targt.mounted"
	e.Trace = []Frame{{Path: "factions/x/faction.lua", Line: 12, In: "when of PIL-X-01"}}
	want := `factions/x/faction.lua:12: E-FIELD [PIL-X-01] ev has no field "targt" here (did you mean target?)`
	if e.Error() != want {
		t.Errorf("got  %s\nwant %s", e.Error(), want)
	}
	story := want + "\n    return ev.targt.mounted\n  at factions/x/faction.lua:12 in when of PIL-X-01"
	if e.Story() != story {
		t.Errorf("got  %s\nwant %s", e.Story(), story)
	}
}

func TestCodesHavePages(t *testing.T) {
	for _, c := range Codes() {
		if p, _ := Page(c); len(p) < 40 || !strings.HasPrefix(c, "E-") && !strings.HasPrefix(c, "W-") {
			t.Errorf("%s: code or page too thin", c)
		}
	}
}

func TestListSortsAndUnwraps(t *testing.T) {
	l := List{New("E-ID", "b").At("b.lua", 1), New("E-ID", "a").At("a.lua", 9), New("E-ID", "a").At("a.lua", 2)}
	got := l.Err().Error()
	if got != "a.lua:2: E-ID a\na.lua:9: E-ID a\nb.lua:1: E-ID b" {
		t.Error(got)
	}
	if CodeOf(l.Err()) != "E-ID" {
		t.Error("a list has no code")
	}
	if List(nil).Err() != nil || CodeOf(errors.New("x")) != "" || CodeOf(New("E-ID", "x")) != "E-ID" {
		t.Error("empty list, foreign error or code wrong")
	}
}

func TestRepeatedFramesAreToldOnce(t *testing.T) {
	e := New("E-DEPTH", "too deep")
	f := Frame{Path: "x.lua", Line: 3, In: "function f"}
	e.Trace = []Frame{f, f, f, {Path: "x.lua", Line: 9, In: "chunk"}}
	want := "E-DEPTH too deep\n  at x.lua:3 in function f, 3 times\n  at x.lua:9 in chunk"
	if got := e.Story(); got != want {
		t.Errorf("got %q", got)
	}
}
