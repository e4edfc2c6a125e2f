package dice

import "skald/core/fault"

// Rolled is one die of a log.
type Rolled struct {
	Stream Stream
	Who    int32 // model that rolled, -1 nobody
	Face   int   // 1..6
}

// Recorder passes dice on and writes down each face, for undo, replay and
// saved sessions. The faces of an explored source are not recorded.
type Recorder struct {
	Source
	Log   []Rolled
	rolls uint64
}

// Roll notes what the source below rolled.
func (r *Recorder) Roll(s Stream, who int32) Die {
	d := r.Source.Roll(s, who)
	r.rolls++
	if d.set.Size() == 1 {
		r.Log = append(r.Log, Rolled{s, who, d.set.Low()})
	}
	return d
}

// Rolls counts the dice thrown so far, those taken back too.
func (r *Recorder) Rolls() uint64 { return r.rolls }

// Mark returns a function that takes back the dice noted since; a source that
// can do so gives them back too.
func (r *Recorder) Mark() func() {
	n := len(r.Log)
	back := func() {}
	if m, ok := r.Source.(interface{ Mark() func() }); ok {
		back = m.Mark()
	}
	return func() {
		r.Log = r.Log[:n]
		back()
	}
}

// Recorded replays a log, with single dice changed where Change holds their
// position. A die that does not fit the log (another stream or roller asks, or
// the log has ended) is an error, or where there is an Else the first that comes
// from it; so do all dice after it.
type Recorded struct {
	Log    []Rolled
	Change map[int]int // position in Log to face
	Else   Source
	// Fits, where set, says whether die i of the log is one of this roll.
	Fits func(i int, s Stream, who int32) bool

	pos int
	own bool // the log is followed no more
	err error
}

// Roll gives the next face of the log. Else rolls along, so that it gives the
// dice that it would have given in place of the log.
func (r *Recorded) Roll(s Stream, who int32) Die {
	var other Die
	if r.Else != nil {
		other = r.Else.Roll(s, who)
	}
	if r.own = r.own || !r.fits(s, who); r.own {
		if r.Else != nil {
			return other
		}
		if r.err == nil {
			r.err = fault.New("E-REPLAY", "die %d of the log does not fit: another roll is asked for here", r.pos+1)
		}
		return Fixed(1)
	}
	f := r.Log[r.pos].Face
	if c, ok := r.Change[r.pos]; ok {
		f = c
	}
	r.pos++
	return Fixed(f)
}

func (r *Recorded) fits(s Stream, who int32) bool {
	if r.pos >= len(r.Log) {
		return false
	}
	if r.Fits != nil {
		return r.Fits(r.pos, s, who)
	}
	return r.Log[r.pos].Stream == s && r.Log[r.pos].Who == who
}

// New is the number, from 1, of the first die that was not of the log; 0 where
// all were.
func (r *Recorded) New() int {
	if !r.own {
		return 0
	}
	return r.pos + 1
}

// Left is how many dice of the log were not rolled.
func (r *Recorded) Left() int { return len(r.Log) - r.pos }

// Mark returns a function that gives back the dice rolled since.
func (r *Recorded) Mark() func() {
	was := *r
	return func() { *r = was }
}

// Split is never needed: a recorded die has one face.
func (r *Recorded) Split(d Die, mask Set) Set { return d.set }

// SplitPool counts; every die has one face.
func (r *Recorded) SplitPool(n int, set, mask Set) int { return allOrNone(n, set, mask) }

// Scope is one of Else: dice of the log come in order.
func (r *Recorded) Scope(order, fight, who, attack int32) {
	if r.Else != nil {
		r.Else.Scope(order, fight, who, attack)
	}
}

// Err is the first die that did not fit.
func (r *Recorded) Err() error { return r.err }
