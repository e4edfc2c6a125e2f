package repl

import (
	"os"
	"os/signal"
)

// StopOnInterrupt lets Ctrl-C stop what runs at s, until done is called. A second
// Ctrl-C ends the process, as without it.
func StopOnInterrupt(s Session) (done func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt)
	over := make(chan struct{})
	go func() {
		select {
		case <-signals:
			signal.Stop(signals)
			s.Interrupt()
		case <-over:
		}
	}()
	return func() {
		signal.Stop(signals)
		close(over)
	}
}
