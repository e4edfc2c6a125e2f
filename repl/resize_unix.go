//go:build unix

package repl

import (
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// canResize says whether resized does anything.
const canResize = true

// resized tells this process that its screen has another size.
func resized() { _ = syscall.Kill(os.Getpid(), syscall.SIGWINCH) }

// giveSize makes a terminal that has no size, as a program opens one, one of 80
// columns: the editor would neither complete nor draw.
func giveSize() {
	fd := int(os.Stdout.Fd())
	if now, err := unix.IoctlGetWinsize(fd, unix.TIOCGWINSZ); err == nil && now.Col == 0 {
		_ = unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: 80}) // else it stays as it is
	}
}
