package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Build makes the kernel's declarations of the game's cards and abilities.
func (k *Parts) Build(r *engine.Rules) {
	k.judge = engine.NewJudge(k.demands())
	r.Demands = k.judge.InForce
	r.Cards = make([]engine.CardInfo, len(k.Cards))
	r.Abilities = make([]engine.Ability, 1)
	k.waiting, k.firsts, k.brief = make([]waiting, 1), engine.Kinds{}, make([]brief, len(k.Cards))
	k.shown = k.shown[:0]
	for _, s := range k.EndTurn {
		if s.Shown != engine.NoKind {
			k.shown = append(k.shown, s.Shown)
		}
	}
	add := func(a engine.Ability, w waiting) engine.AbilityID {
		r.Abilities, k.waiting = append(r.Abilities, a), append(k.waiting, w)
		return engine.AbilityID(len(r.Abilities) - 1)
	}
	for d := range k.Cards {
		c := &k.Cards[d]
		c.firsts, k.brief[d] = engine.Kinds{}, brief{int32(c.Cost), int32(c.VP), c.Sort, c.Leaves != 0, c.unplayable()}
		if d > 0 && !c.Outside && !c.Test {
			k.sorts |= 1 << c.Sort
		}
		info := engine.CardInfo{ID: c.ID, Name: c.Name, Title: c.Title, Copies: c.Copies,
			Guessed: c.Provisional, Test: c.Test, Origin: c.Origin, Where: c.where(), Type: c.cardType()}
		if len(c.WhenDestroyed) > 0 {
			info.Abilities = append(info.Abilities, add(k.rewards(c), waiting{card: c}))
		}
		for i := range c.Waits {
			w := waiting{card: c, text: &c.Waits[i], at: i}
			info.Abilities = append(info.Abilities, add(k.watch(c, w.text), w))
		}
		for _, a := range k.abilitiesOf(c) {
			info.Abilities = append(info.Abilities, add(a, waiting{card: c}))
		}
		c.rewards, c.fellows, c.lasting = false, false, nil
		for _, id := range info.Abilities {
			c.rewards = c.rewards || r.Abilities[id].Self
		}
		last := func(a engine.Ability, step *cardtext.Step) {
			c.lasting = append(c.lasting, add(a, waiting{card: c, step: step}))
		}
		for _, i := range c.functions() { // they begin what lasts by its number, the first
			for _, a := range k.Natives[i].Lasting {
				last(a, nil)
			}
		}
		c.Walk(func(s *cardtext.Step) {
			s.Aimed = ofAttacker(s)
			switch at := uint8(len(c.lasting)); {
			case s.Verb == cardtext.Lasts:
				s.Word = at
				c.fellows = c.fellows || asksName(s.Event.Tests)
				last(k.lastingAbility(c, s), s)
			case s.Verb >= lastVerb:
				s.Word = at
				for _, a := range k.Verbs[s.Verb-lastVerb].Lasting {
					last(a, s)
				}
			}
		})
		r.Cards[d] = info
	}
}

// abilitiesOf are the abilities that the functions of a card bring.
func (k *Parts) abilitiesOf(c *Card) []engine.Ability {
	var out []engine.Ability
	for _, i := range c.functions() {
		out = append(out, k.Natives[i].Abilities...)
	}
	return out
}

// waits says whether a card has a text that waits for something.
func (k *Parts) waits(c *Card) bool {
	return len(c.Waits) > 0 || len(c.WhenDestroyed) > 0 || len(k.abilitiesOf(c)) > 0
}

// Parts is a game's box and rulebook as the shared rules need them.
type Parts struct {
	Cards []Card // by engine.Def; Cards[0] is unused
	Cites *Cites
	// Natives are the functions for what the words of the texts cannot say; Verbs are the game's own verbs.
	Natives []Native
	Verbs   []OwnVerb
	// Conds are the game's own conditions. Has are the facts on its cards that not all of these games have: subtype,
	// title, provisional, reward, block, in_play (of a Defense), character_cost (characters have a cost and VP),
	// carries,
	// keywords.
	Conds []OwnCond
	Has   []string
	// Amounts are the numbers that only this game knows, Places those of a player's own zones that texts name.
	Amounts []OwnAmount
	Places  []OwnPlace
	// More reads what only this game has on a card, into Card.More; may be nil.
	More func(f *cardtext.Facts, c *Card)
	// Keywords are what cards are known to have (keywords = { "…" } in a declaration) of which it may not be known what
	// it does. Clarified are what the booklet says of single cards, as far as a declaration can be held against it.
	Keywords  []Keyword
	Clarified []Clarified
	// Assumed are the facts of single cards, by their ids, that are taken for so and not known: "cost", "type".
	Assumed map[string][]string
	// LeavesOut is the word of the set-up by which what is unknown of bosses is left out, empty if there is none. Tries
	// are the moments in which a card is tried out beside those of the family; may be nil.
	LeavesOut string
	Tries     func(k *Parts, c *Card) []Try
	// Beside adds to the table at which a card is tried out what only this game has there; may be nil.
	Beside func(k *Parts, d engine.Def, s *engine.Setup)
	// Untimely are the game's own reasons that it is not the moment for something, whatever is tried.
	Untimely []engine.Reason
	// Hooks are the words by which the game's rules treat a card apart, the first of which is Card.Hook 1.
	Hooks []string
	// Vocabulary is what the game calls things, nil if it has no words of its own; Options are its own options.
	Vocabulary *Vocabulary
	Options    []engine.Text
	Subtypes   []engine.Text // what cards are beside their type, two at most
	// Taken are the types that a card has as long as it carries a text that gives types.
	Taken Types
	// SetUp gives the steps of the set-up, those of SetUpSteps where a game says nothing; Starting is the starting deck
	// of each player.
	SetUp    func() []SetUpStep
	Starting []Starting
	// InBox says of a card whether this set-up plays with it; nil is with all that are in the box and no tests.
	InBox func(s *engine.Setup, c *Card) bool
	// LeftOut cites why a card of the box is not in the main deck, Plain says whether a player plays without a
	// character; may be nil.
	LeftOut func(g *Match, s *engine.Setup, c *Card) engine.Clauses
	Plain   func(g *Match, p engine.Player) bool
	// DealsTwo says that each player is dealt two characters and chooses one, without being asked to by a set-up;
	// Unchosen is the zone of the table to which the other one goes, the box where a game says nothing.
	DealsTwo bool
	Unchosen engine.Zone
	// DealsTogether says that all choose before anybody takes one.
	DealsTogether bool
	// AnyFirst says that any boss may be the first one, which makes no First Appearance Attack.
	AnyFirst bool
	// StackedBy gives the clause by which a boss lies in the stack that is of another box, zero if it is of this one;
	// may be nil.
	StackedBy func(c *Card) engine.Clause
	// NoBossEnds says whether the game ends with the turn in which no boss is left to be turned up; nil is always.
	NoBossEnds func(g *Match) bool
	// PlaysElsewhere says that players play cards in turns of others, too, by a Defense: a set-up may say so of theirs.
	PlaysElsewhere bool
	// OrdersOwn says that players choose the order of their own effects that wait.
	OrdersOwn bool
	// WaitsForAll says that the rule by which a card comes before what it triggers is read of everything that happens
	// in a turn of one's own, and not only of what a card does that was played.
	WaitsForAll bool
	// PlaysOwnTurn says that texts which wait for a card to be played do so in a turn of their player only, whether or
	// not they say so. Elsewhere they act wherever their player plays a card: on a Defense, at the end of a turn.
	PlaysOwnTurn bool
	// TellsWhy says that the log also tells by which rules a card is one of those that a text asks for, or is none of
	// them, and why a Location does not act.
	TellsWhy bool
	// NoGain gives the clauses by which a player gains nothing now, zero if the player may; may be nil.
	NoGain func(g *Match, by By, p engine.Player) engine.Clauses
	// GivesPower gives further clauses by which a text gives a player Power now, and EndsBy those by which the turn is
	// over; both may be nil.
	GivesPower func(g *Match, p engine.Player) engine.Clauses
	EndsBy     func(g *Match, p engine.Player) engine.Clauses
	// NoPlay gives those by which a text has a player play nothing now; may be nil.
	NoPlay func(g *Match, p engine.Player) engine.Clauses
	// Defeated is the zone of a player to which a defeated boss goes; where a game says nothing, the discard pile.
	Defeated int
	// Requires adds what this game demands besides, of the shared verbs and of its own. Offers adds its own moves to
	// the question of a turn, Moves makes one and says whether the turn is over by it, Moved looks at the table behind
	// any move and says the same, Due before any: what waited for the beginning of the turn may have ended it. All may
	// be nil.
	Requires func(k *Parts, add func(v engine.Verb, rows ...Requirement))
	// Attacks gives further clauses by which a player makes an Attack now, and Appears those by which a First
	// Appearance reaches one; both may be nil.
	Attacks func(g *Match, p engine.Player) engine.Clauses
	Appears func(g *Match, p engine.Player) engine.Clauses
	Offers  func(g *Match, q *engine.Question, p engine.Player)
	// MoveBy gives the clause by which a move of the turn is made, zero where the question what to do says it all.
	MoveBy func(v engine.Verb) engine.Clauses
	Moves  func(g *Match, p engine.Player, v engine.Verb, x engine.CardID) (over bool)
	Moved  func(g *Match, p engine.Player) (over bool)
	Due    func(g *Match, p engine.Player) (over bool)
	// Through is told of a player whose Defense, or text that has waited, is through, or who has been hit by an Attack,
	// when no other text of that player is being carried out: what has come due meanwhile may happen then; may be nil.
	Through func(g *Match, p engine.Player)
	// PlayedBy gives further clauses by which a player plays a card, asked before it leaves the hand; Takes those that
	// concern a card which a text discards or destroys (Discarded, Destroy) where it lies with a player. Both may be
	// nil.
	PlayedBy func(g *Match, p engine.Player, c engine.CardID) engine.Clauses
	Takes    func(g *Match, by By, k engine.Kind, p engine.Player, c engine.CardID) engine.Clauses
	// Plays is told of a card that has come into play, before its text is carried out, and Fells of a boss that has
	// been defeated, before what waits for that. Both may be nil.
	Plays func(g *Match, p engine.Player, c engine.CardID)
	Fells func(g *Match, p engine.Player, c engine.CardID)
	// Tells are the kinds of events that other games have no line of, and the code of this one makes; Never are those
	// to which nothing in this game leads, though its cards and its rulebook do not show that.
	Tells, Never []engine.Kind
	// EndTurn are the steps after a turn, in their order.
	EndTurn []EndStep
	// First is what happens as the first turn begins; may be nil.
	First func(g *Match)
	// Silent gives those by which a player is not asked whether an own text is used now; may be nil.
	Silent func(g *Match, p engine.Player) engine.Clauses
	// Likes is how much Greedy likes an answer to one of the game's own questions, or by one of its own verbs, beside
	// declining, which is worth nothing; nil is as any.
	Likes func(g *Match, q *engine.Question, a *engine.Answer) int
	// Finish is what happens when the game is over, before it is scored; may be nil.
	Finish func(g *Match)
	// Midway says that the game may end in the middle of a turn.
	Midway bool
	// Scores adds what a player scores beside the cards of the deck; may be nil. Ties decide between players of equal
	// scores, one after the other: who has more. Nil is more bosses.
	Scores func(g *Match, p engine.Player)
	// Unscored gives the clauses by which a game that is over was won without scores; may be nil.
	Unscored func(g *Match) engine.Clauses
	Ties     []Tie
	// Took and Received let a variant of two teams act on a card that a team's player has acquired, or was given; may
	// be nil.
	Took     func(g *Match, p engine.Player, c engine.CardID)
	Received func(g *Match, by By, p engine.Player, c engine.CardID)
	// Fits tells of a card that somebody has added or changed what never comes about in this game; may be nil.
	Fits func(f *cardtext.Facts, c *Card)
	// NeverHas says whether a card is of those that a player, or that player's team, never has in a deck; may be nil.
	NeverHas func(g *Match, p engine.Player, c engine.CardID) bool
	// Bars gives further clauses by which a set-up cannot lay a card in a zone of a player, by its sort, or in one of
	// those of the table that only this game has, of nobody; may be nil.
	Bars func(k *Parts, owner engine.Player, zone int, c *Card) engine.Clauses
	// Watch gives a watcher of what must hold in this game besides, after every event of one match; may be nil.
	Watch func() func(g *Match, e *engine.Event) error
	// Outside gives a clause that concerns a player's discards during nobody's turn; may be nil.
	Outside func(g *Match, p engine.Player) engine.Clause

	editions []string // those of the game, and the one that has these cards
	edition  string

	shown         []engine.Kind // the events that show a step after a turn
	sorts         uint16        // of cards in the box: a bit for each Sort
	unsaid        error         // what the rulebook says nothing of, though the game has it
	judge         *engine.Judge[*Match, Trial]
	brief         []brief      // by engine.Def
	waiting       []waiting    // by engine.AbilityID
	heedsAttacked bool         // a text waits for an Attack on its player
	firsts        engine.Kinds // what texts of cards in play wait for, of which the first in a turn counts
}

// brief is what is looked up of a card most often, close together.
type brief struct {
	cost, vp int32
	sort     Sort
	leaves   bool // it has Card.Leaves
	unknown  bool // it cannot be played
}

// FirstCard is the first declaration that is such a card, zero if there is none.
func (k *Parts) FirstCard(is func(c *Card) bool) engine.Def {
	for d := 1; d < len(k.Cards); d++ {
		if is(&k.Cards[d]) {
			return engine.Def(d)
		}
	}
	return 0
}

// ClauseOf gives the clause of that card.
func (k *Parts) ClauseOf(is func(c *Card) bool) engine.Clause {
	return k.Cards[k.FirstCard(is)].Cite.First()
}

// Remembers gives what a function of a card remembers of a turn, by the word of a set-up, and whether one does.
func (k *Parts) Remembers(c *Card, deed string) (uint8, bool) {
	for _, i := range c.functions() {
		if what, ok := k.Natives[i].Deeds[deed]; ok {
			return what, true
		}
	}
	return 0, false
}

// Does says whether a card has a function of the game.
func (k *Parts) Does(c *Card, native string) bool {
	return slices.ContainsFunc(c.functions(), func(i int) bool { return k.Natives[i].Name == native })
}

// HasVerb says whether a sentence of a card has a verb that only this game has.
func (k *Parts) HasVerb(c *Card, word string) bool {
	yes := false
	c.Walk(func(s *cardtext.Step) {
		yes = yes || s.Verb >= lastVerb && k.Verbs[s.Verb-lastVerb].Word == word
	})
	return yes
}

// Def finds a declaration by its id, zero if there is none.
func (k *Parts) Def(id string) engine.Def {
	for d := 1; d < len(k.Cards); d++ {
		if k.Cards[d].ID == id {
			return engine.Def(d)
		}
	}
	return 0
}

// Native is what a card does that the words cannot say.
type Native struct {
	Name string
	Do   func(g *Match, f *Frame) cardtext.Outcome
	// Abilities are what a card with it waits for besides.
	Abilities []engine.Ability
	Attacks   bool // it makes an Attack
	// Lasting are the abilities that it starts for a while; Lingers starts those again that a set-up says it has
	// started. Both may be nil.
	Lasting []engine.Ability
	Lingers func(g *Match, by By)
	// Deeds are what it remembers of a turn, by the words in which a set-up says so; may be nil.
	Deeds map[string]uint8
}

// OwnCond is a condition that one game has. Holds may cite what it rests on (Frame.By).
type OwnCond struct {
	cardtext.CondWord
	Holds  func(g *Match, f *Frame) bool
	Phrase cardtext.CondPhrase
}

// OwnAmount is a number that one game knows.
type OwnAmount struct {
	cardtext.AmountWord
	Is     func(g *Match, f *Frame, of engine.Player) int // of that player, the text's own where it is of nobody else
	Phrase cardtext.AmountPhrase
}

// OwnPlace is a zone of each player that the texts of one game name. From is how a choice is said that is about what
// lies there.
type OwnPlace struct {
	cardtext.PlaceWord
	Phrase cardtext.PlacePhrase
	From   engine.Text
}

// OwnVerb is a verb that one game has.
type OwnVerb struct {
	cardtext.VerbWord
	Do      func(g *Match, f *Frame, s *cardtext.Step) cardtext.Outcome
	Lasting []engine.Ability // that it starts for a while
	// Lingers starts those again that a set-up says it has started; may be nil.
	Lingers func(g *Match, by By, s *cardtext.Step)
	Phrase  cardtext.VerbPhrase
	Way     engine.Option // by which it is chosen as one of several ways; zero if it cannot be
}
