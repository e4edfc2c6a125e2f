package luabind

import (
	"skald/core/fault"
	"skald/core/game"
	"skald/core/suggest"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// names tells names that nobody defines in the scripts that are told of: in
// functions of lib, of scenarios and of examples too, which nothing runs here.
// A file may be for any game: what one of them has is no mistake.
func (c *checker) names() error {
	p := &plainWords{first: c.o.Game}
	defer p.close()
	for i, l := range c.lib.layers {
		if !c.told[i] || i == 0 {
			continue
		}
		chunks := c.chunksOf(l, i)
		own := map[string]bool{}
		for _, ch := range chunks {
			_, written := ch.Names()
			for _, name := range written {
				own[name] = true
			}
		}
		for _, ch := range chunks {
			c.namesOf(ch, p, own)
		}
	}
	return p.err
}

// plainWords are the words of the games without any mod, opened when they are
// asked for: those of the first one answer most.
type plainWords struct {
	first string
	open  []*Session
	err   error
}

func (p *plainWords) session(i int) *Session {
	ids := []string{p.first}
	for _, d := range game.All() {
		if d.ID != p.first {
			ids = append(ids, d.ID)
		}
	}
	for p.err == nil && i < len(ids) && len(p.open) <= i {
		lib, err := Load(Options{Game: ids[len(p.open)]})
		var s *Session
		if err == nil {
			s, err = lib.NewSession(1)
		}
		p.open, p.err = append(p.open, s), err
	}
	if p.err != nil || i >= len(ids) {
		return nil
	}
	return p.open[i]
}

func (p *plainWords) close() {
	for _, s := range p.open {
		if s != nil {
			s.Close()
		}
	}
}

// missing is the error of a name that no game has, nil where one has.
func (p *plainWords) missing(n vm.Named) (e *fault.Error) {
	for i := 0; ; i++ {
		s := p.session(i)
		if s == nil {
			return e
		}
		other := s.State().Missing(n)
		if other == nil {
			return nil
		}
		if e == nil {
			e = other
		}
	}
}

// chunksOf are the files of a mod that can be read.
func (c *checker) chunksOf(l source.Layer, i int) (out []*vm.Chunk) {
	files, _ := source.Overlay([]source.Layer{l}, c.o.Game) // what cannot be read is told
	for _, list := range []func(source.Layer, int) ([]source.File, error){source.Library, source.Loose} {
		more, _ := list(l, i)
		files = append(files, more...)
	}
	for _, f := range files {
		if ch, err := vm.Compile(f.Show, f.Text); err == nil {
			out = append(out, ch)
		}
	}
	return out
}

// namesOf tells the names in one file that a session does not have.
func (c *checker) namesOf(ch *vm.Chunk, p *plainWords, own map[string]bool) {
	read, _ := ch.Names()
	for _, n := range read {
		e := p.missing(n)
		switch {
		case n.Global == "t" && n.Field != "" && !contains(TesterWords(), n.Field):
			e = fault.New("E-FIELD", "t has no %s", n.Field).Suggest(suggest.OneOf(n.Field, TesterWords()))
		case e == nil || own[n.Global]:
			continue
		}
		if n.Line >= 1 && n.Line <= len(ch.Lines) {
			e.Source = ch.Lines[n.Line-1]
		}
		c.tell(IsError, e.At(ch.Path, n.Line))
	}
}
