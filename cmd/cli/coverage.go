package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"skald/core/fault"
	"skald/luabind/vm"
)

// coverage is how many lines of the functions in scripts have run.
type coverage struct {
	Ran     int            `json:"ran"`
	Lines   int            `json:"lines"`
	Percent float64        `json:"percent"` // rounded down to one decimal
	Files   []fileCoverage `json:"files"`

	marks []vm.FileCover
}

type fileCoverage struct {
	Path    string   `json:"path"`
	Ran     int      `json:"ran"`
	Lines   int      `json:"lines"`
	Percent float64  `json:"percent"`
	Missed  [][2]int `json:"missed,omitempty"` // first and last line of each range
}

// coverageOf files; those without a function are left out.
func coverageOf(files []vm.FileCover) *coverage {
	c := &coverage{Files: []fileCoverage{}, marks: files}
	for _, f := range files {
		if len(f.Lines) == 0 {
			continue
		}
		one := fileCoverage{Path: f.Path, Lines: len(f.Lines), Missed: missed(f.Lines)}
		for _, l := range f.Lines {
			if l.Ran {
				one.Ran++
			}
		}
		one.Percent = shareOf(one.Ran, one.Lines)
		c.Files = append(c.Files, one)
		c.Ran, c.Lines = c.Ran+one.Ran, c.Lines+one.Lines
	}
	c.Percent = shareOf(c.Ran, c.Lines)
	return c
}

// shareOf is a percentage, rounded down, so that 100 is all. All of nothing ran.
func shareOf(ran, lines int) float64 {
	if lines == 0 {
		return 100
	}
	return float64(ran*1000/lines) / 10
}

// missed lists the ranges that did not run; blank lines and comments between two
// lines part nothing.
func missed(lines []vm.LineCover) (out [][2]int) {
	before := false
	for _, l := range lines {
		switch {
		case l.Ran:
		case before:
			out[len(out)-1][1] = l.Line
		default:
			out = append(out, [2]int{l.Line, l.Line})
		}
		before = !l.Ran
	}
	return out
}

// print writes a line for each file and one for all.
func (c *coverage) print(out io.Writer) {
	wide := len("total")
	for _, f := range c.Files {
		wide = max(wide, utf8.RuneCountInString(f.Path))
	}
	row := func(name string, ran, lines int, percent float64) {
		fmt.Fprintf(out, "%-*s  %9s  %5.1f %%\n", wide, name, fmt.Sprintf("%d/%d", ran, lines), percent)
	}
	for _, f := range c.Files {
		row(f.Path, f.Ran, f.Lines, f.Percent)
	}
	if c.Lines == 0 {
		fmt.Fprintf(out, "%-*s  nothing to run: no script of the mod has a function\n", wide, "total")
		return
	}
	row("total", c.Ran, c.Lines, c.Percent)
}

// below says whether fewer percent ran than asked for. Safe on nil.
func (c *coverage) below(threshold uint) bool {
	return c != nil && c.Ran*100 < int(threshold)*c.Lines
}

// printBelow says what is missing to a threshold.
func (a *app) printBelow(c *coverage, threshold uint) {
	fmt.Fprintf(a.io.Err, "%.1f %% of the lines ran, fewer than %d %%; these did not:\n", c.Percent, threshold)
	for _, f := range c.Files {
		for _, r := range f.Missed {
			if r[0] == r[1] {
				fmt.Fprintf(a.io.Err, "  %s:%d\n", f.Path, r[0])
			} else {
				fmt.Fprintf(a.io.Err, "  %s:%d-%d\n", f.Path, r[0], r[1])
			}
		}
	}
}

// write makes a profile as go tool cover reads it; "" for none. A path that
// begins with a dot or a slash it takes for a file, any other for a package.
func (c *coverage) write(path string) error {
	if path == "" {
		return nil
	}
	if old, err := os.ReadFile(path); err == nil && len(old) > 0 && !bytes.HasPrefix(old, []byte("mode:")) {
		return fault.New("E-USAGE", "%s is there, and is no coverage profile", path).Suggest("--coverprofile cover.out")
	}
	var b strings.Builder
	b.WriteString("mode: set\n")
	for _, f := range c.marks {
		name := f.Path
		if !strings.HasPrefix(name, ".") && !filepath.IsAbs(name) {
			name = "./" + name
		}
		for _, l := range f.Lines {
			ran := 0
			if l.Ran {
				ran = 1
			}
			fmt.Fprintf(&b, "%s:%d.1,%d.1 1 %d\n", name, l.Line, l.Line+1, ran)
		}
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		return fault.New("E-FILE", "%s cannot be written: %v", path, err)
	}
	return nil
}
