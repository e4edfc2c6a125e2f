package suggest

import "testing"

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
	} {
		if got := Nearest(name, known); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestTiesGoToTheFirstName(t *testing.T) {
	if got := Nearest("cat", []string{"rat", "bat"}); got != "bat" {
		t.Errorf("got %q, want bat", got)
	}
}
