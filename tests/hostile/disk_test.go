package hostile

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// diskAttack is one that needs more than one text: its files by path. Those below
// hostile/ are a mod, whose mod.lua is the usual one if none is given. A text that
// begins with a mark is no file but what the mark says.
type diskAttack struct {
	want  string
	files map[string]string
	many  func(a *attack) // lays more
	mods  []string        // hostile if left out
}

const (
	link = "link to " // and where it leads
	pipe = "pipe"
	dir  = "folder"
	size = "size " // and how many bytes of nothing
)

// asked is a rule whose effect is body, below head.
func asked(head, body string) string {
	return head + "\n" + `rule "hostile:r" { title = "x", hook = "pillage.modify_attack", effect = function(ev) ` + body + " end }"
}

const (
	script = "hostile/scripts/pillage/hostile.lua"
	lib    = "hostile/lib/a.lua"
)

var disk = map[string]diskAttack{
	"disk/link_to_file":        {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/a.lua": link + "/etc/passwd"}},
	"disk/link_to_file_up":     {want: "E-MOD", files: map[string]string{"secret.lua": "x = 1", "hostile/scripts/pillage/a.lua": link + "../../../secret.lua"}},
	"disk/link_to_folder":      {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage": link + "/etc"}},
	"disk/link_to_root":        {want: "none", files: map[string]string{"hostile/scripts/pillage/a": link + "/"}},
	"disk/link_to_device":      {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/a.lua": link + "/dev/zero"}},
	"disk/link_to_itself":      {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/a.lua": link + "a.lua"}},
	"disk/link_to_nothing":     {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/a.lua": link + "nothing.lua"}},
	"disk/link_in_circle":      {want: "none", files: map[string]string{"hostile/scripts/pillage/a": link + "../.."}},
	"disk/link_manifest":       {want: "E-MOD", files: map[string]string{"m.lua": manifestOf("hostile"), "hostile/mod.lua": link + "../m.lua"}},
	"disk/link_mod":            {want: "none", files: map[string]string{"real/mod.lua": manifestOf("hostile"), "hostile": link + "real"}},
	"disk/link_scenarios":      {want: "E-MOD", files: map[string]string{"hostile/scenarios": link + "/etc"}},
	"disk/pipe":                {want: "E-MOD", files: map[string]string{script: pipe}},
	"disk/pipe_manifest":       {want: "E-MOD", files: map[string]string{"hostile/mod.lua": pipe}},
	"disk/pipe_lib":            {want: "E-MOD", files: map[string]string{lib: pipe}},
	"disk/folder_manifest":     {want: "E-MOD", files: map[string]string{"hostile/mod.lua": dir}},
	"disk/folder_named_lua":    {want: "E-RUNTIME", files: map[string]string{"hostile/scripts/pillage/a.lua/b.lua": "error('inside')"}},
	"disk/folder_is_file":      {want: "E-MOD", files: map[string]string{"hostile/scripts": "error('ESCAPED')"}},
	"disk/large":               {want: "E-MOD", files: map[string]string{script: size + "100000000"}},
	"disk/large_manifest":      {want: "E-MOD", files: map[string]string{"hostile/mod.lua": size + "100000000"}},
	"disk/large_lib":           {want: "E-MOD", files: map[string]string{lib: size + "100000000"}},
	"disk/large_enough":        {want: "E-SOURCE", files: map[string]string{script: size + "1000000"}},
	"disk/large_text":          {want: "E-SOURCE", files: map[string]string{script: strings.Repeat("local x\n", 10_000)}},
	"disk/large_together":      {want: "none", many: texts(40, strings.Repeat("-- nothing\n", 5000))},
	"disk/many_files":          {want: "none", many: texts(2000, "local x = 1")},
	"disk/many_folders":        {want: "none", files: map[string]string{"hostile/scripts/pillage/" + strings.Repeat("d/", 400) + "a.lua": "local x = 1"}},
	"disk/many_loops":          {want: "E-BUDGET", many: texts(3, "while true do end")},
	"disk/name_ansi":           {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/\x1b[2J.lua": "error('x')"}},
	"disk/name_lines":          {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/a\nb.lua": "error('x')"}},
	"disk/name_not_utf8":       {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/\xff.lua": "error('x')"}},
	"disk/name_dots":           {want: "none", files: map[string]string{"hostile/scripts/pillage/...lua": "error('ESCAPED')"}},
	"disk/name_turned":         {want: "E-MOD", files: map[string]string{"hostile/scripts/pillage/\u202eaul.lua": "error('x')"}},
	"disk/replaces_ours":       {want: "E-BUDGET", files: map[string]string{"hostile/scripts/pillage/house/critical_wounds.lua": "while true do end"}},
	"disk/replaces_by_nothing": {want: "none", files: map[string]string{"hostile/scripts/pillage/house/critical_wounds.lua": ""}},
	"disk/stray":               {want: "E-MOD", files: map[string]string{"hostile/scripts/nothing/a.lua": "error('ESCAPED')"}},
	"disk/not_there":           {want: "E-FILE", mods: []string{"nowhere"}},
	"disk/no_folder":           {want: "E-FILE", files: map[string]string{"hostile": "text"}},
	"disk/up":                  {want: "E-MOD", mods: []string{"hostile/../hostile", "hostile"}, files: map[string]string{script: ""}},
	"disk/twice":               {want: "E-MOD", mods: []string{"hostile", "again"}, files: map[string]string{script: "", "again/mod.lua": manifestOf("hostile")}},
	"disk/takes_our_id":        {want: "E-MOD", files: map[string]string{"hostile/mod.lua": manifestOf("skald")}},
	"disk/takes_the_other_id":  {want: "E-MOD", files: map[string]string{"hostile/mod.lua": manifestOf("other")}},
	"disk/needs_in_circle": {want: "E-MOD", mods: []string{"hostile", "b"}, files: map[string]string{
		"hostile/mod.lua": `mod "hostile" { api = 1, needs = { "b" } }`, "b/mod.lua": `mod "b" { api = 1, needs = { "hostile" } }`}},
	"disk/needs_pipe_beside": {want: "E-MOD", files: map[string]string{
		"hostile/mod.lua": `mod "hostile" { api = 1, needs = { "b" } }`, "b/mod.lua": pipe}},
	"disk/needs_what_loops_beside": {want: "E-BUDGET", files: map[string]string{
		"hostile/mod.lua": `mod "hostile" { api = 1, needs = { "b" } }`, "b/mod.lua": "while true do end"}},
	"disk/conflicts_with_all": {want: "E-MOD", files: map[string]string{
		"hostile/mod.lua": `mod "hostile" { api = 1, conflicts = { "other", "skald" } }`}},
	"disk/needs_ansi": {want: "E-MOD", files: map[string]string{
		"hostile/mod.lua": `mod "hostile" { api = 1, needs = { "\27[2J" } }`}},

	"lib/up":           {want: "E-LIB", files: map[string]string{"secret.lua": "return 1", script: `require "../secret"`}},
	"lib/up_inside":    {want: "E-LIB", files: map[string]string{"secret.lua": "return 1", script: `require "lib/../../secret"`, lib: "return 1"}},
	"lib/up_backslash": {want: "E-LIB", files: map[string]string{script: `require "lib\\..\\..\\secret"`, lib: "return 1"}},
	"lib/other_mod":    {want: "E-LIB", files: map[string]string{"other/lib/b.lua": "return 1", script: `require "../../other/lib/b"`}},
	"lib/other_by_id":  {want: "E-LIB", files: map[string]string{"other/lib/b.lua": "return 1", script: `require "other/lib/b"`}},
	"lib/absolute":     {want: "E-LIB", files: map[string]string{script: `require "/etc/passwd"`}},
	"lib/nul":          {want: "E-LIB", files: map[string]string{script: `require "lib/a\0/../b"`, lib: "return 1"}},
	"lib/ansi":         {want: "E-LIB", files: map[string]string{script: `require "\27[2J"`}},
	"lib/long":         {want: "E-LIB", files: map[string]string{script: `require(("lib/"):rep(8000))`}},
	"lib/strange":      {want: "E-LIB", files: map[string]string{script: `require(setmetatable({}, { __tostring = function() return "lib/a" end }))`, lib: "return 1"}},
	"lib/link":         {want: "E-MOD", files: map[string]string{"secret.lua": "return 1", script: `require "lib/a"`, lib: link + "../../secret.lua"}},
	"lib/link_folder":  {want: "E-LIB", files: map[string]string{"out/b.lua": "return 1", script: `require "lib/x/b"`, "hostile/lib/x": link + "../../out"}},
	"lib/link_itself":  {want: "E-MOD", files: map[string]string{script: `require "lib/a"`, lib: link + "a.lua"}},
	"lib/cycle":        {want: "E-LIB", files: map[string]string{script: `require "lib/a"`, lib: `return require "lib/b"`, "hostile/lib/b.lua": `return require "lib/a"`}},
	"lib/cycle_caught": {want: "E-BUDGET", files: map[string]string{script: `require "lib/a"`, lib: `while true do pcall(require, "lib/a") end return 1`}},
	"lib/itself":       {want: "E-LIB", files: map[string]string{script: `require "lib/a"`, lib: `return require "lib/a"`}},
	"lib/chain":        {want: "E-DEPTH", many: chain(300), files: map[string]string{script: `require "lib/c300"`}},
	"lib/loop":         {want: "E-BUDGET", files: map[string]string{script: `pcall(require, "lib/a")`, lib: "while true do end"}},
	"lib/grows":        {want: "E-BUDGET", files: map[string]string{script: `require "lib/a"`, lib: `local t = {} for i = 1, 1e9 do t["k" .. i] = { i } end return t`}},
	"lib/nested_loops": {want: "E-BUDGET", files: map[string]string{script: `require "lib/a"`,
		lib: `for i = 1, 1e9 do pcall(require, "lib/b") end return 1`, "hostile/lib/b.lua": `local n = 0 for i = 1, 1e5 do n = n + 1 end error "again"`}},
	"lib/nothing":        {want: "E-LIB", files: map[string]string{script: `require "lib/a"`, lib: ""}},
	"lib/global":         {want: "E-GLOBAL", files: map[string]string{script: `require "lib/a"`, lib: "kept = {} return kept"}},
	"lib/global_hidden":  {want: "E-GLOBAL", files: map[string]string{script: `require "lib/a"`, lib: "return function() string = nil end"}},
	"lib/declares":       {want: "E-DECLARE", files: map[string]string{script: `require "lib/a"`, lib: `house "x" { title = "x" } return 1`}},
	"lib/poisons_string": {want: "E-FROZEN", files: map[string]string{script: `require "lib/a"`, lib: `string.upper = function() return "POISONED" end return 1`}},
	"lib/sets_require":   {want: "none", files: map[string]string{script: `require = function() return "POISONED" end`}},
	"lib/table_written":  {want: "E-FROZEN", files: map[string]string{script: asked(`local a = require "lib/a"`, "a.n = a.n + 1"), lib: "return { n = 1 }"}},
	"lib/table_deep":     {want: "E-FROZEN", files: map[string]string{script: asked(`local a = require "lib/a"`, "a.x.y[1] = ev"), lib: "return { x = { y = {} } }"}},
	"lib/table_raw":      {want: "E-FROZEN", files: map[string]string{script: asked(`local a = require "lib/a"`, `rawset(a, "n", 2)`), lib: "return { n = 1 }"}},
	"lib/table_early":    {want: "E-FROZEN", files: map[string]string{script: `local a = require "lib/a" a.n = 2`, lib: "return { n = 1 }"}},
	"lib/table_sorted":   {want: "E-FROZEN", files: map[string]string{script: `local a = require "lib/a" table.sort(a)`, lib: "return { 2, 1 }"}},
	"lib/table_meta":     {want: "E-FROZEN", files: map[string]string{script: `setmetatable(require "lib/a", { __index = print })`, lib: "return {}"}},
	"lib/table_its_meta": {want: "E-FROZEN", files: map[string]string{script: `getmetatable(require "lib/a").__index = function() return "POISONED" end`, lib: "return setmetatable({}, { __index = {} })"}},
	"lib/table_by_method": {want: "E-FROZEN", files: map[string]string{script: asked(`local a = require "lib/a"`, "a.keep(ev)"),
		lib: "local M = { kept = {} } function M.keep(ev) M.kept[1] = ev end return M"}},
	"lib/upvalue": {want: "E-UPVALUE", files: map[string]string{script: asked(`local a = require "lib/a"`, "a.keep(ev)"),
		lib: "local kept local M = {} function M.keep(ev) kept = ev end return M"}},
	"lib/upvalue_table": {want: "E-FROZEN", files: map[string]string{script: asked(`local a = require "lib/a"`, "a.keep(ev)"),
		lib: "local kept = {} local M = {} function M.keep(ev) kept[1] = ev end return M"}},
	"lib/upvalue_function": {want: "E-UPVALUE", files: map[string]string{script: asked(`local keep = require "lib/a"`, "keep(ev)"),
		lib: "local n = 0 return function(ev) n = n + 1 end"}},
	"lib/in_handler":        {want: "E-LIB", files: map[string]string{script: asked("", `require "lib/a"`), lib: "return 1"}},
	"lib/in_handler_alias":  {want: "E-LIB", files: map[string]string{script: asked("local get = require", `get "lib/a"`), lib: "return 1"}},
	"lib/loop_in_rule":      {want: "E-BUDGET", files: map[string]string{script: asked(`local spin = require "lib/a"`, "spin(ev)"), lib: "return function(ev)\nwhile true do pcall(function() while true do end end) end end"}},
	"lib/recursion_of_rule": {want: "E-DEPTH", files: map[string]string{script: asked(`local f = require "lib/a"`, "f(ev)"), lib: "local function f(ev) return 1 + f(ev) end return f"}},
	"lib/endless_value":     {want: "none", files: map[string]string{script: `local a = require "lib/a"`, lib: "local t = {} t.t = t return t"}},
	"lib/wide_value":        {want: "none", files: map[string]string{script: `local a = require "lib/a"`, lib: "local t = {} for i = 1, 60 do t = { t, t } end return t"}},
	"lib/deep_value":        {want: "none", files: map[string]string{script: `local a = require "lib/a"`, lib: "local t = {} for i = 1, 50000 do t = { t } end return t"}},
	"lib/not_required":      {want: "E-SYNTAX", files: map[string]string{script: "", lib: "return ("}},
	"lib/many":              {want: "none", many: libs(1000), files: map[string]string{script: `for i = 1, 1000 do require("lib/l" .. i) end`}},
}

// texts lays n scripts with the same text.
func texts(n int, text string) func(a *attack) {
	return func(a *attack) {
		for i := range n {
			a.write(fmt.Sprintf("hostile/scripts/pillage/f%d.lua", i), text)
		}
	}
}

// chain lays n files of lib, each of which requires the one before it.
func chain(n int) func(a *attack) {
	return func(a *attack) {
		a.write("hostile/lib/c0.lua", "return 1")
		for i := 1; i <= n; i++ {
			a.write(fmt.Sprintf("hostile/lib/c%d.lua", i), fmt.Sprintf("return require \"lib/c%d\"", i-1))
		}
	}
}

func libs(n int) func(a *attack) {
	return func(a *attack) {
		for i := 1; i <= n; i++ {
			a.write(fmt.Sprintf("hostile/lib/l%d.lua", i), "return { 1 }")
		}
	}
}

// lay writes the files of an attack and tells its mods.
func (d diskAttack) lay(a *attack) []string {
	for name, text := range d.files {
		a.put(name, text)
	}
	if d.many != nil {
		d.many(a)
	}
	if _, err := os.Lstat("hostile/mod.lua"); err != nil && (d.many != nil || strings.Contains(fmt.Sprint(d.files), "hostile/")) {
		a.write("hostile/mod.lua", manifestOf("hostile"))
	}
	if d.mods != nil {
		return d.mods
	}
	return []string{"hostile"}
}

// put lays one file, or what its text stands for.
func (a *attack) put(name, text string) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		a.wrong("%v", err)
	}
	var err error
	to, isLink := strings.CutPrefix(text, link)
	bytes, isLarge := strings.CutPrefix(text, size)
	switch {
	case isLink:
		err = os.Symlink(to, name)
	case isLarge:
		n := int64(0)
		fmt.Sscan(bytes, &n)
		a.write(name, "")
		err = os.Truncate(name, n)
	case text == pipe:
		err = fifo(name)
	case text == dir:
		err = os.Mkdir(name, 0o755)
	default:
		a.write(name, text)
	}
	if err != nil {
		a.wrong("%v", err)
	}
}

// diskGolden has what the errors of these attacks name, one a line.
const diskGolden = "testdata/disk.golden"

// toldOf an attack by disk.
func toldOf(name string) string {
	text, _ := os.ReadFile(filepath.Join(home, diskGolden)) // without it every name is missed
	for _, l := range strings.Split(string(text), "\n") {
		var told string
		if n, rest, _ := strings.Cut(l, " "); n == name {
			fmt.Sscanf(rest, "%q", &told)
			return told
		}
	}
	return ""
}
