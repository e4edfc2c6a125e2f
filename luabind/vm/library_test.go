package vm

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"skald/core/fault"
)

// libraryHead is what every program of these tests begins with: try prints what a
// function returns, or that it fails, on one line.
const libraryHead = `
local function show(v)
  if type(v) ~= "string" then return tostring(v) end
  return '"' .. v:gsub("[%c\128-\255\\]", function(c) return ("\\%03d"):format(c:byte()) end) .. '"'
end
local function shown(ok, ...)
  if not ok then return print("error") end
  local r = { ... }
  for i = 1, select("#", ...) do r[i] = show(r[i]) end
  print(table.concat(r, " "))
end
local function try(f) shown(pcall(f)) end
local function all(text, pat)
  local out = {}
  for a, b in text:gmatch(pat) do out[#out + 1] = tostring(a) .. "," .. tostring(b) if #out > 20 then break end end
  return table.concat(out, ";")
end
local function down(a, b) return a > b end
local function joined(t, f) f(t) return table.concat(t, ",") end
`

// differences from Lua 5.1 that are meant. What ours gives is a test; where
// lua5.1 is installed, what theirs gives is one too.
var differences = []struct{ code, ours, theirs, why string }{
	{`tostring(0/0)`, `"nan"`, `"-nan"`, "the sign of nan depends on the machine"},
	{`("%d"):format(1e300)`, "error", `"-9223372036854775808"`, "what does not fit would be another number"},
	{`("%d"):format(1/0)`, "error", `"-9223372036854775808"`, "what is no number would be one"},
	{`("%x"):format(0/0)`, "error", `"8000000000000000"`, "what is no number would be one"},
	{`("%s"):format(nil)`, `"nil"`, "error", "messages are made of any values"},
	{`("%s"):format(true)`, `"true"`, "error", "messages are made of any values"},
	{`("%c"):format(0)`, `"\000"`, `""`, "a C string ends there; ours has every byte"},
	{`("%s"):format("a\0b")`, `"a\000b"`, `"a"`, "a C string ends there; ours has every byte"},
	{`tonumber("inf")`, "nil", "inf", "words are no numbers"},
	{`tonumber("nan")`, "nil", "nan", "words are no numbers"},
	{`tonumber("0x1p4")`, "nil", "16", "the lexer of Lua 5.1 does not know them, strtod of some machines does"},
	{`tonumber("0x.8")`, "nil", "0.5", "the lexer of Lua 5.1 does not know them, strtod of some machines does"},
	{`tonumber("-ff", 16)`, "-255", "1.844674407371e+19", "the sign would wrap round"},
	{`joined({ 1 }, function(t) table.insert(t, 5, 2) end)`, "error", `"1"`, "a hole in the list, and the value lost"},
	{`tostring(-4 % 2)`, `"-0"`, `"0"`, "only the sign of a zero, which the engine takes from the dividend"},
	{`joined({ 3, 1, 2, 5, 4 }, function(t) table.sort(t, function() return true end) end)`, `"4,5,2,1,3"`, "error",
		"a comparison that contradicts itself gives some order, the same each time, whatever it is asked"},
	{`("x"):rep(40000)`, "error", "", "a text has at most 32768 bytes"},
	{`("a"):find(("a?"):rep(300))`, "error", "1 1", "a pattern has at most 512 bytes"},
	{`joined({}, function(t) t[1] = ("x"):rep(20000) t[2] = t[1] end)`, "error", "", "a text has at most 32768 bytes"},
}

func TestDifferencesFromLua(t *testing.T) {
	oracle, _ := exec.LookPath("lua5.1")
	var codes []string
	for _, d := range differences {
		codes = append(codes, d.code)
	}
	ours := printedBy(t, codes, "")
	var theirs []string
	if oracle != "" {
		theirs = printedBy(t, codes, oracle)
	}
	for i, d := range differences {
		if ours[i] != d.ours {
			t.Errorf("%s: %s, not %s (%s)", d.code, ours[i], d.ours, d.why)
		}
		if oracle != "" && d.theirs != "" && theirs[i] != d.theirs {
			t.Errorf("%s: lua5.1 gives %s, not %s", d.code, theirs[i], d.theirs)
		}
	}
}

// libraryGolden has calls and what lua5.1 made of them, two lines each, so that
// they are compared where it is not installed.
const libraryGolden = "testdata/same/library.golden"

// TestLibrarySameAsLua compares calls of the library with lua5.1, drawn at random.
// SKALD_UPDATE=1 writes the golden, SKALD_PROGRAMS=100000 tries more.
func TestLibrarySameAsLua(t *testing.T) {
	oracle, _ := exec.LookPath("lua5.1")
	if os.Getenv("SKALD_UPDATE") != "" && oracle != "" {
		writeLibraryGolden(t, oracle)
	}
	text, err := os.ReadFile(libraryGolden)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	var codes, want []string
	for i := 0; i+1 < len(lines); i += 2 {
		codes, want = append(codes, lines[i]), append(want, lines[i+1])
	}
	if len(codes) < 600 {
		t.Errorf("%d calls in the golden", len(codes))
	}
	sameLines(t, codes, printedBy(t, codes, ""), want)
	if oracle == "" {
		t.Skip("lua5.1 is not installed: the calls of the golden alone are compared")
	}
	n := 4000
	if v := os.Getenv("SKALD_PROGRAMS"); v != "" {
		fmt.Sscan(v, &n)
	}
	codes = calls(3, n)
	sameLines(t, codes, printedBy(t, codes, ""), printedBy(t, codes, oracle))
}

func writeLibraryGolden(t *testing.T, oracle string) {
	codes := calls(5, 700)
	want := printedBy(t, codes, oracle)
	var b strings.Builder
	for i, c := range codes {
		b.WriteString(c + "\n" + want[i] + "\n")
	}
	if err := os.WriteFile(libraryGolden, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func sameLines(t *testing.T, codes, got, want []string) {
	t.Helper()
	wrong := 0
	for i, c := range codes {
		if got[i] == want[i] {
			continue
		}
		if t.Errorf("%s\ngives  %s\nlua5.1 %s", c, got[i], want[i]); wrong == 10 {
			t.Fatal("and so on")
		}
		wrong++
	}
}

// printedBy gives what try prints of each call, with the program at oracle, or ours
// where that is "".
func printedBy(t *testing.T, codes []string, oracle string) []string {
	t.Helper()
	var out []string
	for from := 0; from < len(codes); from += 150 {
		part := codes[from:min(from+150, len(codes))]
		src := libraryHead
		for _, c := range part {
			src += "try(function() return " + c + " end)\n"
		}
		lines := strings.Split(strings.TrimSuffix(printed(t, src, oracle), "\n"), "\n")
		if len(lines) != len(part) {
			t.Fatalf("%d lines of %d calls", len(lines), len(part))
		}
		out = append(out, lines...)
	}
	return out
}

func printed(t *testing.T, src, oracle string) string {
	t.Helper()
	if oracle != "" {
		file := filepath.Join(t.TempDir(), "p.lua")
		if err := os.WriteFile(file, []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(oracle, file).CombinedOutput()
		if err != nil {
			t.Fatalf("lua5.1: %v: %s", err, out)
		}
		return string(out)
	}
	var out strings.Builder
	s := New(Options{Print: func(l string) { out.WriteString(l + "\n") }})
	c, err := Compile("p.lua", []byte(src))
	if err != nil {
		t.Fatal(fault.Story(err))
	}
	if _, err := s.Run(c, 20_000_000); err != nil {
		t.Fatal(fault.Story(err))
	}
	return out.String()
}

// FuzzLibrary: no call of the library panics or gets past its budget.
func FuzzLibrary(f *testing.F) {
	for seed := range int64(20) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed int64) {
		src := libraryHead
		for _, c := range calls(seed, 30) {
			src += "try(function() return " + c + " end)\n"
		}
		s := New(Options{Print: func(string) {}})
		c, err := Compile("p.lua", []byte(src))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Run(c, 5_000_000); err != nil {
			t.Fatal(fault.Story(err))
		}
	})
}

// FuzzFormat: a format gives a text or is refused.
func FuzzFormat(f *testing.F) {
	for _, form := range []string{"%d", "%5.1f", "%-8s|", "%q", "%+x", "%#o", "%99.99f", "%c%c", "%", "%.", "%1$d", "%ld", "%*d", "%05.3g"} {
		f.Add(form, 1.5, "text")
	}
	s := New(Options{})
	f.Fuzz(func(t *testing.T, form string, n float64, text string) {
		src := fmt.Sprintf("return string.format(%s, %.17g, %s)", luaQuote(form), n, luaQuote(text))
		one, err := Compile("p.lua", []byte(src))
		if err != nil {
			return // nan, inf, or a text too long
		}
		switch _, err := s.Run(one, 100_000); fault.CodeOf(err) {
		case "", "E-ARG", "E-MEMORY":
		default:
			t.Fatal(fault.Story(err))
		}
	})
}
