package scenario

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// What was most likely meant by a line that the rules refuse, or by a word that no player has.

// unnamed adds to an error over an unknown name, of which something is said as of a player, how players get their
// names.
func unnamed(err error, source string) error {
	var e *sandbox.Error
	if !errors.As(err, &e) || e.Hint != (engine.Text{}) {
		return err
	}
	name, _, ok := strings.Cut(e.Msg[engine.EN], " is not known")
	if !ok || name == "" || !strings.Contains(source, name+":") && !strings.Contains(source, name+".") {
		return err
	}
	e.Hint = engine.Text{"players get their names by  local ann, ben = players { … }",
		"les joueurs reçoivent leur nom par  local ann, ben = players { … }"}
	if m := seatedBy.FindStringSubmatch(source); m != nil {
		e.Hint = engine.Sayf("the players are called here: %s", "les joueurs s'appellent ici : %s", m[1])
	}
	return err
}

// seatedBy is how a source keeps its players.
var seatedBy = regexp.MustCompile(`\blocal\s+([\pL_][\pL\pN_]*(?:\s*,\s*[\pL_][\pL\pN_]*)*)\s*=\s*players\b`)

// tried is a move that stands in refused as it is, so that it is made before refused is reached.
var tried = regexp.MustCompile(`\brefused\s*\(?\s*[\pL_][\pL\pN_]*\s*:`)

// unwrapped says whether the line that runs tries a move in refused without a function around it.
func (r *run) unwrapped() bool {
	lines := strings.SplitN(r.script.Source, "\n", r.at()+1)
	return r.at() > 0 && len(lines) >= r.at() && tried.MatchString(lines[r.at()-1])
}

// onRequest is the hint where the player whose turn it is may ask the one who tries something with a card to act; empty
// elsewhere.
func (r *run) onRequest(q *engine.Question, a *engine.Attempt) engine.Text {
	asks := r.verbOf("asks")
	if q == nil || asks == engine.NoVerb || a.Player == q.Player || a.Verb != r.verbOf("plays") && a.Verb != engine.VerbUse {
		return engine.Text{}
	}
	for i := range q.Answers {
		if x := &q.Answers[i]; x.Verb == asks && x.Player == a.Player {
			return engine.Sayf("%[1]s may ask %[2]s to act; then %[2]s may use an Action",
				"%[1]s peut demander à %[2]s d'agir ; alors %[2]s peut utiliser une Action", r.names[q.Player], r.names[a.Player])
		}
	}
	return engine.Text{}
}

// instead is the hint for a refused attempt: that there was no choice, that another verb is said of this, or that
// another player is asked.
func (r *run) instead(q *engine.Question, a *engine.Attempt) engine.Text {
	if r.trying == nil && r.unwrapped() {
		return engine.Text{"what is tried stands in a function: refused(function() … end)",
			"ce qui est tenté se met dans une fonction : refused(function() … end)"}
	}
	if t := r.noChoice(q, a); t != (engine.Text{}) {
		return t
	}
	if q == nil || a.Name == "" {
		return engine.Text{}
	}
	verb := r.rules.Verbs[a.Verb].Word
	if q.Player != a.Player {
		a := *a
		a.Player = q.Player
		if fits := r.fitting(q, &a); len(fits) > 0 {
			return engine.Sayf("it is %s's question: %s", "la question est à %s : %s", r.names[q.Player],
				r.offered(q, fits[0]))
		}
	}
	for i := range q.Answers {
		x := *a
		x.Player, x.Verb = q.Player, q.Answers[i].Verb
		other := x.Verb != a.Verb && a.Verb != engine.VerbChoose && r.rules.Verbs[x.Verb].Own
		if x.Verb == engine.VerbDecline || x.Verb == a.Verb || other || r.rules.Verbs[x.Verb].Of == engine.OfNothing {
			continue
		}
		if fits := r.fitting(q, &x); len(fits) > 0 {
			if !r.couldAnswer(q, a.Verb) {
				return r.comesFirst(q)
			}
			if q.Player != a.Player {
				return engine.Sayf("it is %s's question: %s", "la question est à %s : %s", r.names[q.Player],
					r.offered(q, fits[0]))
			}
			if r.rules.Verbs[a.Verb].Behind != (engine.Text{}) && r.ofItsType(a) && !r.rules.Unable(a.Verb, a.Name) {
				return engine.Text{} // it is the word, and refused for another reason
			}
			if c := q.Answers[fits[0]].Card; c != 0 && a.Card != 0 && r.m.In(c) != r.m.In(a.Card) {
				continue // that one lies elsewhere: another one was meant
			}
			if r.plainly() {
				return engine.Sayf("what may be done with it here: %s", "ce qui peut se faire ici avec cela : %s",
					r.offered(q, fits[0]))
			}
			return engine.Sayf("the word for this is %q, not %q: %s", "le mot pour cela est %q et non %q : %s",
				r.rules.Verbs[x.Verb].Word, verb, r.line(q, fits[0]))
		}
	}
	if r.plainly() {
		return r.byAnother(q, a)
	}
	if info := &r.rules.Verbs[a.Verb]; info.Behind != (engine.Text{}) && !r.ofItsType(a) {
		for i := range q.Answers {
			if q.Answers[i].Verb == a.Verb {
				return engine.Sayf("%s: %s", "%s : %s", info.Behind, r.line(q, i))
			}
		}
		return info.Behind
	}
	return engine.Text{}
}

// namesMeant is the hint that says which name may be meant by one that nothing has: of cards in sight those that have
// its words, where somebody says it at a table, and else the nearest; empty where none is near.
func (r *run) namesMeant(p engine.Player, name string) engine.Text {
	if r.plainly() {
		if sharing := r.sharing(p, name); len(sharing) > 0 {
			return engine.Sayf("did you mean %s?", "vouliez-vous dire %s ?",
				engine.Join(sharing, engine.Text{" or ", " ou "}))
		}
		if theirs := r.cardElsewhere(name); theirs != (engine.Text{}) {
			return theirs
		}
	}
	near := r.rules.NearName(name)
	if near == (engine.Text{}) {
		near = engine.Each(func(engine.Lang) string { return engine.Nearest(name, r.names) })
	}
	if near == (engine.Text{}) || !r.plainly() {
		return didYouMeanThe(near)
	}
	return engine.Sayf("did you mean %s?", "vouliez-vous dire %s ?", engine.Quoted(near))
}

// wordsOf are the words of a name, those of "Man-Bat" too.
func wordsOf(name string) []string { return strings.Fields(strings.ReplaceAll(name, "-", " ")) }

// sharing are the names of the cards in sight that have all the words of another name, or longer ones that begin with
// them, as far as they are few.
func (r *run) sharing(p engine.Player, name string) (out []engine.Text) {
	const most, short = 3, 3
	said := wordsOf(unpointed(name))
	for c := engine.CardID(1); int(c) <= r.m.CardCount() && len(said) > 0; c++ {
		card := &r.rules.Cards[r.m.Def(c)]
		for of := range card.Name.All() {
			has := wordsOf(unpointed(of))
			lacks := slices.ContainsFunc(said, func(word string) bool {
				return !slices.ContainsFunc(has, func(whole string) bool {
					return whole == word || len(word) >= short && strings.HasPrefix(whole, word)
				})
			})
			if quoted := engine.Quoted(card.Name); !lacks && r.sees(p, c) && !slices.Contains(out, quoted) {
				out = append(out, quoted)
			}
		}
	}
	if len(out) > most {
		return nil
	}
	return out
}

// byAnother is the hint that what a character does by itself may be done with another; empty where it may not.
func (r *run) byAnother(q *engine.Question, a *engine.Attempt) engine.Text {
	for i := range q.Answers {
		if q.Answers[i].Verb == a.Verb && q.Player == a.Player && r.rules.Verbs[a.Verb].Own {
			return engine.Sayf("this may be done here: %s", "ceci peut se faire ici : %s", r.offered(q, i))
		}
	}
	return engine.Text{}
}

// couldAnswer says whether a word may have been meant as an answer of the open question, though none of its answers is
// called so: it is the next move of a turn, which is what is asked, or the word for any choice, where the question must
// be answered anyway. Any other word belongs to a question that is not open: whoever writes it does not mean this one.
func (r *run) couldAnswer(q *engine.Question, v engine.Verb) bool {
	return r.isMenu(q) && (r.rules.Verbs[v].Turn || v == engine.VerbChoose) || v == engine.VerbChoose && !declinable(q)
}

// comesFirst is the hint that another question is open than the one that a line answers.
func (r *run) comesFirst(q *engine.Question) engine.Text {
	if no := r.no(q); no != (engine.Text{}) {
		return engine.Sayf("another question is open, and it is answered or declined first (%s): %s",
			"une autre question est ouverte : d'abord y répondre ou y renoncer (%s) : %s", no, r.question(q))
	}
	if r.isMenu(q) {
		return engine.Text{}
	}
	return engine.Sayf("another question is open, and it is answered first: %s",
		"une autre question est ouverte : d'abord y répondre : %s", r.question(q))
}

// ofItsType says whether a name is that of a card of which the verb is said.
func (r *run) ofItsType(a *engine.Attempt) bool {
	name, _, _ := strings.Cut(a.Name, "#")
	d := r.rules.FindCard(name)
	if a.Card != 0 {
		d = r.m.Def(a.Card)
	}
	return d != 0 && (r.game.IsHead(d) || r.rules.Verbs[a.Verb].Cards&engine.TypesOf(r.rules.Cards[d].Type) != 0)
}

// synonyms are words that a player of some card game would say, and the verbs that may be meant, the likeliest first. A
// game has those that it has.
var synonyms = map[string][]string{
	"acquires": {"buys", "plays"}, "avoids": {"defends", "defends_with"}, "evite": {"defends", "defends_with"},
	"eviter": {"defends", "defends_with"}, "activates": {"uses"}, "attacks": {"attacks_with", "plays"},
	"attacks_with": {"plays"}, "beats": {"defeats", "attacks_with"}, "blocks": {"defends", "defends_with"},
	"buys": {"plays"}, "casts": {"plays"}, "changes": {"changes_form"}, "confronts": {"defeats", "attacks_with"},
	"defeats": {"attacks_with"},
	"defends": {"defends_with"}, "defends_with": {"defends"}, "destroys": {"discards", "chooses"},
	"ends": {"ends_turn"}, "exhausts": {"uses"},
	"exiles": {"destroys", "discards"}, "finishes": {"ends_turn"}, "flips": {"changes_form"}, "gains": {"chooses"},
	"heals": {"recovers"},
	"keeps": {"declines"}, "kills": {"defeats", "attacks_with"}, "passes": {"declines"}, "pays": {"pays_with", "buys"},
	"pays_with": {"buys"},
	"picks":     {"chooses"}, "purchases": {"buys", "plays"}, "puts": {"plays", "chooses"},
	"recruits": {"buys", "plays"},
	"refuses":  {"declines"}, "scraps": {"destroys", "discards"},
	"selects": {"chooses"}, "skips": {"declines"}, "spends": {"pays_with", "buys"},
	"takes": {"chooses", "gains", "buys"}, "targets": {"chooses"},
	"thwarts": {"thwarts_with"}, "transforms": {"changes_form"}, "trashes": {"destroys", "discards"},
	"triggers": {"uses"},
}

// verbMeant gives the verb that a word which is none most likely means, "" if nobody knows.
func (r *run) verbMeant(word string) string {
	said := strings.ReplaceAll(engine.FoldName(word), " ", "_")
	var verbs []string
	for v := range r.rules.Verbs {
		info := &r.rules.Verbs[v]
		if info.Word == "" {
			continue
		}
		verbs = append(verbs, info.Word)
		if said == info.Word || said+"s" == info.Word || said+"es" == info.Word {
			return info.Word
		}
		for l := engine.FR; l < engine.Spoken(); l++ {
			does, _, _ := strings.Cut(engine.FoldName(info.Says.In(l)), " {x}")
			if said == strings.ReplaceAll(does, " ", "_") {
				return info.Word
			}
		}
	}
	for _, form := range []string{said, said + "s", said + "es", strings.TrimSuffix(said, "_turn") + "s"} {
		for _, w := range synonyms[form] { // what is asked now is meant before what is asked elsewhere
			if r.answersNow(w) && slices.Contains(verbs, w) {
				return w
			}
		}
		for _, w := range synonyms[form] {
			if slices.Contains(verbs, w) {
				return w
			}
		}
	}
	whole := strings.ReplaceAll(said, "_", " ")
	first, _, _ := strings.Cut(whole, " ")
	for _, form := range []string{whole, first} {
		for _, w := range infinitives[form] {
			if slices.Contains(verbs, w) {
				return w
			}
		}
	}
	return engine.Nearest(said, verbs)
}

// answersNow says whether the open question can be answered by a verb; before the game begins, whether the first move
// can be one.
func (r *run) answersNow(word string) bool {
	if r.d == nil || r.d.q == nil {
		return slices.ContainsFunc(r.rules.Verbs, func(v engine.VerbInfo) bool { return v.Word == word && v.Turn })
	}
	return slices.ContainsFunc(r.d.q.Answers, func(a engine.Answer) bool { return r.rules.Verbs[a.Verb].Word == word })
}

// elsewhere gives the other game that has something, from which it was copied; nil if none has.
func (r *run) elsewhere(has func(g *engine.Game) bool) *engine.Game {
	for _, g := range r.script.language.games {
		if g != r.game && has(g) {
			return g
		}
	}
	return nil
}

// cardElsewhere is the hint that a name is that of a card of another game, empty if it is not.
func (r *run) cardElsewhere(name string) engine.Text {
	other := r.elsewhere(func(g *engine.Game) bool { return g.Rules(g.Editions[0]).FindCard(name) != 0 })
	if other == nil {
		return engine.Text{}
	}
	theirs, ours := engine.Same(other.ID), engine.Same(r.game.ID)
	if r.plainly() {
		theirs, ours = engine.Quoted(other.Name), engine.Quoted(r.game.Name)
	}
	return engine.Sayf("it is a card of %s, and this is %s", "c'est une carte de %s, et ceci est %s", theirs, ours)
}

// noWord adds to a failure over a word what was most likely meant: a verb, or one of the other words that would do
// here; the lines that are legal now where nothing is like it.
func (r *run) noWord(f *Failure, word string, words []string) *Failure {
	f.Word = word
	if n := engine.Nearest(word, words); n != "" && engine.FoldName(n) == engine.FoldName(word) {
		f.Hint = didYouMean(n)
		return f
	}
	if v := r.verbMeant(word); v == "plays" && strings.HasPrefix(word, "attack") {
		f.Hint = engine.Text{`an Attack is made by playing a card that has one: plays "…"; whom it hits is asked where there is a choice`,
			`une Attaque se fait en jouant une carte qui en a une : plays "…" ; qui elle touche est demandé s'il y a un choix`}
		return f
	} else if v != "" && slices.Contains(words, v) && (v != "buys" || !r.logSays(word)) { // who recruits buys nothing
		f.Hint = didYouMean(v)
		return f
	}
	if r.copied(f, word, playerWords) {
		return f
	}
	if r.logSays(word) {
		f.Hint = engine.Sayf(`%q is what the log tells, and nothing that a player is made to do: it comes of itself, and a choice in it is answered by chooses "…"`,
			`%q est ce que dit le compte rendu, et rien qu'on fasse faire à un joueur : cela vient tout seul, et un choix s'y répond par chooses "…"`, word)
		return f
	}
	if f.meaning(word, words); f.Hint == (engine.Text{}) {
		r.stillOpen(f) // nothing is near it: the lines that are legal tell how it is said
	}
	return f
}

// logSays says whether a line of the log says a word of a player: Ann recruits Batman.
func (r *run) logSays(word string) bool {
	return r.rules != nil && word != "" && slices.ContainsFunc(r.rules.Kinds, func(k engine.KindInfo) bool {
		return strings.HasPrefix(k.Says[engine.EN], "{actor} "+word+" ") ||
			strings.HasPrefix(k.Says[engine.FR], "{actor} "+word+" ")
	})
}

// copied adds to a failure over a word that it is one of another game, where it is.
func (r *run) copied(f *Failure, word string, words func(*engine.Game) []string) bool {
	other := r.elsewhere(func(g *engine.Game) bool { return word != "" && slices.Contains(words(g), word) })
	if other != nil {
		f.Hint = engine.Sayf("%q is a word of %s, and this is %s", "%q est un mot de %s, et ceci est %s", word, other.ID,
			r.game.ID)
	}
	return other != nil
}
