package luabind

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/pillage"
	"skald/luabind/vm"
)

// What the prompt needs of a session besides Eval (repl.Session).

// typed is the path of what is typed, unless Place names another.
const typed = "prompt"

// Place names where the next input stands: its path, and the line on which it
// begins (repl.Session). Mistakes in it, now or when a function of it is called
// later, are then told by that place.
func (s *Session) Place(path string, line int) { s.path, s.line = path, line }

// Eval runs a typed line and returns what to show (repl.Session).
func (s *Session) Eval(src string) (string, error) {
	text, err := s.eval(src)
	return text, s.lib.minding(likeShell(src, err))
}

// shellLine is a command of the shell that somebody types at the prompt.
var shellLine = regexp.MustCompile(`^\s*(?:skald\s+)?(?:list|help|sheet)\s*\(?\s*["']?([\w.:-]+)`)

// likeShell says what is typed in place of list "terrain".
func likeShell(src string, err error) error {
	var f *fault.Error
	if m := shellLine.FindStringSubmatch(src); m != nil && errors.As(err, &f) && (f.Code == "E-GLOBAL" || f.Code == "E-SYNTAX") {
		f.Hint = ":help " + m[1]
	}
	return err
}

func (s *Session) eval(src string) (string, error) {
	s.out.Reset()
	s.answer, s.fitted = nil, nil
	s.inputs++
	s.w.stop.Store(false)
	path, above := typed, ""
	if s.path != "" {
		path, above = s.path, strings.Repeat("\n", max(s.line-1, 0))
	}
	c, incomplete, err := vm.CompileLine(path, above+src)
	if incomplete { // as a file it ends too early, which says what is missing
		_, err = vm.Compile(path, []byte(above+src))
		err = missing(err, src)
	}
	if err != nil {
		return "", err
	}
	in := &input{text: src, path: path, line: max(s.line, 1)}
	before := s.game.Get(battle.Turn)
	err = s.answerInput(in, func() error {
		res, err := s.Run(c)
		if err == nil {
			s.show(res)
			s.answer = s.forPrograms(res)
		}
		in.said = s.anywhere(s.out.String())
		return err
	})
	if !clockWords.MatchString(src) {
		return s.turned(before) + s.out.String(), untraced(err)
	}
	return s.out.String(), untraced(err)
}

// clockWords are the orders that tell themselves where play stands.
var clockWords = regexp.MustCompile(`next_turn|next_stage|to_stage|start`)

// turned tells of a turn that began on the way to what was ordered, where the
// answer does not; "" where none did.
func (s *Session) turned(before int32) string {
	if _, ok := s.game.Rules.(*pillage.Game); !ok { // a game without this clock
		return ""
	}
	now := fmt.Sprintf("turn %d", s.game.Get(battle.Turn))
	if before == 0 || s.game.Get(battle.Turn) <= before || strings.Contains(s.out.String(), now) {
		return ""
	}
	return now + "\n"
}

// Answer is what the last input came to, for programs (repl.Session).
func (s *Session) Answer() any { return s.answer }

// forPrograms is the one value of an input that is more than its text; of
// explain() the steps.
func (s *Session) forPrograms(res []lua.LValue) any {
	if len(res) != 1 {
		return nil
	}
	if text, ok := res[0].(lua.LString); ok && len(s.told.steps) > 0 && string(text) == s.told.text {
		return s.told.steps
	}
	if ud, ok := res[0].(*lua.LUserData); ok {
		if x, ok := ud.Value.(interface{ JSON() any }); ok {
			return x.JSON()
		}
	}
	return nil
}

// OnProgress sets who is told how far a simulation is (repl.Session).
func (s *Session) OnProgress(tell func(done, of int)) { s.Progress = tell }

// missing says what the end of an unfinished input waits for.
func missing(err error, src string) error {
	var f *fault.Error
	if !errors.As(err, &f) {
		return fault.New("E-SYNTAX", "the text ends too early")
	}
	words := strings.Fields(src)
	if len(words) > 0 && f.Hint == "" && strings.HasSuffix(f.Message, "ends too early") {
		f.Suggest(fmt.Sprintf("something must follow %q", words[len(words)-1]))
	}
	return f
}

// untraced takes the trace off a mistake in the typed text itself: it would only
// repeat the place.
func untraced(err error) error {
	var f *fault.Error
	if !errors.As(err, &f) {
		return err
	}
	for _, at := range f.Trace {
		if at.Path != f.Path || at.Line != f.Line {
			return err
		}
	}
	f.Trace = nil
	return err
}

// Load runs a script file, or loads a mod folder and goes on with it.
func (s *Session) Load(path string) (string, error) {
	s.out.Reset()
	info, err := os.Stat(path)
	if err != nil {
		return "", fault.New("E-FILE", "there is no %s", path).Because(err)
	}
	if info.IsDir() {
		o := s.lib.opt
		for _, m := range o.Mods {
			if filepath.Clean(m) == filepath.Clean(path) {
				return "", fault.New("E-MOD", "%s is loaded already", path).Suggest(":reload reads it again")
			}
		}
		o.Mods = append(append([]string(nil), o.Mods...), path)
		if err := s.replace(o); err != nil {
			return "", err
		}
		s.keep(&input{load: path, mod: true})
		return s.lib.size(), nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", fault.New("E-FILE", "%s cannot be read", path).Because(err)
	}
	return s.loadText(path, string(text), s.tellBand)
}

// loadText runs the text of a script file. A table that it returns is a band, of
// which tell makes something.
func (s *Session) loadText(path, text string, tell func(path string, band lua.LValue) error) (string, error) {
	c, err := vm.Compile(filepath.ToSlash(path), []byte(text))
	if err != nil {
		return "", err
	}
	had := len(s.Scenarios())
	s.user.age()
	in := &input{text: text, load: path, path: filepath.ToSlash(path), line: 1}
	err = s.answerInput(in, func() error {
		res, err := s.Run(c)
		if err == nil && len(res) == 1 {
			if list, ok := res[0].(*lua.LTable); ok {
				in.list = true
				err = s.bandFile(path, list, tell)
			}
		}
		in.said = s.anywhere(s.out.String())
		return err
	})
	out := s.out.String()
	if err == nil {
		if n := len(s.Scenarios()) - had; n > 0 && out == "" {
			out = fmt.Sprintf("%s here: skald test %s runs them\n", plural(n, "scenario"), path)
		}
	}
	return out, err
}

// switched is a line about a rule that is off on this table, or about a house
// rule: is it in force? "" about anything else.
func (s *Session) switched(id string) string {
	r, house := s.game.C.Rule(id), s.game.C.Get("house", id)
	switch {
	case r != nil && s.game.RuleOff(r.Num):
		return fmt.Sprintf("off on this table: on %q puts it in force\n", id)
	case house != nil && s.game.HouseOn(id):
		return fmt.Sprintf("in force on this table: off %q ends it\n", id)
	case house != nil:
		return "off on this table\n" // how to change that stands above
	}
	return ""
}

// Help is the page of a topic, the overview of "".
func (s *Session) Help(topic string) (string, error) {
	if topic != "" {
		if page, ok := fault.Page(strings.ToUpper(topic)); ok {
			return strings.ToUpper(topic) + "\n\n" + page + "\n", nil
		}
		if text, ok, err := s.lib.guided(topic); ok {
			return text, err
		}
		text, err := s.lib.Explain(topic)
		return s.lib.withGuide(topic, text+s.switched(topic), err)
	}
	l := s.lib
	var b strings.Builder
	if strings.HasPrefix(l.def.About, " ") { // it says no more than the example
		b.WriteString("Set up a table, give orders, look at what comes back:\n\n")
	}
	b.WriteString(l.def.About)
	b.WriteString("\nWords:\n\n")
	for _, v := range l.shown() {
		fmt.Fprintf(&b, "  %-14s %s\n", v.name, v.doc)
	}
	b.WriteString("\nOrders and questions are told by :help and the word; so are\n")
	b.WriteString(wrapped("  ", l.viewNames()))
	b.WriteString("what scripts and scenarios are made of\n" + wrapped("  ", pageNames()))
	b.WriteString("lists of ids\n" + wrapped("  ", listPages))
	b.WriteString("the guide, page by page: :help guide start\n" + wrapped("  ", GuideTopics()))
	rule, point, key, source := l.examples()
	fmt.Fprintf(&b, "and any id: rules (%s), points of play (%s), troops, weapons,\n"+
		"data keys (%s), error codes (E-UPVALUE), sources (%s).\n", rule, point, key, source)
	return b.String(), nil
}
