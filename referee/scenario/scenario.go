package scenario

import (
	"context"
	"errors"
	"runtime/debug"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Script is a compiled scenario. It does not change and may be run many times, also at once.
type Script struct {
	Name     string // "forever-evil/attack/one-defense"
	File     string // as errors name it
	Source   string
	language *Language
	own      *ownGames
	chapter
}

// Options are what a run may change about a scenario.
type Options struct {
	Edition string                                             // instead of the scenario's own
	Rules   map[string]int                                     // clause values, beside the scenario's own
	Use     func(name string) (file, source string, err error) // finds the files of use "…"
	Explore bool                                               // claims are answered and need not hold
	// how far claims are looked into, instead of what they say
	States int
	// if set, ends a claim that is being looked into, and with it the run
	Context context.Context
	// only what happens counts: expectations need not hold, nor by which clause something is refused, nor what is cited
	Lenient bool
	// if set, somebody plays at a table, who is told no name of what lies face down in play; from this line of the
	// script on it is they who speak, and they do not name it either
	Seen int
	// what is said from there on is said in a player's own words: nothing of what is told of it is a word of scripts
	Spoken bool
	Notes  bool // what was decided without a line of the script is noted in the result
	// if set, is told of each answer that the run gives, with what else could have been answered; a run that is begun
	// once more tells of them again
	Answered func(Answered)
	// if set, is told of each event that a log tells, with the run as it stands behind it; with -1 of the table at
	// which a game begins. What happens without being told belongs to the event before: of that it is told once more. A
	// run that is begun once more has other logs.
	Happened func(l *Live, in *engine.Log, event int)
}

// Note is something that was decided without a line of the script.
type Note struct {
	Line   int         // of the script that led to it
	Says   engine.Text // the line that would have said it
	Passed bool        // it is an optional question that was declined in silence; else the one legal answer there was
}

// Result is what a run gave.
type Result struct {
	Name     string
	File     string
	Title    string
	Game     *engine.Game
	Edition  string
	Question engine.Text
	Ruling   engine.Text
	Shows    []string
	Checks   int             // expectations and refusals that held
	Claims   []Claim         // what possible, always and never have found
	Notes    []Note          // where they are asked for
	Log      *engine.Log     // nil if the match never began
	Open     []engine.Answer // the legal answers where a run was stopped at an open question
	Amidst   bool            // it was stopped in a branch: the log ends with the table outside of it
	Asked    engine.Player   // who was to give one
	// *sandbox.Error, wrapping a *Failure where the script was stopped by the rules or by an expectation
	Err error
}

// Heading is what a scenario is called in a language. Titles are in one language only: in another its question stands
// for it, where it has one there.
func (r *Result) Heading(l engine.Lang) string {
	if q := r.Question.In(l); q != r.Question[engine.EN] {
		return q
	}
	return r.Title
}

// Failed gives the failure of a run, nil if it went well or the script itself is broken.
func (r *Result) Failed() *Failure {
	var f *Failure
	if errors.As(r.Err, &f) {
		return f
	}
	return nil
}

// HouseRules says whether clauses were set otherwise than the edition has them.
func (r *Result) HouseRules() bool { return r.Log != nil && len(r.Log.Settings) > 0 }

// Limits are the bounds of a run beyond those of the sandbox.
const (
	maxEvents = 20_000
	maxChecks = 2_000
	maxCards  = 400 // named in one set-up
)

// shuffleGiven is how a shuffle comes out, and the line that says so.
type shuffleGiven struct {
	names []string
	line  int
}

// layout is what a set-up has fixed so far.
type layout struct {
	setup    engine.Setup
	names    []string
	placed   int // cards named
	shuffles []shuffleGiven
	sitting  []string // the names of all players, while they are seated
	seating  int      // which call of players it was, counted from 1
	allowed  place    // where as_if() stands
}

// run is one run of a script.
type run struct {
	script *Script
	opts   *Options
	result *Result
	L      *lua.LState

	game  *engine.Game
	rules *engine.Rules
	layout
	moment  moment
	ruled   int  // the line of the ruling, 0 before it
	windows bool // optional windows that nobody uses are passed in silence
	values  map[engine.Clause]int16

	course     // the line of play: that of the game, or that of a branch while it runs
	branched   // the branches so far
	impossible []engine.SetupError
	denied     []string // who sat at the last table that was impossible

	measured []measure
	happened                // what has happened, for expectations and answers
	asserted                // what has been looked at
	states   int            // that claims have taken
	work     int64          // likewise
	tries    int            // events of what else could have been answered
	seatings int            // calls of players
	spot     spot           // what is being read
	sentence *lua.LUserData // what every word gives that gives nothing else
	dangling int            // the line of an expectation that says nothing yet
	trying   *trying        // inside refused(…), nil outside
	meta     map[string]*lua.LTable
	methods  map[member]*lua.LFunction // that the script has asked for
	parts    parts
	own      []engine.Source   // cards that the script and its parts declare
	insisted []int             // the questions with one answer that are asked all the same
	callings map[string]string // of cards, as they are written, by what players call them
}

// course is what a run keeps of the line of play that it is in.
type course struct {
	m         *engine.Match
	d         *driver
	log       *engine.Log
	past      *past    // how play has come here
	back      *wayBack // of a run that is left standing
	branch    *branch  // nil for the game itself
	forks     []place  // where its branches stand in the script
	until     until
	beside    []beside        // expectations made while a question is open
	silent    []engine.Text   // what was declined in silence since the first expectation of beside
	ahead     ahead           // how far claims look
	owed      *payment        // what a line still pays with, while it goes on
	moved     *markValue      // where the last move of a turn begins
	unasked   []taken         // the answers taken by themselves since the last line that decided something
	single    int             // how many questions with one answer there have been
	nowhere   []nowhere       // what was said of a card that lay elsewhere
	attempted *engine.Attempt // the move in the last refused; nil for a set-up
}

// Run runs the scenario. It never panics and always ends.
func (s *Script) Run(opts Options) *Result {
	var insisted []int
	var others []other
	replayed := 0
	for {
		result, r := s.once(opts, insisted, others)
		if replayed += r.replayed; replayed > maxReplayed {
			return result
		}
		if len(r.others) > len(others) && len(others) < maxChecks { // all that this run has found
			others = r.others
			continue
		}
		if r.again == 0 || len(insisted) == maxChecks {
			if len(r.excluded) > 0 && !opts.Lenient {
				return s.hadNoChoice(opts, result, r.excluded, insisted, others)
			}
			return result
		}
		insisted = append(insisted, r.again) // the same script comes to the same questions
	}
}

// hadNoChoice runs a scenario again in which a line says something else than what was taken by itself, and asks that
// question: so the refusal tells the rule that leaves no other answer. Of several questions that it may be meant to
// answer, the first counts that has a reason of its own; without any, the one that is open, if it may answer that.
func (s *Script) hadNoChoice(opts Options, first *Result, instead []excluded, insisted []int, others []other) *Result {
	told := first
	for _, x := range instead {
		again, _ := s.once(opts, append(slices.Clone(insisted), x.nth), others)
		was, is := first.Failed(), again.Failed()
		var before, now *sandbox.Error
		if was == nil || is == nil || !is.Refused || !errors.As(first.Err, &before) || !errors.As(again.Err, &now) ||
			before.File != now.File || before.Line != now.Line {
			continue
		}
		if is.Hint = x.hint; told == first && !x.open || is.particular {
			told = again
		}
		if is.particular {
			break
		}
	}
	return told
}

// once runs the scenario, and asks the questions with one answer that are given by their number. What it gives besides
// the result says which other one a line of the script wants asked, if any, and what is tried in refused instead of
// what was taken by itself.
func (s *Script) once(opts Options, insisted []int, others []other) (*Result, *run) {
	r := s.begun(opts, insisted, others)
	r.through(r.finish)
	r.close()
	return r.result, r
}

// begun is a run of which nothing has been read yet.
func (s *Script) begun(opts Options, insisted []int, others []other) *run {
	r := &run{script: s, opts: &opts, result: &Result{Name: s.Name, File: s.File}, values: map[engine.Clause]int16{},
		insisted: insisted}
	if opts.Answered != nil {
		r.back = &wayBack{}
	}
	r.others = unjudged(others)
	return r
}

// through runs the script to its end, and what is to be looked at then. What is wrong stands in the result.
func (r *run) through(last func() error) {
	defer func() {
		if v := recover(); v != nil { // within the script the sandbox has its own
			r.log = nil
			r.result.Err = &sandbox.Error{File: r.script.File,
				Err: &sandbox.HostPanic{Value: v, Stack: string(debug.Stack())}}
		}
	}()
	err := sandbox.Run(r.script.program, sandbox.DefaultLimits, func(L *lua.LState) {
		r.L = L
		r.words(L)
		r.brings(r.script.cards)
	})
	if err == nil {
		err = last()
	}
	r.result.Amidst = r.amidst
	if r.result.Err = r.ours(err); err != nil && r.d != nil && r.d.q != nil && !r.amidst {
		r.result.Open, r.result.Asked = slices.Clone(r.d.q.Answers), r.d.q.Player
	}
}

// close ends the match where it stands, and the log with it.
func (r *run) close() {
	if r.d != nil {
		r.d.stop()
	}
	r.closeLog()
}

// closeLog ends the log with the table as it stands.
func (r *run) closeLog() {
	if r.log == nil {
		return
	}
	r.log.Ruling = r.result.Ruling
	r.log.Impossible = r.impossible
	if r.m != nil {
		r.log.Close(r.m.Table)
	}
	r.result.Log = r.log
}

// finish checks what must hold when the script has ended.
func (r *run) finish() error {
	at := func(f *Failure) error {
		r.stillOpen(f)
		return &sandbox.Error{File: r.script.File, Line: strings.Count(strings.TrimRight(r.script.Source, "\n"), "\n") +
			1, Err: f}
	}
	if r.game == nil && strings.TrimSpace(r.script.cards.Text) != "" {
		return at(failure(`this is a file of cards and no scenario: --cards names it, behind a command such as  referee card  or  referee run SCENARIO; a scenario begins with  scenario "What it shows" { game = "forever-evil" }`,
			`c'est un fichier de cartes et non un scénario : --cards le nomme, derrière une commande comme  referee card  ou  referee run SCÉNARIO ; un scénario commence par  scenario "Ce qu'il montre" { game = "forever-evil" }`))
	}
	if r.game == nil {
		return at(failure(`the script has no scenario: begin with  scenario "What it shows" { game = "forever-evil" }`,
			`le script n'a pas de scénario : commencez par  scenario "Ce qu'il montre" { game = "forever-evil" }`))
	}
	if len(r.names) == 0 && len(r.impossible) == 0 {
		return at(failure("nobody sits at the table: seat the players with  local ann, ben = players { … }",
			"personne n'est à la table : placez les joueurs avec  local ann, ben = players { … }"))
	}
	if r.dangling != 0 {
		return at(sayingNothing(r.dangling))
	}
	if r.moves == 0 && r.result.Checks == 0 {
		return at(failure("the script sets a table up, but nobody does anything and nothing is expected; for the table alone, and what follows by itself, write  expect(game):goes_on()",
			"le script met une table en place, mais personne ne fait rien et rien n'est attendu ; pour la table seule, et ce qui s'ensuit de soi-même, écrivez  expect(game):goes_on()"))
	}
	r.onward()
	if r.d != nil {
		passed, f := r.passOn()
		if f != nil {
			return at(f)
		}
		if q := r.d.q; q != nil && !r.isMenu(q) {
			f := failure("the scenario ends while a question is open: %s",
				"le scénario finit alors qu'une question est ouverte : %s", r.question(q))
			f.Legal, f.Hint = r.lines(q), r.openedBy(onTheWay(passed))
			return at(f.citing(r.rules, q.Cite))
		}
	}
	if f := r.unreached(); f != nil {
		return at(f)
	}
	if len(r.shuffles) > 0 {
		return at(failure("shuffle_gives, on line %d, is waiting for a shuffle that never came: %s",
			"shuffle_gives, à la ligne %d, attend un mélange qui n'est jamais venu : %s", r.shuffles[0].line,
			strings.Join(r.shuffles[0].names, ", ")))
	}
	if f, at := r.sameAgain(); f != nil {
		return &sandbox.Error{File: at.file, Line: at.line, Err: f}
	}
	if f, at := r.overlooked(); f != nil {
		return &sandbox.Error{File: at.file, Line: at.line, Err: f}
	}
	return r.shown(at)
}

// openedBy adds to a hint which line of the script led to the open question, for the error stands at the end of it.
func (r *run) openedBy(hint engine.Text) engine.Text {
	line := 0
	if r.log != nil && len(r.log.Events) > 0 {
		line = r.log.Line(len(r.log.Events) - 1)
	}
	if line == 0 {
		return hint
	}
	opened := engine.Sayf("line %d led to it; what is answered stands behind that line",
		"la ligne %d y a mené ; ce qui y répond se met derrière elle", line)
	if hint == (engine.Text{}) {
		return opened
	}
	return engine.Sayf("%v\n  %v", "%v\n  %v", opened, hint)
}

// shown checks that every clause the scenario says it shows is cited by an event.
func (r *run) shown(at func(*Failure) error) error {
	if r.log == nil {
		r.bareLog()
	}
	if r.log == nil {
		return nil
	}
	r.log.Impossible = r.impossible
	cited := r.log.Cited()
	for _, id := range r.result.Shows {
		c, _ := r.rules.Book.Find(id)
		if r.ofParts(c) {
			cited[c] = 0
		}
		if cited[c] > 0 && !r.opts.Lenient && r.onlyAnnounced(c) {
			f := failure("the scenario says that it shows %s, but only the lines cite it with which every game begins; if that is the point, write set_up = \"shown\"",
				"le scénario dit qu'il montre %s, mais seules les lignes par lesquelles commence toute partie la citent ; si c'est le sujet, écrivez set_up = \"shown\"", id)
			return at(f.naming(r.rules, c))
		}
		if cited[c] == 0 && !r.opts.Lenient {
			hint := engine.Text{}
			if d := r.rules.CardOf(c); d != 0 && r.rules.Cards[d].Origin != engine.Printed {
				hint = engine.Text{"; a card is cited where its text acts, and what rests on its keywords and numbers cites their rules",
					" ; une carte est citée là où son texte agit, et ce qui repose sur ses mots-clés et ses nombres cite leurs règles"}
			}
			f := failure("the scenario says that it shows %s, but no event cites it%s",
				"le scénario dit qu'il montre %s, mais aucun événement ne la cite%s", id, hint)
			f.Unshown = true
			return at(f.naming(r.rules, c))
		}
	}
	return nil
}

// isMenu says whether a question is the rest point of a turn, at which a scenario may end.
func (r *run) isMenu(q *engine.Question) bool { return q.Always }

// question describes an open question.
func (r *run) question(q *engine.Question) engine.Text {
	says := engine.Text{"the next move", "le coup suivant"}
	asks := r.rules.Questions[q.Kind]
	for lang := range engine.Spoken() {
		says[lang] = says.In(lang)
		if s := strings.TrimSpace(asks.In(lang)); s != "" {
			says[lang] = s
		}
		if q.Source != 0 {
			says[lang] += " (" + r.eyes().Label(q.Source, lang) + ")"
		}
	}
	return engine.Sayf("%s: %s", "%s : %s", r.names[q.Player], says)
}

// fail stops the script; where only what happens counts, an expectation that does not hold stops nothing.
func (r *run) fail(f *Failure) {
	if r.opts.Lenient && f.Expectation && !f.Allowed {
		return
	}
	r.opening(f)
	at := r.here()
	sandbox.RaiseAt(r.L, at.file, at.line, f)
}

// failf stops the script with one sentence. The examples in it are of the game that is played.
func (r *run) failf(en, fr string, args ...any) {
	r.fail(&Failure{What: engine.Sayt(r.samples(engine.Text{en, fr}), args...)})
}

// samples puts them into a sentence in each language.
func (r *run) samples(says engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string { return r.sample(says.In(l)) })
}

// sample puts names of the game that is played in the place of those of an example.
func (r *run) sample(example string) string {
	if r.game == nil || r.game.Samples == nil {
		return example
	}
	return r.game.Samples.Replace(example)
}

// begin sets the table up and plays to the first question, unless that is done. A set-up that is impossible stops the
// script.
func (r *run) begin() {
	if no := r.started(); no != nil {
		r.fail(no)
	}
}

// started does what begin does, and gives the refusal of an impossible set-up.
func (r *run) started() *Failure {
	if r.m != nil {
		return nil
	}
	if r.game == nil {
		r.noGame()
	}
	if len(r.names) == 0 {
		r.failf("nobody sits at the table yet: seat them with  local ann, ben = players { … }",
			"personne n'est encore à la table : placez les joueurs avec  local ann, ben = players { … }")
	}
	r.settleMoment()
	m, err := r.setUp()
	var impossible *engine.SetupError
	if errors.As(err, &impossible) {
		r.log = nil
		f := failure("this set-up is impossible: %s", "cette mise en place est impossible : %s", impossible)
		if impossible.Line > 0 && impossible.Line != r.at() {
			f.What = engine.Sayf("%s (line %d)", "%s (ligne %d)", f.What, impossible.Line)
		}
		f.Refused, f.Impossible = true, impossible
		f.citing(r.rules, impossible.Cite)
		r.impossible = append(r.impossible, *impossible)
		r.denied = r.names
		return f
	}
	if err != nil {
		r.failf("%s", "%s", err)
	}
	r.allowsSomething()
	r.m = m
	m.Limit = maxEvents
	m.Arrange, m.Taken, m.Insist = r.arrange, r.take, r.insist
	if r.log == nil {
		r.openLog(m)
	}
	r.log.Given = m.GivenBy(&r.setup)
	r.log.Passes = r.windows
	for p := range r.names {
		r.log.Heads[p] = r.game.Head(m, engine.Player(p))
	}
	r.log.Mark(r.at())
	r.past = &past{}
	r.watches(m, r.log)
	r.d = drive(r.game, m, r.until.step, r.past, r.back)
	r.tells(r.d)
	r.matchErr()
	return nil
}

// setUp sets the table up. There is no match before that is done: an impossible one is none.
func (r *run) setUp() (*engine.Match, error) {
	defer func() { r.m = nil }()
	return r.game.Start(r.rules, &r.setup, nil)
}

func (r *run) openLog(m *engine.Match) {
	r.log = engine.NewLog(m, r.names)
	r.log.Seed = r.setup.Seed
	if len(r.values) > 0 {
		for c := range r.rules.Book.All() {
			if v, ok := r.values[c.Clause]; ok {
				r.log.Settings = append(r.log.Settings, engine.Setting{Clause: c.Clause, Value: v})
			}
		}
	}
	m.Log = r.log
}

// watches has whoever wants to know it told of what happens.
func (r *run) watches(m *engine.Match, in *engine.Log) {
	if r.opts.Happened == nil {
		return
	}
	l := &Live{r: r}
	m.Probe = func(*engine.Match, *engine.Event) { r.opts.Happened(l, in, len(in.Events)-1) }
	r.opts.Happened(l, in, len(in.Events)-1)
}

// bareLog opens a log for a scenario in which no set-up was possible.
func (r *run) bareLog() {
	if r.rules == nil || len(r.impossible) == 0 {
		return
	}
	m := engine.NewMatch(engine.NewTable(r.rules, 0, r.setup.Seed), engine.First{})
	r.log = engine.NewLog(m, r.denied)
	r.log.Seed = r.setup.Seed
	r.log.Close(m.Table)
}

// at is the line of the main script that runs now.
func (r *run) at() int {
	_, line := sandbox.Where(r.L)
	return line
}

// matchErr stops the script if the match has ended early.
func (r *run) matchErr() {
	if f := r.endedEarly(); f != nil {
		r.fail(f)
	}
}

// endedEarly is the failure of a match that has ended early, nil if it has not.
func (r *run) endedEarly() *Failure {
	if r.d.err == nil {
		return r.belied()
	}
	err := r.d.err
	r.d.err = nil
	f := failure("%s", "%s", err)
	var missing interface{ ClauseID() string }
	if errors.As(err, &missing) {
		if c, ok := r.rules.Book.Find(missing.ClauseID()); ok {
			f.citing(r.rules, engine.Cite(c))
		}
		f.Hint = engine.Text{"how to define a card: CONTRIBUTING.md", "comment définir une carte : CONTRIBUTING.md"}
		if r.game.Form != (engine.Text{}) { // its owner can tell
			f.Hint = engine.Text{"how to tell what a card says: docs/your-cards.md",
				"comment dire ce que dit une carte : docs/your-cards.md"}
		}
	}
	return f
}

// arrange is the engine asking how a shuffle came out.
func (r *run) arrange(m *engine.Match, z engine.Zone) {
	r.past.shuffles++
	if len(r.shuffles) == 0 {
		return
	}
	want := r.shuffles[0].names
	r.comes(r.shuffles[0].line)
	if r.back != nil {
		r.back.fixed = true
	}
	r.shuffles = r.shuffles[1:]
	cards := slices.Collect(m.Cards(z))
	for i, name := range want {
		d := r.rules.FindCard(name)
		j := i
		for j < len(cards) && m.Def(cards[j]) != d {
			j++
		}
		if j >= len(cards) {
			m.Fail(engine.Errorf("shuffle_gives: %s is not among the cards that are shuffled into %s",
				"shuffle_gives : %s n'est pas parmi les cartes mélangées ici : %s", name, r.zoneName(z)))
		}
		cards[i], cards[j] = cards[j], cards[i]
	}
	m.Order(z, cards)
	r.past.arranged = append(r.past.arranged, arranged{r.past.shuffles, cards})
}

// rulesFor gives the rules of an edition with what the scenario and the run set otherwise.
func (r *run) rulesFor(edition string) {
	base := r.game.Rules(edition)
	r.result.Edition = edition
	r.rules = base
	if len(r.values) > 0 {
		r.rules = base.Override(r.values)
	}
}
