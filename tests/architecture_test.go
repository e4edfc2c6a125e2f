package tests

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "skald"

// order lists the packages from the bottom up: each imports only what stands
// before it. A new package takes its place here.
var order = strings.Fields(`
	core core/fault core/suggest core/rule core/trace core/dice core/hook core/odds core/board core/resolve core/battle core/play
	core/pillage core/saga core/ancients core/duel core/oldwest core/game
	scripts factions luabind/vm luabind/source luabind luabind/scenario repl repl/replytest cmd/cli cmd/skald`)

// games never import each other, whatever their order.
var games = []string{"core/pillage", "core/saga", "core/ancients", "core/duel", "core/oldwest"}

// homes says which folder alone may import a package, and all that lies under
// its path.
var homes = []struct{ imported, home string }{
	{"github.com/yuin/gopher-lua", "luabind"},
	{"github.com/spf13/cobra", "cmd"},
	{"github.com/peterh/liner", "repl"},
	{"github.com/fsnotify/fsnotify", "luabind/source"},
	{"math/rand", "core/dice"},
}

// outside is the world that core must not see, each with all under its path.
var outside = []string{"os", "time", "net"}

// pkg is a package as go list tells it; imports of tests are not among Imports.
type pkg struct {
	ImportPath string
	Imports    []string
}

// under says whether a path is dir or lies in it.
func under(path, dir string) bool { return path == dir || strings.HasPrefix(path, dir+"/") }

// offences tells, in one sentence each, what breaks the architecture.
func offences(pkgs []pkg) (out []string) {
	for _, p := range pkgs {
		name := strings.TrimPrefix(p.ImportPath, module+"/")
		if under(name, "tests") {
			continue // what proves the others may import anything
		}
		rank := slices.Index(order, name)
		if rank < 0 {
			out = append(out, fmt.Sprintf("%s has no place in the order of packages: give it one in tests/architecture_test.go.", name))
			continue
		}
		for _, imported := range p.Imports {
			if s := offence(name, rank, imported); s != "" {
				out = append(out, s)
			}
		}
	}
	return out
}

// offence judges one import by the package name at a rank of the order.
func offence(name string, rank int, imported string) string {
	if other, ours := strings.CutPrefix(imported, module+"/"); ours {
		switch at := slices.Index(order, other); {
		case at < 0 && under(other, "tests"):
			return fmt.Sprintf("%s imports %s, which is for tests only.", name, other)
		case slices.Contains(games, name) && slices.Contains(games, other):
			return fmt.Sprintf("%s imports %s, but games know nothing of each other.", name, other)
		case at > rank:
			return fmt.Sprintf("%s imports %s, which stands above it.", name, other)
		}
		return ""
	}
	for _, h := range homes {
		if under(imported, h.imported) && !under(name, h.home) {
			return fmt.Sprintf("%s imports %s, which only %s may.", name, imported, h.home)
		}
	}
	for _, w := range outside {
		if under(imported, w) && under(name, "core") {
			return fmt.Sprintf("%s imports %s, but core sees no files, clock or network.", name, imported)
		}
	}
	return ""
}

func TestArchitecture(t *testing.T) {
	root := repoRoot(t)
	// The result of a test is kept as long as the files that it read are the
	// same. What go list reads does not count, so read the sources here too.
	if err := walk(os.DirFS(root), []string{"."}, []string{".go", ".mod"}, func(string, string) {}); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "list", "-e", "-json=ImportPath,Imports", "./...")
	cmd.Dir = root
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	text, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	var pkgs []pkg
	for dec := json.NewDecoder(bytes.NewReader(text)); ; {
		var p pkg
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
	if !slices.ContainsFunc(pkgs, func(p pkg) bool { return p.ImportPath == module+"/core/fault" }) {
		t.Fatal("go list does not name core/fault: it looks in the wrong place")
	}
	for _, s := range offences(pkgs) {
		t.Error(s)
	}
}

func TestOffencesAreReported(t *testing.T) {
	for _, c := range []struct{ name, imports, want string }{
		{"core/odds", "skald/core/dice skald/core/fault fmt sort", ""},
		{"core/dice", "skald/core/odds", "core/dice imports core/odds, which stands above it."},
		{"core/battle", "skald/core/game", "core/battle imports core/game, which stands above it."},
		{"core/oldwest", "skald/core/pillage", "core/oldwest imports core/pillage, but games know nothing of each other."},
		{"core/game", "skald/core/pillage skald/core/oldwest", ""},
		{"luabind", "skald/luabind/vm skald/luabind/source github.com/yuin/gopher-lua/parse", ""},
		{"luabind/vm", "github.com/yuin/gopher-lua skald/luabind", "luabind/vm imports luabind, which stands above it."},
		{"repl", "github.com/yuin/gopher-lua", "repl imports github.com/yuin/gopher-lua, which only luabind may."},
		{"repl", "github.com/peterh/liner os time", ""},
		{"cmd/cli", "github.com/spf13/cobra skald/repl os", ""},
		{"cmd/cli", "github.com/peterh/liner", "cmd/cli imports github.com/peterh/liner, which only repl may."},
		{"luabind/source", "github.com/fsnotify/fsnotify", ""},
		{"repl", "github.com/fsnotify/fsnotify", "repl imports github.com/fsnotify/fsnotify, which only luabind/source may."},
		{"repl", "github.com/spf13/cobra", "repl imports github.com/spf13/cobra, which only cmd may."},
		{"core/dice", "math/rand/v2", ""},
		{"luabind", "math/rand/v2", "luabind imports math/rand/v2, which only core/dice may."},
		{"core/rule", "embed io/fs", ""},
		{"core/rule", "os", "core/rule imports os, but core sees no files, clock or network."},
		{"core/rule", "net/netip", "core/rule imports net/netip, but core sees no files, clock or network."},
		{"core/rule", "time", "core/rule imports time, but core sees no files, clock or network."},
		{"luabind/scenario", "skald/tests/story", "luabind/scenario imports tests/story, which is for tests only."},
		{"core/util", "fmt", "core/util has no place in the order of packages: give it one in tests/architecture_test.go."},
		{"tests/bench", "skald/cmd/cli github.com/yuin/gopher-lua", ""},
	} {
		got := strings.Join(offences([]pkg{{module + "/" + c.name, strings.Fields(c.imports)}}), " ")
		if got != c.want {
			t.Errorf("%s importing %s\ngot  %q\nwant %q", c.name, c.imports, got, c.want)
		}
	}
}
