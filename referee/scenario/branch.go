package scenario

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Branches: what_if("Ben defends", function() … end). What the function does is played at a table of its own, which is
// set up once more and played with the same answers up to there. A question cannot be asked twice at one table, but the
// same answers always lead to the same question. Then the game goes on as if nothing of it had happened.

// Bounds of branches. What a branch plays of its own counts among the events of all branches, which may be as many as
// those of the game.
const (
	maxBranches    = 20
	maxBranchDepth = 3
	maxBranchTitle = 100 // bytes
	branchSteps    = 100 // that beginning one takes, beside what is played once more
	maxReplayed    = 2_000_000
)

// branchNumbers is how far apart branches count answers and questions: no line of play has as many.
const branchNumbers = 1 << 20

// branched is what a run keeps of all its branches.
type branched struct {
	branches int  // so many have begun
	replayed int  // events that were played once more for them
	tried    int  // events that they have played of their own
	amidst   bool // one of them has begun, and has not come to its end
}

// branch is a branch that runs.
type branch struct {
	outer *branch // in which it stands; nil for the game
	nth   int     // counted from 1
	deep  int
	title string
	line  int
	began int // how many answers had been given
	fixed int // how many shuffles lines of it have fixed
	open  int // the line of an expectation that had been begun before
}

// number is a number that is the branch's own; 0 for the game.
func (b *branch) number() int {
	if b == nil {
		return 0
	}
	return b.nth * branchNumbers
}

// past is how play has come to where it stands.
type past struct {
	advances []advance
	singles  []bool // of each question with one answer, whether it was asked all the same
	shuffles int
	arranged []arranged // those of which a line has fixed how they come out
}

// advance is one time that play went on: with which answer, and to which step.
type advance struct{ answer, stopAt int }

// arranged is a shuffle by its number, and how it came out.
type arranged struct {
	nth   int
	cards []engine.CardID
}

const branchExample = `what_if("Ann ends her turn", function() ann:ends_turn() end)`

// whatIf is  what_if("Ben defends", function() … end).
func (r *run) whatIf(L *lua.LState) int {
	r.outside("what_if")
	r.beforeRuling()
	title := r.branchTitle(L.Get(1))
	fn, ok := L.Get(2).(*lua.LFunction)
	if !ok {
		r.failf("what is played in a branch stands in a function: %s",
			"ce qui est joué dans une branche se met dans une fonction : %s", branchExample)
	}
	r.rulesOrFail()
	r.begin()
	r.arrived()
	r.mayBranch(title)

	outer, shuffles, moved := r.course, r.shuffles, markValue{}
	outer.forks = append(outer.forks, r.here())
	if r.moved != nil {
		moved = *r.moved // a move of the branch would end it
	}
	r.enter(title)
	r.amidst = true
	defer func() {
		r.tried += max(0, r.m.Events()-outer.m.Events())
		r.d.stop()
		r.log.Close(r.m.Table)
		if r.course, r.shuffles = outer, shuffles; r.moved != nil {
			*r.moved = moved
		}
	}()
	L.Push(fn)
	L.Call(0, 0)
	r.branchEnds()
	r.amidst = r.branch.outer != nil
	return 0
}

// branchTitle reads what a branch shows.
func (r *run) branchTitle(v lua.LValue) string {
	title, ok := v.(lua.LString)
	if !ok || strings.TrimSpace(string(title)) == "" {
		r.failf("a branch begins with what it shows, in quotes: %s",
			"une branche commence par ce qu'elle montre, entre guillemets : %s", branchExample)
	}
	r.printable(engine.Text{"the title of a branch", "le titre d'une branche"}, string(title), false)
	if len(title) > maxBranchTitle {
		r.failf("the title of a branch has %d bytes; the longest allowed has %d",
			"le titre d'une branche a %d octets ; le plus long permis en a %d", len(title), maxBranchTitle)
	}
	return string(title)
}

// mayBranch stops a script where no branch can begin.
func (r *run) mayBranch(title string) {
	switch {
	case r.branch != nil && r.branch.deep == maxBranchDepth:
		r.failf("branches stand in branches more than %d deep: show this one in a scenario of its own",
			"des branches sont dans des branches sur plus de %d niveaux : montrez celle-ci dans un scénario à elle",
			maxBranchDepth)
	case r.branches == maxBranches:
		r.failf("more than %d branches in one scenario: show the others in scenarios of their own",
			"plus de %d branches dans un scénario : montrez les autres dans des scénarios à elles", maxBranches)
	case r.d.q == nil && !r.d.stopped:
		r.failf("the game is over: nothing can be played otherwise from here; the branch stands before the last move",
			"la partie est finie : plus rien ne peut être joué autrement ; la branche se met avant le dernier coup")
	}
	for i := range r.log.Branches {
		if b := &r.log.Branches[i]; b.Title == title && b.At == len(r.log.Events) {
			f := failure("two branches at one place are called %q; the other one is on line %d",
				"deux branches au même endroit s'appellent %q ; l'autre est à la ligne %d", title, b.Line)
			f.Hint = engine.Text{"say of each what it shows", "dites de chacune ce qu'elle montre"}
			r.fail(f)
		}
	}
}

// enter begins a branch: what is said from here on is said of its table.
func (r *run) enter(title string) {
	sandbox.Charge(r.L, branchSteps+r.m.Events()/10)
	r.branches++
	r.replayed += r.m.Events()
	b := &branch{outer: r.branch, nth: r.branches, deep: 1, title: title, line: r.at(), began: r.d.answered,
		open: r.dangling}
	if b.outer != nil {
		b.deep = b.outer.deep + 1
	}
	c := course{branch: b, until: r.until, ahead: r.ahead, moved: r.moved, unasked: slices.Clone(r.unasked),
		single: b.number(), attempted: r.attempted}
	c.ahead.claims, c.ahead.came = slices.Clone(c.ahead.claims), slices.Clone(c.ahead.came)
	if r.owed != nil {
		owed := *r.owed
		owed.names = slices.Clone(owed.names)
		c.owed = &owed
	}
	if r.back != nil {
		c.back = &wayBack{}
	}
	c.m, c.d, c.past = r.playedAgain(c.back)
	r.tells(c.d)
	c.log = r.log.Fork(r.m.Table, title, b.line)
	c.m.Log = c.log
	c.m.Limit = min(maxEvents, c.m.Events()+max(0, maxEvents-r.tried))
	c.m.Arrange, c.m.Taken, c.m.Insist = r.arrange, r.take, r.insist
	r.shuffles = slices.Clone(r.shuffles)
	r.course = c
	r.watches(c.m, c.log)
}

// playedAgain sets the table up once more and plays to where it stands. That it does not come there is a fault of the
// program.
func (r *run) playedAgain(back *wayBack) (*engine.Match, *driver, *past) {
	setup := cloned(&r.setup)
	if setup.Watch != nil {
		setup.Watch = func(m *engine.Match) { m.Log = engine.NewLog(m, r.names) }
	}
	m, err := r.game.Start(r.rules, &setup, nil)
	if err != nil {
		panic(err)
	}
	if m.Log == nil {
		m.Log = engine.NewLog(m, r.names) // whatever is cheaper where nobody reads it is not done here either
	}
	was, now := r.past, &past{}
	m.Insist = func(*engine.Question) bool {
		n := len(now.singles)
		insists := n < len(was.singles) && was.singles[n]
		now.singles = append(now.singles, insists)
		if back != nil {
			back.single(insists)
		}
		return insists
	}
	m.Arrange = func(m *engine.Match, z engine.Zone) {
		now.shuffles++
		if k := len(now.arranged); k < len(was.arranged) && was.arranged[k].nth == now.shuffles {
			m.Order(z, was.arranged[k].cards)
			now.arranged = append(now.arranged, was.arranged[k])
			if back != nil {
				back.fixed = true
			}
		}
	}
	d := drive(r.game, m, was.advances[0].stopAt, now, back)
	for _, a := range was.advances[1:] {
		d.answer, d.stopAt = a.answer, a.stopAt
		if back != nil && !d.stopped {
			back.gives(a.answer)
		}
		d.advance()
	}
	if !m.Equal(r.m.Table) || d.stopped != r.d.stopped || (d.q == nil) != (r.d.q == nil) ||
		d.q != nil && !slices.Equal(d.q.Answers, r.d.q.Answers) {
		d.stop()
		panic("what was played once more for a branch has come to another table")
	}
	return m, d, now
}

// branchEnds checks what must hold where a branch ends: what must at the end of a script.
func (r *run) branchEnds() {
	b := r.branch
	if r.dangling != b.open {
		r.complete()
	}
	r.arrived()
	if r.d.answered == b.began {
		f := failure("nothing is played in the branch %q: what is expected or refused here stands outside of it",
			"rien n'est joué dans la branche %q : ce qui est attendu ou refusé ici se met au-dehors", b.title)
		f.Legal = r.lines(r.d.q)
		r.fail(f)
	}
	passed, f := r.passOn()
	if f != nil {
		r.fail(f)
	}
	if q := r.d.q; q != nil && !r.isMenu(q) {
		f := failure("the branch %q ends while a question is open: %s",
			"la branche %q finit alors qu'une question est ouverte : %s", b.title, r.question(q))
		f.Legal, f.Hint = r.lines(q), onTheWay(passed)
		r.fail(f.citing(r.rules, q.Cite))
	}
	if n := len(r.shuffles); n > 0 && b.fixed > 0 { // the last that waits is one of its own
		r.failf("shuffle_gives, on line %d, is waiting for a shuffle that never came in the branch %q: %s",
			"shuffle_gives, à la ligne %d, attend un mélange qui n'est jamais venu dans la branche %q : %s",
			r.shuffles[n-1].line, b.title, strings.Join(r.shuffles[n-1].names, ", "))
	}
	if f, at := r.sameAgain(); f != nil {
		sandbox.RaiseAt(r.L, at.file, at.line, f)
	}
	if f, at := r.emptyHanded(); f != nil && !r.opts.Lenient {
		sandbox.RaiseAt(r.L, at.file, at.line, f)
	}
}

// sameAgain is the failure of a branch that comes out just as what it leaves goes on, and its place; nil if there is
// none.
func (r *run) sameAgain() (*Failure, place) {
	if r.log == nil || r.opts.Lenient {
		return nil, place{}
	}
	for i := range r.log.Branches {
		if b := &r.log.Branches[i]; r.log.Follows(b) {
			f := failure("the branch %q comes out just as the scenario goes on, so it shows nothing",
				"la branche %q donne exactement la suite du scénario : elle ne montre rien", b.Title)
			f.Hint = engine.Text{"play something else in it, or leave the branch out and expect the same behind it",
				"jouez-y autre chose, ou omettez la branche et attendez la même chose après elle"}
			return f, r.forks[i]
		}
	}
	return nil, place{}
}

// inSight stops a script that holds a mark, or a part of the log, of a branch which is over.
func (r *run) inSight(of *branch) {
	for b := r.branch; of != nil; b = b.outer {
		if b == of {
			return
		}
		if b == nil || b.outer == nil {
			r.failf("this was marked in the branch %q of line %d, and the log has no such place here: mark it where it is used",
				"ceci a été marqué dans la branche %q de la ligne %d, et le journal n'a pas ce repère ici : posez-le là où il sert",
				of.title, of.line)
		}
	}
}
