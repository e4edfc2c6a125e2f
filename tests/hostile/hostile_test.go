// Package hostile attacks skald as a mod could: from a file that is loaded, the
// manifest, a handler, a scenario, a line of the prompt, a question, and the disk
// itself. Every attack has to end with its code, name its mod, rule and line, and
// leave table, session and the other mod as they were.
//
// A file of testdata is one attack. It begins with lines that say what comes:
//
//	-- expect: E-BUDGET           the code, or none: it does no harm any more
//	-- at: rule                   where it runs, a key of places
//	-- told: hostile.lua:9 [hostile:loop]   place and rule of the error
//
// The attacks of disk_test.go need more than a text; what their errors name is in
// testdata/disk.golden. All run in child processes that
// may have little memory; a child that dies is the fault of the attack that it
// began last. SKALD_UPDATE=1 writes the lines `told`.
package hostile

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

const (
	childKey    = "SKALD_HOSTILE_CHILD" // names of attacks, one a line
	childMemory = 1536 << 20            // bytes of data that a child may have
	patience    = 3 * time.Minute       // for one attack; only a hang takes as long
	children    = 2
)

var only = flag.String("attack", "", "run the attacks that match a regular expression alone")

func TestMain(m *testing.M) {
	if names := os.Getenv(childKey); names != "" {
		os.Exit(child(strings.Split(names, "\n")))
	}
	os.Exit(m.Run())
}

// verdict is what a child says of an attack.
type verdict struct {
	Name  string
	Begun bool     // it begins now; the rest is not known yet
	Told  string   // place and rule of the error
	Story string   // the error as people read it
	Took  float64  // seconds, for -v
	Wrong []string // what should not have happened
}

func TestHostile(t *testing.T) {
	names := attackNames(t)
	if len(names) < 480 && *only == "" && runtime.GOOS != "windows" {
		t.Errorf("%d attacks", len(names))
	}
	var mu sync.Mutex
	var wg sync.WaitGroup
	got := map[string]verdict{}
	for i := range children {
		var part []string
		for k, n := range names {
			if k%children == i {
				part = append(part, n)
			}
		}
		wg.Go(func() {
			run(t, part, func(v verdict) {
				mu.Lock()
				defer mu.Unlock()
				got[v.Name] = v
			})
		})
	}
	wg.Wait()
	if os.Getenv("SKALD_UPDATE") != "" && *only == "" {
		keepDisk(t, got)
	}
	for _, n := range names {
		t.Run(n, func(t *testing.T) { judge(t, n, got) })
	}
	if len(got) != len(names) {
		t.Errorf("%d attacks of %d ran", len(got), len(names))
	}
}

func judge(t *testing.T, name string, got map[string]verdict) {
	v, ran := got[name]
	if !ran {
		t.Fatal("it did not run")
	}
	for _, w := range v.Wrong {
		t.Error(w)
	}
	t.Logf("%.2f s: %s", v.Took, v.Story) // shown where it fails, and with -v
	if os.Getenv("SKALD_UPDATE") != "" {
		update(t, name, v)
	}
}

// attackNames are the files of testdata and the attacks by disk, sorted.
func attackNames(t *testing.T) []string {
	files, err := filepath.Glob("testdata/*.lua")
	if err != nil {
		t.Fatal(err)
	}
	names := slices.Clone(files)
	for n := range disk {
		if runtime.GOOS != "windows" { // which has other names, links and pipes
			names = append(names, n)
		}
	}
	slices.Sort(names)
	wanted, err := regexp.Compile(*only)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(names, func(n string) bool { return !wanted.MatchString(n) })
}

// run attacks in a child, and in another one those behind an attack that killed
// it.
func run(t *testing.T, names []string, tell func(verdict)) {
	for len(names) > 0 {
		last, ended, err := runChild(names, tell)
		if err == nil && !ended {
			return
		}
		at := slices.Index(names, last)
		if at < 0 {
			t.Errorf("a child ended before its first attack: %v", err)
			return
		}
		if ended {
			tell(verdict{Name: last, Wrong: []string{"the process died: " + err.Error()}})
		}
		names = names[at+1:]
	}
}

// runChild runs a child to its end; last is the attack that it began last, died
// says that it did not come back from it.
func runChild(names []string, tell func(verdict)) (last string, died bool, err error) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childKey+"="+strings.Join(names, "\n"), "GOTRACEBACK=none")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.StdoutPipe()
	if err != nil {
		return "", false, err
	}
	if err := cmd.Start(); err != nil {
		return "", false, err
	}
	dog := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	defer dog.Stop()
	for lines := bufio.NewReader(out); ; {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break
		}
		var v verdict
		if json.Unmarshal(line, &v) != nil {
			continue
		}
		dog.Reset(patience)
		last, died = v.Name, v.Begun
		if !v.Begun {
			tell(v)
		}
	}
	err = cmd.Wait()
	if died && err == nil {
		err = os.ErrProcessDone
	}
	if err != nil {
		err = &deadError{err, errs.String()}
	}
	return last, died, err
}

// deadError is how a child died, with its last words.
type deadError struct {
	err  error
	last string
}

func (e *deadError) Error() string { return e.err.Error() + "\n" + e.last[:min(len(e.last), 400)] }

// update writes the line `told` of a file.
func update(t *testing.T, name string, v verdict) {
	text, err := os.ReadFile(name)
	if err != nil {
		return // an attack by disk: keepDisk
	}
	lines := strings.Split(string(text), "\n")
	keep := slices.DeleteFunc(lines, func(l string) bool { return strings.HasPrefix(l, "-- told:") })
	if v.Told != "" {
		keep = slices.Insert(keep, 2, "-- told: "+v.Told)
	}
	if err := os.WriteFile(name, []byte(strings.Join(keep, "\n")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// keepDisk writes what the errors of the attacks by disk name.
func keepDisk(t *testing.T, got map[string]verdict) {
	var b strings.Builder
	for _, n := range attackNames(t) {
		if _, ok := disk[n]; ok {
			fmt.Fprintf(&b, "%s %q\n", n, got[n].Told)
		}
	}
	if err := os.WriteFile(diskGolden, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
