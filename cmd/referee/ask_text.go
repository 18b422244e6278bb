package main

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/markdown"
	"tablereferee/internal/suite"
	"tablereferee/referee/ask"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/compare"
)

// mostBecause is how many lines of a log stand below a ruling: those that decide. --full shows all.
const mostBecause = 3

// text writes the reply for a person.
func (r *reply) text() {
	if !r.f.short {
		for _, c := range r.found.Corrected[:min(mostWords, len(r.found.Corrected))] {
			r.aside("", r.say("(read %q as %q)", "(lu %q comme %q)", c.From, c.To))
		}
	}
	for i, x := range r.answers {
		if i > 0 {
			r.WriteByte('\n')
		}
		if x.Part != "" {
			r.aside("", "« "+x.Part+" »")
		}
		r.one(x)
	}
	r.left()
	if r.verdict != verdictOffer && !r.f.short { // else it stands below the offers
		r.otherGames()
	}
	switch r.verdict {
	case verdictOffer:
		r.offer()
	case verdictNone:
		r.nothing()
	default:
		if n := r.offersLeft(); r.f.fully && len(r.offers) > n {
			r.heading(r.say("If you meant something else", "Si vous vouliez dire autre chose"))
			r.list(n, len(r.offers))
		}
	}
}

// left names what was asked as well and is not answered, and offers what may be meant by it.
func (r *reply) left() {
	if len(r.found.Unanswered) == 0 {
		return
	}
	r.WriteByte('\n')
	r.line("", r.notAnswered())
	if n := r.offersLeft(); n > 0 {
		r.heading(r.say("Is it one of these?", "Est-ce l'une de celles-ci ?"))
		r.list(0, n)
		r.toPick()
	}
}

// notAnswered names the parts of the question that are not answered.
func (r *reply) notAnswered() string {
	var parts []string
	for _, part := range r.found.Unanswered {
		parts = append(parts, "« "+part+" »")
	}
	return r.say("Not answered: %s", "Sans réponse : %s", some(parts))
}

// offersLeft counts the offers for what is not answered: they are the first ones.
func (r *reply) offersLeft() int {
	n := slices.IndexFunc(r.offers, func(o offered) bool { return !o.left })
	if n < 0 {
		return len(r.offers)
	}
	return n
}

// turns says whether a ruling could be taken for the answer to another question than its own: it begins with a yes or a
// no, and was asked for in other words than those that are recorded. Then its question stands before it.
func (x *replied) turns() bool {
	return !x.Worded && index.StanceOf(x.result.Ruling[engine.EN]) != index.Unsaid
}

// one writes one answer.
func (r *reply) one(x *replied) {
	switch x.verdict {
	case verdictClause:
		r.rule(x)
		return
	case verdictWithheld, verdictCards:
		r.heading(r.say("Recorded question", "Question enregistrée"))
		r.line("  ", r.question(x))
		if x.verdict == verdictCards {
			r.byOwnCards(x)
		} else {
			r.withheld(x)
		}
		return
	}
	if x.turns() {
		r.line("", r.say("Recorded question: %s", "Question enregistrée : %s", r.question(x)))
		r.styledLine("", x.result.Ruling.In(r.lang), strong)
	} else {
		r.styledLine("", x.result.Ruling.In(r.lang), strong)
		r.line("  ", r.say("This rules: %s", "C'est la décision sur : %s", r.question(x)))
	}
	for _, unasked := range x.unasked {
		r.line("  ", r.say("It holds if: %s", "Elle vaut si : %s", unasked))
	}
	if len(x.changed) > 0 {
		r.line("  ",
			r.say("Careful: this is ruled of the printed cards. Your cards change %s; the scenario goes as before with them.",
				"Attention : ceci est décidé des cartes imprimées. Vos cartes modifient %s ; le scénario se déroule comme avant.",
				r.names(x.changed)))
	}
	if len(x.differing) > 0 {
		r.heading(r.say("Careful: the same question is answered otherwise by",
			"Attention : la même question a une autre réponse dans"))
		for _, other := range x.differing {
			r.line("  ", other.Scenario)
			r.line("    ", other.Ruling)
		}
	}
	if r.f.short {
		return
	}
	if len(x.events) > 0 {
		r.heading(r.say("Because", "Parce que"))
		for i, line := range x.events {
			if r.f.fully {
				r.event("  " + line)
				continue
			}
			if i == mostBecause {
				r.aside("  ", r.say("… (%d more with --full)", "… (%d de plus avec --full)", len(x.events)-i))
				break
			}
			r.line("  ", bare(line))
		}
	}
	r.heading(r.say("The rules say", "Les règles disent"))
	for _, c := range x.clauses {
		r.aside("  ", r.named(c))
		r.line("    ", c.Says)
	}
	r.more(x)
}

// question is what a ruling rules.
func (r *reply) question(x *replied) string {
	if x.c == nil || x.c.Result == nil {
		return ""
	}
	return x.c.Result.Question.In(r.lang)
}

// rule writes a clause, those that belong to it, and a scenario that shows it.
func (r *reply) rule(x *replied) {
	for _, c := range x.clauses[:1] {
		r.styledLine("", c.Says, strong)
		r.aside("  ", r.named(c))
		if x.heading != "" && r.lang != engine.Further { // no booklet is printed in it
			r.aside("  ", r.say("in the rulebook under %s", "dans le livret sous %s", x.heading))
		}
	}
	if r.f.short {
		return
	}
	if len(x.clauses) > 1 {
		r.heading(r.say("And", "Et aussi"))
		for _, c := range x.clauses[1:] {
			r.line("  ", c.Says)
			r.aside("    ", r.named(c))
		}
	}
	if x.c == nil {
		return
	}
	r.heading(r.say("As in", "Comme dans"))
	r.line("  ", r.question(x))
	r.line("  ", x.result.Ruling.In(r.lang))
	r.more(x)
}

// named is the id of a clause; of a reading it says that no booklet decides that.
func (r *reply) named(c jsonSaid) string {
	if !c.Reading {
		return c.ID
	}
	return r.say("%s: a reading of ours, the booklets do not say", "%s : notre lecture, les livrets ne le disent pas", c.ID)
}

// more says of which game an answer is, and how to see all of it.
func (r *reply) more(x *replied) {
	r.line("", r.say("%s, edition %s", "%s, édition %s", x.result.Game.Name, x.edition()))
	r.whole(r.say("  to see it played:  referee run%s %s", "  pour le voir jouer :  referee run%s %s",
		r.lib.flags+r.editionOf(x), nameWord(x.c.Name)))
}

func (r *reply) editionOf(x *replied) string {
	if r.f.edition == "" || x.c.Result == nil || x.c.Result.Edition == r.f.edition {
		return ""
	}
	return r.editionFlag()
}

// withheld says that there is a ruling, but that it may be wrong by now.
func (r *reply) withheld(x *replied) {
	switch c := x.c; {
	case c.Status == suite.Passed:
		r.line("", r.say("No ruling is given for the edition %s: by it, the scenario does not bear the ruling out.",
			"Aucune décision n'est donnée pour l'édition %s : selon elle, le scénario ne confirme pas la décision.",
			r.f.edition))
	case c.Status == suite.Missing:
		r.line("", r.say("No ruling is given: nobody has accepted the log of its scenario.",
			"Aucune décision n'est donnée : personne n'a accepté le journal de son scénario."))
	case c.Status == suite.Differs:
		r.line("", r.say("No ruling is given: its scenario no longer goes as it did when the ruling was recorded.",
			"Aucune décision n'est donnée : son scénario ne se déroule plus comme lorsqu'elle a été enregistrée."))
	default:
		r.line("", r.say("No ruling is given: its scenario does not hold now.",
			"Aucune décision n'est donnée : son scénario ne tient plus."))
	}
	r.line("  ", x.message)
	if x.c.Status == suite.Passed {
		r.whole(r.say("  to see all of it:  referee run%s --edition %s %s",
			"  pour tout voir :  referee run%s --edition %s %s", r.lib.flags, shellWord(r.f.edition),
			nameWord(x.c.Name)))
		return
	}
	r.whole(r.say("  to see all of it:  referee test%s %s", "  pour tout voir :  referee test%s %s", r.lib.flags,
		nameWord(x.c.Name)))
}

// offer writes what may be meant.
func (r *reply) offer() {
	r.heading(r.say("Not surely on record. Is it one of these?", "Rien de sûr. Est-ce l'une de celles-ci ?"))
	r.list(0, len(r.offers))
	r.toPick()
	if !r.f.short {
		r.otherGames()
	}
}

// toPick tells how one of the offers is picked.
func (r *reply) toPick() {
	r.whole(r.say("  to pick one:  referee ask%s --pick 1 %s", "  pour en choisir une :  referee ask%s --pick 1 %s",
		r.lib.flags+r.askFlags(), r.again()))
}

// again is the question, for a command that is proposed.
func (r *reply) again() string {
	if again := shellWord(r.asked); len(again) <= mostRepeated {
		return again
	}
	return "…"
}

// otherGames says that other games of the same family may rule otherwise, and how that is found out.
func (r *reply) otherGames() {
	topic, id := r.compared()
	if topic == nil && id == "" {
		return
	}
	r.line("  ", r.say("the other games of this family may rule otherwise:",
		"les autres jeux de cette famille peuvent décider autrement :"))
	if topic != nil {
		r.whole(r.say("  referee compare %s", "  referee compare %s", topic.ID))
		return
	}
	r.whole(r.say("  referee ask%s --game %s %s", "  referee ask%s --game %s %s", r.lib.flags, id, r.again()))
}

// compared gives the topic that tells what the other games of a family rule, nil where there is none, and the first of
// these games; none where the question tells which one is played, or nothing was found.
func (r *reply) compared() (topic *compare.Topic, game string) {
	if len(r.found.Others) == 0 {
		return nil, ""
	}
	return compare.Of(r.restsOn()...), r.found.Others[0].ID
}

// restsOn gives the clauses of what was found first.
func (r *reply) restsOn() []string {
	var first ask.Hit
	switch {
	case len(r.answers) > 0 && r.answers[0].result != nil && !r.answers[0].Clause:
		return r.answers[0].result.Shows
	case len(r.answers) > 0:
		first = r.answers[0].Hit
	case len(r.offers) > 0:
		first = r.offers[0].Hit
	}
	if first.Clause {
		return []string{first.Name}
	}
	return r.shows
}

// mostRepeated is how much of a question is said again, and mostWords how many words of it are named.
const (
	mostRepeated = 300
	mostWords    = 12
)

// some gives a few words, and that there are more.
func some(words []string) string {
	if len(words) > mostWords {
		words = append(words[:mostWords:mostWords], "…")
	}
	for i := range words {
		words[i] = clip(words[i])
	}
	return strings.Join(words, ", ")
}

// askFlags are the flags of this question, for a command that is proposed.
func (r *reply) askFlags() string {
	out := ""
	if r.app.langGiven {
		out += " --lang " + r.app.lang.Code()
	}
	if r.f.game != "" {
		out += " --game " + shellWord(r.f.game)
	}
	return out + r.editionFlag()
}

// list writes the offers from one number to before another one.
func (r *reply) list(from, to int) {
	several := false
	for _, o := range r.offers {
		several = several || o.Game != r.offers[0].Game
	}
	for i := from; i < to; i++ {
		o := r.offers[i]
		lead := " " + string(rune('1'+i)) + "  "
		text := o.question
		if o.Clause {
			text = r.say("The rule: %s", "La règle : %s", text)
		}
		if several {
			text = o.Game.Name.In(r.lang) + ": " + text
		}
		r.line(lead, text)
		if !r.f.short {
			r.aside("    ", o.Name)
		}
	}
}

// nothing says that nothing on record answers, and what was understood.
func (r *reply) nothing() {
	for _, s := range r.found.Strangers {
		switch s.Kind {
		case "game":
			r.line("", r.say("%s is not among the games here.", "%s n'est pas parmi les jeux d'ici.", s.Name))
		case "term":
			r.line("", r.say("%s: none of the games here has that.", "%s : aucun des jeux d'ici n'a cela.", s.Name))
		default:
			r.line("", r.say("%s is in none of the boxes here.", "%s n'est dans aucune des boîtes d'ici.", s.Name))
		}
	}
	r.heading(r.say("Nothing on record answers this.", "Rien d'enregistré ne répond à cela."))
	if r.f.short {
		return
	}
	if len(r.found.Understood) > 0 {
		r.line("  ", r.say("understood: %s", "compris : %s", some(slices.Clone(r.found.Understood))))
	}
	if len(r.found.Unknown) > 0 {
		r.line("  ", r.say("not understood: %s", "pas compris : %s", some(slices.Clone(r.found.Unknown))))
	}
	r.whole(r.say("  to look for yourself:  referee clause WORDS, referee card NAME; to try it out:  referee new",
		"  pour chercher :  referee clause MOTS, referee card NOM ; pour essayer :  referee new"))
}

// markdown writes the reply for a chat or a page.
func (r *reply) markdown() {
	r.WriteString("> " + markdownWord(r.asked) + "\n\n")
	for _, x := range r.answers {
		switch {
		case x.verdict == verdictClause:
			for i, c := range x.clauses {
				says := markdownWord(c.Says)
				if i == 0 {
					says = markdown.Strong(clean(c.Says))
				}
				r.WriteString(says + " (" + r.markdownNamed(c) + ")\n\n")
			}
		case x.verdict != verdictRuling:
			r.WriteString(r.say("No ruling is given: %s", "Aucune décision n'est donnée : %s",
				markdownWord(cleanLine(x.message))) + "\n\n")
			continue
		default:
			ruling := markdown.Strong(clean(x.result.Ruling.In(r.lang))) + "\n\n"
			question := markdown.Slanted(clean(r.question(x)))
			if x.turns() {
				r.WriteString(r.say("Recorded question: %s", "Question enregistrée : %s", question) + "\n\n" + ruling)
			} else {
				r.WriteString(ruling + r.say("This rules: %s", "C'est la décision sur : %s", question) + "\n\n")
			}
			for _, u := range x.unasked {
				r.WriteString("- " + r.say("It holds if: %s", "Elle vaut si : %s", markdownWord(u)) + "\n")
			}
			for _, c := range x.clauses {
				r.WriteString("- " + r.markdownNamed(c) + " " + markdownWord(c.Says) + "\n")
			}
			r.WriteByte('\n')
		}
		if x.c != nil {
			r.WriteString(markdown.Code("referee run"+cleanLine(r.lib.flags+" "+nameWord(x.c.Name))) + "\n")
		}
	}
	defer r.markdownOtherGames()
	if len(r.found.Unanswered) > 0 {
		r.WriteString("\n" + markdownWord(r.notAnswered()) + "\n\n")
		r.markdownOffers(r.offersLeft())
	}
	switch r.verdict {
	case verdictNone:
		r.WriteString(r.say("Nothing on record answers this.", "Rien d'enregistré ne répond à cela.") + "\n")
	case verdictOffer:
		r.WriteString(r.say("Not surely on record. Is it one of these?",
			"Rien de sûr. Est-ce l'une de celles-ci ?") + "\n\n")
		r.markdownOffers(len(r.offers))
	}
}

// markdownNamed is named for a chat.
func (r *reply) markdownNamed(c jsonSaid) string {
	return strings.Replace(r.named(c), c.ID, markdown.Code(c.ID), 1)
}

// markdownOffers lists the first offers.
func (r *reply) markdownOffers(n int) {
	for i, o := range r.offers[:n] {
		r.WriteString(string(rune('1'+i)) + ". " + markdownWord(o.question) + " (" + markdown.Code(o.Name) + ")\n")
	}
}

// markdownOtherGames is otherGames for a chat.
func (r *reply) markdownOtherGames() {
	topic, id := r.compared()
	command := "referee ask" + r.lib.flags + " --game " + id + " " + r.again()
	if topic != nil {
		command = "referee compare " + topic.ID
	}
	if id != "" {
		r.WriteString("\n" + r.say("The other games of this family may rule otherwise: %s",
			"Les autres jeux de cette famille peuvent décider autrement : %s",
			markdown.Code(cleanLine(command))) + "\n")
	}
}

// markdownWord takes away what Markdown would obey.
func markdownWord(s string) string {
	return markdown.Text(clean(s))
}
