package main

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/referee/suite"
)

func (a *app) cardCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "card NAME",
		Short: "Say what is known of a card, what it does, and which scenarios and rulings there are on it",
		Long: `Say what is known of a card: what is printed on it, what it does in our own words, which clauses are about it, and in
which scenarios it does what it does.

NAME is its name in any language of the game, or its id. Capitals, accents and the shape of the apostrophe do not matter.`,
		Example: `  referee card "Bizarro Power"
  referee card --lang fr coup de poing`,
		Args: func(cmd *cobra.Command, args []string) error {
			if strings.TrimSpace(strings.Join(args, " ")) == "" {
				return &wrongUse{cmd.CommandPath(), engine.Errorf("card needs a NAME", "card : il manque NOM")}
			}
			return nil
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			var out []string
			for _, g := range books() {
				for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
					if len(args) == 0 {
						out = append(out, c.Name[engine.EN])
					}
				}
			}
			return out, cobra.ShellCompDirectiveNoFileComp
		},
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		name := strings.Join(args, " ")
		all := books()
		found := false
		for _, g := range all {
			if d := g.Rules(g.Editions[0]).FindCard(name); d != 0 {
				found = true
				if err := a.showCard(cmd.Context(), g, d, a.lang); err != nil {
					return err
				}
			}
		}
		if found {
			return nil
		}
		return noCard(all, name)
	}
	return cmd
}

// noCard says that there is no such card, and which may be meant: the nearest spelling, else those whose name holds what was written.
func noCard(all []*engine.Game, name string) error {
	err := engine.Errorf("no game has a card %q", "aucun jeu n'a de carte %q", name)
	var within []string
	for _, g := range all {
		r := g.Rules(g.Editions[0])
		if near := r.NearCard(name); near != "" {
			return engine.Errorf("%v; did you mean %q?", "%v ; vouliez-vous dire %q ?", err, near)
		}
		for _, c := range r.Cards[1:] {
			for _, n := range c.Name {
				if n != "" && strings.Contains(engine.FoldName(n), engine.FoldName(name)) && !slices.Contains(within, n) {
					within = append(within, n)
				}
			}
		}
	}
	const most = 6
	switch {
	case len(within) == 0:
		return err
	case len(within) > most:
		within = append(within[:most:most], "…")
	}
	return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, strings.Join(within, ", "))
}

// The words around a card.
var (
	wordID       = engine.Text{"id", "identifiant"}
	wordName     = engine.Text{"name", "nom"}
	wordUnsure   = engine.Text{"not known here", "inconnu ici"}
	wordTestCard = engine.Text{"no printed card: it shows a clause that no printed card shows", "aucune carte imprimée : elle montre une clause qu'aucune carte imprimée ne montre"}
	wordNote     = engine.Text{"note", "remarque"}
	wordDoes     = engine.Text{"what it does", "ce qu'elle fait"}
	wordNoText   = engine.Text{"no text is known here", "aucun texte n'est connu ici"}
	wordRulings  = engine.Text{"what is ruled on it", "ce qui est décidé à son sujet"}
	wordNone     = engine.Text{"nothing beyond the rules", "rien d'autre que les règles"}
	wordPlayed   = engine.Text{"scenarios in which it does it", "scénarios où elle le fait"}
)

// showCard prints all that is known of a card.
func (a *app) showCard(ctx context.Context, g *engine.Game, d engine.Def, lang engine.Lang) error {
	card := &g.Rules(g.Editions[0]).Cards[d]
	var b bytes.Buffer
	facts := []engine.Fact{{Name: wordID, Value: engine.Text{card.ID, card.ID}}, {Name: wordGame, Value: g.Name}}
	for i, e := range [...]string{"en", "fr"} {
		name := engine.Text{card.Name[i], card.Name[i]}
		if card.Name[i] == "" {
			name = wordUnsure
		}
		facts = append(facts, engine.Fact{Name: engine.Text{wordName[engine.EN] + " (" + e + ")", wordName[engine.FR] + " (" + e + ")"}, Value: name})
	}
	facts = append(facts, g.Facts(d)...)
	if card.Test {
		facts = append(facts, engine.Fact{Name: wordNote, Value: wordTestCard})
	} else {
		for _, n := range g.Notes {
			if g.Rules(g.Editions[0]).CopiesClause(d).Has(n.About) {
				facts = append(facts, engine.Fact{Name: wordNote, Value: n.Says})
			}
		}
	}
	width := 0
	for _, f := range facts {
		width = max(width, len([]rune(f.Name.In(lang))))
	}
	fmt.Fprintln(&b, card.Label(lang))
	for _, f := range facts {
		name := f.Name.In(lang)
		fmt.Fprintf(&b, "  %s%*s  %s\n", name, width-len([]rune(name)), "", f.Value.In(lang))
	}
	own, about := clausesOf(g, card)
	list := func(heading engine.Text, ids []engine.Clause, none engine.Text) {
		fmt.Fprintln(&b, heading.In(lang))
		for _, c := range ids {
			info := &g.Book.Clauses[c]
			fmt.Fprintf(&b, "  %s\n    %s\n", info.ID, info.Says.In(lang))
		}
		if len(ids) == 0 {
			fmt.Fprintf(&b, "  %s\n", none.In(lang))
		}
	}
	list(wordDoes, own, wordNoText)
	list(wordRulings, about, wordNone)
	fmt.Fprintln(&b, wordPlayed.In(lang))
	names, err := a.playedIn(ctx, g, own)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		names = []string{wordNobody.In(lang)}
	}
	fmt.Fprintf(&b, "  %s\n", strings.Join(names, "\n  "))
	_, err = a.out.Write(b.Bytes())
	return err
}

// clausesOf gives the clauses that are a card's own text, and those that are about it: which name it, and the readings that settle one
// of either.
func clausesOf(g *engine.Game, card *engine.CardInfo) (own, about []engine.Clause) {
	id := g.Book.Prefix + ".card." + card.ID
	isOwn := func(other string) bool { return other == id || strings.HasPrefix(other, id+".") }
	named := map[string]bool{}
	for c := 1; c < len(g.Book.Clauses); c++ {
		info := &g.Book.Clauses[c]
		switch {
		case isOwn(info.ID):
			own = append(own, engine.Clause(c))
			named[info.ID] = true
		case slices.Contains(info.Cards, card.Name[engine.EN]):
			about = append(about, engine.Clause(c))
			named[info.ID] = true
		}
	}
	for c := 1; c < len(g.Book.Clauses); c++ {
		info := &g.Book.Clauses[c]
		if !named[info.ID] && slices.ContainsFunc(info.About, func(id string) bool { return named[id] }) {
			about = append(about, engine.Clause(c))
		}
	}
	return own, about
}

// playedIn gives the scenarios whose log cites one of some clauses: those in which a card does what its text says.
func (a *app) playedIn(ctx context.Context, g *engine.Game, clauses []engine.Clause) ([]string, error) {
	lib, err := a.library()
	if err != nil {
		return nil, err
	}
	runner := suite.Runner{Scenarios: lib.Folder}
	report, err := runner.Run(ctx, nil, nil)
	if err != nil {
		return nil, err
	}
	var out []string
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.Result == nil || c.Result.Log == nil || c.Result.Game != g {
			continue
		}
		cited := c.Result.Log.Cited()
		if slices.ContainsFunc(clauses, func(k engine.Clause) bool { return cited[k] > 0 }) {
			name := c.Name
			if c.Status != suite.Passed {
				name += " (" + string(c.Status) + ")"
			}
			out = append(out, name)
		}
	}
	return out, nil
}
