package table

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
)

// Question is what somebody has to decide.
type Question struct {
	Player  string
	Seat    int
	Asks    engine.Text // what is asked: "Ann: the next move"
	Clauses []Clause    // by which it is asked
	Answers []Answer    // the legal ones, all of them
	Menu    bool        // it is the next move of a turn: here a script may end
}

// Answer is a legal answer.
type Answer struct {
	Line engine.Text // of a script, with the name of the thing in each language, or how it is called that is veiled
	Says engine.Text // as the log tells it: "plays Punch"
	Card int         // that it is about, as Board tells of it; 0 for none
}

// Stands is the step of the turn or the round that is about to begin, where the script has waited for it; empty
// elsewhere. Nobody is asked anything there: the next move goes on, and so does Onward.
func (t *Table) Stands() engine.Text { return t.live.Stands() }

// Onward goes on from a step for which the script has waited to the next question: what the script says of that step is
// left out.
func (t *Table) Onward() error {
	if t.Stands() == (engine.Text{}) || t.at == 0 {
		return nil
	}
	for k := t.at - 1; k >= 0; k-- {
		statements, err := sandbox.Statements(t.file, t.steps[k])
		if err != nil {
			return err
		}
		i := slices.IndexFunc(statements, func(s sandbox.Statement) bool { return s.Word == "until_step" })
		if i < 0 {
			continue
		}
		lines := strings.SplitAfter(t.steps[k], "\n")
		rest := strings.Join(lines[:statements[i].First-1], "")
		steps := append([]string(nil), t.steps[:k]...)
		if k < t.at-1 {
			rest += strings.Join(lines[statements[i].Last:], "")
		}
		if strings.TrimSpace(rest) != "" {
			steps = append(steps, rest)
		}
		if k < t.at-1 {
			last, err := onlyMove(t.file, t.steps[t.at-1])
			if err != nil {
				return err
			}
			steps = append(append(steps, t.steps[k+1:t.at-1]...), last)
		}
		t.steps, t.behind, t.changed = steps, nil, true
		return t.stand(len(steps))
	}
	return nil
}

// onlyMove is a step without what is said behind its move.
func onlyMove(file, step string) (string, error) {
	statements, err := sandbox.Statements(file, step)
	if err != nil || len(statements) == 0 {
		return step, err
	}
	return strings.Join(strings.SplitAfter(step, "\n")[:statements[0].Last], ""), nil
}

// Question gives the open question, nil once the game is over and where play stands at a step.
func (t *Table) Question() *Question {
	q := t.live.Question()
	if q == nil {
		return nil
	}
	out := &Question{Player: t.Names()[q.Player], Seat: int(q.Player), Asks: t.live.Asks(), Clauses: t.clauses(q.Cite),
		Menu: t.live.Menu(), Answers: make([]Answer, len(q.Answers))}
	if on, ahead := t.live.On(); on != (engine.Text{}) && ahead {
		out.Asks = engine.Sayf("%s (before: %s)", "%s (avant : %s)", out.Asks, on)
	} else if on != (engine.Text{}) {
		out.Asks = engine.Sayf("%s (after: %s)", "%s (après : %s)", out.Asks, on)
	}
	seen := t.live.Match().Seen()
	for i := range q.Answers {
		out.Answers[i] = Answer{t.live.Shown(i), engine.Each(func(l engine.Lang) string {
			return string(seen.AppendAnswer(nil, q.Answers, i, t.Names(), l))
		}), int(q.Answers[i].Card)}
	}
	return out
}

// Comes tells what the legal answer of that place, counted from 0, would bring about up to the next question, and
// leaves the table as it is: so far as whoever decides may know. unseen says that it goes on with a card that nobody
// has seen yet. It is empty where nobody knows: before the first move of the game.
func (t *Table) Comes(i int) (events []Event, unseen bool) {
	record := t.live.Try(i)
	if record == nil {
		return nil, false
	}
	to := len(record.Events)
	if k := slices.IndexFunc(record.Events, func(e engine.Event) bool { return record.Hides(&e) }); k >= 0 {
		to, unseen = k, true
	}
	return eventsOf(record.Shut(), min(1, to), to), unseen
}

// Unseen is what is said behind what comes where it goes on with what nobody has seen.
var Unseen = engine.Text{"then it goes on with a card that nobody has seen yet",
	"puis cela continue avec une carte que personne n'a encore vue"}

// ClausesOf gives the clauses by which the legal answer of that place does what it does at once: those of the first
// thing that it brings about, or else those of the question; and those of the question where it declines, as what comes
// next is none of its doing.
func (t *Table) ClausesOf(i int) []Clause {
	record := t.live.Try(i)
	if q := t.live.Question(); q != nil && i < len(q.Answers) && q.Answers[i].Verb == engine.VerbDecline {
		record = nil
	}
	if record != nil {
		for k := 1; k < len(record.Events); k++ {
			if record.Hides(&record.Events[k]) {
				break // what is turned up is told by no clause
			}
			if cite := t.clauses(record.Events[k].Cite); len(cite) > 0 {
				return cite
			}
		}
	}
	if q := t.live.Question(); q != nil {
		return t.clauses(q.Cite)
	}
	return nil
}

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

// Chosen gives the place of the legal answer that a way of playing gives, -1 where nothing is asked.
func (t *Table) Chosen(d engine.Decider) (i int, err error) {
	q := t.live.Question()
	if q == nil {
		return -1, nil
	}
	defer func() {
		if v := recover(); v != nil {
			err = engine.Errorf("this way of playing knows no answer: %v", "cette manière de jouer ne sait que répondre : %v",
				v)
		}
	}()
	if i = d.Decide(t.live.Match(), q) &^ engine.AndMore; i < 0 || i >= len(q.Answers) {
		return -1, t.noAnswer(i)
	}
	return i, nil
}

// Took gives the answers that were taken by themselves since the last one that was given, because there was no other.
func (t *Table) Took() []Taken {
	took := t.live.Took()
	out := make([]Taken, len(took))
	for i := range took {
		out[i] = Taken{took[i].Line, took[i].Says, t.clauses(took[i].Cite), took[i].At}
	}
	return out
}

// Taken is an answer that was taken by itself.
type Taken struct {
	Line    engine.Text // of a script, which may say it and need not
	Says    engine.Text // with the player: "Ann chooses Ben"
	Clauses []Clause    // by which it was asked for
	At      int         // how many events had happened before
}

// Events gives what has happened since an event, counted from 0.
func (t *Table) Events(from int) []Event { return t.events(from) }

func (t *Table) events(from int) []Event {
	record := t.live.Log()
	return eventsOf(record, from, len(record.Events))
}

func eventsOf(record *engine.Log, from, to int) []Event {
	from, record = min(from, to), record.Seen()
	out := make([]Event, 0, to-from)
	var says, brief [len(engine.Text{})][]string
	for l := range engine.Spoken() {
		says[l], brief[l] = log.EventTexts(record, from, to, l, false), log.EventTexts(record, from, to, l, true)
	}
	for i := from; i < to; i++ {
		e := &record.Events[i]
		out = append(out, Event{Depth: int(e.Depth), Clauses: clausesOf(record.Rules, e.Cite), Kind: e.Kind,
			Says:  engine.Each(func(l engine.Lang) string { return says[l][i-from] }),
			Brief: engine.Each(func(l engine.Lang) string { return brief[l][i-from] })})
	}
	return out
}

func (t *Table) clauses(cite engine.Clauses) []Clause { return clausesOf(t.Rules(), cite) }

// clausesOf are the clauses of a citation that stand in the booklet of the edition that is played.
func clausesOf(r *engine.Rules, cite engine.Clauses) (out []Clause) {
	for c := range cite.All() {
		if r.Printed(c) {
			info := r.Book.Info(c)
			out = append(out, Clause{info.ID, info.Text().Says})
		}
	}
	return out
}

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
