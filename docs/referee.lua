---@meta
-- Made by  go test ./referee/scenario -run Definitions -update . Do not edit.
-- What an editor with the Lua Language Server knows of the scenario language; how to use it: docs/scenarios.md.

---A text in both languages.
---@class Bilingual
---@field en string
---@field fr string

---The header of a scenario.
---@class Header
---@field game "forever-evil" the game
---@field edition? "en"|"fr" the edition; without it the game's first
---@field seed? integer decides all that the script leaves open; without it 1
---@field question? Bilingual the question that the scenario answers
---@field shows? ClauseID[] the clauses it is about; the log must cite each of them
---@field rules? table<ClauseID, "on"|"off"|integer> clauses set otherwise for this run
---@field windows? "pass" optional questions that nobody answers are passed in silence
---@field first? "random" who begins is decided by the seed; without it the player seated first begins
---@field set_up? "shown" the log tells how the table was set up
---@field deal_two? integer 1: each player is dealt two Super-Villains and chooses one
---@field super_heroes? integer how many Super Heroes the stack holds (8 to 12), The Flash on top
---@field teams? integer 1: two teams, the first half of the seats against the second

---Cards as a set-up names them, top first; Frozen tokens: `{ "Giganta", tokens = 2 }`.
---@alias Cards (CardName|{ [1]: CardName, tokens: integer })[]

---What `stacks` fixes: a number of cards, or the cards, top first.
---@class Stacks
---@field main_deck? Cards main deck
---@field line_up? Cards Line-Up
---@field kick? integer|Cards Kick stack
---@field weakness? integer|Cards Weakness stack
---@field super_heroes? integer|Cards Super Hero stack
---@field destroyed? Cards destroyed pile
---@field super_villains? Cards Super-Villain stack

---A player as `players` seats one. What is not said is filled in by the game's set-up.
---@class Seat
---@field [1] string the name
---@field character? CardName the character; without it one by the seed
---@field hand? Cards hand, exactly these, top first
---@field deck? Cards deck, exactly these, top first
---@field deck_top? Cards deck: only what lies on top
---@field discard? Cards discard pile, exactly these, top first
---@field in_play? Cards in play, exactly these, top first
---@field on_character? Cards cards on the Super-Villain, exactly these, top first
---@field vp? integer VP tokens, at the start
---@field power? integer Power, at the start

---A player at the table.
---@class Player
---@field name string the name
---@field character Zone character
---@field hand Zone hand
---@field deck Zone deck
---@field discard Zone discard pile
---@field in_play Zone in play
---@field on_character Zone cards on the Super-Villain
---@field revealed Zone revealed cards
---@field vp Number VP tokens
---@field score Number score
---@field power Number Power
---@field won Number 1 for a winner, otherwise 0
local Player = {}

---Says no to what one may do.
function Player:declines() end

---Uses an ability of a character or of a card in play. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:uses(what, where) end

---Chooses a card, a player or one of the choices that the error lists. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:chooses(what, where) end

---Plays a card of the hand. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:plays(what, where) end

---Buys a card that is for sale. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:buys(what, where) end

---Defeats the Super Hero on top of the stack. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:defeats(what, where) end

---Ends the turn; the steps after it follow at once.
function Player:ends_turn() end

---Avoids an Attack with a Defense card. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:defends(what, where) end

---Chooses the card to destroy. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:destroys(what, where) end

---Chooses the card to discard. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:discards(what, where) end

---Chooses the card to gain. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:gains(what, where) end

---Chooses the card to pass to another player. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:passes(what, where) end

---Cards that lie together. Before the first move, a zone of the table followed by cards says what lies there.
---@class Zone
---@overload fun(cards: Cards)
local Zone = {}

---The number of tokens on a card that lies here.
---@param card CardName
---@return Number
function Zone:tokens(card) end

---What lies on top at the start, top first; the rest is by the seed.
---@param cards Cards
function Zone:on_top(cards) end

---A number of a player, of a card or of the game: `expect(ann.power):is(3)`.
---@class Number

---The game as a whole.
---@class Game
---@field turn_of Number the seat of the player whose turn it is, counted from 1; 0 between turns
---@field turn_number Number how many turns have begun
---@field over Number 0 while the game goes on

---What can be expected of a zone.
---@class ZoneCheck
local ZoneCheck = {}

---Expects that exactly these cards lie here, in any order.
---@param cards CardName[]
function ZoneCheck:is(cards) end

---Expects that exactly these cards lie here, in this order, top first.
---@param cards CardName[]
function ZoneCheck:in_order(cards) end

---Expects that the card lies here; with a number: exactly that many copies.
---@param card CardName
---@param copies? integer
function ZoneCheck:has(card, copies) end

---Expects that no copy of the card lies here.
---@param card CardName
function ZoneCheck:has_no(card) end

---Expects that this many cards lie here.
---@param cards integer
function ZoneCheck:count(cards) end

---Expects that this card lies on top.
---@param card CardName
function ZoneCheck:top(card) end

---Expects that no card lies here.
function ZoneCheck:is_empty() end

---Expects that this card lies on top, face up.
---@param card CardName
function ZoneCheck:shows(card) end

---Expects that the top card lies face down.
function ZoneCheck:is_face_down() end

---What can be expected of a number.
---@class NumberCheck
local NumberCheck = {}

---Expects that it is exactly n.
---@param n integer
function NumberCheck:is(n) end

---Expects that it is n or more.
---@param n integer
function NumberCheck:at_least(n) end

---Expects that it is n or less.
---@param n integer
function NumberCheck:at_most(n) end

---What can be expected of a player.
---@class PlayerCheck
local PlayerCheck = {}

---Expects that this answer is legal now.
---@param verb Verb
---@param name? CardName
function PlayerCheck:may(verb, name) end

---Expects that this answer is not legal now.
---@param verb Verb
---@param name? CardName
function PlayerCheck:may_not(verb, name) end

---Expects that these are exactly the legal answers, in the words of the log.
---@param answers string[]
function PlayerCheck:must_choose(answers) end

---Expects that it is this player's turn.
function PlayerCheck:is_on_turn() end

---Expects that the game is over and this player has won.
function PlayerCheck:won() end

---Expects that the game is over and this player has not won.
function PlayerCheck:did_not_win() end

---What can be expected of a game.
---@class GameCheck
local GameCheck = {}

---Expects that the game is over.
function GameCheck:is_over() end

---Expects that the game is not over.
function GameCheck:goes_on() end

---Expects that it is nobody's turn.
function GameCheck:is_between_turns() end

---Begins a scenario: its title, then its header in braces. This is the first line of a script.
---@param title string
---@return fun(header: Header)
function scenario(title) end

---Seats the players, in the order in which they take their turns, and gives them back: local ann, ben = players { … }.
---@param seats Seat[]
---@return Player ...
function players(seats) end

---Says how many cards stacks hold, or which ones, top first: stacks { weakness = 1, super_heroes = { "Batman" } }.
---@param sizes Stacks
function stacks(sizes) end

---Begins an expectation, which stops the script if it does not hold: expect(ann.hand):has("Punch", 2).
---@overload fun(of: Number): NumberCheck
---@overload fun(of: Player): PlayerCheck
---@overload fun(of: Game): GameCheck
---@param of Zone
---@return ZoneCheck
function expect(of) end

---Passes only if what the function does is refused, and by that clause.
---@param attempt fun()
---@param clause ClauseID
function refused(attempt, clause) end

---The ruling that the scenario argues for, in both languages.
---@param text Bilingual
function ruling(text) end

---Runs another file of the scenarios folder, named without its ending, and gives back what it returns.
---@param name string
---@return any ...
function use(name) end

---Allows more copies of a card than the box holds.
function as_if() end

---Sets the table up now. Moves and expectations do it by themselves; a refused set-up needs it.
function begin() end

---Says how the next shuffle comes out: these cards lie on top afterwards, in this order.
---@param cards CardName[]
function shuffle_gives(cards) end

---The game as a whole.
---@type Game
game = nil

---Passes only if some line of play within the horizon leads to a point at which all its statements are true.
---@param claim { within: string, at?: "the end of a turn", any_order_of?: Zone, states?: integer, [integer]: any }
function possible(claim) end

---Passes only if all its statements are true at every point within the horizon, however all players choose.
---@param claim { within: string, at?: "the end of a turn", any_order_of?: Zone, states?: integer, [integer]: any }
function always(claim) end

---Passes only if its statements are not all true at any point within the horizon, however all players choose.
---@param claim { within: string, at?: "the end of a turn", any_order_of?: Zone, states?: integer, [integer]: any }
function never(claim) end

---Begins a statement for possible, always and never, with the words of expect: that(ann.vp):at_least(5).
---@overload fun(of: Zone): ZoneCheck
---@overload fun(of: Number): NumberCheck
---@overload fun(of: Player): PlayerCheck
---@overload fun(of: Game): GameCheck
function that(of) end

---Main deck.
---@type Zone
main_deck = nil

---Line-Up.
---@type Zone
line_up = nil

---Kick stack.
---@type Zone
kick = nil

---Weakness stack.
---@type Zone
weakness = nil

---Super Hero stack.
---@type Zone
super_heroes = nil

---Destroyed pile.
---@type Zone
destroyed = nil

---Spare characters.
---@type Zone
characters = nil

---Super-Villain stack.
---@type Zone
super_villains = nil

---A verb, for `expect(ann):may(…)`.
---@alias Verb
---| "declines"
---| "uses"
---| "chooses"
---| "plays"
---| "buys"
---| "defeats"
---| "ends_turn"
---| "defends"
---| "destroys"
---| "discards"
---| "gains"
---| "passes"

---The name of a card, in any language of the game.
---@alias CardName
---| string
---| "Punch" # forever-evil, Coup de Poing
---| "Coup de Poing" # forever-evil, Punch
---| "Vulnerability" # forever-evil, Vulnérabilité
---| "Vulnérabilité" # forever-evil, Vulnerability
---| "Kick" # forever-evil, Coup de Pied
---| "Coup de Pied" # forever-evil, Kick
---| "Weakness" # forever-evil, Faiblesse
---| "Faiblesse" # forever-evil, Weakness
---| "Amanda Waller" # forever-evil, Amanda Waller
---| "Catwoman" # forever-evil, Catwoman
---| "Commissioner Gordon" # forever-evil, Commissioner Gordon
---| "Dr. Light" # forever-evil, Dr. Light
---| "Element Woman" # forever-evil, Element Woman
---| "Firestorm" # forever-evil, Firestorm
---| "Pandora" # forever-evil, Pandora
---| "Phantom Stranger" # forever-evil, Phantom Stranger
---| "Power Girl" # forever-evil, Power Girl
---| "Stargirl" # forever-evil, Star Girl
---| "Star Girl" # forever-evil, Stargirl
---| "Steel" # forever-evil, Steel
---| "Steve Trevor" # forever-evil, Steve Trevor
---| "Vibe" # forever-evil, Vibe
---| "Atomica" # forever-evil, Atomica
---| "The Blight" # forever-evil, The Blight
---| "Deathstorm" # forever-evil, Deathstorm
---| "Despero" # forever-evil, Despero
---| "Emperor Penguin" # forever-evil, Emperor Penguin
---| "Giganta" # forever-evil, Giganta
---| "Grid" # forever-evil, Grid
---| "Johnny Quick" # forever-evil, Johnny Quick
---| "Man-Bat" # forever-evil, Man-Bat
---| "Owlman" # forever-evil, Owlman
---| "Power Ring" # forever-evil, Power Ring
---| "Royal Flush Gang" # forever-evil, Gang du Flush Royal
---| "Gang du Flush Royal" # forever-evil, Royal Flush Gang
---| "Superwoman" # forever-evil, Superwoman
---| "Ultraman" # forever-evil, Ultraman
---| "Bizarro Power" # forever-evil, Pouvoir de Bizarro
---| "Pouvoir de Bizarro" # forever-evil, Bizarro Power
---| "Constructs of Fear" # forever-evil, Constructs of Fear
---| "Expert Marksman" # forever-evil, Expert Marksman
---| "Giant Growth" # forever-evil, Giant Growth
---| "Insanity" # forever-evil, Aliénation
---| "Aliénation" # forever-evil, Insanity
---| "Invulnerable" # forever-evil, Invulnérable
---| "Invulnérable" # forever-evil, Invulnerable
---| "Power Drain" # forever-evil, Power Drain
---| "Super Intellect" # forever-evil, Super Intellect
---| "Transmutation" # forever-evil, Transmutation
---| "Ultra Strength" # forever-evil, Ultra Strength
---| "Word of Power" # forever-evil, Word of Power
---| "Broadsword" # forever-evil, Glaive
---| "Glaive" # forever-evil, Broadsword
---| "Cold Gun" # forever-evil, Pistolet Réfrigérant
---| "Pistolet Réfrigérant" # forever-evil, Cold Gun
---| "Cosmic Staff" # forever-evil, Cosmic Staff
---| "Firestorm Matrix" # forever-evil, Matrice de Firestorm
---| "Matrice de Firestorm" # forever-evil, Firestorm Matrix
---| "Mallet" # forever-evil, Mallet
---| "Man-Bat Serum" # forever-evil, Sérum du Man-Bat
---| "Sérum du Man-Bat" # forever-evil, Man-Bat Serum
---| "Pandora's Box" # forever-evil, Boîte de Pandora
---| "Boîte de Pandora" # forever-evil, Pandora's Box
---| "Power Armor" # forever-evil, Power Armor
---| "Secret Society Communicator" # forever-evil, Secret Society Communicator
---| "Sledgehammer" # forever-evil, Sledgehammer
---| "Venom Injector" # forever-evil, Venom Injector
---| "Belle Reve" # forever-evil, Belle Reve
---| "Blackgate Prison" # forever-evil, Blackgate Prison
---| "Central City" # forever-evil, Central City
---| "Earth-3" # forever-evil, Earth-3
---| "Happy Harbor" # forever-evil, Happy Harbor
---| "S.T.A.R. Labs" # forever-evil, S.T.A.R. Labs
---| "The Flash" # forever-evil, Flash
---| "Flash" # forever-evil, The Flash
---| "Aquaman" # forever-evil, Aquaman
---| "Batman" # forever-evil, Batman
---| "Constantine" # forever-evil, Constantine
---| "Cyborg" # forever-evil, Cyborg
---| "Green Arrow" # forever-evil, Green Arrow
---| "Green Lantern" # forever-evil, Green Lantern
---| "Martian Manhunter" # forever-evil, Martian Manhunter
---| "Shazam!" # forever-evil, Shazam!
---| "Superman" # forever-evil, Superman
---| "Swamp Thing" # forever-evil, Swamp Thing
---| "Wonder Woman" # forever-evil, Wonder Woman
---| "Bizarro" # forever-evil, Bizarro
---| "Black Adam" # forever-evil, Black Adam
---| "Black Manta" # forever-evil, Black Manta
---| "Deathstroke" # forever-evil, Deathstroke
---| "Harley Quinn" # forever-evil, Harley Quinn
---| "Lex Luthor" # forever-evil, Lex Luthor
---| "Sinestro" # forever-evil, Sinestro
---| "Bane" # forever-evil, Bane
---| "The Joker" # forever-evil, The Joker
---| "Crossed Hands" # forever-evil, Mains croisées (carte d'essai)
---| "Mains croisées" # forever-evil, Crossed Hands (test card)
---| "Spyglass" # forever-evil, Longue-vue (carte d'essai)
---| "Longue-vue" # forever-evil, Spyglass (test card)
---| "Pickpockets" # forever-evil, Pickpockets (carte d'essai)
---| "Helping Hand" # forever-evil, Coup de main (carte d'essai)
---| "Coup de main" # forever-evil, Helping Hand (test card)
---| "Training Yard" # forever-evil, Terrain d'entraînement (carte d'essai)
---| "Terrain d'entraînement" # forever-evil, Training Yard (test card)
---| "Blank Page" # forever-evil, Page blanche (carte d'essai)
---| "Page blanche" # forever-evil, Blank Page (test card)
---| "Training Villain" # forever-evil, Vilain d'entraînement (carte d'essai)
---| "Vilain d'entraînement" # forever-evil, Training Villain (test card)
---| "Cardboard Menace" # forever-evil, Menace de carton (carte d'essai)
---| "Menace de carton" # forever-evil, Cardboard Menace (test card)
---| "Straw Tyrant" # forever-evil, Tyran de paille (carte d'essai)
---| "Tyran de paille" # forever-evil, Straw Tyrant (test card)
---| "Paper Overlord" # forever-evil, Seigneur de papier (carte d'essai)
---| "Seigneur de papier" # forever-evil, Paper Overlord (test card)
---| "Chalk Fiend" # forever-evil, Démon de craie (carte d'essai)
---| "Démon de craie" # forever-evil, Chalk Fiend (test card)

---A clause of a rulebook.
---@alias ClauseID
---| string
---| "fe.overview.goal" # The winner is the player with the most Victory Points at the end, from the cards in their deck.
---| "fe.overview.deck-word" # "Deck" means a player's own packet of cards.
---| "fe.components.card-total" # Number of game cards in the box.
---| "fe.components.punches" # 36 Punch starting cards.
---| "fe.components.vulnerabilities" # 16 Vulnerability starting cards.
---| "fe.components.main-deck" # Number of main deck cards listed in the box.
---| "fe.components.kicks" # 16 Kick cards.
---| "fe.components.super-heroes" # 12 Super Hero cards.
---| "fe.components.weaknesses" # 20 Weakness cards.
---| "fe.components.oversized" # 7 oversized Super-Villains.
---| "fe.components.frozen-tokens" # 6 Frozen tokens.
---| "fe.components.vp-tokens" # A supply of Victory Point tokens.
---| "fe.setup.random-villain" # Each player is dealt one oversized Super-Villain at random.
---| "fe.setup.choose-villain" # Instead of the random deal, players may choose the character they like.
---| "fe.setup.one-villain-each" # Each player plays as one Super-Villain for the whole game.
---| "fe.setup.starting-deck" # Each player starts with a deck of 7 Punches and 3 Vulnerabilities.
---| "fe.setup.vulnerability-inert" # A Vulnerability does nothing when drawn or played.
---| "fe.setup.vulnerability-score" # A Vulnerability lowers its owner's score at the end of the game.
---| "fe.types.list" # Six types of cards can be played: Starter, Hero, Villain, Super Power, Equipment and Location.
---| "fe.types.weakness-none" # A Weakness has no card type.
---| "fe.types.printed-fields" # A card shows a name, a type, a cost, abilities, Victory Points and, where it has one, a special rule line.
---| "fe.types.figure-punch" # The pictured Punch gives +1 Power.
---| "fe.types.figure-weakness" # The pictured Weakness lowers its owner's score at the end of the game.
---| "fe.types.figure-sinestro" # The pictured Super-Villain (name not shown, it fits Sinestro) gains 1 VP when one or more foes fail to avoid an Attack that its player plays, and lets its player draw a card the first time that player gains VP during their turn.
---| "fe.types.figure-super-hero" # The pictured Super Hero (name not shown) lets its player play up to three Equipment of at most a certain cost from a pile and then put them under the main deck, or else gives +3 Power (cost and pile are not legible); its First Appearance Attack has each player destroy an Equipment from hand or discard pile, or gain a Weakness if there is none.
---| "fe.types.figure-hero" # The pictured Hero (name not shown) lets its player use up a card of hand or discard pile; if that card is a Villain it gives Power equal to that card's cost, and if nothing is chosen +2 Power (the verb is not legible).
---| "fe.types.figure-location" # The pictured Location stays in front of its player once played; on that player's turn it concerns the top card of the draw pile, and when that is a Vulnerability or Weakness it is destroyed for 1 VP (the trigger is not legible).
---| "fe.types.figure-hero-with-attack" # The pictured Hero with an Attack (name not shown) gives +1 Power and has its player choose one opponent, from whom the Attack steals 1 VP.
---| "fe.types.figure-royal-flush-gang" # The pictured Villain draws two cards, then discards two cards, then gains 1 VP for each other Royal Flush Gang its player plays or has played this turn.
---| "fe.types.figure-bizarro-power" # The pictured Super Power (name not shown, it fits Bizarro Power) gives +4 Power, has its player gain a Weakness, and Attacks each opponent with a Weakness.
---| "fe.types.figure-equipment" # The pictured Equipment reveals the top card of its player's draw pile, which is then drawn or put into the discard pile of a player of their choice.
---| "fe.types.figure-invulnerable" # The pictured Super Power with Defense (name not shown, it fits Invulnerable) gives +1 Power when played; as a Defense it is either discarded to avoid an Attack, or its player destroys a Vulnerability from hand or discard pile and reveals the card to avoid the Attack.
---| "fe.setup.main-deck-source" # Most cards that players add to their decks come from the main deck.
---| "fe.setup.shuffle-main-deck" # The main deck is shuffled and stands in the centre, within reach of all.
---| "fe.setup.main-deck-size" # The main deck has 111 cards in all.
---| "fe.setup.twelve-super-heroes" # Twelve different Super Heroes are available to each game.
---| "fe.setup.eight-super-heroes" # The standard game uses 8 Super Heroes.
---| "fe.setup.longer-game" # More than 8 may be used to make the game longer.
---| "fe.setup.flash-always" # Whatever the number, The Flash is always used.
---| "fe.setup.flash-card-text" # The Flash's own card says that it begins the game as the top of the Super Hero stack.
---| "fe.setup.seven-random" # With 8 Super Heroes, the other 7 are random.
---| "fe.setup.stack-shuffle" # Set The Flash aside, shuffle the other eleven face down, and take at random as many as the game uses.
---| "fe.setup.stack-secret" # Nobody looks at the hidden Super Heroes, so nobody knows which are in the game.
---| "fe.setup.unused-super-heroes" # Super Heroes not drawn are set aside unseen and take no part in the game.
---| "fe.setup.flash-on-top" # The Flash is put face up on top of the face-down stack.
---| "fe.setup.lineup-five" # Once shuffled, the main deck's five top cards make the first Line-Up.
---| "fe.setup.lineup-face-up" # The Line-Up cards lie face up.
---| "fe.setup.lineup-no-board" # No board is needed: the Line-Up is five places for cards.
---| "fe.setup.stacks-beside" # Kicks, Super Heroes and Weaknesses stand in three stacks at the end of the Line-Up.
---| "fe.setup.all-kicks-weaknesses" # Every game uses the whole Kick stack (16) and the whole Weakness stack (20).
---| "fe.setup.super-hero-number-varies" # The number of Super Heroes may vary from game to game.
---| "fe.setup.starting-stacks" # At the start the stacks hold 16 Kicks, 20 Weaknesses and the agreed Super Heroes.
---| "fe.stacks.kick-available" # Kicks may be bought during your turn as long as some are left in their stack.
---| "fe.stacks.super-hero-available" # The Super Hero on top of its stack may be defeated during your turn as long as some are left.
---| "fe.stacks.weakness-not-bought" # A Weakness can never be bought.
---| "fe.stacks.weakness-source" # Weaknesses are gained only through card effects.
---| "fe.stacks.not-line-up" # Neither the main deck nor any of the three stacks belongs to the Line-Up.
---| "fe.start.first-player" # The first player is chosen at random.
---| "fe.start.shuffle-and-draw" # Each player shuffles their deck and draws five cards.
---| "fe.turn.clockwise" # Turns are taken clockwise.
---| "fe.hand.look-any-time" # A player may look at their own hand at any time.
---| "fe.buy.sources" # On your turn you may buy cards of the Line-Up, Kicks and the top Super Hero.
---| "fe.buy.pay-cost" # A card is bought by paying its cost with Power.
---| "fe.buy.to-discard" # A card bought or gained goes at once into your discard pile unless something says otherwise.
---| "fe.discard.face-up" # Discard piles lie face up, so everyone can see what is in them.
---| "fe.deck.reshuffle-look" # With an empty draw pile, the discard pile is shuffled into a new one also when a player must look at cards of it.
---| "fe.buy.combined-cost" # Any number of cards may be bought as long as their combined cost is not above your Power of the turn.
---| "fe.power.example-four" # Four Punches give 4 Power: one card of cost at most 4, or two of cost 2 each.
---| "fe.buy.kicks-several" # Kicks are bought like Line-Up cards, more than one a turn if you like, until the stack is empty.
---| "fe.buy.pass" # Nobody has to buy: you may pass even when you could buy.
---| "fe.play.no-power-cards" # Vulnerabilities and Weaknesses give no Power.
---| "fe.play.may-play-inert" # A Vulnerability or Weakness may be played, or kept in hand, as you wish; playing it does nothing.
---| "fe.play.inert-discard-time" # Vulnerabilities and Weaknesses, played or kept, leave only at the end of the turn with the other cards.
---| "fe.turn.summary" # In short, a turn is: play cards; total the Power and buy up to it; each card bought or gained goes to the discard pile at once; then the end-of-turn steps.
---| "fe.play.any-order" # You play the cards of your hand in the order you choose.
---| "fe.play.resolve-at-once" # A played card's text resolves immediately.
---| "fe.buy.after-playing" # After playing what you want, total your Power and buy: Line-Up cards or cards of the stacks.
---| "fe.play.buy-before-all-played" # Purchases may be made before all cards of the hand have been played.
---| "fe.play.after-buying" # More cards may be played after a purchase.
---| "fe.play.simple-effects" # Most cards simply add Power, draw cards or make an Attack.
---| "fe.play.order-matters" # The order of play can change what cards do, so effects look at the moment they resolve.
---| "fe.play.no-carry-over" # Cards cannot be kept in hand from one turn to the next.
---| "fe.end-turn.1-announce" # Step 1: say that you end your turn; from here on it is over.
---| "fe.end-turn.2-hand" # Step 2: what is left of your hand goes to your discard pile.
---| "fe.end-turn.3-effects" # Step 3: effects that wait for the end of your turn take place.
---| "fe.end-turn.4-played" # Step 4: so do all the cards you played.
---| "fe.end-turn.4-power-lost" # Step 4: Power not spent is lost.
---| "fe.end-turn.5-refill" # Step 5: every gap in the Line-Up is filled with the next card of the main deck.
---| "fe.end-turn.6-draw" # Step 6: draw five cards, after the Line-Up is refilled.
---| "fe.end-turn.7-flip" # Step 7: a Super Hero lying face down on top of its stack is turned up.
---| "fe.end-turn.7-first-appearance" # Step 7: the flipped Super Hero's First Appearance Attack is read aloud and takes place.
---| "fe.end-turn.8-next-player" # Step 8: play passes to the next player, whose turn begins.
---| "fe.end-turn.sample-turn" # Example: four Punches buy Giganta, who goes into the discard pile; a Vulnerability adds nothing.
---| "fe.game-end.immediately" # The game ends at once when one of two conditions is met.
---| "fe.game-end.no-super-hero" # Condition: no new Super Hero can be flipped up from the stack.
---| "fe.game-end.no-refill" # Condition: the five Line-Up slots cannot all be refilled.
---| "fe.score.gather" # Every player returns their Locations in play, hand and discard pile to their deck.
---| "fe.score.add-vp" # Each player adds up the Victory Points on the cards of their deck.
---| "fe.score.weakness-subtracts" # Weaknesses in the deck reduce the total.
---| "fe.score.highest-wins" # The highest total wins.
---| "fe.score.tie" # Among tied players, the one with more Super Hero cards wins.
---| "fe.game-end.sort-cards" # After the game the cards are sorted back, and all Super Heroes are brought together for the next game.
---| "fe.villain.ability" # Your Super-Villain has an ability that you may use, typically during your turn.
---| "fe.villain.two-abilities" # A Super-Villain with two abilities may use both in the same turn.
---| "fe.villain.later-choose" # After the first game, each player may choose the Super-Villain they want.
---| "fe.villain.deal-two" # Alternatively two characters are dealt to each player, who keeps one.
---| "fe.attack.other-players" # An Attack is made against the other players.
---| "fe.attack.may-avoid" # Each player affected by an Attack may avoid it by means of a Defense card.
---| "fe.attack.only-self" # A Defense stops the Attack only for the player who uses it.
---| "fe.attack.one-defense" # A player may use only one Defense card per Attack.
---| "fe.attack.hits-undefended" # Whoever does not avoid the Attack suffers its effect.
---| "fe.attack.interaction-waits" # An Attack that makes players interact, such as passing cards, resolves against nobody until everyone has had the chance to avoid it.
---| "fe.attack.other-effects-stay" # Avoiding an Attack does not cancel the card's other effects.
---| "fe.attack.counts-hits" # An effect of the card that counts the players hit by the Attack counts only those who did not avoid it.
---| "fe.hero.may-defeat" # With enough Power you may choose to defeat the face-up Super Hero on top of the stack.
---| "fe.hero.to-discard" # The defeated Super Hero goes into your discard pile unless something says otherwise.
---| "fe.hero.next-stays-down" # The one below is not turned up before your turn has ended.
---| "fe.hero.one-per-turn" # Hence nobody can defeat two Super Heroes in one turn.
---| "fe.hero.cost-range" # Super Heroes cost 8 to 13.
---| "fe.hero.random-stack" # The stack is shuffled each game, so the cost of the next one must be looked up.
---| "fe.first-appearance.name" # The flipping up of a new Super Hero is its First Appearance.
---| "fe.first-appearance.not-flash" # The Flash has no First Appearance Attack; every other Super Hero has one.
---| "fe.first-appearance.all-players" # The Attack is made at once against every player of the game, the one whose turn just ended included.
---| "fe.first-appearance.may-defend" # Every player may use a Defense against it.
---| "fe.first-appearance.hits-undefended" # It resolves against the players who do not defend themselves.
---| "fe.first-appearance.outside-turns" # It happens during no player's turn.
---| "fe.hero.is-hero" # Every Super Hero is of type Hero; being Super is a title and no type of its own.
---| "fe.hero.one-type" # Playing a Super Hero is not playing two different card types.
---| "fe.hero.happy-harbor" # Example: with Happy Harbor in play, playing a Super Hero counts as playing a Hero and gives +1 Power.
---| "fe.hero.played-text" # A Super Hero played from the hand does what the upper part of its text says.
---| "fe.hero.no-second-appearance" # Its First Appearance Attack does not happen again when it is played.
---| "fe.weakness.forced-gain" # Some cards make players gain a Weakness.
---| "fe.weakness.to-discard" # A gained Weakness normally goes into its player's discard pile, and so belongs to the deck.
---| "fe.weakness.no-ability" # A Weakness has no ability in the game; it can be played or kept in hand and is discarded at the end of the turn.
---| "fe.weakness.minus-one" # Each Weakness in the deck at the end takes 1 VP from its player.
---| "fe.weakness.empty-stack" # With the Weakness stack empty, nobody gains one, and the other effects still happen.
---| "fe.weakness.defend-when-empty" # A Defense may still be used against an Attack that would give a Weakness when none is left.
---| "fe.shuffle.not-at-once" # An empty draw pile is not refilled until a card is needed from it.
---| "fe.shuffle.when-needed" # When a card must be drawn, discarded or revealed from an empty draw pile, the discard pile is shuffled and becomes the new draw pile at once, at any point of the game.
---| "fe.location.bought-to-discard" # A bought or gained Location goes to the discard pile like any card.
---| "fe.location.stays" # Once played it stays face up in front of its player for the rest of the game.
---| "fe.location.each-turn" # Its effect can work on each of its controller's turns.
---| "fe.location.ongoing" # Ongoing (Permanent in French) marks a card that keeps working turn after turn.
---| "fe.location.once-per-turn" # A Location's effect happens only once per turn.
---| "fe.location.first-of-type" # The usual trigger is the first card of a given type played during your turn.
---| "fe.location.any-number" # Any number of Locations may be in play at once.
---| "fe.destroy.where" # Some cards let you destroy a card of your hand, deck or even the Line-Up.
---| "fe.destroy.pile" # A destroyed card goes to a pile of destroyed cards away from the play area.
---| "fe.destroy.out-of-game" # A destroyed card is out of its deck and out of the game.
---| "fe.destroy.choose" # Often the player chooses which of their cards to destroy.
---| "fe.destroy.no-return" # Destroyed Weaknesses and Kicks do not go back to their stacks.
---| "fe.destroy.any-zone" # Certain cards may be destroyed wherever they are, in whichever zone.
---| "fe.destroy.zone-word" # A zone is a place where a card can be, such as the Line-Up or anybody's discard pile.
---| "fe.destroy.chooser-benefits" # If you destroy a card with a when-destroyed reward in somebody else's discard pile, you get the reward, not the player it belonged to, as you chose it.
---| "fe.destroy.steve-trevor" # Steve Trevor's reward is to draw two cards and then discard one.
---| "fe.destroy.broadsword" # When the Broadsword does the destroying, the reward is its player's.
---| "fe.destroy.first-appearance" # If a First Appearance Attack destroys such a card, the player whose card it is gets the reward, as that player chose it.
---| "fe.gain.to-discard" # A gained card goes at once into the gaining player's discard pile unless the card says otherwise.
---| "fe.gain.free" # Gaining costs nothing more.
---| "fe.gain.nothing-available" # If no card of the stated name, type or cost is available, none is gained.
---| "fe.resolve.clockwise" # When an ability affects several players and the order matters, it is resolved for them clockwise, starting from the player who played it.
---| "fe.resolve.card-before-triggers" # The played card resolves fully before anything its play triggered on a Super-Villain or Location.
---| "fe.vp.gain" # An effect that gives VP puts that many VP tokens on the player's oversized Super-Villain.
---| "fe.vp.values" # Tokens come in values 1, 5 and 10.
---| "fe.vp.public" # How many VP tokens a player has is open to all.
---| "fe.vp.scored" # At the end the tokens are added to the player's VP.
---| "fe.vp.steal-change" # Stealing 1 VP takes 1 VP, even from a player who has only a 5 token: change is made.
---| "fe.vp.none-to-steal" # You cannot steal VP from a player who has none.
---| "fe.vp.never-negative" # Token totals never go below 0.
---| "fe.vp.tokens-only" # Effects that speak of gaining or losing VP mean tokens only.
---| "fe.variant.even-players" # When the number of players is even, half of them may be Super Heroes against the other half as Super-Villains.
---| "fe.variant.own-main-deck" # The main deck for it is mixed with another DC set or put together on purpose.
---| "fe.variant.deck-130" # At least 130 cards are recommended for that main deck.
---| "fe.variant.banned" # Five cards are left out: Superwoman, Power Ring, Phantom Stranger, Deathstorm and Man-Bat Serum.
---| "fe.variant.seating" # Teammates sit side by side, yet turns alternate between the sides: no side has two turns in a row.
---| "fe.variant.two-stacks" # Two stacks are made: five Super-Villains and five Super Heroes.
---| "fe.variant.who-defeats-whom" # Bad Guys defeat only Super Heroes, Good Guys only Super-Villains.
---| "fe.variant.team-first-appearance" # After a player of your team defeats one, only your team suffers the next First Appearance Attack of that stack.
---| "fe.variant.attacks-other-team" # Attacks made by players hit only the other team.
---| "fe.variant.defend-teammate" # You may use a Defense to protect a teammate.
---| "fe.variant.good-villain-bounty" # A Good Guy who buys or gains a Villain gains VP tokens equal to its VP and then destroys it.
---| "fe.variant.bad-hero-bounty" # A Bad Guy who buys or gains a Hero does the same.
---| "fe.variant.bounty-supers" # This holds for the Super-Villains and Super Heroes of the stacks too.
---| "fe.variant.never-in-deck" # A Bad Guy can never have a Hero in the deck, for any reason.
---| "fe.variant.star-vp-zero" # Cards whose VP is a star (variable) are worth 0 when destroyed this way.
---| "fe.cards.bizarro-power" # Bizarro Power: its player gains the Weakness before the Attack.
---| "fe.cards.bizarro-power-last" # Bizarro Power with one Weakness left: only its player gains one.
---| "fe.cards.deathstorm" # Deathstorm is worth 4 VP when your deck has 26 cards at the end.
---| "fe.cards.element-woman-types" # Element Woman has every type printed on her while in hand, deck, discard pile or play.
---| "fe.cards.element-woman-discard" # One Element Woman may serve as all the different types that an Attack makes you discard.
---| "fe.cards.firestorm-text" # Firestorm has the text of the card put on the Super-Villain that same turn, so he has a text already at his first play.
---| "fe.cards.firestorm-not-in-play" # Cards put on the Super-Villain by Firestorm are not in play and nothing can touch them.
---| "fe.cards.firestorm-royal-flush" # Firestorm with the Royal Flush Gang text counts the Gangs, but is not one of them.
---| "fe.cards.firestorm-royal-flush-example" # Example: Firestorm with that text and two Royal Flush Gangs give 4 VP: each Gang sees one, Firestorm sees two.
---| "fe.cards.firestorm-location" # A Location put on the Super-Villain works only while Firestorm is in play.
---| "fe.cards.firestorm-not-stuck" # What Firestorm copies is gone when the turn ends, so a copied card that would stay cannot keep him in play.
---| "fe.cards.firestorm-matrix-play-top" # Firestorm Matrix: the top card of your deck is played in any case.
---| "fe.cards.firestorm-matrix-keep" # If that card costs 5 or less, you may destroy the Matrix, and the card then stays in play until the game ends.
---| "fe.cards.firestorm-matrix-as-played" # Using such a permanent card on a later turn is like playing it from the hand.
---| "fe.cards.firestorm-matrix-not-same-turn" # It cannot be played again in the turn in which it became permanent.
---| "fe.cards.firestorm-matrix-no-defense" # A permanent card with a Defense gives no right to use that Defense.
---| "fe.cards.firestorm-matrix-discard" # If the Matrix is not destroyed, the played card is discarded at the end of the turn as usual.
---| "fe.cards.cold-gun-place" # Cold Gun puts a Frozen token on a Line-Up card, not on a card of the stacks.
---| "fe.cards.cold-gun-frozen" # A card with a Frozen token cannot be bought or gained.
---| "fe.cards.cold-gun-destroy" # A Frozen token does not protect the card from being destroyed.
---| "fe.cards.cold-gun-several" # A card may have several Frozen tokens.
---| "fe.cards.insanity-last-card" # Insanity: a player who starts the turn with nothing else in hand passes no card, but receives one.
---| "fe.cards.insanity-not-gain" # A card passed by it is neither bought nor gained, so its text for those events stays silent.
---| "fe.cards.insanity-no-attack" # Insanity is not an Attack.
---| "fe.cards.invulnerable-discard" # Invulnerable: simply discarding it to avoid an Attack gives nothing more.
---| "fe.cards.invulnerable-destroy" # With a Vulnerability in hand or discard pile you may instead destroy it and reveal this card.
---| "fe.cards.invulnerable-in-hand" # No Vulnerability can be destroyed unless this card is in your hand at that moment.
---| "fe.cards.steal-none" # Man-Bat and Catwoman: a player without VP tokens has none to steal.
---| "fe.cards.steal-not-negative" # Man-Bat and Catwoman: nobody's VP tokens go below 0.
---| "fe.cards.man-bat-serum-check" # Man-Bat Serum looks at your VP tokens only when it is played; reaching 5 or more later in the turn changes nothing.
---| "fe.cards.man-bat-serum-bottom" # If its destruction is due at the end of the turn but it was put under the main deck meanwhile, it stays there.
---| "fe.cards.man-bat-serum-destroy" # Reaching 5 or more VP later in the turn does not make the serum's destruction apply.
---| "fe.cards.martian-manhunter-power" # Martian Manhunter is a Hero himself, so he gives at least +2 Power.
---| "fe.cards.martian-manhunter-one-type" # Against his First Appearance Attack, discarding at least one card of the types asked for means no Weakness.
---| "fe.cards.first-appearance-must-discard" # You cannot choose the Weakness while you have cards that could be discarded; the same goes for the other Super Heroes.
---| "fe.cards.pandora-first" # Pandora's Box: the card revealed is the first that enters the Line-Up.
---| "fe.cards.pandora-example" # Example: a card of cost 3 is revealed: it and two more cards enter the Line-Up.
---| "fe.cards.super-heroes-bottom" # Shazam!, Star Girl and Green Lantern can put Super Heroes too under the main deck.
---| "fe.oversized.bizarro-repeat" # Bizarro may return two Weaknesses of the discard pile several times in a turn.
---| "fe.oversized.bizarro-end-of-game" # Cards that Firestorm or Firestorm Matrix destroy at the end of the game give Bizarro no Weaknesses.
---| "fe.oversized.harley-defense" # A Defense card discarded to avoid an Attack is a discarded card for Harley Quinn.
---| "fe.oversized.harley-every-turn" # Harley Quinn's ability works during every player's turn.
---| "fe.oversized.harley-not-first-appearance" # Discarding to a First Appearance Attack does not trigger her ability, as that is nobody's turn.
---| "fe.oversized.sinestro-targets" # Sinestro: foes not targeted by your Attack do not count as foes who failed to avoid it.
---| "fe.faq.defeat-word" # Defeat is said only of Super Heroes: buying the stack's top one defeats it.
---| "fe.faq.passed-not-gained" # A passed card is not gained, so text that waits for buying or gaining it does not trigger.
---| "fe.faq.zones" # Zones: Line-Up, main deck, pile of destroyed cards, cards in play, hand, discard pile and, in the English book only, the player's deck.
---| "fe.amb.main-deck-size" # The booklets say 111 in English and 106 in French. The 106 cards that are known are dealt in both editions; which five more there would be is said nowhere.
---| "fe.amb.stack-face-down" # Only the cards below the top are hidden; the top one is face up except between a defeat and step 7.
---| "fe.amb.vulnerability-vp" # A Vulnerability scores the VP printed on it, 0 until the card itself shows something else, with no loss beyond that.
---| "fe.amb.play-after-buying" # Cards may be played after buying in both editions.
---| "fe.amb.defense-is-playing" # Using a Defense is not playing the card; the card's other effects do not happen.
---| "fe.amb.attack-order" # An Attack is decided and resolved for one player after the other, clockwise from the attacker's left; all decide first only when it makes players interact.
---| "fe.amb.first-appearance-order" # A First Appearance Attack goes clockwise, starting with the player whose turn just ended.
---| "fe.amb.first-appearance-chooser" # The owner gets the reward of a card destroyed by a First Appearance Attack; for effects played by a player, the player who chose, or, with no choice, the player of the effect.
---| "fe.amb.end-of-turn-is-it-a-turn" # Steps 2 to 7 discard nothing and are nobody's turn; effects that wait for the end of a turn still happen in step 3 and belong to the player whose turn ended.
---| "fe.amb.step-7-empty-stack" # With no Super Hero left the game ends at step 7, not on the last defeat; a failed refill in step 5 ends it two steps earlier.
---| "fe.amb.both-conditions" # When both conditions are met in one end of turn, the failed refill of step 5 comes first; the scores do not depend on it, as the draw between them moves no card out of the deck.
---| "fe.amb.line-up-over-five" # Running out of main deck while a card enlarges the Line-Up does not end the game; step 5 fills up to five, never removes surplus cards, and adds nothing to five or more.
---| "fe.amb.draw-less-than-five" # With too few cards in draw pile and discard pile together, a player draws as many as there are.
---| "fe.amb.look-reshuffles" # A look at an empty draw pile makes it reshuffle in both editions; a run may set this off for strict English play.
---| "fe.amb.steal-all-foes" # When one of several players has no VP to steal, the Attack fails for that player only.
---| "fe.amb.tie-after-super-heroes" # Players still tied after counting Super Heroes share the victory.
---| "fe.amb.insanity-empty-hand" # A player with nothing to pass passes nothing and still receives a card, whenever the hand became empty.
---| "fe.amb.frozen-tokens" # The card says when its token comes off; a seventh token cannot be placed.
---| "fe.amb.deathstorm-formula" # The card's formula decides and the clause is one test of it. The 26 cards include Deathstorm and everything gathered.
---| "fe.amb.firestorm-pile-scoring" # The Firestorm pile is destroyed before scoring; a card left in play by the Matrix follows the cards' own words, and scores if nothing says it is destroyed.
---| "fe.amb.man-bat-serum-place" # The sentence on a card put under the main deck before its destruction belongs to Man-Bat Serum.
---| "fe.amb.good-guys-teams" # The game ends when either stack cannot be flipped or the Line-Up cannot be refilled; the teams' totals are compared; the tops of both stacks start face up as usual.
---| "fe.amb.never-hero-in-deck" # A Hero that reaches a Bad Guy by passing is destroyed without a reward.
---| "fe.amb.variant-defense" # Each player may use one Defense against one Attack, so teammates may use one each; a Defense protects one player.
---| "fe.amb.deal-two-words" # The characters dealt are Super-Villains.
---| "fe.amb.player-count" # The game is for 2 to 5 players.
---| "fe.amb.super-hero-from-line-up" # A Super Hero bought from the Line-Up is not defeated and makes no First Appearance there; it is a bought Hero, and a Super Hero card in the tie-break.
---| "fe.amb.ocr-figures" # Where the figure of card types is not legible, the card list decides.
---| "fe.amb.own-trigger-order" # When one thing triggers several effects of one player, the Super-Villain comes first, then the cards in play in the order they came into play, then effects of cards played this turn.
---| "fe.amb.steal-is-gain" # Taking a VP token by stealing it counts as gaining VP.
---| "fe.amb.element-woman-once" # A card with both of the types that an effect pays for (Cyborg, Martian Manhunter) pays once.
---| "fe.amb.shuffle-of-nothing" # With draw pile and discard pile both empty nothing is shuffled, and the effect does as much as it can.
---| "fe.amb.star-vp-in-play" # While the game runs, a card whose VP is variable is worth 0 to an effect that reads its VP (Constantine).
---| "fe.amb.nothing-to-destroy" # A card that pays either for what is done with cards (destroying, playing, putting back) or for declining pays the second when there is no card to do it with.
---| "fe.amb.in-play-gathered" # At the end of the game every card that a player has in play goes back into the deck, not only Locations.
---| "fe.amb.replay-order" # A Super Hero who plays destroyed cards has all of them chosen first; they are played in that order, and each goes under the main deck right after its own play.
---| "fe.amb.shazam-gone" # Of two gained cards that are to be played, one that is no longer in its player's discard pile or hand by then is not played.
---| "fe.amb.negative-vp" # An effect that gives as many VP as a card is worth gives nothing, and takes nothing, for a card of negative VP.
---| "fe.amb.firestorm-self" # A text that Firestorm has taken and that speaks of its own card means Firestorm.
---| "fe.amb.matrix-location" # A Location that Firestorm Matrix plays stays in play by its own rule, whether the Matrix is destroyed or not.
---| "fe.amb.triggers-wait" # Whatever a played card's resolution triggers (Super-Villain, Location, reward of a destroyed card, cards of others) waits until that card is fully resolved; without a played card, until the current ability, Defense or Attack on one player is done.
---| "fe.card.punch" # Gives 1 Power.
---| "fe.card.vulnerability" # Playing it does nothing.
---| "fe.card.kick" # Gives 2 Power.
---| "fe.card.weakness" # Playing it does nothing; each one costs its owner 1 VP at the end.
---| "fe.card.amanda-waller" # You may destroy a card of your hand or discard pile: a Villain gives its cost in Power, any other card nothing. If you destroy none, +2 Power.
---| "fe.card.catwoman" # +1 Power. Its Attack hits one foe of your choice, from whom you steal 1 VP.
---| "fe.card.commissioner-gordon" # +1 Power.
---| "fe.card.commissioner-gordon.defense" # Avoids the Attack when you discard it from your hand, and brings you 1 VP.
---| "fe.card.dr-light" # You draw one card. Its Attack hits one foe of your choice, who picks a Location of theirs in play and puts it into the discard pile.
---| "fe.card.element-woman" # +2 Power. In the hands of a player, in any place of the deck or while being played, she is Hero, Villain, Equipment and Super Power at once.
---| "fe.card.firestorm" # The top card of your deck goes onto your Super-Villain; this turn Firestorm does what every card lying there says. Those cards are destroyed at the end of the game.
---| "fe.card.pandora" # The Line-Up grows by the top card of the main deck; after that each different cost in the Line-Up is worth +1 Power.
---| "fe.card.phantom-stranger" # You may destroy a card of your hand, then you may destroy one of your discard pile. Its VP are 10 less one per card of cost 0 in your deck, never below 0.
---| "fe.card.power-girl" # Gives 3 Power.
---| "fe.card.stargirl" # +2 Power.
---| "fe.card.stargirl.defense" # Avoids the Attack when you discard it from your hand; then you draw a card and a destroyed card of your choice, of cost 1 or more, goes under the main deck.
---| "fe.card.steel" # You may destroy a card of your hand or discard pile, but no Hero; if it cost 1 or more, you gain 1 VP.
---| "fe.card.steve-trevor" # Playing him does nothing. Whoever destroys him, in any zone, draws two cards and then discards one.
---| "fe.card.vibe" # +1 Power, and you may put a Hero or Super Power of cost 5 or less from your discard pile on top of your deck.
---| "fe.card.atomica" # You may destroy a card of your hand or discard pile, but no Villain; if it cost 1 or more, you gain 1 VP.
---| "fe.card.the-blight" # You may destroy a card of your hand or discard pile: a Super Power gives its cost in Power, any other card nothing. If you destroy none, +2 Power.
---| "fe.card.deathstorm" # You may destroy a card of your hand. Its VP are 10 less one per card over twenty in your deck, never below 0.
---| "fe.card.despero" # You draw two cards. Its Attack hits one foe of your choice, who picks and discards a hand card of cost 1 or more.
---| "fe.card.emperor-penguin" # Playing him does nothing. Whoever destroys him, in any zone, gains 2 VP.
---| "fe.card.giganta" # +4 Power if your discard pile holds nothing of cost below 4, and otherwise +2 Power.
---| "fe.card.grid" # +1 Power, and you may put a Villain or Equipment of cost 5 or less from your discard pile on top of your deck.
---| "fe.card.johnny-quick" # You draw one card.
---| "fe.card.man-bat" # +2 Power.
---| "fe.card.man-bat.defense" # Avoids the Attack when you discard it from your hand, and you steal 1 VP from the attacker.
---| "fe.card.owlman" # You may destroy an Equipment in the Line-Up; then each different Equipment among the destroyed cards is worth +1 Power.
---| "fe.card.power-ring" # You may destroy a Hero in the Line-Up; then each different Hero among the destroyed cards is worth +1 Power.
---| "fe.card.royal-flush-gang" # You draw two cards and then discard two. Every other Royal Flush Gang of yours this turn, played earlier or later, is worth 1 VP.
---| "fe.card.superwoman" # You may destroy a Villain in the Line-Up; then each different Villain among the destroyed cards is worth +1 Power.
---| "fe.card.ultraman" # You may destroy any card in the Line-Up; then each different Super Power among the destroyed cards is worth +1 Power.
---| "fe.card.bizarro-power" # +4 Power, and you gain a Weakness. Then its Attack gives every foe a Weakness.
---| "fe.card.constructs-of-fear" # +3 Power. Its Attack makes every foe discard two hand cards of their own choice.
---| "fe.card.expert-marksman" # You may destroy a card of your hand or discard pile, but no Super Power; if it cost 1 or more, you gain 1 VP.
---| "fe.card.giant-growth" # Gives 2 Power.
---| "fe.card.insanity" # If you play it before any other card this turn, everybody at once passes a hand card of their choice into the hand of the player on the left. Played later, it does nothing.
---| "fe.card.insanity.defense" # Avoids the Attack when you discard it from your hand; then you may put a card of your hand or discard pile into the attacker's hand.
---| "fe.card.invulnerable" # +1 Power.
---| "fe.card.invulnerable.defense" # Avoids the Attack in one of two ways: you discard it from your hand, or you reveal it there and destroy a Vulnerability of your hand or discard pile.
---| "fe.card.power-drain" # +2 Power. Its Attack hits one foe of your choice, who shows the whole hand; you pick the card that this foe discards.
---| "fe.card.super-intellect" # You may destroy a card of your hand or discard pile: an Equipment gives its cost in Power, any other card nothing. If you destroy none, +2 Power.
---| "fe.card.transmutation" # You must destroy a card of your hand or discard pile, and you gain 1 VP. Then you may gain a card of the Line-Up that costs no more than the destroyed one.
---| "fe.card.ultra-strength" # +3 Power, and you draw two cards.
---| "fe.card.word-of-power" # Playing it does nothing. Whoever destroys it, in any zone, pays 4 less for the Super Hero of the stack until the turn ends.
---| "fe.card.broadsword" # +2 Power. Its Attack hits one foe of your choice: you destroy a card of cost 1, 2 or 3, which you pick in that discard pile.
---| "fe.card.cold-gun" # +1 Power, and you may put a Frozen token on a card of the Line-Up. The token goes when your next turn begins.
---| "fe.card.cosmic-staff" # +2 Power.
---| "fe.card.cosmic-staff.defense" # Avoids the Attack when you discard it from your hand, and you gain the card at the very bottom of the main deck.
---| "fe.card.firestorm-matrix" # You play the top card of your deck. If that card costs 5 or less you may destroy the Matrix: the card then stays in play until it is destroyed at the end of the game, and you may play it once in each of your later turns.
---| "fe.card.mallet" # You reveal the top card of your deck and either draw it or pass it into any player's discard pile, even your own.
---| "fe.card.man-bat-serum" # Each of your VP tokens is worth +1 Power. If you have 5 or more as you play it, the Serum is destroyed at the end of your turn.
---| "fe.card.pandoras-box" # You reveal the top card of the main deck; as many cards as it costs, that one first, enter the Line-Up from the main deck.
---| "fe.card.power-armor" # Gives 3 Power.
---| "fe.card.power-armor.defense" # Avoids the Attack when you reveal it, and stays in your hand; then you may destroy a card of your hand or discard pile.
---| "fe.card.secret-society-communicator" # You may destroy a card of your hand or discard pile: a Hero gives its cost in Power, any other card nothing. If you destroy none, +2 Power.
---| "fe.card.sledgehammer" # You may destroy a card of your hand or discard pile, but no Equipment; if it cost 1 or more, you gain 1 VP.
---| "fe.card.venom-injector" # Playing it does nothing. Whoever destroys it, in any zone, has +2 Power.
---| "fe.card.belle-reve" # Stays in play: every Villain that you play gives you one Power more.
---| "fe.card.blackgate-prison" # Stays in play: once in each of your turns you may reveal the top card of your deck, and a Vulnerability or Weakness found there is destroyed for 1 VP.
---| "fe.card.central-city" # Stays in play: every Super Power that you play, unless it is a Kick, gives you one Power more.
---| "fe.card.earth-3" # Stays in play: once in each of your turns you may reveal the top card of your deck, and a Punch found there is destroyed for 1 VP.
---| "fe.card.happy-harbor" # Stays in play: every Hero that you play gives you one Power more.
---| "fe.card.star-labs" # Stays in play: every Equipment that you play gives you one Power more.
---| "fe.card.the-flash" # You draw three cards, and then one card of your hand is discarded.
---| "fe.card.aquaman" # You may put one, two or three cards of your discard pile on top of your deck. If you put none, +3 Power.
---| "fe.card.aquaman.first-appearance" # Every player puts four cards of cost 0, or as many as there are, from the own discard pile on the own deck; who puts none gains a Weakness.
---| "fe.card.batman" # You may play one, two or three destroyed Equipment of cost 6 or less, which then go under the main deck. If you play none, +3 Power.
---| "fe.card.batman.first-appearance" # Every player destroys an Equipment of the own hand or discard pile; who has none gains a Weakness.
---| "fe.card.constantine" # You reveal the top three cards of your deck: you draw one, destroy one and return one to the top. The VP of the destroyed card are yours in tokens.
---| "fe.card.constantine.first-appearance" # Every player loses 3 VP, or what there is of them; who had none gains a Weakness.
---| "fe.card.cyborg" # All through this turn, each Super Power and each Equipment that you play is worth +2 Power, those already played included.
---| "fe.card.cyborg.first-appearance" # Every player discards a Super Power and an Equipment from the hand, or the one there is; who discards neither gains a Weakness.
---| "fe.card.green-arrow" # Stays in play until the game ends: each Punch that you play gives you one Power more.
---| "fe.card.green-arrow.first-appearance" # Every player discards two Punches from the hand and gains a Weakness for each one missing.
---| "fe.card.green-lantern" # You may play one, two or three destroyed Heroes of cost 6 or less, which then go under the main deck. If you play none, +3 Power.
---| "fe.card.green-lantern.first-appearance" # Every player destroys a Hero of the own hand or discard pile; who has none gains a Weakness.
---| "fe.card.martian-manhunter" # All through this turn, each Hero and each Villain that you play is worth +2 Power, this card and those already played included.
---| "fe.card.martian-manhunter.first-appearance" # Every player discards a Hero and a Villain from the hand, or the one there is; who discards neither gains a Weakness.
---| "fe.card.shazam" # You gain the top two cards of the main deck and play both; then you destroy one of the two, whose effect stays.
---| "fe.card.shazam.first-appearance" # Every player puts a card of cost 5 or more from the own hand or discard pile under the main deck; who has none gains a Weakness.
---| "fe.card.superman" # You may play one, two or three destroyed Super Powers of any cost, which then go under the main deck. If you play none, +4 Power.
---| "fe.card.superman.first-appearance" # Every player destroys a Super Power of the own hand or discard pile; who has none gains two Weaknesses.
---| "fe.card.swamp-thing" # Each Location in play, no matter whose, is worth +2 Power.
---| "fe.card.swamp-thing.first-appearance" # Every player puts a Location of theirs from play into the discard pile; who has none gains a Weakness.
---| "fe.card.wonder-woman" # You may play one, two or three destroyed Villains of cost 6 or less, which then go under the main deck. If you play none, +3 Power.
---| "fe.card.wonder-woman.first-appearance" # Every player destroys a Villain of the own hand or discard pile; who has none gains a Weakness.
---| "fe.card.bizarro" # Whenever you destroy a card, you gain a Weakness. In your turn, as often as you like, you may return two Weaknesses of your discard pile to their stack to draw a card.
---| "fe.card.black-adam" # In each of your turns you may destroy the first Super Power that you play: you draw a card and gain 1 VP for it.
---| "fe.card.black-manta" # A card that you buy or gain from the Line-Up may go to the bottom of your deck.
---| "fe.card.deathstroke" # In your turn, each card that you destroy gives you one Power.
---| "fe.card.harley-quinn" # In every player's turn, the first card that you pass or discard makes you draw one.
---| "fe.card.lex-luthor" # At the end of your turn you draw an additional card for each Hero that you bought or gained in it.
---| "fe.card.sinestro" # An Attack of yours that at least one foe fails to avoid brings you 1 VP. Your first gain of VP in your turn makes you draw a card.
---| "fe.card.bane" # If the first card that you play in your turn costs 1 or more, you may destroy it to have +2 Power.
---| "fe.card.the-joker" # Once in each of your turns you may destroy a Villain that you have played in it: you draw a card, and an Attack gives every foe a Weakness.
