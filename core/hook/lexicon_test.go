package hook

import (
	"fmt"
	"sync"
	"testing"
)

// Words interned by several workers at once keep their meaning for all.
func TestLexiconIsShared(t *testing.T) {
	l := NewLexicon()
	var wg sync.WaitGroup
	for w := range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 500 {
				word := fmt.Sprintf("word %d", (i*7+w)%300)
				if got := l.Word(l.Sym(word)); got != word {
					t.Errorf("%q came back as %q", word, got)
					return
				}
				q := Question{Op: OpField, Arg: uint16(i % 5), A: SlotPath(Attacker)}
				first, again := l.AnswerPath(q), l.AnswerPath(q)
				if first != again || first == l.ElementPath(q, 0) {
					t.Error("a path is not one path")
				}
			}
		}()
	}
	wg.Wait()
	if l.Word(Nil) != "" || l.Word(1<<20) != "" {
		t.Error("an unknown symbol has a word")
	}
}
