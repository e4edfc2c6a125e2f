package luabind

import (
	"errors"
	"regexp"
	"strings"

	"skald/core/fault"
)

// Pages are written for the prompt. Here their words are turned into those of the
// shell.

var (
	guideAtPrompt = regexp.MustCompile(`:help guide (\w+)`)
	helpAtPrompt  = regexp.MustCompile(`:help ([\w:-]+(?:\.\w+)*)`)
)

// listsAtPrompt is what no page leads on to, and listsInShell the same for the shell.
const (
	listsAtPrompt = ":help lists the words, the pages and the lists of ids"
	listsInShell  = "skald help lists the pages, skald help lua the words, skald list the lists of ids"
)

// ForShell is a page of the prompt as the shell shows it: what is :help ev there is
// skald explain ev here.
func ForShell(text string) string {
	text = strings.ReplaceAll(text, listsAtPrompt, listsInShell)
	text = guideAtPrompt.ReplaceAllString(text, "skald help $1")
	return helpAtPrompt.ReplaceAllString(text, "skald explain $1")
}

// ErrorForShell does so with the hint of an error.
func ErrorForShell(err error) error {
	var f *fault.Error
	if errors.As(err, &f) {
		f.Hint = ForShell(f.Hint)
	}
	return err
}
