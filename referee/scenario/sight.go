package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What whoever plays is told names no card that nobody sees: neither one that lies face down in play, where the game
// has such (engine.Rules.Veil), nor by the way in which a guess is refused. A script names them all.

// eyes is the table by which things are named to whoever plays.
func (r *run) eyes() *engine.Table {
	if r.opts != nil && r.opts.Seen > 0 {
		return r.m.Seen()
	}
	return r.m.Table
}

// toldLog is the log as it is told to whoever plays.
func (r *run) toldLog() *engine.Log {
	if r.opts != nil && r.opts.Seen > 0 {
		return r.log.Seen()
	}
	return r.log
}

// saidAtTable says whether the present line is said by somebody who plays, in a game that veils cards.
func (r *run) saidAtTable() bool {
	return r.opts != nil && r.opts.Seen > 0 && r.rules.Veil != 0 && r.at() >= r.opts.Seen
}

// plainly says whether the present line is said in a player's own words: what is told of it is told without those of
// scripts.
func (r *run) plainly() bool { return r.opts != nil && r.opts.Spoken && r.at() >= r.opts.Seen }

// quoted is what was said, or a name, in the quotation marks of whoever is told of it.
func (r *run) quoted(said string) engine.Text {
	if r.plainly() {
		return engine.Quoted(engine.Same(clip(said)))
	}
	return engine.Same(strconv.Quote(clip(said)))
}

// offered is a legal answer as whoever is told of it may say it: a line of a script, or a player's words.
func (r *run) offered(q *engine.Question, i int) engine.Text {
	if !r.plainly() {
		return r.line(q, i)
	}
	return engine.Each(func(l engine.Lang) string {
		return string(r.m.Seen().AppendAnswer(nil, q.Answers, i, r.names, l))
	})
}

// asks is the player who is told of what another may do: who decides, where the present line is said at a table.
func (r *run) asks(of engine.Player) engine.Player {
	if r.opts != nil && r.opts.Seen > 0 && r.at() >= r.opts.Seen && r.d.q != nil {
		return r.d.q.Player
	}
	return of
}

// sees says whether a player may know what a card is, where it lies: also where the open question shows it.
func (r *run) sees(p engine.Player, c engine.CardID) bool {
	if r.m.Veiled(c) {
		return false
	}
	z := r.m.In(c)
	if r.m.Open(c) && z != engine.Box && (!r.m.Info(z).Held || r.m.Owner(z) == p) {
		return true
	}
	return r.d.q != nil && slices.ContainsFunc(r.d.q.Answers, func(a engine.Answer) bool { return a.Card == c })
}

// visible gives the first card of a name that a player sees, by either of its faces; zero if there is none.
func (r *run) visible(p engine.Player, name string) engine.CardID {
	means := func(d engine.Def) bool { return d != 0 && r.rules.Means(d, name) }
	for c := engine.CardID(1); int(c) <= r.m.CardCount(); c++ {
		if d := r.m.Def(c); r.sees(p, c) && (means(d) || means(r.rules.Cards[d].Back)) {
			return c
		}
	}
	return 0
}

// InSight says whether a name is that of a player, or of a card that whoever decides sees.
func (l *Live) InSight(name string) bool {
	return slices.Contains(l.r.names, name) || l.r.visible(l.decides(), name) != 0
}

// outOfSight refuses what somebody at the table says of a card that is nowhere to be seen: in the same words wherever
// it lies, and whether it takes part at all, so that a guess finds nothing out. It is nil where there is such a card.
func (r *run) outOfSight(a *engine.Attempt) *Failure {
	name, _, _ := strings.Cut(a.Name, "#")
	d := r.rules.FindCard(name)
	asks := r.asks(a.Player)
	if !r.saidAtTable() && asks == a.Player || d == 0 || r.d.q == nil {
		return nil
	}
	if c := r.visible(asks, name); c != 0 && (asks == a.Player || r.openlyFor(a, c)) {
		return nil
	}
	if slices.ContainsFunc(r.d.q.Answers, func(x engine.Answer) bool { // a choice may be called as a card is
		return x.Option != 0 && r.rules.Options[x.Option].Means(engine.FoldName(name))
	}) {
		return nil
	}
	if asks != a.Player {
		return r.notTheirs(a)
	}
	unknown := *a
	unknown.Card, unknown.Number = 0, 0
	no := r.rules.WhyNot(r.m, r.d.q, unknown)
	if !slices.Contains(r.rules.Elsewhere, no.Reason) { // what is wrong is no matter of the card
		return r.deny(&judgement{r.d.q, unknown, no, r.lines(r.d.q)})
	}
	f := failure("%s: no card of that name is in play, in a discard pile or in the hand of %s",
		"%s : aucune carte de ce nom n'est en jeu, ni dans une défausse, ni dans la main de %s",
		r.rules.Cards[d].Name, r.names[a.Player])
	f.Refused, f.Legal, f.Open = true, r.lines(r.d.q), r.question(r.d.q)
	return f.citing(r.rules, no.Cite)
}

// openlyFor says whether a card lies where an attempt takes one from, and nobody holds it. Where a hand may be meant as
// well, it says no: that one of the name lies in the open would tell what the hand does not hold.
func (r *run) openlyFor(a *engine.Attempt, c engine.CardID) bool {
	turn := r.rules.Verbs[a.Verb].Turn
	for z := range engine.Zone(r.m.ZoneCount()) {
		if may, _ := r.m.Takes(a.Verb, a.Player, z, turn); may && r.m.Info(z).Held {
			return false
		}
	}
	z := r.m.In(c)
	may, known := r.m.Takes(a.Verb, a.Player, z, turn)
	return !r.m.Info(z).Held && (may || !known)
}

// notTheirs refuses what is said of a card that only another player than the one who decides may hold, in the same
// words whether it is held: as a move of that player, whose turn it is not, or as somebody does who does not decide.
func (r *run) notTheirs(a *engine.Attempt) *Failure {
	q, own := r.d.q, r.verbOf("ends_turn")
	if r.isMenu(q) && r.rules.Verbs[a.Verb].Turn && own != engine.NoVerb {
		unknown := *a
		unknown.Card, unknown.Number = 0, 0
		name, _, _ := strings.Cut(a.Name, "#")
		no := r.untimely(a.Player, a.Verb, r.rules.FindCard(name))
		if no.Cite == 0 {
			ends := engine.Attempt{Player: a.Player, Verb: own, Zone: -1, Whom: engine.NoPlayer}
			no.Reason = r.rules.WhyNot(r.m, q, ends).Reason
			no.Cite = r.citedOf(unknown, no.Reason)
		}
		return r.deny(&judgement{q, unknown, no, r.lines(q)})
	}
	f := failure("%s decides now, and not %s", "c'est à %s de décider maintenant, et non à %s", r.names[q.Player],
		r.names[a.Player])
	f.Refused, f.Legal, f.Open = true, r.lines(q), r.question(q)
	return f.citing(r.rules, q.Cite)
}

// untimely is why it is not the moment for a player to do something with a card of a declaration, whatever that player
// holds; the zero Refusal where that is not known.
func (r *run) untimely(p engine.Player, v engine.Verb, d engine.Def) engine.Refusal {
	if r.rules.Untimely == nil || r.d.q == nil {
		return engine.Refusal{}
	}
	return r.rules.Untimely(r.m, r.d.q, p, v, d)
}

// Untimely tells why it is not the moment for a player to do one of some things with anything, nil where that is not
// known.
func (l *Live) Untimely(p engine.Player, verbs []engine.Verb) *Failure {
	for _, v := range verbs {
		if no := l.r.untimelyFor(p, v); no != nil {
			return no
		}
	}
	return nil
}

// untimelyFor tells why it is not the moment for a player to do something with any card.
func (r *run) untimelyFor(p engine.Player, v engine.Verb) *Failure {
	for d := engine.Def(1); int(d) < len(r.rules.Cards); d++ {
		if r.unlikely(v, d) > 0 {
			continue
		}
		no := r.untimely(p, v, d)
		says := engine.Each(func(l engine.Lang) string {
			return strings.ReplaceAll(r.rules.Reasons[no.Reason].In(l), "{actor}", r.names[p])
		})
		if no.Cite == 0 || strings.Contains(says[engine.EN], "{") { // the sentence names what is tried
			continue
		}
		f := &Failure{What: says, Refused: true, Legal: r.lines(r.d.q), Open: r.question(r.d.q)}
		return f.citing(r.rules, no.Cite)
	}
	return nil
}

// citedOf are the clauses by which a reason forbids an attempt with a card that its player holds; those of the open
// question where none is forbidden so, and in a game that veils cards, of which they would tell what is held.
func (r *run) citedOf(a engine.Attempt, why engine.Reason) engine.Clauses {
	for c := engine.CardID(1); int(c) <= r.m.CardCount() && r.rules.Veil == 0; c++ {
		if z := r.m.In(c); !r.m.Info(z).Held || r.m.Owner(z) != a.Player {
			continue
		}
		a.Card = c
		if no := r.rules.WhyNot(r.m, r.d.q, a); no.Reason == why {
			return no.Cite
		}
	}
	return r.d.q.Cite
}
