package luabind_test

import (
	"strings"
	"testing"
)

// A point asked under another weather answers for that weather, and leaves the
// table, its weather and its hash as they were.
func TestOtherWeatherLeavesTheTable(t *testing.T) {
	for name, ask := range map[string]string{
		"compare": `compare { now = function() return reach("move", a) end, fog = function() set_weather "fog" return reach("move", a) end }`,
		"sweep":   `sweep { weather = { "clear", "fog" }, measure = function() return reach("move", a) end }`,
		"odds":    `odds(function() set_weather "fog" return reach("move", a) end)`,
		"attack":  `compare { now = function() return shoot(a, b).lost end, wind = function() set_weather "wind" return shoot(a, b).lost end }`,
	} {
		s := session(t)
		if _, err := s.Eval(`a, b = band "vikings":add("warrior", { weapon = "bow", at = { 10, 10 } }), band "normans":add("warrior", { weapon = "spear", at = { 10, 24 } })`); err != nil {
			t.Fatal(err)
		}
		before := s.Game().Hash()
		out, err := s.Eval(ask)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if s.Game().Hash() != before {
			t.Errorf("%s: the table is another", name)
		}
		if now, err := s.Eval(`reach("move", a)`); err != nil || strings.TrimSpace(now) != "8" {
			t.Errorf("%s: he moves %q afterwards, %v", name, now, err)
		}
		if name != "attack" && !strings.Contains(out, "6") {
			t.Errorf("%s: in fog he moves\n%s", name, out)
		}
	}
}
