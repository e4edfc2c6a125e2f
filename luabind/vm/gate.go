package vm

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"

	"skald/core/fault"
)

// Chunk is a compiled source text. It is read-only and can run in any number
// of States at once.
type Chunk struct {
	Path  string
	Proto *lua.FunctionProto
	Lines []string // the source, for the picture under an error
}

// Compile checks, rewrites and compiles a source text. path is the name that
// errors show. Errors are *fault.Error: E-SOURCE when the text cannot be
// looked at (size, encoding, nesting), E-SYNTAX when it is no Lua.
func Compile(path string, src []byte) (*Chunk, error) {
	text, lines, err := gate(path, src)
	if err != nil {
		return nil, err
	}
	stmts, perr := parseText(path, text)
	if perr != nil {
		return nil, syntaxFault(path, text, lines, perr)
	}
	return finish(path, lines, stmts)
}

// CompileLine compiles one entry of a REPL: as an expression whose values the
// run returns, else as statements. incomplete says that src is the beginning of
// something longer; then c and err are nil.
func CompileLine(name, src string) (c *Chunk, incomplete bool, err error) {
	text, lines, err := gate(name, []byte(src))
	if err != nil {
		return nil, false, err
	}
	stmts, asExpr := parseText(name, "return "+text)
	if asExpr == nil {
		c, err = finish(name, lines, stmts)
		return c, false, err
	}
	stmts, asStmts := parseText(name, text)
	if asStmts == nil {
		c, err = finish(name, lines, stmts)
		return c, false, err
	}
	if atEnd(asExpr) || atEnd(asStmts) {
		return nil, true, nil
	}
	worse := asStmts
	if further(asExpr, asStmts) {
		worse = asExpr
	}
	return nil, false, syntaxFault(name, text, lines, worse)
}

// gate refuses what the parser must not see, and splits the lines. A first
// line "#!..." and a byte order mark are blanked.
func gate(path string, src []byte) (text string, lines []string, err error) {
	src = bytes.TrimPrefix(src, []byte("\xef\xbb\xbf"))
	if len(src) > MaxSource {
		return "", nil, fault.New("E-SOURCE", "the text has %d bytes, more than %d", len(src), MaxSource).
			Suggest("split the file").At(path, 0)
	}
	if i := bytes.IndexByte(src, 0); i >= 0 {
		return "", nil, fault.New("E-SOURCE", "the text has a NUL byte").At(path, lineOf(src, i))
	}
	if !utf8.Valid(src) {
		return "", nil, fault.New("E-SOURCE", "the text is not UTF-8").
			Suggest("save the file as UTF-8").At(path, lineOf(src, invalidAt(src)))
	}
	text = string(src)
	if strings.HasPrefix(text, "#") {
		_, rest, _ := strings.Cut(text, "\n")
		text = "\n" + rest
	}
	return text, strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n"), nil
}

func lineOf(src []byte, at int) int { return 1 + bytes.Count(src[:at], []byte("\n")) }

func invalidAt(src []byte) int {
	for i := 0; i < len(src); {
		r, n := utf8.DecodeRune(src[i:])
		if r == utf8.RuneError && n <= 1 {
			return i
		}
		i += n
	}
	return 0
}

// parseText runs the parser of gopher-lua.
func parseText(path, text string) (stmts []ast.Stmt, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = asError(r)
		}
	}()
	return parse.Parse(strings.NewReader(text), path)
}

// finish checks the depth, rewrites and compiles. The depth comes first: the
// compiler recurses, and a stack that Go cannot grow ends the process.
func finish(path string, lines []string, stmts []ast.Stmt) (*Chunk, error) {
	fail := func(e *fault.Error) (*Chunk, error) {
		e.At(path, 0)
		if e.Line > 0 && e.Line <= len(lines) {
			e.Source = lines[e.Line-1]
		}
		return nil, e
	}
	if line := tooDeep(stmts); line > 0 {
		return fail(fault.New("E-SOURCE", "the text is nested deeper than %d levels", MaxDepth).
			Suggest("split the expression").At(path, line))
	}
	stmts, bad := rewrite(stmts)
	if bad != nil {
		return fail(bad.At(path, bad.Line))
	}
	proto, err := compileStmts(path, stmts)
	if err != nil {
		return fail(compileFault(path, err))
	}
	if p := crowded(proto); p != nil {
		return fail(fault.New("E-SOURCE", "a function uses more than 255 variables of the functions around it").
			At(path, p.LineDefined))
	}
	return &Chunk{Path: path, Proto: proto, Lines: lines}, nil
}

func compileStmts(path string, stmts []ast.Stmt) (p *lua.FunctionProto, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = asError(r)
		}
	}()
	return lua.Compile(stmts, path)
}

func compileFault(path string, err error) *fault.Error {
	var ce *lua.CompileError
	if !errors.As(err, &ce) {
		return fault.New("E-SOURCE", "the compiler gave up: %v", err)
	}
	e := fault.New("E-SYNTAX", "%s", strings.TrimSuffix(ce.Message, ".")).At(path, ce.Line)
	switch {
	case strings.HasPrefix(ce.Message, "no loop to break"):
		e.Message = "break stands outside a loop"
	case strings.HasPrefix(ce.Message, "no visible label"):
		// the compiler gives the line of the function's end
		name := ""
		if n, err := fmt.Sscanf(ce.Message, "no visible label %s for <goto> at line %d", &name, &e.Line); n == 2 && err == nil {
			e.Message = "no label " + name + " can be reached"
		}
	case strings.HasPrefix(ce.Message, "cannot use '...'"):
		e.Message = "... stands outside a function that takes ..."
	case strings.Contains(ce.Message, "too many local variables"), strings.HasPrefix(ce.Message, "register overflow"):
		e.Code, e.Message = "E-SOURCE", "a function has too many local variables or values at once"
		e.Suggest("200 is the most; split the function")
	}
	return e
}

// crowded finds a function with more captured variables than its 8-bit count
// holds; run, its closure would be built wrongly.
func crowded(p *lua.FunctionProto) *lua.FunctionProto {
	if len(p.DbgUpvalues) > 255 {
		return p
	}
	for _, f := range p.FunctionPrototypes {
		if bad := crowded(f); bad != nil {
			return bad
		}
	}
	return nil
}

// atEnd says that the parser wanted more text.
func atEnd(err error) bool {
	var pe *parse.Error
	return errors.As(err, &pe) && pe.Pos.Line == parse.EOF && pe.Message != "unterminated string"
}

// further says that a, the error of the text as an expression (with "return "
// before it), lies behind b, that of the same text as statements. It counts
// the columns of a without the "return ".
func further(a, b error) bool {
	var pa, pb *parse.Error
	if !errors.As(a, &pa) || !errors.As(b, &pb) {
		return false
	}
	if pa.Pos.Line == 1 {
		pa.Pos.Column -= len("return ")
	}
	return pa.Pos.Line > pb.Pos.Line || pa.Pos.Line == pb.Pos.Line && pa.Pos.Column > pb.Pos.Column
}

// syntaxFault tells a parse error in our words, with what is likely meant.
func syntaxFault(path, text string, lines []string, err error) *fault.Error {
	var pe *parse.Error
	if !errors.As(err, &pe) {
		return fault.New("E-SYNTAX", "%s", strings.TrimSpace(err.Error())).At(path, 0)
	}
	line := pe.Pos.Line
	ended := line == parse.EOF
	if ended {
		line = len(lines)
		for line > 1 && strings.TrimSpace(lines[line-1]) == "" {
			line--
		}
	} else if pe.Message == "unterminated string" && pe.Pos.Column == 0 {
		line-- // the reader stands behind the line end already
	}
	line = min(max(line, 1), len(lines))
	e := fault.New("E-SYNTAX", "%s", syntaxMessage(pe, ended)).At(path, line)
	e.Source = lines[line-1]
	if ended && pe.Message != "unterminated string" {
		return endFault(e, text, line)
	}
	before := strings.Join(append(lines[:line-1:line-1], ""), "\n") + e.Source[:min(max(pe.Pos.Column-1, 0), len(e.Source))]
	return e.Suggest(syntaxHint(pe, e.Source, before))
}

func syntaxMessage(pe *parse.Error, ended bool) string {
	switch {
	case pe.Message == "unterminated string":
		return "a string is not closed on its line"
	case strings.HasPrefix(pe.Message, "unterminated multiline"), strings.HasPrefix(pe.Message, "invalid multiline"):
		return "a long string or comment is not closed by ]]"
	case strings.HasPrefix(pe.Message, "ambiguous syntax"):
		return "a line that begins with ( reads as a call of the line before"
	case ended:
		return "the text ends too early"
	case pe.Token == "":
		return "something is missing"
	}
	return fmt.Sprintf("unexpected %q", pe.Token)
}

// endFault names what is still open at the end of the text.
func endFault(e *fault.Error, text string, line int) *fault.Error {
	open, _ := unclosed(text)
	if open == nil {
		return e
	}
	e.Message = fmt.Sprintf("%q is missing for the %q of line %d", closerOf(open.text), open.text, open.line)
	if strings.Contains(text, "else if") {
		e.Suggest(`"else if" opens a second if: write elseif`)
	}
	return e
}
