package cli

import (
	"io"
	"os"
	"path/filepath"

	"golang.org/x/term"

	"skald/core/fault"
	"skald/luabind"
	"skald/luabind/source"
	"skald/repl"
)

// IO is what a command may touch of the world around it.
type IO struct {
	In          io.Reader
	Out, Err    io.Writer
	IsTerminal  bool       // a person sits at In and Out
	Color       bool       // Out and Err may be coloured
	Progress    bool       // Err is a terminal, where a bar may be drawn
	Width       func() int // characters in a line of Out now; nil: nobody knows
	HistoryPath string     // file of the lines typed before, "" to keep none

	// Watch starts to watch folders for saved files; nil: nobody can.
	Watch func() (Watcher, error)
}

// Watcher is a watch that can be ended.
type Watcher interface {
	repl.Watcher
	Close() error
}

// System is the process's own world. Colour needs a terminal at both outputs
// and nobody who objects.
func System() IO {
	if f := enterIsolation(); f != nil {
		os.Stderr = f
	}
	out, err := term.IsTerminal(int(os.Stdout.Fd())), term.IsTerminal(int(os.Stderr.Fd()))
	io := IO{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	io.IsTerminal = out && term.IsTerminal(int(os.Stdin.Fd()))
	io.Watch = func() (Watcher, error) { return source.NewWatch() }
	io.Progress = err && os.Getenv("TERM") != "dumb"
	if out {
		io.Width = widthOf(int(os.Stdout.Fd()))
	}
	io.Color = out && err && colourWanted(os.Getenv)
	if dir, err := os.UserConfigDir(); err == nil {
		io.HistoryPath = filepath.Join(dir, "skald", "history")
	}
	return io
}

// widthOf a terminal, which may change.
func widthOf(fd int) func() int {
	return func() int {
		if w, _, err := term.GetSize(fd); err == nil && w > 0 {
			return w
		}
		return luabind.PlainWidth
	}
}

// colourWanted respects NO_COLOR (any text but none) and terminals that would
// show the codes as rubbish.
func colourWanted(getenv func(string) string) bool {
	return getenv("NO_COLOR") == "" && getenv("TERM") != "dumb"
}

// keptWriter remembers the first error, so that a full disk is no success. What
// it writes is plain: scripts print too, and a terminal obeys.
type keptWriter struct {
	io.Writer
	err error
}

func (w *keptWriter) Write(p []byte) (int, error) {
	if err := w.raw(fault.Plain(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// raw writes what is our own, with colours.
func (w *keptWriter) raw(text string) error {
	_, err := io.WriteString(w.Writer, text)
	if w.err == nil {
		w.err = err
	}
	return err
}
