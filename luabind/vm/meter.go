package vm

import (
	"errors"
	"math"
	"runtime"
	"runtime/metrics"
	"sync/atomic"
	"time"

	lua "github.com/yuin/gopher-lua"
)

// reason says why a meter ran out.
type reason uint8

const (
	running reason = iota
	exhausted
	aborted
	memory
)

// meter is the context of every thread. gopher-lua asks a context for Done()
// once before each instruction, so Done is the instruction counter: no clock,
// no patched VM, and the same stop on every machine.
type meter struct {
	left   int64 // instructions that remain
	ticks  uint32
	why    reason
	spent  int64 // what was left when an abort or memory stop emptied the meter
	stop   *atomic.Bool
	closed chan struct{} // always closed: "stop now"
	base   uint64        // live heap at the first look of this run, bytes; 0 = not yet
	again  uint64        // live heap at which garbage is collected to see what is left
}

func newMeter(stop *atomic.Bool) *meter {
	m := &meter{stop: stop, closed: make(chan struct{})}
	close(m.closed)
	return m
}

// Done counts one instruction. A nil channel (never ready) lets the VM go on.
func (m *meter) Done() <-chan struct{} {
	m.left--
	if m.left < 0 {
		if m.why == running {
			m.why = exhausted
		}
		return m.closed
	}
	if m.ticks++; m.ticks&255 == 0 && m.look() {
		return m.closed
	}
	return nil
}

// look is the slow part, every 256 instructions: the stop flag, and every 4096
// the heap. It reports whether the run must end.
func (m *meter) look() bool {
	if m.stop != nil && m.stop.Load() {
		m.empty(aborted)
		return true
	}
	if m.ticks&4095 != 0 {
		return false
	}
	live := liveHeap()
	if m.base == 0 {
		m.base, m.again = live, live+heapLimit
		return false
	}
	return live > m.again && m.full()
}

// full says, after a collection, that a run has used up its memory, and ends it.
// The next collection waits for a quarter of the limit: one is dear.
func (m *meter) full() bool {
	runtime.GC()
	live := liveHeap()
	if live > m.base+heapLimit {
		m.empty(memory)
		return true
	}
	m.again = max(m.again, live+heapLimit/4)
	return false
}

// empty ends the run for a reason that is not the budget; it stays ended until
// the entry returns.
func (m *meter) empty(why reason) {
	m.why, m.spent, m.left = why, m.left, math.MinInt64/2
}

// rest is what remains of the budget, never below zero.
func (m *meter) rest() int64 {
	if m.why == aborted || m.why == memory {
		return max(m.spent, 0)
	}
	return max(m.left, 0)
}

func liveHeap() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	if sample[0].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return sample[0].Value.Uint64()
}

var errStopped = errors.New("the run was stopped")

// Err, Value and Deadline make the meter a context.Context.
func (m *meter) Err() error                  { return errStopped }
func (m *meter) Value(any) any               { return nil }
func (m *meter) Deadline() (time.Time, bool) { return time.Time{}, false }

// Charge takes n instructions from the run that L belongs to and ends it when
// they are not there. Host functions that loop or build text call it, so that
// their work is bounded by the budget too.
func Charge(L *lua.LState, n int64) {
	m := meterOf(L)
	if m == nil || n <= 0 {
		return
	}
	m.left -= n
	if m.left < 0 {
		if m.why == running {
			m.why = exhausted
		}
		L.RaiseError("%s", errStopped.Error())
	}
}

// chargeBytes charges for n bytes produced or looked through.
func chargeBytes(L *lua.LState, n int) { Charge(L, int64(n/byteRate)) }
