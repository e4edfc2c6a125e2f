package repl

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"skald/core/fault"
)

// maxLine is the longest line read from a pipe, in bytes.
const maxLine = 1 << 20

// pipe reads lines of a file or a pipe: no prompts, no recall. A mark at the
// start of the text (BOM) and carriage returns are dropped.
type pipe struct {
	scanner *bufio.Scanner
	begun   bool
}

func newPipe(in io.Reader) *pipe {
	scanner := bufio.NewScanner(in)
	scanner.Buffer(make([]byte, 0, 64<<10), maxLine)
	return &pipe{scanner: scanner}
}

func (p *pipe) ReadLine(string, bool) (string, error) {
	if !p.scanner.Scan() {
		switch err := p.scanner.Err(); {
		case err == nil:
			return "", io.EOF
		case errors.Is(err, bufio.ErrTooLong):
			return "", fault.New("E-SOURCE", "the line is longer than %d KB", maxLine>>10)
		default:
			return "", fault.New("E-FILE", "the input cannot be read: %v", err).Because(err)
		}
	}
	line := p.scanner.Text()
	if !p.begun {
		p.begun = true
		line = strings.TrimPrefix(line, "\ufeff")
	}
	return line, nil
}

func (p *pipe) Remember([]string) {}

func (p *pipe) Close() error { return nil }

func (p *pipe) CanDraw() bool { return false }

func (p *pipe) Wipe() {}

func (p *pipe) Draw() {}
