package suggest

import (
	"fmt"
	"testing"
)

func TestNearest(t *testing.T) {
	known := []string{"on_stage_start", "modify_attack", "modify_save", "can_save", "target", "attacker", "x"}
	for name, want := range map[string]string{
		"modify_atack":  "modify_attack",
		"targt":         "target",
		"attakcer":      "attacker",
		"On-Stage-Strt": "on_stage_start",
		"zebra":         "",
		"t":             "", // one letter is near to every other
		"":              "",
		"Target":        "target",
	} {
		if got := Nearest(name, known); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
}

// A beginning offers what begins so, unless a letter is all that is missing.
func TestHintOfABeginning(t *testing.T) {
	known := []string{"modify_burn", "modify_weapon", "modify_wound", "modify_save", "modify_save_reroll", "bit", "on"}
	for name, want := range map[string]string{
		"modify_w":   "did you mean modify_weapon or modify_wound?",
		"modify_wou": "did you mean modify_wound?",
		"modify_sav": "did you mean modify_save?",
		"modify":     "", // too many
		"o":          "",
		"mdify_burn": "did you mean modify_burn?",
	} {
		if got := Hint(name, known); got != want {
			t.Errorf("Hint(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestTiesGoToTheFirstName(t *testing.T) {
	if got := Nearest("cat", []string{"rat", "bat"}); got != "bat" {
		t.Errorf("got %q, want bat", got)
	}
}

func TestOneOf(t *testing.T) {
	var many []string
	for i := range 25 {
		many = append(many, fmt.Sprintf("name%02d", i))
	}
	for _, c := range []struct {
		name  string
		known []string
		want  string
	}{
		{"bat", []string{"hat", "zebra"}, "did you mean hat?"},
		{"flask", []string{"hat", "bee", "bee"}, "one of bee, hat"},
		{"flask", []string{"hat"}, "only hat"},
		{"flask", nil, ""},
		{"flask", many, ""},
		{"save", []string{"hands", "kind", "save_mod"}, "did you mean save_mod?"},
		{"save_mod", []string{"hands", "save"}, "did you mean save?"},
		{"save", []string{"save_mod", "save_bonus"}, "did you mean save_bonus or save_mod?"},
		{"hit", []string{"white"}, "only white"},
		{"naem24", many, "did you mean name24?"},
		{"flask", many[:24], "one of name00, name01, name02, name03, name04, name05, name06, name07, name08, name09, " +
			"name10, name11, name12, name13, name14, name15, name16, name17, name18, name19, name20, name21, name22, name23"},
	} {
		if got := OneOf(c.name, c.known); got != c.want {
			t.Errorf("OneOf(%q, %d names) = %q, want %q", c.name, len(c.known), got, c.want)
		}
	}
}
