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
	BeingPaidFor
	NotControlled
	NoWindow
	NoAttack
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

func reasons() []engine.Text {
	r := make([]engine.Text, reasonCount)
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	r[GameIsOver] = t("the game is over", "la partie est terminée")
	r[NotYourTurn] = t("it is not {actor}'s turn", "ce n'est pas le tour de {actor}")
	r[NotYourQuestion] = t("the question is {player}'s", "la question s'adresse à {player}")
	r[MustAnswer] = t("it is not optional", "ce n'est pas facultatif")
	r[AnswerFirst] = t("a question to {player} is open: it must be answered first", "une question à {player} est ouverte : il faut d'abord y répondre")
	r[NothingOpen] = t("nothing is asked that could be declined", "rien n'est demandé que l'on puisse décliner")
	r[NotAsked] = t("nothing that is being resolved asks {actor} to choose", "rien de ce qui est en cours ne demande à {actor} de choisir")
	r[NotOffered] = t("it is not among what may be chosen here", "ce n'est pas parmi ce qui peut être choisi ici")
	r[NotThere] = t("{card} lies elsewhere ({from}): one does not choose there", "{card} se trouve ailleurs ({from}) : ce n'est pas là que l'on choisit")
	r[NotWanted] = t("{card} is not what is asked for", "{card} n'est pas ce qui est demandé")
	r[ChosenBefore] = t("{card} has been chosen before, and another card is asked for", "le choix s'est déjà porté sur {card}, et il faut une autre carte")
	r[AllItBears] = t("{card} has been assigned as much indirect damage as defeats it", "les dégâts indirects déjà assignés à {card} suffisent à sa défaite")
	r[NoSuchCard] = t("no card of that name is on the table", "aucune carte de ce nom n'est sur la table")
	r[NoSuchPlayer] = t("it is said of another player", "cela se dit d'un autre joueur")
	r[NotHeroForm] = t("{actor} is not in hero form", "{actor} n'est pas sous forme de héros")
	r[NotAlterEgoForm] = t("{actor} is not in alter-ego form", "{actor} n'est pas sous forme d'alter ego")
	r[FlippedAlready] = t("{actor} has changed form this round", "{actor} a déjà changé de forme ce round")
	r[LimitReached] = t("{card} has been used this round", "{card} a déjà servi ce round")
	r[MaxReached] = t("a copy of {card} has been used this round", "un exemplaire de {card} a déjà servi ce round")
	r[ChangesNothing] = t("the effect of {card} could not change anything now", "l'effet de {card} ne pourrait rien changer maintenant")
	r[ChangedNothing] = t("when its moment came, {card} could not have changed anything", "quand son moment est venu, {card} n'aurait rien pu changer")
	r[NothingToHeal] = t("{card} has no damage to heal", "{card} n'a pas de dégâts à soigner")
	r[IsExhausted] = t("{card} is exhausted", "la carte {card} est inclinée")
	r[IsReady] = t("{card} is ready", "la carte {card} est redressée")
	r[NoCounters] = t("{card} has not enough counters of its own", "{card} n'a pas assez de jetons à elle")
	r[CannotPay] = t("the cost of {card} cannot be paid", "le coût de {card} ne peut pas être payé")
	r[EffectUnknown] = t("the effect of {card} is not defined here", "l'effet de {card} n'est pas défini ici")
	r[NotPlayed] = t("{card} is not a card that is played", "{card} n'est pas une carte qui se joue")
	r[NotAnAction] = t("{card} has no Action: it waits for its moment", "{card} n'a pas d'Action : elle attend son moment")
	r[NoHostFor] = t("there is nothing in play that {card} could be attached to", "il n'y a rien en jeu à quoi attacher {card}")
	r[HostsTaken] = t("{source} has a copy of {card} already, and there is nothing else that it could be attached to",
		"un exemplaire de {card} est déjà attaché à {source}, et il n'y a rien d'autre à quoi l'attacher")
	r[HostTaken] = t("a copy of {source} is attached to {card} already: one at most",
		"un exemplaire de {source} est déjà attaché à {card} : un seul au plus")
	r[UniqueInPlay] = t("{card} is unique, and {source} is in play", "{card} est unique, et {source} est en jeu")
	r[UniqueOtherFace] = t("{card} is unique, and {source}, whose other face is the same person, is in play",
		"{card} est unique, et {source}, dont l'autre face est la même personne, est en jeu")
	r[OnePerPlayer] = t("a player controls at most one {card}", "un joueur contrôle au plus un exemplaire de {card}")
	r[HasOne] = t("{whom} controls a copy of {card} already, and may control one at most", "{whom} contrôle déjà un exemplaire de {card}, et n'en contrôle qu'un au plus")
	r[AlliesFull] = t("{actor} controls as many allies as the limit allows ({n})", "{actor} contrôle autant d'alliés que la limite le permet ({n})")
	r[NotACharacter] = t("{card} is no hero and no ally", "{card} n'est ni un héros ni un allié")
	r[NotAnEnemy] = t("{card} is no enemy", "{card} n'est pas un ennemi")
	r[HasDash] = t("{card} has a dash for that power", "{card} a un tiret pour ce pouvoir")
	r[Guarded] = t("{source} has Guard and is engaged with {actor}", "{source} a Garde et est engagé avec {actor}")
	r[TakesNoDamage] = t("{card} cannot be damaged now", "{card} ne peut pas subir de dégâts maintenant")
	r[HasStatus] = t("{card} has that status card already", "{card} a déjà cette carte d'état")
	r[NoThreatToRemove] = t("no threat could be removed", "aucune menace ne pourrait être retirée")
	r[NoThreatThere] = t("there is no threat on {card}", "il n'y a pas de menace sur {card}")
	r[Protected] = t("threat cannot be removed from {card}", "la menace de {card} ne peut pas être retirée")
	r[PerilLocks] = t("another player resolves a card with Peril", "un autre joueur résout une carte avec Péril")
	r[NotInHand] = t("{card} is not in {actor}'s hand", "{card} n'est pas dans la main de {actor}")
	r[NotInPlayHere] = t("{card} is not in play", "{card} n'est pas en jeu")
	r[SpecialOnly] = t("the ability of {card} is used only when another card says so", "la capacité de {card} ne sert que si une autre carte le dit")
	r[OnlyWhilePaying] = t("{card} generates resources only while {actor} pays a cost", "{card} ne génère des ressources que pendant un paiement de {actor}")
	r[NothingToPay] = t("no cost is being paid", "aucun coût n'est en train d'être payé")
	r[NotThatType] = t("{card} generates nothing that is still to be paid", "{card} ne génère rien de ce qui reste à payer")
	r[BeingPaidFor] = t("{card} is the card that is paid for", "{card} est la carte que l'on paie")
	r[NotControlled] = t("{actor} does not control {card}", "{actor} ne contrôle pas {card}")
	r[NoWindow] = t("the moment of {card} is not now", "ce n'est pas le moment de {card}")
	r[NoAttack] = t("no enemy attack waits for a defender", "aucune attaque ennemie n'attend de défenseur")
	r[NoDiscardNow] = t("cards of the hand are discarded at the end of the player phase, or for a cost or an effect", "on défausse de sa main à la fin de la phase des joueurs, ou pour un coût ou un effet")
	r[OnRequestOnly] = t("in another player's turn {actor} acts only when asked", "pendant le tour d'un autre, {actor} n'agit que si on le lui demande")
	r[OutsideTurns] = t("Actions are used in a player's turn, and it is nobody's", "les Actions s'utilisent pendant un tour, et ce n'est le tour de personne")
	r[EncounterAction] = t("only the active player uses actions of encounter cards", "seul le joueur actif utilise les actions des cartes Rencontre")
	r[NoAbility] = t("{card} has no ability that is used", "{card} n'a pas de capacité que l'on utilise")
	r[SwitchedOff] = t("the rule that would allow it is switched off", "la règle qui le permettrait est désactivée")
	r[AskYourself] = t("{actor} can ask other players only", "{actor} ne peut demander qu'aux autres joueurs")
	r[NothingToAsk] = t("{whom} has no Action to use now", "{whom} n'a pas d'Action à utiliser maintenant")
	r[IsOut] = t("{actor} has been eliminated", "{actor} a été éliminé")
	r[WhomIsOut] = t("{whom} has been eliminated", "{whom} a été éliminé")
	return r
}

// hints say of a reason what a script may have to lay out first.
func hints() map[engine.Reason]engine.Text {
	threat := engine.Text{`threat is laid out with the scheme: main_scheme { { "The Break-In!", threat = 3 } }`, `la menace se pose avec la manigance : main_scheme { { "The Break-In!", threat = 3 } }`}
	damage := engine.Text{`damage is laid out with the card: identity = { { "She-Hulk", damage = 1 } }, in_play = { { "Hawkeye", damage = 1 } }`,
		`les dégâts se posent avec la carte : identity = { { "She-Hulk", damage = 1 } }, in_play = { { "Hawkeye", damage = 1 } }`}
	return map[engine.Reason]engine.Text{NoThreatToRemove: threat, NoThreatThere: threat, NothingToHeal: damage}
}
