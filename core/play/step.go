package play

import "skald/core/battle"

// Step is a part of an order. Carried out, it says whether it must be carried
// out again before the next one begins. Between two steps all that the rest of
// the order depends on stands in facts of the table and in what Rules.Keep
// tells, nowhere else: whoever asks for odds puts these aside and takes them up
// again as often as the dice can fall. The order's report is written, never read.
type Step func() (again bool, err error)

// CarryOut carries out steps one after the other, inside Order.
func (p *Play) CarryOut(steps []Step) error {
	for _, s := range steps {
		for again := true; again; {
			var err error
			if again, err = p.Do(s); err != nil {
				return err
			}
		}
	}
	return nil
}

// Do carries out one step once. Its error is whatever went wrong in it.
func (p *Play) Do(s Step) (again bool, err error) {
	p.R.Begin()
	if again, err = s(); err == nil {
		err = p.R.Err
	}
	if err == nil {
		err = p.R.Src.Err()
	}
	return again, err
}

// Aside is a table put aside between two steps of an order: its facts and what
// the order under way keeps beside them.
type Aside struct {
	snap  battle.Snapshot
	under any
}

// PutAside keeps the table as it is now; a's memory is used again.
func (p *Play) PutAside(a *Aside) {
	p.SaveInto(&a.snap)
	a.under = p.Rules.Keep(a.under)
}

// TakeUp makes the table what it was when a was put aside, and asks again who
// answers under its switches.
func (p *Play) TakeUp(a *Aside) {
	p.Restore(a.snap)
	p.Rules.Resume(a.under)
	watch := p.Watch // nobody has read anything yet
	p.Watch = nil
	p.Refresh()
	p.Watch = watch
}
