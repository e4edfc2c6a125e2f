package cli_test

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/core/game"
	"skald/luabind"
	"skald/repl"
	"skald/repl/replytest"
)

// TestGuideCanBeTyped does what the guide shows, page by page, in a folder of its
// own: files are written, shell lines and the lines of the prompt are typed and
// answer what stands there, other Lua runs in a session of its own.
func TestGuideCanBeTyped(t *testing.T) {
	_, home, _ := here(t)
	for _, page := range guidePages() {
		p := page.GuidePage
		t.Run(path.Join(page.game, p.Topic), func(t *testing.T) {
			t.Chdir(t.TempDir())
			r := &guideReader{t: t, page: p.Topic}
			text := p.Text
			for _, b := range codeBlocks(text) {
				text = strings.Replace(text, indented(b), indented(r.run(b)), 1)
			}
			if r.ran == 0 {
				t.Error("the page shows nothing to type")
			}
			if os.Getenv("SKALD_UPDATE") != "" && text != p.Text {
				saveGuide(t, filepath.Join(home, page.game), p.Topic, text)
			}
		})
	}
}

// gamePage is a page of the guide, and the game whose own it is, "" of all.
type gamePage struct {
	luabind.GuidePage
	game string
}

// guidePages are all pages, those of the games after those of all.
func guidePages() []gamePage {
	var out []gamePage
	for _, p := range luabind.Guide() {
		out = append(out, gamePage{p, ""})
	}
	for _, d := range game.All() {
		for _, p := range luabind.GuideOf(d.ID) {
			if p.Text != luabind.GuideText(p.Topic) {
				out = append(out, gamePage{p, d.ID})
			}
		}
	}
	return out
}

// Every game has the pages for players in its own words.
func TestEachGameHasPagesForPlayers(t *testing.T) {
	own := map[string][]string{}
	for _, p := range guidePages() {
		own[p.game] = append(own[p.game], p.Topic)
	}
	for _, d := range game.All() {
		if d.ID != luabind.DefaultGame && !slices.Equal(own[d.ID], []string{"play", "odds"}) {
			t.Errorf("%s has pages of its own for %v", d.ID, own[d.ID])
		}
	}
}

// here is the folder of this package, and that of the pages.
func here(t *testing.T) (wd, pages string, err error) {
	t.Helper()
	wd, err = os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	return wd, filepath.Join(wd, "../../luabind/guide"), nil
}

func saveGuide(t *testing.T, home, topic, text string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "*_"+topic+".txt"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%v %v", files, err)
	}
	if err := os.WriteFile(files[0], []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

const codeIndent = "    "

// codeBlocks are the indented texts of a page, each without its indent.
func codeBlocks(page string) []string {
	var out []string
	var block []string
	flush := func() {
		for len(block) > 0 && block[len(block)-1] == "" {
			block = block[:len(block)-1]
		}
		if len(block) > 0 {
			out = append(out, strings.Join(block, "\n"))
		}
		block = nil
	}
	lines := strings.Split(page, "\n")
	for i, line := range lines {
		text, isCode := strings.CutPrefix(line, codeIndent)
		startsNew := len(block) > 0 && block[len(block)-1] == "" && (strings.HasPrefix(text, "$ ") || strings.HasPrefix(text, "-- ") && strings.HasSuffix(text, ".lua") ||
			strings.HasPrefix(text, "rule ") && strings.HasPrefix(block[0], "rule "))
		switch {
		case isCode && startsNew:
			flush()
			block = []string{text}
		case isCode && (len(block) > 0 || i == 0 || lines[i-1] == ""):
			block = append(block, text)
		case line == "" && len(block) > 0 && i+1 < len(lines):
			block = append(block, "")
		default:
			flush()
		}
	}
	flush()
	return out
}

// indented is a block as it stands in its page.
func indented(block string) string {
	lines := strings.Split(block, "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = codeIndent + line
		}
	}
	return strings.Join(lines, "\n")
}

// guideReader types what a page shows.
type guideReader struct {
	t    *testing.T
	page string
	opts cli.Options // of the session
	open repl.Session
	ran  int
}

// run types a block and returns it with the answers that came.
func (r *guideReader) run(block string) string {
	first, rest, _ := strings.Cut(block, "\n")
	switch {
	case first == "$ skald" || strings.HasPrefix(first, "$ skald --"):
		r.opts, r.open = optionsOf(strings.Fields(first)[2:]), nil
		return first + "\n" + r.talk(rest)
	case strings.HasPrefix(first, "$ "):
		return r.shell(block)
	case strings.HasPrefix(first, "skald> "):
		return r.talk(block)
	case strings.HasPrefix(first, "-- ") && strings.HasSuffix(first, ".lua"):
		r.write(strings.TrimPrefix(first, "-- "), rest)
	default:
		r.lua(block)
	}
	return block
}

// optionsOf reads --mods and --game.
func optionsOf(words []string) cli.Options {
	var o cli.Options
	for i := 0; i+1 < len(words); i += 2 {
		switch words[i] {
		case "--mods":
			o.Mods = append(o.Mods, words[i+1])
		case "--game":
			o.Game = words[i+1]
		}
	}
	return o
}

func (r *guideReader) talk(text string) string {
	r.ran++
	if r.open == nil {
		r.opts.Seed, r.opts.Lang = 1, "en"
		s, err := cli.NewEngine().Open(r.opts)
		if err != nil {
			r.t.Fatal(err)
		}
		r.open = s
	}
	return strings.TrimRight(replytest.Check(r.t, r.open, r.page, text), "\n")
}

func (r *guideReader) write(path, text string) {
	r.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		r.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text+"\n"), 0o644); err != nil {
		r.t.Fatal(err)
	}
}

// lua runs a piece of a script in a session of its own, and takes up what it
// declares.
func (r *guideReader) lua(text string) {
	r.ran++
	s, err := cli.NewEngine().Open(cli.Options{Seed: 1, Lang: "en"})
	if err != nil {
		r.t.Fatal(err)
	}
	for _, code := range []string{text, "band()"} {
		if _, err := s.Eval(code); err != nil {
			r.t.Errorf("%v in\n%s", err, text)
		}
	}
}

// shell types the lines that begin with "$ "; where an answer follows it must be
// that, else the line must go well.
func (r *guideReader) shell(block string) string {
	var out []string
	lines := strings.Split(block, "\n")
	for i := 0; i < len(lines); {
		end := i + 1
		for end < len(lines) && !strings.HasPrefix(lines[end], "$ ") {
			end++
		}
		out = append(append(out, lines[i]), r.command(lines[i], lines[i+1:end])...)
		i = end
	}
	return strings.Join(out, "\n")
}

func (r *guideReader) command(line string, want []string) []string {
	r.ran++
	words := cli.WordsOfShell(strings.TrimPrefix(line, "$ "))
	if words[0] != "skald" {
		r.t.Fatalf("no line of skald: %s", line)
	}
	got := skald(cli.NewEngine(), words[1:]...)
	answer := strings.Split(strings.TrimRight(got.out+got.err, "\n"), "\n")
	switch {
	case len(want) == 0 && got.code != 0:
		r.t.Errorf("%s: exit code %d\n%s%s", line, got.code, got.out, got.err)
	case len(want) > 0 && os.Getenv("SKALD_UPDATE") == "" && !slices.Equal(answer, want):
		r.t.Errorf("%s\n--- want\n%s\n--- got\n%s", line, strings.Join(want, "\n"), strings.Join(answer, "\n"))
	}
	if len(want) == 0 {
		return nil
	}
	return answer
}

// TestGuideFitsAScreen: short pages, short lines, each begins with its topic.
func TestGuideFitsAScreen(t *testing.T) {
	if n := len(luabind.Guide()); n != 12 {
		t.Errorf("%d pages, want two for players and ten for modders", n)
	}
	for _, p := range guidePages() {
		lines := strings.Split(strings.TrimRight(p.Text, "\n"), "\n")
		if len(lines) >= 60 || p.Title == "" || !strings.HasPrefix(p.Text, p.Topic+"  ") {
			t.Errorf("%s: %d lines, title %q", p.Topic, len(lines), p.Title)
		}
		for i, line := range lines {
			if len(line) > 78 || strings.TrimRight(line, " ") != line {
				t.Errorf("%s:%d: %d columns: %s", p.Topic, i+1, len(line), line)
			}
		}
	}
}

var (
	flagWord    = regexp.MustCompile(`(?:^|[ ])(--[a-z]+)`)
	promptWord  = regexp.MustCompile(`(?m)(?:^|[ (])(:[a-z-]+)`)
	commandWord = regexp.MustCompile(`\b(skald(?: |\n)[a-z]+)`)
)

// TestGuideNamesCommands: commands, flags and words of the prompt that the pages
// speak of exist, also where nothing is typed.
func TestGuideNamesCommands(t *testing.T) {
	known := map[string]bool{}
	for _, w := range knownWords() {
		known[w] = true
	}
	if len(known) < 40 {
		t.Fatalf("only %d words are known", len(known))
	}
	for _, p := range guidePages() {
		for _, expr := range []*regexp.Regexp{commandWord, flagWord, promptWord} {
			for _, w := range wordsIn(expr, p.Text) {
				if w = strings.Replace(w, "\n", " ", 1); !known[w] {
					t.Errorf("%s: there is no %s", p.Topic, w)
				}
			}
		}
	}
}

// knownWords are commands with their flags, words of the prompt, and what stands
// behind skald in plain sentences.
func knownWords() []string {
	engine := cli.NewEngine()
	out := []string{"skald calls", "skald or", "skald stays", "skald without"}
	for _, line := range strings.Split(skald(engine, "__complete", "").out, "\n") {
		command, _, isCommand := strings.Cut(line, "\t")
		if isCommand {
			out = append(append(out, "skald "+command), wordsIn(flagWord, skald(engine, command, "--help").out)...)
		}
	}
	prompt := skaldIO(engine, cli.IO{In: strings.NewReader(":help\n")})
	return append(out, wordsIn(promptWord, prompt.out)...)
}

func wordsIn(expr *regexp.Regexp, text string) []string {
	var out []string
	for _, m := range expr.FindAllStringSubmatch(text, -1) {
		out = append(out, m[1])
	}
	return out
}
