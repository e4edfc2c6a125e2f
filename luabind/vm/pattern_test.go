package vm

import (
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// patternScript prints what find, match, gsub and gmatch make of one text and
// pattern; %q on both sides keeps odd bytes apart.
const patternScript = `
local text, pat = %s, %s
local function show(...)
  local p = {}
  for i = 1, select("#", ...) do local v = select(i, ...) p[i] = type(v) == "string" and ("%%q"):format(v) or tostring(v) end
  print(table.concat(p, " "))
end
local function try(f, ...)
  local r = { pcall(f, ...) }
  if r[1] then show(unpack(r, 2, 12)) else print("error") end
end
try(string.find, text, pat)
try(string.find, text, pat, 3)
try(string.match, text, pat)
try(string.gsub, text, pat, "<%%0>")
try(string.gsub, text, pat, "%%1", 2)
try(function() local out = {} for a, b in text:gmatch(pat) do out[#out + 1] = tostring(a) .. tostring(b) if #out > 20 then break end end return table.concat(out, ";") end)
`

// randomPattern makes patterns that are mostly well formed.
func randomPattern(r *rand.Rand) string {
	atoms := []string{"a", "b", ".", "%a", "%d", "%s", "%w", "%S", "[ab]", "[^a]", "[a-c]", "[%d_]", "[]a]", "[a-]", "%.", "%%", "%b()", "%f[%a]", "x", "(", ")", "()", "%1", "[^%s]", "%z", "é", "-", "$", "^"}
	var b strings.Builder
	if r.Intn(5) == 0 {
		b.WriteString("^")
	}
	open := 0
	for i := r.Intn(6) + 1; i > 0; i-- {
		a := atoms[r.Intn(len(atoms))]
		switch a {
		case "(":
			open++
		case ")":
			if open == 0 && r.Intn(8) > 0 {
				continue
			}
			open--
		default:
			a += []string{"", "", "", "*", "+", "-", "?"}[r.Intn(7)]
		}
		b.WriteString(a)
	}
	if r.Intn(10) > 0 {
		b.WriteString(strings.Repeat(")", max(open, 0)))
	}
	if r.Intn(6) == 0 {
		b.WriteString("$")
	}
	return b.String()
}

func randomText(r *rand.Rand) string {
	parts := []string{"a", "b", "c", "ab", "(", ")", "(a)", " ", "1", "_", ".", "%", "]", "-", "x", "é", "aa", "\x00", "^", "$"}
	var b strings.Builder
	for i := r.Intn(9); i > 0; i-- {
		b.WriteString(parts[r.Intn(len(parts))])
	}
	return b.String()
}

func luaQuote(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		fmt.Fprintf(&b, `\%03d`, c)
	}
	return `"` + b.String() + `"`
}

// TestPatternsSameAsLua compares the matcher with that of lua5.1 on random
// patterns and texts.
func TestPatternsSameAsLua(t *testing.T) {
	oracle, err := exec.LookPath("lua5.1")
	if err != nil {
		t.Skip("lua5.1 is not installed")
	}
	n := 400
	if v := os.Getenv("SKALD_PROGRAMS"); v != "" {
		fmt.Sscan(v, &n)
	}
	r := rand.New(rand.NewSource(1))
	var src strings.Builder
	for i := 0; i < n; i++ {
		text, pat := randomText(r), randomPattern(r)
		fmt.Fprintf(&src, "print(%d, %s)\ndo %s end\n", i, luaQuote(strconv.Quote(text)+" | "+strconv.Quote(pat)), fmt.Sprintf(patternScript, luaQuote(text), luaQuote(pat)))
		if src.Len() < 30_000 && i < n-1 {
			continue
		}
		comparePatterns(t, oracle, src.String())
		src.Reset()
		if t.Failed() {
			return
		}
	}
}

func comparePatterns(t *testing.T, oracle, src string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "p.lua")
	if err := os.WriteFile(file, []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	want, err := exec.Command(oracle, file).Output()
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	s := New(Options{Print: func(l string) { got.WriteString(l + "\n") }})
	c, err := Compile("p.lua", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Run(c, 10_000_000); err != nil {
		t.Fatal(err)
	}
	if got.String() == string(want) {
		return
	}
	w, g := strings.Split(string(want), "\n"), strings.Split(got.String(), "\n")
	last := ""
	for i := range w {
		if strings.Contains(w[i], "\t") {
			last = w[i]
		}
		if i >= len(g) || w[i] != g[i] {
			t.Errorf("%s\n%s", last, firstDifference(string(want), got.String()))
			return
		}
	}
}

// FuzzPattern: no pattern panics, hangs or gets past its budget.
func FuzzPattern(f *testing.F) {
	r := rand.New(rand.NewSource(2))
	for i := 0; i < 50; i++ {
		f.Add(randomText(r), randomPattern(r))
	}
	f.Add(strings.Repeat("a", 50), strings.Repeat("a?", 40)+strings.Repeat("a", 40))
	f.Add("a", strings.Repeat("(", 300))
	f.Fuzz(func(t *testing.T, text, pat string) {
		s := New(Options{})
		src := fmt.Sprintf(patternScript, luaQuote(text), luaQuote(pat))
		c, err := Compile("p.lua", []byte(src))
		if err != nil {
			return // too long for a source
		}
		_, err = s.Run(c, 20_000)
		if s.Used() > 20_000 {
			t.Errorf("used %d", s.Used())
		}
		if code := codeOf(err); err != nil && code != "E-BUDGET" && code != "E-MEMORY" {
			t.Error(err)
		}
	})
}
