package cli_test

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"skald/cmd/cli"
)

// awkward is a text with everything that JSON, Lua and shells quote.
const awkward = "Ulf's \"Own\" <Men> & \\ more,\tof \u2028 Мёрк\nline 2"

// Whatever stands in a name, a title or an error comes out of --json as it went in.
func TestAwkwardTextsAsJSON(t *testing.T) {
	t.Chdir(t.TempDir())
	lua := strings.NewReplacer("\\t", "\t", "\\u2028", "\u2028").Replace(strconv.Quote(awkward))
	for name, text := range map[string]string{
		"mod.lua":                              `mod "mine" { version = "1.0", api = 1 }`,
		"factions/pillage/own_men/faction.lua": `faction "own_men" { title = ` + lua + `, prices = { warrior = 10 } }`,
	} {
		writeFile(t, name, text)
	}
	var failed struct {
		Text  string
		Error struct{ Message string }
	}
	decode(t, &failed, "eval", "--json", `print(`+lua+`) error(`+lua+`, 0)`)
	if failed.Text != awkward+"\n" || failed.Error.Message != awkward {
		t.Errorf("got %q", failed)
	}
	var chances struct{ Value any }
	decode(t, &chances, "eval", "--json", `odds(function() return dice.check(4) and `+lua+` or "no" end)`)
	if said, _ := json.Marshal(awkward); !strings.Contains(marshal(t, chances.Value), string(said)) {
		t.Errorf("got %s", marshal(t, chances.Value))
	}
	var rows any
	decode(t, &rows, "list", "factions", "--json", "--mods", ".")
	if said, _ := json.Marshal(awkward); !strings.Contains(marshal(t, rows), string(said)) {
		t.Errorf("got %s", marshal(t, rows))
	}
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if i := strings.LastIndex(name, "/"); i > 0 {
		if err := os.MkdirAll(name[:i], 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// decode the one object that a command line prints.
func decode(t *testing.T, into any, args ...string) {
	t.Helper()
	got := skald(cli.NewEngine(), args...)
	if err := json.Unmarshal([]byte(got.out), into); err != nil || got.err != "" || strings.Count(got.out, "\n") != 1 {
		t.Fatalf("%v: %v\n%s%s", args, err, got.out, got.err)
	}
}

func marshal(t *testing.T, v any) string {
	t.Helper()
	out, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
