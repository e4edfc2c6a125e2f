package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"

	"skald/core/fault"
	"skald/luabind/scenario"
	"skald/luabind/source"
	"skald/repl"
)

// replWatch is what tells the REPL of saved files, nil where nobody sits at a
// terminal or it cannot be had, and a function that ends it.
func (a *app) replWatch() (w repl.Watcher, done func()) {
	if !a.io.IsTerminal || a.io.Watch == nil {
		return nil, func() {}
	}
	watch, err := a.io.Watch()
	if err != nil {
		fmt.Fprintln(a.io.Err, a.story(err))
		return nil, func() {}
	}
	return watch, func() { _ = watch.Close() } // the process ends
}

// prove runs the scenarios of mods and tells failures and the tally.
func (a *app) prove(mods []string) (string, error) {
	o, report, sum := a.opts, new(bytes.Buffer), summary{}
	o.Mods = mods
	_, err := a.engine.Test(o, TestRun{Paths: mods}, func(r scenario.Result) {
		sum.add(r)
		scenario.Print(report, r, false)
	})
	switch {
	case err != nil:
		return report.String(), err
	case sum.Passed+sum.Failed == 0:
		return "", noScenario(mods, "")
	}
	return report.String() + tallyLine(sum.Passed, sum.Failed), nil
}

// watchTests runs the scenarios now and after each save, until Ctrl-C; what it
// returns is how the last run went.
func (a *app) watchTests(paths []string, run func() error) error {
	dirs, err := a.testFolders(paths)
	if err != nil {
		return err
	}
	w, err := a.io.Watch()
	if err != nil {
		return cannotRun{err}
	}
	defer w.Close()
	w.Folders(dirs)
	for {
		code := a.finish(run())
		fmt.Fprintln(a.io.Err, "waiting for a save; Ctrl-C ends")
		if untilSaved(w) {
			continue
		}
		if code != codeGood {
			return failed(code)
		}
		return nil
	}
}

// untilSaved waits for a save; false is Ctrl-C, or the end of the watch.
func untilSaved(w Watcher) bool {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt)
	defer signal.Stop(signals)
	select {
	case _, more := <-w.Changed():
		return more
	case <-signals:
		return false
	}
}

// testFolders are the folders whose files change what a test of paths finds: the
// mods, the paths, and the mods that they lie in.
func (a *app) testFolders(paths []string) ([]string, error) {
	if a.io.Watch == nil {
		return nil, fault.New("E-USAGE", "nobody can watch files here")
	}
	dirs := slices.Clone(a.opts.Mods)
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, cannotRun{fault.New("E-FILE", "there is no %s", p).Because(err)}
		}
		if mod := source.ModOf(p); mod != "" {
			dirs = append(dirs, mod)
		}
		if !info.IsDir() {
			p = filepath.Dir(p)
		}
		dirs = append(dirs, p)
	}
	if len(dirs) == 0 {
		return nil, fault.New("E-USAGE", "--watch needs a PATH or --mods: what comes with skald does not change").
			Suggest("such as skald test mods/mine --watch")
	}
	slices.Sort(dirs)
	return slices.Compact(dirs), nil
}
