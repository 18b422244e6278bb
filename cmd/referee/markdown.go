package main

import (
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/markdown"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

// markdown prints a line of Markdown, which is never folded: whoever shows it does that.
func (p *page) markdown(line string) { p.WriteString(line + "\n") }

// markdownRow prints what a word says as a point of a list; without a word it belongs to the point before.
func (a *app) markdownRow(p *page) func(word engine.Text, text string) {
	return func(word engine.Text, text string) {
		if word == (engine.Text{}) {
			p.markdown("  - " + markdown.Text(clean(text)))
			return
		}
		p.markdown("- " + a.sayf("%s: %s", "%s : %s", markdown.Strong(word.In(a.lang)), markdown.Text(clean(text))))
	}
}

// markdownCard tells all that is known of a card.
func (a *app) markdownCard(p *page, c cardOf, report *suite.Report) {
	p.markdown("### " + markdown.Text(clean(c.info().Label(a.lang))) + "\n")
	row := a.markdownRow(p)
	for _, f := range a.cardFacts(c) {
		row(f.Name, f.Value.In(a.lang))
	}
	section := func(heading engine.Text, lines []string, none engine.Text) {
		p.markdown("\n" + markdown.Strong(heading.In(a.lang)) + "\n")
		for _, line := range lines {
			p.markdown("- " + line)
		}
		if len(lines) == 0 {
			p.markdown("- " + markdown.Text(none.In(a.lang)))
		}
	}
	var says []string
	for _, part := range c.text() {
		says = append(says, markdown.Text(clean(part.In(a.lang))))
	}
	if len(says) > 0 {
		section(wordText, says, engine.Text{})
	}
	own, about := c.Book.ClausesOf(c.info())
	section(wordDoes, a.markdownClauses(c.Game, own), wordNoText)
	section(wordRulings, a.markdownClauses(c.Game, about), wordNone)
	var played []string
	for _, name := range playedIn(report, c.Game, own, a.lang) {
		played = append(played, markdown.Code(cleanLine(name)))
	}
	section(wordPlayed, played, wordNobody)
}

// markdownClauses gives what some clauses say, a line each.
func (a *app) markdownClauses(g *engine.Game, clauses []engine.Clause) []string {
	var out []string
	for _, k := range clauses {
		info := g.Book.Info(k)
		out = append(out, markdown.Code(info.ID)+" "+markdown.Text(clean(info.Text().Says.In(a.lang))))
	}
	return out
}

// markdownRun tells how a scenario went.
func (a *app) markdownRun(result *scenario.Result, command string) *page {
	p := a.page()
	title := result.Title
	if title == "" {
		title = result.Name
	}
	p.markdown("### " + markdown.Text(clean(title)) + "\n")
	if q := result.Question.In(a.lang); q != "" {
		p.markdown("> " + markdown.Text(clean(q)) + "\n")
	}
	if result.Log != nil {
		p.markdown(markdown.Block("text", clean(strings.Join(happened(result.Log, a.lang), "\n"))))
	}
	if result.Err != nil {
		p.markdown(markdown.Strong(a.sayf("It does not hold:", "Cela ne tient pas :")) + "\n")
		p.markdown(markdown.Block("text", clean(suite.ExplainIn(result.Err, a.lang))))
	} else if r := result.Ruling.In(a.lang); r != "" {
		p.markdown(markdown.Strong(clean(r)) + "\n")
	}
	if result.Game != nil && len(result.Shows) > 0 {
		var clauses []engine.Clause
		for _, id := range result.Shows {
			if k, ok := result.Game.Book.Find(id); ok {
				clauses = append(clauses, k)
			}
		}
		for _, line := range a.markdownClauses(result.Game, clauses) {
			p.markdown("- " + line)
		}
		p.markdown("")
	}
	if result.Game != nil && result.Edition == "" { // the script does not come to it
		p.markdown(a.sayf("%s: %s", "%s : %s", markdown.Text(result.Game.Name.In(a.lang)), markdown.Code(cleanLine(command))))
	} else if result.Game != nil {
		p.markdown(a.sayf("%s, edition %s: %s", "%s, édition %s : %s", markdown.Text(result.Game.Name.In(a.lang)),
			markdown.Text(result.Edition), markdown.Code(cleanLine(command))))
	}
	return p
}

// happened gives the lines of the events of a log, without the clauses behind them, which make them too wide for a
// chat.
func happened(record *engine.Log, lang engine.Lang) []string {
	events := log.LineEvents(record)
	var out []string
	for i, line := range strings.Split(strings.TrimSuffix(string(log.Text(record, lang)), "\n"), "\n") {
		if i < len(events) && events[i] >= 0 {
			text, _ := splitCited(line)
			out = append(out, text)
		}
	}
	return out
}
