package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// How the words of card files are said in sentences, a row for each.

func noun(en, ens, fr, frs string) cardtext.Noun {
	return cardtext.Noun{One: engine.Text{en, fr}, Many: engine.Text{ens, frs}}
}

func feminine(en, ens, fr, frs string) cardtext.Noun {
	n := noun(en, ens, fr, frs)
	n.Fem = true
	return n
}

func sole(en, fr string) cardtext.Noun {
	n := noun(en, en, fr, fr)
	n.Sole = true
	return n
}

var phrases = cardtext.Phrases{
	Verbs: verbPhrases, Places: placePhrases, Keys: keyPhrases, Values: valuePhrases, Amounts: amountPhrases,
	Conds: condPhrases, Events: eventPhrases,
	Cards: []engine.Text{theHost - cardtext.FirstCards: {"its host", "son hôte"},
		villainCard - cardtext.FirstCards:      {"the villain", "le méchant"},
		yourIdentityCard - cardtext.FirstCards: {"your identity", "votre identité"},
		yourHeroCard - cardtext.FirstCards:     {"your hero", "votre héros"},
		eachHero - cardtext.FirstCards:         {"each hero", "chaque héros"},
		mainSchemeCard - cardtext.FirstCards:   {"the main scheme", "la manigance principale"},
		faceCard - cardtext.FirstCards:         {"{card}", "{card}"},
		targetCard - cardtext.FirstCards:       {"the target of the attack", "la cible de l'attaque"},
		woundedCard - cardtext.FirstCards:      {"the damaged character", "le personnage blessé"}},
	Roles: []engine.Text{roleOn: {"on {who}", "contre {who}"},
		roleByAttack: {"through an attack|through an attack of {of}", "par une attaque|par une attaque de {of}"},
		roleBasic:    {"with the basic power", "avec le pouvoir de base"}, roleDefendedBy: {"and {of} has defended",
			"et que {of} a défendu"},
		roleByYou: {"by you", "par votre fait"}, roleFromDeck: {"|", "|"},
		roleOrSchemes: {"or schemes", "ou manigancé"},
		roleInStepOne: {"by step one of the villain phase", "par l'étape un de la phase du méchant"},
		roleDamages:   {"and damages a character", "et blessé un personnage"}},
	Marks: []engine.Text{markOverkill: {"with overkill", "avec Déferlement"},
		markStuns: {"stunning each character that it damages",
			"en donnant une carte Sonné à chaque personnage blessé"},
		markOfHeroes: {"only if you are in hero form", "seulement sous votre forme de héros"},
		markDeckOnly: {"in the deck only", "dans le deck seulement"},
		markItsHero:  {"each the hero with whom it is engaged", "chacun le héros avec qui il est engagé"},
		markItsPlayer: {"each the player with whom it is engaged",
			"chacun le joueur avec qui il est engagé"}},
	Stats: []engine.Text{StatTHW: {"THW", "CTR"}, StatATK: {"ATK", "ATQ"}, StatDEF: {"DEF", "DEF"},
		StatREC: {"REC", "REC"}, StatSCH: {"SCH", "MNG"},
		StatHP: {"hit points", "points de vie"}, StatHand: {"hand size", "taille de main"},
		StatAllies:    {"ally limit", "limite d'alliés"},
		StatRetaliate: {"Retaliate", "Riposte"}, StatAerial: {"=the trait Aerial", "=le trait Aérien"}},
	Hows: []engine.Text{Add: {"+{n} {stat}", "+{n} {stat}"}, Times: {"{stat} ×{n}", "{stat} ×{n}"},
		Halve: {"{stat} ÷2", "{stat} ÷2"},
		SetTo: {"exactly {n} {stat}", "exactement {n} {stat}"}},
	Nouns: nouns, Players: map[cardtext.Who]engine.Text{cardtext.Foe: {"that player", "ce joueur"}},
	InPlay: engine.Text{"in play", "en jeu"}, Words: map[string]engine.Text{"Aerial": {"Aerial", "Aérien"}},
}

var nouns = map[string]cardtext.Noun{
	"card": feminine("card", "cards", "carte", "cartes"), "enemy": noun("enemy", "enemies", "ennemi", "ennemis"),
	"minion": noun("minion", "minions", "sbire", "sbires"), "villain": sole("villain", "méchant"),
	"character":          noun("character", "characters", "personnage", "personnages"),
	"friendly character": noun("friendly character", "friendly characters", "personnage ami", "personnages amis"),
	"ally":               noun("ally", "allies", "allié", "alliés"), "upgrade": feminine("upgrade", "upgrades",
		"amélioration", "améliorations"),
	"support": noun("support", "supports", "soutien", "soutiens"), "scheme": feminine("scheme", "schemes", "manigance",
		"manigances"),
	"side scheme": feminine("side scheme", "side schemes", "manigance annexe", "manigances annexes"),
	"treachery":   feminine("treachery", "treacheries", "traîtrise", "traîtrises"),
	"hero":        noun("hero", "heroes", "héros", "héros"),

	"damage": noun("damage", "damage", "dégât", "dégâts"), "threat": feminine("threat", "threat", "menace", "menaces"),
	"indirect":  noun("indirect damage", "indirect damage", "dégât indirect", "dégâts indirects"),
	"counter":   noun("counter", "counters", "marqueur", "marqueurs"),
	"prevented": noun("of it", "of it", "point", "points"), "token": noun("acceleration token", "acceleration tokens",
		"pion Accélération", "pions Accélération"),
	"encounter card": feminine("encounter card", "encounter cards", "carte Rencontre", "cartes Rencontre"),
	"top card":       feminine("card from the top of your deck", "cards from the top of your deck", "carte du dessus de votre deck", "cartes du dessus de votre deck"),
	"their top card": feminine("card from the top of their deck", "cards from the top of their deck", "carte du dessus de son deck", "cartes du dessus de son deck"),
	"boost card":     feminine("boost card", "boost cards", "carte Boost", "cartes Boost"),
	"energy":         feminine("energy resource", "energy resources", "ressource énergie", "ressources énergie"),
	"mental":         feminine("mental resource", "mental resources", "ressource mentale", "ressources mentales"),
	"physical":       feminine("physical resource", "physical resources", "ressource physique", "ressources physiques"),
	"wild":           feminine("wild resource", "wild resources", "ressource libre", "ressources libres"),
}

var verbPhrases = []cardtext.VerbPhrase{
	doDraw - cardtext.FirstVerb: {Says: engine.Text{"[draw|draws] {n card}", "[piochez|piocher|pioche] {n card}"}},
	doDiscard - cardtext.FirstVerb: {Says: engine.Text{"[discard|discards] {what}",
		"[défaussez|défausser|défausse] {what}"},
		Gave: engine.Text{"discarded", "défaussée"}},
	doTake - cardtext.FirstVerb: {Says: engine.Text{"[put|puts] {what} into your hand",
		"[mettez|mettre|met] dans votre main {what}"}},
	doDamage - cardtext.FirstVerb: {Says: engine.Text{"[deal|deals] {n damage} to {what}",
		"[infligez|infliger|inflige] {n damage} à {what}"},
		Each: engine.Text{"each player takes {n damage}", "chaque joueur subit {n damage}"},
		Other: engine.Text{"choose a player, then deal {n damage} to {what}",
			"choisissez un joueur, puis infligez {n damage} à {what}"}},
	doHeal - cardtext.FirstVerb: {Says: engine.Text{"[heal|heals] {n damage} from {what}",
		"[soignez|soigner|soigne] {n damage} de {what}"}, Gave: engine.Text{"healed", "soignée"}},
	doAttack - cardtext.FirstVerb: {Says: engine.Text{"[attack|attacks] {what} for {n damage}",
		"[infligez|infliger|inflige] {n damage} à {what} par une attaque"}},
	doThwart - cardtext.FirstVerb: {Says: engine.Text{"[thwart|thwarts] {what} for {n threat}",
		"[contrez|contrer|contre] {what} à hauteur de {n threat}"}},
	doRemoveThreat - cardtext.FirstVerb: {Says: engine.Text{"[remove|removes] {n threat} from {what}",
		"[retirez|retirer|retire] {n threat} de {what}"}},
	doPlaceThreat - cardtext.FirstVerb: {Says: engine.Text{"[place|places] {n threat} on {what}",
		"[placez|placer|place] {n threat} sur {what}"}},
	doExhaust - cardtext.FirstVerb: {Says: engine.Text{"[exhaust|exhausts] {what}",
		"[inclinez|incliner|incline] {what}"}},
	doReady - cardtext.FirstVerb: {Says: engine.Text{"[ready|readies] {what}",
		"[redressez|redresser|redresse] {what}"}},
	doStun - cardtext.FirstVerb: {Says: engine.Text{"[stun|stuns] {what}",
		"[donnez|donner|donne] une carte Sonné à {what}"}},
	doConfuse - cardtext.FirstVerb: {Says: engine.Text{"[confuse|confuses] {what}",
		"[donnez|donner|donne] une carte Désorienté à {what}"}},
	doToughen - cardtext.FirstVerb: {Says: engine.Text{"[give|gives] {what} a tough status card",
		"[donnez|donner|donne] une carte Tenace à {what}"}},
	doSurge - cardtext.FirstVerb: {Says: engine.Text{"{this} gains surge", "{this} gagne Renfort"}},
	doEnemyAttack - cardtext.FirstVerb: {Says: engine.Text{"{what} attacks you", "{what} vous attaque"},
		Braces: engine.Text{"; if that attack deals damage, ", " ; si cette attaque inflige des dégâts, "},
		Counts: noun("point of damage dealt by it", "points of damage dealt by it", "dégât ainsi infligé",
			"dégâts ainsi infligés"),
		Marked: map[uint8]engine.Text{markItsHero: {"{what} attacks the hero with whom it is engaged",
			"{what} attaque le héros avec qui il est engagé"},
			markItsPlayer: {"{what} attacks the player with whom it is engaged",
				"{what} attaque le joueur avec qui il est engagé"}}},
	doEnemyScheme - cardtext.FirstVerb: {Says: engine.Text{"{what} schemes", "{what} manigance"},
		Counts: feminine("point of threat placed by it", "points of threat placed by it", "menace ainsi placée",
			"menaces ainsi placées")},
	doPut - cardtext.FirstVerb: {Says: engine.Text{"[put|puts] {what} {to}", "[mettez|mettre|met] {what} {to}"},
		Gave: engine.Text{"moved", "déplacée"}},
	doPutIntoPlay - cardtext.FirstVerb: {Says: engine.Text{"[put|puts] {what} into play engaged with you",
		"[mettez|mettre|met] {what} en jeu, engagée avec vous"},
		Other: engine.Text{"put {what} into play engaged with {who}", "mettez {what} en jeu, engagée avec {who}"}},
	doReveal - cardtext.FirstVerb: {Says: engine.Text{"[reveal|reveals] {what}", "[révélez|révéler|révèle] {what}"}},
	doPrevent - cardtext.FirstVerb: {Says: engine.Text{"[prevent|prevents] {n prevented}",
		"prévenez-en {n prevented}"}},
	doCancel - cardtext.FirstVerb: {Says: engine.Text{"[cancel|cancels] its When Revealed effects",
		"[annulez|annuler|annule] ses effets « Une fois révélée »"}},
	doStop - cardtext.FirstVerb: {Says: engine.Text{"[keep|keeps] it from happening",
		"[empêchez|empêcher|empêche] que cela arrive"}},
	doLessen - cardtext.FirstVerb: {Says: engine.Text{"[lower|lowers] the threat that it places by {n}",
		"[réduisez|réduire|réduit] de {n} la menace ainsi placée"}},
	doRedirect - cardtext.FirstVerb: {Says: engine.Text{"[place|places] that damage on {what}",
		"[placez|placer|place] ces dégâts sur {what}"}},
	doGainOverkill - cardtext.FirstVerb: {Says: engine.Text{"that attack gains overkill",
		"cette attaque gagne Déferlement"}},
	doStunsWithAttack - cardtext.FirstVerb: {Says: engine.Text{"the attack stuns each character that it damages",
		"l'attaque donne une carte Sonné à chaque personnage qu'elle blesse"}},
	doFlip - cardtext.FirstVerb: {Says: engine.Text{"[change|changes] form", "[changez|changer|change] de forme"}},
	doSearchDeck -
		cardtext.FirstVerb: {Says: engine.Text{"[search|searches] your deck for {one}, put it into your hand and shuffle the deck",
		"[cherchez|chercher|cherche] {one} dans votre deck, mettez cette carte dans votre main et mélangez le deck"}},
	doFindAndReveal -
		cardtext.FirstVerb: {Says: engine.Text{"[search|searches] the encounter deck and discard pile for {card}, reveal it and shuffle the deck",
		"[cherchez|chercher|cherche] {card} dans le deck Rencontre et sa défausse, révélez cette carte et mélangez le deck"},
		Marked: map[uint8]engine.Text{markDeckOnly: {
			"[search|searches] the encounter deck for {card}, reveal it and shuffle the deck",
			"[cherchez|chercher|cherche] {card} dans le deck Rencontre, révélez cette carte et mélangez le deck"}}},
	doDig - cardtext.FirstVerb: {Says: engine.Text{"[discard|discards] from the encounter deck until {one} is discarded",
		"[défaussez|défausser|défausse] du deck Rencontre jusqu'à y trouver {one}"}},
	doDiscount -
		cardtext.FirstVerb: {Says: engine.Text{"the next card that a player of your choice plays this phase costs {n} less",
		"la prochaine carte que joue pendant cette phase un joueur de votre choix coûte {n} de moins"}},
	doAccelerate - cardtext.FirstVerb: {Says: engine.Text{"[place|places] {n token} on the main scheme",
		"[placez|placer|place] {n token} sur la manigance principale"}},
	doObligation -
		cardtext.FirstVerb: {Says: engine.Text{"you may change to alter-ego form; then choose one: exhaust {what} and remove {this} from the game; or {body}",
		"vous pouvez passer sous votre forme d'alter ego ; puis choisissez : inclinez {what} et retirez {this} de la partie ; ou {body}"}},
	doLasts - cardtext.FirstVerb: {Says: engine.Text{"until the end of the phase, {gains}",
		"jusqu'à la fin de la phase, {gains}"},
		Other: engine.Text{"choose a player; until the end of the phase, {gains}",
			"choisissez un joueur ; jusqu'à la fin de la phase, {gains}"}},
	doGiveBack -
		cardtext.FirstVerb: {Says: engine.Text{"[return|returns] the facedown cards on {this} to their owners' hands",
		"[rendez|rendre|rend] les cartes face cachée de {this} aux mains de leurs propriétaires"}},
	doDealEncounter - cardtext.FirstVerb: {Says: engine.Text{"{n encounter card} is dealt to you",
		"{n encounter card} vous est distribuée"},
		Other: engine.Text{"{n encounter card} is dealt to {who}", "{n encounter card} est distribuée à {who}"}},
	doSpend - cardtext.FirstVerb: {Says: engine.Text{"[spend|spends] {words}",
		"[dépensez|dépenser|dépense] {words}"}},
	doSpendCounters - cardtext.FirstVerb: {Says: engine.Text{"[remove|removes] {n counter} from {this}",
		"[retirez|retirer|retire] {n counter} de {this}"}},
	doShuffle - cardtext.FirstVerb: {Says: engine.Text{"[shuffle|shuffles] {place}",
		"[mélangez|mélanger|mélange] {place}"}},
	doSplit - cardtext.FirstVerb: {Says: engine.Text{"[divide|divides] {n damage whole} among {all}",
		"[répartissez|répartir|répartit] {n damage} entre {all}"}},
	doSpread - cardtext.FirstVerb: {Says: engine.Text{"[assign|assigns] {n indirect whole} to {all}",
		"[assignez|assigner|assigne] {n indirect} à {all}"}},
	doFetch - cardtext.FirstVerb: {Says: engine.Text{"[search|searches] for {one} and put it into play engaged with you",
		"[cherchez|chercher|cherche] {one} et mettez cette carte en jeu, engagée avec vous"}},
	doGiveBoost - cardtext.FirstVerb: {Says: engine.Text{"this activation gets {n boost card} more",
		"cette activation reçoit {n boost card} de plus"}},
	doMoveDamage - cardtext.FirstVerb: {Says: engine.Text{"[move|moves] {n damage} from your identity to {what}",
		"[déplacez|déplacer|déplace] {n damage} de votre identité vers {what}"}},
	doReplaceReveal -
		cardtext.FirstVerb: {Says: engine.Text{"[cancel|cancels] and discard it, and reveal the top card of the encounter deck instead",
		"[annulez|annuler|annule] la carte, défaussez-la et révélez à la place la première carte du deck Rencontre"}},
	doMoreDamage - cardtext.FirstVerb: {Says: engine.Text{"the damage rises by {n}",
		"les dégâts augmentent de {n}"}},
	doLookAndTake -
		cardtext.FirstVerb: {Says: engine.Text{"[look|looks] at the top {n card} of your deck, put one of them into your hand and discard the others",
		"[regardez|regarder|regarde] les {n card} du dessus de votre deck, mettez-en une dans votre main et défaussez les autres"}},
	doTakeBack -
		cardtext.FirstVerb: {Says: engine.Text{"[return|returns] {one}, the topmost of the discard pile, to your hand",
		"[reprenez|reprendre|reprend] dans votre main {one}, la plus haute de la défausse"},
		Other: engine.Text{"choose a player, who returns {one}, the topmost of their discard pile, to their hand",
			"choisissez un joueur, qui reprend dans sa main {one}, la plus haute de sa défausse"}},
	doDrones - cardtext.FirstVerb: {Says: engine.Text{
		"[put|puts] {n top card} into play facedown, engaged with you as a Drone minion",
		"[mettez|mettre|met] en jeu {n top card}, face cachée, engagée avec vous comme sbire Drone"},
		Other: engine.Text{"{who} puts {n their top card} into play facedown, engaged with them as a Drone minion",
			"{who} met en jeu {n their top card}, face cachée, engagée avec lui comme sbire Drone"}},
	doForAttack - cardtext.FirstVerb: {Says: engine.Text{"until the end of the attack, {gains}",
		"jusqu'à la fin de l'attaque, {gains}"}},
	doLayOut - cardtext.FirstVerb: {Says: engine.Text{"[put|puts] {card} into play",
		"[mettez|mettre|met] en jeu {card}"}},
	doAttackOthers - cardtext.FirstVerb: {Says: engine.Text{"that attack is also made on each other hero",
		"cette attaque a lieu aussi contre chaque autre héros"}},
	doIfDamaged - cardtext.FirstVerb: {Says: engine.Text{"once the attack has damaged {one}",
		"une fois que l'attaque a blessé {one}"}},
}

var placePhrases = []cardtext.PlacePhrase{
	{Noun: feminine("hand", "hands", "main", "mains")},
	{Noun: noun("deck", "decks", "deck", "decks")},
	{Noun: feminine("discard pile", "discard piles", "défausse", "défausses")},
	{Noun: noun("encounter deck", "encounter decks", "deck Rencontre", "decks Rencontre")},
	{Noun: feminine("captured cards", "captured cards", "cartes capturées", "cartes capturées"), To: engine.Text{"facedown on {this}", "face cachée sur {this}"}},
}

var keyPhrases = []cardtext.KeyPhrase{
	keyTrait: {Mod: engine.Text{"with the trait {v}", "au trait {v}"},
		Is:  engine.Text{"has the trait {v}", "a le trait {v}"},
		Not: engine.Text{"does not have the trait {v}", "n'a pas le trait {v}"}},
	keyName: {Mod: engine.Text{"named {v}", "nommé{e}{s} {v}"}, Is: engine.Text{"is named {v}", "se nomme {v}"},
		Not: engine.Text{"is not named {v}", "ne se nomme pas {v}"}},
	keyOf: {Mod: engine.Text{"controlled by {v}", "contrôlé{e}{s} par {v}"},
		Is:  engine.Text{"is controlled by {v}", "est contrôlée par {v}"},
		Not: engine.Text{"is not controlled by {v}", "n'est pas contrôlée par {v}"}},
	keyEngaged: {Mod: engine.Text{"engaged with {v}", "engagé{e}{s} avec {v}"},
		Is:  engine.Text{"is engaged with {v}", "est engagée avec {v}"},
		Not: engine.Text{"is not engaged with {v}", "n'est pas engagée avec {v}"}},
	keyMakes: {Mod: engine.Text{"that prints {a v}", "qui porte{nt} {a v} imprimée"},
		Is:  engine.Text{"prints {a v}", "porte {a v} imprimée"},
		Not: engine.Text{"does not print {a v}", "ne porte pas de {v} imprimée"}},
	keyDamaged: {Mod: engine.Text{"that has damage", "ayant des dégâts"}, Is: engine.Text{"has damage", "a des dégâts"},
		Not: engine.Text{"has no damage", "n'a pas de dégâts"}},
	keyExhausted: {Mod: engine.Text{"that is exhausted", "incliné{e}{s}"},
		Is:  engine.Text{"is exhausted", "est inclinée"},
		Not: engine.Text{"is not exhausted", "n'est pas inclinée"}},
	keyStunned: {Mod: engine.Text{"without a stunned card", "sans carte Sonné"},
		Is:  engine.Text{"is not stunned", "n'a pas de carte Sonné"},
		Not: engine.Text{"is stunned", "a une carte Sonné"}},
	keyMost: {Mod: engine.Text{"with the most printed hit points", "aux points de vie imprimés les plus élevés"}},
	keyDifferent: {Mod: engine.Text{"of different titles", "de titres différents"},
		Is:  engine.Text{"has another title", "a un autre titre"},
		Not: engine.Text{"has the same title", "a le même titre"}},
	keyShows: {Mod: engine.Text{"that shows {a v} or a wild one", "qui montre{nt} {a v} ou une libre"},
		Is:  engine.Text{"shows {a v} or a wild one", "montre {a v} ou une libre"},
		Not: engine.Text{"shows neither {a v} nor a wild one", "ne montre ni {v} ni ressource libre"}},
	keyFacedown: {Mod: engine.Text{"that lies facedown", "face cachée"},
		Is:  engine.Text{"lies facedown", "est face cachée"},
		Not: engine.Text{"does not lie facedown", "n'est pas face cachée"}},
	keyFaces: {Mod: engine.Text{"that faces {v}", "faisant face à {v}"}, Is: engine.Text{"faces {v}", "fait face à {v}"},
		Not: engine.Text{"does not face {v}", "ne fait pas face à {v}"}},
	keyWithout: {Mod: engine.Text{"that bears no {v}", "qui ne porte{nt} pas {v}"},
		Is:  engine.Text{"bears no {v}", "ne porte pas {v}"},
		Not: engine.Text{"bears {v}", "porte {v}"}},
}

var valuePhrases = []cardtext.ValuePhrase{
	printedHandSize: {Of: engine.Text{"the printed hand size of {of}", "la taille de main imprimée de {of}"},
		Different: engine.Text{"different hand sizes", "tailles de main différentes"},
		Each:      engine.Text{"different hand size", "taille de main différente"}},
	printedBoost: {Of: engine.Text{"the boost icons of {of}", "les icônes Boost de {of}"},
		Different: engine.Text{"different numbers of boost icons", "nombres d'icônes Boost différents"},
		Each:      engine.Text{"different number of boost icons", "nombre différent d'icônes Boost"}},
	valueATK: {Of: engine.Text{"the ATK of {of}", "l'ATQ de {of}"},
		Lies: engine.Text{"the ATK of {of}", "l'ATQ de {of}"}},
	valueDamage: {Lies: engine.Text{"the damage on {of}", "les dégâts sur {of}"}},
	valueThreat: {Lies: engine.Text{"the threat on {of}", "la menace sur {of}"}},
	printedEnergy: {
		Of:        engine.Text{"the energy resources printed on {of}", "les ressources énergie imprimées sur {of}"},
		Different: engine.Text{"different numbers of energy resources", "nombres de ressources énergie différents"},
		Each:      engine.Text{"different number of energy resources", "nombre de ressources énergie différent"}},
	printedMental: {
		Of:        engine.Text{"the mental resources printed on {of}", "les ressources mentales imprimées sur {of}"},
		Different: engine.Text{"different numbers of mental resources", "nombres de ressources mentales différents"},
		Each:      engine.Text{"different number of mental resources", "nombre de ressources mentales différent"}},
	printedPhysical: {
		Of:        engine.Text{"the physical resources printed on {of}", "les ressources physiques imprimées sur {of}"},
		Different: engine.Text{"different numbers of physical resources", "nombres de ressources physiques différents"},
		Each:      engine.Text{"different number of physical resources", "nombre de ressources physiques différent"}},
	printedWild: {
		Of:        engine.Text{"the wild resources printed on {of}", "les ressources libres imprimées sur {of}"},
		Different: engine.Text{"different numbers of wild resources", "nombres de ressources libres différents"},
		Each:      engine.Text{"different number of wild resources", "nombre de ressources libres différent"}},
}

var amountPhrases = []cardtext.AmountPhrase{
	amountPer - cardtext.FirstAmount: {Says: engine.Text{"{a} per player", "{a} par joueur"},
		Suffix: engine.Text{"per player", "par joueur"}},
	amountLies - cardtext.FirstAmount: {Lies: true},
	amountNow - cardtext.FirstAmount:  {Lies: true},
	amountKinds - cardtext.FirstAmount: {Says: engine.Text{"the number of different kinds of resources on {of}",
		"le nombre de types de ressources différents sur {of}"}},
}

var condPhrases = []cardtext.CondPhrase{
	condForm - cardtext.FirstCond: {Yes: engine.Text{"you are in the form of {card}",
		"vous êtes sous la forme de {card}"}, No: engine.Text{"you are not in the form of {card}",
		"vous n'êtes pas sous la forme de {card}"}},
	condHeroForm - cardtext.FirstCond: {Yes: engine.Text{"you are in hero form", "vous êtes sous votre forme de héros"},
		No: engine.Text{"you are not in hero form", "vous n'êtes pas sous votre forme de héros"}},
	condTrait - cardtext.FirstCond: {Yes: engine.Text{"your identity has the trait {word}",
		"votre identité a le trait {word}"},
		No: engine.Text{"your identity does not have the trait {word}", "votre identité n'a pas le trait {word}"}},
	condPaid - cardtext.FirstCond: {Yes: engine.Text{"{word} was spent on it", "{word} a été dépensée pour elle"},
		No: engine.Text{"{word} was not spent on it", "{word} n'a pas été dépensée pour elle"}},
	condUndefended - cardtext.FirstCond: {Yes: engine.Text{"nobody defends against the attack",
		"personne ne défend contre l'attaque"},
		No: engine.Text{"somebody defends against the attack", "quelqu'un défend contre l'attaque"}},
	condFinal - cardtext.FirstCond: {Yes: engine.Text{"this is the last one of the sequence",
		"c'est la dernière de la séquence"},
		No: engine.Text{"this is not the last one of the sequence", "ce n'est pas la dernière de la séquence"}},
	condIsHero - cardtext.FirstCond: {Yes: engine.Text{"you are a hero", "vous êtes un héros"},
		No: engine.Text{"you are no hero", "vous n'êtes pas un héros"}},
}

var eventPhrases = []cardtext.EventPhrase{
	eventAttackStarts: {Before: engine.Text{"when {of} begins an attack", "quand {of} commence une attaque"},
		After: engine.Text{"after {of} has begun an attack", "après que {of} a commencé une attaque"},
		Any:   engine.Text{"an enemy", "un ennemi"}, That: engine.Text{"the attacker", "l'attaquant"}},
	eventAttacked: {Before: engine.Text{"when {of} is done attacking", "quand {of} finit d'attaquer"},
		After: engine.Text{"after {of} attacks", "après que {of} a attaqué"}, On: engine.Text{"{who}", "contre {who}"},
		Any: engine.Text{"a character", "un personnage"}, That: engine.Text{"the attacker", "l'attaquant"}},
	eventDamageDealt: {Before: engine.Text{"when {of} would take damage", "quand {of} va subir des dégâts"},
		After: engine.Text{"after {of} takes damage", "après que {of} a subi des dégâts"},
		Any:   engine.Text{"a character", "un personnage"}, That: engine.Text{"the damaged character",
			"le personnage blessé"}},
	eventDefeated: {Before: engine.Text{"when {of} would be defeated", "avant la défaite de {of}"},
		After: engine.Text{"after {of} is defeated", "après la défaite de {of}"},
		Any:   engine.Text{"a character", "un personnage"}, That: engine.Text{"the defeated character",
			"le personnage vaincu"}},
	eventEnters: {Before: engine.Text{"when {of} would enter play", "avant l'entrée en jeu de {of}"},
		After: engine.Text{"after {of} enters play", "après l'entrée en jeu de {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the card that entered play",
			"la carte entrée en jeu"}},
	eventPlays: {Before: engine.Text{"when you would play {of}", "quand vous allez jouer {of}"},
		After: engine.Text{"after you play {of}", "après que vous avez joué {of}"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the played card", "la carte jouée"}},
	eventReveals: {Before: engine.Text{"when {of} is revealed from the encounter deck", "à la révélation de {of} du deck Rencontre"},
		After: engine.Text{"after {of} is revealed from the encounter deck", "après la révélation de {of} du deck Rencontre"},
		Any:   engine.Text{"a card", "une carte"}, That: engine.Text{"the revealed card", "la carte révélée"}},
	eventThreatPlaced: {Before: engine.Text{"when threat would be placed on {of}",
		"quand de la menace va être placée sur {of}"}, After: engine.Text{"after threat is placed on {of}",
		"après que de la menace a été placée sur {of}"},
		Any: engine.Text{"a scheme", "une manigance"}, That: engine.Text{"the scheme", "la manigance"}},
	eventSchemes: {Before: engine.Text{"when {of} schemes", "quand {of} manigance"},
		After: engine.Text{"after {of} schemes", "après que {of} a manigancé"},
		Any:   engine.Text{"an enemy", "un ennemi"}, That: engine.Text{"the scheming enemy", "l'ennemi qui manigance"}},
	eventFlips: {Before: engine.Text{"when you would change to {of}", "quand vous allez devenir {of}"},
		After: engine.Text{"after you change to {of}", "après que vous êtes devenu {of}"},
		Any:   engine.Text{"the other form", "votre autre forme"}, That: engine.Text{"the identity", "l'identité"},
		Own:       yourIdentityCard,
		OwnBefore: engine.Text{"when you would change form", "quand vous allez changer de forme"},
		OwnAfter:  engine.Text{"after you change form", "après que vous avez changé de forme"}},
	eventThwarted: {Before: engine.Text{"when {of} is done thwarting", "quand {of} finit de contrer"},
		After: engine.Text{"after {of} thwarts", "après que {of} a contré"},
		Any:   engine.Text{"a character", "un personnage"}, That: engine.Text{"the thwarting character",
			"le personnage qui a contré"}},
	eventRoundEnds: {Before: engine.Text{"when the round would end", "quand le round va finir"},
		After: engine.Text{"at the end of the round", "à la fin du round"},
		That:  engine.Text{"the card", "la carte"}},
}

// What stands before the parts of a card, and behind.
var (
	saysSetup          = engine.Text{"Setup", "Mise en place"}
	saysRevealed       = engine.Text{"When Revealed", "Une fois révélée"}
	saysSpecial        = engine.Text{"Special", "Spécial"}
	saysBoost          = engine.Text{"Boost", "Boost"}
	saysDefeated       = engine.Text{"When Defeated", "Une fois vaincu"}
	saysSchemeDefeated = engine.Text{"When Defeated", "Une fois déjouée"}
	saysX              = engine.Text{"X is the hit points it has left.",
		"X est le nombre de points de vie qui lui restent."}
	saysLimit = engine.Text{"(Once per round.)", "(Une fois par round.)"}
	saysMax   = engine.Text{"(Once per round, all copies together.)",
		"(Une fois par round, tous exemplaires confondus.)"}
	saysUseful = engine.Text{"(Only if what follows the first of it would change something.)",
		"(Seulement si ce qui suit le début change quelque chose.)"}

	saysMoments = map[Moment]engine.Text{Action: {"Action", "Action"}, Interrupt: {"Interrupt", "Interruption"},
		Replacement: {"Interrupt", "Interruption"},
		Response:    {"Response", "Réponse"}, ResourceAbility: {"Resource", "Ressource"}, Delayed: {"", ""}}
	saysLabels = map[Label]engine.Text{Unlabelled: {}, AttackLabel: {" (attack)", " (attaque)"},
		ThwartLabel:  {" (thwart)", " (contre)"},
		DefenseLabel: {" (defense)", " (défense)"}}

	saysMarks = map[string]engine.Text{"guard": {"Guard", "Garde"}, "surge": {"Surge", "Renfort"},
		"peril": {"Peril", "Péril"}, "toughness": {"Toughness", "Ténacité"},
		"quickstrike": {"Quickstrike", "Coup Rapide"}, "restricted": {"Restricted", "Restreint"},
		"overkill":       {"Overkill", "Déferlement"},
		"max_per_player": {"At most one per player", "Une au plus par joueur"},
		"max_per_host":   {"At most one on each host", "Une au plus sur chaque hôte"},
		"any_controller": {"You may play it under the control of any player",
			"Vous pouvez la jouer sous le contrôle de n'importe quel joueur"},
		"hero_form_only": {"Hero form only", "Forme de héros uniquement"},
		"loses": {"When this stage is completed, the players lose",
			"Quand ce stade est achevé, les joueurs perdent"},
		"allies_defend": {"The player it is engaged with must defend against its attacks with an ally, if able",
			"Le joueur avec qui il est engagé doit défendre contre ses attaques avec un allié, si possible"},
		"threat_stays": {"Threat cannot be removed from it", "La menace ne peut pas en être retirée"},
		"ends_with_attack": {"Discard it when the attack of its host is over",
			"Défaussez-la quand l'attaque de son hôte est finie"}}
	saysRaises    = engine.Text{"Its host gets %s", "Son hôte reçoit %s"}
	saysGiven     = engine.Text{"For the player of %s", "Pour le joueur de %s"}
	saysRetaliate = engine.Text{"Retaliate %s", "Riposte %s"}
	saysUses      = engine.Text{"Uses (%s counters)", "Utilisations (%s marqueurs)"}
	saysArrives   = engine.Text{"Enters play with %s counters", "Entre en jeu avec %s marqueurs"}
	saysBreaks    = engine.Text{"Discard it once it has %s damage", "Défaussez-la dès qu'elle porte %s dégâts"}
	saysDoubles   = engine.Text{"Counts twice when it pays for a card of this aspect: %s",
		"Compte double pour payer une carte de cet aspect : %s"}
)
