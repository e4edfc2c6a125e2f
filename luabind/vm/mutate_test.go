package vm

import (
	"fmt"
	"strings"
	"testing"
)

func TestChanges(t *testing.T) {
	const text = `-- 1 < 2
rule "a:b1" { priority = 10, limit = "once per turn", optional = true,
  when = function(ev)
    if ev.x <= 1.5 then return not ev.y end
    return ev.z == "and 3" and t2[1]
  end,
  effect = act, when = near.by,
  text = [[ 7 or ]], limits = { 0x10 }, x = y.limit,
}`
	var got []string
	for _, c := range Changes(text) {
		got = append(got, fmt.Sprintf("%d %s -> %s", c.Line, c.From, c.To))
		now := c.In(text)
		if _, err := Compile("x", []byte(now)); err != nil || now == text {
			t.Errorf("%s -> %s: %v", c.From, c.To, err)
		}
	}
	want := `2 10 -> 11|2 limit = "once per turn" -> no limit|2 true -> false|3 when -> always|4 <= -> <|4 1.5 -> 2.5|4 not -> nothing|5 == -> ~=|` +
		`5 and -> or|5 1 -> 2|7 when -> always|8 16 -> 17`
	want = strings.Replace(want, "8 16", "8 0x10", 1)
	if s := strings.Join(got, "|"); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	if now := Changes(text)[3].In(text); !strings.Contains(now, "when = nil,\n  effect = act") {
		t.Errorf("got %s", now)
	}
}
