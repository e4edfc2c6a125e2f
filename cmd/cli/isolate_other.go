//go:build !linux

package cli

import (
	"errors"
	"os/exec"
)

const canIsolate = false

func limitMemory(uint64) error { return errors.New("it needs linux") }

func runBelow(child *exec.Cmd) error { return child.Run() }
