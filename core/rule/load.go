package rule

import (
	"embed"
	"io/fs"
	"regexp"
	"strings"

	"skald/core/fault"
)

//go:embed data/*.tsv data/done.txt data/part.txt
var files embed.FS

// header is the first line of every game's file.
const header = "id\tkind\ttitle\ttext"

// headerRu is the first line of a game's file in Russian.
const headerRu = "id\ttitle\ttext"

// shape is an id: words in capitals, and a number of at least two digits.
var shape = regexp.MustCompile(`^[A-Z]+(-[A-Z0-9]+)+-[0-9]{2,}$`)

// catalogue is the rules as read; nothing changes it afterwards.
type catalogue struct {
	entries []Entry
	ids     []string
	byID    map[string]int // place in entries
}

// load reads data/ of fsys. It returns the good lines together with a
// fault.List of the bad ones, each with its file and line.
func load(fsys fs.FS) (*catalogue, error) {
	c := &catalogue{byID: map[string]int{}}
	var bad fault.List
	for _, g := range Games() {
		path := "data/" + g.ID + ".tsv"
		lines, err := readLines(fsys, path)
		if err != nil {
			bad = append(bad, err)
			continue
		}
		if len(lines) == 0 || lines[0] != header {
			bad = append(bad, fault.New("E-DATA", "the first line is not %q", header).At(path, 1))
		}
		for i := 1; i < len(lines); i++ {
			e, err := parse(g, lines[i])
			if err == nil {
				e.Line = i + 1
				err = c.add(e)
			}
			if err != nil {
				bad = append(bad, err.At(path, i+1))
			}
		}
		bad = append(bad, c.translate(fsys, "data/"+g.ID+".ru.tsv")...)
	}
	for _, list := range []struct {
		path   string
		status Status
	}{{"data/done.txt", Done}, {"data/part.txt", Part}} {
		bad = append(bad, c.mark(fsys, list.path, list.status)...)
	}
	return c, bad.Err()
}

// parse reads one line of a game's file.
func parse(g Game, line string) (Entry, *fault.Error) {
	f := strings.Split(line, "\t")
	if len(f) != 3 && len(f) != 4 {
		return Entry{}, fault.New("E-DATA", "%d columns, want id, kind, title and perhaps a text", len(f))
	}
	e := Entry{ID: f[0], Game: g.ID, Kind: Kind(f[1]), Title: f[2], Status: Planned}
	if len(f) == 4 {
		e.Text = f[3]
	}
	switch {
	case !shape.MatchString(e.ID) || !strings.HasPrefix(e.ID, g.Prefix+"-"):
		return e, fault.New("E-DATA", "%q is no id of %s, which look like %s-AREA-01", e.ID, g.Title, g.Prefix)
	case e.Kind != Core && e.Kind != Lua:
		return e, fault.New("E-DATA", "%q is no kind, want core or lua", f[1]).For(e.ID)
	case strings.TrimSpace(e.Title) == "":
		return e, fault.New("E-DATA", "the title is missing").For(e.ID)
	}
	e.Area = e.ID[:strings.LastIndexByte(e.ID, '-')]
	return e, nil
}

// add appends e, or tells where its id was used before.
func (c *catalogue) add(e Entry) *fault.Error {
	if i, ok := c.byID[e.ID]; ok {
		return fault.New("E-DUPLICATE", "the id is on line %d already", c.entries[i].Line).For(e.ID)
	}
	c.byID[e.ID] = len(c.entries)
	c.ids = append(c.ids, e.ID)
	c.entries = append(c.entries, e)
	return nil
}

// translate reads the Russian of a game; a game may be without it.
func (c *catalogue) translate(fsys fs.FS, path string) fault.List {
	if _, err := fs.Stat(fsys, path); err != nil {
		return nil
	}
	lines, err := readLines(fsys, path)
	if err != nil {
		return fault.List{err}
	}
	var bad fault.List
	if len(lines) == 0 || lines[0] != headerRu {
		bad = append(bad, fault.New("E-DATA", "the first line is not %q", headerRu).At(path, 1))
	}
	for n := 1; n < len(lines); n++ {
		f := strings.Split(lines[n], "\t")
		i, ok := c.byID[f[0]]
		switch {
		case len(f) != 3:
			bad = append(bad, fault.New("E-DATA", "%d columns, want id, title and text", len(f)).At(path, n+1))
		case !ok:
			bad = append(bad, fault.New("E-ID", "no rule has the id %q", f[0]).At(path, n+1))
		case c.entries[i].Ru != Words{}:
			bad = append(bad, fault.New("E-DUPLICATE", "the rule is translated already").At(path, n+1).For(f[0]))
		case f[1] == "" || f[2] == "":
			bad = append(bad, fault.New("E-DATA", "the title or the text is missing").At(path, n+1).For(f[0]))
		default:
			c.entries[i].Ru = Words{f[1], f[2]}
		}
	}
	return bad
}

// mark gives the rules of a list their status; a rule has one only.
func (c *catalogue) mark(fsys fs.FS, path string, status Status) fault.List {
	lines, err := readLines(fsys, path)
	if err != nil {
		return fault.List{err}
	}
	var bad fault.List
	for n, id := range lines {
		i, ok := c.byID[id]
		switch {
		case !ok:
			bad = append(bad, fault.New("E-ID", "no rule has the id %q", id).At(path, n+1))
		case c.entries[i].Status == status:
			bad = append(bad, fault.New("E-DUPLICATE", "the id is listed twice").At(path, n+1).For(id))
		case c.entries[i].Status != Planned:
			bad = append(bad, fault.New("E-DUPLICATE", "the rule is %s already", c.entries[i].Status).At(path, n+1).For(id))
		default:
			c.entries[i].Status = status
		}
	}
	return bad
}

// readLines returns the lines of a file without the newlines.
func readLines(fsys fs.FS, path string) ([]string, *fault.Error) {
	b, err := fs.ReadFile(fsys, path)
	if err != nil {
		return nil, fault.New("E-FILE", "the file cannot be read").At(path, 0).Because(err)
	}
	text := strings.TrimSuffix(string(b), "\n")
	if text == "" {
		return nil, nil
	}
	return strings.Split(text, "\n"), nil
}
