package repl_test

import (
	"strings"
	"testing"
	"time"

	"skald/repl"
)

func TestProgressShowsWorkThatTakesLong(t *testing.T) {
	var out strings.Builder
	now := time.Unix(0, 0)
	after := func(ms int) { now = now.Add(time.Duration(ms) * time.Millisecond) }
	p := repl.ProgressAt(&out, func() time.Time { return now })

	p.Begin()
	after(999)
	p.Tell(300, 1000)
	p.Tell(0, 0)
	if out.Len() > 0 {
		t.Errorf("work that is short shows %q", out.String())
	}
	after(1)
	p.Tell(500, 1000)
	line := "[###############               ]  50 %  500 of 1000"
	if got := out.String(); got != "\r"+line {
		t.Errorf("got %q", got)
	}
	out.Reset()
	after(99)
	p.Tell(600, 1000)
	if out.Len() > 0 {
		t.Errorf("drawn again too soon: %q", out.String())
	}
	p.Tell(0, 0)
	if got, want := out.String(), "\r"+strings.Repeat(" ", len(line))+"\r"; got != want {
		t.Errorf("at the end: got %q, want %q", got, want)
	}
	out.Reset()
	p.Tell(0, 0)
	p.Begin()
	p.Tell(1000, 1000)
	if out.Len() > 0 {
		t.Errorf("the next work shows %q", out.String())
	}
	var none *repl.Progress
	none.Begin()
	none.Tell(1, 2)
}
