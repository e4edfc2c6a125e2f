package vm

import (
	"errors"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// runIn compiles and runs src in s, with a budget of 100,000.
func runIn(t *testing.T, s *State, src string) ([]lua.LValue, error) {
	t.Helper()
	c, err := Compile("test.lua", []byte(src))
	if err != nil {
		return nil, err
	}
	return s.Run(c, 100_000)
}

// must runs src and returns its results as Format shows them, separated by " ".
func must(t *testing.T, s *State, src string) string {
	t.Helper()
	out, err := runIn(t, s, src)
	if err != nil {
		t.Fatalf("%s\n%s", src, fault.Story(err))
	}
	parts := make([]string, len(out))
	for i, v := range out {
		parts[i] = Format(v)
	}
	return strings.Join(parts, " ")
}

// fails runs src and demands an error with that one-line text.
func fails(t *testing.T, s *State, src, want string) *fault.Error {
	t.Helper()
	_, err := runIn(t, s, src)
	var e *fault.Error
	if !errors.As(err, &e) {
		t.Fatalf("%s\nwant %s\ngot  %v", src, want, err)
	}
	if e.Error() != want {
		t.Errorf("%s\nwant %s\ngot  %s", src, want, e.Error())
	}
	return e
}

func codeOf(err error) string { return fault.CodeOf(err) }
