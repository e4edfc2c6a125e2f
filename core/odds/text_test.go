package odds

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// shown is anything that has a text and a JSON.
type shown interface{ Text(width int) string }

// estimated turns an exact distribution into the estimate that so many trials
// come nearest to.
func estimated(t testing.TB, d *Dist, n int) *Dist {
	counts, left := map[Outcome]int{}, n
	for _, o := range d.Outcomes {
		k := min(left, int(d.P(o.Label).Float()*float64(n)+0.5))
		left -= k
		o.P = nil
		counts[o] = k
	}
	most := d.Outcomes[len(d.Outcomes)/3]
	most.P = nil
	counts[most] += left
	return counted(t, counts)
}

// pictures are the texts in testdata, each by its name.
func pictures(t testing.TB) map[string]shown {
	yes := words(t, "true", "5/18", "false", "13/18")
	yes.Notes = []string{
		"assumed: PIL-TROOP-05 no (default)",
		"a number of the weapon table that no source prints was used: spear to hit against SA (placeholder number)",
	}
	yes.Refused, yes.RefusedBy = rat("1/6"), "PIL-CHARGE-02"
	fog := words(t, "true", "1/6", "false", "5/6")
	fog.Notes = yes.Notes[:1]
	no, always := words(t, "false", "1"), words(t, "true", "1")
	eight, twenty := binomial(t, 8, "1/3"), binomial(t, 20, "2/3")
	fight := words(t, "red wins", "0.395410", "blue wins", "0.395409", "draw", "0.209181")
	refused := estimated(t, eight, 10_000)
	refused.RefusedCount, refused.RefusedBy = 1667, "PIL-CHARGE-02"
	refused.Notes = []string{"simulated: more than 200,000 branches"}
	var many []string
	for i := range 20 {
		many = append(many, fmt.Sprintf("the fight ends on square %c", 'A'+i), fmt.Sprintf("%d/210", i+1))
	}
	far := words(t, append(many[:38:38], "elsewhere", "20/210")...)
	pairs := paired(t, 7, 10_000, [2]int{4, 4}, [2]int{3, 4})
	pairs[1].Pair.Broken = true
	sweep := func(of string, vs ...Variant) shown {
		c, err := Compare([]string{"weather", "range"}, of, vs)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	at := func(d *Dist, names ...string) Variant { return Variant{Names: names, Dist: d} }
	return map[string]shown{
		"yes":         yes,
		"never":       no,
		"always":      always,
		"one_outcome": words(t, "red wins", "1"),
		"numbers":     eight,
		"tails":       twenty,
		"long_tail":   binomial(t, 40, "1/216"),
		"wide":        binomial(t, 400, "1/2"),
		"words":       fight,
		"many_words":  far,
		"estimate":    refused,
		"yes_guessed": estimated(t, yes, 10_000),
		"none_seen":   yesNo(t, 0, 10_000),
		"all_seen":    counted(t, map[Outcome]int{Number(3): 10_000}),
		"compare_yes": compared(t, "", variant("clear", yes), variant("fog", fog), variant("night", no), variant("rain", yes), variant("noon", always)),
		"compare_means": compared(t, "", variant("plain", eight), variant("talent", binomial(t, 8, "4/9")),
			variant("weak", binomial(t, 8, "333333/1000000"))),
		"compare_mixed":  compared(t, "", variant("plain", eight), variant("guessed", estimated(t, binomial(t, 8, "4/9"), 10_000)), variant("flat", counted(t, map[Outcome]int{Number(2): 50}))),
		"compare_paired": compared(t, "", pairs...),
		"compare_words":  compared(t, "", variant("clear", fight), variant("fog", words(t, "red wins", "1/2", "draw", "1/2"))),
		"compare_named":  compared(t, "2", variant("plain", eight), variant("talent", binomial(t, 8, "4/9"))),
		"compare_one":    compared(t, "", variant("clear", yes)),
		"sweep_exact":    sweep("", at(yes, "clear", "6"), at(fog, "fog", "6"), at(no, "fog", "12")),
		"sweep_guessed":  sweep("true", at(estimated(t, yes, 10_000), "clear", "6"), at(estimated(t, fog, 5_000), "fog", "6"), at(yesNo(t, 0, 10_000), "fog", "12")),
	}
}

// TestPictures compares texts and JSON with testdata. SKALD_UPDATE=1 writes them.
func TestPictures(t *testing.T) {
	all := pictures(t)
	for name, p := range all {
		data, err := json.MarshalIndent(p, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		golden(t, name+".txt", p.Text(0)+"\n")
		golden(t, name+".json", string(data)+"\n")
	}
	files, err := os.ReadDir("testdata")
	if err != nil || len(files) != 2*len(all) {
		t.Errorf("testdata has %d files of %d pictures (%v)", len(files), len(all), err)
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil || string(want) != got {
		t.Errorf("%s (%v):\n%s", path, err, got)
	}
}

// TestTextsKeepTheirWidth: whatever is asked for, as far as cells allow.
func TestTextsKeepTheirWidth(t *testing.T) {
	for name, p := range pictures(t) {
		for _, width := range []int{60, 72, 100} {
			for _, l := range strings.Split(p.Text(width), "\n") {
				if n := utf8.RuneCountInString(l); n > width {
					t.Errorf("%s at %d: %d characters: %s", name, width, n, l)
				}
				if strings.TrimRight(l, " ") != l {
					t.Errorf("%s: spaces at the end of %q", name, l)
				}
			}
		}
	}
}

// TestNoTextCallsCertainWhatIsNot: over all pictures, case C13.
func TestNoTextCallsCertainWhatIsNot(t *testing.T) {
	for name, p := range pictures(t) {
		for _, w := range strings.Fields(strings.ReplaceAll(p.Text(0), " %", "%")) {
			if x := strings.TrimSuffix(w, "%"); x != w && (blurred(x) || x == "100") {
				t.Errorf("%s says %s:\n%s", name, w, p.Text(0))
			}
		}
	}
}

func TestWrapKeepsPercents(t *testing.T) {
	got := strings.Join(Wrap("95 % within +-0.5 %; the rest", 18), "|")
	if want := "95 % within|  +-0.5 %; the|  rest"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
