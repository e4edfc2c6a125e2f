package repl_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/repl"
	"skald/repl/replytest"
)

// disk is a watcher that a test tells what was saved.
type disk struct {
	changed chan struct{}
	folders []string
}

func newDisk() *disk { return &disk{changed: make(chan struct{}, 1)} }

func (d *disk) Folders(dirs []string)    { d.folders = append(d.folders, strings.Join(dirs, " ")) }
func (d *disk) Changed() <-chan struct{} { return d.changed }
func (d *disk) save()                    { d.changed <- struct{}{} }

// proofs counts how often scenarios ran.
type proofs int

func (p *proofs) prove(mods []string) (string, error) {
	*p++
	return fmt.Sprintf("proof %d of %s\n", *p, strings.Join(mods, " ")), nil
}

// talk types lines at a session whose saves are watched, where the line being
// typed cannot be drawn again.
func talk(s repl.Session, d *disk, lines ...string) (out, errs string) {
	var o, e strings.Builder
	var p proofs
	repl.Attend(&typist{lines: lines}, &o, &e, s, repl.Options{Watch: d, Prove: p.prove})
	return o.String(), e.String()
}

func TestASaveIsLoadedBeforeTheNextInput(t *testing.T) {
	s, d := replytest.NewFake(), newDisk()
	s.Saved = []string{"1 file changed", "", "E-SYNTAX broken", "", "mended"}
	out, errs := talk(s, d, "1", "2", "3", "4", "5")
	if out != "1 file changed\n1\n2\n3\n4\nmended\n5\n\n" || errs != "E-SYNTAX broken\nthe old scripts stay in force\n" {
		t.Errorf("got %q, %q", out, errs)
	}
}

func TestReloadOffLeavesSavesAlone(t *testing.T) {
	s, d := replytest.NewFake(), newDisk()
	s.Saved = []string{"loaded"}
	d.save()
	out, errs := talk(s, d, ":reload off", "1", ":reload on", "2")
	if out != "reload on save is off\n1\nreload on save is on\nloaded\n2\n\n" || errs != "" {
		t.Errorf("got %q, %q", out, errs)
	}
}

func TestWatchRunsTheScenariosAfterEachSave(t *testing.T) {
	s, d := replytest.NewFake(), newDisk()
	out, errs := talk(s, d, ":watch", ":load mods/a", ":watch", ":reload", ":watch onn", ":watch off", ":reload")
	want := "loaded mods/a\nproof 1 of mods/a\nscenarios run after each save, until :watch off\n" +
		"loaded 1 again\nproof 2 of mods/a\nwatch is off\nloaded 1 again\n\n"
	if out != want || errs != "E-MOD no mod is loaded, so there is nothing to watch (such as :load mods/mine)\nE-USAGE :watch does not take \"onn\" (did you mean on?)\n" {
		t.Errorf("got %q, %q", out, errs)
	}
	if want := []string{"mods/a"}; !slices.Equal(d.folders, want) {
		t.Errorf("watched: %q, want %q", d.folders, want)
	}
}

// sitter types only after the answer to a save stands above the line.
type sitter struct {
	typist
	d     *disk
	drawn chan struct{}
	saves int
	trail *strings.Builder
}

func (p *sitter) ReadLine(prompt string, first bool) (string, error) {
	if p.saves > 0 {
		p.saves--
		p.d.save()
		<-p.drawn
	}
	return p.typist.ReadLine(prompt, first)
}

func (p *sitter) CanDraw() bool { return true }
func (p *sitter) Wipe()         { p.trail.WriteString("<") }
func (p *sitter) Draw()         { p.trail.WriteString(">"); p.drawn <- struct{}{} }

func TestASaveIsAnsweredAboveTheLineBeingTyped(t *testing.T) {
	s, d := replytest.NewFake(), newDisk()
	s.Loaded = []string{"mods/a"}
	s.Saved = []string{"one", "", "E-SYNTAX broken"}
	var o strings.Builder
	var p proofs
	r := &sitter{typist: typist{lines: []string{":watch", "7"}}, d: d, drawn: make(chan struct{}), saves: 2, trail: &o}
	repl.Attend(r, &o, &o, s, repl.Options{Watch: d, Prove: p.prove})
	want := "<one\n>proof 1 of mods/a\nscenarios run after each save, until :watch off\n<E-SYNTAX broken\nthe old scripts stay in force\n>7\n\n"
	if o.String() != want || p != 1 {
		t.Errorf("got %q, %d proofs, want %q", o.String(), p, want)
	}
}

func TestAPipeIsNotWatched(t *testing.T) {
	s, d := replytest.NewFake(), newDisk()
	s.Saved, s.Loaded = []string{"loaded"}, []string{"mods/a"}
	var o, e strings.Builder
	code := repl.Loop(strings.NewReader("7\n:watch\n:reload off\n"), &o, &e, s, repl.Options{Watch: d})
	if o.String() != "7\n" || code != 1 || d.folders != nil {
		t.Errorf("got %q, %d, watched %q", o.String(), code, d.folders)
	}
	for _, command := range []string{":watch", ":reload off"} {
		if !strings.Contains(e.String(), "E-USAGE "+command+" needs somebody at a terminal (skald test --watch") {
			t.Errorf("%s: %s", command, e.String())
		}
		if _, err := repl.OneShot(s, command); fault.CodeOf(err) != "E-USAGE" {
			t.Errorf("%s: %v", command, err)
		}
	}
}
