package cli

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"skald/core/fault"
)

// With --isolate a command runs in a child process that may not have more than
// so much memory. The sandbox bounds what one script can ask for; the child
// bounds what a whole mod can, in any number of files and lines. Its input,
// output and terminal are those of the parent, which only waits and tells how
// the child ended.

const (
	isolateDefault = "256MB"
	isolateLeast   = 192 << 20 // bytes; with less the shipped rules cannot be counted on to load

	// isolateKey is the variable of the environment by which the child knows its
	// limit in bytes.
	isolateKey = "SKALD_ISOLATED"
)

// isolateSize reads a size such as 256MB or 1GB, in bytes.
func isolateSize(text string) (uint64, error) {
	for _, unit := range []struct {
		name  string
		bytes uint64
	}{{"MB", 1 << 20}, {"GB", 1 << 30}} {
		digits, ok := strings.CutSuffix(strings.ToUpper(text), unit.name)
		if n, err := strconv.ParseUint(digits, 10, 20); ok && err == nil && n*unit.bytes >= isolateLeast {
			return n * unit.bytes, nil
		}
	}
	return 0, fault.New("E-USAGE", "--isolate does not take %q", text).Suggest("192MB or more: --isolate=256MB, --isolate=1GB")
}

// isolated runs this command again in a child process, if that was asked for
// and has not happened yet. Then the command itself has nothing left to do.
func (a *app) isolated(c *cobra.Command) error {
	if _, isChild := childLimit(); isChild || !c.Flags().Changed("isolate") {
		return nil
	}
	limit, err := isolateSize(a.isolate)
	if err != nil {
		return err
	}
	if !canIsolate {
		return fault.New("E-USAGE", "--isolate needs linux").Suggest("leave it out")
	}
	self, err := os.Executable()
	if err != nil {
		return fault.New("E-FILE", "the program cannot be started again: %v", err)
	}
	child := exec.Command(self, a.args...)
	child.Args[0] = os.Args[0]
	child.Env = append(os.Environ(), isolateKey+"="+strconv.FormatUint(limit, 10), "GOTRACEBACK=none",
		"GOMEMLIMIT="+strconv.FormatUint(limit/4*3, 10))
	c.RunE = func(*cobra.Command, []string) error { return a.watch(child) }
	return nil
}

// watch starts the child and waits for it. Its third file takes what Go says
// when it dies; what it says itself goes to the file after that.
func (a *app) watch(child *exec.Cmd) error {
	var last crash
	child.Stdin, child.Stdout, child.Stderr = a.io.In, below(a.io.Out), &last
	errs, wait, err := passed(a.io.Err)
	if err != nil {
		return fault.New("E-FILE", "the errors of the child cannot be passed on: %v", err)
	}
	child.ExtraFiles = []*os.File{errs}
	stop := forward(child)
	err = runBelow(child)
	stop()
	wait()
	return ending(err, last.String())
}

// below is the writer under what the command keeps of it: a terminal, where
// there is one, stays a terminal.
func below(w io.Writer) io.Writer {
	if k, ok := w.(*keptWriter); ok {
		return k.Writer
	}
	return w
}

// passed gives a file that writes to w; wait ends it.
func passed(w io.Writer) (f *os.File, wait func(), err error) {
	if f, ok := w.(*os.File); ok {
		return f, func() {}, nil
	}
	r, f, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = io.Copy(w, r)
	}()
	return f, func() {
		f.Close()
		<-done
		r.Close()
	}, nil
}

// forward keeps the parent alive while the child is asked to stop. Ctrl-C comes
// to both from the terminal; what came to the parent alone is passed on.
func forward(child *exec.Cmd) (stop func()) {
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		for s := range signals {
			if s != os.Interrupt && child.Process != nil {
				_ = child.Process.Signal(s)
			}
		}
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}

// crash keeps the beginning of what is written to it.
type crash struct{ bytes.Buffer }

func (c *crash) Write(p []byte) (int, error) {
	if room := 4096 - c.Len(); room > 0 {
		c.Buffer.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}

// ending tells how the child ended: as its exit code says, by a signal that
// somebody sent, or dead.
func ending(err error, last string) error {
	exit, ok := errors.AsType[*exec.ExitError](err)
	switch {
	case err == nil:
		return nil
	case !ok:
		return fault.New("E-FILE", "the program cannot be started again: %v", err)
	}
	status, _ := exit.Sys().(syscall.WaitStatus)
	switch {
	case status.Signaled() && (status.Signal() == syscall.SIGINT || status.Signal() == syscall.SIGTERM):
		return failed(128 + int(status.Signal()))
	case status.Signaled(), outOfMemory(last):
		return cannotRun{fault.New("E-MEMORY", "the process that ran the mods died: out of memory").
			Suggest("--isolate=1GB allows more, if you trust them")}
	case last != "":
		first, _, _ := strings.Cut(last, "\n")
		return cannotRun{fault.New("E-INTERNAL", "the process that ran the mods died: %s", first)}
	}
	return failed(exit.ExitCode())
}

// outOfMemory reads the last words of a Go program.
func outOfMemory(last string) bool {
	return slices.ContainsFunc([]string{"out of memory", "cannot allocate memory", "failed to create new OS thread", "pthread_create failed", "SIGSEGV"},
		func(words string) bool { return strings.Contains(last, words) })
}

// childLimit is the memory that the child of --isolate may have, in bytes; false in
// any other process.
func childLimit() (uint64, bool) {
	limit, err := strconv.ParseUint(os.Getenv(isolateKey), 10, 64)
	return limit, err == nil && limit >= isolateLeast
}

// enterIsolation limits this process if it is the child of --isolate, and gives the
// file that its errors go to; nil if it is not.
func enterIsolation() *os.File {
	limit, isChild := childLimit()
	if !isChild {
		return nil
	}
	if err := limitMemory(limit); err != nil {
		panic("the memory cannot be limited: " + err.Error())
	}
	return os.NewFile(3, "stderr")
}
