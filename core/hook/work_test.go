package hook

import "testing"

// asked asks the one handler of a point while its only fact is n.
func asked(r *Run, ev *Event, w *tiny, p *Point, n int32) {
	w.facts[0] = n
	r.Modify(ev, p, 0)
}

// counts is a rule that reads one number and whose script takes used instructions.
func counts(p *Point, used int64) *Rule {
	r := rule("a", p)
	r.Parts[0].Call = func(run *Run, ev *Event, _ []QA) ([]Ask, []QA, error) {
		q := Question{Op: OpState}
		run.Used = used
		return nil, []QA{{q, run.Answer(ev, &q)}}, nil
	}
	return r
}

func TestWorkIsCounted(t *testing.T) {
	p := &Point{Name: "g.modify_sum", Kind: Modify, Value: Int}
	r, ev, w := play(p, counts(p, 7))
	r.Work = make([]Work, 1)
	for _, n := range []int32{5, 5, 6, 5} {
		asked(r, ev, w, p, n)
	}
	if got, want := r.Work[0], (Work{Walked: 2, Entered: 2, Used: 14}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	for n := range int32(2 * MaxAnswers) { // more than is remembered
		asked(r, ev, w, p, 100+n)
	}
	if got := r.Work[0]; got.Unkept < MaxAnswers || got.Unkept >= 2*MaxAnswers || got.Entered != 2+2*MaxAnswers || got.Used != 7*got.Entered {
		t.Errorf("of too many answers: %+v", got)
	}
	r.Remember, r.Work[0] = false, Work{}
	asked(r, ev, w, p, 5)
	if got, want := r.Work[0], (Work{Entered: 1, Used: 7}); got != want {
		t.Errorf("called each time: got %+v, want %+v", got, want)
	}
}

// Who comes second to a branch counts a walk, as if he had come when it was known.
func TestWorkOfASecondWorkerIsAWalk(t *testing.T) {
	p := &Point{Name: "g.modify_sum", Kind: Modify, Value: Int}
	ru := counts(p, 7)
	r, ev, w := play(p, ru)
	r.Work = make([]Work, 1)
	first := ru.Parts[0].Call
	ru.Parts[0].Call = func(run *Run, ev *Event, trail []QA) ([]Ask, []QA, error) {
		asks, full, err := first(run, ev, trail)
		ru.Parts[0].Tree.insert(full, asks) // another one was faster
		return asks, full, err
	}
	asked(r, ev, w, p, 5)
	if got, want := r.Work[0], (Work{Walked: 1}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
