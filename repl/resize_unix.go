//go:build unix

package repl

import (
	"os"
	"syscall"
)

// canResize says whether resized does anything.
const canResize = true

// resized tells this process that its screen has another size.
func resized() { _ = syscall.Kill(os.Getpid(), syscall.SIGWINCH) }
