package mcp

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
)

// Why a run may not show what it seems to: a script that passes and proves nothing is the trap.

// mostNoted is how many warnings of one kind are told.
const mostNoted = 6

// warnings looks a run over.
func (s *Server) warnings(script *scenario.Script, result *scenario.Result, options scenario.Options,
	l engine.Lang) []string {
	out := []string{}
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	record := result.Log
	if result.Err == nil && result.Checks == 0 {
		say("nothing is expected: that the script passes proves nothing; read the events, or put the question into expect(…) or refused(…)")
	}
	for _, set := range record.Settings {
		say("%s is set otherwise than it is printed: this is a house rule", record.Rules.Book.ID(set.Clause))
	}
	for d := 1; d < len(record.Rules.Cards); d++ {
		c := &record.Rules.Cards[d]
		if (c.Origin != engine.Printed || c.Test) && strings.Contains(script.Source, `"`+c.Name[engine.EN]+`"`) {
			say("%s is no printed card as it stands here", c.Name[engine.EN])
		}
	}
	if left := saysLeftOut(result.Game, record, l); left != "" {
		out = append(out, left)
	}
	// What a lenient run goes on to decline behind an error was not declined here.
	options.Notes, options.Lenient = true, result.Err == nil
	noted := script.Run(options)
	taken, passed := notes(noted.Notes, l)
	if len(taken) > 0 {
		say("these were the only legal answers, and taken without a line: %s", strings.Join(taken, "; "))
	}
	if len(passed) > 0 {
		say("these optional questions were declined in silence (windows = \"pass\"): %s", strings.Join(passed, "; "))
	}
	if f := result.Failed(); f != nil && f.Expectation && len(result.Open) > 0 && !menu(result.Open) {
		say("the expectation is looked at while a question is open, and declines none, also with windows = \"pass\": write the answer, or what is done next, before it")
	}
	out = append(out, spent(record, l)...)
	out = append(out, byChance(record, result, l)...)
	options.Lenient = true
	for _, edition := range result.Game.Editions {
		if edition == result.Edition || result.Err != nil {
			continue
		}
		options.Edition, options.Notes = edition, false
		other := script.Run(options)
		if was, is := part(record, other.Log, l); was != nil {
			say("in edition %s it goes otherwise, from line %d on: %q instead of %q", edition, cmp.Or(was.Line, is.Line), is.Says, was.Says)
		} else if other.Err != nil {
			say("in edition %s it stops: %s", edition, faultOf(other.Err, l).Says)
		}
	}
	return out
}

// saysLeftOut tells of characters of whom not all is played, empty where there are none.
func saysLeftOut(g *engine.Game, record *engine.Log, l engine.Lang) string {
	unknown := leftOut(g, record, l)
	if len(unknown) == 0 {
		return ""
	}
	return fmt.Sprintf("what these do is not known here, or not all of it, and is left out: %s; an answer that may hang on it is none",
		strings.Join(unknown, ", "))
}

// leftOut are the characters of the players whose effect is not defined: those that they begin with, and those of whom
// the log says so later. A card of the hand is refused, and needs no warning.
func leftOut(g *engine.Game, record *engine.Log, l engine.Lang) (out []string) {
	if record.Begun == nil {
		return nil
	}
	add := func(c engine.CardID) {
		if c == 0 || !g.Undefined(record.Begun.Def(c)) {
			return
		}
		if name := record.Rules.Label(record.Begun.Def(c), l); !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	for _, c := range record.Heads {
		add(c)
	}
	for i := range record.Given {
		for _, c := range record.Given[i].Cards {
			if g.IsHead(record.Begun.Def(c)) && record.Begun.Owner(record.Given[i].Zone) != engine.NoPlayer {
				add(c)
			}
		}
	}
	for i := range record.Events {
		if e := &record.Events[i]; record.Rules.Kinds[e.Kind].Name == "not-known" {
			add(e.Card)
		}
	}
	return out
}

// notes are the answers that no line of the script has given.
func notes(all []scenario.Note, l engine.Lang) (taken, passed []string) {
	for i := range all {
		line := fmt.Sprintf("%s (line %d)", all[i].Says.In(l), all[i].Line)
		to := &taken
		if all[i].Passed {
			to = &passed
		}
		switch {
		case slices.Contains(*to, line):
		case len(*to) < mostNoted:
			*to = append(*to, line)
		case len(*to) == mostNoted:
			*to = append(*to, "…")
		}
	}
	return taken, passed
}

// spent tells of what the set-up has laid on a card and is gone by the end: a status that was used up before it was to
// matter.
func spent(record *engine.Log, l engine.Lang) (out []string) {
	r := record.Rules
	for i := range record.Given {
		for _, c := range record.Given[i].Cards {
			for f := range r.Flags {
				if at := lost(record, c, r.Flags[f].Flag); at >= 0 && len(out) < mostNoted {
					out = append(out, fmt.Sprintf("%s of %s, which the set-up gave it, is gone since line %d: %s",
						r.Flags[f].Name.In(l), r.Label(record.Begun.Def(c), l), record.Line(at),
						log.EventText(record, at, l)))
				}
			}
		}
	}
	return out
}

// lost is the event by which a card has lost a mark that it bore at the beginning, -1 if it has not.
func lost(record *engine.Log, c engine.CardID, mark engine.Flag) int {
	if !record.Begun.Flag(c, mark) {
		return -1
	}
	return slices.IndexFunc(record.Events, func(e engine.Event) bool {
		k := &record.Rules.Kinds[e.Kind]
		return e.Card == c && k.Op == engine.DropFlag && k.Flag == mark
	})
}

// byChance tells of optional questions that were open only because of a card that the script has not laid out: another
// seed would not have had it. A run that was stopped at one has it, too.
func byChance(record *engine.Log, result *scenario.Result, l engine.Lang) (out []string) {
	laid := map[engine.CardID]bool{}
	for i := range record.Given {
		for _, c := range record.Given[i].Cards {
			laid[c] = true
		}
	}
	look := func(answers []engine.Answer, p engine.Player, where string) {
		if !slices.ContainsFunc(answers, func(a engine.Answer) bool { return a.Verb == engine.VerbDecline }) {
			return
		}
		for k := range answers {
			a := &answers[k]
			info := record.Begun.Info(max(0, a.Zone))
			if a.Card == 0 || laid[a.Card] || !info.Held || len(out) == mostNoted {
				continue
			}
			says := fmt.Sprintf("%s could be used %s and is there by chance: lay out the hand of %s, or what is drawn (deck_top)",
				record.Rules.Label(record.Begun.Def(a.Card), l), where, record.Names[max(0, p)])
			if !slices.Contains(out, says) {
				out = append(out, says)
			}
		}
	}
	n := 0
	for i := range record.Events {
		if e := &record.Events[i]; e.Kind == engine.Chosen {
			look(record.Choice(n).Answers, e.Player, fmt.Sprintf("at line %d", record.Line(i)))
			n++
		}
	}
	look(result.Open, result.Asked, "where the script stops")
	return out
}

// menu says whether legal answers are the next moves of a turn, none of which says no.
func menu(answers []engine.Answer) bool {
	return !slices.ContainsFunc(answers, func(a engine.Answer) bool { return a.Verb == engine.VerbDecline })
}
