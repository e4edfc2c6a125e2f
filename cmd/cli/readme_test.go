package cli_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"skald/cmd/cli"
)

var fences = regexp.MustCompile("(?s)```[a-z]*\n(.*?)```\n")

// blocks are the fenced texts of a page.
func blocks(page string) []string {
	var out []string
	for _, m := range fences.FindAllStringSubmatch(page, -1) {
		out = append(out, m[1])
	}
	return out
}

// TestReadmeCanBeTyped does what README shows, picture by picture, in a folder of
// its own; the first picture is the answer to the line above it.
func TestReadmeCanBeTyped(t *testing.T) {
	home, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join(home, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(readme)
	_, line, _ := strings.Cut(text, "    echo '")
	line, _, _ = strings.Cut(line, "' | ")
	got := skaldIO(cli.NewEngine(), cli.IO{In: strings.NewReader(line + "\n")})
	if want := blocks(text)[0]; got != (ran{want, "", 0}) {
		t.Errorf("the first example: %+v, want\n%s", got, want)
	}
	t.Chdir(t.TempDir())
	if err := os.Symlink(filepath.Join(home, "scripts"), "scripts"); err != nil {
		t.Fatal(err)
	}
	r := &guideReader{t: t, page: "README.md"}
	for _, b := range blocks(text)[1:] {
		if strings.Contains(b, "\n...\n") {
			r.excerpt(b)
			continue
		}
		text = strings.Replace(text, b, r.run(strings.TrimSuffix(b, "\n"))+"\n", 1)
	}
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(filepath.Join(home, "README.md"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// excerpt types a command and looks for the pieces of its answer, between lines of
// three dots, in their order.
func (r *guideReader) excerpt(block string) {
	line, pieces, _ := strings.Cut(block, "\n...\n")
	got := skald(cli.NewEngine(), cli.WordsOfShell(strings.TrimPrefix(line, "$ skald "))...).out
	for _, piece := range strings.Split(strings.TrimSuffix(pieces, "\n"), "\n...\n") {
		_, rest, found := strings.Cut(got, piece+"\n")
		if !found {
			r.t.Errorf("%s does not print, in its place,\n%s", line, piece)
		}
		got = rest
	}
}

// TestScenariosOfContributingPass runs every scenario that CONTRIBUTING shows.
func TestScenariosOfContributingPass(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	n, file := 0, filepath.Join(t.TempDir(), "page.lua")
	for _, b := range blocks(string(text)) {
		if !strings.HasPrefix(b, "scenario ") {
			continue
		}
		n++
		if err := os.WriteFile(file, []byte(b), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := skald(cli.NewEngine(), "test", file); got.code != 0 {
			t.Errorf("%+v of\n%s", got, b)
		}
	}
	if n == 0 {
		t.Error("CONTRIBUTING shows no scenario")
	}
}
