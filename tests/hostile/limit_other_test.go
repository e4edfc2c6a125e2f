//go:build !linux

package hostile

import "errors"

// limitMemory exists on linux alone; elsewhere only the sandbox is in the way.
func limitMemory(uint64) error { return nil }

func fifo(string) error { return errors.New("no pipes here") }
