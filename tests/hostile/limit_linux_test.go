package hostile

import "syscall"

// limitMemory lets this process die when it wants more than limit bytes of data.
func limitMemory(limit uint64) error {
	return syscall.Setrlimit(syscall.RLIMIT_DATA, &syscall.Rlimit{Cur: limit, Max: limit})
}
