package deckbuilder

import "tablereferee/engine"

// Reasons why something is refused.
const (
	NotYourTurn engine.Reason = iota
	TurnIsOver
	GameIsOver
	NotInHand
	NotEnoughPower
	NotForSale
	NeverBought
	StackEmpty
	IsFrozen
	FaceDown
	OnePerTurn
	NotOnTop
	NotUnderAttack
	NoDefense
	DefenseNotInHand
	DefendedAlready
	KeptThisTurn
	KeptDefends
	EffectUnknown
	NotLegal
	MustAnswer
	NoAbility
	AbilityNotNow
	NotYourQuestion
	HasNoType
	NotTouched
	StaysInPlay
	IsNoBoss
	AnswerFirst
	NotYours
	WaitsForMoment
	OtherStack
	reasonCount
)

// Reasons declares the sentences; the fields are those of the log (see engine/text.go).
func Reasons() []engine.Text {
	r := make([]engine.Text, reasonCount)
	r[NotYourTurn] = engine.Text{"it is not {actor}'s turn", "ce n'est pas le tour de {actor}"}
	r[TurnIsOver] = engine.Text{"the turn is over", "le tour est terminé"}
	r[GameIsOver] = engine.Text{"the game is over", "la partie est terminée"}
	r[NotInHand] = engine.Text{"it is not in {actor}'s hand", "elle n'est pas dans la main de {actor}"}
	r[NotEnoughPower] = engine.Text{"it costs {n} and {actor} has Power {now}", "elle coûte {n} et {actor} a Puissance {now}"}
	r[NotForSale] = engine.Text{"it is not for sale: only the Line-Up, the Kick stack and the top of the Super Hero stack are", "elle n'est pas à vendre : seuls la réserve, la pile des Coups de Pied et le dessus du paquet de Super-Héros le sont"}
	r[NeverBought] = engine.Text{"a Weakness is never bought", "une Faiblesse ne s'achète jamais"}
	r[StackEmpty] = engine.Text{"the stack is empty", "la pile est vide"}
	r[IsFrozen] = engine.Text{"a Frozen token lies on it", "un jeton Gelé est posé dessus"}
	r[FaceDown] = engine.Text{"the top Super Hero is face down until the turn is over", "le Super-Héros du dessus reste face cachée jusqu'à la fin du tour"}
	r[OnePerTurn] = engine.Text{"a Super Hero was defeated this turn already", "un Super-Héros a déjà été vaincu ce tour"}
	r[NotOnTop] = engine.Text{"it is not the face-up top of the Super Hero stack", "ce n'est pas le Super-Héros visible du dessus du paquet"}
	r[NotUnderAttack] = engine.Text{"there is no Attack on {actor} to avoid", "il n'y a pas d'Attaque contre {actor} à éviter"}
	r[NoDefense] = engine.Text{"it has no Defense", "elle n'a pas de Défense"}
	r[DefenseNotInHand] = engine.Text{"it is not in {actor}'s hand", "elle n'est pas dans la main de {actor}"}
	r[DefendedAlready] = engine.Text{"{actor} has used a Defense against this Attack already", "{actor} a déjà utilisé une Défense contre cette Attaque"}
	r[KeptThisTurn] = engine.Text{"it was played this turn already", "elle a déjà été jouée ce tour"}
	r[KeptDefends] = engine.Text{"a card kept in play gives no Defense", "une carte gardée en jeu ne donne pas de Défense"}
	r[EffectUnknown] = engine.Text{"the effect of this card is not defined here, so it cannot be played", "l'effet de cette carte n'est pas défini ici, elle ne peut donc pas être jouée"}
	r[NotLegal] = engine.Text{"it is not one of the legal answers", "ce n'est pas une réponse permise"}
	r[MustAnswer] = engine.Text{"it is not optional", "ce n'est pas facultatif"}
	r[NoAbility] = engine.Text{"it has no ability to use", "elle n'a pas de capacité à utiliser"}
	r[AbilityNotNow] = engine.Text{"its ability cannot be used now", "sa capacité ne peut pas servir maintenant"}
	r[NotYourQuestion] = engine.Text{"the question is {player}'s", "la question s'adresse à {player}"}
	r[HasNoType] = engine.Text{"it has no card type", "elle n'a pas de type"}
	r[NotTouched] = engine.Text{"it lies on a Super-Villain: not in play, and nothing touches it", "elle est posée sur un Super-Vilain : hors jeu, rien ne l'affecte"}
	r[StaysInPlay] = engine.Text{"it is in play and stays there", "elle est en jeu et y reste"}
	r[IsNoBoss] = engine.Text{"only Super Heroes on their stack are defeated; this is bought", "seuls les Super-Héros de leur paquet sont vaincus ; ceci s'achète"}
	r[OtherStack] = engine.Text{"{actor}'s team defeats those of the other stack", "l'équipe de {actor} affronte ceux de l'autre paquet"}
	r[NotYours] = engine.Text{"it is another player's", "elle est à quelqu'un d'autre"}
	r[WaitsForMoment] = engine.Text{"its ability is not used in the turn: it acts, or is offered, when its moment comes", "sa capacité ne s'utilise pas dans le tour : elle agit, ou est proposée, quand son moment vient"}
	r[AnswerFirst] = engine.Text{"a question is open: it must be answered first", "une question est ouverte : il faut d'abord y répondre"}
	return r
}

// WhyNot judges an attempt that is not among the legal answers of the open question (nil when the game is over).
func WhyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	g := On(m)
	c := g.Kit.Cites
	r := func(why engine.Reason, cites ...engine.Clause) engine.Refusal {
		return engine.Refusal{Reason: why, Cite: engine.Cite(cites...), Card: a.Card}
	}
	if q == nil {
		over := engine.Clause(g.Count(engine.NoPlayer, Over))
		if g.Ends() != engine.NoPlayer {
			return r(TurnIsOver, c.TurnIsOver)
		}
		return r(GameIsOver, over, c.GameEnds)
	}
	if a.Verb == VerbDefend && (q.Kind != AskDefend || q.Player != a.Player) {
		if q.Kind == AskDefend && q.Player != a.Player && g.Count(a.Player, Defended) != g.Count(engine.NoPlayer, AttackNo) {
			return r(NotYourQuestion, c.OnlySelf)
		}
		if n := g.Count(engine.NoPlayer, AttackNo); n > 0 && g.Rules.On(c.OneDefense) && g.Count(a.Player, Defended) == n && (q.Kind == AskDefend || g.Answered() == g.since) {
			return r(DefendedAlready, c.OneDefense)
		}
		return r(NotUnderAttack, c.MayAvoid)
	}
	if q.Kind != AskTurn {
		return g.whyNotAnswer(q, a, r)
	}
	if a.Player != q.Player {
		return r(NotYourTurn, c.TurnClockwise)
	}
	switch a.Verb {
	case VerbPlay:
		return g.whyNotPlay(a, r)
	case VerbBuy:
		return g.whyNotBuy(a, r)
	case VerbDefeat:
		return g.whyNotDefeat(a, r)
	case engine.VerbUse:
		if a.Card == 0 {
			return r(NoAbility, c.PlayAnyOrder)
		}
		k := g.Card(a.Card)
		cite := []engine.Clause{k.Cite.First()}
		if k.Sort == CharacterCard {
			cite = append(cite, c.CharacterAbility)
		}
		if k.Types&Location != 0 {
			cite = append(cite, c.LocationOngoing)
		}
		switch {
		case k.Action == nil && len(k.Abilities) == 0:
			return r(NoAbility, cite...)
		case g.Owner(g.In(a.Card)) != engine.NoPlayer && g.Owner(g.In(a.Card)) != a.Player:
			return r(NotYours, cite...)
		case k.Action == nil:
			return r(WaitsForMoment, cite...)
		}
		return r(AbilityNotNow, cite...)
	}
	return r(NotLegal, c.PlayAnyOrder)
}

type because func(why engine.Reason, cites ...engine.Clause) engine.Refusal

func (g *Game) whyNotPlay(a engine.Attempt, r because) engine.Refusal {
	c := g.Kit.Cites
	if a.Card == 0 {
		return r(NotInHand, c.PlayAnyOrder)
	}
	switch z := g.In(a.Card); {
	case z == g.Zone(a.Player, Hand) && g.Card(a.Card).Unknown:
		return r(EffectUnknown, g.Card(a.Card).Cite.First(), c.UnknownEffect)
	case z == g.Zone(a.Player, InPlay) && g.Flag(a.Card, Kept):
		if g.BecameKept(a.Card) {
			return r(KeptThisTurn, c.KeptNotSameTurn)
		}
		return r(KeptThisTurn, c.KeptCard)
	case z == g.Zone(a.Player, InPlay) && g.Card(a.Card).Types&Location != 0:
		return r(StaysInPlay, c.LocationStays)
	case z == g.Zone(a.Player, InPlay) && g.Card(a.Card).Stays:
		return r(StaysInPlay, g.Card(a.Card).Cite.First())
	case z == g.Zone(a.Player, OnCharacter):
		return r(NotTouched, c.NotInPlay)
	}
	return r(NotInHand, c.PlayAnyOrder)
}

func (g *Game) whyNotBuy(a engine.Attempt, r because) engine.Refusal {
	c := g.Kit.Cites
	if a.Card == 0 {
		return r(NotForSale, c.BuySources)
	}
	card, z := g.Card(a.Card), g.In(a.Card)
	dear := func() engine.Refusal {
		no := r(NotEnoughPower, c.BuyCombinedCost)
		no.N, no.Now = int32(card.Cost), int32(g.Count(a.Player, Power))
		return no
	}
	switch {
	case card.Sort == WeaknessCard:
		return r(NeverBought, c.WeaknessNotBought)
	case card.Sort == KickCard && g.Len(KickStack) == 0 && z != LineUp:
		return r(StackEmpty, c.KickAvailable)
	case z == KickStack, z == LineUp && g.Tokens(a.Card, Frozen) == 0:
		return dear()
	case z == LineUp:
		return r(IsFrozen, c.Frozen)
	case z == BossStack, z == VillainStack:
		return g.whyNotDefeat(a, r)
	case z == MainDeck:
		return r(NotForSale, c.NotLineUp, c.BuySources)
	}
	return r(NotForSale, c.BuySources)
}

func (g *Game) whyNotDefeat(a engine.Attempt, r because) engine.Refusal {
	c := g.Kit.Cites
	top := g.Top(g.BossZone(a.Player))
	switch {
	case a.Card != 0 && g.Side(a.Player) != 0 && (g.In(a.Card) == BossStack || g.In(a.Card) == VillainStack) && g.In(a.Card) != g.BossZone(a.Player):
		return r(OtherStack, c.TeamStacks)
	case top == 0:
		return r(StackEmpty, c.BossAvailable)
	case a.Card != 0 && g.Card(a.Card).Sort != BossCard:
		return r(IsNoBoss, c.DefeatIsBuying)
	case a.Card != 0 && g.In(a.Card) == LineUp:
		return r(IsNoBoss, c.DefeatIsBuying, c.BossFromLineUp)
	case g.Count(engine.NoPlayer, Felled) > 0:
		return r(OnePerTurn, c.BossOnePerTurn, c.BossNextDown)
	case a.Card != top:
		return r(NotOnTop, c.BossMayDefeat)
	case !g.Flag(top, FaceUp):
		return r(FaceDown, c.BossNextDown)
	}
	no := r(NotEnoughPower, c.BossMayDefeat)
	no.N, no.Now = int32(g.BossCost(a.Player)), int32(g.Count(a.Player, Power))
	return no
}

// whyNotAnswer judges an answer to a question that a card asks.
func (g *Game) whyNotAnswer(q *engine.Question, a engine.Attempt, r because) engine.Refusal {
	c := g.Kit.Cites
	with := func(why engine.Reason, first engine.Clause) engine.Refusal {
		no := r(why, first)
		no.Cite = no.Cite.With(q.Cite)
		return no
	}
	if a.Player != q.Player {
		return with(NotYourQuestion, 0)
	}
	if a.Verb == engine.VerbDecline {
		if g.Active() == engine.NoPlayer && g.Ends() != engine.NoPlayer && q.Source != 0 && g.Card(q.Source).Sort == BossCard {
			return with(MustAnswer, c.MustIfAble)
		}
		return with(MustAnswer, 0)
	}
	if a.Verb == VerbPlay || a.Verb == VerbBuy || a.Verb == VerbDefeat || a.Verb == VerbEndTurn {
		if g.Active() == engine.NoPlayer && g.Ends() != engine.NoPlayer {
			return r(TurnIsOver, c.TurnIsOver)
		}
		if q.Kind != AskPlay {
			if q.Source == 0 || g.In(q.Source) != g.Zone(q.Player, InPlay) { // not the text of a card that was played
				return with(AnswerFirst, 0)
			}
			return with(AnswerFirst, c.PlayResolveAtOnce)
		}
	}
	if q.Kind == AskDefend {
		switch {
		case a.Card == 0 || g.Card(a.Card).Defense == nil:
			return r(NoDefense, c.MayAvoid)
		case g.In(a.Card) == g.Zone(a.Player, InPlay):
			return r(KeptDefends, c.KeptNoDefense)
		}
		no := r(DefenseNotInHand, c.MayAvoid)
		no.Cite = no.Cite.And(g.Card(a.Card).Defense.InHand).With(g.Card(a.Card).Defense.Cite)
		return no
	}
	if a.Card != 0 {
		z := g.In(a.Card)
		switch {
		case g.Info(z).Class == ActiveOnCharacter:
			return with(NotTouched, c.NotInPlay)
		case g.Card(a.Card).Sort == WeaknessCard && offered(q, z):
			return with(HasNoType, c.WeaknessNoType)
		case q.Kind == AskDestroy && !offered(q, z) && z != LineUp && g.Owner(z) != engine.NoPlayer:
			return with(NotLegal, c.DestroyWhere)
		case z == LineUp && g.Tokens(a.Card, Frozen) > 0 && q.Kind == AskGain:
			return with(IsFrozen, c.Frozen)
		case q.Kind == AskFreeze:
			return with(NotLegal, c.FrozenPlace)
		case z != LineUp && g.Owner(z) == engine.NoPlayer && allIn(q, LineUp):
			return with(NotLegal, c.NotLineUp)
		}
	}
	return with(NotLegal, 0)
}

// offered says whether a card of a zone is among the legal answers.
func offered(q *engine.Question, z engine.Zone) bool {
	for i := range q.Answers {
		if a := &q.Answers[i]; a.Card != 0 && a.Zone == z {
			return true
		}
	}
	return false
}

// allIn says whether all cards among the legal answers lie in one zone.
func allIn(q *engine.Question, z engine.Zone) bool {
	n := 0
	for i := range q.Answers {
		if a := &q.Answers[i]; a.Card != 0 {
			if a.Zone != z {
				return false
			}
			n++
		}
	}
	return n > 0
}

// Locate finds the card that somebody most likely means by a name: what a verb is usually said of comes first, the player's own
// before others', what is seen before what is hidden, the box last.
func Locate(m *engine.Match, a engine.Attempt, d engine.Def) engine.CardID {
	g := On(m)
	best, bestRank := engine.CardID(0), 1<<30
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.Def(c) != d {
			continue
		}
		if rank := g.rank(a, g.In(c)); rank < bestRank && (a.Zone < 0 || a.Zone == g.In(c)) {
			best, bestRank = c, rank
		}
	}
	return best
}

func (g *Game) rank(a engine.Attempt, z engine.Zone) int {
	if owner := g.Owner(z); owner != engine.NoPlayer {
		usual := [...]int{Hand: 0, InPlay: 1, Character: 2, Discard: 3, OnCharacter: 4, Deck: 5}
		switch a.Verb {
		case engine.VerbUse:
			usual = [...]int{Character: 0, InPlay: 1, OnCharacter: 2, Hand: 3, Discard: 4, Deck: 5}
		case VerbBuy, VerbDefeat:
			usual = [...]int{Hand: 20, InPlay: 21, Discard: 22, Deck: 23, OnCharacter: 24, Character: 25}
		}
		for k, r := range usual {
			if g.Zone(owner, k) == z {
				if owner != a.Player {
					r += 10
				}
				return r
			}
		}
	}
	switch z {
	case LineUp:
		return 6
	case KickStack, BossStack, VillainStack, WeaknessStack:
		return 7
	case MainDeck:
		return 8
	case Destroyed:
		return 9
	}
	return 100
}
