package tests

import (
	"regexp"
	"strings"
	"testing"

	"skald/luabind"
)

// The example gunfight comes to its end under every seed, tells of everybody who is
// out of action, and is the same again under the same seed.
func TestGunfight(t *testing.T) {
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{Game: "oldwest"})
	if err != nil {
		t.Fatal(err)
	}
	play := func(seed uint64) string {
		s, err := lib.NewSession(seed)
		if err != nil {
			t.Fatal(err)
		}
		out, err := s.Load("scripts/examples/gunfight.lua")
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, out)
		}
		return strings.TrimSpace(out)
	}
	end := regexp.MustCompile(`(?s)Lawmen: (\d) of 5 lost\nOutlaws: (\d) of 5 lost\n(The lawmen keep the town|The outlaws ride off with the money|Nobody owns the street)\.$`)
	reports := map[string]bool{}
	for seed := range uint64(8) {
		report := play(seed)
		found := end.FindStringSubmatch(report)
		if found == nil {
			t.Fatalf("seed %d: no end\n%s", seed, report)
		}
		lost := int(found[1][0]-'0') + int(found[2][0]-'0')
		// A man's end is told in the line of the shot, or in one of his own.
		if told := strings.Count(report, "out of action.") - strings.Count(report, "horse is hit, and out of action."); told < lost {
			t.Errorf("seed %d: %d are lost, %d told\n%s", seed, lost, told, report)
		}
		reports[report] = true
	}
	if again := play(3); again != play(3) {
		t.Error("the same seed plays another gunfight")
	}
	if len(reports) < 8 {
		t.Errorf("only %d different gunfights of 8", len(reports))
	}
}
