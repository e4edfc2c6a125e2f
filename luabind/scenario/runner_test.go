package scenario_test

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"skald/luabind"
	"skald/luabind/scenario"
	"skald/luabind/vm"
)

func library(t testing.TB) *luabind.Library {
	t.Helper()
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// results runs the files and gives what skald test would print.
func results(t *testing.T, lib *luabind.Library, filter *regexp.Regexp, paths ...string) (text string, good, bad int) {
	t.Helper()
	files, err := scenario.Find(paths)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	err = scenario.Run(lib, files, filter, func(r scenario.Result) {
		if r.Err == nil {
			good++
		} else {
			bad++
		}
		scenario.Print(&out, r, true)
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), good, bad
}

// TestFailuresForPeople holds the failures of testdata against the texts beside
// them. SKALD_UPDATE=1 writes the texts.
func TestFailuresForPeople(t *testing.T) {
	files, err := filepath.Glob("testdata/*.lua")
	if err != nil || len(files) < 4 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	lib := library(t)
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			got, good, _ := results(t, lib, nil, f)
			golden := strings.TrimSuffix(f, ".lua") + ".txt"
			if os.Getenv("SKALD_UPDATE") != "" {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil || got != string(want) {
				t.Errorf("want\n%s\ngot\n%s", want, got)
			}
			if good > strings.Count(string(want), "ok   ") {
				t.Errorf("%d passed", good)
			}
		})
	}
}

// A failed scenario leaves nothing behind for the next one, in whatever order
// they are run.
func TestFailuresLeaveNothingBehind(t *testing.T) {
	lib := library(t)
	alone, good, bad := results(t, lib, regexp.MustCompile("this one is good"), "testdata/failures.lua")
	if good != 1 || bad != 0 {
		t.Fatal(alone)
	}
	all, _, _ := results(t, lib, nil, "testdata/failures.lua", "testdata/failures.lua")
	if n := strings.Count(all, alone); n != 2 {
		t.Errorf("after all the failures the good one passed %d times of 2", n)
	}
}

// ranIn runs the scenarios of a folder in an order and gives their results, a
// line each: as they came, and sorted.
func ranIn(t *testing.T, lib *luabind.Library, order *uint64, dir string) (came, sorted string) {
	t.Helper()
	files, err := scenario.Find([]string{dir})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	err = scenario.RunWith(lib, files, scenario.Options{Shuffle: order}, func(r scenario.Result) {
		out = append(out, fmt.Sprintf("%s:%d %s: %v %s", r.File, r.Line, r.Title, r.Err, r.Said))
	})
	if err != nil || len(out) == 0 {
		t.Fatalf("%d results, %v", len(out), err)
	}
	came = strings.Join(out, "\n")
	slices.Sort(out)
	return came, strings.Join(out, "\n")
}

// The scenarios of a game come out the same in whatever order they are run, after
// one another on one library too, which remembers what handlers answered.
func TestOrderChangesNothing(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{Game: "oldwest"})
	if err != nil {
		t.Fatal(err)
	}
	const dir = "../../tests/scenarios/oldwest"
	written, want := ranIn(t, lib, nil, dir)
	seen := map[string]bool{written: true}
	for _, order := range []uint64{1, 2, 3} {
		came, sorted := ranIn(t, lib, &order, dir)
		if sorted != want {
			t.Errorf("--shuffle=%d\n%s\nas written\n%s", order, sorted, want)
		}
		seen[came] = true
	}
	if len(seen) != 4 {
		t.Errorf("%d orders of 4", len(seen))
	}
}

func TestFindTakesFoldersNamedScenarios(t *testing.T) {
	dir := t.TempDir()
	for _, p := range []string{"b/scenarios/two.lua", "a/scenarios/one.lua", "a/other.lua", "a/scenarios/notes.txt"} {
		p = filepath.Join(dir, p)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte("-- "), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := scenario.Find([]string{dir})
	if err != nil || len(files) != 2 || !strings.HasSuffix(files[0].Show, "one.lua") || !strings.HasSuffix(files[1].Show, "two.lua") {
		t.Errorf("%v, %v", files, err)
	}
	if _, err := scenario.Find([]string{filepath.Join(dir, "nowhere")}); err == nil {
		t.Error("a path that is not there is found")
	}
}

// Of a mod run alone only its own files are told.
func TestCoveredOfAMod(t *testing.T) {
	c := vm.NewCover()
	for _, owner := range []string{"", ".", "mods/mine"} { // the second shows its files as the first
		chunk, err := vm.Compile(path.Join(owner, "scripts/a.lua"), []byte("x = function() return 1 end"))
		if err != nil {
			t.Fatal(err)
		}
		c.Add(owner, chunk)
	}
	for _, q := range []struct {
		mods string // "" is none
		want int
	}{{"mods/mine", 1}, {".", 1}, {"mods/mine .", 2}, {" mods/mine", 3}} {
		var files []scenario.File
		for _, mod := range strings.Split(q.mods, " ") {
			files = append(files, scenario.File{Mod: mod})
		}
		if got := scenario.Covered(files, c); len(got) != q.want {
			t.Errorf("%q: %v", q.mods, got)
		}
	}
}

// What a scenario prints is its own, and told where it fails, or when asked.
func TestPrintsAreTold(t *testing.T) {
	files := []scenario.File{{Show: "said.lua", Text: []byte(`scenario "first" { run = function(t) print("one", 1) t.yes(true) end }
scenario "second" { run = function(t) print("two") t.yes(false) end }`)}}
	said := map[bool]string{}
	err := scenario.Run(library(t), files, nil, func(r scenario.Result) {
		for _, verbose := range []bool{false, true} {
			var b strings.Builder
			scenario.Print(&b, r, verbose)
			said[verbose] += b.String()
		}
	})
	if err != nil || strings.Contains(said[false], "one\t1") || strings.Count(said[false], "  two\n") != 1 ||
		!strings.Contains(said[true], "first\n  one\t1\n") || strings.Count(said[true], "  two\n") != 1 {
		t.Errorf("%v\n%s\n%s", err, said[false], said[true])
	}
}

// BenchmarkRun is what skald test does with the failures: a session a file, a
// table a scenario.
func BenchmarkRun(b *testing.B) {
	lib := library(b)
	files, err := scenario.Find([]string{"testdata/failures.lua"})
	if err != nil {
		b.Fatal(err)
	}
	n := 0
	for range b.N {
		err := scenario.Run(lib, files, regexp.MustCompile("good|another|not"), func(scenario.Result) { n++ })
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "scenarios/s")
}

// BenchmarkSession is the table alone: what a file costs before its first
// scenario.
func BenchmarkSession(b *testing.B) {
	lib := library(b)
	for range b.N {
		s, err := lib.NewSession(1)
		if err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
}
