package scenario

import (
	"errors"
	"maps"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/explore"
)

// What would hold whatever happened is no expectation, and what is never looked at is none either. Both are errors.

// checking are the words that check something. What stands in the script must be reached.
var checking = append([]string{"expect", "refused", "what_if"}, claimWords...)

// asserted is what a run keeps to see that everything is looked at.
type asserted struct {
	subjects []*subject // what that(…) was said of
	moves    int        // tried, also inside refused
	stated   []stating  // the statements made of it
}

// stating is a statement, where it was made, and whether a claim has used it.
type stating struct {
	statement *statement
	at        place
	used      bool
}

// begun is the beginning of a statement.
func (r *run) begun(of any) *subject {
	s := &subject{of: of, at: r.here()}
	r.subjects = append(r.subjects, s)
	return s
}

// state makes a value of a statement, which a claim must use.
func (r *run) state(s *statement) *lua.LUserData {
	r.stated = append(r.stated, stating{statement: s, at: r.here()})
	return r.value("statement", s)
}

// use notes that a claim uses a statement.
func (r *run) use(s *statement) {
	for i := range r.stated {
		if r.stated[i].statement == s {
			r.stated[i].used = true
		}
	}
}

// overlooked gives the failure of a script in which something was never looked at, and its place; nil if everything
// was. The functions of a part serve other scripts too, which reach what this one does not.
func (r *run) overlooked() (*Failure, place) {
	if r.opts.Lenient {
		return nil, place{}
	}
	programs := []*sandbox.Program{r.script.program}
	for _, name := range slices.Sorted(maps.Keys(r.parts.compiled)) {
		programs = append(programs, r.parts.compiled[name].program)
	}
	for i, p := range programs {
		word, first, deed := "", place{p.Name(), 0}, false
		for nth, c := range p.Calls() {
			if (c.Deed || slices.Contains(checking, c.Name)) && !(i > 0 && c.Inner) &&
				(first.line == 0 || c.Line < first.line) && !sandbox.Reached(r.L, p, nth) {
				word, first, deed = c.Name, place{p.Name(), c.Line}, c.Deed
			}
		}
		if deed {
			return failure("this %s is never reached: what stands in a branch or a function that never runs does nothing",
				"ce %s n'est jamais atteint : ce qui est dans une branche ou une fonction qui ne s'exécute jamais ne fait rien", word), first
		}
		if word != "" {
			return failure("this %s is never reached: what stands in a branch or a function that never runs checks nothing",
				"ce %s n'est jamais atteint : ce qui est dans une branche ou une fonction qui ne s'exécute jamais ne vérifie rien", word), first
		}
	}
	for _, s := range r.subjects {
		if !s.said {
			return failure("that(…) states nothing: write what is stated behind it, as in  %s",
					"that(…) n'énonce rien : écrivez derrière ce qui est énoncé, comme dans  %s",
					r.sample(thatExample)),
				s.at
		}
	}
	for _, s := range r.stated {
		if !s.used {
			return failure("that(…) states something, and nothing is done with it: it stands in possible, always or never",
				"that(…) énonce quelque chose, et rien n'en est fait : cela va dans possible, always ou never"), s.at
		}
	}
	return r.emptyHanded()
}

// provesSomething stops a claim that something is possible which is so already: nothing needs to be played for it.
func (r *run) provesSomething(c *Claim, kind explore.Kind) {
	if r.opts.Lenient {
		return
	}
	if line := c.Outcome.Line; kind == explore.Possible && line != nil && len(line.Moves) == 0 && line.Order == nil &&
		!r.opts.Explore {
		r.failf("this is so already, before anything is played: that it is possible says nothing; expect(…) says that it is so",
			"c'est déjà ainsi, avant tout coup : que ce soit possible ne dit rien ; expect(…) dit qu'il en est ainsi")
	}
}

// together stops a claim whose statements can never be true at the same time, whatever the table.
func (r *run) together(p *explore.Plan, word string) {
	if r.opts.Lenient || !p.That.Contradicts(r.m) {
		return
	}
	why := engine.Text{"these statements can never be true together",
		"ces énoncés ne peuvent jamais être vrais ensemble"}
	if len(p.That) == 1 {
		why = engine.Text{"this can never be so", "il ne peut jamais en être ainsi"}
	}
	if d, n := p.That.TooMany(r.m); d != 0 {
		why = engine.Sayf("%s (the game has %s called %s)", "%s (la partie compte %s du nom de %s)", why,
			engine.Counted(n, engine.Text{"card", "carte"}), r.rules.Cards[d].Name)
	}
	if p.Kind == explore.Never {
		r.failf("%s, so %s would hold whatever happens", "%s : %s tiendrait quoi qu'il arrive", why, word)
	}
	r.failf("%s, so %s could not hold", "%s : %s ne pourrait pas tenir", why, word)
}

// undecided stops a claim of which the horizon alone decides: nothing within it can make its statements true, or one of
// them false. ends says whether the game can be over within it, breaks whether a move can end the turn by itself, as
// far as is known.
func (r *run) undecided(p *explore.Plan, said []engine.Text, ends, breaks bool) {
	if r.opts.Lenient {
		return
	}
	fault, term := p.Decided(r.m, ends, breaks)
	var f *Failure
	switch fault {
	case explore.NeverHolds:
		f = failure("no turn that is looked at can make this true, whatever is played: a turn has its player and its number from its beginning to its end, "+
			"and what only a player's own turn changes stays as it is in the others",
			"aucun tour examiné ne peut rendre ceci vrai, quoi qu'on joue : un tour garde son joueur et son numéro du début à la fin, "+
				"et ce que seul le tour d'un joueur modifie reste inchangé pendant les autres tours")
	case explore.AlwaysHolds:
		f = failure("this holds at every point that is looked at, whatever is played, so it is no statement: %s",
			"ceci tient à tout moment examiné, quoi qu'on joue ; ce n'est donc pas un énoncé : %s", said[term])
	default:
		return
	}
	if r.game.EndsBetween && p.Turns == 0 && p.That.AsksOver() {
		f.Hint = engine.Text{`this game is over only between two turns: look as far as  within = "1 turn"`,
			`cette partie ne finit qu'entre deux tours : regardez jusqu'à  within = "1 turn"`}
	}
	r.fail(f)
}

// takesPart stops an expectation that something is not done with a card, if the card takes no part in the game: then it
// would hold whatever happens. That it lies nowhere is expected of the place where it might lie.
func (r *run) takesPart(name string) {
	r.mayTakePart(name, func(z engine.Zone) bool { return r.m.Owner(z) != engine.NoPlayer })
}

// emptied says of a card that the set-up leaves none of it in the stack which is of that card alone: that nothing can
// be done with it there is a rule.
func (r *run) emptied(name string) bool {
	d := r.rules.FindCard(name)
	for z, n := range r.setup.Sizes {
		if n == 0 && d != 0 && r.m.Owner(z) == engine.NoPlayer && r.m.CanLay(z, d) && r.ofOneCard(z) {
			return true
		}
	}
	return false
}

// ofOneCard says whether no two cards of the game can lie in a place.
func (r *run) ofOneCard(z engine.Zone) bool {
	n := 0
	for d := 1; d < len(r.rules.Cards) && n < 2; d++ {
		if r.m.CanLay(z, engine.Def(d)) {
			n++
		}
	}
	return n == 1
}

// noPart is the failure of such an expectation; nil where the card takes part.
func (r *run) noPart(name string) *Failure {
	if r.opts.Lenient || r.rules.FindCard(name) == 0 || log.TakesPart(r.log, r.m.Table, name) {
		return nil
	}
	if f := r.shutOut(name); f != nil || r.m.SettingUp {
		return f
	}
	return failure("%s takes no part in this game: no copy of it is on the table, so this would hold whatever happens",
		"%s ne prend pas part à cette partie : aucun exemplaire n'est sur la table, et ceci serait vrai quoi qu'il arrive", name)
}

// shutOut is the failure where a card takes no part because the set-up plays without its box: it is laid out nowhere
// then. Nil if that is not why.
func (r *run) shutOut(name string) *Failure {
	if r.rules.Excluded == nil {
		return nil
	}
	var no *engine.SetupError
	if err := r.rules.Excluded(&r.setup, r.rules.FindCard(name)); !errors.As(err, &no) {
		return nil
	}
	return failure("%s: no copy of it is on the table, so this would hold whatever happens",
		"%s : aucun exemplaire n'est sur la table, et ceci serait vrai quoi qu'il arrive", no.Msg).citing(r.rules, no.Cite)
}

// everSaid stops an expectation that something is not done with a thing with which nobody ever does it.
func (r *run) everSaid(p engine.Player, v engine.Verb, name string) {
	if r.opts.Lenient {
		return
	}
	name, _, _ = strings.Cut(name, "#")
	if f := r.neverSaid(v, name); f != nil {
		f.What = engine.Sayf("%s: that it is not legal would hold whatever happens",
			"%s : que ce ne soit pas permis serait vrai quoi qu'il arrive", f.What)
		r.fail(f)
	}
	menu := r.d.q == nil || r.isMenu(r.d.q)
	waits := menu && (r.rules.Waiting(v, name) || v == engine.VerbUse && r.rules.Unable(v, name) &&
		r.rules.Offered(name))
	if !waits && (!r.rules.Unable(v, name) || v == engine.VerbUse && !menu) {
		return
	}
	word, card := r.rules.Verbs[v].Word, r.rules.Cards[r.rules.FindCard(name)].Name
	if waits {
		f := failure("%s is no move of a turn: it is offered when its moment comes, and that %q is not legal here would hold whatever happens",
			"%s n'est pas un coup d'un tour : la carte est proposée quand son moment vient, et que %q ne soit pas permis ici serait vrai quoi qu'il arrive", card, word)
		f.Hint = engine.Sayf("what the rules say of it is tried by:  refused(function() %s:%s %q end)",
			"ce que la règle en dit s'essaie par :  refused(function() %s:%s %q end)",
			r.variable(p), word, card[engine.EN])
		r.fail(f)
	}
	if v == engine.VerbUse && r.game.Undefined(r.rules.FindCard(name)) {
		r.failf("no ability of %s to use is defined here: that %q is not legal would hold whatever happens",
			"aucune capacité de %s à utiliser n'est définie ici : que %q ne soit pas permis serait vrai quoi qu'il arrive",
			card, word)
	}
	if v == engine.VerbUse {
		r.failf("%s has no ability that a player uses: that %q is not legal would hold whatever happens",
			"%s n'a pas de capacité qu'un joueur utilise : que %q ne soit pas permis serait vrai quoi qu'il arrive",
			card, word)
	}
	r.failf("%s says nothing that allows %q: that it is not legal would hold whatever happens",
		"%s ne dit rien qui permette %q : que ce ne soit pas permis serait vrai quoi qu'il arrive", card, word)
}

// neverSaid is the failure of a verb that is said of a thing of a sort, or of a card of a type, of which it never is;
// nil if it may be.
func (r *run) neverSaid(v engine.Verb, name string) *Failure {
	info := &r.rules.Verbs[v]
	var f *Failure
	switch meant := r.rules.SortsMeant(name, r.names); {
	case v == engine.VerbDecline || info.Of == engine.OfNothing || meant == 0:
		return nil
	case meant&info.Of == 0:
		f = failure("%q is never said of %s, but of %s", "%q ne se dit jamais de %s, mais de %s", info.Word, name,
			sortNames(info.Of))
	case meant == engine.OfCards && r.rules.Unsaid(v, name):
		f = failure("%q is never said of a card such as %s", "%q ne se dit jamais d'une carte comme %s", info.Word,
			r.rules.Cards[r.rules.FindCard(name)].Name)
	default:
		return nil
	}
	f.Hint = info.Behind
	return f
}

// sortNames tells of what sorts of things a verb is said.
func sortNames(of engine.Of) engine.Text {
	switch of {
	case engine.OfCards:
		return engine.Text{"cards", "cartes"}
	case engine.OfPlayers:
		return engine.Text{"players", "joueurs"}
	}
	return engine.Text{"what is offered", "ce qui est proposé"}
}

// isAMove stops an attempt in refused to do with a player, or another thing, what is only done with cards: that is no
// move, and no rule refuses it. A card of a type with which nobody does it may be tried, to show by which clause; where
// the clause is another one, it is the verb that was misunderstood.
func (r *run) isAMove(a *engine.Attempt) {
	if r.trying == nil || r.opts.Lenient {
		return
	}
	name, _, _ := strings.Cut(a.Name, "#")
	f := r.neverSaid(a.Verb, name)
	if f == nil {
		return
	}
	f.What = engine.Sayf("%s: this is no move that a rule could refuse",
		"%s : ce n'est pas un coup qu'une règle puisse refuser", f.What)
	if r.rules.SortsMeant(name, r.names)&r.rules.Verbs[a.Verb].Of == 0 {
		r.fail(f)
	}
	if f.Hint != (engine.Text{}) {
		r.trying.never = f
	}
}

// misunderstood stops a refused that does not name the clause of a refusal, where nobody ever does such a thing: no
// clause is to be written then.
func (r *run) misunderstood(no *Failure) {
	if no != nil && no.never != nil {
		r.fail(no.never)
	}
}

// everHeld stops an expectation that something is not done with a card that never comes to where its player could do
// it: another hero's.
func (r *run) everHeld(p engine.Player, v engine.Verb, name string) {
	if z, why := r.m.Unheld(p, v, name); why != 0 && !r.opts.Lenient {
		r.fail(failure("%s never lies in this place (%s), and %q is said of what lies there: that it is not legal would hold whatever happens",
			"%s ne se trouve jamais à cet endroit (%s), et %q se dit de ce qui s'y trouve : que ce ne soit pas permis serait vrai quoi qu'il arrive",
			r.rules.Cards[r.rules.FindCard(name)].Name, r.zoneName(z), r.rules.Verbs[v].Word).citing(r.rules, why))
	}
}

// counts stops an expectation of a number that is counted at the end of the game, before it has come, and of one that
// was not counted then.
func (r *run) counts(of *numberValue) {
	if of.atEnd && !r.opts.Lenient && !r.game.Done(r.m) {
		r.failf("%s is counted when the game is over, and it goes on: until then it is 0, and this would hold, or fail, whatever happens",
			"%s se compte quand la partie est finie, et elle continue : d'ici là c'est 0, et ceci serait vrai, ou faux, quoi qu'il arrive", of.what)
	}
	if of.uncounted != 0 && !r.opts.Lenient {
		r.fail(failure("%s is not counted in this game, which was won without scores: it stays 0, and this would hold, or fail, whatever happens",
			"%s n'est pas compté dans cette partie, gagnée sans scores : il reste à 0, et ceci serait vrai, ou faux, quoi qu'il arrive",
			of.what).citing(r.rules, of.uncounted))
	}
}

// hasTop stops what is said of the top of a place whose cards lie side by side, or of the order of a hand: which one
// came first says nothing.
func (r *run) hasTop(z engine.Zone, word string) {
	if word == "in_order" {
		if r.m.Info(z).Held {
			r.failf("%s: the cards lie side by side there (%s), in no order: is says which ones are there",
				"%s : les cartes y sont côte à côte (%s), sans ordre : is dit lesquelles y sont", word, r.zoneName(z))
		}
		return
	}
	if r.m.Info(z).Beside {
		r.failf("%s: the cards lie side by side there (%s), and none is on top: has says that one is there",
			"%s : les cartes y sont côte à côte (%s) et aucune n'est au-dessus : has dit que l'une y est", word,
			r.zoneName(z))
	}
}

// mayLie stops what is said of a card in a place where it never lies, whatever happens.
func (r *run) mayLie(z engine.Zone, d engine.Def) {
	if r.opts.Lenient {
		return
	}
	why := r.m.Never(z, d)
	if r.rules.Strange != nil && why == 0 {
		why = r.rules.Strange(r.m, z, d)
	}
	if why != 0 {
		f := failure("%s never lies in this place (%s): this would hold, or fail, whatever happens",
			"%s ne se trouve jamais à cet endroit (%s) : ceci serait vrai, ou faux, quoi qu'il arrive",
			r.rules.Cards[d].Name, r.zoneName(z)).citing(r.rules, why)
		f.Hint = r.liesIn(r.rules.Cards[d].Name[engine.EN], z)
		r.fail(f)
	}
}

// mayHold stops what is said of a place that is empty whenever a player has the next move or the game is over.
func (r *run) mayHold(z engine.Zone) {
	if r.opts.Lenient || r.d.stopped || r.d.q != nil && !r.isMenu(r.d.q) || !r.m.Info(z).Passing || r.m.Len(z) > 0 {
		return
	}
	r.failf("no card lies in this place (%s) when a player has the next move: this would hold, or fail, whatever happens",
		"aucune carte n'est à cet endroit (%s) quand un joueur a le coup suivant : ceci serait vrai, ou faux, quoi qu'il arrive", r.zoneName(z))
}

// mayChange stops what is said of how many cards lie in a place where that is the same throughout the game.
func (r *run) mayChange(z engine.Zone, word string) {
	if r.opts.Lenient || r.rules.Keeps == nil {
		return
	}
	if n, cite := r.rules.Keeps(r.m, z); cite != 0 && (n == 0 || word == "count" || word == "is_empty") {
		r.fail(failure("in this place (%s) always lie just as many cards (%d): this would hold, or fail, whatever happens",
			"il y a toujours autant de cartes à cet endroit (%s), à savoir %d : ceci serait vrai, ou faux, quoi qu'il arrive", r.zoneName(z), n).citing(r.rules, cite))
	}
}

// onlyAnnounced says whether a clause is cited by nothing but the lines that open every log, such as the first turn.
// Where the set-up is shown these are what the scenario is about.
func (r *run) onlyAnnounced(c engine.Clause) bool {
	if r.setup.Watch != nil || len(r.rules.Book.Info(c).ExampleOf) > 0 {
		return false
	}
	opening := true
	for in, i := range r.log.Told() {
		if i < 0 {
			continue
		}
		e := &in.Log.Events[i]
		opening = opening && r.rules.Kinds[e.Kind].Chapter
		if !opening && e.Cite.Has(c) {
			return false
		}
	}
	return !r.impossibleBy(c)
}

// ofParts says of what the booklet says of single cards that only the clauses are cited of which it is an example: what
// is said of a card is shown where that card does it, and any other example where its parts are.
func (r *run) ofParts(c engine.Clause) bool {
	if info := r.rules.Book.Info(c); len(info.ExampleOf) == 0 || info.Kind != "card-clarification" {
		return false
	}
	for in, i := range r.log.Told() {
		if i >= 0 && in.Log.Events[i].Cite.Has(c) {
			return false
		}
	}
	return !r.impossibleBy(c)
}

// impossibleBy says whether a clause has made a set-up impossible.
func (r *run) impossibleBy(c engine.Clause) bool {
	return slices.ContainsFunc(r.impossible, func(e engine.SetupError) bool { return e.Cite.Has(c) })
}
