package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"
)

// build is what version prints with --json.
type build struct {
	Version string `json:"version"`
	Go      string `json:"go"`
	System  string `json:"system"`
}

func newVersion(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "print the version",
		Long: `Prints the version of skald; with -v also the Go version and the system it was
built for, which a report of a mistake should name.`,
		Example: `  skald version
  skald version -v`,
		Args: exactly(0, ""),
		RunE: func(*cobra.Command, []string) error {
			b := build{a.engine.Version(), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
			switch {
			case a.json:
				a.printJSON(b)
			case a.verbose:
				a.print(fmt.Sprintf("skald %s (%s, %s)", b.Version, b.Go, b.System))
			default:
				a.print("skald " + b.Version)
			}
			return nil
		},
	}
}
