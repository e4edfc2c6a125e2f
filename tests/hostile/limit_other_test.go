//go:build !linux

package hostile

// limitMemory exists on linux alone; elsewhere only the sandbox is in the way.
func limitMemory(uint64) error { return nil }
