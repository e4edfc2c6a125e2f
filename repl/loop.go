package repl

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"

	"skald/core/fault"
)

// Options say how a conversation is held.
type Options struct {
	Terminal    bool               // both ends are a terminal: prompts, history, completion, Ctrl-C
	Banner      string             // shown once at the start, on a terminal only
	HistoryPath string             // file of the lines typed before, "" to keep none
	Story       func(error) string // how an error is shown; nil means fault.Story
	Progress    *Progress          // is told when an input begins; nil: nobody is

	// Watch tells of saved scripts, which are then loaded again, on a terminal
	// only; nil: nobody does. Prove runs the scenarios of mods and tells how they
	// went, for :watch.
	Watch Watcher
	Prove func(mods []string) (text string, err error)
}

const (
	promptFirst = "skald> "
	promptMore  = "  ... "

	promptPath = "prompt" // the path of typed lines in errors
	pipePath   = "stdin"

	// maxInput is the size in bytes above which unfinished input is handed over
	// as it stands. No script may be larger, so more lines would not help, and
	// asking again after each line would take time by the square.
	maxInput = 64 << 10
)

// Loop talks until the input ends or :quit, and returns an exit code: 0; 1 when
// a line that came through a pipe failed; 2 when the input cannot be read. On a
// terminal a mistake is part of the talk, and the code is 0. A terminal is
// always that of the process: in is read only when Options.Terminal is false.
func Loop(in io.Reader, out, errw io.Writer, s Session, o Options) int {
	l := &loop{session: s, out: out, errw: errw, terminal: o.Terminal, story: o.Story, progress: o.Progress}
	if l.story == nil {
		l.story = fault.Story
	}
	s.ResetProfile() // what is played in a talk is counted
	if !o.Terminal {
		return l.run(newPipe(in))
	}
	// The handler stands before the first prompt: the line editor prints a
	// prompt a moment before it takes Ctrl-C for itself, and without a handler
	// a Ctrl-C in that moment would kill the process.
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt)
	defer signal.Stop(signals)
	stop := l.watch(signals)
	defer stop()

	term := newTerminal(s, o.HistoryPath)
	if o.Watch != nil {
		l.watched = newWatched(s, o)
		l.session, term.busy = l.watched, &l.watched.mu
	}
	defer term.Close() // or the shell is left without echo
	if o.Banner != "" {
		fmt.Fprintln(out, o.Banner)
	}
	if term.warning != nil {
		fmt.Fprintln(errw, l.story(term.warning))
	}
	return l.run(term)
}

// lineReader is where lines come from. ReadLine returns io.EOF at the end and
// errCleared when the person dropped what they had typed; first tells whether
// the line starts a new input. Remember keeps a finished input for recall.
type lineReader interface {
	ReadLine(prompt string, first bool) (string, error)
	Remember(lines []string)
	Close() error

	// CanDraw says whether Wipe and Draw work, from another goroutine while
	// ReadLine waits: they take the line being typed off the screen and put it
	// back below what was printed meanwhile.
	CanDraw() bool
	Wipe()
	Draw()
}

var errCleared = errors.New("input dropped")

// loop is the state of one conversation.
type loop struct {
	session   Session
	out, errw io.Writer
	terminal  bool
	story     func(error) string
	progress  *Progress
	watched   *watched // the session, where saved scripts are loaded again

	lines   []string    // the unfinished input
	read    int         // lines read so far
	failed  bool        // a line failed
	running atomic.Bool // a line is being answered
}

func (l *loop) run(r lineReader) int {
	for {
		prompt := promptFirst
		if len(l.lines) > 0 {
			prompt = promptMore
		}
		line, err := l.readLine(r, prompt)
		switch {
		case errors.Is(err, errCleared):
			l.lines = nil
			continue
		case errors.Is(err, io.EOF):
			return l.end()
		case err != nil:
			l.fail(l.read+1, err)
			return 2
		}
		if l.take(r, line) {
			return l.code()
		}
	}
}

// readLine reads a line. Where a line being typed can be drawn again, saves are
// answered above it while it is.
func (l *loop) readLine(r lineReader, prompt string) (string, error) {
	first := len(l.lines) == 0
	if l.watched == nil || !r.CanDraw() {
		return r.ReadLine(prompt, first)
	}
	over, left := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(left)
		for {
			select {
			case <-over:
				return
			case <-l.watched.files.Changed():
				l.above(r)
			}
		}
	}()
	line, err := r.ReadLine(prompt, first)
	close(over)
	<-left
	return line, err
}

// above answers a save above the line that is being typed.
func (l *loop) above(r lineReader) {
	l.watched.mu.Lock()
	text, err := l.watched.saved()
	l.watched.mu.Unlock()
	if text != "" || err != nil {
		r.Wipe()
		l.tellSave(text, err)
		r.Draw()
	}
}

// tell a text, and what went wrong, in that order.
func (l *loop) tell(text string, err error) {
	if text != "" {
		fmt.Fprintln(l.out, strings.TrimSuffix(text, "\n"))
	}
	if err != nil {
		fmt.Fprintln(l.errw, l.story(err))
	}
}

// before an input is answered saved scripts are loaded, but for one that does so
// itself or ends the talk.
func (l *loop) before(src string) {
	name, _, _ := strings.Cut(strings.TrimSpace(src), " ")
	if l.watched == nil || name == ":reload" || name == ":quit" {
		return
	}
	text, err := l.watched.before()
	l.tellSave(text, err)
}

// tellSave tells what a save led to; a broken one that nothing is lost.
func (l *loop) tellSave(text string, err error) {
	l.tell(text, err)
	if err != nil && l.watched.broken {
		fmt.Fprintln(l.errw, "the old scripts stay in force")
	}
}

// take adds one line to the input and answers it once complete; true means quit.
func (l *loop) take(r lineReader, line string) bool {
	l.read++
	l.lines = append(l.lines, line)
	src := strings.Join(l.lines, "\n")
	command := len(l.lines) == 1 && isCommand(line)
	if !command && len(src) <= maxInput && l.session.Incomplete(src) {
		return false
	}
	start := l.start()
	r.Remember(l.lines)
	l.lines = nil

	path := promptPath
	if !l.terminal {
		path = pipePath
	}
	l.session.Place(path, start)
	l.progress.Begin()
	l.running.Store(true)
	l.before(src)
	res, err := OneShot(l.session, src)
	l.running.Store(false)
	if l.watched != nil {
		l.watched.follow()
	}
	if res.Text != "" {
		fmt.Fprintln(l.out, strings.TrimSuffix(res.Text, "\n"))
	}
	if err != nil {
		l.fail(start, err)
	}
	return res.Quit
}

// start is the number of the first line of the present input, from 1.
func (l *loop) start() int { return l.read - len(l.lines) + 1 }

// end is the end of the input. A person who leaves in the middle of a line
// means to leave; a pipe that stops there was cut.
func (l *loop) end() int {
	if l.terminal {
		fmt.Fprintln(l.out)
	} else if len(l.lines) > 0 {
		start := l.start()
		l.session.Place(pipePath, start)
		_, err := l.session.Eval(strings.Join(l.lines, "\n")) // says what is missing
		if err == nil {
			err = fault.New("E-SYNTAX", "the input ends too early")
		}
		l.fail(start, err)
	}
	return l.code()
}

func (l *loop) code() int {
	if l.failed && !l.terminal {
		return 1
	}
	return 0
}

// fail tells an error. In a pipe nobody sees the line that caused it, so an
// error without a place gets the number of that line.
func (l *loop) fail(line int, err error) {
	l.failed = true
	if f, ok := errors.AsType[*fault.Error](err); ok && !l.terminal && f.Path == "" {
		placed := *f
		err = placed.At(pipePath, line)
	}
	fmt.Fprintln(l.errw, l.story(err))
}

// watch stops the running script on each signal, and drops signals that come
// while nothing runs. The returned function ends it.
func (l *loop) watch(signals <-chan os.Signal) (stop func()) {
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case <-signals:
				if l.running.Load() {
					l.session.Interrupt()
				}
			}
		}
	}()
	return func() { close(done) }
}
