package luabind

import (
	"runtime"
	"sync"
	"sync/atomic"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/odds"
)

// chunk is how many trials a thread takes at a time.
const chunk = 128

// tallied are trials that were played: how often each outcome came.
type tallied struct {
	counts  map[int64]int
	refused int
	n       int
	guessed bool
}

// simulate plays the question in trials from the first to before the last. A
// trial's dice depend on the seed and its number alone, so that it does not
// matter which thread plays it. each, where given, is told every outcome and how
// many dice it took; it is called by one thread at a time and in no order.
func (q *question) simulate(trials int, each func(trial int, n int64, rolls int)) (*tallied, error) {
	for {
		t, err := q.trials(trials, each)
		if err == errOtherwise {
			q.restart()
			continue
		}
		return t, err
	}
}

func (q *question) trials(trials int, each func(trial int, n int64, rolls int)) (*tallied, error) {
	if _, err := q.newExec(dice.NewSeeded(q.options.seed, 0)).root(0); err != nil {
		return nil, err
	}
	var (
		next  atomic.Int64
		mu    sync.Mutex
		total = &tallied{counts: map[int64]int{}}
		fail  error
		wg    sync.WaitGroup
	)
	threads := q.s.threads
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	for range min(threads, (trials+chunk-1)/chunk) {
		x := q.newExec(nil) // one after the other: each copies the table
		x.PutAside(0)
		x.g.R.Work = q.s.work.apart()
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() {
				mu.Lock()
				q.s.work.add(x.g.R.Work)
				mu.Unlock()
			}()
			src := dice.NewSeeded(0, 0)
			src.Names = q.s.StreamName
			x.g.R.Src = src
			for {
				from := int(next.Add(chunk)) - chunk
				if from >= trials || q.s.w.stop.Load() {
					break
				}
				out, rolled := make([]int64, 0, chunk), make([]int, 0, chunk)
				part := tallied{counts: map[int64]int{}}
				for t := from; t < min(from+chunk, trials); t++ {
					x.TakeUp(0)
					src.Reset(q.options.seed, uint64(t))
					before := src.Rolls()
					n, err := x.trial()
					if fault.CodeOf(err) == "E-ABORTED" {
						break // what is there so far is answered
					}
					if err != nil {
						mu.Lock()
						if fail == nil {
							fail = err
						}
						mu.Unlock()
						next.Store(int64(trials)) // nobody goes on
						return
					}
					part.counts[n]++
					if x.refused {
						part.refused++
					}
					out, rolled = append(out, n), append(rolled, int(src.Rolls()-before))
				}
				mu.Lock()
				for n, c := range part.counts {
					total.counts[n] += c
				}
				total.refused += part.refused
				total.n += len(out)
				total.guessed = total.guessed || x.g.R.Guesses > 0
				if each != nil {
					for i, n := range out {
						each(from+i, n, rolled[i])
					}
				}
				if q.s.Progress != nil {
					q.s.Progress(total.n, trials)
				}
				mu.Unlock()
			}
		}()
	}
	wg.Wait()
	if q.s.Progress != nil {
		q.s.Progress(0, 0)
	}
	if fail == nil && total.n == 0 {
		fail = stopped()
	}
	return total, fail
}

// dist of trials.
func (q *question) dist(t *tallied) (*odds.Dist, error) {
	if err := q.nobody(); err != nil {
		return nil, err
	}
	var outs []odds.Outcome
	for n, c := range t.counts {
		o := q.outcome(n)
		o.Count = c
		outs = append(outs, o)
	}
	d, err := odds.FromCounts(outs)
	if err != nil {
		return nil, err
	}
	if q.refused != nil {
		d.RefusedBy, d.RefusedCount = q.refused.Rule, t.refused
		if t.refused == t.n {
			return nil, q.refused
		}
	}
	q.note(d, t.guessed)
	return d, nil
}

// answer the question: exactly where that can be, else by trials, and then it
// says why.
func (q *question) answer() (*odds.Dist, error) {
	if q.options.trials == 0 {
		d, err := q.exact()
		if err == nil || !tooMuch(err) {
			return d, err
		}
		if q.options.best != nil {
			return nil, asTooMany(q)
		}
		q.options.trials = defaultTrials
		q.forget()
		return q.estimate(estimated(err))
	}
	return q.estimate("")
}

func (q *question) estimate(why string) (*odds.Dist, error) {
	asked := q.options.trials
	t, err := q.simulate(asked, nil)
	if err != nil {
		return nil, err
	}
	d, err := q.dist(t)
	if err != nil {
		return nil, err
	}
	if why != "" {
		d.Notes = append([]string{why}, d.Notes...)
	}
	if t.n < asked {
		q.s.w.stop.Store(false) // the answer is all that was stopped
		d.Notes = append([]string{"stopped before its end"}, d.Notes...)
	}
	return d, nil
}
