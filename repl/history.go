package repl

import (
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"skald/core/fault"
)

const (
	historyLines = 1000 // recalled, and kept when the file is shortened
	historyEntry = 4000 // bytes; a longer input is not worth recalling
)

// history is the file of the lines typed before, the oldest first. Each entry
// is appended at once, so a crash loses none and two sessions can share it.
type history struct {
	file *os.File
	last string
}

// openHistory returns the file, open, and the lines it held. A file twice as
// long as needed is shortened. When it cannot be kept the history is nil.
func openHistory(path string) (*history, []string, error) {
	cannot := func(err error) error {
		return fault.New("E-FILE", "typed lines will not be remembered: %v", err).Because(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, nil, cannot(err)
	}
	data, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return nil, nil, cannot(err)
	}
	var old []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimRight(line, "\r\n"); recallable(line) {
			old = append(old, line)
		}
	}
	total := len(old)
	old = old[max(0, total-historyLines):]
	if total > 2*historyLines {
		if err := os.WriteFile(path, []byte(strings.Join(old, "\n")+"\n"), 0o600); err != nil {
			return nil, old, cannot(err)
		}
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, old, cannot(err)
	}
	h := &history{file: file}
	if len(old) > 0 {
		h.last = old[len(old)-1]
	}
	return h, old, nil
}

// add appends an entry, unless it repeats the one before. A disk that fills up
// while people type is no reason to disturb them.
func (h *history) add(entry string) {
	if entry == h.last {
		return
	}
	h.last = entry
	_, _ = h.file.WriteString(entry + "\n")
}

func (h *history) close() { _ = h.file.Close() }

// entries makes recallable lines of one input. Several lines become one where
// a space means the same as a line break, else they stay apart: a comment or
// a long string would swallow what follows.
func entries(lines []string) []string {
	joined := strings.Join(lines, "\n")
	apart := strings.Contains(joined, "--") || strings.Contains(joined, "[[") ||
		strings.Contains(joined, "[=") || strings.Contains(joined, "\\\n")
	if !apart {
		words := make([]string, len(lines))
		for i, line := range lines {
			words[i] = strings.TrimSpace(line)
		}
		lines = []string{strings.Join(words, " ")}
	}
	var out []string
	for _, line := range lines {
		if line = strings.TrimSpace(line); recallable(line) {
			out = append(out, line)
		}
	}
	return out
}

// recallable refuses what the line editor cannot show on one line.
func recallable(line string) bool {
	return line != "" && len(line) <= historyEntry && utf8.ValidString(line) &&
		!strings.ContainsFunc(line, unicode.IsControl)
}
