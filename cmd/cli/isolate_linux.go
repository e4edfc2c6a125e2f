package cli

import (
	"os/exec"
	"runtime"
	"syscall"
)

const canIsolate = true

// limitMemory makes this process die when it wants more data than limit, bytes.
// The address space must not be limited: Go reserves far more than it uses.
func limitMemory(limit uint64) error {
	return syscall.Setrlimit(syscall.RLIMIT_DATA, &syscall.Rlimit{Cur: limit, Max: limit})
}

// runBelow runs a child that does not outlive this process. The kernel ties it
// to the thread that started it.
func runBelow(child *exec.Cmd) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	return child.Run()
}
