//go:build !unix

package repl

// canResize says whether resized does anything.
const canResize = false

func resized() {}

func giveSize() {}
