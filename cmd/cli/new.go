package cli

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"text/template"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind"
	"skald/luabind/source"
)

// scaffolds are the files of a new mod: common ones, and a folder for each kind
// and each game that has the kind, a game of one's own has none. NAME in a path
// stands for the name, .tmpl falls off.
//
//go:embed scaffold
var scaffolds embed.FS

// newKind is something that skald new begins.
type newKind struct {
	name string
	what string // with %s the game
	list string // of skald list, where its id must be new
}

var newKinds = []newKind{
	{"faction", "a faction for %s", "factions"},
	{"talent", "a talent for %s", "talents"},
	{"weather", "a weather for %s", "weather"},
	{"house", "a house rule for %s", "house"},
	{"game", "a game of dice", "games"},
}

// ownGame is the kind that stands on no game.
const ownGame = "game"

func kindWords() []string {
	var out []string
	for _, k := range newKinds {
		out = append(out, k.name)
	}
	return out
}

func newNew(a *app) *cobra.Command {
	dir := ""
	c := &cobra.Command{
		Use:   "new KIND NAME",
		Short: "begin a mod: a faction, a talent, a weather, a house rule, a game",
		Long: `Writes a mod folder called NAME that works as it is: what it declares, a rule or
two, scenarios that prove them with given dice and with exact odds, and a README
with the commands to go on with. KIND is one of

  ` + strings.Join(kindWords(), "\n  ") + `

The game is that of --game. A game of dice stands on none: its rules are functions
in lib, played by a script. A folder that has something in it is left alone.`,
		Example: `  skald new faction jomsvikings
  skald new house iron_men --game oldwest --dir mods/iron_men
  skald new game fencing`,
		ValidArgs: kindWords(),
		Args:      exactly(2, "put a name into one word, with _ between"),
		RunE:      func(_ *cobra.Command, args []string) error { return a.begin(args[0], args[1], dir) },
	}
	c.Flags().StringVar(&dir, "dir", "", "write into this `folder` rather than one called NAME")
	return c
}

// begin writes the mod, or nothing.
func (a *app) begin(kind, name, dir string) error {
	m, err := a.planMod(kind, name, dir)
	if err != nil {
		return err
	}
	files, err := m.files()
	if err != nil {
		return err
	}
	if err := writeMod(m.Dir, files); err != nil {
		return err
	}
	a.tellMod(m, files)
	return nil
}

// newMod is a mod that is to be written, as its templates see it.
type newMod struct {
	Kind, Game, Name, Title, What, Dir string

	API      int
	GameFlag string // " --game saga", "" where it is not needed
	Next     []nextStep
}

// nextStep is a command to go on with, and what it does.
type nextStep struct{ Line, Does string }

// newFile is a file of a mod, by its path in it.
type newFile struct {
	path string
	text []byte
}

// planMod checks what was asked for.
func (a *app) planMod(kind, name, dir string) (*newMod, error) {
	i := slices.IndexFunc(newKinds, func(k newKind) bool { return k.name == kind })
	if i < 0 {
		return nil, fault.New("E-USAGE", "skald new begins no %s", kind).Suggest(suggest.OneOf(kind, kindWords()))
	}
	k := newKinds[i]
	if err := checkNewName(kind, name); err != nil {
		return nil, err
	}
	m := &newMod{Kind: kind, Game: a.opts.Game, Name: name, Title: titleOf(name), Dir: filepath.ToSlash(filepath.Clean(dir)), API: luabind.API}
	if dir == "" {
		m.Dir = name
	}
	switch {
	case kind == ownGame && m.Game != "":
		return nil, fault.New("E-USAGE", "a game of your own stands on no other: leave out --game %s", m.Game).
			Suggest("skald new house " + name + " --game " + m.Game + " changes one")
	case kind != ownGame && m.Game == "":
		m.Game = luabind.DefaultGame
	}
	if m.Game != luabind.DefaultGame && m.Game != "" {
		m.GameFlag = " --game " + m.Game
	}
	if err := a.checkNewID(k, m); err != nil {
		return nil, err
	}
	m.What = strings.ReplaceAll(k.what, "%s", m.Game)
	m.Next = nextSteps(m)
	return m, nil
}

// checkNewName refuses what is no id.
func checkNewName(kind, name string) error {
	if _, ok := luabind.ID(name); ok {
		return nil
	}
	id, _ := luabind.ID(path.Base(strings.ReplaceAll(name, `\`, "/")))
	e := fault.New("E-USAGE", "%q is no name: small letters, digits and _, a letter first", name)
	switch {
	case id == "":
		return e.Suggest("such as iron_men")
	case strings.ContainsAny(name, `/\`):
		return e.Suggest(fmt.Sprintf("skald new %s %s --dir %s", kind, id, typeable(name)))
	}
	return e.Suggest("such as " + id)
}

// checkNewID refuses a kind that the game has not, and an id that is taken.
func (a *app) checkNewID(k newKind, m *newMod) error {
	t, err := a.engine.List(a.opts, k.list)
	if err != nil {
		return cannotRun{err}
	}
	if _, err := fs.Stat(scaffolds, m.source()); err != nil {
		return fault.New("E-USAGE", "%s has no %s", m.Game, k.list).Suggest(otherKinds(k, m.Game))
	}
	if m.Name == luabind.OurMod || m.Name+".lua" == source.Manifest { // its files would make mods of their folders
		return fault.New("E-USAGE", "no mod can be called %s", m.Name).Suggest("take another name")
	}
	for _, row := range t.Rows {
		if row[0] == m.Name {
			return fault.New("E-USAGE", "there is a %s %q already", k.name, m.Name).Suggest(fmt.Sprintf("skald explain %s%s shows it; take another name", m.Name, m.GameFlag))
		}
	}
	return nil
}

// otherKinds tells which kinds a game has, and which games have the kind.
func otherKinds(k newKind, game string) string {
	var kinds, games []string
	for _, o := range newKinds {
		if _, err := fs.Stat(scaffolds, path.Join("scaffold", o.name, game)); err == nil && o.name != ownGame {
			kinds = append(kinds, o.name)
		}
	}
	entries, _ := fs.ReadDir(scaffolds, path.Join("scaffold", k.name))
	for _, e := range entries {
		games = append(games, e.Name())
	}
	return fmt.Sprintf("of %s there can be a new %s; a %s is for %s", game, strings.Join(kinds, ", "), k.name, strings.Join(games, ", "))
}

// source is the folder of the templates.
func (m *newMod) source() string { return path.Join("scaffold", m.Kind, m.Game) }

// titleOf is a name as people write it: "Iron men".
func titleOf(name string) string {
	words := strings.ReplaceAll(strings.Trim(name, "_"), "_", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}

// typeable is a path as a shell takes it.
func typeable(p string) string {
	if strings.ContainsAny(p, " '\"$&;()\\") {
		return "'" + strings.ReplaceAll(p, "'", `'\''`) + "'"
	}
	return p
}

// nextSteps are the commands to go on with.
func nextSteps(m *newMod) []nextStep {
	in := func(parts ...string) string { return typeable(path.Join(append([]string{m.Dir}, parts...)...)) }
	look := nextStep{"skald explain " + m.Name + m.GameFlag + " --mods " + in(), "shows what there is of it"}
	switch {
	case m.Kind == ownGame:
		look = nextStep{"skald run " + in("examples", m.Name+".lua"), "plays it once"}
	case m.Kind == "faction" && m.Game == luabind.DefaultGame:
		look = nextStep{"skald muster " + in("bands", m.Name+".lua"), "prices its band"}
	}
	try := nextStep{"skald --mods " + in() + m.GameFlag, "opens a table to try it on"}
	if m.Kind == ownGame {
		try.Does = fmt.Sprintf("asks for odds: rules = require %q", "lib/"+m.Name)
	}
	steps := []nextStep{{"skald test " + in(), "runs its scenarios"}, look, try}
	if m.Kind == "faction" {
		sheet := nextStep{"skald sheet " + m.Name + m.GameFlag + " --mods " + in(), "shows it on one page"}
		steps = []nextStep{steps[0], look, sheet, try}
	}
	wide := 0
	for _, s := range steps {
		wide = max(wide, len(s.Line))
	}
	for i := range steps {
		steps[i].Line += strings.Repeat(" ", wide-len(steps[i].Line))
	}
	return steps
}

// files of the mod, rendered, in the order of paths.
func (m *newMod) files() ([]newFile, error) {
	var out []newFile
	for _, root := range []string{"scaffold/common", m.source()} {
		err := fs.WalkDir(scaffolds, root, func(p string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := m.render(p)
			inside := strings.TrimSuffix(strings.TrimPrefix(p, root+"/"), ".tmpl")
			out = append(out, newFile{strings.ReplaceAll(inside, "NAME", m.Name), text})
			return err
		})
		if err != nil {
			return nil, fault.New("E-INTERNAL", "a template: %v", err)
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].path < out[j].path })
	return out, nil
}

func (m *newMod) render(p string) ([]byte, error) {
	text, err := scaffolds.ReadFile(p)
	if err != nil {
		return nil, err
	}
	t, err := template.New(p).Delims("<<", ">>").Parse(string(text))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, m)
	return b.Bytes(), err
}

// writeMod writes files into a new folder, or one that is empty. After an error
// nothing of it is left.
func writeMod(dir string, files []newFile) error {
	entries, err := os.ReadDir(dir)
	switch {
	case err == nil && len(entries) > 0:
		return fault.New("E-FILE", "the folder %s has something in it", dir).Suggest("--dir FOLDER writes elsewhere")
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return fault.New("E-FILE", "%s is no folder to write into", dir).Suggest("--dir FOLDER writes elsewhere").Because(err)
	}
	made := firstMissing(dir)
	for _, f := range files {
		file := filepath.Join(dir, filepath.FromSlash(f.path))
		err := os.MkdirAll(filepath.Dir(file), 0o755)
		if err == nil {
			err = os.WriteFile(file, f.text, 0o644)
		}
		if err != nil {
			unwrite(dir, made)
			return fault.New("E-FILE", "%s cannot be written", filepath.ToSlash(file)).Because(err)
		}
	}
	return nil
}

// firstMissing is the outermost folder on the way to dir that is not there, "" when
// dir is.
func firstMissing(dir string) string {
	missing := ""
	for p := filepath.Clean(dir); ; p = filepath.Dir(p) {
		if _, err := os.Stat(p); err == nil || p == filepath.Dir(p) {
			return missing
		}
		missing = p
	}
}

// unwrite removes what was made: the folder, or what lies in one that was there.
func unwrite(dir, made string) {
	if made != "" {
		_ = os.RemoveAll(made) // the first error is told
		return
	}
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		_ = os.RemoveAll(filepath.Join(dir, e.Name()))
	}
}

// tellMod lists what was written and what to type next.
func (a *app) tellMod(m *newMod, files []newFile) {
	var paths, next []string
	for _, f := range files {
		paths = append(paths, path.Join(m.Dir, f.path))
	}
	for _, s := range m.Next {
		next = append(next, strings.TrimSpace(s.Line))
	}
	if a.json {
		a.printJSON(struct {
			Files []string `json:"files"`
			Next  []string `json:"next"`
		}{paths, next})
		return
	}
	var b strings.Builder
	b.WriteString(strings.Join(paths, "\n") + "\n\n")
	for _, s := range m.Next {
		b.WriteString(s.Line + "  " + s.Does + "\n")
	}
	a.print(b.String())
}
