package repl

import (
	"slices"
	"strings"
	"sync"

	"skald/core/fault"
)

// Watcher tells that something below the folders that it was given was saved.
type Watcher interface {
	Folders(dirs []string)
	Changed() <-chan struct{}
}

// watched is a session at a terminal: its scripts are loaded again when they are
// saved, and its scenarios run again where somebody asked for it.
type watched struct {
	Session
	files   Watcher
	prove   func(mods []string) (string, error)
	mu      sync.Mutex // the session answers one at a time: a save, completion
	dirs    []string   // that are watched
	auto    bool       // saved scripts are loaded again
	proving bool       // scenarios run after each save
	broken  bool       // the last save could not be loaded
}

func newWatched(s Session, o Options) *watched {
	w := &watched{Session: s, files: o.Watch, prove: o.Prove, auto: true}
	w.follow()
	return w
}

// follow watches the mods that are loaded now.
func (w *watched) follow() {
	if dirs := w.Mods(); !slices.Equal(dirs, w.dirs) {
		w.dirs = dirs
		w.files.Folders(dirs)
	}
}

// saved answers a save: what was loaded again, then how the scenarios went.
func (w *watched) saved() (text string, err error) {
	w.broken = false
	if w.auto {
		text, err = w.refresh()
	}
	if err != nil {
		return text, err
	}
	return w.proven(text)
}

// proven puts how the scenarios went below a text, where they run after a save.
func (w *watched) proven(text string) (string, error) {
	if !w.proving {
		return text, nil
	}
	tally, err := w.prove(w.Mods())
	return joinLines(text, tally), err
}

// before an input is answered its scripts are those on disk: a save whose news
// are still on their way is found by looking.
func (w *watched) before() (string, error) {
	w.broken = false
	select {
	case <-w.files.Changed():
		return w.saved()
	default:
	}
	if !w.auto {
		return "", nil
	}
	return w.refresh()
}

// refresh is Refresh that notes whether what was saved is broken.
func (w *watched) refresh() (text string, err error) {
	text, err = w.Refresh()
	w.broken = err != nil
	return text, err
}

// joinLines puts one text below another, where there are two.
func joinLines(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return strings.TrimSuffix(a, "\n") + "\n" + b
}

// atTerminal is the session behind a command that only a terminal has.
func atTerminal(s Session, command string) (*watched, error) {
	if w, ok := s.(*watched); ok {
		return w, nil
	}
	return nil, fault.New("E-USAGE", "%s needs somebody at a terminal", command).
		Suggest("skald test --watch runs the scenarios of a mod on each save anywhere")
}

func runReload(s Session, arg string) (Result, error) {
	switch arg {
	case "":
		text, err := s.Reload()
		if w, ok := s.(*watched); ok && err == nil {
			text, err = w.proven(text)
		}
		return Result{Text: text}, err
	case "on", "off":
		w, err := atTerminal(s, ":reload "+arg)
		if err != nil {
			return Result{}, err
		}
		w.auto = arg == "on"
		return Result{Text: "reload on save is " + arg}, nil
	}
	return Result{}, notOnOff("reload", arg)
}

func runWatch(s Session, arg string) (Result, error) {
	if arg != "" && arg != "on" && arg != "off" {
		return Result{}, notOnOff("watch", arg)
	}
	w, err := atTerminal(s, ":watch")
	if err != nil {
		return Result{}, err
	}
	if arg == "off" {
		w.proving = false
		return Result{Text: "watch is off"}, nil
	}
	if len(w.Mods()) == 0 {
		return Result{}, fault.New("E-MOD", "no mod is loaded, so there is nothing to watch").Suggest("such as :load mods/mine")
	}
	w.proving = true
	text, err := w.prove(w.Mods())
	return Result{Text: joinLines(text, "scenarios run after each save, until :watch off")}, err
}
