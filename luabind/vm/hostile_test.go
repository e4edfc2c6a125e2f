package vm

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestHostile runs every attack of testdata/hostile. Each ends with the code
// that its first line names ("none": it is no attack any more), within a time
// that only a hang would pass, and leaves the State working.
func TestHostile(t *testing.T) {
	files, err := filepath.Glob("testdata/hostile/*.lua")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".lua"), func(t *testing.T) {
			ran++
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			first, _, _ := strings.Cut(string(src), "\n")
			want := strings.TrimPrefix(first, "-- expect: ")
			attack(t, f, src, want)
		})
	}
	entries, err := os.ReadDir("testdata/hostile")
	if err != nil || ran != len(entries) || ran < 80 {
		t.Errorf("ran %d of %d files", ran, len(entries))
	}
}

func attack(t *testing.T, path string, src []byte, want string) {
	t.Helper()
	const budget = 100_000
	var printed strings.Builder
	s := New(Options{Print: func(l string) {
		if len(l) < 100 {
			printed.WriteString(l)
		}
	}})
	before := heap()
	start := time.Now()
	c, err := Compile(path, src)
	if err == nil {
		_, err = s.Run(c, budget)
	}
	took := time.Since(start)
	if took > 5*time.Second {
		t.Errorf("took %v", took)
	}
	if grown := int64(heap()) - int64(before); grown > 256<<20 {
		t.Errorf("the heap grew by %d MB", grown>>20)
	}
	got := "none"
	if err != nil {
		got = codeOf(err)
	}
	if got != want {
		t.Errorf("want %s, got %s: %v", want, got, err)
	}
	if s.Used() > budget {
		t.Errorf("used %d of %d", s.Used(), budget)
	}
	if strings.Contains(printed.String(), "ESCAPED") {
		t.Error("a pcall swallowed the end of the budget")
	}
	if out := must(t, s, `local t = {} t.x = ("ab"):upper() return t.x .. 1`); out != "AB1" {
		t.Errorf("the State is damaged: %s", out)
	}
}

func heap() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
