package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablereferee/referee/suite"
)

func (a *app) listCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the scenarios: name and title",
		Args:  exactly(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			lib, err := a.library()
			if err != nil {
				return err
			}
			runner := suite.Runner{Scenarios: lib.Folder}
			report, err := runner.Run(cmd.Context(), nil, nil)
			if err != nil {
				return err
			}
			if asJSON {
				return a.listJSON(report)
			}
			width := 0
			for i := range report.Cases {
				width = max(width, utf8.RuneCountInString(report.Cases[i].Name))
			}
			var b strings.Builder
			for i := range report.Cases {
				fmt.Fprintf(&b, "%-*s  %s\n", width, report.Cases[i].Name, title(&report.Cases[i]))
			}
			_, err = a.out.Write([]byte(b.String()))
			return err
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON list of {name, title, file, shows}")
	return cmd
}

// title is the title of a scenario, or why it has none.
func title(c *suite.Case) string {
	if c.Result != nil && c.Result.Title != "" {
		return c.Result.Title
	}
	first, _, _ := strings.Cut(c.Message, "\n")
	return "(" + first + ")"
}

func (a *app) listJSON(report *suite.Report) error {
	type entry struct {
		Name  string   `json:"name"`
		Title string   `json:"title"`
		File  string   `json:"file"`
		Shows []string `json:"shows"`
	}
	entries := make([]entry, len(report.Cases))
	for i := range report.Cases {
		c := &report.Cases[i]
		entries[i] = entry{Name: c.Name, File: c.File, Shows: notNil(c.Shows())}
		if c.Result != nil {
			entries[i].Title = c.Result.Title
		}
	}
	return a.json(entries)
}

// json prints a value as indented JSON.
func (a *app) json(v any) error {
	e := json.NewEncoder(a.out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// notNil gives a list that JSON writes as a list also when it is empty.
func notNil(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
