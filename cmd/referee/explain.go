package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/suite"
	"tablereferee/referee/explain"
	"tablereferee/referee/scenario"
)

func (a *app) explainCommand() *cobra.Command {
	var at int
	var asJSON, asMarkdown bool
	cmd := &cobra.Command{
		Use:   "explain " + a.sayf("FILE", "FICHIER"),
		Short: a.sayf("Tell why each thing in a log happened", "Dire pourquoi chaque chose d'un journal est arrivée"),
		Long: a.sayf(`Run one scenario and tell of each thing that happens why: which line of the script led to it, and what the clauses say by
which it happens, in full where they first come and by their ids from there on. Where somebody had a choice, it tells what
else could have been done, and what each of that would have brought about up to the next question.

FILE is a script anywhere, the name of a scenario as referee list shows it, or - for a script that comes through the
standard input.`,
			`Jouer un scénario et dire pour chaque chose qui arrive pourquoi : quelle ligne du script y a mené, et ce que disent les clauses
par lesquelles elle arrive, en entier là où elles viennent d'abord, par leur nom ensuite. Là où quelqu'un avait le choix, on
lit ce qui pouvait être fait d'autre, et ce que cela aurait amené jusqu'à la question suivante.

FICHIER est un script n'importe où, le nom d'un scénario tel que le montre referee list, ou - pour un script qui vient
par l'entrée standard.`),
		Example: `  referee explain forever-evil/cards/bizarro-power-last-weakness
  referee explain --at 16 my-question.lua
  referee explain --md forever-evil/choices/whom-catwoman-hits > why.md`,
		Args: exactly(argFile),
	}
	cmd.Flags().IntVar(&at, "at", 0, a.sayf("only what line `N` of the script has led to",
		"seulement ce à quoi la ligne `N` du script a mené"))
	cmd.Flags().BoolVar(&asJSON, "json", false, a.sayf("print one JSON object", "écrire un objet JSON"))
	cmd.Flags().BoolVar(&asMarkdown, "md", false, a.sayf("print Markdown, for a chat or a page",
		"écrire en Markdown, pour une discussion ou une page"))
	cmd.ValidArgsFunction = a.completeScenario
	_ = cmd.RegisterFlagCompletionFunc("at", cobra.NoFileCompletions)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		wrong := func(err error) error { return &wrongUse{cmd.CommandPath(), err} }
		if asJSON && asMarkdown {
			return wrong(engine.Errorf("only one of --md and --json", "un seul de --md et --json"))
		}
		if at < 0 || cmd.Flags().Changed("at") && at == 0 {
			return wrong(engine.Errorf("--at: the number of a line of the script, from 1 on",
				"--at : le numéro d'une ligne du script, à partir de 1"))
		}
		lib, err := a.library()
		if err != nil {
			return err
		}
		script, from, err := a.script(cmd.Context(), lib, args[0])
		if err != nil {
			return explained{err}
		}
		account, result := explain.Of(script, scenario.Options{Use: from.Use, Context: cmd.Context()})
		e := explainer{page: a.page(), app: a, account: account, at: at,
			source: strings.Split(strings.TrimSuffix(script.Source, "\n"), "\n"), file: script.File}
		if account != nil {
			if at > 0 && suite.Kind(result) != suite.Broken {
				if err := e.keep(at); err != nil {
					return wrong(err)
				}
			}
			switch {
			case asJSON:
				err = e.json()
			case asMarkdown:
				e.markdown()
				err = a.print(e.page)
			default:
				e.text()
				err = a.print(e.page)
			}
			if err != nil {
				return err
			}
		}
		switch suite.Kind(result) {
		case suite.Failed:
			a.complain(suite.ExplainIn(result.Err, a.lang))
			return failed{exitFails}
		case suite.Broken:
			return explained{result.Err}
		}
		return nil
	}
	return cmd
}

// explainer prints an explained log.
type explainer struct {
	*page
	app     *app
	account *explain.Account
	at      int
	source  []string // of the script, line by line
	file    string
	told    map[string]bool // the clauses of which it stands above what they say
}

func (e *explainer) say(en, fr string, args ...any) string { return e.app.sayf(en, fr, args...) }

// keep leaves what a line of the script has led to.
func (e *explainer) keep(at int) error {
	lines := e.account.Lines()
	if at > len(e.source) {
		return engine.Errorf("--at %d: %s has %s", "--at %d : %s a %s", at, e.file,
			engine.Counted(len(e.source), engine.Text{"line", "ligne"}))
	}
	kept := e.account.At(at)
	if len(kept.Steps) == 0 {
		var all []string
		for _, n := range lines {
			all = append(all, strconv.Itoa(n))
		}
		return engine.Errorf("--at %d: this line leads to nothing by itself; these do: %s",
			"--at %d : cette ligne ne mène à rien par elle-même ; celles-ci oui : %s", at, strings.Join(all, ", "))
	}
	e.account = kept
	return nil
}

// mostComing is how many lines are told of what another answer would have brought about.
const mostComing = 5

// text prints it for people.
func (e *explainer) text() {
	e.told = map[string]bool{}
	if e.account.Title != "" {
		e.heading(cleanLine(e.account.Title))
	}
	if q := e.account.Question.In(e.app.lang); q != "" {
		e.line("  ", q)
	}
	line := -1
	for i := range e.account.Steps {
		s := &e.account.Steps[i]
		if s.Line != line && !s.Ends {
			line = s.Line
			e.whole("")
			e.row("", e.where(line), 0, "  ", e.written(line))
		}
		e.step(s)
	}
	if r := e.account.Ruling.In(e.app.lang); r != "" && e.at == 0 {
		e.whole("")
		e.line(e.say("ruling  ", "décision  "), r)
	}
}

// where names a line of the script.
func (e *explainer) where(line int) string {
	if line == 0 {
		return e.say("by itself", "de soi-même")
	}
	return e.say("line %d", "ligne %d", line)
}

// written is a line of the script as it is written.
func (e *explainer) written(line int) string {
	if line < 1 || line > len(e.source) {
		return ""
	}
	return cleanLine(strings.TrimSpace(e.source[line-1]))
}

// step prints one line of the log, what its clauses say, and what else could have been done.
func (e *explainer) step(s *explain.Step) {
	margin := strings.Repeat("  ", s.Depth+1)
	fresh := e.fresh(s.Clauses)
	e.event(margin + s.Says.In(e.app.lang) + e.ids(slices.DeleteFunc(slices.Clone(s.Clauses), func(id string) bool {
		return slices.Contains(fresh, id)
	})))
	for _, id := range fresh {
		e.fold("", cleanLine(margin+"    "+id+e.say(": ", " : ")+e.says(id)), len(margin)+6, dim)
	}
	for i := range s.Others {
		o := &s.Others[i]
		text, ids := e.brings(o)
		e.event(margin + "    " + e.say("or: ", "ou : ") + cleanLine(o.Says.In(e.app.lang)) + text + e.ids(ids))
	}
}

// ids are clauses as a line of a log ends with them.
func (e *explainer) ids(clauses []string) string {
	if len(clauses) == 0 {
		return ""
	}
	return "  [" + strings.Join(clauses, " ") + "]"
}

// fresh gives the clauses of which it has not been told yet what they say, and notes that it is.
func (e *explainer) fresh(clauses []string) (out []string) {
	for _, id := range clauses {
		if !e.told[id] {
			e.told[id] = true
			out = append(out, id)
		}
	}
	return out
}

// says is what a clause says.
func (e *explainer) says(id string) string {
	i := slices.IndexFunc(e.account.Clauses, func(c explain.Clause) bool { return c.ID == id })
	if i < 0 {
		return ""
	}
	return e.account.Clauses[i].Says.In(e.app.lang)
}

// brings tells what another answer would have brought about, and by which clauses.
func (e *explainer) brings(o *explain.Other) (text string, ids []string) {
	if !o.Known {
		return "", nil
	}
	var lines []string
	for i := range o.Comes {
		if ids == nil {
			ids = o.Comes[i].Clauses
		}
		if i < mostComing {
			lines = append(lines, cleanLine(o.Comes[i].Says.In(e.app.lang)))
		}
	}
	switch more := len(o.Comes) - mostComing; {
	case len(lines) == 0:
		return e.say(" (nothing comes of it before the next question)",
			" (rien n'en vient avant la question suivante)"), nil
	case more > 0:
		lines = append(lines, e.say("and %d more", "et %d de plus", more))
	}
	return comesOf + strings.Join(lines, engine.Text{"; ", " ; "}.In(e.app.lang)), ids
}

// comesOf stands before what comes of an answer.
const comesOf = " => "

// markdown prints it as Markdown.
func (e *explainer) markdown() {
	e.told = map[string]bool{}
	if e.account.Title != "" {
		fmt.Fprintf(e, "# %s\n", markdownWord(e.account.Title))
	}
	if q := e.account.Question.In(e.app.lang); q != "" {
		fmt.Fprintf(e, "\n> %s\n", markdownWord(q))
	}
	line := -1
	for i := range e.account.Steps {
		s := &e.account.Steps[i]
		if s.Line != line && !s.Ends {
			line = s.Line
			fmt.Fprintf(e, "\n## %s\n\n", e.where(line))
			if w := e.written(line); w != "" {
				fmt.Fprintf(e, "    %s\n\n", w)
			}
		}
		fmt.Fprintf(e, "- %s%s\n", markdownWord(s.Says.In(e.app.lang)), quoted(s.Clauses))
		for _, id := range e.fresh(s.Clauses) {
			fmt.Fprintf(e, "  - `%s` %s\n", id, markdownWord(e.says(id)))
		}
		for k := range s.Others {
			text, ids := e.brings(&s.Others[k])
			arrow := " "
			if rest, comes := strings.CutPrefix(text, comesOf); comes {
				arrow, text = comesOf, rest
			}
			fmt.Fprintf(e, "  - %s**%s**%s%s%s\n", e.say("or: ", "ou : "),
				markdownWord(s.Others[k].Says.In(e.app.lang)), arrow, markdownWord(text), quoted(ids))
		}
	}
	if r := e.account.Ruling.In(e.app.lang); r != "" && e.at == 0 {
		fmt.Fprintf(e, "\n**%s**\n", markdownWord(r))
	}
}

// quoted are clauses behind a line of Markdown.
func quoted(clauses []string) string {
	var b strings.Builder
	for _, id := range clauses {
		b.WriteString(" `" + id + "`")
	}
	return b.String()
}

// jsonExplained is what explain --json prints. It is described in docs/cli.md.
type jsonExplained struct {
	Title    string        `json:"title"`
	Question string        `json:"question,omitempty"`
	Ruling   string        `json:"ruling,omitempty"`
	Steps    []jsonStep    `json:"steps"`
	Clauses  []jsonExplain `json:"clauses"`
}

type jsonStep struct {
	Line    int         `json:"line"`
	Source  string      `json:"source,omitempty"`
	Depth   int         `json:"depth"`
	Within  []int       `json:"within,omitempty"`
	WhatIf  string      `json:"what_if,omitempty"`
	Says    string      `json:"says"`
	Clauses []string    `json:"clauses"`
	Or      []jsonOther `json:"or,omitempty"`
}

type jsonOther struct {
	Line   string       `json:"line"`
	Says   string       `json:"says"`
	Brings []jsonBrings `json:"brings"` // null where it is not known
}

type jsonBrings struct {
	Says    string   `json:"says"`
	Clauses []string `json:"clauses"`
}

type jsonExplain struct {
	ID   string `json:"id"`
	Says string `json:"says"`
}

// json prints it for programs.
func (e *explainer) json() error {
	lang := e.app.lang
	out := jsonExplained{Title: e.account.Title, Question: e.account.Question.In(lang),
		Ruling: e.account.Ruling.In(lang), Steps: []jsonStep{}, Clauses: []jsonExplain{}}
	for i := range e.account.Steps {
		s := &e.account.Steps[i]
		j := jsonStep{Line: s.Line, Source: e.written(s.Line), Depth: s.Depth, Within: s.Within, WhatIf: s.Branch,
			Says: s.Says.In(lang), Clauses: notNil(s.Clauses)}
		for k := range s.Others {
			o := &s.Others[k]
			other := jsonOther{Line: o.Line.In(lang), Says: o.Says.In(lang)}
			if o.Known {
				other.Brings = []jsonBrings{}
			}
			for _, x := range o.Comes {
				other.Brings = append(other.Brings, jsonBrings{x.Says.In(lang), notNil(x.Clauses)})
			}
			j.Or = append(j.Or, other)
		}
		out.Steps = append(out.Steps, j)
	}
	for _, c := range e.account.Clauses {
		out.Clauses = append(out.Clauses, jsonExplain{c.ID, c.Says.In(lang)})
	}
	return e.app.json(out)
}
