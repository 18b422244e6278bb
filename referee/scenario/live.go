package scenario

import (
	"errors"
	"runtime/debug"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
)

// Live is a run of a script that was left standing where the script ends, at the question that is open there. It goes
// on with the answers that it is given, as if the script had said them. It is driven by one goroutine; whoever is done
// with it closes it.
type Live struct {
	r    *run
	line int // of the script that would come next
}

// ErrNotBegun says that a script has set up a table at which the game has not begun.
var ErrNotBegun = errors.New("the game has not begun")

// Live runs the script and leaves it standing at its end. What the script says must hold up to there; that nothing is
// left to be answered is not asked of it. The error is that of the script, ErrNotBegun where no line of it begins the
// game.
func (s *Script) Live(opts Options) (*Live, error) {
	var insisted []int
	var others []other
	for {
		r := s.begun(opts, insisted, others)
		r.back = &wayBack{}
		r.through(r.left)
		if r.result.Err == nil && r.again == 0 && (len(r.others) <= len(others) || len(others) >= maxChecks) {
			return &Live{r: r, line: strings.Count(strings.TrimRight(s.Source, "\n"), "\n") + 2}, nil
		}
		r.close()
		switch {
		case len(r.others) > len(others) && len(others) < maxChecks:
			others = r.others
		case r.again != 0 && len(insisted) < maxChecks:
			insisted = append(insisted, r.again)
		case len(r.excluded) > 0 && !opts.Lenient:
			return nil, s.hadNoChoice(opts, r.result, r.excluded, insisted, others).Err
		default:
			return nil, r.result.Err
		}
	}
}

// left checks what must hold of a script that is left standing.
func (r *run) left() error {
	if r.game == nil || len(r.names) == 0 && len(r.impossible) == 0 {
		return r.finish()
	}
	if r.d == nil {
		return &sandbox.Error{File: r.script.File, Err: ErrNotBegun}
	}
	if r.dangling != 0 {
		return &sandbox.Error{File: r.script.File, Line: r.dangling, Err: sayingNothing(r.dangling)}
	}
	return nil
}

// Game is the game that is played, with the cards that the script declares.
func (l *Live) Game() *engine.Game { return l.r.game }

// Match is the match as it stands. Only Give changes it.
func (l *Live) Match() *engine.Match { return l.r.m }

// Names are the players, by seat.
func (l *Live) Names() []string { return l.r.names }

// Result tells of the script what its header and its ruling say, and how much of it held.
func (l *Live) Result() *Result { return l.r.result }

// Windows says whether optional windows that nobody uses are passed in silence.
func (l *Live) Windows() bool { return l.r.windows }

// Question is the question that is open, nil where the game is over, and where play stands at a step.
func (l *Live) Question() *engine.Question { return l.r.d.q }

// Stands is the step that is about to begin where the script has waited for it, empty elsewhere. The next move goes on.
func (l *Live) Stands() engine.Text {
	if !l.r.d.stopped {
		return engine.Text{}
	}
	return l.r.rules.Steps[l.r.until.step-1].Name
}

// Menu says whether the open question is the next move of a turn: there a scenario may end.
func (l *Live) Menu() bool { return l.r.d.q != nil && l.r.isMenu(l.r.d.q) }

// Asks says in words what the open question is, empty where none is open.
func (l *Live) Asks() engine.Text {
	if q := l.Question(); q != nil {
		return l.r.question(q)
	}
	return engine.Text{}
}

// On tells what the open question lets somebody act on, and whether it is only about to happen; empty where it is about
// no such thing, or where that would show a card that lies face down.
func (l *Live) On() (says engine.Text, ahead bool) {
	q, r := l.Question(), l.r
	if q == nil || q.On == nil || q.On.Kind == engine.NoKind {
		return engine.Text{}, false
	}
	for _, c := range [...]engine.CardID{q.On.Card, q.On.Target} {
		if c != 0 && !r.m.Open(c) {
			return engine.Text{}, false
		}
	}
	if q.Ahead {
		return engine.Each(func(lang engine.Lang) string { return log.PendingText(r.log.Seen(), q.On, lang) }), true
	}
	for i := len(r.log.Events) - 1; i >= 0; i-- { // as it was told: what it speaks of may be otherwise by now
		if r.log.Events[i] == *q.On {
			return engine.Each(func(lang engine.Lang) string { return log.EventText(r.log.Seen(), i, lang) }), false
		}
	}
	return engine.Text{}, false
}

// Took is an answer that was taken by itself, because there was no other.
type Took struct {
	Line engine.Text    // of a script, which may say it and need not
	Says engine.Text    // with the player: "Ann chooses Ben"
	Cite engine.Clauses // of its question
	At   int            // how many events had happened before
}

// Took gives the answers that the rules have taken by themselves since the last one that was given.
func (l *Live) Took() (out []Took) {
	r := l.r
	for i := range r.unasked {
		t := &r.unasked[i]
		q := t.asked()
		says := engine.Each(func(l engine.Lang) string {
			return r.names[q.Player] + " " + string(r.m.Seen().AppendAnswer(nil, q.Answers, 0, r.names, l))
		})
		out = append(out, Took{Line: r.line(q, 0), Says: says, Cite: q.Cite, At: t.at})
	}
	return out
}

// Line is a legal answer of the open question as the line of a script, with the name of the thing in either language.
func (l *Live) Line(i int) engine.Text { return l.r.lineBy(l.r.m.Table, l.r.d.q, i) }

// Shown is the same as whoever plays is told it: what lies face down in play is not named in it.
func (l *Live) Shown(i int) engine.Text { return l.r.lineBy(l.r.m.Seen(), l.r.d.q, i) }

// Variable is the name under which the script holds a player.
func (l *Live) Variable(p engine.Player) string { return l.r.variable(p) }

// PlaceWord is how the script names a place: ann.hand.
func (l *Live) PlaceWord(z engine.Zone) string { return l.r.placeWord(z) }

// Pays says whether a line of the script still pays with something once the open question is answered: that is done by
// the next line of the script alone, and not by Give.
func (l *Live) Pays() bool { return l.r.owed != nil }

// Give answers the open question, as the next line of the script would, and plays on to the next. The error tells why
// the match has ended; nothing can be played on then.
func (l *Live) Give(i int) (err error) {
	r, q := l.r, l.Question()
	if q == nil || i < 0 || i >= len(q.Answers) {
		return engine.Errorf("there is no answer %d", "il n'y a pas de réponse %d", i+1)
	}
	answer := &q.Answers[i]
	name, _, _ := r.m.AnswerThing(q.Answers, i, r.names, engine.EN)
	a := engine.Attempt{Player: q.Player, Verb: answer.Verb, Name: name, Zone: -1, Whom: engine.NoPlayer}
	if f := r.unseen(); f != nil {
		return f
	}
	r.log.Mark(l.line)
	r.moves++
	err = safely(func() { r.gives(q, i, &a, l.line) })
	l.line++
	if err != nil {
		return err
	}
	if f := r.endedEarly(); f != nil {
		return f
	}
	return nil
}

// safely does something with the match. A panic in it is a fault of the program, and told as such.
func safely(do func()) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &sandbox.HostPanic{Value: v, Stack: string(debug.Stack())}
		}
	}()
	do()
	return nil
}

// Log is what has happened so far. The table with which it ends is the present one.
func (l *Live) Log() *engine.Log {
	l.r.closeLog()
	return l.r.log
}

// Close ends the run.
func (l *Live) Close() { l.r.close() }

// wayBack is what a run keeps so that what an answer would bring about can be tried: the table as it was when a player
// last had the next move, and what has been answered since.
type wayBack struct {
	rest    *engine.Table // nil where no player has had a move yet
	since   []uint16
	singles []bool // of each question with one answer since, whether it was asked all the same
	fixed   bool   // a line of the script has fixed a shuffle since
}

func (b *wayBack) gives(i int)    { b.since = append(b.since, uint16(i)) }
func (b *wayBack) single(is bool) { b.singles = append(b.singles, is) }

// rests notes that a player has the next move.
func (b *wayBack) rests(t *engine.Table) {
	if b.rest == nil {
		b.rest = t.Clone()
	} else {
		b.rest.CopyFrom(t)
	}
	b.since, b.singles, b.fixed = b.since[:0], b.singles[:0], false
}

// errTried ends a match that was played on only to see what comes of an answer.
var errTried = errors.New("what comes of the answer has been seen")

// trial gives the answers since the last move once more, then one that is tried, and stops at what is asked then.
type trial struct {
	answers []uint16
	at      int
	log     *engine.Log // opened where the answer is tried
	names   []string
}

// Decide gives the next answer.
func (t *trial) Decide(m *engine.Match, q *engine.Question) int {
	if t.at == len(t.answers) || int(t.answers[t.at]&^engine.AndMore) >= len(q.Answers) {
		m.Fail(errTried)
	}
	if t.at == len(t.answers)-1 {
		t.log = engine.NewLog(m, t.names)
		m.Log = t.log
	}
	t.at++
	return int(t.answers[t.at-1])
}

// Try tells what a legal answer brings about up to the next question; the match stays as it is. The first event is the
// answer itself. It is nil where that cannot be told: before the first move of the game, and where the script has fixed
// how a shuffle comes out.
func (l *Live) Try(i int) *engine.Log { return l.r.try(i) }
