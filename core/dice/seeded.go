package dice

// Seeded is chance by counting: a die depends on (seed, trial, scope, stream, k)
// alone, so that two variants under one seed stay paired after one of them
// rolls an extra die, and pieces computed anywhere merge to the same result.
type Seeded struct {
	// Names, where set, gives the name of a rule's stream. The name then stands
	// for the number, which another rule may move.
	Names func(Stream) string

	seed, trial uint64
	scope       uint64
	gen         uint32
	rolls       uint64
	counters    []counter
}

type counter struct{ gen, k uint32 }

// NewSeeded returns the source of one trial of a seed.
func NewSeeded(seed, trial uint64) *Seeded {
	s := &Seeded{counters: make([]counter, FirstRule+64)}
	s.Reset(seed, trial)
	return s
}

// Reset makes s the source of another seed and trial, reusing its memory.
func (s *Seeded) Reset(seed, trial uint64) {
	s.seed, s.trial = mix(seed^0x5ca1d), mix(trial+0x9e3779b97f4a7c15)
	s.Scope(0, 0, 0, 0)
}

// Scope restarts the counters under a new scope.
func (s *Seeded) Scope(order, fight, who, attack int32) {
	s.scope = mix(s.seed ^ mix(s.trial^uint64(uint32(order))<<32^uint64(uint32(fight))) ^ uint64(uint32(who))<<32 ^ uint64(uint32(attack)))
	s.gen++
}

// Roll draws the next face of a stream.
func (s *Seeded) Roll(st Stream, who int32) Die {
	if int(st) >= len(s.counters) {
		s.counters = append(s.counters, make([]counter, int(st)+64-len(s.counters))...)
	}
	c := &s.counters[st]
	if c.gen != s.gen {
		*c = counter{gen: s.gen}
	}
	id := uint64(st)
	if st >= FirstRule && s.Names != nil {
		id = hashed(s.Names(st))
	}
	key := s.scope ^ mix(id<<32|uint64(c.k))
	c.k++
	s.rolls++
	return Die{set: 1 << uniform(key, 6)}
}

// Rolls counts the dice thrown so far.
func (s *Seeded) Rolls() uint64 { return s.rolls }

// uniform maps a key to 0..n-1 without bias: a draw in the short last part of
// the range is thrown away and the key mixed again.
func uniform(key, n uint64) uint64 {
	limit := ^uint64(0) - ^uint64(0)%n // a multiple of n
	for {
		key = mix(key)
		if key < limit {
			return key % n
		}
	}
}

// hashed is a name as a number above those of the core's streams.
func hashed(name string) uint64 {
	h := uint64(ruleSalt)
	for i := 0; i < len(name); i++ {
		h = mix(h ^ uint64(name[i]))
	}
	return h | 1<<31
}

// mix is the finaliser of splitmix64, a published bijection of 64-bit words.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Split is never needed: a seeded die has one face.
func (s *Seeded) Split(d Die, mask Set) Set { return d.set }

// SplitPool counts; every die has one face.
func (s *Seeded) SplitPool(n int, set, mask Set) int { return allOrNone(n, set, mask) }

func allOrNone(n int, set, mask Set) int {
	if set&mask != 0 {
		return n
	}
	return 0
}

// Err is always nil.
func (s *Seeded) Err() error { return nil }

// ruleSalt keeps the dice of rules apart from those of the core. It stays what it
// is when streams are added: the same seed rolls the same dice.
const ruleSalt = 64
