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
	Log []Rolled
}

// Roll notes what the source below rolled.
func (r *Recorder) Roll(s Stream, who int32) Die {
	d := r.Source.Roll(s, who)
	if d.set.Size() == 1 {
		r.Log = append(r.Log, Rolled{s, who, d.set.Low()})
	}
	return d
}

// Recorded replays a log, with single dice changed where Change holds their
// position. A roll of another stream than the log's, or past its end, is an
// error: what is replayed asks for other dice than were rolled.
type Recorded struct {
	Log    []Rolled
	Change map[int]int // position in Log to face
	pos    int
	err    error
}

// Roll gives the next face of the log.
func (r *Recorded) Roll(s Stream, who int32) Die {
	if r.pos >= len(r.Log) || r.Log[r.pos].Stream != s {
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

// Split is never needed: a recorded die has one face.
func (r *Recorded) Split(d Die, mask Set) Set { return d.set }

// SplitPool counts; every die has one face.
func (r *Recorded) SplitPool(n int, set, mask Set) int { return allOrNone(n, set, mask) }

// Scope does nothing.
func (r *Recorded) Scope(order, fight, who, attack int32) {}

// Err is the first die that did not fit.
func (r *Recorded) Err() error { return r.err }
