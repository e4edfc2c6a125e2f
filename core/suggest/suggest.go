// Package suggest finds the nearest known name to a misspelt one.
package suggest

import (
	"slices"
	"sort"
	"strings"
)

// Nearest returns the known name closest to name, or "" when none is close
// enough to be worth saying: at most a third of the letters (and at least one)
// may differ, of a single letter none. Case, spaces, dashes and underscores cost
// nothing. Ties go to the name that sorts first, so the answer never depends on
// the order of known.
func Nearest(name string, known []string) string {
	sorted := append([]string(nil), known...)
	sort.Strings(sorted)
	folded := fold(name)
	best, bestDist := "", max(1, len([]rune(folded))/3)+1
	if len([]rune(folded)) < 2 { // every other letter would be as near
		bestDist = 1
	}
	for _, k := range sorted {
		if d := distance(folded, fold(k), bestDist); d < bestDist {
			best, bestDist = k, d
		}
	}
	return best
}

// Hint wraps Nearest in the words used by every error: "did you mean x?". What
// begins with the name is nearer than what is spelt alike, unless one letter makes
// the name right.
func Hint(name string, known []string) string {
	longer := Begun(name, known)
	if n := len(longer); n > 0 && n <= fewBegun && !slices.ContainsFunc(known, func(k string) bool { return distance(fold(name), fold(k), 2) < 2 }) {
		if n == 1 {
			return "did you mean " + longer[0] + "?"
		}
		return "did you mean " + strings.Join(longer[:n-1], ", ") + " or " + longer[n-1] + "?"
	}
	n := Nearest(name, known)
	if n == "" {
		n = partOf(name, known)
	}
	if n == "" {
		return ""
	}
	return "did you mean " + n + "?"
}

// partOf is the one known name of which name is one word or several, save of
// save_mod, or that is so of name; "" where there is none or more than one.
func partOf(name string, known []string) string {
	found := ""
	for _, k := range known {
		if k == found || !within(name, k) && !within(k, name) {
			continue
		}
		if found != "" {
			return ""
		}
		found = k
	}
	return found
}

// within says whether the words of one name stand side by side in another.
func within(a, b string) bool {
	return len(a) > 2 && strings.Contains(words(b), words(a))
}

// words of a name, a blank before and after each.
func words(name string) string {
	return " " + strings.NewReplacer("_", " ", "-", " ", ".", " ").Replace(strings.ToLower(name)) + " "
}

// A beginning has at least so many letters, and a hint names at most so many names
// that begin so.
const leastBegun, fewBegun = 3, 4

// Begun lists the names that begin with name, sorted; none for one or two letters,
// with which too much begins.
func Begun(name string, known []string) []string {
	folded := fold(name)
	var out []string
	if len([]rune(folded)) < leastBegun {
		return nil
	}
	for _, k := range known {
		if strings.HasPrefix(fold(k), folded) {
			out = append(out, k)
		}
	}
	sort.Strings(out)
	return slices.Compact(out)
}

// fewNames is how many names a hint may list.
const fewNames = 24

// OneOf is the hint for a wrong name: the nearest known one, else every known
// one, sorted, while they are at most 24, else "".
func OneOf(name string, known []string) string {
	if hint := Hint(name, known); hint != "" {
		return hint
	}
	sorted := append([]string(nil), known...)
	sort.Strings(sorted)
	sorted = slices.Compact(sorted)
	switch n := len(sorted); {
	case n == 0 || n > fewNames:
		return ""
	case n == 1:
		return "only " + sorted[0]
	}
	return "one of " + strings.Join(sorted, ", ")
}

func fold(s string) string {
	return strings.NewReplacer("_", "", "-", "", " ", "").Replace(strings.ToLower(s))
}

// distance is the edit distance of a and b with swaps of neighbours counted as
// one edit; it stops early and returns limit when it would not be smaller.
func distance(a, b string, limit int) int {
	x, y := []rune(a), []rune(b)
	if len(x)-len(y) >= limit || len(y)-len(x) >= limit {
		return limit
	}
	older, prev, cur := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(x); i++ {
		cur[0] = i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				cur[j] = min(cur[j], older[j-2]+1)
			}
		}
		older, prev, cur = prev, cur, older
	}
	return min(prev[len(y)], limit)
}
