package table

import (
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Why something is not among the legal answers.

// Why tells why something is not among the legal answers, in the words of a script or as a player says it. It is nil
// where it is legal, or is something that a script may say here; the error is that of words that mean nothing.
func (t *Table) Why(said string) (*scenario.Failure, error) {
	said = plain(said)
	if isLine(said) {
		if i, err := t.find(said, true); err != nil || i >= 0 {
			return nil, err
		}
		return t.refused([]string{said}, false)
	}
	if scenario.AsksWhatHappened(said) {
		return &scenario.Failure{What: engine.Sayf(
			"%s: here it is told why something may not be done; why something has happened, the clauses behind it tell",
			"%s : ici, il est dit pourquoi quelque chose ne peut pas se faire ; pourquoi quelque chose est arrivé, les clauses derrière le disent",
			quoted(said)), Hint: t.hears()}, nil
	}
	words := t.spokenOf(said)
	if words.Asked {
		return t.notAsked(said, words)
	}
	if i, err := t.find(said, true); err != nil || i >= 0 {
		return t.carried(said, words, nil), err
	}
	switch {
	case t.live.Many(said) == scenario.Deeds:
		return nil, t.oneAtATime(said)
	case words.None != (engine.Text{}):
		return &scenario.Failure{What: words.None, Hint: t.hears()}, nil
	case len(words.Lines) > 0:
		no, err := t.refused(words.Lines, true)
		if no == nil && err == nil && t.live.Many(said) != scenario.Once {
			err = t.oneAtATime(said)
		}
		return t.carried(said, words, no), err
	case len(words.Tries) > 0 && t.live.Many(said) != scenario.Once:
		return nil, t.oneAtATime(said)
	case len(words.Tries) > 0:
		return t.refused(words.Tries, true)
	}
	if no := t.live.Untimely(words.Player, words.Alone); no != nil {
		return no, nil
	}
	return nil, t.notUnderstood(said)
}

// carried tells of a move that is legal what of somebody's words it does not carry: at what it is aimed, where it
// comes to nothing of that name, and a card that has no part in it. It is no where the move is not legal.
func (t *Table) carried(said string, words scenario.Spoken, no *scenario.Failure) *scenario.Failure {
	var what engine.Text
	switch {
	case no != nil || len(words.Lines) == 0:
		return no
	case words.Whose != engine.NoPlayer && !aimed(words, words.Lines[0]) && !t.hasSuch(words):
		what = engine.Sayf("%s: the move may be done here, but with no card of %s", "%s : le coup est possible ici, mais avec aucune carte de %s",
			quoted(said), t.Names()[words.Whose])
	case words.Besides != "":
		what = engine.Sayf("%s: %s has no part in that move, which may be done here", "%s : %s n'a pas de part à ce coup, qui est possible ici",
			quoted(said), t.named(words.Besides))
	case words.Aim != "" && !t.comesTo(words):
		what = engine.Sayf("%s: the move may be done here, but nothing of it comes to %s",
			"%s : le coup est possible ici, mais rien n'en vient à %s", quoted(said), t.named(words.Aim))
	default:
		return nil
	}
	return &scenario.Failure{What: what, Hint: t.hears()}
}

// aimed says whether words are aimed at something: then it is that which is somebody's.
func aimed(words scenario.Spoken, line string) bool {
	return words.Aim != "" || strings.Contains(line, "\n")
}

// hasSuch says whether a legal answer of some words is about a card of the player of whose card they tell.
func (t *Table) hasSuch(words scenario.Spoken) bool {
	q := t.live.Question()
	return q != nil && len(t.fitting(q, func(i int) bool {
		line := bare(t.live.Shown(i)[engine.EN])
		says := func(l string) bool { return bare(l) == line }
		return slices.ContainsFunc(words.Lines, says) && t.lies(&q.Answers[i], "", words.Whose)
	})) > 0
}

// named is a name in each language, in quotation marks.
func (t *Table) named(name string) engine.Text {
	if d := t.Rules().FindCard(name); d != 0 {
		return engine.Quoted(t.Rules().Cards[d].Name)
	}
	return engine.Quoted(engine.Same(clip(name)))
}

// farthest is how many answers are looked at behind a move for what it is aimed at.
const farthest = 16

// comesTo says whether a move comes to the card or the player at whom it is aimed: one that may be chosen behind it, or
// that something happens to.
func (t *Table) comesTo(words scenario.Spoken) bool {
	if !t.live.InSight(words.Aim) { // of what is to come nothing is told by a guess
		return false
	}
	own := t.Names()[words.Player] == words.Aim // of whoever acts all that is done tells
	for _, line := range words.Lines {
		fork, err := t.Fork()
		if err != nil {
			return false
		}
		found := fork.reaches(line, words.Aim, own)
		fork.Close()
		if found {
			return true
		}
	}
	return false
}

// reaches plays a line and what is asked behind it, up to the next move, and says whether it comes to a name: own that
// it is that of whoever acts. The table is thrown away then.
func (t *Table) reaches(line, name string, own bool) bool {
	step, err := t.plays(line, true)
	named := regexp.MustCompile(`(^|\PL)` + regexp.QuoteMeta(name) + `(\PL|$)`)
	tells := func(e Event) bool { return !own && named.MatchString(e.Says[engine.EN]) }
	for n := 0; err == nil && n < farthest; n++ {
		if len(step.Events) > 0 && slices.ContainsFunc(step.Events[1:], tells) { // the first tells of the move itself
			return true
		}
		q := t.live.Question()
		if q == nil || t.live.Menu() {
			return false
		}
		is := func(a engine.Answer) bool { return t.isOf(&a, name) }
		if slices.ContainsFunc(q.Answers, is) {
			return true
		}
		step, err = t.Give(0)
	}
	return false
}

// isOf says whether an answer is about the card or the player of a name.
func (t *Table) isOf(a *engine.Answer, name string) bool {
	if a.Card != 0 {
		return t.Rules().Means(t.live.Match().Def(a.Card), engine.FoldName(name))
	}
	return a.Option == 0 && t.Rules().Verbs[a.Verb].Of != engine.OfNothing && int(a.Player) < len(t.Names()) &&
		t.Names()[a.Player] == name
}

// spokenOf gives what somebody's words may mean. At what a move is aimed is left out where it asks for nothing: a
// stunned character that attacks loses that and no more.
func (t *Table) spokenOf(said string) scenario.Spoken {
	words := t.live.Spoken(said)
	for i, line := range words.Lines {
		move, behind, _ := strings.Cut(line, "\n")
		if m := quotedName.FindStringSubmatch(behind); m != nil && t.live.InSight(m[2]) && t.asksNothing(move) {
			words.Lines[i] = move
		}
	}
	return words
}

// asksNothing says whether a move is legal and comes to the next one without anything that is asked.
func (t *Table) asksNothing(move string) bool {
	fork, err := t.Fork()
	if err != nil {
		return false
	}
	defer fork.Close()
	_, err = fork.plays(move, true)
	return err == nil && fork.live.Menu() && len(fork.Took()) == 0
}

// refused tells why none of some lines is legal, nil where one is; spoken is that they were said in a player's own
// words.
func (t *Table) refused(lines []string, spoken bool) (*scenario.Failure, error) {
	var first error
	for _, line := range lines {
		live, err := t.runSaid(t.source(t.at), line, spoken)
		if err == nil {
			live.Close()
			return nil, nil
		}
		if first == nil {
			first = toldSaid(err, spoken)
		}
	}
	if f, ok := first.(*scenario.Failure); ok {
		return f, nil
	}
	return nil, first
}

// notAsked answers who wonders why nobody asks for a move, with what there is to say of the move.
func (t *Table) notAsked(said string, words scenario.Spoken) (*scenario.Failure, error) {
	lines := words.Lines
	if len(lines) == 0 {
		lines = words.Tries
	}
	no := t.live.Untimely(words.Player, words.Alone)
	switch {
	case len(lines) > 0:
		var err error
		if no, err = t.refused(lines, true); err != nil {
			return nil, err
		}
	case no == nil:
		return nil, t.notUnderstood(said)
	}
	if no == nil {
		return &scenario.Failure{What: engine.Sayf("%s is not a move; the move itself may be done here",
			"%s n'est pas un coup ; le coup lui-même est possible ici", quoted(said)), Hint: t.hears()}, nil
	}
	no.What = engine.Sayf("%s is not a move; of the move itself: %s", "%s n'est pas un coup ; pour le coup lui-même : %s",
		quoted(said), no.What)
	no.Hint = t.hears()
	return no, nil
}

// quoted is what somebody has said, as far as a message can bear it.
func quoted(said string) engine.Text { return engine.Quoted(engine.Same(clip(said))) }
