package vm

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// TestChunks runs testdata/*.lua. A file is cut into chunks by lines "---". A
// line that must fail ends in
//
//	-->> E-CODE regular expression
//
// and the error of the chunk must be on that line, with that code and a text
// that matches. A chunk without a mark must run. Lines keep their numbers.
// Besides the libraries there are freeze(t) and seal().
func TestChunks(t *testing.T) {
	files, err := filepath.Glob("testdata/*.lua")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		line := 0
		for _, chunk := range strings.Split(string(src), "\n---\n") {
			t.Run(filepath.Base(f), func(t *testing.T) { runChunk(t, f, line, chunk) })
			line += strings.Count(chunk, "\n") + 2
		}
	}
}

func runChunk(t *testing.T, path string, line int, chunk string) {
	t.Helper()
	s := New(Options{})
	s.Set("freeze", Func(s.L(), func(L *lua.LState) int { s.Freeze(L.Get(1)); return 0 }))
	s.Set("seal", Func(s.L(), func(L *lua.LState) int { s.SealGlobals(); return 0 }))
	c, err := Compile(path, []byte(strings.Repeat("\n", line)+chunk))
	if err == nil {
		_, err = s.Run(c, 100_000)
	}
	want, wantLine := "", 0
	for i, l := range strings.Split(chunk, "\n") {
		if _, mark, ok := strings.Cut(l, "-->> "); ok {
			want, wantLine = mark, line+i+1
		}
	}
	if want == "" {
		if err != nil {
			t.Error(fault.Story(err))
		}
		return
	}
	code, pattern, _ := strings.Cut(want, " ")
	var e *fault.Error
	if !errors.As(err, &e) {
		t.Errorf("%s:%d: want %s, got no error", path, wantLine, want)
		return
	}
	text := e.Message
	if e.Hint != "" {
		text += " (" + e.Hint + ")"
	}
	if e.Path != path || e.Line != wantLine || e.Code != code || !regexp.MustCompile(pattern).MatchString(text) {
		t.Errorf("%s:%d: want %s\ngot  %s", path, wantLine, want, e.Error())
	}
	if !strings.Contains(e.Source, "-->>") {
		t.Errorf("%s:%d: the source line is %q", path, wantLine, e.Source)
	}
}
