package scenario

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/explore"
)

// Claims: possible, always and never are said of everything that can still happen. A claim is made of statements,
// that(x):word(…), which take the words of expect but are values: they are asked of other tables than the present one.

// claimWords are the global words of claims. docs/explore.md tells how they are used.
var claimWords = []string{"possible", "always", "never", "that"}

func init() {
	const fields = "---@param claim { within: string, at?: \"the end of a turn\", any_order_of?: Zone, states?: integer, [integer]: any }\nfunction "
	aboutGlobal["possible"] = definedWord{engine.Text{`Passes only if some line of play within the horizon leads to a point at which all its statements are true.`,
		`Ne passe que si une suite de coups, à l'intérieur de l'horizon, mène à un moment où tous ses énoncés sont vrais.`},
		fields + `possible(claim) end`}
	aboutGlobal["always"] = definedWord{engine.Text{`Passes only if all its statements are true at every point within the horizon, however all players choose.`,
		`Ne passe que si tous ses énoncés sont vrais à chaque moment à l'intérieur de l'horizon, quoi que choisissent les joueurs.`},
		fields + `always(claim) end`}
	aboutGlobal["never"] = definedWord{engine.Text{`Passes only if its statements are not all true at any point within the horizon, however all players choose.`,
		`Ne passe que si ses énoncés ne sont tous vrais à aucun moment à l'intérieur de l'horizon, quoi que choisissent les joueurs.`},
		fields + `never(claim) end`}
	aboutGlobal["that"] = definedWord{engine.Text{`Begins a statement for possible, always and never, with the words of expect: that(ann.vp):at_least(5).`,
		`Commence un énoncé pour possible, always et never, avec les mots d'expect : that(ann.vp):at_least(5).`},
		`---@overload fun(of: Zone): ZoneCheck
---@overload fun(of: Number): NumberCheck
---@overload fun(of: Player): PlayerCheck
---@overload fun(of: Game): GameCheck
function that(of) end`}
}

// MostStates is how many states all claims of a script together may have looked at.
const MostStates = 200_000

// Bounds of claims.
const (
	defaultStates = 20_000
	maxWork       = 1_000_000_000 // of all claims of a script: it takes a second at most, and costly states are fewer
	maxTerms      = 8             // of one claim
	maxHorizon    = 1_000         // moves or turns
)

// Claim is a claim of a script and what was found.
type Claim struct {
	Line    int         // of the script
	Says    engine.Text // "never, within this turn: Ann VP tokens at least 5"
	Outcome *explore.Outcome
	Play    []string // the line of play that shows it, as lines of a script
	Took    time.Duration
}

// Account says in words, in both languages, what was found.
func (c *Claim) Account() engine.Text {
	o := c.Outcome
	looked := engine.Sayf("%s, %s", "%s, %s", engine.Counted(o.States, engine.Text{"state", "état"}),
		engine.Counted(o.Positions, engine.Text{"position", "position"}))
	if o.Orders > 0 {
		looked = engine.Sayf("%s, %s", "%s, %s", looked, engine.Counted(o.Orders, engine.Text{"order", "ordre"}))
	}
	switch {
	case o.Verdict == explore.Undecided && errors.Is(o.Why, explore.ErrStates):
		return engine.Sayf("%s were not enough; every line of play of up to %s was looked at",
			"la limite de %s n'a pas suffi ; toutes les suites de %s au plus ont été examinées",
			engine.Counted(o.States, engine.Text{"state", "état"}),
			engine.Counted(o.Moves, engine.Text{"move", "coup"}))
	case o.Verdict == explore.Undecided:
		return engine.Sayf("%s (%s)", "%s (%s)", o.Why, looked)
	case o.Line != nil && len(o.Line.Moves) == 0:
		return engine.Text{"the table shows it as it stands, before any move",
			"la table le montre telle quelle, avant tout coup"}
	case o.Line != nil:
		return engine.Sayf("this line of play shows it (%s)", "cette suite de coups le montre (%s)", looked)
	}
	var seed engine.Text
	if o.Chance {
		seed = engine.Text{"; shuffles come out as the seed has them", " ; les mélanges donnent ce que veut la graine"}
	}
	return engine.Sayf("all lines of play were tried (%s)%s", "toutes les suites de coups ont été essayées (%s)%s",
		looked, seed)
}

const thatExample = `that(ann.vp):at_least(5)`

// claim is  possible { that(ann.vp):at_least(5), within = "this turn" }  and its like.
func (r *run) claim(L *lua.LState, word string, kind explore.Kind) {
	list, ok := L.Get(1).(*lua.LTable)
	if !ok {
		r.failf(`%s is said of statements: %[1]s { %[2]s, within = "this turn" }`,
			`%s se dit d'énoncés : %[1]s { %[2]s, within = "this turn" }`, word, r.sample(thatExample))
	}
	r.outside(word)
	r.beforeRuling()
	r.rulesOrFail()
	r.begin()
	r.check()
	p := &explore.Plan{Game: r.game, From: r.m.Table, Kind: kind, Moves: explore.Endless, Turns: explore.Endless,
		States: defaultStates, Context: r.opts.Context}
	says, said, akin := r.readClaim(list, word, p)
	r.arrived()
	if r.d.stopped {
		r.failf("%s looks on from the menu of a turn, and play stands at a step: go on first",
			"%s part du menu d'un tour, et la partie est arrêtée à une étape : continuez d'abord", word)
	}
	if q := r.d.q; q != nil && !r.isMenu(q) {
		f := failure("%s looks on from the menu of a turn, but a question is open: %s",
			"%s part du choix des coups d'un tour, mais une question est ouverte : %s", word, r.question(q))
		f.Legal = r.lines(q)
		r.fail(f.citing(r.rules, q.Cite))
	}
	if r.d.q == nil {
		r.failf("the game is over: there is no line of play of which %s could be said",
			"la partie est finie : il n'y a plus de suite de coups dont %s puisse se dire", word)
	}
	if len(r.shuffles) > 0 {
		r.failf("%s cannot look on while shuffle_gives waits for its shuffle: which one that is depends on the line of play",
			"%s ne peut pas regarder plus loin tant que shuffle_gives attend son mélange : lequel ce sera dépend de la suite des coups", word)
	}
	if r.opts.States > 0 {
		p.States = r.opts.States
	} else {
		p.States, p.Work = min(p.States, MostStates-r.states), max(1, maxWork-r.work)
	}
	r.together(p, word)
	r.undecided(p, said, true, r.game.TurnBreaks)
	r.comesToLie(p, said)
	claim := Claim{Line: r.at(), Says: says}
	start := time.Now()
	claim.Outcome = explore.Answer(p)
	claim.Took = time.Since(start)
	r.states += claim.Outcome.States
	r.work += claim.Outcome.Work
	if claim.Outcome.Points == 0 && claim.Outcome.Verdict != explore.Undecided && !r.opts.Lenient {
		r.noPoint(p, claim.Outcome, word)
	}
	r.lost(claim.Outcome, said, akin, word)
	if claim.Outcome.Line != nil {
		claim.Play = r.played(p, claim.Outcome.Line)
	}
	r.result.Claims = append(r.result.Claims, claim)
	r.looksAhead(p, &claim)
	switch {
	case r.opts.Context != nil && r.opts.Context.Err() != nil:
		sandbox.Raise(r.L, r.opts.Context.Err())
	case claim.Outcome.Verdict == explore.True:
		r.provesSomething(&claim, kind)
		if claim.Outcome.Line == nil {
			r.undecided(p, said, claim.Outcome.Ends > 0, claim.Outcome.Breaks > 0)
			r.idle(p, claim.Outcome, said)
		}
		r.lieSomewhere(p, word)
		r.log.Mark(r.at())
		r.m.Claim(claim.Says)
	case !r.opts.Explore:
		if claim.Outcome.Line == nil && claim.Outcome.Verdict == explore.False && claim.Outcome.Breaks == 0 {
			r.undecided(p, said, true, false)
		}
		r.unproven(p, &claim)
	}
}

// noPoint stops a claim whose statements were asked nowhere.
func (r *run) noPoint(p *explore.Plan, out *explore.Outcome, word string) {
	switch {
	case out.Uncounted != 0:
		r.fail(failure("no point is looked at: wherever a line of play ends the game as near as that, it is won without scores, so %s would say nothing of them",
			"aucun moment n'est examiné : partout où une suite de coups finit la partie si près, elle est gagnée sans scores ; %s n'en dirait rien",
			word).citing(r.rules, out.Uncounted))
	case p.That.AsksEnd():
		r.failf("no point is looked at: what is counted when the game is over is asked only then, and no line of play ends it as near as that, so %s would say nothing",
			"aucun moment n'est examiné : ce qui se compte quand la partie est finie ne se demande qu'alors, et aucune suite de coups ne la finit si près ; %s ne dirait rien", word)
	default:
		r.failf("no point is looked at: no turn ends as near as that, so %s would say nothing; a wider horizon is \"1 turn\"",
			"aucun moment n'est examiné : aucun tour ne finit si près, et %s ne dirait rien ; un horizon plus large est \"1 turn\"", word)
	}
}

// claimSays are the words of claims as a log tells them.
var claimSays = map[string]engine.Text{"possible": {"possible", "possible"}, "always": {"always", "toujours"},
	"never": {"never", "jamais"}}

// readClaim reads what a claim says into a plan, and gives it in words.
func (r *run) readClaim(list *lua.LTable, word string, p *explore.Plan) (says engine.Text, terms []engine.Text,
	akin *kindred) {
	statements, named := r.read(engine.Sayf("what %s says", "ce que dit %s", word), list)
	for _, v := range items(r, list, statements) {
		ud, _ := v.(*lua.LUserData)
		var s *statement
		if ud != nil {
			s, _ = ud.Value.(*statement)
		}
		if s == nil {
			r.notStated(word, v)
		}
		if len(p.That) == maxTerms {
			r.failf("more than %d statements in one claim", "plus de %d énoncés dans une affirmation", maxTerms)
		}
		if slices.ContainsFunc(terms, func(t engine.Text) bool { return t[engine.EN] == s.says[engine.EN] }) {
			r.failf("this is stated twice: %s", "ceci est énoncé deux fois : %s", s.says)
		}
		r.use(s)
		p.That = append(p.That, s.term)
		if p.Akin = append(p.Akin, s.term); s.akin != nil {
			p.Akin[len(p.Akin)-1], akin = s.term.Of(s.akin.number), s.akin
		}
		terms = append(terms, s.says)
	}
	if len(p.That) == 0 {
		r.failf(`%s states nothing: %[1]s { %[2]s, within = "this turn" }`,
			`%s n'énonce rien : %[1]s { %[2]s, within = "this turn" }`, word, r.sample(thatExample))
	}
	if akin == nil || p.Kind != explore.Never {
		p.Akin, akin = nil, nil
	}
	within := engine.Text{}
	for f := range r.fields(list, named) {
		switch key, v := f.name, f.value; key {
		case "within":
			if _, ok := v.(lua.LString); !ok {
				r.failf(`within is "this turn", "2 turns", "3 moves" or "the game", and not %s`,
					`within est "this turn", "2 turns", "3 moves" ou "the game", et non %s`, sandbox.Shown(v))
			}
			within = r.horizon(text(v), p)
		case "at":
			r.oneOf(key, "the end of a turn", v, "without it every point at which a player has the next move counts",
				"sinon compte tout moment où un joueur a le coup suivant")
			p.TurnEnds = true
		case "any_order_of":
			ud, _ := v.(*lua.LUserData)
			var z *zoneValue
			if ud != nil {
				z, _ = ud.Value.(*zoneValue)
			}
			if z == nil || !r.m.Info(r.zone(z)).Piled {
				r.failf("any_order_of names a pile: any_order_of = ann.deck",
					"any_order_of nomme une pile : any_order_of = ann.deck")
			}
			p.Unknown = r.zone(z)
			if !r.opts.Lenient && r.oneOrder(p.Unknown) {
				r.failf("any_order_of: what lies there (%s) can lie in one order only",
					"any_order_of : ce qui est là (%s) n'a qu'un ordre possible", r.zoneName(p.Unknown))
			}
		case "states":
			p.States = r.whole(same(key), v, 1, MostStates)
		default:
			keys := []string{"within", "at", "any_order_of", "states"}
			r.fail(failure("a claim has no %q; it has %s", "une affirmation n'a pas de %q ; elle a %s", clip(key),
				strings.Join(keys, ", ")).meaning(key, keys))
		}
	}
	if within[engine.EN] == "" {
		r.failf(`how far does %s look? within = "this turn", "2 turns", "3 moves" or "the game"`,
			`jusqu'où %s regarde-t-il ? within = "this turn", "2 turns", "3 moves" ou "the game"`, word)
	}
	says = engine.Sayf("%s, %s", "%s, %s", claimSays[word], within)
	if p.TurnEnds {
		says = engine.Sayf("%s, at the end of a turn", "%s, à la fin d'un tour", says)
	}
	if p.Unknown != engine.Box {
		order := engine.Text{", in every order of ", ", dans chaque ordre de "}
		if p.Kind == explore.Possible {
			order = engine.Text{", in some order of ", ", dans un ordre de "}
		}
		says = engine.Sayf("%s%s%s", "%s%s%s", says, order, r.zoneName(p.Unknown))
	}
	return engine.Sayf("%s: %s", "%s : %s", says, engine.Join(terms, engine.Semicolons)), terms, akin
}

// notStatedHint is what helps where an expectation stands in the braces of a claim.
var notStatedHint = engine.Text{"expect(…) says what is so now; in a claim stands that(…)",
	"expect(…) dit ce qui est vrai maintenant ; dans une affirmation se met that(…)"}

// claiming says whether the expectation that is being looked at stands in the braces of a claim.
func (r *run) claiming() bool {
	at := r.here()
	p := r.script.program
	if p.Name() != at.file {
		used := r.parts.compiled[at.file]
		if used == nil {
			return false
		}
		p = used.program
	}
	for _, c := range p.Calls() {
		if c.Name == "expect" && c.Line == at.line && slices.Contains(claimWords, c.Among) {
			return true
		}
	}
	return false
}

// horizon reads how far a claim looks, and gives it in words.
func (r *run) horizon(s string, p *explore.Plan) engine.Text {
	switch s {
	case "this turn":
		p.Turns = 0
		return engine.Text{"within this turn", "d'ici la fin de ce tour"}
	case "the game":
		return engine.Text{"within the game", "d'ici la fin de la partie"}
	}
	number, unit, _ := strings.Cut(s, " ")
	if n, err := strconv.Atoi(number); err == nil && n >= 1 && n <= maxHorizon {
		switch unit {
		case "move", "moves":
			p.Moves = n
			return engine.Sayf("within %s", "en %s", engine.Counted(n, engine.Text{"move", "coup"}))
		case "turn", "turns":
			p.Turns = n
			return engine.Sayf("within %s", "en %s", engine.Counted(n, engine.Text{"turn", "tour"}))
		}
	}
	r.failf(`within is "this turn", "2 turns", "3 moves" or "the game", and not %q`,
		`within est "this turn", "2 turns", "3 moves" ou "the game", et non %q`, s)
	return engine.Text{}
}

// played gives a line of play as lines of a script.
func (r *run) played(p *explore.Plan, line *explore.Line) []string {
	var out []string
	if line.Order != nil {
		z := p.Unknown
		names := make([]string, len(line.Order))
		for i, d := range line.Order {
			names[i] = strconv.Quote(r.rules.Cards[d].Name[engine.EN])
		}
		out = append(out, "-- with "+r.placeWord(z)+", top first: { "+strings.Join(names, ", ")+" }")
	}
	own := r.m
	var paid paidWith
	see := func(m *engine.Match, q *engine.Question, i int) {
		r.m = m // things are called as they are by then: another face may show, fewer cards of a name lie there
		out = paid.say(r, out, q, i)
	}
	_, err := line.Play(p, see)
	r.m = own
	if err != nil {
		r.failf("the line of play that was found cannot be played again: %s",
			"la suite de coups trouvée ne peut pas être rejouée : %s", err)
	}
	return out
}

// unproven stops the script: a claim does not hold, or nobody knows.
func (r *run) unproven(p *explore.Plan, c *Claim) {
	what := engine.Text{"this is claimed and does not hold", "c'est affirmé, et ce n'est pas vrai"}
	if c.Outcome.Verdict == explore.Undecided {
		what = engine.Text{"this is claimed and not proven", "c'est affirmé, et ce n'est pas prouvé"}
	}
	f := failure("%s: %s\n  %s", "%s : %s\n  %s", what, c.Says, c.Account())
	for _, line := range c.Play {
		f.What = engine.Sayf("%s\n    %s", "%s\n    %s", f.What, line)
	}
	switch {
	case errors.Is(c.Outcome.Why, explore.ErrWork):
		f.What = engine.Sayf("%s\n  a script looks at no more states than these costly ones; a nearer horizon or smaller hands decide sooner; at a terminal, `referee possible --states N` looks further",
			"%s\n  un script ne regarde pas plus d'états aussi coûteux ; un horizon plus proche ou des mains plus petites décident plus tôt ; dans un terminal, `referee possible --states N` regarde plus loin", f.What)
	case errors.Is(c.Outcome.Why, explore.ErrStates):
		f.What = engine.Sayf("%s\n  a nearer horizon decides sooner; states = N looks further, up to %d states for the whole script, fewer where they are costly",
			"%s\n  un horizon plus proche décide plus tôt ; states = N regarde plus loin, jusqu'à %d états pour tout le script, moins s'ils coûtent cher", f.What, MostStates)
	}
	f.Expectation, f.claim = true, true
	if p.Kind == explore.Possible && c.Outcome.Verdict == explore.False {
		f.Hint = r.whatComes(p, c.Outcome)
	}
	r.fail(f)
}
