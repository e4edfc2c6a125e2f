package tests

import (
	"bufio"
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"skald/scripts"
)

// Each house rule begins with what somebody may type to see what it changes, lines
// of three blanks, and after > the lines of the answer that matter. Typed at a new
// table they say just that.
func TestHouseRulesTellWhatTheyChange(t *testing.T) {
	files, err := fs.Glob(scripts.FS, "pillage/house/*.lua")
	if err != nil || len(files) < 9 {
		t.Fatal("no house rules:", files, err)
	}
	for _, name := range files {
		text, err := fs.ReadFile(scripts.FS, name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(text, []byte("-- A house rule: ")) {
			t.Errorf("%s: the first line tells what it does", name)
		}
		s, said, asked := oddsSession(t, "battle {}"), "", 0
		for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
			line, comment := strings.CutPrefix(lines.Text(), "--   ")
			if !comment {
				continue
			}
			want, answer := strings.CutPrefix(line, "> ")
			if !answer {
				if said, err = s.Eval(line); err != nil {
					t.Errorf("%s: %s: %v", name, line, err)
				}
				continue
			}
			if asked++; !hasLine(said, want) {
				t.Errorf("%s: the answer is\n%s\nwithout the line\n%s", name, said, want)
			}
		}
		if asked < 2 {
			t.Errorf("%s: %d lines of answer, want before and after", name, asked)
		}
	}
}

// hasLine says whether an answer has a line, however it is spaced.
func hasLine(answer, line string) bool {
	for _, l := range strings.Split(answer, "\n") {
		if strings.Join(strings.Fields(l), " ") == strings.Join(strings.Fields(line), " ") {
			return true
		}
	}
	return false
}
