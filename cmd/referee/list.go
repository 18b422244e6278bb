package main

import (
	"fmt"
	"strings"

	"github.com/rivo/uniseg"
	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/suite"
)

func (a *app) listCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list " + a.sayf("[WORDS…]", "[MOTS…]"),
		Short: a.sayf("List the scenarios: name and title", "Énumérer les scénarios : nom et titre"),
		Long: a.sayf(`List the scenarios: name and title. One's own come first, and then those built into this program.

With WORDS only those are listed in which all of them stand: in the name, the title, the question in either language, or
the clauses that the scenario shows. Capitals and accents do not matter.`,
			`Énumérer les scénarios : nom et titre. Les vôtres viennent d'abord, puis ceux qui sont intégrés au programme.

Avec des MOTS, seuls sont énumérés ceux qui les contiennent tous : dans le nom, le titre, la question dans l'une des
langues, ou les clauses que le scénario montre. Majuscules et accents n'ont pas d'importance.`),
		Example: `  referee list
  referee list weakness
  referee list fe.weakness.empty-stack`,
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE: func(cmd *cobra.Command, args []string) error {
			lib, err := a.library()
			if err != nil {
				return err
			}
			report, err := lib.playAll(cmd.Context(), 0, true)
			if err != nil {
				return err
			}
			cases, own, err := lib.listed(report, strings.Fields(strings.Join(args, " ")))
			if err != nil {
				return err
			}
			if asJSON {
				return a.listJSON(cases, own)
			}
			if len(cases) == 0 && len(args) > 0 {
				return engine.Errorf("no scenario has %q in its name, title, question or clauses; `referee list` lists them all",
					"aucun scénario n'a %q dans son nom, son titre, sa question ou ses clauses ; `referee list` les énumère tous", clip(strings.Join(args, " ")))
			}
			width := 0
			for _, c := range cases {
				width = max(width, uniseg.StringWidth(cleanLine(c.Name)))
			}
			p := a.page()
			for _, c := range cases {
				p.row("", c.Name, width, "  ", cleanLine(title(c, a.lang)))
			}
			if err := a.print(p); err != nil {
				return err
			}
			return a.tellShadowed(lib)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, a.sayf("print a JSON list of {name, title, own, file, shows}",
		"écrire une liste JSON de {name, title, own, file, shows}"))
	return cmd
}

// listed gives the cases in which all of some words stand, one's own first, and how many are one's own.
func (l *library) listed(report *suite.Report, words []string) (cases []*suite.Case, own int, err error) {
	isOwn, err := l.ownNames()
	if err != nil {
		return nil, 0, err
	}
	var built []*suite.Case
	for i := range report.Cases {
		c := &report.Cases[i]
		text := []string{c.Name, title(c, engine.EN), strings.Join(c.Shows(), " ")}
		if c.Result != nil {
			text = append(text, c.Result.Question[:]...)
		}
		switch {
		case !holds(strings.Join(text, "\n"), words):
		case isOwn[c.Name]:
			cases = append(cases, c)
		default:
			built = append(built, c)
		}
	}
	return append(cases, built...), len(cases), nil
}

// tellShadowed says which of one's own scenarios stand before a built-in one.
func (a *app) tellShadowed(lib *library) error {
	names, err := lib.shadowed()
	if err != nil || len(names) == 0 {
		return err
	}
	const most = 3
	if len(names) > most {
		names = append(names[:most:most], "…")
	}
	for i, name := range names {
		names[i] = cleanLine(name)
	}
	_, err = fmt.Fprintln(a.err,
		a.sayf("referee: your own scenario stands before the built-in one of the same name: %s",
			"referee : votre scénario passe avant le scénario intégré du même nom : %s", strings.Join(names, ", ")))
	return err
}

// title is the title of a scenario, or why it has none.
func title(c *suite.Case, lang engine.Lang) string {
	if c.Result != nil && c.Result.Title != "" {
		return c.Result.Title
	}
	first, _, _ := strings.Cut(c.Says(lang), "\n")
	return "(" + first + ")"
}

// listJSON prints cases for programs; the first of them are one's own.
func (a *app) listJSON(cases []*suite.Case, own int) error {
	type entry struct {
		Name  string   `json:"name"`
		Title string   `json:"title"`
		Own   bool     `json:"own"`
		File  string   `json:"file"` // empty for a built-in scenario
		Shows []string `json:"shows"`
	}
	entries := make([]entry, len(cases))
	for i, c := range cases {
		entries[i] = entry{Name: c.Name, Own: i < own, Shows: notNil(c.Shows())}
		if entries[i].Own {
			entries[i].File = c.File
		}
		if c.Result != nil {
			entries[i].Title = c.Result.Title
		}
	}
	return a.json(entries)
}
