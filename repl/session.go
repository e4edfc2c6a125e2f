// Package repl turns one typed line into text, and a stream of lines into a
// conversation.
//
// OneShot is the whole machine: a line of Lua or a ":" command in, text out.
// It needs no terminal and is what tests and "skald eval" call. Loop only
// feeds it: from a pipe without prompts, or from a terminal with history,
// completion and Ctrl-C. A line that fails changes nothing about the next
// one, and a running script can always be stopped without losing the session.
package repl

// Session is what a line is typed at: scripts loaded, a battle on the table.
// Every error is for people (fault.Error or fault.List).
type Session interface {
	// Eval runs a chunk or an expression and returns what to show, ready for
	// printing or "". What the script printed comes first, in order; it is
	// returned beside an error too.
	Eval(src string) (text string, err error)

	// Answer is what the last Eval came to, for programs: a value that
	// encoding/json writes, such as the odds of a question; nil where the text
	// says it all.
	Answer() any

	// OnProgress sets who is told how far long work is, and 0, 0 at its end: from
	// any goroutine, one call at a time.
	OnProgress(tell func(done, of int))

	// Place names where the next input stands: a path and the line, from 1, on
	// which it begins. Mistakes in it, also in functions of it that are called
	// later, are told by that place. Until it is called each input is line 1 of
	// "prompt".
	Place(path string, line int)

	// Incomplete tells whether src is a good start that more lines would
	// complete. It runs nothing.
	Incomplete(src string) bool

	// Interrupt stops the running script, which then fails with E-ABORTED. It
	// may be called from another goroutine. When nothing runs it does nothing,
	// now or to the next script.
	Interrupt()

	// Load runs a script file, or loads a mod folder, and returns a summary.
	Load(path string) (summary string, err error)

	// Reload loads every script again and returns a summary. When one is
	// broken, all the old ones stay.
	Reload() (summary string, err error)

	// Refresh is Reload where scripts on disk are others than those that were
	// loaded, and nothing else. A broken state of them is told once.
	Refresh() (summary string, err error)

	// Mods lists the folders of the mods that are loaded.
	Mods() []string

	// Save writes the session to a file, Open starts anew and plays such a file;
	// when that fails the session stays what it is. SaveTest writes the session
	// as a scenario, called like the file where title is "". All return a summary.
	Save(path string) (summary string, err error)
	Open(path string) (summary string, err error)
	SaveTest(path, title string) (summary string, err error)

	// Trace returns the explanation of the last order, or "".
	Trace() string

	// SetTrace switches the explanation after each order on or off.
	SetTrace(on bool)

	// Help returns the page of a rule id, an id, an error code, a hook or a
	// function; the overview when topic is "".
	Help(topic string) (text string, err error)

	// Order tells which rules answer at a point of play, in the order in which they
	// are asked, and which of them are in force now.
	Order(point string) (text string, err error)

	// Profile tells what asking each rule took since ResetProfile.
	Profile() (text string)
	ResetProfile()

	// Names lists the globals a line can start with, in any order.
	Names() []string

	// Topics lists what Help has a page of, besides error codes and the overview.
	Topics() []string

	// Fields lists the fields of a global or of a dotted path such as "red" or
	// "b.state", Methods what is called on it with a colon, without running
	// anything; nil when unknown.
	Fields(expr string) []string
	Methods(expr string) []string

	// Options are the keys that a table may have which is open at the end of a
	// line, such as that of an order: none when they are not known.
	Options(before string) []string

	// IDs lists what makes sense inside quotes that follow the text before on
	// their line: troops after red:add(, else every id, hook and data key.
	IDs(before string) []string
}
