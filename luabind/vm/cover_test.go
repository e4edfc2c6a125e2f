package vm

import (
	"fmt"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

// marked is a text with the state of its lines before them: + ran, - did not.
func marked(c *Cover, src string) string {
	lines := strings.Split(src, "\n")
	for i := range lines {
		lines[i] = "  " + lines[i]
	}
	for _, f := range c.Files() {
		for _, l := range f.Lines {
			lines[l.Line-1] = map[bool]string{true: "+", false: "-"}[l.Ran] + lines[l.Line-1][1:]
		}
	}
	return strings.Join(lines, "\n")
}

// bareText takes the marks away again.
func bareText(want string) string {
	lines := strings.Split(want, "\n")
	for i, l := range lines {
		lines[i] = l[2:]
	}
	return strings.Join(lines, "\n")
}

func runCovered(t *testing.T, c *Cover, src string, calls ...string) {
	t.Helper()
	chunk, err := Compile("t.lua", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	c.Add("", chunk)
	s := New(Options{Line: c.Line})
	if _, err := s.Run(chunk, 0); err != nil {
		t.Fatal(err)
	}
	for _, call := range calls {
		if _, err := s.Call(s.Get(call).(*lua.LFunction), 0, 0); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCoverMarksLines: tables, ends, comments and blank lines do not count; a line
// with two functions ran when both did.
func TestCoverMarksLines(t *testing.T) {
	want := `  local word = { "table", "only" }
  function f()
+   local n = 0
+   for i = 1, 3 do                  -- the body of a loop
+     if i > 5 then
-       n = n + 100
+     elseif i > 1 then
+       n = n + i                    -- a comment
      else
+       n = n -
          1
      end
    end
    while true do
+     if n > 1 then return n end
    end
  end
- g = function() return 1 end
- local function made(n) return function(x) return x + n end end
  h = made(1)`
	src := bareText(want)
	c := NewCover()
	runCovered(t, c, src, "f")
	if got := marked(c, src); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	// The same text in another State adds to it.
	runCovered(t, c, src, "g")
	want = strings.Replace(want, "- g", "+ g", 1)
	if got := marked(c, src); got != want {
		t.Errorf("after g\n%s\nwant\n%s", got, want)
	}
	if n := len(c.Files()); n != 1 {
		t.Errorf("%d files", n)
	}
}

func TestCoverCountsWhatWasNeverRun(t *testing.T) {
	c := NewCover()
	for _, path := range []string{"b.lua", "a.lua", "tables.lua"} {
		src := "x = { f = function()\n return 1\n end }"
		if path == "tables.lua" {
			src = "x = { y = 1 }"
		}
		chunk, err := Compile(path, []byte(src))
		if err != nil {
			t.Fatal(err)
		}
		c.Add("", chunk)
	}
	want := "[{ a.lua [{2 false}]} { b.lua [{2 false}]} { tables.lua []}]"
	if got := fmt.Sprint(c.Files()); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
