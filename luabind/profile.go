package luabind

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"skald/core/battle"
	"skald/core/hook"
)

// Profile gathers what asking rules took in the sessions that count in it. It
// counts instructions, not time, so that it is the same on every machine.
type Profile struct {
	mu    sync.Mutex
	rules map[string]*Worked
	live  []*Session
}

// NewProfile counts nothing yet.
func NewProfile() *Profile { return &Profile{rules: map[string]*Worked{}} }

// Worked is what asking one rule took.
type Worked struct {
	Rule         string `json:"rule"`
	Title        string `json:"title"`
	Asked        int64  `json:"asked"`
	Remembered   int64  `json:"remembered"`   // of these: the tree answered
	Entered      int64  `json:"entered"`      // of these: Lua did
	Instructions int64  `json:"instructions"` // of Lua in them
	Nodes        int    `json:"nodes"`        // of its trees; the most where several libraries ran
	Unkept       int64  `json:"unkept"`       // entries whose answer there was no room for
}

// counting is what one session counts, under the rules of one content.
type counting struct {
	in   *Profile // nil: nothing is counted
	of   *battle.Content
	lang string
	list []hook.Work // by rule number
}

// apart is room for what another thread counts; nil where nothing is counted.
func (c *counting) apart() []hook.Work {
	if c.list == nil {
		return nil
	}
	return make([]hook.Work, len(c.list))
}

// add what another thread counted.
func (c *counting) add(part []hook.Work) {
	for i := range part {
		c.list[i].Add(part[i])
	}
}

// countIn lets the session count in a profile from now on; nil: it counts no more.
func (s *Session) countIn(in *Profile) {
	s.handOver()
	if old := s.work.in; old != nil && old != in {
		old.mu.Lock()
		old.live = slices.DeleteFunc(old.live, func(o *Session) bool { return o == s })
		old.mu.Unlock()
	}
	s.work = counting{in: in}
	if in == nil {
		return
	}
	in.mu.Lock()
	if !slices.Contains(in.live, s) {
		in.live = append(in.live, s)
	}
	in.mu.Unlock()
	if s.game != nil {
		s.game.R.Work = s.counts()
	}
}

// counts is where the present rules are counted, nil where they are not.
func (s *Session) counts() []hook.Work {
	if s.work.in == nil {
		return nil
	}
	if c := s.lib.content; s.work.of != c {
		s.handOver()
		s.work.of, s.work.lang, s.work.list = c, s.lib.opt.Lang, make([]hook.Work, len(c.Rules))
	}
	return s.work.list
}

// handOver hands what was counted to the profile.
func (s *Session) handOver() {
	if s.work.in == nil || s.work.of == nil {
		return
	}
	p := s.work.in
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, r := range s.work.of.Rules {
		if w := s.work.list[i]; w != (hook.Work{}) {
			p.add(r, w, s.work.lang)
		}
	}
	clear(s.work.list)
}

func (p *Profile) add(r *hook.Rule, w hook.Work, lang string) {
	row := p.rules[r.ID]
	if row == nil {
		row = &Worked{Rule: r.ID}
		p.rules[r.ID] = row
	}
	row.Title = r.Title.In(lang)
	row.Asked += w.Walked + w.Entered
	row.Remembered += w.Walked
	row.Entered += w.Entered
	row.Instructions += w.Used
	row.Unkept += w.Unkept
	nodes := 0
	for _, h := range r.Parts {
		n, _ := h.Tree.Nodes()
		nodes += n
	}
	row.Nodes = max(row.Nodes, nodes)
}

// Rows are the rules that were asked: the most instructions first, then by id.
func (p *Profile) Rows() []Worked {
	for _, s := range p.live {
		s.handOver()
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	out := []Worked{}
	for _, row := range p.rules {
		out = append(out, *row)
	}
	sort.Slice(out, func(i, j int) bool {
		if a, b := out[i].Instructions, out[j].Instructions; a != b {
			return a > b
		}
		return out[i].Rule < out[j].Rule
	})
	return out
}

// Profile tells what the rules took since counting began (repl.Session).
func (s *Session) Profile() string {
	if s.work.in == nil {
		return "nothing is counted yet: :profile reset begins\n"
	}
	return s.work.in.String()
}

// ResetProfile begins to count anew (repl.Session).
func (s *Session) ResetProfile() { s.countIn(NewProfile()) }

// String is the profile as a table with its legend.
func (p *Profile) String() string {
	rows := p.Rows()
	if len(rows) == 0 {
		return "no rule was asked\n"
	}
	all := Worked{Rule: "all"}
	var cells [][]string
	for _, r := range rows {
		all.Asked, all.Remembered, all.Entered = all.Asked+r.Asked, all.Remembered+r.Remembered, all.Entered+r.Entered
		all.Instructions, all.Nodes, all.Unkept = all.Instructions+r.Instructions, all.Nodes+r.Nodes, all.Unkept+r.Unkept
		cells = append(cells, r.cells())
	}
	return aligned(profileHead, append(cells, all.cells())) + profileLegend
}

var profileHead = []string{"rule", "asked", "remembered", "entered", "instructions", "each", "nodes", "unkept", "title"}

const profileLegend = `
remembered: answered from what the rule did before, without Lua; entered: Lua ran,
each: instructions of one such run; nodes: what is remembered; unkept: runs whose
answer there was no room to remember, so that the next like them enters Lua again
`

func (w *Worked) cells() []string {
	each := "-"
	if w.Entered > 0 {
		each = strconv.FormatInt((w.Instructions+w.Entered/2)/w.Entered, 10)
	}
	n := func(i int64) string { return strconv.FormatInt(i, 10) }
	return []string{w.Rule, n(w.Asked), share(w.Remembered, w.Asked), n(w.Entered), n(w.Instructions), each, strconv.Itoa(w.Nodes), n(w.Unkept), w.Title}
}

// share in percent, rounded down, so that 100% is all of them.
func share(part, of int64) string {
	if of == 0 {
		return "-"
	}
	m := part * 1000 / of
	return strings.TrimSuffix(fmt.Sprintf("%d.%d", m/10, m%10), ".0") + "%"
}
