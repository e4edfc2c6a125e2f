package fault

import (
	"strings"
	"testing"
)

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "",
		"Örn, Ульф 6\"\tx\n":         "Örn, Ульф 6\"\tx\n",
		"\x1b[2J":                    `\u001b[2J`,
		"\x1b]0;owned\a\r\b":         `\u001b]0;owned\u0007\u000d\u0008`,
		"\u009b31m":                  `\u009b31m`,
		"\x9b31m":                    `\u009b31m`,
		"\u202egnorw\u2066":          `\u202egnorw\u2066`,
		"a\xff\xfeb\x00":             `a\u00ff\u00feb\u0000`,
		"\ufffd is a character too":  "\ufffd is a character too",
		"half of a rune at the end ": "half of a rune at the end ",
	} {
		if got := Plain(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestLongTextsAreCut(t *testing.T) {
	e := New("E-RUNTIME", "%s", strings.Repeat("ö", 30_000)).Suggest(strings.Repeat("h", 30_000)).At("f.lua", 1)
	e.Source = strings.Repeat("s", 60_000)
	if s := e.Story(); len(s) > 4*maxText || !strings.Contains(s, "öö...") || strings.Contains(Plain(s), `\u`) {
		t.Errorf("%d bytes: %s", len(s), s[:100])
	}
}
