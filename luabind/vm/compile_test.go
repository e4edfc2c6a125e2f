package vm

import (
	"errors"
	"strings"
	"testing"

	"skald/core/fault"
)

func TestGate(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"size", strings.Repeat("-- x\n", 20_000), "x.lua: E-SOURCE the text has 100000 bytes, more than 65536 (split the file)"},
		{"NUL", "local x\nlocal y = \"\x00\"", "x.lua:2: E-SOURCE the text has a NUL byte"},
		{"encoding", "\n\n-- \xff", "x.lua:3: E-SOURCE the text is not UTF-8 (save the file as UTF-8)"},
		{"depth", "return 1\n" + strings.Repeat("+1", 300), "x.lua:1: E-SOURCE the text is nested deeper than 200 levels (split the expression)"},
	} {
		_, err := Compile("x.lua", []byte(c.src))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
	for _, src := range []string{"\xef\xbb\xbfreturn 1", "#!/usr/bin/env skald\nreturn 1", "return 1\r\n", "-- привет\nreturn 'привет'"} {
		if _, err := Compile("x.lua", []byte(src)); err != nil {
			t.Errorf("%q: %v", src, err)
		}
	}
	elseifs := "local x = 1 if x == 0 then " + strings.Repeat("elseif x == 2 then ", 400) + "end"
	if _, err := Compile("x.lua", []byte(elseifs)); err != nil {
		t.Error("a long elseif chain:", err)
	}
}

func TestLinesSurviveTheFirstLine(t *testing.T) {
	for _, head := range []string{"#!/bin/skald\n", "\xef\xbb\xbf\n", "\r\n"} {
		_, err := runIn(t, New(Options{}), head+"local n\nn.x = 1")
		var e *fault.Error
		if !errors.As(err, &e) || e.Line != 3 || e.Source != "n.x = 1" {
			t.Errorf("%q: %v", head, err)
		}
	}
}

func TestCompileLine(t *testing.T) {
	steps := []struct{ src, want string }{
		{"1 + 1", "2"}, {"1, 'x'", "1 x"}, {"x = 5", ""}, {"x", "5"}, {"local y = 2 return y", "2"},
		{"", ""}, {"-- a comment", ""}, {"for i = 1, 2 do x = i end", ""},
		{"for i = 1, 2 do", "..."}, {"f(", "..."}, {"x =", "..."}, {"1 +", "..."}, {"{", "..."}, {"function f()", "..."},
		{"if x then", "..."}, {"[[ long", "..."}, {"repeat", "..."}, {"local t = { 1,", "..."},
		{"function f()\nreturn 7\nend", ""}, {"f()", "7"},
		{"'open", "repl:1:1: E-SYNTAX a string is not closed on its line (close it, or write [[ ... ]] for a text of several lines)"},
		{"1 + * 2", `repl:1:1: E-SYNTAX unexpected "*"`},
		{"end", `repl:1:1: E-SYNTAX unexpected "end" (one too many, or something above it is not finished)`},
		{"x != 2", `repl:1:1: E-SYNTAX unexpected "!" ("not equal" is written ~=)`},
	}
	s := New(Options{})
	for _, c := range steps {
		chunk, incomplete, err := CompileLine("repl:1", c.src)
		got := ""
		switch {
		case incomplete:
			got = "..."
		case err != nil:
			got = err.Error()
		default:
			out, err := s.Run(chunk, 0)
			if err != nil {
				t.Errorf("%q: %v", c.src, err)
			}
			var parts []string
			for _, v := range out {
				parts = append(parts, Format(v))
			}
			got = strings.Join(parts, " ")
		}
		if got != c.want {
			t.Errorf("%q: got %s, want %s", c.src, got, c.want)
		}
	}
}

func TestTraceNamesFunctions(t *testing.T) {
	s := New(Options{})
	e := fails(t, s, "local t = {}\nfunction t.strike(m)\n  return m.hp\nend\nlocal function go()\n  local x = t.strike(nil)\n  return x\nend\nlocal r = go()",
		`test.lua:3: E-RUNTIME m is nil: it has no field "hp" (ask first: if m then ... end)`)
	want := e.Error() + "\n    return m.hp\n  at test.lua:3 in function strike\n  at test.lua:6 in function go\n  at test.lua:9 in chunk"
	if e.Story() != want {
		t.Errorf("got  %s\nwant %s", e.Story(), want)
	}
}

// FuzzSource: no text panics, hangs or gets past its budget, and the State
// lives on.
func FuzzSource(f *testing.F) {
	for _, src := range []string{"return 1", "local t = {} t.x = 1 return t", "for i = 1, 10 do print(i) end",
		"goto a ::a::", "local function f(...) return f(1, ...) end f()", "return ('x'):rep(100):gsub('x', '%0%0')",
		"a, b.c = f(), ...", "function t.a.b:c(...) return ... end", "return function() n = 1 end", "x = y and (z()) or w"} {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		if _, _, err := CompileLine("repl", src); err != nil && codeOf(err) == "" {
			t.Errorf("no fault: %v", err)
		}
		c, err := Compile("fuzz.lua", []byte(src))
		if err != nil {
			if codeOf(err) == "" {
				t.Errorf("no fault: %v", err)
			}
			return
		}
		s := New(Options{})
		out, err := s.Run(c, 5000)
		if err != nil && (codeOf(err) == "" || codeOf(err) == "E-INTERNAL") {
			t.Errorf("%v", err)
		}
		for _, v := range out {
			Format(v)
		}
		if s.Used() > 5000 {
			t.Errorf("used %d", s.Used())
		}
		one, _ := Compile("one.lua", []byte("return 1"))
		if got, err := s.Run(one, 100); err != nil || len(got) != 1 {
			t.Errorf("the State is damaged: %v", err)
		}
	})
}
