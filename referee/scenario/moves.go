package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// move matches a player's words with the legal answers of the open question and gives the answer, or refuses. Where the
// script passes optional windows in silence, a move that is none of the answers may be one of a later question: it is
// tried at each until one is no such window.
func (r *run) move(a engine.Attempt) {
	line := r.at()
	r.log.Mark(line)
	r.moves++
	if r.d.stopped && r.beforeStep(&a) {
		return
	}
	r.knownDecline(&a)
	r.isAMove(&a)
	if f := r.outOfSight(&a); f != nil {
		r.fail(f)
	}
	if r.trying != nil {
		tried := a
		r.trying.attempt = &tried
	}
	var passed []engine.Text
	for {
		q := r.d.q
		if r.answersWith(q, &a, line) || r.alreadyDone(&a) {
			return
		}
		no := r.passesBy(q)
		if no == (engine.Text{}) {
			r.isNoAnswer(q, a, passed)
			return
		}
		passed = append(passed, no)
	}
}

// beforeStep goes on from a step at which play was stopped, unless a move was made before it already: then that says
// nothing of what comes after.
func (r *run) beforeStep(a *engine.Attempt) (made bool) {
	if r.trying != nil {
		r.failf("play stands at a step, where nobody is asked for a move: go on first",
			"la partie est arrêtée à une étape, où aucun coup n'est demandé : continuez d'abord")
	}
	if r.wasTaken(a) {
		return true
	}
	r.resume()
	return false
}

// answersWith gives the answer that a move is, or notes that it could be given where a move is only tried; false where
// the question has none.
func (r *run) answersWith(q *engine.Question, a *engine.Attempt, line int) bool {
	if q == nil || q.Player != a.Player {
		return false
	}
	fits := r.fitting(q, a)
	if len(fits) == 0 {
		return false
	}
	if len(fits) > 1 && !r.allOne(q, fits) {
		f := failure("%s can mean more than one thing here", "%s peut désigner plusieurs choses ici", r.quoted(a.Name))
		for _, i := range fits {
			f.Legal = append(f.Legal, r.line(q, i))
		}
		r.fail(f)
	}
	if r.trying != nil {
		r.trying.tried(nil)
		return true
	}
	r.whatIsDeclined(q, a)
	if f := r.unseen(); f != nil {
		r.fail(f)
	}
	r.gives(q, fits[0], a, line)
	r.matchErr()
	r.payOn()
	return true
}

// gives gives one of the answers of the open question, which a line says.
func (r *run) gives(q *engine.Question, i int, a *engine.Attempt, line int) {
	if r.isMenu(q) {
		r.movesOn()
		if r.moved != nil {
			r.moved.end = len(r.log.Events)
		}
		r.moved = &markValue{event: len(r.log.Events), line: line, of: r.branch}
	}
	r.decides(a)
	r.d.give(i)
}

// alreadyDone says whether a move is what has just been done without it.
func (r *run) alreadyDone(a *engine.Attempt) bool {
	if r.trying != nil {
		return r.triesTaken(a)
	}
	return r.wasTaken(a)
}

// passesBy passes an optional window in silence, where the script does so, and gives what was declined; nothing where
// it is none.
func (r *run) passesBy(q *engine.Question) engine.Text {
	if q == nil || !r.windows || r.trying != nil {
		return engine.Text{}
	}
	no := r.no(q)
	if no == (engine.Text{}) || !r.pass(q) {
		return engine.Text{}
	}
	if r.d.stopped { // the step that was waited for has come: a further move goes on
		r.resume()
	}
	return no
}

// isNoAnswer refuses a move that no question has; passed is what was declined in silence before.
func (r *run) isNoAnswer(q *engine.Question, a engine.Attempt, passed []engine.Text) {
	r.apart(q, &a)
	if r.trying != nil {
		if !r.emptied(a.Name) {
			r.takesPart(a.Name)
		}
		if r.triesOther(q, &a) {
			return
		}
	}
	no := r.refusal(q, a)
	if len(passed) > 0 && no.Hint == (engine.Text{}) {
		no.Hint = onTheWay(passed)
	}
	if r.trying == nil {
		r.fail(no)
	}
	r.trying.tried(no)
}

// pass declines an optional window in silence. A match that ends by it stops the script.
func (r *run) pass(q *engine.Question) bool {
	passed := r.passes(q)
	r.matchErr()
	return passed
}

func (r *run) passes(q *engine.Question) bool {
	for i := range q.Answers {
		if q.Answers[i].Verb == engine.VerbDecline {
			if len(r.beside) > 0 {
				r.silent = append(r.silent, r.line(q, i))
			}
			r.note(q, i, true)
			r.d.give(i)
			return true
		}
	}
	return false
}

// passOn declines at the end of a script, where optional windows pass in silence, those that are still open, and gives
// what was declined.
func (r *run) passOn() (passed []engine.Text, f *Failure) {
	for r.windows && r.d.q != nil && !r.isMenu(r.d.q) {
		no := r.no(r.d.q)
		if no == (engine.Text{}) || !r.passes(r.d.q) {
			break
		}
		passed = append(passed, no)
		if f := r.endedEarly(); f != nil {
			f.Hint = onTheWay(passed)
			return passed, f
		}
	}
	if f := r.unseen(); f != nil {
		return passed, f
	}
	return passed, nil
}

// onTheWay is the hint what was passed in silence before something went wrong; empty where nothing was.
func onTheWay(passed []engine.Text) engine.Text {
	if len(passed) == 0 {
		return engine.Text{}
	}
	var lines engine.Text
	for i, no := range passed[:min(len(passed), 6)] {
		if i > 0 {
			lines = engine.Sayf("%s, ", "%s, ", lines)
		}
		lines = engine.Sayf("%s%s", "%s%s", lines, no)
	}
	return engine.Sayf("on the way these were passed in silence: %s", "en chemin, ceci a été passé en silence : %s",
		lines)
}

// apart stops a script at the number of a card that nothing tells apart from the others of its name: it is as legal as
// they are.
func (r *run) apart(q *engine.Question, a *engine.Attempt) {
	name, which, ok := strings.Cut(a.Name, "#")
	if !ok || q == nil || q.Player != a.Player || len(r.fitting(q, a)) > 0 {
		return
	}
	plain := *a
	plain.Name = name
	fits := r.fitting(q, &plain)
	if len(fits) == 0 || r.copyNumber(a.Name, which) == 0 {
		return
	}
	found := r.meant(q, *a).Card
	if found == 0 || !slices.ContainsFunc(fits, func(i int) bool { return r.alike(found, q.Answers[i].Card) }) {
		return
	}
	f := failure("%q: nothing tells this card apart from another of that name: as many as can be told apart have a number, and these are %d",
		"%q : rien ne distingue cette carte d'une autre du même nom ; celles qui se distinguent ont un numéro, et il y en a %d", clip(a.Name), len(fits))
	if len(fits) == 1 {
		f = failure("%q: nothing tells the cards of that name apart here, so it stands without a number",
			"%q : rien ne distingue ici les cartes de ce nom, qui s'écrit donc sans numéro", clip(a.Name))
	}
	for _, i := range fits {
		f.Legal = append(f.Legal, r.line(q, i))
	}
	r.fail(f)
}

// alike says whether a question offers two cards as one, or could: nothing tells them apart.
func (r *run) alike(x, y engine.CardID) bool {
	return y != 0 && (r.m.Same(x, y) || r.m.Alike(x, y))
}

// fitting gives the legal answers that an attempt may mean.
func (r *run) fitting(q *engine.Question, a *engine.Attempt) []int {
	name, number := a.Name, 0
	if base, n, ok := strings.Cut(name, "#"); ok {
		if k, err := strconv.Atoi(n); err == nil {
			name, number = base, k
		}
	}
	folded, guessed := engine.FoldName(name), r.saidAtTable()
	var fits []int
	for i := range q.Answers {
		x := &q.Answers[i]
		if x.Verb != a.Verb && r.rules.Verbs[x.Verb].Like != a.Verb || a.Zone >= 0 && x.Zone != a.Zone {
			continue
		}
		switch {
		case x.Verb == engine.VerbDecline:
			if a.Name != "" && !r.declined(q, a.Name) {
				continue
			}
		case r.rules.Verbs[x.Verb].Of == engine.OfNothing:
		case x.Card != 0:
			if !r.rules.Means(r.m.Def(x.Card), name) || guessed && r.m.Veiled(x.Card) {
				continue
			}
			if _, _, n := r.m.AnswerThing(q.Answers, i, r.names, engine.EN); number > 0 && n != number {
				continue
			}
		case x.Option != 0:
			o := &r.rules.Options[x.Option]
			if !o.Means(folded) {
				continue
			}
		default:
			if folded != engine.FoldName(r.names[x.Player]) {
				continue
			}
		}
		fits = append(fits, i)
	}
	return fits
}

// allOne says whether several answers are the same answer: they name cards that nothing tells apart.
func (r *run) allOne(q *engine.Question, fits []int) bool {
	first := q.Answers[fits[0]]
	for _, i := range fits[1:] {
		x := q.Answers[i]
		if first.Card == 0 || x.Card == 0 || !r.m.Same(first.Card, x.Card) {
			return false
		}
		x.Card, x.Index = first.Card, first.Index
		if x != first {
			return false
		}
	}
	return true
}

// liesThere stops a script that says where a card lies, and none lies there: no rule decides that.
func (r *run) liesThere(a *engine.Attempt) {
	if a.Zone < 0 || a.Card == 0 {
		return
	}
	d := r.m.Def(a.Card)
	name, _, _ := strings.Cut(a.Name, "#")
	for c := range r.m.Cards(a.Zone) {
		if r.m.Def(c) == d || r.rules.Means(r.m.Def(c), name) {
			return
		}
	}
	r.failf("no %s lies there: %s", "aucune carte %s ne se trouve là : %s", r.rules.Cards[d].Name, r.zoneName(a.Zone))
}

// thatMany finds the further card of a name that the attempt means, where it finds the first, and stops a script that
// names more than lie there.
func (r *run) thatMany(a *engine.Attempt) {
	if a.Card == 0 || a.Number < 2 {
		return
	}
	z, n := r.m.In(a.Card), 0
	for c := range r.m.Cards(z) {
		if r.m.Def(c) == r.m.Def(a.Card) {
			if n++; n == a.Number {
				a.Card = c
				return
			}
		}
	}
	r.failf("%q: %d of these lie there (%s)", "%q : il y en a %d à cet endroit (%s)", clip(a.Name), n, r.zoneName(z))
}

// copyNumber reads the number behind a name that several cards have: Punch#2. It is 0 where there is none: any of them
// is meant.
func (r *run) copyNumber(name, which string) int {
	if !strings.Contains(name, "#") {
		return 0
	}
	n, err := strconv.Atoi(which)
	if err != nil || n < 1 || n > maxCards || strconv.Itoa(n) != which {
		r.failf("behind # stands which of several cards of one name is meant: %q is no such number",
			"derrière # se met laquelle de plusieurs cartes du même nom est visée : %q n'est pas un tel numéro",
			clip(which))
	}
	return n
}

// refusal is the failure of what was tried and is not legal, and why; the log tells of it.
func (r *run) refusal(q *engine.Question, a engine.Attempt) *Failure {
	if a.Verb == engine.VerbDecline && a.Name != "" {
		if f := r.notDeclined(q, &a); f != nil {
			return f
		}
		a.Name = ""
	}
	j := r.judged(q, a)
	at := r.unoffered(q, &a)
	if at < 0 {
		return r.deny(j)
	}
	j.no.Cite = r.log.Events[at].Cite
	why := engine.Each(func(l engine.Lang) string { return log.EventText(r.toldLog(), at, l) })
	f := r.deny(j)
	f.Hint = why
	return f
}

// unoffered gives the event since the last move by which a player who declines was not asked, as nobody knows what the
// card does; -1 if there is none.
func (r *run) unoffered(q *engine.Question, a *engine.Attempt) int {
	if a.Verb != engine.VerbDecline || r.moved == nil || q != nil && !r.isMenu(q) {
		return -1
	}
	for i := len(r.log.Events) - 1; i >= r.moved.event; i-- {
		if e := &r.log.Events[i]; r.rules.Kinds[e.Kind].Unasked && e.Player == a.Player {
			return i
		}
	}
	return -1
}

// judgement is what the rules say of an attempt that is not legal, while a question is open.
type judgement struct {
	question *engine.Question
	attempt  engine.Attempt
	no       engine.Refusal
	legal    []engine.Text
}

// particular says whether an attempt is refused by more than what the question itself rests on.
func (j *judgement) particular() bool {
	for c := range j.no.Cite.All() {
		if !j.question.Cite.Has(c) {
			return true
		}
	}
	return false
}

// judged asks the rules why an attempt is not legal.
func (r *run) judged(q *engine.Question, a engine.Attempt) *judgement {
	if a.Name != "" {
		a = r.meant(q, a)
		r.liesThere(&a)
	}
	no := r.rules.WhyNot(r.m, q, a)
	if no.Card == 0 {
		no.Card = a.Card
	}
	return &judgement{q, a, no, r.lines(q)}
}

// deny is the failure of an attempt that the rules refuse; the log tells of it.
func (r *run) deny(j *judgement) *Failure {
	q, a, no := j.question, j.attempt, j.no
	r.m.Refuse(q, a, no)
	f := &Failure{Refused: true, Legal: j.legal, Hint: r.instead(q, &a), particular: q != nil && j.particular()}
	f.What = engine.Each(func(l engine.Lang) string {
		said := log.EventText(r.toldLog(), len(r.log.Events)-1, l)
		_, behind, _ := strings.Cut(r.rules.Kinds[engine.Refused].Says.In(l), "{reason}")
		if legal, _, _ := strings.Cut(behind, "{"); legal != "" { // what was legal is told in lines of its own
			said, _, _ = strings.Cut(said, legal)
		}
		return said
	})
	switch {
	case q == nil || r.isMenu(q):
	case len(q.Answers) == 1 && slices.Contains(r.insisted, r.single): // it is asked for this line alone
		f.What = engine.Sayf("%s (the question was: %s)", "%s (la question était : %s)", f.What, r.question(q))
	default:
		f.What = engine.Sayf("%s (open question: %s)", "%s (question ouverte : %s)", f.What, r.question(q))
	}
	for _, hint := range [...]engine.Text{r.onRequest(q, &a), r.rules.Later[no.Reason]} {
		if f.Hint == (engine.Text{}) {
			f.Hint = hint
		}
	}
	if f.Hint == (engine.Text{}) && !r.plainly() {
		f.Hint = r.rules.Hints[no.Reason]
	}
	return f.citing(r.rules, no.Cite)
}

// asked finds the card of an attempt where the answers of the open question lie: who answers it means a card there. It
// is zero where none lies there, and where a move is made instead of an answer.
func (r *run) asked(q *engine.Question, a engine.Attempt, d engine.Def) engine.CardID {
	if q == nil || q.Player != a.Player || a.Zone >= 0 || r.rules.Verbs[a.Verb].Turn {
		return 0
	}
	for i := range q.Answers {
		if x := &q.Answers[i]; x.Card != 0 && (x.Verb == a.Verb || r.rules.Verbs[x.Verb].Like == a.Verb) {
			a.Zone = x.Zone
			if c := r.rules.Locate(r.m, a, d); c != 0 {
				return c
			}
		}
	}
	return 0
}

// atWork finds the card of an attempt to use it where its player has it in play.
func (r *run) atWork(a engine.Attempt, d engine.Def) engine.CardID {
	if a.Verb != engine.VerbUse || a.Zone >= 0 {
		return 0
	}
	c := r.rules.Locate(r.m, a, d)
	if z := r.m.In(c); c == 0 || r.m.Owner(z) != a.Player || r.m.Info(z).Class == 0 {
		return 0
	}
	return c
}

// cardMeant finds the card that an illegal attempt names: where the open question lets it lie, then what its player has
// in play, of that what can be used at all, then wherever it lies. It may be called by the name of another, where only
// it can be meant.
func (r *run) cardMeant(q *engine.Question, a engine.Attempt, d engine.Def, name string) engine.CardID {
	for _, find := range [...]func(x engine.Def) engine.CardID{
		func(x engine.Def) engine.CardID { return r.asked(q, a, x) },
		func(x engine.Def) engine.CardID {
			if r.rules.Able == nil || !r.rules.Able(a.Verb, x) {
				return 0
			}
			return r.atWork(a, x)
		},
		func(x engine.Def) engine.CardID { return r.atWork(a, x) },
	} {
		c := find(d)
		for x := engine.Def(1); c == 0 && int(x) < len(r.rules.Cards); x++ {
			if x != d && r.rules.Means(x, name) {
				c = find(x)
			}
		}
		if c != 0 {
			return c
		}
	}
	if c := r.rules.Locate(r.m, a, d); c != 0 {
		return c
	}
	a.Zone = -1
	return r.rules.Locate(r.m, a, d)
}

// optionMeant is the choice that an attempt names, zero if there is none. Whoever speaks of cards in words of their own
// means none.
func (r *run) optionMeant(a *engine.Attempt, name string) engine.Option {
	if r.plainly() && r.rules.Verbs[a.Verb].Of&engine.OfOptions == 0 {
		return 0
	}
	for o := 1; o < len(r.rules.Options); o++ {
		if engine.FoldName(r.rules.Options[o][engine.EN]) == engine.FoldName(name) {
			return engine.Option(o)
		}
	}
	return r.rules.FindOption(name)
}

// meant finds what an illegal attempt is about: a card, a player or an option; a name that is none of these is
// misspelt.
func (r *run) meant(q *engine.Question, a engine.Attempt) engine.Attempt {
	name, which, _ := strings.Cut(a.Name, "#")
	a.Number = r.copyNumber(a.Name, which)
	if d := r.rules.FindCard(name); d != 0 {
		a.Card = r.cardMeant(q, a, d, name)
		asks := r.asks(a.Player)
		if (r.saidAtTable() || asks != a.Player) && !r.sees(asks, a.Card) {
			a.Card = r.visible(asks, name)
		}
		r.thatMany(&a)
		return a
	}
	for p, n := range r.names {
		if engine.FoldName(n) == engine.FoldName(name) {
			a.Whom = engine.Player(p)
			return a
		}
	}
	if o := r.optionMeant(&a, name); o != 0 {
		a.Option = o
		return a
	}
	hint := r.namesMeant(r.asks(a.Player), name)
	f := failure("there is no card, player or choice called %s",
		"aucune carte, aucun joueur, aucun choix ne s'appelle %s", r.quoted(a.Name))
	f.Word = a.Name
	if kind := r.typeCalled(name); r.plainly() && kind != (engine.Text{}) {
		f.What, hint = engine.Sayf("no %s is in sight", "aucune carte de type %s n'est visible", kind), engine.Text{}
		if some := r.someOf(r.asks(a.Player), name); len(some) > 0 {
			f.What = engine.Sayf("there is more than one %s", "il y a plus d'une carte de type %s", kind)
			hint = engine.Sayf("which one? %s", "laquelle ? %s", engine.Join(some, engine.Commas))
		}
	}
	if f.Hint, f.Legal = hint, r.lines(q); hint == (engine.Text{}) {
		f.Hint = r.cardElsewhere(name)
	}
	r.fail(f)
	return a
}
