package luabind

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/core/pillage"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// who_can: the enemies of a model and what would come of an order at each, by the
// odds of that very order.

// What an outcome of such a question counts, as bits of a number.
const (
	touched = 1 // the charge comes to contact
	killed  = 2 // the target leaves the game
	fallen  = 4 // the model itself does
	hurt    = 8 // the target loses hit points, or leaves the game
)

// glanceCode is what is asked about, by order.
var glanceCode = map[string]string{
	"shoot": "local hp = t.hp shoot(m, t) return t.alive and (t.hp < hp and 8 or 0) or 10",
	"charge": "local hp, n = t.hp, 0 if charge(m, t).contact then fight(m, t) n = 1 end " +
		"return n + (t.alive and (t.hp < hp and 8 or 0) or 10) + (m.alive and 0 or 4)",
}

const (
	mostTargets  = 20     // of one list, the nearest
	glanceBudget = 30_000 // steps of an exact answer about one of them
	glanceTrials = 1000   // of an estimate where that is too little
)

// chanceAt is what would come of an order at one enemy.
type chanceAt struct {
	at             int32
	away           int32
	aim            pillage.Aim
	refused        *fault.Error
	reach          odds.Chance       // of a charge: that it comes to contact
	wounds         odds.Chance       // the target loses hit points
	kills, falls   odds.Chance       // the target leaves the game, the model itself does
	noWay          error             // of a charge: why it does not arrive, however far it reaches
	assumed        map[string]string // how decisions went
	notes          []string
	wordOfDistance string // of a shot: "in range", "long range", "out of range"
}

// doWhoCan: who_can("shoot", m, { weapon = "bow" }), who_can("charge", m).
func (s *Session) doWhoCan(L *lua.LState) int {
	kind, m := s.word(L, 1, "who_can"), s.modelArg(L, 2, "who_can")
	if glanceCode[kind] == "" {
		known := []string{"shoot", "charge"}
		vm.Throw(L, fault.New("E-ARG", "who_can tells whom a model can shoot or charge, not %q", kind).Suggest(suggest.OneOf(kind, known)))
	}
	weapon := ""
	if kind == "shoot" {
		weapon = s.weaponOpt(L, s.opts(L, 3, "who_can", "weapon"))
	} else {
		s.opts(L, 3, "who_can")
	}
	g := s.lookOn(L, "who_can()")
	fn := s.glanceFn(L, g, kind, weapon)
	targets := enemiesOf(g, m)
	more := max(len(targets)-mostTargets, 0)
	var list []*chanceAt
	for _, t := range targets[:len(targets)-more] {
		c := &chanceAt{at: t, away: g.Between(m, t)}
		if err := s.lookAt(g, fn, kind, weapon, m, c); err != nil {
			if fault.CodeOf(err) == "E-ABORTED" {
				vm.Unwind(L, asFault(err))
			}
			vm.Throw(L, asFault(err))
		}
		list = append(list, c)
	}
	L.Push(s.targetList(g, kind, m, list, more))
	return 1
}

// glanceFn is the function whose odds are asked.
func (s *Session) glanceFn(L *lua.LState, g *play.Play, kind, weapon string) *lua.LFunction {
	code := glanceCode[kind]
	if g.Strict { // what comes after the order belongs to another stage
		code = kind + "(m, t) return 0"
	}
	if weapon != "" {
		code = strings.Replace(code, "shoot(m, t)", fmt.Sprintf("shoot(m, t, { weapon = %q })", weapon), 1)
	}
	res, err := s.user.vm.Call(s.codeArg(L, "return function(m, t) "+code+" end"), 0, 1)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return res[0].(*lua.LFunction)
}

// enemiesOf a model who stand on the table: the nearest first. In strict play,
// where nothing is measured, as they were added.
func enemiesOf(g *play.Play, m int32) []int32 {
	var out []int32
	for o := range g.Count() {
		if g.Alive(o) && g.IsM(o, battle.Hidden, 0) && g.M(o, battle.SideOf) != g.M(m, battle.SideOf) {
			out = append(out, o)
		}
	}
	if !g.Strict {
		slices.SortStableFunc(out, func(x, y int32) int { return int(g.Between(m, x) - g.Between(m, y)) })
	}
	return out
}

// lookAt asks for the odds of an order at one target.
func (s *Session) lookAt(g *play.Play, fn *lua.LFunction, kind, weapon string, m int32, c *chanceAt) error {
	d, assumed, err := s.glanceOdds(fn, m, c.at)
	if fault.CodeOf(err) == "E-ORDER" {
		c.refused = asFault(err)
		return nil
	}
	if err != nil || g.Strict {
		return err
	}
	c.reach, c.wounds, c.kills, c.falls, c.notes = bit(d, touched), bit(d, hurt), bit(d, killed), bit(d, fallen), d.Notes
	c.assumed = assumed
	if kind != "shoot" {
		if c.nothing() {
			c.noWay, err = pil(g).NoWay(m, c.at)
		}
		return err
	}
	if c.aim, err = pil(g).AimAt(m, c.at, weaponOn(g, weapon)); err != nil {
		return err
	}
	switch {
	case !c.aim.In:
		c.wordOfDistance = "out of range"
	case c.aim.Long:
		c.wordOfDistance = "long range"
	default:
		c.wordOfDistance = "in range"
	}
	return nil
}

// nothing can come of a charge.
func (c *chanceAt) nothing() bool {
	return c.reach.Impossible() && c.wounds.Impossible() && c.falls.Impossible()
}

// glanceOdds of a function of two models: exact, or by few trials; and how
// decisions went.
func (s *Session) glanceOdds(fn *lua.LFunction, m, t int32) (*odds.Dist, map[string]string, error) {
	args := []lua.LValue{s.user.view(hook.ConstPath(m), hook.Model, 0), s.user.view(hook.ConstPath(t), hook.Model, 0)}
	q, end, err := s.newQuestion([]*lua.LFunction{fn}, args, measured{}, options{seed: s.seed, budget: glanceBudget})
	if err != nil {
		return nil, nil, err
	}
	defer end()
	d, err := q.exact()
	if tooMuch(err) {
		q.options.trials = glanceTrials
		q.forget()
		d, err = q.estimate("too many ways for an exact answer: estimated")
	}
	return d, q.assumed, err
}

// bit is the chance that an outcome of a question counts a bit.
func bit(d *odds.Dist, b int) odds.Chance {
	sum := odds.Chance{P: new(big.Rat), Exact: d.Exact, Trials: d.Trials}
	for _, o := range d.Outcomes {
		if int(o.Num)&b != 0 {
			c := d.PNum(o.Num)
			sum.P.Add(sum.P, c.P)
			sum.Count += c.Count
		}
	}
	return sum
}

// targetList is the list for scripts, with its table for people.
func (s *Session) targetList(g *play.Play, kind string, m int32, list []*chanceAt, more int) *lua.LTable {
	t := s.user.vm.L().CreateTable(len(list), 0)
	whole := &listing{n: len(list)}
	rows := [][]string{targetHead(kind, g.Strict)}
	assumed := map[string]string{}
	var notes []string
	for _, c := range list {
		for k, how := range c.assumed {
			assumed[k] = how
		}
		cells := targetCells(g, kind, c)
		rows = append(rows, cells)
		for _, n := range c.notes {
			if !slices.Contains(notes, n) && !strings.HasPrefix(n, decidedNote) && !strings.HasPrefix(n, "stands on placeholder") {
				notes = append(notes, n)
			}
		}
		t.Append(s.wrap(&target{record{"a target", s.targetFields(kind, g.Strict, c), strings.Join(cells, "  ")}, whole}))
	}
	lines := remarked(rows, "", func(row int) bool { return len(rows[row]) < len(rows[0]) })
	var decisions []string
	for _, a := range assumptions(assumed) {
		decisions = append(decisions, decidedNote+a)
	}
	if why := sameRefusal(list); why != nil {
		lines = []string{fmt.Sprintf("nobody to %s: %s", kind, reasonOf(why))}
	}
	notes = append(decisions, notes...)
	if more > 0 {
		notes = append(notes, fmt.Sprintf("%d farther away are not listed", more))
	}
	if g.Strict {
		notes = append(notes, "nothing is measured before the order (PIL-MEAS-02)")
	}
	whole.text = strings.Join(append(lines, notes...), "\n")
	return t
}

// sameRefusal is the reason why nobody can be the target, nil where somebody can
// or the reasons differ.
func sameRefusal(list []*chanceAt) *fault.Error {
	for _, c := range list {
		if c.refused == nil || reasonOf(c.refused) != reasonOf(list[0].refused) {
			return nil
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[0].refused
}

func targetHead(kind string, strict bool) []string {
	switch {
	case strict:
		return []string{"target", ""}
	case kind == "shoot":
		return []string{"target", "away", "", "hit", "save", "wounds", "kills"}
	}
	return []string{"target", "away", "reaches", "wounds", "kills", "falls"}
}

// targetCells are a row of the table.
func targetCells(g *play.Play, kind string, c *chanceAt) []string {
	cells := []string{g.Name(c.at)}
	if !g.Strict {
		cells = append(cells, inches(c.away))
	}
	switch {
	case c.refused != nil:
		return append(cells, "no: "+reasonOf(c.refused))
	case g.Strict:
		return append(cells, "allowed")
	case kind == "shoot" && !c.aim.In:
		return append(cells, "out of range "+inches(c.aim.Reach))
	case c.noWay != nil:
		return append(cells, "no way: "+reasonOf(c.noWay))
	case kind == "charge" && c.nothing():
		return append(cells, "out of reach")
	case kind == "shoot":
		return append(cells, c.wordOfDistance, itoa(c.aim.Hit)+"+", itoa(c.aim.Save)+"+", c.wounds.Percent(), c.kills.Percent())
	}
	return append(cells, c.reach.Percent(), c.wounds.Percent(), c.kills.Percent(), c.falls.Percent())
}

// targetFields are what a script reads of a target; what does not apply is nil.
func (s *Session) targetFields(kind string, strict bool, c *chanceAt) map[string]lua.LValue {
	f := map[string]lua.LValue{"target": s.user.view(hook.ConstPath(c.at), hook.Model, 0)}
	names := []string{"distance", "refused", "chance", "wounds"}
	if kind == "shoot" {
		names = append(names, "range", "hit", "save")
	} else {
		names = append(names, "reaches", "falls")
	}
	for _, n := range names {
		f[n] = lua.LNil
	}
	if !strict {
		f["distance"] = lua.LNumber(float64(c.away) / hook.Milli)
	}
	switch {
	case c.refused != nil:
		f["refused"] = lua.LString(c.refused.Rule)
		return f
	case strict:
		return f
	case kind == "shoot":
		f["range"], f["hit"], f["save"] = lua.LString(c.wordOfDistance), lua.LNumber(c.aim.Hit), lua.LNumber(c.aim.Save)
	default:
		f["reaches"], f["falls"] = lua.LNumber(c.reach.Float()), lua.LNumber(c.falls.Float())
	}
	f["chance"], f["wounds"] = lua.LNumber(c.kills.Float()), lua.LNumber(c.wounds.Float())
	return f
}

// target is one of such a list.
type target struct {
	record
	whole *listing
}

// listing is the picture of a whole list of records.
type listing struct {
	n    int
	text string
}

// listingOf is the whole list that a value is one of, nil: none.
func listingOf(v lua.LValue) *listing {
	if ud, ok := v.(*lua.LUserData); ok {
		if t, ok := ud.Value.(*target); ok {
			return t.whole
		}
	}
	return nil
}
