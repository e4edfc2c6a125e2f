package repl

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"sync"

	"github.com/peterh/liner"
	"golang.org/x/term"

	"skald/core/fault"
)

// terminal reads lines with an editor: recall, completion, and Ctrl-C to drop
// what was typed.
type terminal struct {
	editor  *liner.State
	history *history
	first   bool        // the line being typed starts a new input
	warning error       // why lines are not kept between sessions, or nil
	busy    sync.Locker // held while the session answers somebody else, nil: never
}

// newTerminal takes over the terminal of the process until Close.
func newTerminal(s Session, historyPath string) *terminal {
	giveSize()
	t := &terminal{editor: liner.NewLiner()}
	t.editor.SetCtrlCAborts(true)
	t.editor.SetTabCompletionStyle(liner.TabPrints)
	t.editor.SetWordCompleter(func(line string, pos int) (string, []string, string) {
		if t.busy != nil {
			t.busy.Lock()
			defer t.busy.Unlock()
		}
		head, list, tail := complete(s, line, pos, t.first)
		return head, slices.DeleteFunc(list, hidden), tail
	})
	if historyPath == "" {
		return t
	}
	var old []string
	t.history, old, t.warning = openHistory(historyPath)
	for _, line := range old {
		t.editor.AppendHistory(line)
	}
	return t
}

// hidden says that the terminal would not show a word as it is.
func hidden(word string) bool { return fault.Plain(word) != word }

func (t *terminal) ReadLine(prompt string, first bool) (string, error) {
	t.first = first
	line, err := t.editor.Prompt(prompt)
	if errors.Is(err, liner.ErrPromptAborted) {
		return "", errCleared
	}
	return line, err
}

func (t *terminal) Remember(lines []string) {
	for _, entry := range entries(lines) {
		t.editor.AppendHistory(entry)
		if t.history != nil {
			t.history.add(entry)
		}
	}
}

func (t *terminal) Close() error {
	if t.history != nil {
		t.history.close()
	}
	return t.editor.Close()
}

// CanDraw says whether the editor draws its line when the screen changes its
// size: there is no other way to ask it.
func (t *terminal) CanDraw() bool {
	width, _, err := term.GetSize(int(os.Stdout.Fd()))
	return canResize && err == nil && width >= len(promptFirst)+plainBelow && liner.TerminalSupported()
}

// plainBelow is how many columns the editor needs beside a prompt; on a narrower
// screen it leaves the line to the terminal.
const plainBelow = 10

// Wipe the line being typed.
func (t *terminal) Wipe() { fmt.Fprint(os.Stdout, "\r\x1b[K") }

// Draw the line being typed.
func (t *terminal) Draw() { resized() }
