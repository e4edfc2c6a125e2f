package luabind

import (
	"regexp"
	"strings"
	"testing"

	"skald/core/hook"
)

var (
	ofEv    = regexp.MustCompile(`\bev[.:]([a-z_]+)`)
	oneWord = regexp.MustCompile(`^[a-z_]+$`)
)

// What an older name is called now is there, and the older name is not: a hint
// would never be seen, or lead nowhere.
func TestOlderNames(t *testing.T) {
	lib, err := Load(Options{})
	if err != nil {
		t.Fatal(err)
	}
	has := presentNames(t, lib)
	for where, list := range older {
		if has[where] == nil {
			t.Errorf("nobody asks for older names of %q", where)
		}
		for name, now := range list {
			for _, m := range ofEv.FindAllStringSubmatch(now, -1) {
				if !has["ev"][m[1]] {
					t.Errorf("%s: %s is to be %s, and ev has no %s", where, name, now, m[1])
				}
			}
			if oneWord.MatchString(now) && !has[where][now] {
				t.Errorf("%s: %s is to be %s, which is not there", where, name, now)
			}
			// The fields of ev differ by point, and so do the parts of keys.
			if has[where][name] && where != "ev" && where != "data" {
				t.Errorf("%s: the older name %s is there", where, name)
			}
		}
	}
}

// presentNames by the places of the older ones.
func presentNames(t *testing.T, lib *Library) map[string]map[string]bool {
	has := map[string]map[string]bool{}
	add := func(where string, names ...string) {
		if has[where] == nil {
			has[where] = map[string]bool{}
		}
		for _, n := range names {
			has[where][n] = true
		}
	}
	for _, p := range lib.Content().Points {
		add("hook", p.Short())
		add("ev", evNames(p)...)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	add("word", s.Names()...)
	add("model", lib.namesOf(hook.Model)...)
	for _, key := range lib.Content().Data.Keys() {
		add("data", strings.Split(key, ".")...)
	}
	add("", names(commonFields())...)
	for _, kind := range kindNames {
		for _, f := range fieldsOfKind(kind) {
			add(kind, f.name)
			add(kind, names(f.keys)...)
		}
	}
	return has
}
