package repl

import (
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"
)

// Progress shows how far long work is: one line on a terminal, once the work
// takes more than a second, wiped at its end. A nil one shows nothing.
type Progress struct {
	w     io.Writer
	now   func() time.Time
	begun time.Time
	drawn time.Time
	wide  int // characters that stand on the line
}

// NewProgress draws on w, which must be a terminal.
func NewProgress(w io.Writer) *Progress { return &Progress{w: w, now: time.Now} }

const (
	patience = time.Second            // work that takes less shows nothing
	redraw   = 100 * time.Millisecond // between two pictures
	barWidth = 30
)

// Begin is called when work begins.
func (p *Progress) Begin() {
	if p != nil {
		p.begun, p.drawn = p.now(), time.Time{}
	}
}

// Tell is what Session.OnProgress takes.
func (p *Progress) Tell(done, of int) {
	if p == nil {
		return
	}
	if of <= 0 {
		p.wipe()
		return
	}
	now := p.now()
	if now.Sub(p.begun) < patience || now.Sub(p.drawn) < redraw {
		return
	}
	p.drawn = now
	full := barWidth * min(done, of) / of
	line := fmt.Sprintf("[%s%s] %3d %%  %d of %d", strings.Repeat("#", full), strings.Repeat(" ", barWidth-full), 100*done/of, done, of)
	fmt.Fprint(p.w, "\r", line)
	p.wide = utf8.RuneCountInString(line)
}

// wipe the line, if there is one.
func (p *Progress) wipe() {
	if p.wide > 0 {
		fmt.Fprint(p.w, "\r", strings.Repeat(" ", p.wide), "\r")
		p.wide = 0
	}
}
