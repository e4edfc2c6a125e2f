package luabind

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/luabind/vm"
)

// doWhatIf: what_if() numbers the dice of the last order that rolled, and
// what_if(2, 5) tells how it would have gone with another face.
func (s *Session) doWhatIf(L *lua.LState) int {
	s.mayMove(L, "what_if()")
	st := s.hist.top
	for st != nil && len(st.dice) == 0 {
		st = st.prev
	}
	if st == nil {
		vm.Throw(L, fault.New("E-UNDO", "no order has rolled dice yet"))
	}
	if L.Get(1) == lua.LNil {
		L.Push(lua.LString(s.numbered(st)))
		return 1
	}
	die := int(s.user.between(L, L.Get(1), "the number of a die", 1, int32(len(st.dice))))
	face := int(s.user.between(L, L.Get(2), "the face", 1, 6))
	text, err := s.changedDie(st, die, face)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	L.Push(lua.LString(text))
	return 1
}

// numbered lists the dice of a step: number, stream, roller, face.
func (s *Session) numbered(st *step) string {
	rows := make([][2]string, len(st.dice))
	wide, wideWho := 0, 0
	for i, d := range st.dice {
		rows[i] = [2]string{s.StreamName(d.Stream), st.roller(d)}
		wide, wideWho = max(wide, len(rows[i][0])), max(wideWho, len([]rune(rows[i][1])))
	}
	out := []string{st.label()}
	for i, d := range st.dice {
		out = append(out, fmt.Sprintf("%3d  %-*s  %-*s  %d", i+1, wide, rows[i][0], wideWho, rows[i][1], d.Face))
	}
	return strings.Join(out, "\n")
}

// changedDie carries an order out again from where it was given, with one die
// changed, and tells how it goes. The table stays as it is.
func (s *Session) changedDie(st *step, die, face int) (text string, err error) {
	was := st.dice[die-1]
	now, rec, traced, stats := s.moment(), s.rec, s.traced, s.game.R.Stats
	again := &dice.Recorded{Log: st.dice, Change: map[int]int{die - 1: face}}
	s.hist.quiet, s.traced = true, false
	defer func() {
		s.hist.quiet, s.traced, s.rec = false, traced, rec
		if back := s.goTo(now); back != nil {
			err = back
		}
		s.game.R.Stats = stats
	}()
	if f := s.goTo(st.before); f != nil {
		return "", f
	}
	s.game.R.Stats = s.game.R.Stats.Copy()
	again.Else = s.seeded()
	s.rec.Source, s.last = again, nil
	res, err := s.user.vm.Call(st.fn, 0, lua.MultRet, st.args...)
	if err != nil {
		return "", err
	}
	by := ""
	if who := st.roller(was); who != "" {
		by = " of " + who
	}
	lines := []string{fmt.Sprintf("%s, had die %d, the %s die%s, been a %d and not a %d:", st.label(), die, s.StreamName(was.Stream), by, face, was.Face)}
	story := strings.TrimRight(s.Trace(), "\n")
	if story != "" {
		lines = append(lines, story)
	}
	for _, v := range res {
		if t := s.resultText(v); t != "" && t != story {
			lines = append(lines, t)
		}
	}
	if n := again.New(); n > 0 {
		lines = append(lines, fmt.Sprintf("from die %d on the dice are new: other ones are asked for than were rolled", n))
	} else if left := again.Left(); left > 0 {
		lines = append(lines, fmt.Sprintf("the last %d of the dice that were rolled are not asked for", left))
	}
	return strings.Join(lines, "\n"), nil
}

// resultText is what an order returned, as the prompt shows it.
func (s *Session) resultText(v lua.LValue) string {
	if ud, ok := v.(*lua.LUserData); ok {
		if p, ok := ud.Value.(pictured); ok {
			return strings.TrimRight(p.picture(s), "\n")
		}
	}
	return ""
}
