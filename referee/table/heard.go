package table

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Which legal answer somebody's words are, and what is said of those that are none.

// Find gives the place of the legal answer that somebody's words are, counted from 0, -1 where they are none of them.
// The error is that they are several.
func (t *Table) Find(said string) (int, error) { return t.find(plain(said), false) }

// plain is what somebody says, as it is looked for: a line as it is, a player's words without the politeness.
func plain(said string) string {
	if said = strings.TrimSpace(said); isLine(said) {
		return said
	}
	return cmp.Or(scenario.Plain(said), said)
}

// FindAsked gives the same, also where it is asked whether, or why not, it may be done: that is no answer.
func (t *Table) FindAsked(said string) (int, error) {
	said = plain(said)
	i, err := t.find(said, true)
	if i >= 0 || err != nil || isLine(said) || t.live.Question() == nil {
		return i, err
	}
	for _, line := range t.live.Spoken(said).Lines { // at what it is aimed is chosen behind it
		move, _, two := strings.Cut(line, "\n")
		if i, err := t.find(move, true); two && i >= 0 {
			return i, err
		}
	}
	return -1, nil
}

// counted is an answer that is called by its number.
var counted = regexp.MustCompile(`(?i)^\(?(?:number|no\.|n°|#|answer|option|choice|numéro|numero|réponse|reponse|choix)?\s*(\d+)\s*[.)!]*$`)

// find gives the legal answer that somebody's words are, -1 where they are none of them. The error is that they are
// several. asked is that they may ask for it instead.
func (t *Table) find(said string, asked bool) (int, error) {
	q := t.live.Question()
	n, notNumber := strconv.Atoi(counted.ReplaceAllString(said, "$1"))
	if q == nil {
		if notNumber == nil {
			return -1, t.noAnswer(n - 1)
		}
		return -1, nil
	}
	if notNumber == nil {
		if n < 1 || n > len(q.Answers) {
			return -1, t.noAnswer(n - 1)
		}
		return n - 1, nil
	}
	wanted := bare(said)
	if wanted == "" || !asked && !isLine(said) && scenario.Asks(said) {
		return -1, nil
	}
	var fits [4][]int // by line, by what the log says, by the name of the thing, by the title that it shares
	for i := range q.Answers {
		for at, forms := range t.forms(q, i) {
			if slices.Contains(forms, wanted) || slices.Contains(forms, withNumber.ReplaceAllString(wanted, "$1#$2")) {
				fits[at] = append(fits[at], i)
			}
		}
	}
	for at, found := range fits {
		if at > 0 && isLine(said) {
			break // a line means what it says
		}
		if len(found) > 0 {
			return t.only(said, found)
		}
	}
	if isLine(said) {
		return -1, nil
	}
	if scenario.Agrees(said) && !t.live.Menu() {
		return t.only(said, t.fitting(q, func(i int) bool { return q.Answers[i].Verb != engine.VerbDecline }))
	}
	if n := t.ordinal(q, said); n >= 0 {
		return n, nil
	}
	if t.live.Many(said) != scenario.Once { // "draw 3" may be a choice
		return t.answered(q, said, asked)
	}
	i, err := t.spoken(q, said, asked)
	if i < 0 && err == nil {
		return t.answered(q, said, asked)
	}
	return i, err
}

// spoken gives the legal answer that a player's words mean, though they are neither those of a line nor of the log, -1
// where they mean none. The error is that they mean several.
func (t *Table) spoken(q *engine.Question, said string, asked bool) (int, error) {
	words := t.live.Spoken(said)
	if !asked && (words.Wonders || words.Nearest || words.Besides != "") {
		return -1, nil
	}
	for _, line := range words.Lines {
		wanted := bare(line)
		fits := t.fitting(q, func(i int) bool {
			forms := t.forms(q, i)
			return slices.Contains(forms[0], wanted) || slices.Contains(forms[3], wanted)
		})
		if q.Player == words.Player && strings.HasSuffix(line, ":"+t.Rules().Verbs[engine.VerbDecline].Word+"()") {
			fits = t.fitting(q, func(i int) bool { return q.Answers[i].Verb == engine.VerbDecline })
		}
		fits = slices.DeleteFunc(fits, func(i int) bool {
			a := &q.Answers[i]
			return !t.live.LiesIn(a.Card, words.From) || !aimed(words, line) && !t.lies(a, "", words.Whose)
		})
		if len(fits) > 0 {
			return t.only(said, fits)
		}
	}
	return t.only(said, t.fitting(q, func(i int) bool {
		return q.Player == words.Player && slices.Contains(words.Alone, q.Answers[i].Verb)
	}))
}

// fitting gives the places of some of the legal answers.
func (t *Table) fitting(q *engine.Question, fits func(i int) bool) (out []int) {
	for i := range q.Answers {
		if fits(i) {
			out = append(out, i)
		}
	}
	return out
}

// only is the place of the one answer that words can mean, -1 where there is none; the error is that there are several.
func (t *Table) only(said string, found []int) (int, error) {
	switch len(found) {
	case 0:
		return -1, nil
	case 1:
		return found[0], nil
	}
	return -1, t.ambiguous(said, found)
}

// forms are the ways to say a legal answer: as a line, with its player or without; as the log says it; by the mere
// name, or by a title that others have as well.
func (t *Table) forms(q *engine.Question, i int) (out [4][]string) {
	line := t.live.Shown(i)
	names, seen := t.Names(), t.live.Match().Seen()
	for l := range engine.Spoken() {
		said := bare(line.In(l))
		says := bare(string(seen.AppendAnswer(nil, q.Answers, i, names, l)))
		out[0] = append(out[0], said)
		if _, rest, ok := strings.Cut(line.In(l), ":"); ok {
			out[0] = append(out[0], bare(rest))
		}
		out[1] = append(out[1], says, bare(names[q.Player])+" "+says)
		if thing, _, number := seen.AnswerThing(q.Answers, i, names, l); thing != "" {
			if out[2] = append(out[2], bare(thing)); number > 1 {
				out[2][len(out[2])-1] += "#" + strconv.Itoa(number)
			}
			if c := q.Answers[i].Card; c != 0 && !seen.Veiled(c) {
				title := bare(t.Rules().Cards[t.live.Match().Def(c)].Title.In(l))
				if title != "" && title != bare(thing) {
					titled := strings.Replace(says, bare(thing), title, 1)
					out[3] = append(out[3], title, titled, bare(names[q.Player])+" "+titled)
				}
			}
		}
	}
	return out
}

// bare is a line, or somebody's words, without what may be written otherwise.
func bare(said string) string {
	said = strings.NewReplacer(":", " ", "(", " ", ")", " ", `"`, " ", ",", " ", "_", " ", "'", "'").Replace(
		engine.FoldName(said))
	return strings.Join(strings.Fields(strings.TrimRight(said, ".!? ")), " ")
}

// ambiguous is the error of words that may be several answers.
func (t *Table) ambiguous(said string, found []int) error {
	f := &scenario.Failure{What: engine.Sayf("%s can mean more than one thing here",
		"%s peut désigner plusieurs choses ici", quoted(said))}
	const most = 4
	for _, i := range found {
		f.Legal = append(f.Legal, t.live.Shown(i))
	}
	if len(found) <= most {
		f.Hint = t.meant(found)
	}
	return f
}

// meant asks whether one of some legal answers is meant.
func (t *Table) meant(some []int) engine.Text {
	var says []engine.Text
	answers := t.Question().Answers
	for _, i := range some {
		says = append(says, answers[i].Says)
	}
	return engine.Sayf("did you mean: %s?", "vouliez-vous dire : %s ?", engine.Join(says, engine.Text{" / "}))
}

// about are the legal answers, a few at most, about the card with whose name somebody's words end: the verb before it
// is mistyped, or one that is not understood.
func (t *Table) about(said string) []int {
	const most = 3
	q := t.live.Question()
	if q == nil {
		return nil
	}
	words := " " + bare(said)
	out := t.fitting(q, func(i int) bool {
		return q.Answers[i].Card != 0 && slices.ContainsFunc(t.forms(q, i)[2], func(name string) bool {
			return strings.HasSuffix(words, " "+name) && words != " "+name
		})
	})
	if len(out) > most {
		return nil
	}
	return out
}

// noAnswer is the error of an answer that there is not.
func (t *Table) noAnswer(i int) error {
	q := t.live.Question()
	if stands := t.Stands(); q == nil && stands != (engine.Text{}) {
		return &scenario.Failure{What: engine.Sayf("play stands before this step, and nothing is asked: %s",
			"le jeu s'est arrêté avant cette étape, et rien n'est demandé : %s", stands)}
	}
	if q == nil {
		return &scenario.Failure{What: engine.Text{"the game is over: nothing is asked any more",
			"la partie est finie : plus rien n'est demandé"}}
	}
	f := &scenario.Failure{What: engine.Sayf("there is no answer %d; there are %d", "il n'y a pas de réponse %d ; il y en a %d",
		i+1, len(q.Answers)), Open: t.live.Asks()}
	for i := range q.Answers {
		f.Legal = append(f.Legal, t.live.Shown(i))
	}
	return f
}

// notUnderstood is the error of words that are no move.
func (t *Table) notUnderstood(said string) error {
	f := &scenario.Failure{What: engine.Sayf("%s is not understood as a move", "%s n'est pas compris comme un coup",
		quoted(said)), Open: t.live.Asks(), Hint: t.hears()}
	near := t.Rules().NearName(said)
	card := t.Rules().FindCard(near[engine.EN])
	about := t.about(said)
	switch {
	case len(t.live.Spoken(said).Alone) > 0:
		f.What = engine.Sayf("%s: no answer that is legal here does that", "%s : aucune réponse permise ici ne fait cela", quoted(said))
	case len(about) > 0:
		f.Hint = t.meant(about)
	case near == engine.Text{}:
	case t.Rules().Means(card, said):
		f.What = engine.Sayf("%s: no answer that is legal here is about that card", "%s : aucune réponse permise ici ne porte sur cette carte",
			engine.Quoted(t.Rules().Cards[card].Name))
	case !slices.ContainsFunc(t.Names(), func(n string) bool { return engine.FoldName(n) == engine.FoldName(said) }):
		f.Hint = engine.Sayf("did you mean %s?", "vouliez-vous dire %s ?", engine.Quoted(near))
	}
	if q := t.live.Question(); q != nil {
		for i := range q.Answers {
			f.Legal = append(f.Legal, t.live.Shown(i))
		}
	}
	return f
}

// hears says what is understood as a move, by the verbs of the game, and gives one that is legal for an example.
func (t *Table) hears() engine.Text {
	verbs := t.Rules().Verbs
	blank := engine.Text{"…"}
	var says []engine.Text
	for v := range verbs {
		info := &verbs[v]
		if info.Turn || info.Of == engine.OfCards && info.From.Owned() && !info.More {
			says = append(says, engine.Each(func(l engine.Lang) string {
				return strings.ReplaceAll(info.Says.In(l), "{x}", blank.In(l))
			}))
		}
	}
	out := engine.Sayf("what is understood is what somebody would do: %s", "ce qui est compris, c'est ce que quelqu'un ferait : %s",
		engine.Join(says, engine.Commas))
	q := t.Question()
	if q == nil || len(q.Answers) == 0 {
		return out
	}
	example := q.Answers[0].Says
	for i, a := range t.live.Question().Answers {
		if a.Card != 0 {
			example = q.Answers[i].Says
			break
		}
	}
	return engine.Sayf("%s; for example: %s", "%s ; par exemple : %s", out, example)
}

// oneAtATime is the error of words that are of several things.
func (t *Table) oneAtATime(said string) error {
	f := &scenario.Failure{What: engine.Sayf("%s: one thing is done at a time; say it again for the next",
		"%s : une chose à la fois ; redites-le pour la suivante", quoted(said)), Open: t.live.Asks()}
	q := t.live.Question()
	if q == nil {
		return f
	}
	for i := range q.Answers {
		f.Legal = append(f.Legal, t.live.Shown(i))
	}
	again := func(a engine.Answer) bool { return t.Rules().Verbs[a.Verb].More }
	if !t.live.Menu() && !slices.ContainsFunc(q.Answers, again) {
		f.What = engine.Sayf("%s: to this question one answer is given", "%s : à cette question, on donne une seule réponse",
			quoted(said))
		for _, c := range t.clauses(q.Cite) {
			f.Clauses, f.Says = append(f.Clauses, c.ID), append(f.Says, c.Says)
		}
	}
	return f
}

// clip cuts what somebody has said to what a message can bear.
func clip(s string) string {
	const most = 100
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}
