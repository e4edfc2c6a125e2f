// Command skald is a scriptable rules sandbox for tabletop skirmish games.
package main

import (
	"os"

	"skald/cmd/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], cli.System()))
}
