package vm

import (
	"strings"
	"testing"
)

// A function without its end is found where the table or call around it goes on.
func TestAMissingEndIsNamed(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"r {\n  effect = function(ev) ev:cancel(),\n}", `:2: E-SYNTAX unexpected "," ("end" may be missing for the "function" of line 2)`},
		{"r {\n  when = function(ev)\n    return true,\n  effect = f,\n}", `:4: E-SYNTAX unexpected "=" ("end" may be missing for the "function" of line 2)`},
		{"r {\n  when = function(ev)\n    return true\n  effect = f,\n}", `:4: E-SYNTAX unexpected "effect" ("end" may be missing for the "function" of line 2)`},
		{"r {\n  effect = function(ev)\n    if ev.x then\n      ev:cancel()\n  end,\n  when = f,\n}", `:5: E-SYNTAX unexpected "," ("end" may be missing for the "if" of line 3)`},
		{"r {\n  effect = function(ev)\n    ev:modify(1)\n}", `:4: E-SYNTAX unexpected "}" ("end" may be missing for the "function" of line 2)`},
		{"t.odds(function() return attack(a, b), '1/2')", `:1: E-SYNTAX unexpected ")" ("end" may be missing for the "function" of line 1)`},
		{"r {\n  a = 1\n  b = 2 }", `:3: E-SYNTAX unexpected "b" (a comma may be missing before it)`},
		{"r { f(1)), }", `:1: E-SYNTAX unexpected ")" (one too many, or something above it is not finished)`},
		{"r { f = function(ev) if a, b then x() end end }", `:1: E-SYNTAX unexpected ","`},
	} {
		_, err := Compile("x.lua", []byte(c.text))
		if err == nil || strings.TrimPrefix(err.Error(), "x.lua") != c.want {
			t.Errorf("%q:\n got %v\nwant x.lua%s", c.text, err, c.want)
		}
	}
}
