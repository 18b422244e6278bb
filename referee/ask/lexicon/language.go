package lexicon

import (
	"strings"

	"tablereferee/engine"
)

// Function words carry the grammar of a question, not its subject. They are left out of the index, and they are the
// best sign of the language. All lists are written without accents, as words are folded before they are looked up.
// Words that game terms need ("no", "not", "each", "all", "pas", "ne", "chaque") are not among them.
const (
	englishFunction = `a an and any are as at be been being both but by can could did do does doing done for from get
	gets got had has have having he her hers here him his how i if in into is it its just let lets me might mine my of
	off on onto or our ours ourselves own she should so some such than that the their them themselves then there these
	they this those through to too up upon us was we were what when where whether which while who whom whose why will
	with would you your yours yourself am may himself herself itself myself one ones somebody someone anybody anyone
	something anything out else`
	frenchFunction = `ai ait alors as au aucun aux avais avait avec avoir ayant ca car ce ceci cela celle celles celui
	ces cet cette ceux chez comme comment d dans de des donc dont du elle elles en encore es est et etaient etait etant
	ete etre eu eux fait faire fais faut font furent il ils j je l la le les leur leurs lui m ma mais me mes moi mon n
	nos notre nous on ont ou par parce pendant peu peut peuvent peux pour pourquoi pourrait puis puisque puisse qu quand
	que quel quelle quelles quels quelqu qui quoi s sa sais se sera serait ses si sien sienne soi soient soit sommes son
	sont suis sur t ta te tes toi ton tu un une va vais vas vers veut veux voici voila vont vos votre vous y quelque
	quelques lors lorsque afin ainsi depuis sien siennes tien tienne mien mienne ici`

	// Chatter is what people wrap a question in; it says nothing about which rule they mean.
	englishChatter = `suppose supposed say says said allowed allow allows possible
	possibly legal legally permitted okay ok okey please still actually really exactly even also yet already now want
	wants wanted like likes need needs question rule rules ruling know wonder wondering tell explain mean means
	think thinks thought case situation anyway however perhaps maybe well right though although
	because since therefore thus hence way rest table new ever thing things make makes made go goes going gone
	guy dude wut wat vs versus etc`
	frenchChatter = `possible permis droit autorise autorisee legal question regle
	regles dispose disposes possede savoir sait dire dit signifie toujours deja aussi bien vraiment exactement svp plait merci cas
	situation disons supposons imaginons admettons vouloir voudrais aimerais demande demander sinon cependant pourtant
	oui devient devenir doute chose choses aller table
	gars truc vs etc`
)

// players are those at the table of the recorded scenarios, by their names: a question is never about them.
const players = "ann ben cy dan"

// Players are the names of the players of the recorded cases.
var Players = strings.Fields(players)

// functionWords and chatterWords are the lists above, ready for look-up, by language.
type stopWords [2]map[string]bool

func newStopWords(lists ...[2]string) stopWords {
	var out stopWords
	for l := range out {
		out[l] = map[string]bool{}
		for _, list := range lists {
			for _, w := range strings.Fields(list[l]) {
				out[l][w] = true
			}
		}
	}
	// Articles and particles stand inside card names of the other language, and mean nothing in any.
	for _, w := range strings.Fields("the of de du des le la les d l") {
		out[engine.EN][w], out[engine.FR][w] = true, true
	}
	return out
}

// guess tells the language of a question: English where the votes are even, as card names and single words say nothing.
func (x *Lexicon) guess(s string, words []Word) engine.Lang {
	if x.french(s, words) > 0 {
		return engine.FR
	}
	return engine.EN
}

// clearly is by how many votes a question is in a language for certain.
const clearly = 2

// written tells the language that a question is in, though it is read in another one: whoever reads the pages in one
// language may ask in the other. It is the one in which it is read unless the words clearly tell otherwise.
func (x *Lexicon) written(s string, words []Word, read engine.Lang) engine.Lang {
	french := x.french(s, words)
	switch {
	case french >= clearly:
		return engine.FR
	case french <= -clearly:
		return engine.EN
	}
	return read
}

// french counts by how many votes a question is French rather than English. Every function word, game term and accent
// is one.
func (x *Lexicon) french(s string, words []Word) int {
	french := 0
	for _, w := range words {
		en, fr := x.function[engine.EN][w.Text], x.function[engine.FR][w.Text]
		if !en && !fr {
			en, fr = x.known(engine.EN, w.lex), x.known(engine.FR, w.lex)
		} else if en != fr {
			french += vote(fr) // a function word counts double
		}
		if en != fr {
			french += vote(fr)
		}
	}
	if strings.ContainsAny(strings.ToLower(s), "éèêëàâîïôûùçœ") {
		french += 2
	}
	lower := " " + strings.NewReplacer("’", "'").Replace(strings.ToLower(s))
	for _, e := range []string{" l'", " d'", " qu'", " n'", " s'", " j'", " m'", " t'", " c'"} {
		if strings.Contains(lower, e) {
			french += 2
		}
	}
	return french
}

func vote(yes bool) int {
	if yes {
		return 1
	}
	return -1
}
