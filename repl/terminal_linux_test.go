package repl_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"skald/cmd/cli"
	"skald/repl"
	"skald/repl/replytest"
)

const (
	talkEnv  = "SKALD_TEST_TALK" // talk to a session without an engine; its history file
	skaldEnv = "SKALD_TEST_MAIN" // be skald
)

// TestMain lets this binary be the program behind the pseudo-terminal.
func TestMain(m *testing.M) {
	if os.Getenv(skaldEnv) != "" {
		os.Exit(cli.Main(os.Args[1:], cli.System()))
	}
	history, ok := os.LookupEnv(talkEnv)
	if !ok {
		os.Exit(m.Run())
	}
	s := replytest.NewFake()
	s.Quoted = []string{"berserker", "bondi"}
	go func() {
		<-s.Started
		fmt.Println("the loop runs")
	}()
	code := repl.Loop(os.Stdin, os.Stdout, os.Stderr, s, repl.Options{
		Terminal: true, Banner: "welcome", HistoryPath: history,
	})
	fmt.Printf("left with %d\n", code)
}

// desk is a person's side of a pseudo-terminal: it types, and waits for what
// must appear, so that no test depends on how fast the other side is.
type desk struct {
	t    *testing.T
	pty  *os.File
	cmd  *exec.Cmd
	seen bytes.Buffer
}

// openPty returns both ends of a new pseudo-terminal.
func openPty(t *testing.T, size unix.Winsize) (pty, tty *os.File) {
	t.Helper()
	pty, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no pseudo-terminals here:", err)
	}
	fd := int(pty.Fd())
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err = errors.Join(err, unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0),
		unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &size)); err != nil {
		t.Fatal(err)
	}
	tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	return pty, tty
}

func sitDown(t *testing.T, history string) *desk {
	t.Helper()
	return sitDownAt(t, unix.Winsize{Row: 24, Col: 80}, exec.Command(os.Args[0]), talkEnv+"="+history)
}

// sitDownAt is sitDown at a screen of a size, and a command with an environment.
func sitDownAt(t *testing.T, size unix.Winsize, cmd *exec.Cmd, env ...string) *desk {
	t.Helper()
	pty, tty := openPty(t, size)
	cmd.Env = append(append(os.Environ(), "TERM=xterm"), env...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, tty
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	tty.Close()
	d := &desk{t: t, pty: pty, cmd: cmd}
	// A test that hangs ends here, with what was seen so far.
	late := time.AfterFunc(20*time.Second, func() { _ = cmd.Process.Kill() })
	t.Cleanup(func() {
		late.Stop()
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		pty.Close()
	})
	return d
}

// sees waits until text has appeared since the last call, and forgets it.
func (d *desk) sees(text string) {
	d.t.Helper()
	buf := make([]byte, 4096)
	for {
		if i := bytes.Index(d.seen.Bytes(), []byte(text)); i >= 0 {
			d.seen.Next(i + len(text))
			return
		}
		n, err := d.pty.Read(buf)
		if err != nil {
			d.t.Fatalf("waiting for %q: %v; seen %q", text, err, d.seen.String())
		}
		d.seen.Write(buf[:n])
	}
}

func (d *desk) types(keys string) {
	d.t.Helper()
	if _, err := d.pty.WriteString(keys); err != nil {
		d.t.Fatal(err)
	}
}

func TestTerminal(t *testing.T) {
	history := filepath.Join(t.TempDir(), "history")
	d := sitDown(t, history)
	d.sees("welcome")
	d.sees("skald> ")

	d.types("charge = 5412\r")
	d.sees("charge = 5412")
	d.sees("skald> ")
	d.types("cha\t")
	d.sees("skald> charge")
	d.types("\r")
	d.sees("5412\r\n")
	d.sees("skald> ")

	d.types(`x("be` + "\t")
	d.sees(`x("berserker"`)
	d.types("\x03") // Ctrl-C drops the line
	d.sees("skald> ")

	d.types("do\r")
	d.sees("  ... ")
	d.types("end\r")
	d.sees("end")
	d.sees("skald> ")

	d.types("loop") // Ctrl-C stops a script
	d.sees("loop")
	d.types("\r")
	d.sees("the loop runs")
	d.types("\x03")
	d.sees("E-ABORTED the script was stopped")
	d.sees("skald> ")

	d.types("nobody\r")
	d.sees("E-GLOBAL there is no nobody")
	d.sees("skald> ")
	d.types("\x04") // Ctrl-D leaves
	d.sees("left with 0")

	data, err := os.ReadFile(history)
	want := "charge = 5412\ncharge\ndo end\nloop\nnobody\n"
	if err != nil || string(data) != want {
		t.Errorf("history: got %q, %v, want %q", data, err, want)
	}

	d = sitDown(t, history)
	d.sees("skald> ")
	d.types("\x1b[A") // Up recalls the last session
	d.sees("nobody")
	d.types("\x03")
	d.sees("skald> ")
	d.types(":quit\r")
	d.sees("left with 0")
}

// A program that opens a terminal may give it no size.
func TestTerminalWithoutASize(t *testing.T) {
	d := sitDownAt(t, unix.Winsize{}, exec.Command(os.Args[0]), talkEnv+"="+filepath.Join(t.TempDir(), "history"))
	d.sees("skald> ")
	d.types("charge = 5412\r")
	d.sees("skald> ")
	d.types("cha\t")
	d.sees("skald> charge")
	d.types("\r")
	d.sees("5412\r\n")
	d.types("\x04")
	d.sees("left with 0")
}

func TestTerminalWithoutHistory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d := sitDown(t, filepath.Join(file, "history"))
	d.sees("E-FILE typed lines will not be remembered")
	d.sees("skald> ")
	d.types("7\r")
	d.sees("\n7\r\n")
	d.types("\x04")
	d.sees("left with 0")
	if strings.Contains(d.seen.String(), "E-") {
		t.Errorf("more errors: %q", d.seen.String())
	}
}

const daneFaction = `faction "danes" { title = "Danes", prices = { warrior = 10, spear = 5 } }

rule "danes:grudge" {
  title = "Grudge", faction = "danes", hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
`

// TestAModIsEditedWithThePromptOpen is a modder's story: an edit, a broken one and
// a mended one, each seen above the line that is being typed; the screen has no size.
func TestAModIsEditedWithThePromptOpen(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join("mod", "factions", "pillage", "danes", "faction.lua")
	put := func(name, text string) {
		t.Helper()
		name = filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	edit := func(to string) {
		t.Helper()
		put(file, strings.Replace(daneFaction, "modify(1)", to, 1))
	}
	put("mod/mod.lua", `mod "danes" { version = "1.0", api = 1 }`)
	put(file, daneFaction)
	put("mod/scenarios/grudge.lua", `scenario "a grudge helps" {
  covers = { "danes:grudge" },
  run = function(t)
    local red, blue = band "danes", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    t.equal(need("hit", a, b), 3)
  end,
}
`)
	skald := exec.Command(os.Args[0], "--mods", "mod")
	skald.Dir = dir
	d := sitDownAt(t, unix.Winsize{}, skald, skaldEnv+"=1", "XDG_CONFIG_HOME="+dir, "NO_COLOR=1")
	d.sees("skald> ")
	for _, line := range []string{
		`red, blue = band "danes", band "anglo_saxons"`,
		`a = red:add("warrior", { weapon = "spear", at = {1, 1} })`,
		`b = blue:add("warrior", { weapon = "spear", at = {1, 2} })`,
	} {
		d.types(line + "\r")
		d.sees("\r\n")
		d.sees("skald> ")
	}
	d.types(`need("hit", `)
	d.sees(`need("hit", `)
	edit("modify(2)")
	d.sees("1 file changed: rule danes:grudge\r\n")
	d.sees(`skald> need("hit", `) // drawn again below it
	d.types("a, b)\r")
	d.sees("\r\n2\r\n")
	d.sees("skald> ")

	edit("modify(2")
	d.sees("mod/factions/pillage/danes/faction.lua:5: E-SYNTAX")
	d.sees("the old scripts stay in force\r\n")
	d.sees("skald> ")
	d.types("need(\"hit\", a, b)\r")
	d.sees("\r\n2\r\n") // the old rule stands
	d.sees("skald> ")

	d.types(":watch\r")
	d.sees("faction.lua:5: E-SYNTAX")
	d.sees("skald> ")
	edit("modify(2)")
	d.sees("mended: nothing differs from before\r\nFAIL mod/scenarios/grudge.lua:1  a grudge helps  [danes:grudge]")
	d.sees("1 of 1 scenario failed\r\n")
	d.sees("skald> ")
	edit("modify(1)")
	d.sees("1 file changed: rule danes:grudge\r\n1 scenario passed\r\n")
	d.sees("skald> ")
	d.types(":save game.json\r")
	d.sees("inputs saved")
	d.types("\x04")
	if err := d.cmd.Wait(); err != nil {
		t.Errorf("left with %v", err)
	}
	if text, err := os.ReadFile(filepath.Join(dir, "game.json")); err != nil || strings.Count(string(text), `"reload":true`) != 2 {
		t.Errorf("the saved session, %v:\n%s", err, text)
	}
}
