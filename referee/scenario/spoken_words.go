package scenario

import (
	"regexp"
	"slices"
	"strings"
)

// The words around what a player says, as engine.FoldName writes them.

// wondering is with what a question begins that asks whether, or why not, something may be done; harmless what else
// stands before a move that is made; and wrapping what does so only where none is made: it is denied, or asked for.
var (
	wondering = []string{"why", "how come", "tell me", "explain", "can", "can't", "cant", "cannot", "can not", "could", "couldn't", "may",
		"might", "am", "is", "isn't", "isnt", "are", "aren't", "was", "wasn't", "were", "do", "don't", "dont", "does",
		"doesn't", "doesnt", "did", "didn't", "won't", "wouldn't", "should", "shouldn't", "shall", "what if", "if",
		"it possible", "have to", "has to", "had to",
		"pourquoi", "comment", "fait il", "est ce", "est", "n", "ne", "puis", "peux", "peut", "pouvons", "pouvez", "peuvent",
		"pourrais", "pourrait", "si", "dois", "doit", "devons", "devez", "doivent", "que se passe", "se passe"}
	harmless = []string{"only", "seulement", "no", "nope", "non", "i'll", "we'll", "going to", "gonna", "ok", "okay", "yes", "well", "oui", "vais", "bon", "alors",
		"so", "but", "and", "please", "to", "want", "wants", "like to", "try", "let me", "let us", "let's", "just",
		"even", "still", "again", "now", "then", "i", "i'd", "i'm", "we", "you", "he", "she", "they", "it", "se", "ce", "de",
		"d", "veux", "veut", "voudrais", "voudrait", "aimerais", "essaie", "souhaite", "me", "te", "m", "t", "je", "j", "tu",
		"il", "elle", "on", "nous", "vous", "ils", "elles", "encore", "et", "mais", "donc", "y", "t il"}
	wrapping = []string{"nobody", "no one", "not", "never", "will", "would", "must", "be", "allowed", "able", "permitted", "possible",
		"there", "that", "the chance", "personne", "que", "qu", "pas", "plus", "jamais", "ai", "a", "as", "suis", "sont",
		"le droit", "droit", "autorise", "autorisee", "permis", "rien"}
)

// happens is with what it is asked what would come of something, and used how it is said that a card does it.
var (
	happens = regexp.MustCompile(`^(?:what (?:happens|would happen) (?:if|when)|que se passe-t-il (?:si|quand)|il se passe quoi si) `)
	used    = regexp.MustCompile(`\b(?:use|using|utilise|utiliser) (.+) (?:to|pour) (attack|thwart|block|defend|attaquer|contrer|bloquer)\b(.*)$`)
)

// whyPast is how it is asked why something has happened.
var whyPast = regexp.MustCompile(`^(?:why|how come|pourquoi) (?:did|was|were|has|have|had|(?:\S+ )?(?:a|as|ai|ont)(?:-t)?-\S+) `)

// whether are words for what may be done, and for why it is not; commands are those that deny though they could begin a
// question.
var (
	whether = []string{"why", "how", "can", "can't", "cant", "cannot", "could", "couldn't", "may", "might", "must", "should", "shouldn't", "allowed",
		"able", "permitted", "possible", "legal", "pourquoi", "comment", "puis", "peux", "peut", "pouvons", "pouvez", "peuvent", "pourrais",
		"pourrait", "doit", "dois", "droit", "permis", "autorise", "autorisee"}
	commands = []string{"don't", "dont", "do", "n", "ne"}
)

// turnsOf is how it is said that something is done in the turn of X.
var turnsOf = []string{"on X's turn", "in X's turn", "during X's turn", "pendant le tour de X", "au tour de X", "dans le tour de X",
	"durant le tour de X", "pendant le tour d'X", "au tour d'X"}

// lies is how it is said where a card lies.
var lies = regexp.MustCompile(` (?:from|out of|off|in) (?:my |the |her |his |your )?(hand|line-?up|line up|discard(?: pile)?|deck|(?:[a-z'-]+ )?(?:stack|pile))$|` +
	` (?:de|depuis|dans|du) (?:ma |la |le |mon )?(main|line-?up|ligne|defausse|pioche)$`)

// amounts is how it is said how much something does.
var amounts = regexp.MustCompile(` (?:for|pour) \d+(?: (?:damage|threat|degats?|menaces?))?$`)

// measured says whether a word is one of what does so much.
func measured(word string) bool {
	return fights(word) || strings.HasPrefix(word, "thwart") || strings.HasPrefix(word, "contre") || strings.HasPrefix(word, "damage") ||
		strings.HasPrefix(word, "threat") || strings.HasPrefix(word, "degat") || strings.HasPrefix(word, "menace")
}

// denials are words with which nothing is done, wherever they stand.
var denials = []string{"not", "never", "nobody", "nothing", "none", "why", "cannot", "dont", "doesnt", "didnt", "wont", "cant", "pas", "jamais", "personne", "rien", "aucun", "aucune", "pourquoi"}

// nays are denials where something stands behind them.
var nays = []string{"no", "non", "nope", "nah"}

// politeness is what is said before or behind a move out of politeness, and agreements are the words for yes.
var (
	politeness = []string{"please", "pls", "plz", "thx", "thanks", "thank you", "stp", "svp", "s'il te plait", "s'il vous plait", "merci"}
	agreements = []string{"yes", "yep", "yeah", "yup", "y", "sure", "ok", "okay", "do it", "i do it", "of course", "go ahead", "yes i do", "let's do it",
		"oui", "ouais", "d'accord", "bien sur", "vas-y", "je le fais", "allez"}
)

// noSigns are pictures that say no, or that somebody wonders.
const noSigns = "🚫❌✖👎🙅🤔❓❔⛔🛑🤷"

// answerVerbs are the verbs by which a question is answered whatever it asks, and of which answers they are said.
var answerVerbs = answersBy(map[string]string{
	"uses defends defends_with blocks pays_with": "use uses utilise utiliser",
	"defends defends_with blocks plays":          "play plays joue jouer",
	"chooses":                                    "choose chooses pick picks target targets take thwart thwarts choisis choisit choisir vise viser prends prendre contre contrer",
})

// answersBy gives the words of scripts by each of the verbs that are said for them.
func answersBy(said map[string]string) map[string][]string {
	out := map[string][]string{}
	for words, verbs := range said {
		for _, verb := range strings.Fields(verbs) {
			out[verb] = strings.Fields(words)
		}
	}
	return out
}

// myselves are the words for whoever speaks.
var myselves = []string{"me", "myself", "moi", "moi-meme"}

// ordinals are the words that count an answer: -1 is the last.
var ordinals = map[string]int{"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1, "premier": 1, "premiere": 1, "deuxieme": 2,
	"seconde": 2, "troisieme": 3, "quatrieme": 4, "cinquieme": 5, "dernier": -1, "derniere": -1}

// doubts is how it is said that something is done or not, or not now; unsure is a yes and a no in one.
var (
	doubts = regexp.MustCompile(`,? (?:or not|ou pas|ou non|later|later on|next (?:turn|round|time)|tomorrow|plus tard|` +
		`(?:au |le )?(?:prochain tour|tour prochain|tour suivant)|la prochaine fois)$`)
	unsure = regexp.MustCompile(`^(?:yes|yeah|yep|ok|okay|oui|ouais)\b.*\b(?:no|non|nope|not|pas)$`)
)

// askings are the words of somebody who wonders why nobody asks.
var askings = []string{"asked", "asks me", "ask me", "offered", "prompted", "get to", "demande", "demandee", "propose", "proposee",
	"invite", "invitee", "interroge", "interrogee"}

// inverted is a French verb with its subject behind it, and elided a word that has lost its vowel before another.
var (
	inverted = regexp.MustCompile(`^(peut|peux|puis|pouvons|pouvez|peuvent|est|ai|a|as|suis|dois|doit|demande|propose|fait)-(?:t-)?` +
		`(je|tu|il|elle|on|nous|vous|ils|elles|ce)$`)
	elided = regexp.MustCompile(`^(qu|n|m|t|j|d|s|l|c)'(.+)$`)
)

// pronouns stand between the subject of a French verb and the verb.
var pronouns = []string{"me", "te", "se", "nous", "vous", "le", "la", "les", "lui", "leur", "y", "en", "m", "t", "s", "l"}

// nameless is what is said of something without naming it.
var nameless = []string{"it", "him", "her", "them", "that", "this", "one", "any", "anything", "something", "anyone", "anybody", "someone", "card", "cards",
	"any card", "any cards", "le", "la", "les", "ca", "cela", "rien", "quelque chose", "quelqu'un", "lui", "elle", "eux", "carte", "cartes", "autre chose",
	"hand", "my hand", "my whole hand", "my entire hand", "main", "ma main", "toute ma main", "characters", "heroes", "allies", "personnages", "both", "les deux", "everything", "tout", "all"}

// articles are the words that stand before a name.
var articles = []string{"some ", "de ", "du ", "des ", "the ", "a ", "an ", "my ", "with ", "to ", "le ", "la ", "les ", "l'", "un ", "une ", "mon ",
	"ma ", "avec ", "en ", "mes ", "her ", "his ", "our ", "their ", "your ", "its ", "son ", "sa ", "ses ", "notre ", "votre ", "leur ", "ton ",
	"ta ", "this ", "that ", "ce ", "cet ", "cette ", "another ", "last ", "next ", "forme ", "second ", "third ", "fourth ", "2nd ", "3rd ",
	"deuxieme ", "seconde ", "troisieme ", "quatrieme "}

// withs stand before that with which something is done, againsts before that to which it is done.
var (
	withs    = []string{"with", "using", "avec"}
	againsts = []string{"against", "contre", "on", "sur"}
)

// selves are what players call the card as which they play, villains the one against whom all play, and opponents the
// other player; superVillains are those that players are in some games.
var (
	selves = []string{"hero", "alter ego", "character", "identity", "myself", "me", "her", "him", "heros", "personnage", "identite", "moi", "elle",
		"lui", "own hero", "own character"}
	villains      = []string{"boss", "final boss", "bad guy", "baddie", "enemy", "nemesis", "mechant", "ennemi", "ennemie"}
	superVillains = []string{"villain", "super villain", "supervillain", "vilain", "super vilain"}
	opponents     = []string{"opponent", "rival", "foe", "adversaire"}
)

// asides are words that say how often or when something is done, and how it is asked; what is done is told without
// them.
var asides = []string{"again", "once more", "one more time", "once again", "another time", "a second time", "second time",
	"more than once", "anymore", "any more", "yet", "now", "right now", "right away", "here", "this turn", "this round",
	"on my turn", "my turn", "please", "then", "at all", "too", "also", "first", "immediately", "directly", "still", "why",
	"without buying", "sans acheter", "to act", "to help", "for help", "for an action", "to use an action", "for me", "for myself", "pour moi", "only", "seulement", "d'agir", "d'aider", "de m'aider",
	"de l'aide", "d'utiliser une action", "not", "be", "not offered", "not possible", "not legal", "not allowed", "cannot", "can't", "can not", "is not", "isn't",
	"encore", "encore une fois", "une fois de plus", "a nouveau", "de nouveau", "une deuxieme fois", "une seconde fois", "une autre fois",
	"une fois", "plusieurs fois", "maintenant", "ici", "ce tour", "ce tour-ci", "ce round", "tout de suite", "aussi",
	"svp", "s'il te plait", "s'il vous plait", "alors", "d'abord", "pourquoi", "pas", "etre", "n'est", "est", "pas propose", "pas proposee", "ne peut", "ne peut pas"}

// joins stand between two things that are told in one breath, and times behind a number of times.
var (
	joins = []string{"and", "then", "plus", "et", "puis", "ensuite", "&"}
	times = []string{"times", "fois"}
)

// several are the words for two things or for all there are, which need not be named.
var several = []string{"both", "all", "every", "everything", "whole", "les deux", "tous", "toutes", "tout", "toute"}

// writtenOut are the numbers that are written out.
var writtenOut = map[string]int{"a": 1, "an": 1, "one": 1, "un": 1, "une": 1, "two": 2, "deux": 2, "three": 3, "trois": 3, "four": 4, "quatre": 4,
	"five": 5, "cinq": 5, "six": 6, "seven": 7, "sept": 7, "eight": 8, "huit": 8, "nine": 9, "neuf": 9, "ten": 10, "dix": 10}

// attacks are the words for an attack, and fighting those for a fight.
var (
	attacks = []string{"attack", "attacks", "attacking", "attaque", "attaques", "attaquer", "reattaquer", "hit", "hits", "hitting",
		"strike", "strikes", "frappe", "frappes", "frapper"}
	fighting = []string{"fight", "fights", "fighting", "confront", "confronts", "confronting", "battle", "battles", "affronte",
		"affrontes", "affronter", "confronte", "confronter", "combats", "combat", "combattre"}
)

// beating are those that tell how a fight ends, and not that it is begun.
var beating = []string{"beat", "beats", "beating", "defeat", "defeats", "defeating", "kill", "kills", "killing", "bats", "bat", "battre",
	"vaincre", "vaincs", "vainc", "tue", "tues", "tuer", "elimine", "eliminer"}

// ambiguousAlone are verbs that are the beginning of a name where nothing stands behind them: of Bat-Man.
var ambiguousAlone = []string{"bat", "bats", "strike", "hit"}

// ability is what is said of a card where its ability is meant.
var ability = regexp.MustCompile(`^(.+)'s? (?:ability|action|power|effect|text)$|` +
	`^(?:l')?(?:capacite|action|pouvoir|effet|texte) (?:de l'|du |de la |de |d')(.+)$`)

// participles are the verbs of what is done to something.
var participles = map[string]string{"played": "play", "bought": "buy", "used": "use", "attacked": "attack", "defeated": "defeat",
	"discarded": "discard", "destroyed": "destroy", "gained": "gain", "chosen": "choose", "thwarted": "thwart",
	"jouee": "jouer", "joue": "jouer", "achete": "acheter", "achetee": "acheter", "utilise": "utiliser",
	"utilisee": "utiliser", "defaussee": "defausser", "detruite": "detruire", "attaque": "attaquer", "attaquee": "attaquer",
	"vaincu": "vaincre", "vaincue": "vaincre", "affronte": "affronter", "affrontee": "affronter", "contree": "contrer"}

// auxiliaries stand between something and what is done to it: "can Giganta not be bought".
var auxiliaries = []string{"be", "been", "being", "is", "are", "was", "were", "not", "isn't", "aren't", "get", "gets", "est", "etre", "ete", "sont",
	"pas", "ne", "n", "n'est", "jamais", "peut", "plus"}

// doers stand before whoever does what is done to something.
var doers = []string{"by", "par"}

// finite are participles that are also what somebody does, unless a word of being stands before them.
var (
	finite = []string{"joue", "achete", "utilise", "attaque", "affronte"}
	being  = []string{"est", "etre", "ete", "sont", "etes"}
)

// draws are the words for drawing, which nobody does by a move.
var draws = []string{"draw", "draws", "drawing", "pioche", "pioches", "piocher", "tire", "tirer"}

// noMoves are the words for what only rules and cards do.
var noMoves = []string{"rescue", "rescues", "capture", "captures", "unlock", "unlocks", "lock", "shuffle", "shuffles", "refill", "refills",
	"deal", "deals", "reveal", "reveals", "steal", "steals", "sauve", "sauver", "secourir", "liberer", "libere", "capturer", "debloquer",
	"debloque", "melange", "melanger", "distribue", "distribuer", "revele", "reveler", "vole", "voler"}

// refusals are the words by which a player declines what is asked.
var refusals = []string{"no", "nope", "no thanks", "no thank you", "no defence", "no block", "pas de defense", "non", "non merci", "not me", "i don't", "i do not", "i don't defend",
	"i do not defend", "don't defend", "no defense", "i let it hit", "je ne me defends pas", "je me defends pas",
	"je ne defends pas", "je defends pas", "pas moi",
	"nothing", "none", "nobody", "no one", "never", "don't", "do not", "not now", "of course not", "no way", "nah", "no thx", "stop", "enough",
	"that's all", "thats all", "nothing else", "nothing more", "keep all", "keep everything", "keep them all", "keep my hand", "no discard", "discard nothing",
	"discard none", "discard 0 cards", "discard 0", "discard zero", "don't discard", "rien", "rien de plus", "personne", "jamais", "pas maintenant",
	"surement pas", "bien sur que non", "assez", "c'est tout", "garde tout", "garder tout", "garde ma main", "garde mes cartes", "defausse rien",
	"ne defausse rien"}

// undefended are the words by which a player who is asked for a defence declines it.
var undefended = []string{"undefended", "leave it undefended", "leaves it undefended", "let it through", "let it hit", "take it", "take the hit",
	"take the damage", "no defender", "no block", "nobody defends", "decline to defend", "decline to block", "refuse to defend",
	"without defending", "laisse passer", "laisser passer", "encaisse", "encaisser", "prends les degats", "prendre les degats",
	"prends le coup", "pas de defenseur", "pas de blocage", "personne ne defend", "sans defense", "sans defenseur", "ne pas defendre",
	"ne pas se defendre", "ne pas bloquer", "refuse de defendre", "renonce a defendre", "sans defendre"}

// turnEnds are the words by which a player ends a turn, and passes those by which a player leaves things to others: a
// turn, or what is asked.
var (
	turnEnds = []string{"end", "end turn", "pass turn", "pass my turn", "end my turn", "end the turn", "finish", "my turn is over", "passe mon tour",
		"passer mon tour", "termine", "termine mon tour", "termine le tour", "fin", "fin du tour", "fin de tour",
		"end of turn", "the turn ends", "nothing else", "nothing more", "that's all", "that will be all", "we're done", "c'est tout", "rien d'autre",
		"skip my turn", "skip turn", "skip the turn", "next player", "your turn", "joueur suivant", "a toi", "a ton tour", "a vous",
		"fin de mon tour", "finis", "finis mon tour", "c'est fini", "j'arrete"}
	passes = []string{"pass", "skip", "done", "finished", "passe", "passer", "fini", "ai fini", "j'ai fini"}
)

// ownTurn is what somebody ends.
var ownTurn = regexp.MustCompile(`^(?:(?:her|his|their|son|leur) )?(?:turn|tour)$`)

// infinitives are the verbs as French names them, behind "may I not", and what else is said for them.
var infinitives = map[string][]string{
	"remove threat from": {"thwarts_with"}, "retirer menace de": {"thwarts_with"},
	"retirer de la menace de": {"thwarts_with"}, "retirer de la menace a": {"thwarts_with"},
	"put down": {"plays"}, "pose": {"plays"}, "poses": {"plays"}, "poser": {"plays"}, "jouerai": {"plays"},
	"defie": {"confronts"}, "defier": {"confronts"},
	"change back": {"changes_form"}, "changes back": {"changes_form"}, "go back": {"changes_form"}, "goes back": {"changes_form"},
	"turn back": {"changes_form"}, "go to": {"changes_form"}, "goes to": {"changes_form"}, "turn into": {"changes_form"}, "switch to": {"changes_form"}, "return to": {"changes_form"},
	"become": {"changes_form"}, "becomes": {"changes_form"}, "rechanger de forme": {"changes_form"}, "rechange de forme": {"changes_form"},
	"redevenir": {"changes_form"}, "redeviens": {"changes_form"}, "redevient": {"changes_form"}, "devenir": {"changes_form"},
	"remettre en": {"changes_form"}, "remets en": {"changes_form"}, "revenir en": {"changes_form"}, "reviens en": {"changes_form"},
	"repasser en": {"changes_form"}, "repasse en": {"changes_form"}, "retourner en": {"changes_form"},
	"demande a": {"asks"}, "demander a": {"asks"}, "parer": {"defends", "defends_with"}, "pare": {"defends", "defends_with"},
	"parry": {"defends", "defends_with"}, "parries": {"defends", "defends_with"},
	"get rid of": {"destroys"}, "gets rid of": {"destroys"}, "debarrasser de": {"destroys"}, "debarrasse de": {"destroys"},
	"garde": {"declines"}, "garder": {"declines"},
	"affronte": {"confronts"}, "affronter": {"confronts"}, "annonce une confrontation": {"confronts"},
	"annoncer une confrontation": {"confronts"}, "confronte": {"confronts"}, "confronter": {"confronts"},
	"announce a confrontation": {"confronts"}, "announce confrontation": {"confronts"},
	"soigner": {"recovers"}, "soigne": {"recovers"}, "guerir": {"recovers"}, "rest": {"recovers"},
	"passer en": {"changes_form"}, "passe en": {"changes_form"}, "transformer": {"changes_form"}, "transforme": {"changes_form"},
	"prendre": {"buys", "gains", "chooses"}, "prends": {"buys", "gains", "chooses"},
	"acheter": {"buys"}, "changer de forme": {"changes_form"}, "attaque": {"attacks_with", "plays"},
	"bloque": {"defends", "defends_with", "blocks"}, "contre": {"thwarts_with"}, "activer": {"uses"}, "attaquer": {"attacks_with", "plays"}, "battre": {"defeats"},
	"bloquer": {"defends", "defends_with", "blocks"}, "choisir": {"chooses"}, "choisis": {"chooses"}, "detruis": {"destroys"}, "contrer": {"thwarts_with"}, "decline": {"declines"},
	"decliner": {"declines"}, "defausser": {"discards"}, "defendre": {"defends", "defends_with"}, "detruire": {"destroys"},
	"finir": {"ends_turn"}, "finit": {"ends_turn"}, "gagner": {"gains"}, "jouer": {"plays"},
	"passe": {"declines", "passes"}, "passer": {"declines", "passes"}, "payer": {"pays_with"}, "recuperer": {"recovers"},
	"refuse": {"declines"}, "refuser": {"declines"}, "renoncer": {"declines"}, "terminer": {"ends_turn"},
	"utiliser": {"uses"}, "vaincre": {"defeats"},
}

// fights says whether a word is one for an attack.
func fights(word string) bool {
	return slices.Contains(attacks, word) || slices.Contains(fighting, word) || slices.Contains(beating, word)
}
