package table

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
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
