package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Type is a card type (mc.card-types.list).
type Type uint8

// The card types.
const (
	Hero Type = iota + 1
	AlterEgo
	Ally
	Event
	Resource
	Support
	Upgrade
	Villain
	Minion
	MainSchemeCard
	SideScheme
	Treachery
	Attachment
	Environment
	Obligation
)

// Aspect is the classification of a card for building decks.
type Aspect uint8

// The aspects, and what is none.
const (
	Encounter Aspect = iota
	HeroCard
	Aggression
	Justice
	Leadership
	Protection
	Basic
)

// chosen says whether it is one of the four of which a deck has one (mc.deck.one-aspect).
func (a Aspect) chosen() bool { return a >= Aggression && a <= Protection }

// Form is the form a player is in, or that a label asks for.
type Form uint8

// Forms.
const (
	AnyForm Form = iota
	HeroForm
	AlterEgoForm
)

// Label says what using an ability counts as.
type Label uint8

// Labels.
const (
	Unlabelled Label = iota
	AttackLabel
	ThwartLabel
	DefenseLabel
)

// Kinds of resources, indexes of Resources.
const (
	Energy = iota
	Mental
	Physical
	Wild
)

// Resources counts resources by kind.
type Resources [4]int8

func (r Resources) total() int { return int(r[0]) + int(r[1]) + int(r[2]) + int(r[3]) }

func (r *Resources) add(o Resources) {
	for i := range r {
		r[i] += o[i]
	}
}

// Dash stands where a card prints a dash, or nothing, for a value; X where it prints X.
const (
	Dash int8 = -2
	X    int8 = -1
)

// Threat is a number on a scheme, per player unless fixed.
type Threat struct {
	N     int8
	Fixed bool
}

// Per is a printed value that is multiplied by the number of players who began.
func Per(n int8) Threat { return Threat{N: n} }

// Fixed is a printed value that is the same for any number of players.
func Fixed(n int8) Threat { return Threat{N: n, Fixed: true} }

// Card is a declaration: the facts, and what the card does, written with the verbs of Match.
type Card struct {
	ID       string
	Code     string
	Name     engine.Text
	Title    engine.Text // where Name says more than the title
	Also     string      // by what else it is found
	Subtitle string
	Back     string // id of the other face
	Type     Type
	Aspect   Aspect
	SetWord  string      // of card files
	Set      Set         // filled in of SetWord
	Modular  engine.Text // the name of its set, if that is a modular one
	Traits   Traits
	// TraitNames are they, as a card names them; Aerial says whether that one is among them.
	TraitNames []string
	Aerial     bool
	Unique     bool
	Copies     int
	InDeck     int // copies a deck may hold

	Cost               int8
	Makes              Resources // what discarding it from hand generates
	THW, ATK, DEF, REC int8
	SCH                int8
	THWCost, ATKCost   int8 // consequential damage
	HP                 int8
	PerPlayer          bool // HP are per player
	HandSize           int8
	Stage              int8

	Start, Threshold, Escalation Threat
	Crisis, Hazard, Acceleration int8
	Boost                        int8
	Star                         bool // in the boost field
	Guard, Surge, Peril          bool
	Toughness, Quickstrike       bool
	Restricted                   bool
	Overkill                     bool // of its attacks
	Retaliate                    int8
	Uses                         int8
	Arrives                      int8 // counters it enters play with that are no uses; none is ever added
	MaxPerPlayer                 bool
	MaxPerHost                   bool
	AnyController                bool // may be played under any player's control
	HeroOnly                     bool // "Hero form only"
	Loses                        bool // completing this stage loses the game
	ThreatStays                  bool // threat cannot be removed from it
	AlliesDefend                 bool // the player with whom it is engaged must defend against it with an ally, if able
	Test                         bool // no printed card
	Origin                       engine.Origin
	Anew                         bool   // its printed abilities have made way for others
	File                         string // where it is declared
	Line                         int
	Unknown                      bool // its effect is not defined
	Cite                         engine.Clauses
	Abilities                    []Ability
	Constants                    []Constant
	Lasting                      []Constant
	hosts                        engine.CardTypes // of what types its host may be
	HostStays                    bool             // its host may be the villain, whose next stage takes over all
	OnMinion                     bool             // an attachment that goes to a minion, not to the villain
	// the damage at which it is discarded, as it takes that of its host
	Breaks     int8
	Revealed   func(g *Match, by By) // When Revealed
	Boosted    func(g *Match, by By) // its boost ability
	BoostsYou  bool                  // that speaks of "you"
	Defeated   func(g *Match, by By) // When Defeated
	Special    func(g *Match, by By, final bool)
	SpecialCan func(g *Match, by By) bool // the Special would change something; nil: always
	Doubles    Aspect                     // as a resource, it is worth twice for a card of this aspect
	Entering   func(g *Match, by By)
	Hosts      func(g *Match, p engine.Player, c engine.CardID) bool // what it may be attached to
	FindHost   func(g *Match, by By) engine.CardID                   // an attachment's host
	ByPrinted  bool                                                  // which is found by its printed hit points
	Setup      func(g *Match, by By)
	// kinds of resources that make a difference when spent on it
	Cares   Resources
	GivenTo string                                      // an obligation: the id of its hero
	Immune  func(g *Match, c engine.CardID, by By) bool // damage from by cannot be dealt to it
	Needs   func(d Deck) bool                           // an identity's deck requirement

	// EndsWithAttack is of an attachment that goes when an attack of its host is over; of one that gives overkill to
	// that attack (GainsOverkill), when it has.
	EndsWithAttack, GainsOverkill bool
	// XIs is what a value stands for that is printed as X.
	XIs func(g *Match, c engine.CardID) int
	// Scenario is of the A side of the first main scheme.
	Scenario *Scenario
	// Drone is what a facedown Drone is, whatever card it is (mc.scenario-card.figure-ultron-drones); MakesDrones is of
	// the cards of a set that lays cards of players face down.
	Drone       *Card
	MakesDrones bool
	// Drones is how many cards of each player's deck a main scheme makes Drones as it comes up; Lays are the
	// environments that a set-up puts into play.
	Drones int
	Lays   []engine.Def

	// Starter is the deck a hero comes with, nil for one who cannot be played.
	Starter *Starter

	// InStarters is of a basic card that all starter decks have.
	InStarters bool

	lasting []engine.AbilityID
}

// at is the first ability of a card that is used at a moment, negative if it has none.
func (c *Card) at(m Moment) int {
	for i := range c.Abilities {
		if c.Abilities[i].Moment == m {
			return i
		}
	}
	return -1
}

// Moment is when an ability is used.
type Moment uint8

// Moments.
const (
	Action Moment = iota
	Interrupt
	Replacement // an interrupt that puts something else in the place of what it waits for
	Response
	ResourceAbility
	Delayed
)

// Ability is a triggered ability.
type Ability struct {
	Moment Moment
	On     engine.Kinds
	Self   bool // waits for what happens to its own card, wherever it lies
	Forced bool
	Form   Form
	Label  Label
	Limit  bool // once per round
	Max    bool // once per round over all copies, by title
	Cost   Cost
	You    you // who is "you" on a card that nobody controls; nil where nothing is said of "you"
	// When is the triggering condition; nil is every event of On.
	When func(g *Match, by By, e *engine.Event) bool
	// Can says whether the effect could change the game; nil is yes.
	Can func(g *Match, by By, e *engine.Event) bool
	// Status says that it gives a status card: where Can says no, whoever could get it has one (mc.status.one-of-each).
	Status bool
	// Chooses says that something is chosen in it: without a choice it is not initiated
	// (mc.choose.no-choice-no-ability).
	Chooses bool
	// Removes says that it takes threat off a scheme: where Can says no, something may keep it there.
	Removes bool
	InStep  bool // it waits for what a step of the villain phase does itself
	ByYou   bool // it asks whether its player has done it (mc.amb.you-defeat)
	Do      func(g *Match, by By, e *engine.Event)
	// Makes is what a Resource ability generates.
	Makes Resources
	// MakesTop says that it generates those of the top card of its player's discard pile instead.
	MakesTop bool
	Option   engine.Option // tells it from the other actions of its card
}

// barred cites what decides, besides the general test, where the ability could change nothing.
func (ab *Ability) barred(g *Match) engine.Clauses {
	switch {
	case ab.Status:
		return engine.Cite(book.StatusOneOfEach)
	case ab.Removes:
		return g.keepsThreat()
	}
	return 0
}

// barred does the same for the abilities of a card that wait for their moment.
func (k *Card) barred(g *Match) engine.Clauses {
	for i := range k.Abilities {
		if cite := k.Abilities[i].barred(g); cite != 0 {
			return cite
		}
	}
	return 0
}

// Cost is what is paid besides a card's own resource cost.
type Cost struct {
	Exhaust  bool      // this card
	Spend    Resources // typed; Wild is any
	Counters int8      // removed from this card
	Discard  bool      // this card
	Can      func(g *Match, by By) bool
	Why      func(g *Match, by By) ruling // why it cannot be paid, where Can says so; may be nil
	// gives a number for the effect, by.Paid is not changed by it; negative: not paid
	Pay func(g *Match, by By) int
}

// simultaneous cites that several costs are paid together, where there are several: what the ability itself says, and
// the resource cost of its card (mc.cost.simultaneous).
func (c *Cost) simultaneous(card bool) engine.Clauses {
	n := 0
	for _, asked := range [...]bool{card, c.Exhaust, c.Spend != Resources{}, c.Counters > 0, c.Discard, c.Pay != nil} {
		if asked {
			n++
		}
	}
	if n < 2 {
		return 0
	}
	return engine.Cite(book.CostSimultaneous)
}

// Stat is a value of a card that may be modified.
type Stat uint8

// Stats.
const (
	StatTHW Stat = iota
	StatATK
	StatDEF
	StatREC
	StatSCH
	StatHP
	StatHand
	StatAllies
	StatRetaliate
	StatAerial // a trait that is gained
	statCount
)

// Mode is how a constant ability changes a value.
type Mode uint8

// Modes (mc.modifiers.add-before-multiply, mc.modifiers.set-overrides).
const (
	Add Mode = iota
	Times
	Halve
	SetTo
)

// isPlayers says whether a card is a player's: whose ability resolves, that player makes the choices
// (mc.choose.resolver-chooses), and not the first player (mc.first-player.picks-target).
func (c *Card) isPlayers() bool {
	switch c.Type {
	case Hero, AlterEgo, Ally, Event, Resource, Support, Upgrade:
		return true
	}
	return false
}

// Constant is a constant ability that changes a value of a card.
type Constant struct {
	Stat Stat
	Mode Mode
	To   func(g *Match, src, c engine.CardID, p engine.Player) bool // which cards; src is its own, p its controller
	N    func(g *Match, src, c engine.CardID, p engine.Player) int
	Most int // what the value does not go beyond by adding and multiplying, 0 for no bound (mc.amb.maximum-value)
}

func (c *Card) isCharacter() bool {
	switch c.Type {
	case Hero, AlterEgo, Ally, Villain, Minion:
		return true
	}
	return false
}
