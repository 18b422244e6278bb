package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
)

func (a *app) versionCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: a.sayf("Print the version, and the games it knows", "Écrire la version, et les jeux connus"),
		Example: `  referee version
  referee version --json`,
		Args:              exactly(),
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE:              func(*cobra.Command, []string) error { return a.printVersion(asJSON) },
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)",
		"écrire un objet JSON au lieu de texte (docs/json.md)"))
	return cmd
}

// printVersion is what the command version and the flag --version print.
func (a *app) printVersion(asJSON bool) error {
	if asJSON {
		type game struct {
			ID       string   `json:"id"`
			Name     jsonText `json:"name"`
			Editions []string `json:"editions"`
		}
		out := struct {
			Version   string `json:"version"`
			LogFormat int    `json:"log_format"`
			Go        string `json:"go"`
			Platform  string `json:"platform"`
			Games     []game `json:"games"`
		}{version(), log.Version, runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH, nil}
		for _, g := range games.All() {
			out.Games = append(out.Games, game{g.ID, bothOf(g.Name), g.Editions})
		}
		return a.json(out)
	}
	var b strings.Builder
	fmt.Fprintln(&b, a.sayf("referee %s, log format %d, %s %s/%s", "referee %s, journal au format %d, %s %s/%s",
		version(), log.Version, runtime.Version(), runtime.GOOS, runtime.GOARCH))
	for _, g := range games.All() {
		word := engine.Text{"editions", "éditions"}
		if len(g.Editions) == 1 {
			word = engine.Text{"edition", "édition"}
		}
		fmt.Fprintln(&b, a.sayf("%s: %s, %s %s", "%s : %s, %s %s", g.ID, g.Name, word, strings.Join(g.Editions, ", ")))
	}
	_, err := a.out.Write([]byte(b.String()))
	return err
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
