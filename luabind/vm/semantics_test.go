package vm

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestSameAsLua runs the files of testdata/same here and compares what they
// print with what lua5.1 printed (the .out beside each). Where lua5.1 is
// installed the .out itself is checked too, and UPDATE=1 writes it anew.
func TestSameAsLua(t *testing.T) {
	files, err := filepath.Glob("testdata/same/*.lua")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	oracle, _ := exec.LookPath("lua5.1")
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			if oracle != "" {
				out, err := exec.Command(oracle, f).Output()
				if err != nil {
					t.Fatalf("lua5.1: %v", err)
				}
				if os.Getenv("UPDATE") != "" {
					if err := os.WriteFile(strings.TrimSuffix(f, ".lua")+".out", out, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
			want, err := os.ReadFile(strings.TrimSuffix(f, ".lua") + ".out")
			if err != nil {
				t.Fatal(err)
			}
			if oracle != "" {
				if out, _ := exec.Command(oracle, f).Output(); string(out) != string(want) {
					t.Errorf("the .out is not what lua5.1 prints:\n%s", firstDifference(string(want), string(out)))
				}
			}
			var got strings.Builder
			s := New(Options{Print: func(line string) { got.WriteString(line + "\n") }})
			c, err := Compile(f, src)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Run(c, 1_000_000); err != nil {
				t.Fatal(err)
			}
			if got.String() != string(want) {
				t.Error(firstDifference(string(want), got.String()))
			}
		})
	}
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			line := "(nothing)"
			if i < len(g) {
				line = g[i]
			}
			return "line " + formatNumber(float64(i+1)) + "\nwant " + w[i] + "\ngot  " + line
		}
	}
	return "more lines than wanted"
}
