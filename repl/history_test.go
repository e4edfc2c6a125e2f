package repl_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"skald/repl"
)

func TestEntriesCanBeTypedAgain(t *testing.T) {
	for _, c := range []struct{ lines, want []string }{
		{[]string{"x = 1"}, []string{"x = 1"}},
		{[]string{"f = function()", "  return 1", "end"}, []string{"f = function() return 1 end"}},
		{[]string{"x = { -- list", "  1 }"}, []string{"x = { -- list", "1 }"}},
		{[]string{"x = [[a", "b]]"}, []string{"x = [[a", "b]]"}},
		{[]string{`x = "a\`, `b"`}, []string{`x = "a\`, `b"`}},
		{[]string{"", "  "}, nil},
		{[]string{"bad \xff"}, nil},
		{[]string{"esc \x1b[2J"}, nil},
		{[]string{strings.Repeat("x", 5000)}, nil},
	} {
		if got := repl.Entries(c.lines); !slices.Equal(got, c.want) {
			t.Errorf("%.60q: got %q, want %q", c.lines, got, c.want)
		}
	}
}

// reopen adds entries to the history at path and returns what it then holds.
func reopen(t *testing.T, path string, add ...string) []string {
	t.Helper()
	h, _, err := repl.OpenHistory(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range add {
		h.Add(a)
	}
	h.Close()
	h, old, err := repl.OpenHistory(path)
	if err != nil {
		t.Fatal(err)
	}
	h.Close()
	return old
}

func TestHistoryOutlivesTheSession(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "folder", "history")
	reopen(t, path, "a", "a", "b")
	if got := reopen(t, path, "b", "Лассо", "a"); !slices.Equal(got, []string{"a", "b", "Лассо", "a"}) {
		t.Errorf("got %q", got)
	}
}

func TestHistoryForgetsTheOldest(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	var add []string
	for i := range 2500 {
		add = append(add, fmt.Sprint("line ", i))
	}
	got := reopen(t, path, add...)
	if len(got) != 1000 || got[0] != "line 1500" || got[999] != "line 2499" {
		t.Errorf("got %d lines, from %q", len(got), got[0])
	}
	if data, err := os.ReadFile(path); err != nil || strings.Count(string(data), "\n") != 1000 {
		t.Errorf("the file was not shortened: %d lines, %v", strings.Count(string(data), "\n"), err)
	}
}

func TestHistorySkipsWhatCannotBeShown(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	text := "good\n\n\xff\xfe\n" + strings.Repeat("x", 9000) + "\n\x1b[2J\nalso good\r\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := reopen(t, path); !slices.Equal(got, []string{"good", "also good"}) {
		t.Errorf("got %.80q", got)
	}
}

func TestHistoryThatCannotBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, _, err := repl.OpenHistory(filepath.Join(file, "history"))
	if err == nil || !strings.Contains(err.Error(), "E-FILE typed lines will not be remembered") {
		t.Errorf("got %v", err)
	}
}
