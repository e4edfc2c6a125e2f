package luabind

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/trace"
)

// Version of skald; the CHANGELOG tells what it brought.
const Version = "0.1.0"

// savedFormat is the version of the format of saved sessions.
const savedFormat = 1

// maxSaved is the size in bytes of the largest session file that is read.
const maxSaved = 64 << 20

// saved is a session in a file: what was typed, and all that it takes to find
// out whether it still comes out the same.
type saved struct {
	Skald   string       `json:"skald"`  // the version that wrote it
	Format  int          `json:"format"` // savedFormat
	Game    string       `json:"game"`
	Lang    string       `json:"lang"`
	Seed    uint64       `json:"seed"`
	Mods    []string     `json:"mods"`    // folders given when the session began
	Scripts []ScriptFile `json:"scripts"` // in force when it was saved
	Inputs  []savedInput `json:"inputs"`
}

// savedInput is an input and how it came out.
type savedInput struct {
	Text     string        `json:"text,omitempty"`
	Path     string        `json:"path,omitempty"`
	Line     int           `json:"line,omitempty"`
	Load     string        `json:"load,omitempty"` // the input is :load
	Mod      bool          `json:"mod,omitempty"`
	Reload   bool          `json:"reload,omitempty"` // the input is :reload
	Changed  []string      `json:"changed,omitempty"`
	Dice     []string      `json:"dice,omitempty"` // "hit 4 Ulf", in the order rolled
	Answer   string        `json:"answer,omitempty"`
	Explains []trace.Entry `json:"explains,omitempty"`
	Hash     string        `json:"hash"` // of the table after it
}

// name is how an input is called in a report.
func (in *savedInput) name() string {
	switch {
	case in.Reload:
		return ":reload"
	case in.Load != "":
		return ":load " + in.Load
	}
	line, _, more := strings.Cut(strings.TrimSpace(in.Text), "\n")
	if more {
		line += " ..."
	}
	return line
}

// Save writes the session to a file (repl.Session).
func (s *Session) Save(path string) (string, error) {
	if err := mayWriteTo(path, isSession, "a saved session"); err != nil {
		return "", err
	}
	if err := writeFile(path, s.saved().encode()); err != nil {
		return "", err
	}
	return fmt.Sprintf("%s saved: :open %s, or skald replay %s", plural(len(s.story), "input"), path, path), nil
}

func (s *Session) saved() *saved {
	f := &saved{Skald: Version, Format: savedFormat, Game: s.lib.opt.Game, Lang: s.lib.opt.Lang, Seed: s.begun.seed,
		Mods: append([]string{}, s.begun.mods...), Scripts: s.scripts()}
	for _, in := range s.story {
		f.Inputs = append(f.Inputs, savedInputOf(in))
	}
	return f
}

func savedInputOf(in *input) savedInput {
	out := savedInput{Text: in.text, Path: in.path, Line: in.line, Load: in.load, Mod: in.mod, Reload: in.reload,
		Changed: in.changed, Answer: in.said, Explains: in.why, Hash: in.hash}
	for _, d := range in.dice {
		out.Dice = append(out.Dice, d.String())
	}
	return out
}

// encode writes an input a line, so that two sessions can be compared by eye.
func (f *saved) encode() []byte {
	var b bytes.Buffer
	line := func(v any) string {
		var l bytes.Buffer
		enc := json.NewEncoder(&l)
		enc.SetEscapeHTML(false)
		_ = enc.Encode(v) // strings and numbers
		return strings.TrimSpace(l.String())
	}
	fmt.Fprintf(&b, "{\n\"skald\": %s,\n\"format\": %d,\n\"game\": %s,\n\"lang\": %s,\n\"seed\": %d,\n\"mods\": %s,\n\"scripts\": [",
		line(f.Skald), f.Format, line(f.Game), line(f.Lang), f.Seed, line(f.Mods))
	for i, x := range f.Scripts {
		b.WriteString(comma(i) + line(x))
	}
	b.WriteString("],\n\"inputs\": [")
	for i, x := range f.Inputs {
		b.WriteString(comma(i) + line(x))
	}
	b.WriteString("]\n}\n")
	return b.Bytes()
}

func comma(i int) string {
	if i == 0 {
		return "\n"
	}
	return ",\n"
}

// isSession says whether a text is a saved session, of any version.
func isSession(text []byte) bool {
	var head struct {
		Skald  string
		Format int
	}
	return json.Unmarshal(text, &head) == nil && head.Skald != "" && head.Format > 0
}

// readSaved reads a saved session and checks that it is whole.
func readSaved(path string) (*saved, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fault.New("E-FILE", "there is no %s", path).Because(err)
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxSaved+1))
	if err != nil {
		return nil, fault.New("E-FILE", "%s cannot be read", path).Because(err)
	}
	bad := func(format string, args ...any) (*saved, error) {
		return nil, fault.New("E-SESSION", "%s", path+" "+fmt.Sprintf(format, args...))
	}
	var head struct {
		Skald  string
		Format int
	}
	switch err := json.Unmarshal(text, &head); {
	case len(text) > maxSaved:
		return bad("is larger than %d MB", maxSaved>>20)
	case err != nil && len(bytes.TrimSpace(text)) > 0 && bytes.TrimSpace(text)[0] == '{':
		return bad("is damaged: %v", err)
	case err != nil || head.Format < 1 || head.Skald == "":
		return bad("is no saved session")
	case head.Format > savedFormat:
		return bad("was saved by skald %s, which is newer than this one (%s)", head.Skald, Version)
	}
	f := &saved{}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(f); err != nil {
		return bad("is damaged: %v", err)
	}
	if f.Game == "" || f.Inputs == nil {
		return bad("is damaged: it names no game, or has no inputs")
	}
	for i, in := range f.Inputs {
		if len(in.Hash) != 32 || !in.Reload && in.Load == "" && strings.TrimSpace(in.Text) == "" {
			return bad("is damaged: input %d is incomplete", i+1)
		}
		for _, d := range in.Dice {
			if _, ok := readDie(d); !ok {
				return bad("is damaged: input %d has a die %q", i+1, d)
			}
		}
	}
	return f, nil
}

// mayWriteTo refuses to write over a file that holds something else.
func mayWriteTo(path string, ours func([]byte) bool, what string) error {
	text, err := os.ReadFile(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil
	case err != nil:
		return fault.New("E-FILE", "%s cannot be written", path).Because(err)
	case !ours(text):
		return fault.New("E-FILE", "%s is there already, and is not %s", path, what).Suggest("choose another name")
	}
	return nil
}

// writeFile writes a file whole or not at all.
func writeFile(path string, text []byte) error {
	cannot := func(err error) error {
		return fault.New("E-FILE", "%s cannot be written", path).Because(err)
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".skald-*")
	if err != nil {
		return cannot(err)
	}
	_, err = tmp.Write(text)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		_ = os.Remove(tmp.Name()) // it is of no use to anybody
		return cannot(err)
	}
	return nil
}

// Open starts anew and plays a saved session, with its dice (repl.Session). When
// that fails the session stays what it is.
func (s *Session) Open(path string) (string, error) {
	f, err := readSaved(path)
	if err != nil {
		return "", err
	}
	lib, err := Load(Options{Game: f.Game, Mods: f.Mods, Lang: f.Lang})
	if err != nil {
		return "", err
	}
	s.out.Reset()
	old := *s
	back := func(err error) (string, error) {
		*s = old
		s.out.Reset()
		return "", err
	}
	if err := s.start(lib, f.Seed); err != nil {
		return back(err)
	}
	s.traced = false
	other := 0
	for i := range f.Inputs {
		d, err := s.replayInput(&f.Inputs[i])
		if err != nil {
			return back(fault.New("E-SESSION", "input %d of %s fails now: %v", i+1, path, err).
				Suggest("skald replay " + path + " tells which scripts have changed"))
		}
		if d.differs() {
			other++
		}
	}
	s.path, s.line, s.traced = old.path, old.line, old.traced
	s.rec.Source = s.seeded()
	s.out.Reset()
	text := plural(len(f.Inputs), "input") + " played again"
	if other > 0 {
		text += fmt.Sprintf("; %d of them come out otherwise: skald replay %s tells why", other, path)
	}
	return text, nil
}

// replayInput answers one input of a saved session with the dice that it rolled.
func (s *Session) replayInput(in *savedInput) (*difference, error) {
	d := &difference{was: in}
	if in.Reload { // the scripts are those of now all the time
		s.keep(&input{reload: true, changed: in.Changed})
		d.now = s.story[len(s.story)-1]
		return d, nil
	}
	log := make([]namedDie, len(in.Dice))
	src := &dice.Recorded{Log: make([]dice.Rolled, len(in.Dice)), Else: s.seeded()}
	for i, text := range in.Dice {
		log[i], _ = readDie(text) // readSaved has looked
		src.Log[i].Face = log[i].face
	}
	src.Fits = func(i int, st dice.Stream, who int32) bool {
		return log[i].stream == s.StreamName(st) && (who < 0 && log[i].who == "" || who >= 0 && log[i].who == s.game.Name(who))
	}
	s.rec.Source = src
	var err error
	if in.Load == "" {
		s.Place(in.Path, in.Line)
		_, err = s.Eval(in.Text)
	} else if _, missing := os.Stat(in.Load); missing != nil && !in.Mod { // the text is all there is left of it
		_, err = s.loadText(in.Load, in.Text, s.tellBand)
	} else {
		_, err = s.Load(in.Load)
	}
	if err != nil {
		return d, err
	}
	d.now = s.story[len(s.story)-1]
	d.fresh, d.left = src.New(), src.Left()
	return d, nil
}
