package vm

import (
	"errors"
	"fmt"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// TestAudit: each source sets the global handler; want is the error of its
// audit, "" for a pure one.
func TestAudit(t *testing.T) {
	const g, u = "E-GLOBAL the handler writes the global ", "E-UPVALUE the handler writes the variable "
	for _, c := range []struct{ name, src, want string }{
		{"pure", `local bonus = { bow = 1 } function handler(ev) local n = bonus.bow n = n + 1 return n end`, ""},
		{"writes a global", "function handler()\n  count = 1\nend", "test.lua:2: " + g + `"count"`},
		{"writes a captured variable", "local n = 0\nfunction handler()\n  n = n + 1\nend", "test.lua:3: " + u + `"n", which lives outside it`},
		{"writes its own local from inside", "function handler() local n = 0 local function inc() n = n + 1 end inc() inc() return n end", ""},
		{"writes its own local two levels down", "function handler() local n = 0 return function() return function() n = n + 1 end end end", ""},
		{"writes outside two levels down", "local n = 0\nfunction handler() return function()\n return function() n = n + 1 end end end", "test.lua:3: " + u + `"n", which lives outside it`},
		{"writes a parameter", "function handler(a) local f = function() a = 2 end f() a = 3 return a end", ""},
		{"a helper writes its captured variable", "local n = 0\nlocal function next_one()\n  n = n + 1\n  return n\nend\nfunction handler() return next_one() end", "test.lua:3: " + u + `"n", which lives outside it`},
		{"a helper made by another function", "local function counter()\n  local n = 0\n  return function() n = n + 1 return n end\nend\nlocal c = counter()\nfunction handler() return c() end", "test.lua:3: " + u + `"n", which lives outside it`},
		{"calling the maker inside is fine", "local function counter() local n = 0 return function() n = n + 1 return n end end function handler() local c = counter() return c() + c() end", ""},
		{"a helper in a table", "local n = 0\nlocal lib = { deep = { f = function() n = 1 end } }\nfunction handler() lib.deep.f() end", "test.lua:2: " + u + `"n", which lives outside it`},
		{"a helper behind a global", "local n = 0\nfunction helper() n = 1 end\nfunction handler() helper() end", "test.lua:2: " + u + `"n", which lives outside it`},
		{"a global behind a global table", "lib = {}\nfunction lib.f() count = 1 end\nfunction handler() lib.f() end", "test.lua:2: " + g + `"count"`},
		{"a helper in a metatable", "local n = 0\nlocal t = setmetatable({}, { __index = function() n = n + 1 end })\nfunction handler() return t.x end", "test.lua:2: " + u + `"n", which lives outside it`},
		{"recursion", "local function fact(n) if n <= 1 then return 1 end return n * fact(n - 1) end function handler() return fact(5) end", ""},
		{"mutual recursion", "local even local function odd(n) return n > 0 and even(n - 1) end even = function(n) return n == 0 or odd(n - 1) end function handler() return odd(3) end", ""},
		{"a running gmatch", "local it = (\"a b\"):gmatch(\"%a\")\nfunction handler() return it() end", "E-UPVALUE a gmatch that began outside the handler keeps its place between calls"},
		{"gmatch inside", "function handler() local out = \"\" for w in (\"a b\"):gmatch(\"%a\") do out = out .. w end return out end", ""},
		{"multiple assignment", "local n, m = 0, 0\nfunction handler() local a\n  a, n = 1, 2\nend", "test.lua:3: " + u + `"n", which lives outside it`},
		{"logic into a captured variable", "local n\nfunction handler(ev)\n  n = ev and 1\nend", "test.lua:3: " + u + `"n", which lives outside it`},
		{"long lists are no code", longList(), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New(Options{})
			must(t, s, c.src)
			err := s.Audit(s.Get("handler").(*lua.LFunction))
			if c.want == "" {
				if err != nil {
					t.Errorf("refused: %v", err)
				}
				return
			}
			var e *fault.Error
			if !errors.As(err, &e) {
				t.Fatalf("not refused")
			}
			hint := e.Hint
			e.Hint = ""
			if e.Error() != c.want || hint == "" {
				t.Errorf("got  %s\nwant %s\nhint %q", e.Error(), c.want, hint)
			}
			if e.Line > 0 && e.Source == "" {
				t.Error("no source line")
			}
		})
	}
}

// longList is a handler whose table constructor is stored in several portions.
func longList() string {
	src := "function handler() return #{"
	for range 300 {
		src += "1,"
	}
	return src + "} end"
}

func TestFreezeReaches(t *testing.T) {
	s := New(Options{})
	must(t, s, `
		a = { key = {}, [{ "as key" }] = 1 }
		setmetatable(a, { __index = { base = 1 } })
		up = {} seen = {} apart = {}
		local function inner() return up end
		function f() return inner(), seen end`)
	s.Freeze(s.Get("a"), s.Get("f"))
	table := func(name string) *lua.LTable { return s.Get(name).(*lua.LTable) }
	if !s.Frozen(table("a")) || !s.Frozen(table("a").RawGetString("key").(*lua.LTable)) {
		t.Error("fields are not frozen")
	}
	if !s.Frozen(table("a").Metatable.(*lua.LTable)) {
		t.Error("the metatable is not frozen")
	}
	if !s.Frozen(table("up")) || !s.Frozen(table("seen")) {
		t.Error("what a function captures or reads is not frozen")
	}
	if s.Frozen(table("apart")) {
		t.Error("something apart is frozen")
	}
	if !s.Frozen(table("string")) {
		t.Error("a library can be written")
	}
}

// TestGlobalsInCode finds where code writes any global, and where it or what it
// reaches reads one.
func TestGlobalsInCode(t *testing.T) {
	for src, want := range map[string]string{
		"local x = 1\nx = 2 return x":                           " 0",
		"local t = {}\nt.x = 1":                                 " 0",
		"local f = function()\nreturn function() y = 1 end end": "y 2",
		"function z() end":                                      "z 1",
	} {
		c, err := Compile("a.lua", []byte(src))
		if err != nil {
			t.Fatal(err)
		}
		if name, line := c.WritesGlobal(); fmt.Sprint(name, " ", line) != want {
			t.Errorf("%q: %s %d, want %s", src, name, line, want)
		}
	}
	s := New(Options{})
	c, _ := Compile("a.lua", []byte("local t = { f = function()\nreturn ipairs end }\nreturn function() return t.f() end"))
	res, err := s.Run(c, 0)
	if err != nil {
		t.Fatal(err)
	}
	if path, line := s.NamesGlobal(res[0].(*lua.LFunction), "ipairs"); path != "a.lua" || line != 2 {
		t.Errorf("ipairs at %s:%d", path, line)
	}
	if path, _ := s.NamesGlobal(res[0].(*lua.LFunction), "pairs"); path != "" {
		t.Errorf("pairs at %s", path)
	}
}
