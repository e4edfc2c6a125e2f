package luabind

import (
	"fmt"
	"strconv"
	"strings"

	"skald/core/dice"
	"skald/core/trace"
)

// What somebody types is an input. One that fails takes back all that it did;
// one that goes well is kept, with its dice and how it came out, for saved
// sessions.

// input is one typed line, one script file or one mod.
type input struct {
	text     string // what was typed, or stands in the file
	path     string // where errors say that it stands
	line     int
	load     string        // path of a script file or mod that :load named
	mod      bool          // load is a mod
	reload   bool          // :reload
	list     bool          // the file returned the list of a band, which was set up
	called   string        // and given this global name, if any
	changed  []string      // the scripts that it found changed
	dice     []namedDie    // in the order rolled
	steps    []*step       // what it did at the table
	moved    bool          // it went about in the history
	touched  bool          // it used the table in any way
	declared []string      // "rule my:brave": what it declared, but scenarios
	proved   bool          // it declared scenarios
	wrote    []string      // globals that it wrote
	said     string        // what was shown
	why      []trace.Entry // explanations of its orders
	hash     string        // of the table after it
}

// namedDie is a die by names that stay: numbers of streams and models do not.
type namedDie struct {
	stream, who string // who is "" where nobody rolled
	face        int
}

// String is the die as a saved session writes it: "hit 4 Ulf".
func (d namedDie) String() string {
	return strings.TrimSpace(fmt.Sprintf("%s %d %s", d.stream, d.face, d.who))
}

// readDie is the other way round.
func readDie(text string) (d namedDie, ok bool) {
	parts := strings.SplitN(text, " ", 3)
	if len(parts) < 2 {
		return d, false
	}
	n, err := strconv.Atoi(parts[1])
	d = namedDie{stream: parts[0], face: n}
	if len(parts) == 3 {
		d.who = parts[2]
	}
	return d, err == nil && n >= 1 && n <= 6 && d.stream != ""
}

func (s *Session) nameDie(d dice.Rolled) namedDie {
	out := namedDie{stream: s.StreamName(d.Stream), face: d.Face}
	if d.Who >= 0 {
		out.who = s.game.Name(d.Who)
	}
	return out
}

// maxHeard is how many lines of explanation are kept of one input.
const maxHeard = 2000

// used notes that the input uses the table.
func (s *Session) used() {
	if s.input != nil {
		s.input.touched = true
	}
}

// hear keeps the explanation of an order, if there is one since the last.
func (s *Session) hear(last *trace.Log) {
	if in := s.input; in != nil && s.last != nil && s.last != last && len(in.why) < maxHeard {
		in.why = append(in.why, s.last.Entries...)
	}
}

// answerInput runs an input, wholly or not at all: after an error the table,
// the globals and the rules are as they were.
func (s *Session) answerInput(in *input, run func() error) error {
	if s.input != nil { // inside another one
		return run()
	}
	back := s.checkpoint()
	s.input, s.dropped = in, nil
	err := run()
	s.flush()
	s.input = nil
	if err != nil {
		back()
		return err
	}
	s.keep(in)
	return nil
}

// noteDeclared notes what the input declares.
func (s *Session) noteDeclared(d declared) {
	switch in := s.input; {
	case in == nil:
	case d.kind == "scenario":
		in.proved = true
	default:
		in.declared = append(in.declared, d.kind+" "+d.id)
	}
}

// keep an input that went well.
func (s *Session) keep(in *input) {
	in.hash = s.game.Hash().String()
	s.story = append(s.story, in)
}

// checkpoint returns a function that makes all as it is now.
func (s *Session) checkpoint() (back func()) {
	now, hist, lib, taken := s.moment(), s.hist, *s.lib, s.taken
	declared := s.user.sink.all
	globals := s.user.vm.SaveGlobals()
	return func() {
		if s.lib.content != lib.content {
			*s.lib = lib
		}
		s.taken, s.user.sink.all = taken, declared
		s.fallBack(now)
		s.hist = hist
		s.rec.Log = s.rec.Log[:0]
		globals()
		s.dirty = true
	}
}
