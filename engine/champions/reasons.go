package champions

import "tablereferee/engine"

// Reasons why something is refused.
const (
	GameIsOver engine.Reason = iota
	NotYourTurn
	NotYourQuestion
	MustAnswer
	AnswerFirst
	NothingOpen
	NotAsked
	NotOffered
	NotThere
	NotWanted
	ChosenBefore
	AllItBears
	NoSuchCard
	NoSuchPlayer
	NotHeroForm
	NotAlterEgoForm
	FlippedAlready
	LimitReached
	MaxReached
	ChangesNothing
	ChangedNothing
	NothingToHeal
	IsExhausted
	IsReady
	NoCounters
	CannotPay
	EffectUnknown
	NotPlayed
	NotAnAction
	NoHostFor
	HostsTaken
	HostTaken
	UniqueInPlay
	UniqueOtherFace
	OnePerPlayer
	HasOne
	AlliesFull
	NotACharacter
	NotAnEnemy
	HasDash
	Guarded
	TakesNoDamage
	HasStatus
	NoThreatToRemove
	NoThreatThere
	Protected
	PerilLocks
	NotInHand
	NotInPlayHere
	SpecialOnly
	OnlyWhilePaying
	NothingToPay
	NotThatType
	NothingOnTop
	NotEnoughThen
	BeingPaidFor
	NotControlled
	NoWindow
	NoAttack
	AllyMustDefend
	NoDiscardNow
	OnRequestOnly
	OutsideTurns
	EncounterAction
	NoAbility
	AskYourself
	NothingToAsk
	IsOut
	WhomIsOut
	SwitchedOff // by a house rule
	reasonCount
)

// elsewhere are the reasons that say only where a card lies.
func elsewhere() []engine.Reason {
	return []engine.Reason{NoSuchCard, NotInHand, NotInPlayHere, NotThere}
}

// reasons are the sentences, a row for each; the fields are those of the log.
func reasons() []engine.Text {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	rows := [reasonCount]engine.Text{
		GameIsOver:      t("the game is over", "la partie est terminée"),
		NotYourTurn:     t("it is not {actor}'s turn", "ce n'est pas le tour de {actor}"),
		NotYourQuestion: t("the question is {player}'s", "la question s'adresse à {player}"),
		MustAnswer:      t("it is not optional", "ce n'est pas facultatif"),
		AnswerFirst: t("a question to {player} is open: it must be answered first",
			"une question à {player} est ouverte : il faut d'abord y répondre"),
		NothingOpen: t("nothing is asked that could be declined", "rien n'est demandé que l'on puisse décliner"),
		NotAsked: t("nothing that is being resolved asks {actor} to choose",
			"rien de ce qui est en cours ne demande à {actor} de choisir"),
		NotOffered: t("it is not among what may be chosen here", "ce n'est pas parmi ce qui peut être choisi ici"),
		NotThere: t("{card} lies elsewhere ({from}): one does not choose there",
			"{card} se trouve ailleurs ({from}) : ce n'est pas là que l'on choisit"),
		NotWanted: t("{card} is not what is asked for", "{card} n'est pas ce qui est demandé"),
		ChosenBefore: t("{card} has been chosen before, and another card is asked for",
			"le choix s'est déjà porté sur {card}, et il faut une autre carte"),
		AllItBears: t("{card} has been assigned as much indirect damage as defeats it",
			"les dégâts indirects déjà assignés à {card} suffisent à sa défaite"),
		NoSuchCard:      t("no card of that name is on the table", "aucune carte de ce nom n'est sur la table"),
		NoSuchPlayer:    t("it is said of another player", "cela se dit d'un autre joueur"),
		NotHeroForm:     t("{actor} is not in hero form", "{actor} n'est pas sous forme de héros"),
		NotAlterEgoForm: t("{actor} is not in alter-ego form", "{actor} n'est pas sous forme d'alter ego"),
		FlippedAlready:  t("{actor} has changed form this round", "{actor} a déjà changé de forme ce round"),
		LimitReached:    t("{card} has been used this round", "{card} a déjà servi ce round"),
		MaxReached:      t("a copy of {card} has been used this round", "un exemplaire de {card} a déjà servi ce round"),
		ChangesNothing: t("the effect of {card} could not change anything now",
			"l'effet de {card} ne pourrait rien changer maintenant"),
		ChangedNothing: t("when its moment came, {card} could not have changed anything",
			"quand son moment est venu, {card} n'aurait rien pu changer"),
		NothingToHeal: t("{card} has no damage to heal", "{card} n'a pas de dégâts à soigner"),
		IsExhausted:   t("{card} is exhausted", "la carte {card} est inclinée"),
		IsReady:       t("{card} is ready", "la carte {card} est redressée"),
		NoCounters:    t("{card} has not enough counters of its own", "{card} n'a pas assez de jetons à elle"),
		CannotPay:     t("the cost of {card} cannot be paid", "le coût de {card} ne peut pas être payé"),
		EffectUnknown: t("the effect of {card} is not defined here", "l'effet de {card} n'est pas défini ici"),
		NotPlayed:     t("{card} is not a card that is played", "{card} n'est pas une carte qui se joue"),
		NotAnAction: t("{card} has no Action: it waits for its moment",
			"{card} n'a pas d'Action : elle attend son moment"),
		NoHostFor: t("there is nothing in play that {card} could be attached to",
			"il n'y a rien en jeu à quoi attacher {card}"),
		HostsTaken: t("{source} has a copy of {card} already, and there is nothing else that it could be attached to",
			"un exemplaire de {card} est déjà attaché à {source}, et il n'y a rien d'autre à quoi l'attacher"),
		HostTaken: t("a copy of {source} is attached to {card} already: one at most",
			"un exemplaire de {source} est déjà attaché à {card} : un seul au plus"),
		UniqueInPlay: t("{card} is unique, and {source} is in play", "{card} est unique, et {source} est en jeu"),
		UniqueOtherFace: t("{card} is unique, and {source}, whose other face is the same person, is in play",
			"{card} est unique, et {source}, dont l'autre face est la même personne, est en jeu"),
		OnePerPlayer: t("a player controls at most one {card}", "un joueur contrôle au plus un exemplaire de {card}"),
		HasOne: t("{whom} controls a copy of {card} already, and may control one at most",
			"{whom} contrôle déjà un exemplaire de {card}, et n'en contrôle qu'un au plus"),
		AlliesFull: t("{actor} controls as many allies as the limit allows ({n})",
			"{actor} contrôle autant d'alliés que la limite le permet ({n})"),
		NotACharacter:    t("{card} is no hero and no ally", "{card} n'est ni un héros ni un allié"),
		NotAnEnemy:       t("{card} is no enemy", "{card} n'est pas un ennemi"),
		HasDash:          t("{card} has a dash for that power", "{card} a un tiret pour ce pouvoir"),
		Guarded:          t("{source} has Guard and is engaged with {actor}", "{source} a Garde et est engagé avec {actor}"),
		TakesNoDamage:    t("{card} cannot be damaged now", "{card} ne peut pas subir de dégâts maintenant"),
		HasStatus:        t("{card} has that status card already", "{card} a déjà cette carte d'état"),
		NoThreatToRemove: t("no threat could be removed", "aucune menace ne pourrait être retirée"),
		NoThreatThere:    t("there is no threat on {card}", "il n'y a pas de menace sur {card}"),
		Protected:        t("threat cannot be removed from {card}", "la menace de {card} ne peut pas être retirée"),
		PerilLocks:       t("another player resolves a card with Peril", "un autre joueur résout une carte avec Péril"),
		NotInHand:        t("{card} is not in {actor}'s hand", "{card} n'est pas dans la main de {actor}"),
		NotInPlayHere:    t("{card} is not in play", "{card} n'est pas en jeu"),
		SpecialOnly: t("the ability of {card} is used only when another card says so",
			"la capacité de {card} ne sert que si une autre carte le dit"),
		OnlyWhilePaying: t("{card} generates resources only while {actor} pays a cost",
			"{card} ne génère des ressources que pendant un paiement de {actor}"),
		NothingToPay: t("no cost is being paid", "aucun coût n'est en train d'être payé"),
		NotThatType: t("{card} generates nothing that is still to be paid",
			"{card} ne génère rien de ce qui reste à payer"),
		NothingOnTop: t("there is no resource on top of {actor}'s discard pile",
			"il n'y a aucune ressource sur le dessus de la défausse de {actor}"),
		NotEnoughThen: t("after {card} the rest could not be paid any more",
			"après {card}, le reste ne pourrait plus être payé"),
		BeingPaidFor:  t("{card} is the card that is paid for", "{card} est la carte que l'on paie"),
		NotControlled: t("{actor} does not control {card}", "{actor} ne contrôle pas {card}"),
		NoWindow:      t("the moment of {card} is not now", "ce n'est pas le moment de {card}"),
		NoAttack:      t("no enemy attack waits for a defender", "aucune attaque ennemie n'attend de défenseur"),
		AllyMustDefend: t("against {source} an ally must defend, and there is one that is ready",
			"contre {source} un allié doit défendre, et il y en a un qui est redressé"),
		NoDiscardNow: t("cards of the hand are discarded at the end of the player phase, or for a cost or an effect",
			"on défausse de sa main à la fin de la phase des joueurs, ou pour un coût ou un effet"),
		OnRequestOnly: t("in another player's turn {actor} acts only when asked",
			"pendant le tour d'un autre, {actor} n'agit que si on le lui demande"),
		OutsideTurns: t("Actions are used in a player's turn, and it is nobody's",
			"les Actions s'utilisent pendant un tour, et ce n'est le tour de personne"),
		EncounterAction: t("only the active player uses actions of encounter cards",
			"seul le joueur actif utilise les actions des cartes Rencontre"),
		NoAbility:    t("{card} has no ability that is used", "{card} n'a pas de capacité que l'on utilise"),
		SwitchedOff:  t("the rule that would allow it is switched off", "la règle qui le permettrait est désactivée"),
		AskYourself:  t("{actor} can ask other players only", "{actor} ne peut demander qu'aux autres joueurs"),
		NothingToAsk: t("{whom} has no Action to use now", "{whom} n'a pas d'Action à utiliser maintenant"),
		IsOut:        t("{actor} has been eliminated", "{actor} a été éliminé"),
		WhomIsOut:    t("{whom} has been eliminated", "{whom} a été éliminé"),
	}
	return rows[:]
}

// hints say of a reason what a script may have to lay out first.
func hints() map[engine.Reason]engine.Text {
	threat := engine.Text{`threat is laid out with the scheme: main_scheme { { "The Break-In!", threat = 3 } }`,
		`la menace se pose avec la manigance : main_scheme { { "The Break-In!", threat = 3 } }`}
	damage := engine.Text{`damage is laid out with the card: identity = { { "She-Hulk", damage = 1 } }, in_play = { { "Hawkeye", damage = 1 } }`,
		`les dégâts se posent avec la carte : identity = { { "She-Hulk", damage = 1 } }, in_play = { { "Hawkeye", damage = 1 } }`}
	return map[engine.Reason]engine.Text{NoThreatToRemove: threat, NoThreatThere: threat, NothingToHeal: damage}
}

// comesLater says of a reason how it may come to what is tried all the same.
func comesLater() map[engine.Reason]engine.Text {
	return map[engine.Reason]engine.Text{NotYourQuestion: {
		"players are asked one after the other: once this question is answered or declined, the next one may be asked",
		"les joueurs sont interrogés l'un après l'autre : une fois qu'il est répondu ou renoncé à cette question, un autre peut être interrogé"}}
}
