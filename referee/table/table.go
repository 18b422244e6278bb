// Package table is one live table: a set-up, and what is played at it move by move. Whatever door a person comes in by,
// they are asked the same questions with the same legal answers, told the same clauses, and can write down what was
// played as a script that gives the same log.
//
// A table is a script that is being written: its beginning sets the table up, and each step after that is a line of it.
// So a step is taken back by leaving its line out, and a table forks by being written on in two ways; both are exact,
// because the same script with the same seed gives the same game.
package table

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
)

// Setup is what a table is opened with: a script, and how far it is played.
type Setup struct {
	Language *scenario.Language // of the games that are known; nil are those that the referee lists
	Name     string             // of the scenario, empty for one's own
	File     string             // what errors call the script
	Source   string             // the script: a set-up, and what is played
	Options  scenario.Options
	Before   int // the table stands before what this line of the script says; Beginning and End have no line
}

// Where a table may stand in its script.
const (
	Beginning = 0  // before the first move
	End       = -1 // behind all that the script says
)

// Table is one live table. It is driven by one goroutine; whoever is done with it closes it.
type Table struct {
	language *scenario.Language
	name     string
	file     string
	options  scenario.Options
	head     string   // the part of the script that sets the table up
	written  string   // the same as it is written: there its players may have no names
	steps    []string // what is played, a piece of the script each: up to at it is played, from there on it may be
	at       int
	ending   string // what the script says of the ruling, behind all that is played
	changed  bool   // something else was played than the script says
	asking   bool   // the script has a question and a set-up, and what is played at it is to answer it
	live     *scenario.Live
	shown    string                   // the last step's line as it was told before it was played
	last     int                      // how many events there were before the last step
	behind   []int                    // how many there are behind so many steps, where the table has stood there
	facts    map[string][]engine.Fact // what is printed on cards, by their ids, once that was asked
	drawn    *Drawer                  // what Shown gives, as long as the run is the same
}

// maxSteps bounds a table: more steps than any game has.
const maxSteps = 5_000

// Open sets a table up and plays the script as far as is asked for. The error is that of the script, or of a set-up
// that is impossible.
func Open(s Setup) (*Table, error) {
	t := &Table{language: s.Language, name: s.Name, file: s.File, options: s.Options}
	if t.language == nil {
		t.language = scenario.Listed()
	}
	if _, err := t.language.Compile(s.Name, s.File, s.Source); err != nil {
		return nil, err
	}
	var lines []int
	t.head, t.steps, lines, t.ending = pieces(s.File, s.Source)
	t.written = t.head
	t.asking = t.ending == "" && len(t.steps) == 0
	switch {
	case s.Before == End:
		t.at = len(t.steps)
	case s.Before > 0:
		for t.at < len(t.steps) && lines[t.at] < s.Before {
			t.at++
		}
	}
	if err := t.stand(t.at); err != nil {
		return nil, err
	}
	if err := t.nameSeats(); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// unnamed finds where a script seats its players without a name for each.
var unnamed = regexp.MustCompile(`^(\s*)players\b`)

// nameSeats gives the players the names by which lines speak of them, where the script gives none.
func (t *Table) nameSeats() error {
	statements, err := sandbox.Statements(t.file, t.head)
	if err != nil {
		return nil // it was played, so that it is only written in a way that nobody reads
	}
	i := slices.IndexFunc(statements, func(s sandbox.Statement) bool { return s.Word == "players" && len(s.Locals) == 0 })
	lines := strings.SplitAfter(t.head, "\n")
	if i < 0 || statements[i].First > len(lines) || !unnamed.MatchString(lines[statements[i].First-1]) {
		return nil
	}
	var names []string
	for p := range t.Names() {
		names = append(names, t.live.Variable(engine.Player(p)))
	}
	line := &lines[statements[i].First-1]
	*line = unnamed.ReplaceAllString(*line, "${1}local "+strings.Join(names, ", ")+" = players")
	t.head = strings.Join(lines, "")
	return t.stand(t.at)
}

// source is the script as far as it is played.
func (t *Table) source(at int) string {
	var b strings.Builder
	b.WriteString(t.head)
	for _, step := range t.steps[:at] {
		b.WriteString(step)
	}
	return b.String()
}

// run plays a script and leaves it standing.
func (t *Table) run(source string) (*scenario.Live, error) {
	return t.runSaid(source, "", false)
}

// runSaid plays a script and behind it what somebody says at the table, and leaves it standing; spoken is that the line
// was said in a player's own words.
func (t *Table) runSaid(source, said string, spoken bool) (*scenario.Live, error) {
	options := t.options
	options.Spoken = spoken
	options.Seen = strings.Count(source, "\n") + 1
	if said != "" {
		source += said + "\n"
	} else {
		options.Seen++
	}
	script, err := t.language.Compile(t.name, t.file, source)
	if err != nil {
		return nil, err
	}
	live, err := script.Live(options)
	if errors.Is(err, scenario.ErrNotBegun) {
		if script, err = t.language.Compile(t.name, t.file, source+"begin()\n"); err != nil {
			return nil, err
		}
		live, err = script.Live(options)
	}
	return live, err
}

// stand has the table stand behind so many steps.
func (t *Table) stand(at int) error {
	live, err := t.run(t.source(at))
	if err != nil {
		return err
	}
	last := 0
	if at > 0 {
		if last, err = t.eventsBehind(at - 1); err != nil {
			live.Close()
			return err
		}
	}
	t.take(live, last)
	t.at = at
	t.stood()
	return nil
}

// eventsBehind counts the events behind so many steps.
func (t *Table) eventsBehind(at int) (int, error) {
	if at < len(t.behind) && t.behind[at] > 0 {
		return t.behind[at], nil
	}
	before, err := t.run(t.source(at))
	if err != nil {
		return 0, err
	}
	defer before.Close()
	return len(before.Log().Events), nil
}

// stood notes how many events there are where the table stands.
func (t *Table) stood() {
	for len(t.behind) <= t.at {
		t.behind = append(t.behind, 0)
	}
	t.behind[t.at] = len(t.live.Log().Events)
}

// take has the table go on with another run.
func (t *Table) take(live *scenario.Live, last int) {
	if t.live != nil {
		t.live.Close()
	}
	t.live, t.last, t.shown, t.drawn = live, last, "", nil
}

// Close ends the table.
func (t *Table) Close() {
	if t.live != nil {
		t.live.Close()
	}
}

// Step is something that was played: the line that says it, and what it brought about.
type Step struct {
	Line   string // of the script, as it is written
	Events []Event
}

// Answer answers the open question, or says anything else that a script may say. It is given in the words of a script,
// by the number that the answer has among those of Question, or as a player says it: "plays Punch", "joue Coup de
// poing", "Punch". What is refused is a *scenario.Failure, which tells why, by which clauses, and what is legal; then
// the table stands as it did.
func (t *Table) Answer(said string) (Step, error) { return t.answer(said, false) }

// Try does what Answer does, also where it is only asked whether, or why not, that may be done: of a table that may be
// thrown away.
func (t *Table) Try(said string) (Step, error) { return t.answer(said, true) }

func (t *Table) answer(said string, asked bool) (Step, error) {
	said = plain(said)
	if said == "" {
		return Step{}, engine.Errorf("nothing was said", "rien n'a été dit")
	}
	if t.at >= maxSteps {
		return Step{}, engine.Errorf("this table has come to %d steps, which no game does",
			"cette table en est à %d coups, plus qu'aucune partie", maxSteps)
	}
	i, err := t.find(said, asked)
	if err != nil {
		return Step{}, err
	}
	if isLine(said) {
		if i >= 0 {
			return t.Give(i)
		}
		return t.say(said)
	}
	words := t.spokenOf(said)
	if i >= 0 {
		if no := t.carried(said, words, nil); no != nil {
			return Step{}, no
		}
		return t.Give(i)
	}
	if t.live.Many(said) != scenario.Once && (asked || !words.Wonders) {
		return Step{}, t.oneAtATime(said)
	}
	if len(words.Lines) == 0 || !asked && (words.Wonders || words.Nearest || words.Besides != "") || words.From != "" ||
		words.Whose != engine.NoPlayer {
		return Step{}, t.noLine(said, words)
	}
	if words.Aim != "" {
		if no, err := t.Why(said); no != nil || err != nil {
			return Step{}, cmp.Or[error](err, no)
		}
	}
	step, err := t.plays(words.Lines[0], true)
	for _, line := range words.Lines[1:] { // another reading of the words may be legal
		if err == nil {
			break
		}
		if other, no := t.plays(line, true); no == nil {
			step, err = other, nil
		}
	}
	return step, err
}

// noLine is the error of words that are not what lines say, or that only ask for it.
func (t *Table) noLine(said string, words scenario.Spoken) error {
	switch {
	case words.Denied:
		no := &scenario.Failure{What: engine.Sayf("%s tells what is not done: nothing is played",
			"%s dit ce qui ne se fait pas : rien n'est joué", quoted(said)), Hint: t.hears()}
		declines := func(a engine.Answer) bool { return a.Verb == engine.VerbDecline }
		if q := t.live.Question(); q != nil {
			if i := slices.IndexFunc(q.Answers, declines); i >= 0 {
				no.Hint = engine.Sayf("to do none of it, say: %s", "pour n'en rien faire, dites : %s", t.Question().Answers[i].Says)
			}
		}
		return no
	case words.Wonders, words.Nearest, words.Besides != "":
		if no, err := t.Why(said); no != nil || err != nil {
			return cmp.Or[error](err, no)
		}
		f := &scenario.Failure{What: engine.Sayf("%s is a question and plays nothing; what it asks for may be done here",
			"%s est une question et ne joue rien ; ce qu'elle demande est possible ici", quoted(said)), Hint: t.hears()}
		if !words.Wonders {
			f.What = engine.Sayf("%s is no move here, but one that comes near may be made", "%s n'est pas un coup ici, mais un coup proche est possible",
				quoted(said))
		}
		if i, err := t.find(said, true); err == nil && i >= 0 {
			f.Hint = engine.Sayf("to do it, say: %s", "pour le faire, dites : %s", t.Question().Answers[i].Says)
		}
		return f
	}
	if words.None != (engine.Text{}) {
		return &scenario.Failure{What: words.None, Hint: t.hears()}
	}
	if words.Whose != engine.NoPlayer && len(words.Lines) > 0 {
		if no, err := t.Why(said); no != nil || err != nil {
			return cmp.Or[error](err, no)
		}
	}
	if no, err := t.refused(words.Tries, true); no != nil && err == nil {
		return no
	}
	return t.notUnderstood(said)
}

// Give gives the legal answer of that place, counted from 0.
func (t *Table) Give(i int) (Step, error) {
	q := t.live.Question()
	if q == nil || i < 0 || i >= len(q.Answers) {
		return Step{}, t.noAnswer(i)
	}
	line, shown := t.live.Line(i)[engine.EN], t.live.Shown(i)[engine.EN]
	if t.live.Pays() {
		return t.say(line)
	}
	from := len(t.live.Log().Events)
	if err := t.live.Give(i); err != nil {
		if again := t.stand(t.at); again != nil { // the match has ended: it is played up to there once more
			return Step{}, again
		}
		return Step{}, err
	}
	t.add(line)
	t.last, t.shown = from, shown
	return t.lastStep(), nil
}

// say adds a line, or several, that the table is played with from its beginning.
func (t *Table) say(line string) (Step, error) { return t.plays(line, false) }

// plays does the same; spoken is that it was said in a player's own words.
func (t *Table) plays(line string, spoken bool) (Step, error) {
	live, err := t.runSaid(t.source(t.at), line, spoken)
	if err != nil {
		return Step{}, toldSaid(err, spoken)
	}
	from, shown := len(t.live.Log().Events), t.veiled(line)
	t.take(live, from)
	t.add(line)
	t.shown = shown
	return t.lastStep(), nil
}

// add notes a step that has been played. If it is the one that comes next anyway, those behind it are kept.
func (t *Table) add(line string) {
	if t.at < len(t.steps) && move(t.steps[t.at]) == move(line) && t.holds(t.at+1) {
		t.at++
		t.stood()
		return
	}
	t.changed = true
	t.steps = append(t.steps[:t.at:t.at], line+"\n")
	t.behind = t.behind[:min(len(t.behind), t.at+1)]
	t.at++
	t.stood()
}

// holds says whether what the script says besides of a step holds: what it expects may not, where it is played by other
// rules.
func (t *Table) holds(at int) bool {
	if len(strings.Split(strings.TrimSpace(t.steps[at-1]), "\n")) == 1 {
		return true
	}
	live, err := t.run(t.source(at))
	if err == nil {
		live.Close()
	}
	return err == nil
}

// lastStep tells of the step that was played last.
func (t *Table) lastStep() Step {
	line := strings.TrimSpace(t.steps[t.at-1])
	if t.shown != "" {
		line = strings.TrimSpace(t.shown)
	}
	return Step{Line: t.veiled(line), Events: t.events(t.last)}
}

// told is what is wrong with a line: what the rules say of it, where it is they who refuse it.
func told(err error) error { return toldSaid(err, false) }

// toldSaid does the same; of what was said in a player's own words it leaves out what only a script can do about it.
func toldSaid(err error, spoken bool) error {
	var f *scenario.Failure
	if !errors.As(err, &f) {
		return err
	}
	if spoken {
		f.What = engine.Each(func(l engine.Lang) string { return aside.ReplaceAllString(f.What.In(l), "") })
	}
	return f
}

// Last gives the step that was played last, the zero Step before the first.
func (t *Table) Last() Step {
	if t.at == 0 {
		return Step{Events: t.events(0)}
	}
	return t.lastStep()
}

// Played is how many steps have been played, and how many there are: those taken back, or that the script goes on with,
// may be played again by Redo.
func (t *Table) Played() (at, of int) { return t.at, len(t.steps) }

// Next is the line that is played next by Redo, empty where there is none.
func (t *Table) Next() string {
	if t.at == len(t.steps) {
		return ""
	}
	return t.veiled(firstLine(t.steps[t.at]))
}

// Tries gives what the script tries where the table stands, in branches of its own: it is not played here.
func (t *Table) Tries() (titles []string) {
	piece := t.head
	if t.at > 0 {
		piece = t.steps[t.at-1]
	}
	lines := strings.SplitAfter(piece, "\n")
	for _, s := range branches(t.file, piece) {
		if m := branchTitle.FindStringSubmatch(strings.Join(lines[s.First-1:s.Last], "")); m != nil {
			titles = append(titles, m[1])
		}
	}
	return titles
}

// Undo takes steps back, the last first, and gives how many there were to take back.
func (t *Table) Undo(n int) (int, error) {
	n = max(0, min(n, t.at))
	if n == 0 {
		return 0, nil
	}
	return n, t.stand(t.at - n)
}

// Redo plays steps that were taken back, or that the script goes on with, and gives how many there were.
func (t *Table) Redo(n int) (int, error) {
	n = max(0, min(n, len(t.steps)-t.at))
	if n == 0 {
		return 0, nil
	}
	shown := ""
	if n == 1 {
		shown = t.veiled(t.steps[t.at])
	}
	if err := t.stand(t.at + n); err != nil {
		return 0, told(err)
	}
	t.shown = shown
	return n, nil
}

// Fork gives another table that stands as this one does.
func (t *Table) Fork() (*Table, error) {
	fork := *t
	fork.live, fork.facts, fork.drawn = nil, nil, nil
	fork.steps, fork.behind = slices.Clone(t.steps), slices.Clone(t.behind)
	if err := fork.stand(t.at); err != nil {
		return nil, err
	}
	return &fork, nil
}

// Turn tells whose turn it is, by the seat, -1 where it is nobody's, and a number that is another one in each turn,
// also in two turns of the same player.
func (t *Table) Turn() (seat, nth int) {
	m := t.live.Match()
	for i := range m.Rules.CountInfo {
		if c := &m.Rules.CountInfo[i]; c.Global && (c.ByTurn || c.EachTurn) {
			nth += c.Read(m.Table, engine.NoPlayer)
		}
	}
	return int(t.live.Game().TurnOf(m)), nth
}

// Check tells what is wrong with a scenario that goes on from this table, such as what Script gives: it is run as the
// table was.
func (t *Table) Check(source string) error {
	script, err := t.language.Compile(t.name, t.file, source)
	if err != nil {
		return err
	}
	return script.Run(t.options).Err
}

// Log is what has happened, with the table as it stands now at its end.
func (t *Table) Log() *engine.Log { return t.live.Log() }

// Rules are those that the table is played by.
func (t *Table) Rules() *engine.Rules { return t.live.Match().Rules }

// Game is the game that is played.
func (t *Table) Game() *engine.Game { return t.live.Game() }

// Result tells what the script says of itself in its header.
func (t *Table) Result() *scenario.Result { return t.live.Result() }

// Names are the players, by seat.
func (t *Table) Names() []string { return t.live.Names() }

// Event is one thing that has happened.
type Event struct {
	Kind    engine.Kind
	Says    engine.Text
	Brief   engine.Text // without what else could have been answered
	Depth   int         // how deep it lies in what brought it about
	Clauses []Clause
}

// Clause is a clause of the rulebook, and what it says in our own words.
type Clause struct {
	ID   string
	Says engine.Text
}
