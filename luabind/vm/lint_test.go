package vm

import (
	"fmt"
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestOneDoor: outside enter.go no Go file of luabind calls what runs Lua or
// walks a table in the random order of a Go map.
func TestOneDoor(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files++
		set := gotoken.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return nil // half-written: the compiler will say so
		}
		if filepath.Base(path) == "enter.go" && filepath.Base(filepath.Dir(mustAbs(t, path))) == "vm" {
			return nil
		}
		for _, bad := range forbidden(set, f) {
			t.Error(bad)
		}
		return nil
	})
	if err != nil || files < 10 {
		t.Errorf("saw %d files: %v", files, err)
	}
}

func mustAbs(t *testing.T, path string) string {
	t.Helper()
	abs, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return abs
}

// forbidden lists the forbidden calls of a file. LState.Call has two arguments,
// State.Call at least three.
func forbidden(set *gotoken.FileSet, f *ast.File) []string {
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		bad := false
		switch sel.Sel.Name {
		case "PCall", "GPCall", "CallByParam", "DoString", "DoFile", "LoadString", "LoadFile", "ForEach", "Resume", "CallMeta", "ToStringMeta", "SetMx", "OpenLibs":
			bad = true
		case "Call":
			bad = len(call.Args) == 2
		}
		if bad {
			out = append(out, fmt.Sprintf("%s: .%s runs Lua outside enter.go, or in random order: use State.Run, State.Call, Next", set.Position(call.Pos()), sel.Sel.Name))
		}
		return true
	})
	return out
}

func TestOneDoorSees(t *testing.T) {
	set := gotoken.NewFileSet()
	f, err := parser.ParseFile(set, "x.go", `package x
func f() { L.PCall(0, 0, nil); L.Call(1, 1); t.ForEach(g); s.Call(fn, 0, 1); L.Push(v) }`, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := forbidden(set, f); len(got) != 3 {
		t.Errorf("found %d of 3: %v", len(got), got)
	}
}
