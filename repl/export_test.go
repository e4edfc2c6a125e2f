package repl

import (
	"io"
	"os"
	"time"

	"skald/core/fault"
)

// What tests of the parts behind a terminal need, without a terminal.

var (
	Complete    = complete
	Entries     = entries
	ErrCleared  = errCleared
	OpenHistory = openHistory
)

type (
	LineReader = lineReader
	History    = history
)

// ProgressAt is a Progress with a clock of its own.
func ProgressAt(w io.Writer, now func() time.Time) *Progress { return &Progress{w: w, now: now} }

func (h *history) Add(entry string) { h.add(entry) }
func (h *history) Close()           { h.close() }

// Converse is Loop on a terminal, with another reader and source of signals.
func Converse(r LineReader, signals <-chan os.Signal, out, errw io.Writer, s Session) int {
	l := &loop{session: s, out: out, errw: errw, terminal: true, story: fault.Story}
	defer l.watch(signals)()
	return l.run(r)
}

// Attend is Converse where saves are watched.
func Attend(r LineReader, out, errw io.Writer, s Session, o Options) int {
	l := &loop{out: out, errw: errw, terminal: true, story: fault.Story, watched: newWatched(s, o)}
	l.session = l.watched
	return l.run(r)
}
