package source

import (
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"

	"skald/core/fault"
)

// settled is how long nothing may happen before a burst of events is told:
// editors write a file in several steps, and git many files.
const settled = 60 * time.Millisecond

// Watch tells when a script below some folders was saved, renamed or taken away.
// Folders that appear below them are watched too.
type Watch struct {
	notify  *fsnotify.Watcher
	folders chan []string // answered on the same channel once they are watched
	changed chan struct{}
	done    chan struct{}
}

// NewWatch watches nothing yet. Close ends it.
func NewWatch() (*Watch, error) {
	n, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fault.New("E-FILE", "saved files will not be noticed: %v", err).Because(err)
	}
	w := &Watch{notify: n, folders: make(chan []string), changed: make(chan struct{}, 1), done: make(chan struct{})}
	go w.run()
	return w, nil
}

// Changed gets a value when something was saved since it was last read.
func (w *Watch) Changed() <-chan struct{} { return w.changed }

// Folders watches these, and what lies in them, instead of those before. One that
// is not there is watched once it is.
func (w *Watch) Folders(dirs []string) {
	select {
	case w.folders <- dirs:
		<-w.folders
	case <-w.done:
	}
}

// Close ends the watch.
func (w *Watch) Close() error {
	err := w.notify.Close()
	<-w.done
	return err
}

// run until the watcher is closed.
func (w *Watch) run() {
	defer close(w.done)
	var roots []string
	quiet := time.NewTimer(settled)
	quiet.Stop()
	for {
		select {
		case roots = <-w.folders:
			w.only(roots)
			w.folders <- nil
		case e, ok := <-w.notify.Events:
			if !ok {
				return
			}
			if w.matters(e, roots) {
				quiet.Reset(settled)
			}
		case _, ok := <-w.notify.Errors: // too many events at once: some are lost
			if !ok {
				return
			}
			quiet.Reset(settled)
		case <-quiet.C:
			w.only(roots) // folders that came meanwhile
			select {
			case w.changed <- struct{}{}:
			default: // told, and not yet read
			}
		}
	}
}

// matters says whether an event is one of a script or of a folder below the
// roots, and watches a folder that is new at once.
func (w *Watch) matters(e fsnotify.Event, roots []string) bool {
	if e.Op == fsnotify.Chmod || !below(e.Name, roots) {
		return false
	}
	name := filepath.Base(e.Name)
	if e.Has(fsnotify.Create) {
		w.add(e.Name)
	}
	return isScript(filepath.ToSlash(e.Name)) || filepath.Ext(name) == "" && !strings.HasPrefix(name, ".")
}

// below says whether a path is one of the roots or lies in one.
func below(path string, roots []string) bool {
	for _, r := range roots {
		rel, err := filepath.Rel(filepath.Clean(r), path)
		if err == nil && filepath.IsLocal(rel) {
			return true
		}
	}
	return false
}

// only watches the roots and what lies in them, and the folder that each root
// lies in, where it may come back.
func (w *Watch) only(roots []string) {
	for _, old := range w.notify.WatchList() {
		if !below(old, roots) {
			_ = w.notify.Remove(old) // it may be gone already
		}
	}
	for _, r := range roots {
		_ = w.notify.Add(filepath.Dir(filepath.Clean(r)))
		w.add(r + string(filepath.Separator)) // or a link would not be followed
	}
}

// add a folder and those below it. What cannot be watched is not: :reload reads
// it all the same.
func (w *Watch) add(dir string) {
	_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || !d.IsDir():
		case path != dir && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		default:
			_ = w.notify.Add(path)
		}
		return nil
	})
}
