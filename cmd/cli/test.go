package cli

import (
	crand "crypto/rand"
	"encoding/binary"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind/scenario"
)

// testFlags are the flags of test alone.
type testFlags struct {
	filter    string
	format    string
	shuffle   string // a number, "" for none
	cover     bool
	mutate    bool
	coverFile string // "" for none
	threshold uint   // percent, 0 for none
}

func newTest(a *app) *cobra.Command {
	q, watch := &testFlags{}, false
	c := &cobra.Command{
		Use:   "test [PATH...]",
		Short: "run scenarios",
		Long: `Runs scenarios and tells which rules did not do what they say. Without a path
these are the scenarios that come with skald and with the mods; of a file its own;
of a folder those in the folders named scenarios in it, with the mod that it
belongs to. The exit code is 1 when a scenario failed. No scenario at all is a
mistake too.

--cover tells how many lines of the functions in scripts have run, of every file
that was loaded; where all scenarios belong to mods, of the files of these mods. A
line counts as run when each function on it was; tables are no lines of functions.
skald remembers what a handler answered and does not run it again for the same, so
a line counts once somebody ran it in any of the scenarios. --coverprofile writes
the same as a file that go tool cover -html=FILE shows, from the folder in which
the scenarios ran and where the scripts lie.

--mutate makes mistakes in the scripts and factions of a mod, in memory: a number
becomes one more, a comparison, and, or, true and false another, not is left out, a
limit goes, a condition holds always. Each is tried alone, until a scenario fails.
What no scenario notices is told; what does not load any more is noticed. --threshold
is then the percent of changes that must be noticed, 100 if it is left out.

--format json prints {"passed", "failed", "seed", "shuffle", "cover", "scenarios":
[{"file", "line", "title", "covers", "ok", "error", "story", "explanation", "said",
"again"}]}; --json is the same. What does not apply is left out.`,
		Example: `  skald test                        what comes with skald
  skald test --mods mods/mine       and what comes with a mod
  skald test mods/mine/scenarios -v
  skald test --run 'lasso|pike'
  skald test mods/mine --shuffle    in another order each time; =7 for one of them
  skald test mods/mine --watch      again after each save, until Ctrl-C
  skald test mods/mine --cover --threshold 90
  skald test mods/mine --mutate     what could be wrong without a scenario that fails
  skald test mods/mine --format junit > report.xml`,
		RunE: func(c *cobra.Command, paths []string) error {
			a.lookedElsewhere("test", paths)
			run := func() error { return a.test(q, c.Flags().Changed("format"), paths) }
			if watch {
				return a.watchTests(paths, run)
			}
			return run()
		},
	}
	f := c.Flags()
	f.StringVar(&q.filter, "run", "", "only scenarios whose title matches this `regex`")
	f.StringVar(&q.format, "format", "pretty", "print results `as` pretty, json, junit or tap")
	f.StringVar(&q.shuffle, "shuffle", "", "run files, and the scenarios of each, in the random order of this `number`; any if left out")
	f.Lookup("shuffle").NoOptDefVal = anyOrder
	f.BoolVar(&q.mutate, "mutate", false, "change the scripts of a mod in one place after another and tell what no scenario notices")
	f.BoolVar(&q.cover, "cover", false, "tell how many lines of the scripts ran")
	f.StringVar(&q.coverFile, "coverprofile", "", "write which lines ran to this `file`")
	f.UintVar(&q.threshold, "threshold", 0, "fail when fewer `percent` of the lines ran, or of the changes were noticed")
	f.BoolVar(&watch, "watch", false, "run again after each save, until Ctrl-C")
	a.profiled(c)
	return c
}

// anyOrder is what --shuffle has without a number.
const anyOrder = "any"

// testRun reads the flags into what is run. chosen: --format was given.
func (a *app) testRun(q *testFlags, chosen bool, paths []string) (TestRun, error) {
	run := TestRun{Paths: paths, Filter: q.filter, Cover: q.cover || q.coverFile != "" || q.threshold > 0}
	if _, err := regexp.Compile(q.filter); err != nil {
		return run, fault.New("E-USAGE", "--run does not take %q: %v", q.filter, err).Suggest("letters, | and .* are enough")
	}
	if a.json {
		if chosen && q.format != "json" {
			return run, fault.New("E-USAGE", "--json and --format %s are two formats", q.format).Suggest("leave one out")
		}
		q.format = "json"
	}
	a.json = q.format == "json" // errors too
	if !slices.Contains(formats, q.format) {
		return run, fault.New("E-USAGE", "--format does not know %q", q.format).Suggest(suggest.OneOf(q.format, formats))
	}
	if a.profile && (q.format == "junit" || q.format == "tap") {
		return run, fault.New("E-USAGE", "--profile has no place in --format %s", q.format).Suggest("pretty or json")
	}
	if q.threshold > 100 {
		return run, fault.New("E-USAGE", "--threshold does not take %d", q.threshold).Suggest("0 to 100 percent")
	}
	if i := slices.IndexFunc(paths, isNumber); q.shuffle == anyOrder && i >= 0 {
		return run, fault.New("E-USAGE", "--shuffle takes its number with =").Suggest("--shuffle=" + paths[i])
	}
	order, err := orderOf(q.shuffle)
	run.Shuffle = order
	run.Again = func(file, titles string) string { return a.again(run, file, titles) }
	return run, err
}

// isNumber says whether a path is one, and no file.
func isNumber(path string) bool {
	_, notNumber := strconv.ParseUint(path, 10, 64)
	_, missing := os.Stat(path)
	return notNumber == nil && missing != nil
}

// orderOf reads the number of --shuffle; nil where there is none.
func orderOf(text string) (*uint64, error) {
	if text == "" {
		return nil, nil
	}
	var n uint64
	if text == anyOrder {
		var random [2]byte
		_, _ = crand.Read(random[:]) // it never fails
		n = uint64(binary.LittleEndian.Uint16(random[:]))
		return &n, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return nil, fault.New("E-USAGE", "--shuffle does not take %q", text).Suggest("a whole number from 0: --shuffle=7")
	}
	return &n, nil
}

// again is the command that runs those scenarios of a file once more whose titles
// match, "" for all, or every file in the same order.
func (a *app) again(run TestRun, file, titles string) string {
	words := []string{"skald test"}
	if run.Shuffle != nil {
		words = append(words, fmt.Sprintf("--shuffle=%d", *run.Shuffle))
		if run.Filter != "" {
			words = append(words, "--run "+shellWord(run.Filter))
		}
		for _, p := range run.Paths {
			words = append(words, shellWord(p))
		}
	} else {
		words = append(words, shellWord(file))
		if titles != "" {
			words = append(words, "--run "+shellWord(titles))
		}
	}
	if a.opts.Game != "" {
		words = append(words, "--game "+a.opts.Game)
	}
	for _, m := range a.opts.Mods {
		words = append(words, "--mods "+shellWord(m))
	}
	if a.opts.Seed != 1 {
		words = append(words, fmt.Sprintf("--seed %d", a.opts.Seed))
	}
	return strings.Join(append(words, "-v"), " ")
}

var plainWord = regexp.MustCompile(`^[\pL\pN_./:=@%+,-]+$`)

// shellWord is a word as a shell takes it.
func shellWord(text string) string {
	if plainWord.MatchString(text) {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

func (a *app) test(q *testFlags, chosen bool, paths []string) error {
	run, err := a.testRun(q, chosen, paths)
	if err != nil {
		return err
	}
	if q.mutate {
		return a.mutate(q, run)
	}
	sum := summary{Seed: a.opts.Seed, Shuffle: run.Shuffle}
	report := a.reporterFor(q.format, run)
	covered, err := a.engine.Test(a.opts, run, func(r scenario.Result) {
		sum.add(r)
		report.tell(r)
	})
	if err == nil && sum.Passed+sum.Failed == 0 {
		err = noScenario(paths, q.filter)
	} else if err != nil {
		err = cannotRun{err}
	}
	if err != nil {
		report.broke(err)
		return err
	}
	if run.Cover {
		sum.Cover = coverageOf(covered)
		if err := sum.Cover.write(q.coverFile); err != nil {
			return err
		}
	}
	sum.Profile = a.rulesWorked()
	report.end(sum)
	return a.verdict(sum, q.threshold)
}

// verdict is the exit code of a run that was reported.
func (a *app) verdict(sum summary, threshold uint) error {
	if sum.Cover.below(threshold) {
		a.printBelow(sum.Cover, threshold)
		return failed(codeFailed)
	}
	if sum.Failed > 0 {
		return failed(codeFailed)
	}
	return nil
}

// declaresScenario is a text with a scenario in it.
var declaresScenario = regexp.MustCompile(`(?m)^\s*scenario[\s("'\[]`)

func noScenario(paths []string, filter string) error {
	switch {
	case filter != "":
		return fault.New("E-USAGE", "no scenario has a title that matches %q", filter).
			Suggest("skald test -v shows the titles")
	case len(paths) > 0:
		return noScenarioIn(paths[0])
	}
	return fault.New("E-USAGE", "there are no scenarios")
}

// noScenarioIn says whether a folder has scenarios that lie in the wrong place.
func noScenarioIn(dir string) error {
	stray := ""
	_ = filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".lua" {
			return nil
		}
		if text, err := os.ReadFile(name); err == nil && declaresScenario.Match(text) {
			stray = filepath.ToSlash(name)
			return fs.SkipAll
		}
		return nil
	}) // what cannot be read was told before
	err := fault.New("E-USAGE", "there is no scenario in %s", dir)
	if stray == "" {
		return err.Suggest("scenarios are .lua files in a folder named scenarios: skald help scenario")
	}
	return err.Suggest("of a folder only the folders named scenarios in it are run; a file alone runs: skald test " + stray)
}
