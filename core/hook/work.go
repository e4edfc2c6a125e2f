package hook

// Work is what asking a rule took.
type Work struct {
	Walked  int64 // answered by the tree, no script was entered
	Entered int64 // the script was entered
	Unkept  int64 // of these: what it answered was not remembered, there is too much already
	Used    int64 // instructions of the script in them, without those of other rules that it led to
}

// Add what was counted elsewhere.
func (w *Work) Add(o Work) {
	w.Walked, w.Entered, w.Unkept, w.Used = w.Walked+o.Walked, w.Entered+o.Entered, w.Unkept+o.Unkept, w.Used+o.Used
}

// inserted says what became of a branch that a call has shown.
type inserted uint8

const (
	fresh  inserted = iota // remembered from now on
	known                  // another worker was there first
	unkept                 // too many answers or nodes already
)

// entered counts one call of a handler. Where two workers meet the same new branch
// at once the second counts as a walk, so that the numbers are those of one worker.
func (r *Run) entered(h *Handler, how inserted) {
	if r.Work == nil {
		return
	}
	w := &r.Work[h.Rule.Num]
	if how == known {
		w.Walked++
		return
	}
	w.Entered++
	w.Used += r.Used
	if how == unkept {
		w.Unkept++
	}
}
