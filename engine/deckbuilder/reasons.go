package deckbuilder

import "tablereferee/engine"

// Reasons why something is refused.
const (
	NotYourTurn engine.Reason = iota
	TurnIsOver
	GameIsOver
	NoSuchCard
	NotInHand
	NotInPlay
	NotEnoughPower
	NotForSale
	NeverBought
	StackEmpty
	IsLocked
	FaceDown
	OnePerTurn
	NotOnTop
	NotUnderAttack
	NoDefense
	DefendedAlready
	NotAvoided
	KeptThisTurn
	KeptDefends
	EffectUnknown
	MustAnswer
	WeaknessLast
	NothingToDecline
	NoAbility
	NothingToActOn
	CostUnpaid
	UsedThisTurn
	NotYourQuestion
	HasNoType
	WrongType
	WrongCost
	NotWanted
	NotThere
	NotOffered
	NotAFoe
	NotTouched
	StaysInPlay
	IsNoBoss
	OtherStack
	NotYours
	WaitsForMoment
	AnswerFirst
	OtherFirst
	NotAsked
	SwitchedOff
	UnknownDefense
	UnknownAbility
	PlayUntold
	reasonCount
	OwnReason = reasonCount // the first of those that only one game has (Vocabulary.Why)
)

// Elsewhere are the reasons that say only where a card lies.
func Elsewhere() []engine.Reason {
	return []engine.Reason{NoSuchCard, NotInHand, NotInPlay, NotForSale, NotOnTop, IsNoBoss, NotThere}
}

// notForSale tells what is for sale: also a boss, in a game that has a word for those.
func (v *Vocabulary) notForSale() engine.Text {
	if v.bossless {
		return v.say("{card} is not for sale: only the Line-Up and the {kicks} are",
			"{card} n'est pas à vendre : seules la réserve et la {kicks} le sont")
	}
	return v.say("{card} is not for sale: only the Line-Up, the {kicks} and the top {of_stack} are",
		"{card} n'est pas à vendre : seuls la réserve, la {kicks} et le dessus {of_stack} le sont")
}

// Reasons declares the sentences; the fields are those of the log (see engine.Field).
func (v *Vocabulary) Reasons() []engine.Text {
	t := v.say
	rows := [reasonCount]engine.Text{
		NotYourTurn: t("it is not {actor}'s turn", "ce n'est pas le tour de {actor}"),
		TurnIsOver:  t("the turn is over", "le tour est terminé"),
		GameIsOver:  t("the game is over", "la partie est terminée"),
		NoSuchCard:  t("no such card is there", "aucune carte de ce nom n'est là"),
		NotInHand:   t("{card} is not in {actor}'s hand", "{card} n'est pas dans la main de {actor}"),
		NotInPlay:   t("{card} is not in play", "{card} n'est pas en jeu"),
		NotEnoughPower: t("{card} costs {n} and {actor} has Power {now}",
			"{card} coûte {n} et {actor} a une Puissance de {now}"),
		NotForSale:  v.notForSale(),
		NeverBought: t("a Weakness is never bought", "une Faiblesse ne s'achète jamais"),
		StackEmpty:  t("the stack is empty", "la pile est vide"),
		IsLocked:    t("a {token} lies on {card}", "un {token} est posé sur {card}"),
		FaceDown: t("the top {boss} is face down until the turn is over",
			"le {boss} du dessus reste face cachée jusqu'à la fin du tour"),
		OnePerTurn: t("a {boss} was defeated this turn already", "un {boss} a déjà été vaincu ce tour"),
		NotOnTop: t("{card} is not the face-up top {of_stack}",
			"{card} n'est pas la carte visible du dessus {of_stack}"),
		NotUnderAttack: t("there is no Attack on {actor} to avoid", "il n'y a pas d'Attaque contre {actor} à éviter"),
		NoDefense:      t("{card} has no Defense", "{card} n'a pas de Défense"),
		DefendedAlready: t("{actor} has used a Defense against this Attack already",
			"{actor} a déjà utilisé une Défense contre cette Attaque"),
		NotAvoided: t("{actor} has not avoided the Attack, and it takes effect already",
			"{actor} n'a pas évité l'Attaque, dont l'effet a déjà lieu"),
		KeptThisTurn: t("{card} was played this turn already", "{card} a déjà été jouée ce tour"),
		KeptDefends: t("{card} is kept in play, where it gives no Defense",
			"{card} est gardée en jeu, où elle ne donne pas de Défense"),
		EffectUnknown: t("the effect of {card} is not defined here, so it cannot be played",
			"l'effet de {card} n'est pas défini ici, la carte ne peut donc pas être jouée"),
		UnknownDefense: t("no Defense of {card} is defined here; a script that declares the card says what it does: defense = …",
			"aucune Défense de {card} n'est définie ici ; un script qui déclare la carte dit ce qu'elle fait : defense = …"),
		UnknownAbility: t("no ability of {card} to use is defined here; a script that declares the card says what it does, by action",
			"aucune capacité de {card} à utiliser n'est définie ici ; un script qui déclare la carte dit ce qu'elle fait, par action"),
		PlayUntold: t("only a part of {card} is told, and not what happens when it is played: its declaration lacks play = …",
			"on n'a dit qu'une partie de {card}, et pas ce qui se passe quand on la joue : il manque play = … dans sa déclaration"),
		MustAnswer: t("it is not optional", "ce n'est pas facultatif"),
		WeaknessLast: t("the Weakness is only for whoever cannot do what the Attack asks",
			"la Faiblesse n'est que pour qui ne peut pas faire ce que demande l'Attaque"),
		NothingToDecline: t("nothing is asked that could be declined", "rien n'est demandé que l'on puisse décliner"),
		NoAbility:        t("{card} has no ability to use", "{card} n'a pas de capacité à utiliser"),
		NothingToActOn:   t("{card} has nothing to act on now", "{card} n'a rien sur quoi agir en ce moment"),
		CostUnpaid:       t("what {card} asks for first cannot be done now", "ce que {card} demande d'abord ne peut se faire en ce moment"),
		UsedThisTurn:     t("{card} has been used this turn", "{card} a déjà servi ce tour"),
		NotYourQuestion:  t("the question is {player}'s", "la question s'adresse à {player}"),
		HasNoType:        t("{card} has no card type", "{card} n'a pas de type"),
		WrongType:        t("{card} is not of the type that is asked for", "{card} n'est pas du type demandé"),
		WrongCost: t("{card} costs {n}, and that is not what is asked for",
			"{card} coûte {n}, et ce n'est pas ce qui est demandé"),
		NotWanted: t("{card} is not what is asked for", "{card} n'est pas ce qui est demandé"),
		NotThere: t("{card} lies elsewhere ({from}) than {source} says",
			"{card} se trouve ailleurs ({from}) que là où {source} le dit"),
		NotOffered: t("it is not among what may be chosen here", "ce n'est pas parmi ce qui peut être choisi ici"),
		NotAFoe:    t("an Attack is made on foes only", "une Attaque ne vise que des adversaires"),
		NotTouched: t("{card} lies on a {character}: not in play, and nothing touches it",
			"{card} est posée sur un {character} : hors jeu, rien ne l'affecte"),
		StaysInPlay: t("{card} is in play and stays there", "{card} est en jeu et y reste"),
		IsNoBoss: t("only {bosses} on their stack are defeated; {card} is not one of them",
			"seuls les {bosses} de leur paquet sont vaincus ; {card} n'en est pas"),
		OtherStack: t("{actor}'s team defeats those of the other stack",
			"l'équipe de {actor} affronte ceux de l'autre paquet"),
		NotYours: t("{card} is another player's", "{card} est à quelqu'un d'autre"),
		WaitsForMoment: t("the ability of {card} is not used in the turn: it acts, or is offered, when its moment comes",
			"la capacité de {card} ne s'utilise pas dans le tour : elle agit, ou est proposée, quand son moment vient"),
		AnswerFirst: t("a question to {player} is open: it must be answered first",
			"une question à {player} est ouverte : il faut d'abord y répondre"),
		OtherFirst: t("{source} is asked about first: it is used or declined, and {card} comes after it, where it still can act",
			"la question porte d'abord sur {source} : l'utiliser ou décliner ; {card} vient ensuite, si elle peut encore agir"),
		NotAsked:    t("nothing lets {actor} do that now", "rien ne permet à {actor} de le faire en ce moment"),
		SwitchedOff: t("the rule that would allow it is switched off", "la règle qui le permettrait est désactivée"),
	}
	return append(rows[:], v.Why...)
}
