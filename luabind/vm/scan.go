package vm

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/gopher-lua/parse"

	"skald/core/suggest"
)

// token is a word or bracket of a source text; strings, numbers and comments
// are skipped. It serves the hints of syntax errors only.
type token struct {
	text   string
	line   int
	indent int // blanks before the first token of the line
	first  bool
}

// tokens splits a text roughly: enough to match brackets and blocks in a text
// that the parser has refused.
func tokens(text string) []token {
	var out []token
	line, indent, fresh := 1, 0, true
	for i := 0; i < len(text); {
		c := text[i]
		if c == '\n' {
			line, indent, fresh = line+1, 0, true
			i++
			continue
		}
		if c == ' ' || c == '\t' || c == '\r' {
			if fresh {
				indent++
			}
			i++
			continue
		}
		if n := skipText(text[i:]); n > 0 {
			line += strings.Count(text[i:i+n], "\n")
			i += n
			fresh = false
			continue
		}
		n := 1
		for wordByte(c) && i+n < len(text) && wordByte(text[i+n]) {
			n++
		}
		out = append(out, token{text[i : i+n], line, indent, fresh})
		fresh = false
		i += n
	}
	return out
}

func wordByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// skipText gives the length of the comment or string that s begins with, or 0.
func skipText(s string) int {
	comment := strings.HasPrefix(s, "--")
	rest := s
	if comment {
		rest = s[2:]
	}
	if strings.HasPrefix(rest, "[") {
		if eq := len(rest[1:]) - len(strings.TrimLeft(rest[1:], "=")); strings.HasPrefix(rest[1+eq:], "[") {
			closer := "]" + strings.Repeat("=", eq) + "]"
			if end := strings.Index(rest, closer); end >= 0 {
				return len(s) - len(rest) + end + len(closer)
			}
			return len(s)
		}
	}
	if comment {
		if end := strings.IndexByte(s, '\n'); end >= 0 {
			return end
		}
		return len(s)
	}
	if s[0] != '"' && s[0] != '\'' {
		return 0
	}
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case s[0]:
			return i + 1
		case '\n':
			return i
		}
	}
	return len(s)
}

// closerOf names what closes an opening word or bracket.
func closerOf(open string) string {
	switch open {
	case "(":
		return ")"
	case "{":
		return "}"
	case "[":
		return "]"
	case "repeat":
		return "until"
	}
	return "end"
}

// unclosed finds the opener that lacks its closer: the first one whose "end"
// is indented less than itself (misplaced), else the last that is open at the end.
func unclosed(text string) (open *token, misplaced bool) {
	var stack []token
	var suspect *token
	for _, t := range tokens(text) {
		switch t.text {
		case "function", "if", "repeat", "(", "{", "[":
			stack = append(stack, t)
		case "while", "for":
			stack = append(stack, t)
		case "do":
			// the do of a for or while belongs to it
			if n := len(stack); n > 0 && (stack[n-1].text == "while" || stack[n-1].text == "for") {
				stack[n-1].text += " "
				continue
			}
			stack = append(stack, t)
		case "end", "until", ")", "}", "]":
			n := len(stack)
			if n == 0 {
				continue
			}
			open := stack[n-1]
			if suspect == nil && t.text == "end" && t.first && t.indent < open.indent {
				o := open
				suspect = &o
			}
			stack = stack[:n-1]
		}
	}
	misplaced = suspect != nil
	if !misplaced {
		if len(stack) == 0 {
			return nil, false
		}
		suspect = &stack[len(stack)-1]
	}
	suspect.text = strings.TrimSpace(suspect.text)
	return suspect, misplaced
}

// innermost is the word or bracket that is open at the end of a text, and the
// last bracket that is open around it, "" for none.
func innermost(text string) (open token, outer string) {
	var stack []token
	for _, t := range tokens(text) {
		switch t.text {
		case "function", "if", "do", "repeat", "(", "{", "[":
			stack = append(stack, t)
		case "end", "until", ")", "}", "]":
			if len(stack) > 0 {
				stack = stack[:len(stack)-1]
			}
		}
	}
	n := len(stack)
	if n == 0 {
		return token{}, ""
	}
	for _, t := range stack[:n-1] {
		if strings.Contains("({[", t.text) {
			outer = t.text
		}
	}
	return stack[n-1], outer
}

// insideTable says that the innermost bracket open at the end of a text is a
// brace.
func insideTable(text string) bool {
	open, _ := innermost(text)
	return open.text == "{"
}

// syntaxHint guesses what was meant from the refused token, its line, and the
// text before it.
func syntaxHint(pe *parse.Error, source, before string) string {
	tok := pe.Token
	cond := conditionLine(source)
	if hint := foreignHint(tok, source); hint != "" {
		return hint
	}
	switch {
	case pe.Message == "unterminated string":
		return `close it, or write [[ ... ]] for a text of several lines`
	case strings.HasPrefix(pe.Message, "ambiguous"):
		return "put a ; before the ("
	case strings.Contains(source, "!="):
		return `"not equal" is written ~=`
	case tok == "!":
		return `"not" is written not`
	case tok == "&" || tok == "|":
		return `write "and", "or"; there are no bit operators`
	case tok == "?":
		return "write: a and b or c"
	case tok == "=" && cond:
		return "== compares, = assigns"
	case compound(source):
		return writtenOut(source)
	case strings.HasPrefix(strings.TrimSpace(source), "//"):
		return "a comment begins with --"
	case tok == "/":
		return "for a whole division write math.floor(a / b)"
	case tok == "<" || tok == ">":
		return "there are no attributes and no bit shifts"
	case tok == "else" && strings.Contains(source, "else if"):
		return "write elseif"
	case cond && !strings.Contains(source, "then") && strings.Contains(source, "if "):
		return `"then" is missing`
	}
	return laterHint(tok, source, before)
}

func laterHint(tok, source, before string) string {
	first, _ := utf8.DecodeRuneInString(tok)
	switch {
	case first == utf8.RuneError && tok != "", strings.ContainsAny(source, "“”„‘’«»") && tok != "":
		return "names are made of ASCII letters, strings stand in straight quotes"
	case strings.HasPrefix(strings.TrimSpace(source), "while ") || strings.HasPrefix(strings.TrimSpace(source), "for "):
		if !strings.Contains(source, " do") {
			return `"do" is missing`
		}
	case misspeltWord(tok, source) != "":
		return "did you mean " + misspeltWord(tok, source) + "?"
	case leftOpen(tok, source, before) != "":
		return leftOpen(tok, source, before)
	case tok == "end" || tok == "}" || tok == ")":
		return "one too many, or something above it is not finished"
	case shortOfEnd(before) != "":
		return shortOfEnd(before)
	case insideTable(before):
		return "a comma may be missing before it"
	}
	return ""
}

var (
	jsonKey   = regexp.MustCompile(`^\s*"(\w+)"\s*:`)
	braced    = regexp.MustCompile(`\bfunction\b[^()]*\([^()]*\)\s*{`)
	dashedKey = regexp.MustCompile(`\b([A-Za-z_]\w*(?:-[A-Za-z_]\w*)+)\s*=`)
)

// foreignHint knows the shapes of other languages: functions by arrow or in braces,
// comments behind a #, tables as JSON, names with a dash.
func foreignHint(tok, source string) string {
	switch {
	case strings.Contains(source, "=>"):
		return "a function is written function(ev) return ... end"
	case tok == "{" && braced.MatchString(source):
		return "a function is written function(ev) ... end, without braces"
	case strings.HasPrefix(strings.TrimSpace(source), "# "):
		return "a comment begins with --"
	case tok == ":" && jsonKey.MatchString(source):
		return "write " + jsonKey.FindStringSubmatch(source)[1] + " = ..."
	case tok == "=" && dashedKey.MatchString(source):
		return "names have no dash: write " + strings.ReplaceAll(dashedKey.FindStringSubmatch(source)[1], "-", "_")
	}
	return ""
}

// shortOfEnd tells of a block above that an end indented less than itself has
// closed: its own is missing, or "else if" has opened one more. "" where there is
// none.
func shortOfEnd(before string) string {
	open, misplaced := unclosed(before)
	if !misplaced {
		return ""
	}
	for i, l := range strings.Split(before, "\n") {
		if i+1 >= open.line && strings.Contains(l, "else if") {
			return fmt.Sprintf(`the "else if" of line %d opens a second if: write elseif`, i+1)
		}
	}
	return fmt.Sprintf("%q may be missing for the %q of line %d", closerOf(open.text), open.text, open.line)
}

// leftOpen names the block in a table or call that lacks its end, where what
// follows goes on with the table or call: a comma, a bracket that closes it, its
// next field. "" where nothing of that is so.
func leftOpen(tok, source, before string) string {
	field := nextField.FindStringSubmatch(source)
	open, outer := innermost(before)
	inCondition := open.text == "if" && !strings.Contains(strings.Split(before, "\n")[open.line-1], "then")
	goesOn := tok == "}" || tok == ")" || tok == "," && !inCondition ||
		field != nil && (tok == field[1] || tok == "=")
	if !goesOn || outer == "" || closerOf(open.text) != "end" {
		return ""
	}
	if hint := shortOfEnd(before); hint != "" {
		return hint // by its indent it is another
	}
	return fmt.Sprintf("%q may be missing for the %q of line %d", "end", open.text, open.line)
}

// nextField is a line that begins with a field of a table.
var nextField = regexp.MustCompile(`^\s*([A-Za-z_]\w*)\s*=[^=]`)

// misspeltWord is the keyword that the name before the refused token nearly is:
// "retrun true". "" where there is none.
func misspeltWord(tok, source string) string {
	m := regexp.MustCompile(`([A-Za-z_]+)\s+` + regexp.QuoteMeta(tok)).FindStringSubmatch(source)
	if tok == "" || m == nil || slices.Contains(keywords, m[1]) {
		return ""
	}
	return suggest.Nearest(m[1], keywords)
}

var keywords = []string{"and", "break", "do", "else", "elseif", "end", "false", "for", "function", "if", "in", "local", "nil", "not", "or", "repeat",
	"return", "then", "true", "until", "while"}

// conditionLine says that the line begins a condition.
func conditionLine(source string) bool {
	s := strings.TrimSpace(source)
	for _, w := range []string{"if ", "elseif ", "while ", "until ", "return "} {
		if strings.HasPrefix(s, w) {
			return true
		}
	}
	return false
}

// writtenOut is a line with += or ++ as Lua has it.
func writtenOut(source string) string {
	if m := regexp.MustCompile(`([\w.]+)\s*([-+*/%])=\s*([^=;]+?)\s*(?:--.*|;.*)?$`).FindStringSubmatch(source); m != nil {
		return fmt.Sprintf("write %s = %s %s %s", m[1], m[1], m[2], m[3])
	}
	return "write x = x + 1"
}

// compound says that the line has an operator such as += or ++.
func compound(source string) bool {
	return regexp.MustCompile(`[-+*/%]=[^=]|\+\+`).MatchString(source)
}
