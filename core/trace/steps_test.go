package trace

import (
	"encoding/json"
	"testing"
)

func number(n int) *int { return &n }

// TestSteps: a roll gathers its need, the rules that changed it, its faces and
// its outcome; a rule that speaks of no roll stands alone.
func TestSteps(t *testing.T) {
	l := &Log{}
	l.Note("choice", "reroll: no")
	l.Open("attack", "Ulf on Bill")
	l.Note("hit", "axe against UA: 3+")
	l.Add(Entry{Label: "rule", Text: "attack", Amount: number(1), Rule: "own:brave", Title: "Brave", Place: "C:/mods/own.lua:6"})
	l.Add(Entry{Label: "hit", Amount: number(-1), Text: "rider", Place: "core/pillage/hit.go"})
	l.Add(Entry{Label: "hit", Text: "need 3+ -> 4+", Base: number(3), Need: number(4)})
	l.Add(Entry{Label: "reroll", Text: "thrown again", Rule: "own:again"})
	l.Add(Entry{Label: "hit", Dice: []int{2, 5}, Text: "hit"})
	l.Note("wound", "Bill: 0 of 1 hp left")
	l.Add(Entry{Label: "rule", Text: "Bill stays", Rule: "own:stay"})
	l.Close()
	l.Note("result", "Bill is out")
	l.Note("result", "Egil is out")
	want := `[
 {"what":"choice","text":"reroll: no"},
 {"what":"attack","text":"Ulf on Bill","steps":[
  {"what":"hit","text":"axe against UA: 3+","base":3,"need":4,"modifiers":[
   {"amount":1,"text":"attack","rule":"own:brave","title":"Brave","path":"C:/mods/own.lua","line":6},
   {"amount":-1,"text":"rider","path":"core/pillage/hit.go"},
   {"text":"thrown again","rule":"own:again"}],"rolled":[2,5],"result":"hit"},
  {"what":"wound","text":"Bill: 0 of 1 hp left"},
  {"what":"rule","text":"Bill stays","rule":"own:stay"}]},
 {"what":"result","text":"Bill is out"},
 {"what":"result","text":"Egil is out"}
]`
	got, err := json.Marshal(l.Steps())
	if err != nil || sorted(t, got) != sorted(t, []byte(want)) {
		t.Errorf("%v\ngot  %s\nwant %s", err, got, want)
	}
	if (*Log)(nil).Steps() != nil || len((&Log{}).Steps()) != 0 {
		t.Error("an empty log has steps")
	}
}

// TestStepsOfARule: what a rule rolled before its change is known stands under the
// roll that it changes, each with its own faces.
func TestStepsOfARule(t *testing.T) {
	l := &Log{}
	l.Note("hit", "axe against UA: 3+")
	l.Note("choice", "own:ale, drink: yes")
	l.Add(Entry{Label: "roll", Text: "need 3+", Base: number(3), Need: number(3)})
	l.Add(Entry{Label: "roll", Dice: []int{5}, Text: "passed", Rule: "own:ale"})
	l.Add(Entry{Label: "roll", Dice: []int{2}, Text: "d6", Rule: "own:luck"})
	l.Add(Entry{Label: "rule", Text: "attack", Amount: number(1), Rule: "own:ale"})
	l.Add(Entry{Label: "hit", Text: "need 3+", Base: number(3), Need: number(3)})
	l.Add(Entry{Label: "hit", Dice: []int{4}, Text: "hit"})
	want := `[{"what":"hit","text":"axe against UA: 3+","base":3,"need":3,"rolled":[4],"result":"hit",
  "modifiers":[{"amount":1,"text":"attack","rule":"own:ale"}],"steps":[
   {"what":"choice","text":"own:ale, drink: yes"},
   {"what":"roll","base":3,"need":3,"rolled":[5],"result":"passed","rule":"own:ale"},
   {"what":"roll","rolled":[2],"result":"d6","rule":"own:luck"}]}]`
	got, err := json.Marshal(l.Steps())
	if err != nil || sorted(t, got) != sorted(t, []byte(want)) {
		t.Errorf("%v\ngot  %s\nwant %s", err, got, want)
	}
}

// sorted is JSON with its keys in order.
func sorted(t *testing.T, text []byte) string {
	t.Helper()
	var v any
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	out, _ := json.Marshal(v)
	return string(out)
}
