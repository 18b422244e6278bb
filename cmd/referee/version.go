package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

func (a *app) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version, and the games it knows",
		Args:  exactly(),
		RunE: func(*cobra.Command, []string) error {
			var b strings.Builder
			fmt.Fprintf(&b, "referee %s, log format %d, %s %s/%s\n", version(), engine.LogVersion, runtime.Version(), runtime.GOOS, runtime.GOARCH)
			for _, g := range games.All() {
				fmt.Fprintf(&b, "%s: %s, editions %s\n", g.ID, g.Name[engine.EN], strings.Join(g.Editions, ", "))
			}
			_, err := a.out.Write([]byte(b.String()))
			return err
		},
	}
}

// version is what the build knows of itself: a release, else the revision, else that it is neither.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "(unknown)"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			return "(devel) " + s.Value
		}
	}
	return "(devel)"
}
