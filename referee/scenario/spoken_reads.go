package scenario

import (
	"cmp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// What is heard becomes lines of a script, in the way of each game.

// reads gives what is heard as lines of a script.
func (r *run) reads(h *heard) Spoken {
	words := r.undergone(h, r.toVerb(h.words))
	if fights(words[0]) && (len(words) > 1 || !slices.Contains(ambiguousAlone, words[0])) {
		return r.fight(h, words[0], r.sides(h.player, words[1:]))
	}
	if verbs, rest := r.verbSaid(words); len(verbs) > 0 {
		if at := len(words) - len(rest) - 1; slices.Contains(withs, words[at]) {
			rest = words[at:]
		}
		if slices.Contains(verbs, r.verbOf("changes_form")) && r.isFormOf(h.player, rest) {
			return Spoken{None: sameForm}
		}
		return r.done(h, verbs, r.sides(h.player, rest))
	}
	if slices.Contains(draws, words[0]) {
		return Spoken{None: noDraw}
	}
	if slices.Contains(noMoves, words[0]) {
		return Spoken{None: engine.Sayf("%s: that is no move: it is done when a rule or a card says so",
			"%s : ce n'est pas un coup : cela se fait quand une règle ou une carte le dit", engine.Quoted(engine.Same(words[0])))}
	}
	return Spoken{Lines: r.nameAlone(h, r.proper(h.player, words))}
}

// sameForm is why nobody changes to the form that shows.
var sameForm = engine.Text{"that form is the one that shows already: to change form is to turn to the other one",
	"cette forme est déjà celle qui est visible : changer de forme, c'est passer à l'autre"}

// isFormOf says whether words are the form in which a player is: what it is called, or its name.
func (r *run) isFormOf(p engine.Player, words []string) bool {
	said := withoutThe(strings.TrimSuffix(strings.Join(words, " "), " form"))
	d := r.rules.FindCard(r.self(p))
	if d == 0 || said == "" {
		return false
	}
	return r.rules.Means(d, said) || r.isType(d, strings.ReplaceAll(said, "-", " "))
}

// noDraw is why nobody draws by a move.
var noDraw = engine.Text{"to draw is no move: cards are drawn when a rule or a card says so",
	"piocher n'est pas un coup : on pioche quand une règle ou une carte le dit"}

// toVerb takes off a pronoun before a French verb: "me défendre avec", "l'affronter", "le jouer".
func (r *run) toVerb(words []string) []string {
	if m := elided.FindStringSubmatch(words[0]); m != nil && r.begins([]string{m[2]}) {
		return append([]string{m[2]}, words[1:]...)
	}
	if verbs, _ := r.verbSaid(words); len(verbs) == 0 && len(words) > 1 && slices.Contains(pronouns, words[0]) &&
		r.begins(words[1:]) {
		return words[1:]
	}
	return words
}

// undergone puts what is done to something before it, and notes who does it: "Giganta not be bought by Ben".
func (r *run) undergone(h *heard, words []string) []string {
	for i := 1; i < len(words) && !r.begins(words); i++ {
		does := participles[words[i]]
		if does == "" || slices.Contains(finite, words[i]) && !slices.Contains(being, words[i-1]) {
			continue
		}
		if rest := words[i+1:]; len(rest) > 1 && slices.Contains(doers, rest[0]) {
			r.doer(h, rest[1:])
		}
		thing := i
		for thing > 1 && (slices.Contains(auxiliaries, words[thing-1]) || inverted.MatchString(words[thing-1])) {
			thing--
		}
		return append([]string{does}, words[:thing]...)
	}
	return words
}

// doer notes who does what is told of: a player, or the card by which one acts.
func (r *run) doer(h *heard, words []string) {
	if seat, n, _ := r.seatSaid(words); n > 0 {
		h.player = seat
		return
	}
	name := r.known(strings.Join(words, " "))
	if p := r.playerOf(name); r.rules.FindCard(name) != 0 && p != engine.NoPlayer {
		h.by, h.player = name, p
	}
}

// done reads verbs that are said of something.
func (r *run) done(h *heard, verbs []engine.Verb, s sides) (out Spoken) {
	of := cmp.Or(s.of, s.with)
	if r.d.q != nil && r.isMenu(r.d.q) { // there what may be a move is meant before an answer to anything
		slices.SortStableFunc(verbs, func(a, b engine.Verb) int {
			return r.isTurn(b) - r.isTurn(a)
		})
	}
	for _, v := range verbs {
		switch info := &r.rules.Verbs[v]; {
		case info.Own:
			r.power(h, v, s, &out)
		case info.Of == engine.OfNothing:
			if of == "" || ownTurn.MatchString(of) || r.game.IsHead(r.rules.FindCard(of)) { // changes form, to the hero
				out.Lines = append(out.Lines, r.lineOf(h.player, v, ""))
			}
		case of != "":
			out.Lines = append(out.Lines, r.lineOf(h.player, v, of))
			if info.Turn {
				out.Aim = cmp.Or(out.Aim, s.against)
			}
			// It may be a price that is named, where one is paid with such cards and one sees it.
			if s.of != "" && (r.verbOf("pays_with") == engine.NoVerb || r.visible(h.player, s.with) == 0) {
				out.Besides = s.with
			}
		default:
			out.Alone = append(out.Alone, v)
		}
	}
	if len(out.Lines) > 0 {
		out.Alone = nil
	}
	for _, v := range out.Alone {
		out.Tries = append(out.Tries, r.candidates(h, v)...)
	}
	return out
}

// isTurn is 1 of a verb that can be the next move of a turn, 0 of another.
func (r *run) isTurn(v engine.Verb) int {
	if r.rules.Verbs[v].Turn {
		return 1
	}
	return 0
}

// power reads what a character does by itself: against whom is chosen on the line behind it. Whoever is named and never
// does such a thing is meant as the one against whom.
func (r *run) power(h *heard, v engine.Verb, s sides, out *Spoken) {
	of, by := s.of, cmp.Or(s.with, h.by)
	if v == r.verbOf("defends_with") && by == "" && !r.does(v, of) { // it is not said who defends
		out.Alone, out.Tries = append(out.Alone, v), append(out.Tries, r.lineOf(h.player, v, r.self(h.player)))
		return
	}
	if by == "" && r.does(v, of) && v != r.verbOf("attacks_with") {
		of, by = "", of
	}
	of = cmp.Or(of, s.against)
	if s.it && of == "" && v == r.verbOf("attacks_with") {
		of = r.foe()
	}
	if plays := r.verbOf("plays"); r.does(plays, by) && !r.does(v, by) { // an event that attacks
		out.Lines = append(out.Lines, r.lineOf(h.player, plays, by), r.lineOf(h.player, engine.VerbUse, by))
		out.Aim = of
		return
	}
	line := r.lineOf(h.player, v, cmp.Or(by, r.self(h.player)))
	if of == "" && by == "" {
		out.Alone, out.Tries = append(out.Alone, v), append(out.Tries, line)
		return
	}
	if of != "" && r.rules.Verbs[v].Turn {
		line += "\n" + r.lineOf(h.player, engine.VerbChoose, of)
	}
	out.Lines = append(out.Lines, line)
}

// does says whether a name is that of a card that does by itself what a verb says.
func (r *run) does(v engine.Verb, name string) bool {
	d := r.rules.FindCard(name)
	return d != 0 && (r.game.IsHead(d) || r.rules.Verbs[v].Cards&engine.TypesOf(r.rules.Cards[d].Type) != 0)
}

// noAttack is why nobody attacks by a move of its own.
var noAttack = engine.Text{"to attack is no move of its own here: an Attack comes from a card that is played or used",
	"attaquer n'est pas ici un coup en soi : une Attaque vient d'une carte que l'on joue ou que l'on utilise"}

// attacksBy says whether a name is that of a card whose text has an Attack.
func (r *run) attacksBy(name string) bool {
	d := r.rules.FindCard(name)
	return d != 0 && r.game.Says != nil && slices.ContainsFunc(r.game.Says(d), func(says engine.Text) bool {
		return strings.Contains(says[engine.EN], "Attack")
	})
}

// decidedLater is why nobody is defeated while a Confrontation is on.
var decidedLater = engine.Text{"the Confrontation is on: whether the opponent is defeated is decided once its player has handed over",
	"la Confrontation est en cours : que l'adversaire soit vaincu se décide une fois que son joueur a passé la main"}

// isAsked says whether a verb is among the legal answers.
func (r *run) isAsked(v engine.Verb) bool {
	is := func(a engine.Answer) bool { return a.Verb == v }
	return v != engine.NoVerb && r.d.q != nil && slices.ContainsFunc(r.d.q.Answers, is)
}

// notOneself is why nobody confronts the Character as which that player plays.
var notOneself = engine.Text{"this is one's own Character: a Confrontation is with that of the opponent",
	"c'est son propre Personnage : on affronte celui de l'adversaire"}

// fight reads a word for an attack, which each game has in its own way: a power of a character, a Confrontation, or
// that the one against whom all play is bought.
func (r *run) fight(h *heard, word string, s sides) Spoken {
	beats := slices.Contains(beating, word)
	if v := r.verbOf("attacks_with"); v != engine.NoVerb {
		out := r.done(h, []engine.Verb{v}, s)
		out.Nearest = beats
		return out
	}
	of := cmp.Or(s.of, s.against)
	d := r.rules.FindCard(of)
	player := slices.Contains(r.names, of)
	one := func(v engine.Verb, name string) Spoken { return Spoken{Lines: []string{r.lineOf(h.player, v, name)}} }
	switch confronts := r.verbOf("confronts"); {
	case beats && r.isAsked(r.verbOf("hands_over")):
		return Spoken{None: decidedLater}
	case s.with != "" && (of == "" || player):
		out := one(r.verbOf("plays"), s.with)
		out.Aim, out.Nearest = of, !r.attacksBy(s.with)
		return out
	case confronts != engine.NoVerb && (of == "" || player || r.game.IsHead(d)):
		if of == r.names[h.player] || h.player == h.asker && d != 0 && r.playerOf(of) == h.player {
			return Spoken{None: notOneself}
		}
		out := one(confronts, "")
		out.Nearest = slices.Contains(attacks, word) // a Confrontation is no Attack
		return out
	case of == "" && !s.it && slices.Contains(attacks, word), player, d != 0 && r.game.IsHead(d):
		return Spoken{None: noAttack}
	}
	of = cmp.Or(of, r.foe())
	if of != "" && d != 0 && !r.does(r.verbOf("defeats"), of) {
		out := one(r.verbOf("buys"), of)
		out.Nearest, out.Besides = true, s.with
		return out
	}
	return r.done(h, []engine.Verb{r.verbOf("defeats")}, sides{of: of, with: s.with})
}

// candidates are the lines by which a verb would be said of a card that lies where it takes one from, as far as that
// can be seen.
func (r *run) candidates(h *heard, v engine.Verb) (out []string) {
	const most = 12
	p := h.player
	info := &r.rules.Verbs[v]
	if info.Own {
		return nil
	}
	for rank := range 3 { // what is never done with a card, or not with its type, tells least
		if rank > 0 && r.untimelyFor(p, v) != nil {
			return out // less than that it is not the moment
		}
		for c := engine.CardID(1); int(c) <= r.m.CardCount() && len(out) < most; c++ {
			d := r.m.Def(c)
			may, _ := r.m.Takes(v, p, r.m.In(c), info.Turn)
			hidden := p != h.asker && r.m.Info(r.m.In(c)).Held
			if !may || hidden || !r.sees(p, c) || r.unlikely(v, d) != rank || rank > 0 && len(out) > 0 {
				continue
			}
			if line := r.lineOf(p, v, r.rules.Cards[d].Name[engine.EN]); !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	return out
}

// unlikely is 0 where a verb may be said of a card, 1 where that never could be done, 2 where it is not even of the
// type.
func (r *run) unlikely(v engine.Verb, d engine.Def) int {
	info := &r.rules.Verbs[v]
	switch {
	case info.Cards != 0 && info.Cards&engine.TypesOf(r.rules.Cards[d].Type) == 0:
		return 2
	case r.rules.Able != nil && !r.rules.Able(v, d):
		return 1
	}
	return 0
}

// self is the card as which somebody plays; empty where there is none.
func (r *run) self(p engine.Player) string {
	for c := engine.CardID(1); int(c) <= r.m.CardCount(); c++ {
		z := r.m.In(c)
		if r.m.Owner(z) == p && r.m.Alive(z) && r.game.IsHead(r.m.Def(c)) && r.m.Open(c) {
			return r.rules.Cards[r.m.Def(c)].Name[engine.EN]
		}
	}
	return ""
}

// foe is the one against whom all play; empty where nobody is, or lies face up.
func (r *run) foe() string {
	if r.rules.Foe == engine.Box {
		return ""
	}
	if c := r.m.Top(r.rules.Foe); c != 0 && r.m.Open(c) {
		return r.rules.Cards[r.m.Def(c)].Name[engine.EN]
	}
	return ""
}
