package main

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

// withOwnCards plays the scenario of a ruling on the printed cards once more with those of --cards: where it comes out
// otherwise, the ruling is not that of these cards, and what happens with them is told in its place.
func (r *reply) withOwnCards(x *replied) (still bool, err error) {
	own := &r.app.cards
	if own.language == nil || !x.at.builtIn || !slices.Contains(own.of, x.result.Game.ID) {
		return true, nil // one's own scenario is played with these cards anyway
	}
	script, err := x.at.About(own.language).Compile(x.c.Name)
	if err != nil {
		return false, err
	}
	now := script.Run(scenario.Options{Edition: r.f.edition, Use: x.at.Use})
	if now.Log == nil {
		x.verdict, x.message = verdictCards, suite.ExplainIn(now.Err, r.lang)
		return false, nil
	}
	with := suite.CompareCards(x.result, now)
	x.changed = with.Changed
	if !with.Otherwise {
		return true, nil
	}
	x.verdict = verdictCards
	if with.Err != nil {
		x.message, _, _ = strings.Cut(suite.ExplainIn(with.Err, r.lang), "\n")
	}
	x.events = stepsOf(now.Log, otherwiseAt(with.Before, with.After), r.lang)
	x.result = now
	return false, nil
}

// otherwiseAt counts the lines from the end of the second course to where it leaves the first.
func otherwiseAt(before, after []string) (fromEnd int) {
	for i, line := range after {
		if i >= len(before) || before[i] != line {
			return len(after) - i
		}
	}
	return 0
}

// mostSteps is how many lines of a log are shown in the place of a ruling, and leadSteps how many of them stand before
// what goes otherwise.
const (
	mostSteps = 16
	leadSteps = 4
)

// stepsOf gives the lines of the events of a log around the one that stands so far from its end.
func stepsOf(record *engine.Log, fromEnd int, lang engine.Lang) []string {
	events := log.LineEvents(record)
	lines := strings.Split(strings.TrimSuffix(string(log.Text(record, lang)), "\n"), "\n")
	var out []string
	at := 0
	for i, line := range lines {
		if i < len(events) && events[i] >= 0 {
			out = append(out, strings.TrimSpace(line))
		}
		if i < len(lines)-fromEnd {
			at = len(out)
		}
	}
	from := 0
	if len(out) > mostSteps {
		from = min(max(0, at-leadSteps), len(out)-mostSteps)
	}
	to := min(len(out), from+mostSteps)
	shown := slices.Clone(out[from:to])
	if from > 0 {
		shown = slices.Insert(shown, 0, "…")
	}
	if to < len(out) {
		shown = append(shown, "…")
	}
	return shown
}

// names gives some cards, as somebody reads them.
func (r *reply) names(of []engine.Text) string {
	var names []string
	for _, n := range of {
		names = append(names, n.In(r.lang))
	}
	return strings.Join(names, ", ")
}

// byOwnCards says that the recorded ruling is that of the printed cards, and what happens with one's own.
func (r *reply) byOwnCards(x *replied) {
	r.line("", r.say("The recorded ruling is of the printed cards. With your cards its scenario comes out otherwise: no ruling is given.",
		"La décision enregistrée vaut pour les cartes imprimées. Avec vos cartes, son scénario tourne autrement : "+
			"aucune décision n'est donnée."))
	if len(x.changed) > 0 {
		r.line("  ", r.say("changed by your cards: %s", "modifié par vos cartes : %s", r.names(x.changed)))
	}
	if x.message != "" {
		r.line("  ", x.message)
	}
	if len(x.events) > 0 {
		r.heading(r.say("What happens with your cards", "Ce qui se passe avec vos cartes"))
		for _, line := range x.events {
			r.event("  " + line)
		}
	}
	r.whole(r.say("  to see all of it:  referee run%s %s", "  pour tout voir :  referee run%s %s",
		r.lib.flags+r.editionFlag(), nameWord(x.c.Name)))
}

func (r *reply) editionFlag() string {
	if r.f.edition == "" {
		return ""
	}
	return " --edition " + shellWord(r.f.edition)
}
