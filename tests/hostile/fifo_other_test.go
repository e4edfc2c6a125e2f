//go:build !unix

package hostile

import "errors"

func fifo(string) error { return errors.New("no pipes here") }
