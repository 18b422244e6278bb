package deckbuilder

import "tablereferee/engine"

// Zones of the table, in the order of SharedZones.
const (
	MainDeck engine.Zone = iota + 1
	LineUp
	KickStack
	WeaknessStack
	BossStack
	Destroyed
	Characters   // oversized characters that nobody plays
	VillainStack // of the other team, in a variant of two teams
)

// Zones of each player, in the order of PlayerZones.
const (
	Character = iota
	Hand
	Deck
	Discard
	InPlay
	OnCharacter
	Revealed // turned up from the deck, until the text that did it says where they go
)

// ActiveInPlay and ActiveOnCharacter are the sorts of zones in which abilities are alive.
const (
	ActiveInPlay engine.Class = 1 << iota
	ActiveOnCharacter
)

// SharedZones declares the zones of the table.
func SharedZones() []engine.ZoneInfo {
	return []engine.ZoneInfo{
		engine.Box:    {ID: "box", Name: engine.Text{"box", "boîte"}, Brief: true},
		MainDeck:      {ID: "main_deck", Name: engine.Text{"main deck", "deck commun"}, Enter: engine.Bottom, Brief: true, Piled: true, Down: true, Sized: true},
		LineUp:        {ID: "line_up", Name: engine.Text{"Line-Up", "réserve"}, Beside: true, Loose: true, Enter: engine.Bottom},
		KickStack:     {ID: "kick", Name: engine.Text{"Kick stack", "pile des Coups de Pied"}, Enter: engine.Top, Brief: true, Sized: true, Ebbs: true},
		WeaknessStack: {ID: "weakness", Name: engine.Text{"Weakness stack", "pile des Faiblesses"}, Enter: engine.Top, Brief: true, Sized: true},
		BossStack:     {ID: "super_heroes", Name: engine.Text{"Super Hero stack", "paquet de Super-Héros"}, Enter: engine.Top, Down: true, Ebbs: true},
		Destroyed:     {ID: "destroyed", Name: engine.Text{"destroyed pile", "pile des cartes détruites"}, Loose: true, Enter: engine.Top},
		Characters:    {ID: "characters", Name: engine.Text{"spare characters", "personnages restants"}, Beside: true, Loose: true, Enter: engine.Bottom, Brief: true, Inner: true, Ebbs: true},
		VillainStack:  {ID: "super_villains", Name: engine.Text{"Super-Villain stack", "paquet de Super-Vilains"}, Enter: engine.Top, Down: true, Ebbs: true},
	}
}

// PlayerZones declares the zones of each player.
func PlayerZones() []engine.ZoneInfo {
	return []engine.ZoneInfo{
		Character:   {ID: "character", Name: engine.Text{"character", "personnage"}, Beside: true, Inner: true, Class: ActiveInPlay, Ebbs: true},
		Hand:        {ID: "hand", Name: engine.Text{"hand", "main"}, Beside: true, Loose: true, Held: true, Enter: engine.Bottom},
		Deck:        {ID: "deck", Name: engine.Text{"deck", "pioche"}, Enter: engine.Top, Piled: true, Down: true, Sized: true},
		Discard:     {ID: "discard", Name: engine.Text{"discard pile", "défausse"}, Loose: true, Enter: engine.Top},
		InPlay:      {ID: "in_play", Name: engine.Text{"in play", "en jeu"}, Beside: true, Loose: true, Enter: engine.Bottom, Class: ActiveInPlay, OwnTurn: true},
		OnCharacter: {ID: "on_character", Name: engine.Text{"cards on the Super-Villain", "cartes sur le Super-Vilain"}, Beside: true, Enter: engine.Top, Class: ActiveOnCharacter, OwnTurn: true},
		Revealed:    {ID: "revealed", Name: engine.Text{"revealed cards", "cartes révélées"}, Enter: engine.Bottom, Inner: true, Passing: true},
	}
}

// Counters of the table.
const (
	TurnOf    engine.Counter = iota // the player whose turn it is, counted from 1; 0 is nobody's turn
	TurnNo                          // turns begun
	Felled                          // bosses defeated this turn
	Over                            // why the game is over, 0 while it goes on
	AttackNo                        // Attacks made so far
	FirstSeat                       // the seat that begins
	Ending                          // the player whose end of turn it is, counted from 1
	FromStep                        // the step of the end of a turn at which a set-up begins, 0 once it has begun
	Globals   = iota
)

// Counters of each player.
const (
	Power     engine.Counter = iota
	VP                       // Victory Point tokens
	Defended                 // the number of the last Attack this player used a Defense against
	Rebate                   // how much less a boss costs this turn
	Score                    // total at the end of the game
	Won                      // 1 for a winner
	Team                     // 1 or 2 in a variant of two teams
	PerPlayer = iota
)

// Counts declares the counters a script may name and the log states.
func Counts() []engine.CounterInfo {
	return []engine.CounterInfo{
		{Counter: VP, ID: "vp", Name: engine.Text{"VP tokens", "jetons PV"}},
		{Counter: Score, ID: "score", Name: engine.Text{"score", "score"}, Outcome: true, AtEnd: true, Signed: true},
		{Counter: Power, ID: "power", Name: engine.Text{"Power", "Puissance"}, OwnTurn: true},
		{Counter: Won, ID: "won", Name: engine.Text{"winner", "vainqueur"}, Silent: true, Outcome: true, AtEnd: true, YesNo: true, Tells: engine.TellsWon},
		{Counter: TurnOf, ID: "turn_of", Global: true, Silent: true, Outcome: true, Seat: true, Tells: engine.TellsTurn, InTurn: true},
		{Counter: TurnNo, ID: "turn_number", Name: engine.Text{"turn number", "numéro du tour"}, Global: true, Silent: true, From: 1, InTurn: true, ByTurn: true, EachTurn: true},
		{Counter: Over, ID: "over", Global: true, Silent: true, Outcome: true, YesNo: true, Tells: engine.TellsOver},
		{Counter: Rebate, ID: "rebate", Name: engine.Text{"pays less for Super Heroes", "paie moins pour les Super-Héros"}, Silent: true, Earlier: true},
	}
}

// Tokens and marks on cards.
const (
	Frozen   engine.Token = iota
	Used                  // the number of the turn in which it was last used
	Replayed              // the number of the turn in which it was last played, of a card that stays in play
)

const (
	FaceUp                 = engine.FaceUp // of a boss on its stack
	Kept       engine.Flag = 2 << iota     // stays in play for the rest of the game by another card's doing
	Carrying                               // has the texts of the cards on its player's character this turn
	TakesTypes                             // counts as Hero, Villain, Equipment and Super Power by a text it carries
)

// Flags declares the marks that a set-up may fix and the log shows.
func Flags() []engine.FlagInfo {
	mark := func(x engine.Flag, id, en, fr string) engine.FlagInfo {
		return engine.FlagInfo{Flag: x, MarkInfo: engine.MarkInfo{ID: id, Name: engine.Text{en, fr}}}
	}
	return []engine.FlagInfo{
		mark(Kept, "kept", "stays in play", "reste en jeu"),
		mark(Carrying, "carries", "has taken the texts", "a pris les textes"),
		mark(TakesTypes, "takes_types", "of all card types", "de tous les types"),
	}
}

// Kinds of events.
const (
	Turn engine.Kind = engine.FirstKind + iota
	Play
	Draw
	Discarded
	Bought
	Defeat
	Gain
	Destroy
	PutAway // at the end of the turn
	Put
	Pass
	Reveal
	Show
	Look
	Reshuffled
	ShuffleZone
	PowerUp
	Pay
	PowerLost
	Attack
	Avoid
	HitsMade
	Hit
	SetUp
	TokensUp
	TokensDown
	Freeze
	Thaw
	NoneLeft
	NothingGained
	NothingEnters
	Nothing
	EndAnnounce
	EndEffects
	EndRefill
	EndDraw
	EndFlip
	EndNext
	Refill
	Flip
	Appear
	AppearNone
	UsedUp
	NotAgain
	PlaysNone
	Keep
	Carry
	TakeTypes
	GameOver
	Gather
	ScoreCards
	ScoreStar
	ScoreTokens
	ScoreTotal
	Winner
	Rebated
	UseAbility
	Deal
	SetAside
	Defends
	Stock // quiet: the set-up makes a pile
	SetAsideUnseen
	Stacked
	Takes
	OnTop
	Begins
	NoneToPass
	NoneToDestroy
	IsDestroyed
	NoneYet
	NoFurther
	Undefined
	TeamTotal
	JoinTeam
	LeftOut
	AdviseDeck
	AdviseSize
	NoneToDraw
	setTurn
	setTurnNo
	setFelled
	setOver
	setAttack
	setDefended
	GoesOn
	setEnding
	setFromStep
	setSeat
	setRebate
	setWon
	kindCount
)

// EventKinds declares the kinds of events, the kernel's first.
func EventKinds() []engine.KindInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	move := t("{actor} puts {card}: {from} -> {to}", "{actor} met {card} : {from} -> {to}")
	k := make([]engine.KindInfo, kindCount)
	k[engine.NoKind] = engine.KindInfo{Name: "nothing"}
	k[engine.Chosen] = engine.KindInfo{Name: "choose", Says: t("{asked}{actor} {chosen}{or}", "{asked}{actor} {chosen}{or}")}
	k[engine.Refused] = engine.KindInfo{Name: "refuse", Says: t("REFUSED: {actor} {what}: {reason}; legal for {player}: {legal}", "REFUSÉ : {actor} {what} : {reason} ; permis à {player} : {legal}")}
	k[engine.Claimed] = engine.KindInfo{Name: "claim", Says: t("proven: {what}", "prouvé : {what}")}
	k[engine.Cancelled] = engine.KindInfo{Name: "cancel", Says: t("it does not happen", "cela n'a pas lieu")}
	quiet := func(i engine.Kind, name string, op engine.Op, c engine.Counter) {
		k[i] = engine.KindInfo{Name: name, Op: op, Counter: c, Quiet: true}
	}
	quiet(setTurn, "set-turn", engine.SetCount, TurnOf)
	quiet(setTurnNo, "set-turn-number", engine.Count, TurnNo)
	quiet(setFelled, "set-defeated", engine.SetCount, Felled)
	quiet(setOver, "set-over", engine.SetCount, Over)
	quiet(setAttack, "set-attack", engine.Count, AttackNo)
	quiet(setDefended, "set-defended", engine.SetCount, Defended)
	quiet(setEnding, "set-ending", engine.SetCount, Ending)
	quiet(setSeat, "set-seat", engine.SetCount, FirstSeat)
	quiet(setFromStep, "set-from-step", engine.SetCount, FromStep)
	quiet(setRebate, "set-rebate", engine.SetCount, Rebate)
	quiet(Stock, "stock", engine.MoveCard, 0)
	quiet(setWon, "set-won", engine.SetCount, Won)
	k[Turn] = engine.KindInfo{Name: "turn", Chapter: true, Says: t("turn {actor}", "tour {actor}")}
	k[GoesOn] = engine.KindInfo{Name: "turn-goes-on", Chapter: true, Says: t("turn {actor} goes on", "tour {actor}, suite")}
	k[Play] = engine.KindInfo{Name: "play", Op: engine.MoveCard, Says: t("{actor} plays {card}: {from} -> {to}", "{actor} joue {card} : {from} -> {to}")}
	k[Draw] = engine.KindInfo{Name: "draw", Op: engine.MoveCard, Says: t("{actor} draws {card}: {from} -> {to}", "{actor} pioche {card} : {from} -> {to}")}
	k[Discarded] = engine.KindInfo{Name: "discard", Op: engine.MoveCard, Says: t("{actor} discards {card}: {from} -> {to}", "{actor} défausse {card} : {from} -> {to}")}
	k[Bought] = engine.KindInfo{Name: "buy", Op: engine.MoveCard, Says: t("{actor} buys {card}: {from} -> {to}", "{actor} achète {card} : {from} -> {to}")}
	k[Defeat] = engine.KindInfo{Name: "defeat", Op: engine.MoveCard, Says: t("{actor} defeats {card}: {from} -> {to}", "{actor} vainc {card} : {from} -> {to}")}
	k[Gain] = engine.KindInfo{Name: "gain", Op: engine.MoveCard, Says: t("{actor} gains {card}: {from} -> {to}", "{actor} gagne {card} : {from} -> {to}")}
	k[Destroy] = engine.KindInfo{Name: "destroy", Op: engine.MoveCard, Says: t("{actor} destroys {card}: {from} -> {to}", "{actor} détruit {card} : {from} -> {to}")}
	k[PutAway] = engine.KindInfo{Name: "put-away", Op: engine.MoveCard, Says: t("{actor} puts {card} away: {from} -> {to}", "{actor} range {card} : {from} -> {to}")}
	k[Put] = engine.KindInfo{Name: "put", Op: engine.MoveCard, Says: move}
	k[Pass] = engine.KindInfo{Name: "pass", Op: engine.MoveCard, Says: t("{actor} passes {card} to {player}: {from} -> {to}", "{actor} passe {card} à {player} : {from} -> {to}")}
	k[Reveal] = engine.KindInfo{Name: "reveal", Says: t("{actor} reveals {card}, top of {from}", "{actor} révèle {card}, dessus de {from}")}
	k[Look] = engine.KindInfo{Name: "look", Says: t("{actor} looks at {card}, top of {from}", "{actor} regarde {card}, dessus de {from}")}
	k[Show] = engine.KindInfo{Name: "show", Says: t("{actor} shows {card} in {from}", "{actor} montre {card} dans {from}")}
	k[Reshuffled] = engine.KindInfo{Name: "reshuffle", Op: engine.Reshuffle, Says: t("{actor} shuffles {from} into {to} (cards: {n})", "{actor} mélange {from} dans {to} (cartes : {n})")}
	k[ShuffleZone] = engine.KindInfo{Name: "shuffle", Op: engine.Shuffle, Says: t("{to}: shuffled (cards: {n})", "{to} : mélange (cartes : {n})")}
	k[PowerUp] = engine.KindInfo{Name: "power", Op: engine.Count, Counter: Power, Says: t("{player} has Power {+n} (now {now})", "{player} a Puissance {+n} (total {now})")}
	k[Pay] = engine.KindInfo{Name: "pay", Op: engine.Count, Counter: Power, Says: t("{player} pays: Power {+n} (now {now})", "{player} paie : Puissance {+n} (total {now})")}
	k[PowerLost] = engine.KindInfo{Name: "power-lost", Op: engine.SetCount, Counter: Power, Says: t("{player}'s unspent Power is lost (now {now})", "la Puissance non dépensée de {player} est perdue (total {now})")}
	k[Attack] = engine.KindInfo{Name: "attack", Says: t("Attack on {player}", "Attaque contre {player}")}
	k[Avoid] = engine.KindInfo{Name: "avoid", Says: t("{player} avoids the Attack", "{player} évite l'Attaque")}
	k[Defends] = engine.KindInfo{Name: "defend", Says: t("{actor} defends with {card}", "{actor} se défend avec {card}")}
	k[SetUp] = engine.KindInfo{Name: "set-up", Chapter: true, Says: t("set-up", "mise en place")}
	k[Hit] = engine.KindInfo{Name: "hit", Says: t("{player} does not avoid the Attack", "{player} n'évite pas l'Attaque")}
	k[HitsMade] = engine.KindInfo{Name: "hits", Says: t("players who did not avoid the Attack: {n}", "joueurs qui n'ont pas évité l'Attaque : {n}")}
	k[TokensUp] = engine.KindInfo{Name: "gain-vp", Op: engine.Count, Counter: VP, Says: t("{player} gains VP tokens: {+n} (now {now})", "{player} gagne des jetons PV : {+n} (total {now})")}
	k[TokensDown] = engine.KindInfo{Name: "lose-vp", Op: engine.Count, Counter: VP, Says: t("{player} loses VP tokens: {+n} (now {now})", "{player} perd des jetons PV : {+n} (total {now})")}
	k[Freeze] = engine.KindInfo{Name: "freeze", Op: engine.Place, Token: Frozen, Says: t("{actor} puts a Frozen token on {card} (now {now})", "{actor} pose un jeton Gelé sur {card} (total {now})")}
	k[Thaw] = engine.KindInfo{Name: "thaw", Op: engine.Place, Token: Frozen, Says: t("a Frozen token comes off {card} (now {now})", "un jeton Gelé quitte {card} (total {now})")}
	k[NothingGained] = engine.KindInfo{Name: "none-gained", Says: t("{player} gains no card of {from}", "{player} ne gagne pas de carte : {from}")}
	k[NothingEnters] = engine.KindInfo{Name: "none-enters", Says: t("no card enters: {from} is empty", "aucune carte n'arrive : {from} est vide")}
	k[NoneLeft] = engine.KindInfo{Name: "none-left", Says: t("{player} gains nothing: {from} is empty", "{player} ne gagne rien : {from} est vide")}
	k[Nothing] = engine.KindInfo{Name: "no-effect", Says: t("{card} has no effect", "{card} est sans effet")}
	k[EndAnnounce] = engine.KindInfo{Name: "end-turn", Says: t("{actor} ends the turn", "{actor} termine son tour")}
	k[EndEffects] = engine.KindInfo{Name: "end-effects", Says: t("effects at the end of {actor}'s turn", "effets à la fin du tour de {actor}")}
	k[EndRefill] = engine.KindInfo{Name: "end-refill", Says: t("the Line-Up is to be filled", "la réserve est à compléter")}
	k[EndDraw] = engine.KindInfo{Name: "end-draw", Says: t("{actor} draws a new hand of {n}", "{actor} pioche une nouvelle main de {n}")}
	k[EndFlip] = engine.KindInfo{Name: "end-flip", Says: t("the top Super Hero is looked at", "on regarde le Super-Héros du dessus")}
	k[EndNext] = engine.KindInfo{Name: "end-next", Says: t("{player} is next", "c'est au tour de {player}")}
	k[Refill] = engine.KindInfo{Name: "refill", Op: engine.MoveCard, Says: t("{card} enters: {from} -> {to}", "{card} arrive : {from} -> {to}")}
	k[Flip] = engine.KindInfo{Name: "flip", Op: engine.SetFlag, Flag: FaceUp, Says: t("{card} is turned face up on {from}", "{card} est retourné face visible sur {from}")}
	k[Appear] = engine.KindInfo{Name: "first-appearance", Says: t("First Appearance of {card}", "Révélation de {card}")}
	k[AppearNone] = engine.KindInfo{Name: "no-first-appearance", Says: t("{card} has no First Appearance Attack", "{card} n'a pas d'Attaque de Révélation")}
	k[PlaysNone] = engine.KindInfo{Name: "plays-none", Says: t("{card}: no such card is left to play", "{card} : il ne reste pas de telle carte à jouer")}
	k[NotAgain] = engine.KindInfo{Name: "not-again", Op: engine.Place, Token: Replayed, Says: t("{card} is not played again this turn", "{card} n'est plus rejouée ce tour")}
	k[UsedUp] = engine.KindInfo{Name: "used-up", Op: engine.Place, Token: Used, Says: t("{card} is used for this turn", "{card} a servi pour ce tour")}
	k[Keep] = engine.KindInfo{Name: "keep", Op: engine.SetFlag, Flag: Kept, Says: t("{card} stays in play for the rest of the game", "{card} reste en jeu jusqu'à la fin de la partie")}
	k[Carry] = engine.KindInfo{Name: "carry", Op: engine.SetFlag, Flag: Carrying, Says: t("{card} has the text of the cards on the Super-Villain until the end of the turn", "{card} a le texte des cartes posées sur le Super-Vilain jusqu'à la fin du tour")}
	k[TakeTypes] = engine.KindInfo{Name: "take-types", Op: engine.SetFlag, Flag: TakesTypes, Says: t("{card} counts as each of these card types too", "{card} compte aussi comme chacun de ces types")}
	k[GameOver] = engine.KindInfo{Name: "game-over", Chapter: true, Says: t("the game is over", "la partie est terminée")}
	k[Gather] = engine.KindInfo{Name: "gather", Op: engine.MoveAll, Says: t("{player}: {from} -> {to} (cards: {n})", "{player} : {from} -> {to} (cartes : {n})")}
	k[ScoreCards] = engine.KindInfo{Name: "score-cards", Op: engine.Count, Counter: Score, Says: t("{player}: {times}{card}: {+n} VP (now {now})", "{player} : {times}{card} : {+n} PV (total {now})")}
	k[ScoreStar] = engine.KindInfo{Name: "score-star", Op: engine.Count, Counter: Score, Says: t("{player}: {card} is worth {n} VP now (total {now})", "{player} : {card} vaut {n} PV maintenant (total {now})")}
	k[ScoreTokens] = engine.KindInfo{Name: "score-tokens", Op: engine.Count, Counter: Score, Says: t("{player}: VP tokens: {+n} VP (now {now})", "{player} : jetons PV : {+n} PV (total {now})")}
	k[ScoreTotal] = engine.KindInfo{Name: "score", Says: t("{player} has {n} VP", "{player} a {n} PV")}
	k[Winner] = engine.KindInfo{Name: "winner", Says: t("{player} wins", "{player} gagne")}
	k[Rebated] = engine.KindInfo{Name: "rebate", Op: engine.Count, Counter: Rebate, Says: t("Super Heroes on the stack cost {player} {n} less this turn", "les Super-Héros du paquet coûtent {n} de moins à {player} ce tour")}
	k[UseAbility] = engine.KindInfo{Name: "use", Says: t("{actor} uses {card}", "{actor} utilise {card}")}
	k[Deal] = engine.KindInfo{Name: "deal", Op: engine.MoveCard, Says: t("{player} is dealt {card}", "{player} reçoit {card}")}
	k[SetAside] = engine.KindInfo{Name: "set-aside", Op: engine.MoveCard, Says: t("{card} is set aside: {from} -> {to}", "{card} est mis de côté : {from} -> {to}")}
	k[SetAsideUnseen] = engine.KindInfo{Name: "set-aside-unseen", Op: engine.MoveCard, Says: t("an unseen Super Hero is set aside: {from} -> {to}", "un Super-Héros est mis de côté sans être vu : {from} -> {to}")}
	k[Takes] = engine.KindInfo{Name: "take-character", Op: engine.MoveCard, Says: t("{player} plays as {card}", "{player} joue {card}")}
	k[OnTop] = engine.KindInfo{Name: "on-top", Op: engine.MoveCard, Says: t("{card} goes on top of {to}", "{card} est posé sur {to}")}
	k[Stacked] = engine.KindInfo{Name: "stack", Says: t("{to} is ready (cards: {n})", "{to} est prêt (cartes : {n})")}
	k[Begins] = engine.KindInfo{Name: "first-player", Op: engine.SetCount, Counter: FirstSeat, Says: t("{actor} is the first player", "{actor} est le premier joueur")}
	k[NoneToDraw] = engine.KindInfo{Name: "none-to-draw", Says: t("{player} has no card left in deck and discard pile", "{player} n'a plus de carte, ni dans la pioche ni dans la défausse")}
	k[LeftOut] = engine.KindInfo{Name: "left-out", Says: t("{card} is left out", "{card} est laissé de côté")}
	k[IsDestroyed] = engine.KindInfo{Name: "is-destroyed", Op: engine.MoveCard, Says: t("{card} is destroyed: {from} -> {to}", "{card} est détruite : {from} -> {to}")}
	k[NoneYet] = engine.KindInfo{Name: "no-effect-yet", Says: t("{card} has no effect so far", "{card} est sans effet pour l'instant")}
	k[NoFurther] = engine.KindInfo{Name: "no-further-effect", Says: t("{card} has no further effect", "{card} n'a pas d'autre effet")}
	k[Undefined] = engine.KindInfo{Name: "not-defined", Says: t("{card} is not offered: its effect is not defined here", "{card} n'est pas proposée : son effet n'est pas défini ici")}
	k[TeamTotal] = engine.KindInfo{Name: "team-score", Says: t("the team of {player} has {n} VP together", "l'équipe de {player} a {n} PV en tout")}
	k[JoinTeam] = engine.KindInfo{Name: "team", Op: engine.SetCount, Counter: Team, Says: t("{player} is in team {n}", "{player} est dans l'équipe {n}")}
	k[AdviseDeck] = engine.KindInfo{Name: "advise-deck", Says: t("advice: a main deck mixed with another set, or put together for this (cards: {n})", "conseil : un deck commun mélangé avec une autre boîte, ou composé pour cela (cartes : {n})")}
	k[AdviseSize] = engine.KindInfo{Name: "advise-size", Says: t("advice: a main deck of at least {now} cards, this one has {n}", "conseil : un deck commun d'au moins {now} cartes, celui-ci en a {n}")}
	k[NoneToDestroy] = engine.KindInfo{Name: "none-to-destroy", Says: t("{card} finds no card to destroy", "{card} ne trouve pas de carte à détruire")}
	k[NoneToPass] = engine.KindInfo{Name: "none-to-pass", Says: t("{player} has no card to pass", "{player} n'a pas de carte à passer")}
	happens(k)
	tells(k)
	return k
}

// Verbs of answers, after the kernel's.
const (
	VerbPlay engine.Verb = engine.FirstVerb + iota
	VerbBuy
	VerbDefeat
	VerbEndTurn
	VerbDefend
	VerbDestroy
	VerbDiscard
	VerbGain
	VerbPass
	verbCount
)

// Verbs declares the words of answers.
func Verbs() []engine.VerbInfo {
	v := make([]engine.VerbInfo, verbCount)
	say := func(i engine.Verb, word, fr string) {
		v[i] = engine.VerbInfo{Word: word, Says: engine.Text{word + " {x}", fr + " {x}"}, Of: engine.OfCards}
	}
	v[engine.VerbDecline] = engine.VerbInfo{Word: "declines", Says: engine.Text{"declines", "renonce"}}
	say(engine.VerbUse, "uses", "utilise")
	say(engine.VerbChoose, "chooses", "choisit")
	v[engine.VerbChoose].Of = engine.OfAny
	say(VerbPlay, "plays", "joue")
	say(VerbBuy, "buys", "achète")
	say(VerbDefeat, "defeats", "vainc")
	v[VerbEndTurn] = engine.VerbInfo{Word: "ends_turn", Says: engine.Text{"ends the turn", "termine son tour"}}
	say(VerbDefend, "defends", "se défend avec")
	v[VerbDefeat].Like = VerbBuy // a boss on its stack is bought, and that is its defeat
	v[VerbDefend].Says[engine.EN] = "defends with {x}"
	v[VerbDefeat].Behind = engine.Text{"behind defeats stands the Super Hero on top of the stack; a card of the Line-Up is bought: buys",
		"derrière defeats vient le Super-Héros du dessus du paquet ; une carte de la réserve s'achète : buys"}
	say(VerbDestroy, "destroys", "détruit")
	say(VerbDiscard, "discards", "défausse")
	say(VerbGain, "gains", "gagne")
	say(VerbPass, "passes", "passe")
	for _, i := range [...]engine.Verb{engine.VerbUse, VerbPlay, VerbBuy, VerbDefeat, VerbEndTurn} {
		v[i].Turn = true
	}
	said(v)
	return v
}

// Questions.
const (
	AskTurn engine.QuestionKind = iota
	AskDefend
	AskFoe
	AskDestroy
	AskDiscard
	AskGain
	AskPass
	AskPut
	AskFreeze
	AskMay
	AskPlay
	AskHow
	AskCharacter
	AskReturn
	AskOrder
	AskDraw
	AskWhere
	questionCount
)

// Questions declares what is asked.
func Questions() []engine.Text {
	q := make([]engine.Text, questionCount)
	q[AskTurn] = engine.Text{"", ""}
	q[AskDefend] = engine.Text{"avoid the Attack? ", "éviter l'Attaque ? "}
	q[AskFoe] = engine.Text{"which foe? ", "quel adversaire ? "}
	q[AskDestroy] = engine.Text{"destroy which card? ", "détruire quelle carte ? "}
	q[AskDiscard] = engine.Text{"discard which card? ", "défausser quelle carte ? "}
	q[AskGain] = engine.Text{"gain which card? ", "gagner quelle carte ? "}
	q[AskPass] = engine.Text{"pass which card? ", "passer quelle carte ? "}
	q[AskPut] = engine.Text{"put which card? ", "mettre quelle carte ? "}
	q[AskFreeze] = engine.Text{"freeze which card? ", "geler quelle carte ? "}
	q[AskMay] = engine.Text{"use it? ", "l'utiliser ? "}
	q[AskPlay] = engine.Text{"play which card? ", "jouer quelle carte ? "}
	q[AskHow] = engine.Text{"in which way? ", "de quelle façon ? "}
	q[AskCharacter] = engine.Text{"which character? ", "quel personnage ? "}
	q[AskReturn] = engine.Text{"put back which card? ", "remettre quelle carte ? "}
	q[AskOrder] = engine.Text{"which first? ", "lequel d'abord ? "}
	q[AskDraw] = engine.Text{"draw which card? ", "piocher quelle carte ? "}
	q[AskWhere] = engine.Text{"where does it go? ", "où va-t-elle ? "}
	return q
}

// Options that are neither cards nor players.
const (
	_ engine.Option = iota
	OptDiscardIt
	OptDestroyVulnerability
	OptDraw
	optionCount
)

// Options declares them; the English words are what a script says.
func Options() []engine.Text {
	o := make([]engine.Text, optionCount)
	o[OptDiscardIt] = engine.Text{"discard it", "la défausser"}
	o[OptDestroyVulnerability] = engine.Text{"destroy a Vulnerability", "détruire une Vulnérabilité"}
	o[OptDraw] = engine.Text{"draw it", "la piocher"}
	return o
}
