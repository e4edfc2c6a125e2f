//go:build unix

package hostile

import "syscall"

func fifo(name string) error { return syscall.Mkfifo(name, 0o644) }
