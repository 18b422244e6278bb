---@meta
-- Made by  go test ./referee/scenario -run Definitions -update . Do not edit.
-- What an editor with the Lua Language Server knows of the scenario language; how to use it: docs/scenarios.md.

---A text in both languages.
---@class Bilingual
---@field en string
---@field fr string

---The header of a scenario.
---@class Header
---@field game "forever-evil"|"metal"|"rivals"|"champions" the game
---@field edition? "en"|"fr" the edition; without it the game's first
---@field seed? integer decides all that the script leaves open; without it 1
---@field question? Bilingual the question that the scenario answers
---@field shows? ClauseID[] the clauses it is about; the log must cite each of them
---@field rules? table<ClauseID, "on"|"off"|integer> clauses set otherwise for this run
---@field windows? "pass" optional questions that nobody answers are passed in silence
---@field set_up? "shown" the log tells how the table was set up
---@field bomb_scare? boolean|integer 1: with the modular set Bomb Scare
---@field crossover? boolean|integer 1: the cards that say crossover = true are added: to the main deck and to the Super Heroes
---@field crossover_stack? boolean|integer 1: with crossover = 1, its Super-Villains in place of those of this game
---@field deal_two? boolean|integer 1: each player is dealt two Super-Villains and chooses one
---@field doomsday_chair? boolean|integer 1: with the modular set The Doomsday Chair
---@field expert? boolean|integer 1: expert mode, stages II and III and the Expert set
---@field leave_out_unknown? boolean|integer 1: what nobody knows of Super-Villains is left out, and the log says so
---@field legions_of_hydra? boolean|integer 1: with the modular set Legions of Hydra
---@field masters_of_evil? boolean|integer 1: with the modular set Masters of Evil
---@field other_main_deck? integer 1: the cards that say base_game = true make the main deck; 2: they are mixed into it
---@field random_modular? boolean|integer 1: a modular set drawn at random, of those whose cards are all defined here
---@field super_heroes? integer how many Super Heroes the stack holds (8 to 12), The Flash on top
---@field teams? boolean|integer 1: two teams, the first half of the seats against the second
---@field under_attack? boolean|integer 1: with the modular set Under Attack
---@field first? string|"random" the player who begins; without it the one seated first, with "random" one by the seed
---@field turn? string the player whose turn it is
---@field scenario? "rhino"|"klaw"|"ultron" what is played against; without it that of the villain who lies on the table, or else the first
---@field at? Step the step at which play begins
---@field turn_number? integer how many turns have begun, at the start
---@field ended_by_capture? integer a Capture has ended the turn, at the start
---@field confronting? integer a Confrontation is on, at the start
---@field round? integer round, at the start
---@field acceleration? integer acceleration tokens, at the start

---A card of a set-up with what lies on it and has happened to it: `{ "Giganta", tokens = 2 }`.
---@class MarkedCard
---@field [1] CardName its name
---@field tokens? integer Frozen tokens:
---@field kept? boolean|integer stays in play
---@field carries? boolean|integer has taken the texts
---@field takes_types? boolean|integer of all card types
---@field played? boolean played this turn
---@field bought? boolean bought this turn
---@field gained? boolean gained this turn
---@field defeated? boolean defeated this turn
---@field used? boolean used this turn
---@field kept_this_turn? boolean kept in play this turn
---@field damage? integer damage
---@field threat? integer threat
---@field counters? integer counters
---@field exhausted? boolean|integer exhausted
---@field stunned? boolean|integer Stunned
---@field facedown? boolean|integer facedown Drone
---@field confused? boolean|integer Confused
---@field tough? boolean|integer Tough
---@field in_force? boolean in force this phase
---@field thw_raised? boolean THW raised this phase
---@field atk_raised? boolean ATK raised this phase
---@field with? Cards the cards attached to it
---@field of? string the player whose card it is, or whose tokens lie on it

---Cards as a set-up names them, top first.
---@alias Cards (CardName|MarkedCard)[]

---A step of a turn or a round.
---@alias Step "turn"|"end of turn, step 1"|"end of turn, step 2"|"end of turn, step 3"|"end of turn, step 4"|"end of turn, step 5"|"end of turn, step 6"|"end of turn, step 7"|"end of turn, step 8"|"turn"|"end of turn, step 1"|"end of turn, step 2"|"end of turn, step 3"|"end of turn, step 4"|"end of turn, step 5"|"end of turn, step 6"|"end of turn, step 7"|"end of turn, step 8"|"end of turn, step 9"|"turn"|"end of turn, step 1"|"end of turn, step 2"|"end of turn, step 3"|"end of turn, step 4"|"end of turn, step 5"|"end of turn, step 6"|"end of turn, step 7"|"player phase"|"turn"|"end of the player phase, step 1"|"end of the player phase, step 2"|"end of the player phase, step 3"|"villain phase, step 1"|"villain phase, step 2"|"villain phase, step 3"|"villain phase, step 4"|"villain phase, step 5"|"set-up, step 1"|"set-up, step 2"|"set-up, step 3"|"set-up, step 4"|"set-up, step 5"|"set-up, step 6"|"set-up, step 7"|"set-up, step 8"|"set-up, step 9"|"set-up, step 10"|"set-up, step 11"|"set-up, step 12"|"set-up, step 13"|"set-up, step 14"

---What `stacks` fixes: a number of cards, or the cards, top first.
---@class Stacks
---@field main_deck? integer|Cards main deck
---@field line_up? Cards Line-Up
---@field kick? integer|Cards Kick stack
---@field weakness? integer|Cards Weakness stack
---@field super_heroes? integer|Cards Super Hero stack
---@field destroyed? Cards destroyed pile
---@field super_villains? Cards Super-Villain stack
---@field breakthrough? integer|Cards Breakthrough stack
---@field available? integer|Cards available Super Heroes
---@field captured? Cards Captured Super Heroes
---@field encounter_deck? integer|Cards encounter deck
---@field encounter_discard? Cards encounter discard pile
---@field villain? Cards villain
---@field main_scheme? Cards main scheme
---@field side_schemes? Cards side schemes
---@field environments? Cards environments
---@field attachments? Cards attachments
---@field removed? Cards removed from the game

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
---@field team? Cards team, exactly these, top first
---@field score_pile? Cards score pile, exactly these, top first
---@field identity? Cards identity, exactly these, top first
---@field engaged? Cards engaged, exactly these, top first
---@field dealt? Cards dealt encounter cards, exactly these, top first
---@field nemesis? Cards set-aside nemesis set, exactly these, top first
---@field deck_list? Cards deck list, exactly these, top first
---@field vp? integer VP tokens, at the start
---@field power? integer Power, at the start
---@field rebate? integer pays less for Super Heroes, at the start
---@field raised? integer cost of the Character raised by, at the start
---@field used_character? boolean has used the character's ability this turn
---@field gained_tokens? boolean has gained VP tokens this turn
---@field hit_foes? boolean has made an Attack that was not avoided this turn
---@field changed_form? boolean has changed form this round
---@field eliminated? boolean is eliminated

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
---@field team Zone team
---@field score_pile Zone score pile
---@field later_characters Zone Characters to come
---@field defeated_characters Zone defeated Characters
---@field identity Zone identity
---@field engaged Zone engaged
---@field dealt Zone dealt encounter cards
---@field nemesis Zone set-aside nemesis set
---@field on_table Zone on the table
---@field deck_list Zone deck list
---@field vp Number VP tokens
---@field score Number score
---@field power Number Power
---@field won Number 1 for a winner, otherwise 0
---@field rebate Number pays less for Super Heroes
---@field raised Number cost of the Character raised by
---@field eliminated Number eliminated
local Player = {}

---Says no to what one may do; with a word or a card, to just that.
---@param what? Verb|CardName|string
function Player:declines(what) end

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

---Defeats the Super Hero or Super-Villain on top of its stack. A second word says where the card lies, if that is not clear.
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

---Announces a Confrontation.
function Player:confronts() end

---Has played all there is to be in a Confrontation: the opponent may block.
function Player:hands_over() end

---Uses the Block of a card of the hand. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:blocks(what, where) end

---Makes a basic attack with a hero or an ally; the target is chosen next. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:attacks_with(what, where) end

---Makes a basic thwart with a hero or an ally; the scheme is chosen next. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:thwarts_with(what, where) end

---Uses the alter ego's basic recovery.
function Player:recovers() end

---Flips the identity, once a round in the own turn.
function Player:changes_form() end

---Declares the character that defends. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:defends_with(what, where) end

---Discards a card of the hand for its resources; with several names pays more than the cost.
---@param what CardName
---@param ... CardName|Zone further ones, and last where they lie
function Player:pays_with(what, ...) end

---Asks another player to act. A second word says where the card lies, if that is not clear.
---@param what CardName|Player
---@param where? Zone
function Player:asks(what, where) end

---Cards that lie together. Before the first move, a zone of the table followed by cards says what lies there.
---@class Zone
---@overload fun(cards: Cards)
local Zone = {}

---What lies on top at the start, top first; the rest is by the seed.
---@param cards Cards
function Zone:on_top(cards) end

---Of a card that lies here: Frozen tokens.
---@param card CardName
---@return Number
function Zone:tokens(card) end

---Of a card that lies here: stays in play.
---@param card CardName
---@return Number
function Zone:kept(card) end

---Of a card that lies here: has taken the texts.
---@param card CardName
---@return Number
function Zone:carries(card) end

---Of a card that lies here: of all card types.
---@param card CardName
---@return Number
function Zone:takes_types(card) end

---Of a card that lies here: damage.
---@param card CardName
---@return Number
function Zone:damage(card) end

---Of a card that lies here: threat.
---@param card CardName
---@return Number
function Zone:threat(card) end

---Of a card that lies here: counters.
---@param card CardName
---@return Number
function Zone:counters(card) end

---Of a card that lies here: exhausted.
---@param card CardName
---@return Number
function Zone:exhausted(card) end

---Of a card that lies here: Stunned.
---@param card CardName
---@return Number
function Zone:stunned(card) end

---Of a card that lies here: facedown Drone.
---@param card CardName
---@return Number
function Zone:facedown(card) end

---Of a card that lies here: Confused.
---@param card CardName
---@return Number
function Zone:confused(card) end

---Of a card that lies here: Tough.
---@param card CardName
---@return Number
function Zone:tough(card) end

---Of a card that lies here: remaining hit points.
---@param card CardName
---@return Number
function Zone:hit_points(card) end

---Of a card that lies here: maximum hit points.
---@param card CardName
---@return Number
function Zone:max_hit_points(card) end

---Of a card that lies here: THW.
---@param card CardName
---@return Number
function Zone:thw(card) end

---Of a card that lies here: ATK.
---@param card CardName
---@return Number
function Zone:atk(card) end

---Of a card that lies here: DEF.
---@param card CardName
---@return Number
function Zone:def(card) end

---Of a card that lies here: REC.
---@param card CardName
---@return Number
function Zone:rec(card) end

---Of a card that lies here: SCH.
---@param card CardName
---@return Number
function Zone:sch(card) end

---Of a card that lies here: hand size.
---@param card CardName
---@return Number
function Zone:hand_size(card) end

---Of a card that lies here: ally limit.
---@param card CardName
---@return Number
function Zone:ally_limit(card) end

---Of a card that lies here: Aerial trait.
---@param card CardName
---@return Number
function Zone:aerial(card) end

---Of a card that lies here: threshold.
---@param card CardName
---@return Number
function Zone:threshold(card) end

---A number of a player, of a card or of the game: `expect(ann.power):is(3)`.
---@class Number

---The game as a whole.
---@class Game
---@field turn_of Number the seat of the player whose turn it is, counted from 1; 0 between turns
---@field turn_number Number how many turns have begun
---@field over Number 0 while the game goes on
---@field ended_by_capture Number a Capture has ended the turn
---@field confronting Number a Confrontation is on
---@field round Number round
---@field first_player Number the seat of the first player, counted from 1
---@field acceleration Number acceleration tokens
---@field phase Number 2 in the player phase, 4 in the villain phase

---A point of the log.
---@class Mark

---What an event is told by: players, cards, places, numbers, words of the log, and `"by"` with a clause.
---@alias Told Player|Zone|CardName|ClauseID|string|integer

---What has happened.
---@class Log
local Log = {}

---A mark: what happens from here on.
---@return Mark
function Log:mark() end

---Only what has happened since a mark.
---@param mark Mark
---@return Log
function Log:since(mark) end

---Only what the last move of a turn has brought, with all answers to its questions.
---@return Log
function Log:last_move() end

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

---Expects that it is exactly n; true and false mean 1 and 0 where it can only be one of these.
---@param n integer|boolean
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

---What can be expected of a log.
---@class LogCheck
local LogCheck = {}

---Expects that this has happened, told in the words of the log: a player, a word, a card.
---@param ... Told
function LogCheck:has(...) end

---Expects that this has not happened.
---@param ... Told
function LogCheck:has_no(...) end

---Expects that this has happened exactly so often.
---@param times integer
---@param ... Told
function LogCheck:count(times, ...) end

---Expects that these events have happened, one after the other.
---@param events Told[][]
function LogCheck:in_order(events) end

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
---@overload fun(of: Log): LogCheck
---@param of Zone
---@return ZoneCheck
function expect(of) end

---Passes only if what the function does is refused, and by that clause.
---@param attempt fun()
---@param clause ClauseID
function refused(attempt, clause) end

---Plays a branch from here: what the function does is done, and then the game goes on as if nothing of it had happened.
---@param title string
---@param branch fun()
function what_if(title, branch) end

---The ruling that the scenario argues for, in both languages.
---@param text Bilingual
function ruling(text) end

---Runs another file of the scenarios folder, named without its ending, and gives back what it returns.
---@param name string
---@return any ...
function use(name) end

---Allows what no real game could hold: more copies of a card than the box has, a table that no game comes to.
function as_if() end

---Sets the table up now. Moves and expectations do it by themselves; a refused set-up needs it.
function begin() end

---Play goes on from here and stops when that step is about to begin; until then every question is answered.
---@param step Step
function until_step(step) end

---Says how the next shuffle comes out: these cards lie on top afterwards, in this order.
---@param cards CardName[]
function shuffle_gives(cards) end

---The game as a whole.
---@type Game
game = nil

---What has happened so far, to expect events of: expect(log):has(ben, "gains", "Weakness").
---@type Log
log = nil

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

---Breakthrough stack.
---@type Zone
breakthrough = nil

---Available Super Heroes.
---@type Zone
available = nil

---Captured Super Heroes.
---@type Zone
captured = nil

---Beside the table.
---@type Zone
tile = nil

---Encounter deck.
---@type Zone
encounter_deck = nil

---Encounter discard pile.
---@type Zone
encounter_discard = nil

---Villain.
---@type Zone
villain = nil

---Main scheme.
---@type Zone
main_scheme = nil

---Side schemes.
---@type Zone
side_schemes = nil

---Environments.
---@type Zone
environments = nil

---Attachments.
---@type Zone
attachments = nil

---Villain deck.
---@type Zone
villain_deck = nil

---Main scheme deck.
---@type Zone
scheme_deck = nil

---Boost cards.
---@type Zone
boosts = nil

---Being resolved.
---@type Zone
resolving = nil

---Set aside.
---@type Zone
set_aside = nil

---Removed from the game.
---@type Zone
removed = nil

---What a card does: a sentence, or several in braces. How cards are written: docs/cards.md.
---@class CardWord
---@operator call: CardWord
---@field [string] CardWord what stands behind it
---@alias CardText CardWord|CardWord[]

---What stands on a card.
---@class CardFacts
---@field [integer] CardWord its abilities
---@field carries? any true: it does what the cards say that lie on its player's character
---@field cites? any clauses of the rulebook that are told beside its own; a card of your own needs none
---@field copies? integer how many there are: 1 if it is not said, 20 at most
---@field cost? integer|"X" the Power that it costs: 0 if it is not said
---@field defense? table { … }: what happens after it has been discarded to avoid an Attack
---@field editions? table what is printed on it otherwise, by edition: editions = { fr = { cost = 4 } }
---@field figure? any a clause that says what it is taken for; a card of your own needs none
---@field first_appearance? table { … }: what happens when it comes to the top of its stack; together = true: all decide first whether they avoid it
---@field fr? string its French name
---@field game? "forever-evil"|"champions" the game that the cards of the file are for: "forever-evil", "metal", "rivals" or "champions"
---@field hook? any a word by which the rules of the game treat a printed card apart
---@field id? any the word that stands for it; left out, the name makes it
---@field leaves? any clauses of what happens when it leaves; a card of your own needs none
---@field native? any a function of the program; a card of your own uses words
---@field outside? any true: it is no part of the box that is shuffled
---@field owned? any the types that it has in a deck as well
---@field pile? any where it comes from: "main", "boss" (the stack of great enemies), "character" (whom a player plays as), "start", "weakness" or "kick"
---@field play? CardText what happens when it is played
---@field rewarded_by? any a clause of what its destruction brings; a card of your own needs none
---@field role? any what the rules take it for; a card of your own has none
---@field says? string|string[] what it says in your words; { "English", "Français" } gives both
---@field stars? any { a number }: VP that are counted at the end, when all cards of their player are the deck
---@field stays? any true: it stays in play, as Locations do
---@field test? any true: a card for tests, never dealt
---@field type? string|string[] "Hero", "Villain", "Super Power", "Equipment" or "Location", or several in braces
---@field unknown? any true: nobody knows what it says; playing it is refused
---@field vp? integer|CardWord the victory points at the end of the game
---@field when_destroyed? CardText what you get for destroying it
---@field base_game? any true: a card of another base game: in play with other_main_deck
---@field captures_at? any an oversized Super Hero: the team loses nobody before it controls so many Weaknesses
---@field crossover? any true: a card of a Crossover pack: in play with crossover = 1
---@field keywords? any what the printed card is known to have: "attack", "defense", "ongoing", "first_appearance", "reward", "block" or "confrontation"
---@field provisional? any true: how many copies there are is not known; so many are played with as make up the number of the box
---@field reward? any { … }: what whoever defeats the Super-Villain gets
---@field subtype? any "Metal": what it is beside its type
---@field super_villain? any true: an oversized Super-Villain, who counts as a Super Hero
---@field title? string[] its title in both languages, where the name says more: { "Golem", "Golem" }
---@field block? any { … }: what happens when it is used as a Block
---@field acceleration? integer|CardWord how many acceleration icons a side scheme has
---@field allies_defend? any true: the player with whom the minion is engaged must defend against its attacks with an ally, if one is ready
---@field also? any by what else it is found: where its printed name is misspelt, the right spelling
---@field any_controller? any true: it may come under the control of any player
---@field aspect? string its aspect: "aggression", "justice", "leadership", "protection", "basic"; "hero" for a hero's own cards, "encounter" for those of an encounter deck
---@field atk? integer|integer[] ATK; of an ally { 2, 1 } is ATK 2 and 1 damage for attacking; of an attachment how much it adds
---@field attach? CardWord what it is attached to: attach = villain, one{ "ally" } by choice, picked{ "minion", most = "hp" }, or by its name each{ name = "Ultron Drones" }
---@field back? string the id of its other side: its name in small letters with hyphens
---@field boost? CardText what happens when it is a boost card; boost_star = true shows it
---@field boost_icons? integer|CardWord how many boost icons it has
---@field boost_star? any true: it has the star of a boost ability
---@field breaks_at? integer|CardWord an attachment takes damage in the place of its host, and is discarded at so much
---@field clause? any the clause that several cards share; a card of your own needs none
---@field code? any the number of a printed card; a card of your own has none
---@field crisis? integer|CardWord how many crisis icons a side scheme has
---@field def? integer|CardWord DEF of a hero
---@field doubles? any a resource gives two for cards of this aspect
---@field drone? any the values of the facedown cards that enter play as drones
---@field ends_with_attack? any true: an attachment is discarded after its host has attacked
---@field enters_with? integer|CardWord the counters that it enters play with; it stays when the last is gone
---@field escalation? integer|CardWord the threat that a main scheme gets each round
---@field given_to? any the id of the alter ego that an obligation belongs to
---@field guard? any true: while the minion is engaged with you, you cannot attack the villain
---@field hand_size? integer|CardWord how many cards a hero or an alter ego holds
---@field hazard? integer|CardWord how many hazard icons a side scheme has
---@field hero_form_only? any true: it is played in hero form only
---@field hp? integer|CardWord hit points; per_player(10) is 10 for each player
---@field in_deck? integer|CardWord how many of it a deck holds at most
---@field in_starter_decks? any true: starter decks are filled up with it first
---@field loses? any true: when the main scheme is complete, the players lose
---@field makes? string|string[] the resources it gives: "energy", "mental", "physical", "wild", or several in braces
---@field makes_drones? any true: it belongs to what makes drones (Ultron)
---@field max_per_host? any true: one of it at most is attached to a card
---@field max_per_player? any true: one of it at most is under each player's control
---@field modular? string[] the name of its modular set, in both languages; of scenario: the set that is recommended
---@field new_traits? any traits that no printed card bears
---@field overkill? any true: the damage of its attack beyond what defeats a character goes on
---@field peril? any true: others may not help the player who reveals it
---@field quickstrike? any true: the minion attacks as it engages a hero
---@field rec? integer|CardWord REC of an alter ego
---@field restricted? any true: a player controls two such cards at most
---@field retaliate? integer|CardWord how much damage whoever attacks it takes
---@field revealed? CardText what happens when it is revealed
---@field scenario? table on the A side of the first main scheme: { id = "golem", modular = "bomb_scare" }
---@field sch? integer|CardWord SCH; of an attachment how much it adds
---@field set? string the set that it belongs to: of a hero, a scenario or a modular set; "rhino" puts it into Rhino's deck
---@field setup? CardText what happens at set-up
---@field special? any an ability that Wakanda Forever! starts: of an upgrade with the trait Black Panther
---@field stage? integer|CardWord the stage of a villain or of a main scheme
---@field starter? table the hero's starter deck: its aspect, and ids of basic cards
---@field subtitle? any what tells it from another card of its title
---@field surge? any true: whoever reveals it reveals one more
---@field threat? integer|CardWord the threat that a scheme begins with
---@field threat_stays? any true: threat cannot be removed from it
---@field threshold? integer|CardWord the threat that completes a main scheme
---@field thw? integer|integer[] THW; of an ally { 1, 1 } is THW 1 and 1 damage for thwarting
---@field toughness? any true: it enters play tough
---@field traits? string|string[] its traits, of those that printed cards have
---@field unique? any true: one of its title may be in play
---@field uses? integer|CardWord the counters that it enters play with; without any it is discarded
---@field when_defeated? CardText what happens when it is defeated
---@field x? any what X stands for: "remaining_hp"

---Declares a card of your own, or what is otherwise on a printed one: card "Name" { … }.
---@param name CardName|string
---@return fun(facts: CardFacts)
function card(name) end

---Says something of all cards behind it: all { game = "champions", set = "golem" }. Behind prevent it is all of it.
---@param facts CardFacts
---@return CardWord
function all(facts) end

---Of cards (verbs; DC Deck-building Game: Forever Evil): `attack(a player, { … }){ … }`: attacks one_foe or each_foe; in braces what is done to each who does not avoid it, who is foe there. attack(each_foe, { waits = true }){ … } does nothing before all have decided
---@type CardWord
attack = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `destroy(which cards)`: destroys cards, or this
---@type CardWord
destroy = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `discard(which cards)`: somebody discards cards of a hand, of in_play or of revealed, the top cards of the own deck, those that were revealed or looked at there, by their :as name, or this
---@type CardWord
discard = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `discount(how many)`: the Super Heroes of the stack cost you so much less this turn: in another player's turn it is nothing
---@type CardWord
discount = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `draw(how many)`: draws so many cards, or one{ revealed } into the hand
---@type CardWord
draw = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `freeze(which cards)`: freezes a card of the Line-Up
---@type CardWord
freeze = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `gain(which cards)`: puts a card into the discard pile without paying for it
---@type CardWord
gain = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `gain_weakness(how many)`: gains so many Weaknesses
---@type CardWord
gain_weakness = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `look(which cards, { … })`: looks at the top cards of your deck, which stay there; some of them may then be discarded or put elsewhere by their :as name. look(top(deck, 3), { stops = true }) does not shuffle the discard pile to go on
---@type CardWord
look = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `lose_tokens(how many)`: loses so many VP tokens
---@type CardWord
lose_tokens = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `pass(which cards, a player)`: gives a card that was found, or one of the hand, to a player, who may be you: into that player's discard pile
---@type CardWord
pass = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `pass_left(which cards)`: gives a card of the hand to the player to the left, into that hand: foe:pass_left(one{ foe.hand })
---@type CardWord
pass_left = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `play(which cards)`: plays cards that are chosen: up_to(2){ … }, exactly(1){ … }, or the "name" of some that were found
---@type CardWord
play = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `power(how many)`: gives so much Power, for this turn: in another player's turn, or in nobody's, it is nothing
---@type CardWord
power = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `put(which cards, a place)`: puts cards somewhere: put(one{ discard_pile }, hand), put(…, top(deck)), put(…, bottom(main_deck))
---@type CardWord
put = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `redirect(a place)`: in instead(acquires{ … }): the card goes there and not into the discard pile; what stands behind it is done once the card is there
---@type CardWord
redirect = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `reveal(which cards)`: turns the top cards of a deck up: reveal(top(deck, 3)) lays them into revealed, reveal(top(deck)) leaves the card there, and it is that card
---@type CardWord
reveal = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `show(which cards)`: shows this, or a whole hand
---@type CardWord
show = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `steal(how many, a player)`: takes so many VP tokens of a player
---@type CardWord
steal = nil

---Of cards (verbs; DC Deck-building Game: Forever Evil): `tokens(how many)`: gains so many VP tokens
---@type CardWord
tokens = nil

---Of cards (abilities; DC Deck-building Game: Forever Evil): `action`: you may use it in your turn: action{ cost = …, draw(1) }
---@type CardWord
action = nil

---Of cards (abilities; DC Deck-building Game: Forever Evil): `after`: when something has happened: after(event{ … }){ …, optional = true, when = …, cost = …, limit = "turn" }
---@type CardWord
after = nil

---Of cards (abilities; DC Deck-building Game: Forever Evil): `instead`: in the place of what would happen: instead(event{ … }){ … }
---@type CardWord
instead = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `acquires`: you buy or gain a card, or defeat a Super Hero
---@type CardWord
acquires = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `attacked`: you have been attacked, whether you avoided it or not
---@type CardWord
attacked = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `attacks`: you have made an Attack
---@type CardWord
attacks = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `begins`: your turn begins
---@type CardWord
begins = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `buys`: you buy a card; who defeats a Super Hero buys it
---@type CardWord
buys = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `destroys`: you destroy a card
---@type CardWord
destroys = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `discards`: you discard a card, or pass one
---@type CardWord
discards = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `ends`: your turn ends
---@type CardWord
ends = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `gains`: you gain a card by an effect; a Weakness is gained, too
---@type CardWord
gains = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `gains_tokens`: you gain VP tokens
---@type CardWord
gains_tokens = nil

---Of cards (what an ability waits for; DC Deck-building Game: Forever Evil): `plays`: you play a card
---@type CardWord
plays = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `boss_stack`: the stack of Super Heroes, or of Super-Villains: destroy(top(boss_stack)), gain(top(boss_stack))
---@type CardWord
boss_stack = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `deck`: your deck
---@type CardWord
deck = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `discard_pile`: your discard pile
---@type CardWord
discard_pile = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `hand`: your hand; foe.hand is that of the one who is attacked
---@type CardWord
hand = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `in_play`: what you have in play
---@type CardWord
in_play = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `kick_stack`: the stack of Kicks, or of Breakthroughs: gain(top(kick_stack))
---@type CardWord
kick_stack = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `revealed`: what has just been revealed
---@type CardWord
revealed = nil

---Of cards (places; DC Deck-building Game: Forever Evil): `weakness_stack`: the Weakness stack
---@type CardWord
weakness_stack = nil

---Of cards (numbers; DC Deck-building Game: Forever Evil): `deck_size`: how many cards your deck has at the end
---@type CardWord
deck_size = nil

---Of cards (numbers; DC Deck-building Game: Forever Evil): `free_cards`: how many cards of cost 0 your deck has at the end
---@type CardWord
free_cards = nil

---Of cards (numbers; DC Deck-building Game: Forever Evil): `others_played`: how many other cards you have played with it
---@type CardWord
others_played = nil

---Of cards (numbers; DC Deck-building Game: Forever Evil): `tokens_of`: the VP tokens of a player: tokens_of(foe)
---@type CardWord
tokens_of = nil

---Of cards (numbers; DC Deck-building Game: Forever Evil): `types_missing`: behind discard(one_of_each{ … }): of how many of the types no card was there
---@type CardWord
types_missing = nil

---Of cards (numbers; DC Deck-building Game: Forever Evil): `weaknesses_left`: how many Weaknesses are left in their stack
---@type CardWord
weaknesses_left = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `alone`: nobody else is hit, in a first_appearance with together = true
---@type CardWord
alone = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `by_defense`: it was discarded to defend
---@type CardWord
by_defense = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `carried`: the text acts from another card
---@type CardWord
carried = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `outside_turns`: it is nobody's turn, as in a First Appearance Attack
---@type CardWord
outside_turns = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `own_turn`: it is your turn
---@type CardWord
own_turn = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `repeated`: it is done once more
---@type CardWord
repeated = nil

---Of cards (conditions; DC Deck-building Game: Forever Evil): `triggered`: it acts because something else happened
---@type CardWord
triggered = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `attacker`: who attacks, in a defense
---@type CardWord
attacker = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `each_foe`: every other player
---@type CardWord
each_foe = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `for_each(acquires{ … }){ … }`: once for each card that was acquired this turn
---@type CardWord
for_each = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `nothing()`: nothing happens: play = nothing()
---@type CardWord
nothing = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `one_foe`: another player, as you choose
---@type CardWord
one_foe = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `one_of_each{ … }`: one of each of these two types, as you choose, as far as there are any
---@type CardWord
one_of_each = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `over_the_turn(plays{ … }){ … }`: for what has happened this turn already, and for what is still to come
---@type CardWord
over_the_turn = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `the "…"`: cards that were given a name by :as
---@type CardWord
the = nil

---Of cards (further words; DC Deck-building Game: Forever Evil): `this_turn(acquires{ … })`: how often it has happened this turn, a number: `at_least(1, this_turn(acquires{ type = "Hero" }))`
---@type CardWord
this_turn = nil

---Of cards (of all games; every game): `any{ … }`: there is such a card: when(any{ name = "Bomb Scare" }){ … }
---@type CardWord
any = nil

---Of cards (of all games; every game): `at_least(2, …)`: a number is so much or more: at_least(2, count{ hand })
---@type CardWord
at_least = nil

---Of cards (of all games; every game): `both`: all of these are so: both(hero_form, any{ name = "Bomb Scare" })
---@type CardWord
both = nil

---Of cards (of all games; every game): `bottom(deck, 2)`: the lowest cards of a deck, or the place under it
---@type CardWord
bottom = nil

---Of cards (of all games; every game): `choose_one{ …, … }`: one of these sentences, by choice; of what cannot be done nothing is offered, in the deck-building games
---@type CardWord
choose_one = nil

---Of cards (of all games; every game): `count{ … }`: how many such cards there are
---@type CardWord
count = nil

---Of cards (of all games; every game): `distinct "…" { … }`: how many different costs or names: distinct "name" { discard_pile }
---@type CardWord
distinct = nil

---Of cards (of all games; every game): `each_player`: every player, beginning with you
---@type CardWord
each_player = nil

---Of cards (of all games; every game): `each{ … }`: all such cards
---@type CardWord
each = nil

---Of cards (of all games; every game): `either`: one of these is so: either(hero_form, any{ name = "Bomb Scare" })
---@type CardWord
either = nil

---Of cards (of all games; every game): `exactly(2){ … }`: so many, as you choose; fewer where there are no more, and then nothing that :so says; behind may(…) with :so or :otherwise it is a price, and all or none
---@type CardWord
exactly = nil

---Of cards (of all games; every game): `foe`: whom an attack hits, or who was chosen
---@type CardWord
foe = nil

---Of cards (of all games; every game): `it`: the card that the sentence before has found, or is about
---@type CardWord
it = nil

---Of cards (of all games; every game): `just(2, …)`: a number is exactly so much: just(2, count{ hand })
---@type CardWord
just = nil

---Of cards (of all games; every game): `max(…, …)`: the greater of two numbers
---@type CardWord
max = nil

---Of cards (of all games; every game): `may(…)`: only if you want
---@type CardWord
may = nil

---Of cards (of all games; every game): `min(…, …)`: the smaller of two numbers
---@type CardWord
min = nil

---Of cards (of all games; every game): `no(…)`: the contrary: no(hero_form)
---@type CardWord
no = nil

---Of cards (of all games; every game): `none{ … }`: there is no such card
---@type CardWord
none = nil

---Of cards (of all games; every game): `one_player`: a player, as you choose
---@type CardWord
one_player = nil

---Of cards (of all games; every game): `one{ … }`: one such card, as you choose
---@type CardWord
one = nil

---Of cards (of all games; every game): `printed("…", it)`: a printed number: printed("cost", it); in Marvel Champions hand_size, boost, and how many resources of a kind: printed("energy", those)
---@type CardWord
printed = nil

---Of cards (of all games; every game): `ruled "…"`: a clause is in force; a card of your own needs it not
---@type CardWord
ruled = nil

---Of cards (of all games; every game): `that_many`: the number of the last sentence that gives one, or of what an ability has waited for: in Forever Evil how many cards were found or drawn, Weaknesses gained, tokens lost or stolen, or who did not avoid an Attack; in Marvel Champions how many cards were discarded, behind stop_it() how much that was, behind enemy_attack(…) and enemy_scheme(…) the damage dealt or the threat placed by it, and in if_damaged(…){ … } the damage to it
---@type CardWord
that_many = nil

---Of cards (of all games; every game): `this`: this card
---@type CardWord
this = nil

---Of cards (of all games; every game): `those`: the cards of the sentence before, all of them
---@type CardWord
those = nil

---Of cards (of all games; every game): `top(deck, 2)`: the highest cards of a deck, or the place upon it
---@type CardWord
top = nil

---Of cards (of all games; every game): `up_to(3){ … }`: as many as you choose, so many at most
---@type CardWord
up_to = nil

---Of cards (of all games; every game): `when(…){ … }`: only if a condition holds
---@type CardWord
when = nil

---Of cards (of all games; every game): `whether(…, 2, 1)`: of two numbers the first if a condition holds: whether(hero_form, 2, 1)
---@type CardWord
whether = nil

---Of cards (of all games; every game): `you`: the player whose card it is
---@type CardWord
you = nil

---Of cards (verbs; DC Deck-building Game: Dark Nights – Metal): `gain_second()`: gains the second card of the main deck, unseen
---@type CardWord
gain_second = nil

---Of cards (verbs; DC Deck-building Game: Dark Nights – Metal): `put_back()`: puts this card back on the stack for sale that it comes from
---@type CardWord
put_back = nil

---Of cards (verbs; DC Deck-building Game: Dark Nights – Metal): `recruit()`: one of the two Super Heroes on top of the pile of available ones, as you choose, joins your team; the other goes under the pile
---@type CardWord
recruit = nil

---Of cards (verbs; DC Deck-building Game: Dark Nights – Metal): `rescue()`: one of the Captured Super Heroes, as you choose, joins your team
---@type CardWord
rescue = nil

---Of cards (places; DC Deck-building Game: Dark Nights – Metal): `score_pile`: your score pile
---@type CardWord
score_pile = nil

---Of cards (numbers; DC Deck-building Game: Dark Nights – Metal): `team_size`: how many characters a player has: team_size(foe)
---@type CardWord
team_size = nil

---Of cards (verbs; DC Deck-building Game: Rivals – Batman vs The Joker): `first_or_next()`: your opponent chooses between the top card of the main deck and the next one, which is it then
---@type CardWord
first_or_next = nil

---Of cards (verbs; DC Deck-building Game: Rivals – Batman vs The Joker): `once_gone(which cards){ … }`: at once if there is no such card, or as soon as the last one has left, once in this turn: once_gone(each{ line_up, type = "Villain" }){ power(3) }
---@type CardWord
once_gone = nil

---Of cards (verbs; DC Deck-building Game: Rivals – Batman vs The Joker): `raise_cost(how many)`: in block: your Character costs so much more until the end of the turn
---@type CardWord
raise_cost = nil

---Of cards (conditions; DC Deck-building Game: Rivals – Batman vs The Joker): `confronted`: you are being confronted
---@type CardWord
confronted = nil

---Of cards (conditions; DC Deck-building Game: Rivals – Batman vs The Joker): `confronting`: you are confronting the other player
---@type CardWord
confronting = nil

---Of cards (verbs; Marvel Champions: The Card Game): `accelerate(how many)`: puts so many acceleration tokens beside the main scheme
---@type CardWord
accelerate = nil

---Of cards (verbs; Marvel Champions: The Card Game): `attack_others()`: before an attack of an enemy: it is made on each other hero as well, afterwards
---@type CardWord
attack_others = nil

---Of cards (verbs; Marvel Champions: The Card Game): `cancel()`: cancels what is being revealed
---@type CardWord
cancel = nil

---Of cards (verbs; Marvel Champions: The Card Game): `confuse(which cards)`: confuses a character
---@type CardWord
confuse = nil

---Of cards (verbs; Marvel Champions: The Card Game): `damage(how many, which cards)`: deals damage to characters; each_player:damage(1, your_identity) deals each player as much as that is for the one
---@type CardWord
damage = nil

---Of cards (verbs; Marvel Champions: The Card Game): `deal_encounter(how many)`: deals so many encounter cards facedown
---@type CardWord
deal_encounter = nil

---Of cards (verbs; Marvel Champions: The Card Game): `dig(which cards, in braces)`: discards from the encounter deck until such a card comes, which is it then
---@type CardWord
dig = nil

---Of cards (verbs; Marvel Champions: The Card Game): `drones(how many)`: so many cards from the top of a player's deck enter play facedown, each a Drone minion engaged with that player: each_player:drones(1)
---@type CardWord
drones = nil

---Of cards (verbs; Marvel Champions: The Card Game): `enemy_attack(which cards, { … })`: enemies attack you; that_many is the damage dealt then. What is done as soon as such an attack has dealt damage, before any response, may stand in braces behind it, and there it is the damage of that attack
---@type CardWord
enemy_attack = nil

---Of cards (verbs; Marvel Champions: The Card Game): `enemy_scheme(which card)`: enemies scheme; that_many is the threat placed then
---@type CardWord
enemy_scheme = nil

---Of cards (verbs; Marvel Champions: The Card Game): `exhaust(which cards)`: exhausts cards: exhaust(each{ "ally", of = you }); in cost = … exhaust(this)
---@type CardWord
exhaust = nil

---Of cards (verbs; Marvel Champions: The Card Game): `fetch(the name of a card, or which card, in braces)`: finds a minion in the encounter deck or its discard pile, by its name or fetch{ "minion", trait = "Hydra" }, and puts it into play
---@type CardWord
fetch = nil

---Of cards (verbs; Marvel Champions: The Card Game): `find_and_reveal(the name of a card, { … })`: finds a card by its name in the encounter deck or its discard pile, and reveals it
---@type CardWord
find_and_reveal = nil

---Of cards (verbs; Marvel Champions: The Card Game): `flip()`: turns your identity to its other form
---@type CardWord
flip = nil

---Of cards (verbs; Marvel Champions: The Card Game): `for_attack(what changes, in braces)`: values change until the end of the attack that is being made, by what their number is at any time: for_attack{ atk = count{ … }, to = villain }
---@type CardWord
for_attack = nil

---Of cards (verbs; Marvel Champions: The Card Game): `gain_overkill()`: the attack that begins has overkill
---@type CardWord
gain_overkill = nil

---Of cards (verbs; Marvel Champions: The Card Game): `give_back()`: gives the captured cards back to their owners
---@type CardWord
give_back = nil

---Of cards (verbs; Marvel Champions: The Card Game): `give_boost(how many)`: gives the villain so many boost cards
---@type CardWord
give_boost = nil

---Of cards (verbs; Marvel Champions: The Card Game): `heal(how many, which cards)`: takes damage away
---@type CardWord
heal = nil

---Of cards (verbs; Marvel Champions: The Card Game): `if_damaged(which cards){ … }`: in boost = …, or before an attack: what is done once the activation, or that attack, has damaged such a character, who is it: if_damaged(your_identity){ exhaust(your_hero) }
---@type CardWord
if_damaged = nil

---Of cards (verbs; Marvel Champions: The Card Game): `lasts(what changes, in braces)`: values change until the end of the phase: lasts{ atk = 2, to = this }, lasts{ aerial = 1, to = your_identity }
---@type CardWord
lasts = nil

---Of cards (verbs; Marvel Champions: The Card Game): `lay_out(the name of a card)`: puts an environment into play by its name, out of the encounter deck or its discard pile: lay_out "Ultron Drones"
---@type CardWord
lay_out = nil

---Of cards (verbs; Marvel Champions: The Card Game): `lessen(how many)`: an enemy that begins to scheme places so much less threat
---@type CardWord
lessen = nil

---Of cards (verbs; Marvel Champions: The Card Game): `look_and_take(how many)`: looks at so many cards on top of your deck, takes one into your hand, and discards the others
---@type CardWord
look_and_take = nil

---Of cards (verbs; Marvel Champions: The Card Game): `more_damage(how many)`: in the braces of attack(…){ … } or damage(…){ … }: the damage that is about to be dealt rises by so much: damage(1, one{ "enemy" }){ discard(top(deck, 5)), more_damage(2) }
---@type CardWord
more_damage = nil

---Of cards (verbs; Marvel Champions: The Card Game): `move_damage(how many, which card)`: moves so much damage from your identity to others
---@type CardWord
move_damage = nil

---Of cards (verbs; Marvel Champions: The Card Game): `obligation(which cards){ … }`: the choice of an obligation: exhaust that identity and remove the card, or what stands in the second braces
---@type CardWord
obligation = nil

---Of cards (verbs; Marvel Champions: The Card Game): `place_threat(how many, which cards)`: places threat on a scheme
---@type CardWord
place_threat = nil

---Of cards (verbs; Marvel Champions: The Card Game): `prevent(how many)`: prevents so much of the damage or the threat that comes; prevent(all) prevents all of it
---@type CardWord
prevent = nil

---Of cards (verbs; Marvel Champions: The Card Game): `put_into_play(which cards)`: puts a card into play that was found, or in boost = … this minion itself
---@type CardWord
put_into_play = nil

---Of cards (verbs; Marvel Champions: The Card Game): `ready(which card)`: readies cards
---@type CardWord
ready = nil

---Of cards (verbs; Marvel Champions: The Card Game): `remove_threat(how many, which cards)`: removes threat from a scheme, or remove_threat(1, each{ "scheme" }) from each
---@type CardWord
remove_threat = nil

---Of cards (verbs; Marvel Champions: The Card Game): `replace_reveal()`: discards what is being revealed, and another card is revealed
---@type CardWord
replace_reveal = nil

---Of cards (verbs; Marvel Champions: The Card Game): `search_deck(which cards, in braces)`: looks through your deck for such a card, and takes it into your hand
---@type CardWord
search_deck = nil

---Of cards (verbs; Marvel Champions: The Card Game): `shuffle(a place)`: shuffles a deck
---@type CardWord
shuffle = nil

---Of cards (verbs; Marvel Champions: The Card Game): `spend(a word in quotes)`: in cost = …: a resource of a kind is spent: spend "energy"; spend "wild" is one of any kind. On an encounter card it begins one of the things of choose_one{ … }, for whoever can pay: spend{ "energy", "mental" }
---@type CardWord
spend = nil

---Of cards (verbs; Marvel Champions: The Card Game): `spend_counters(how many)`: in cost = …: so many counters of this card are spent
---@type CardWord
spend_counters = nil

---Of cards (verbs; Marvel Champions: The Card Game): `split(how many, which cards, in braces)`: deals so much damage in parts, divided as you choose
---@type CardWord
split = nil

---Of cards (verbs; Marvel Champions: The Card Game): `spread(how many, which cards, in braces)`: deals indirect damage: so much, divided among these as you choose
---@type CardWord
spread = nil

---Of cards (verbs; Marvel Champions: The Card Game): `stop_it()`: what was about to happen does not
---@type CardWord
stop_it = nil

---Of cards (verbs; Marvel Champions: The Card Game): `stun(which cards)`: stuns a character
---@type CardWord
stun = nil

---Of cards (verbs; Marvel Champions: The Card Game): `stuns_with_attack()`: the activation stuns whom it damages
---@type CardWord
stuns_with_attack = nil

---Of cards (verbs; Marvel Champions: The Card Game): `surge()`: one more encounter card is revealed
---@type CardWord
surge = nil

---Of cards (verbs; Marvel Champions: The Card Game): `take(which cards)`: takes cards into the hand
---@type CardWord
take = nil

---Of cards (verbs; Marvel Champions: The Card Game): `take_back(which cards, in braces)`: takes the topmost such card of a discard pile back into the hand: one_player:take_back{ "upgrade", trait = "Tech" }
---@type CardWord
take_back = nil

---Of cards (verbs; Marvel Champions: The Card Game): `thwart(how many, which cards)`: thwarts one scheme or each with so much; it stands in an ability with label = "thwart"
---@type CardWord
thwart = nil

---Of cards (verbs; Marvel Champions: The Card Game): `toughen(which cards)`: gives a tough card
---@type CardWord
toughen = nil

---Of cards (abilities; Marvel Champions: The Card Game): `cannot`: what it cannot: cannot{ "take damage", while_there = "Bomb Scare" }, while_there = { "minion", trait = "Hydra" } or from = { "ally" }
---@type CardWord
cannot = nil

---Of cards (abilities; Marvel Champions: The Card Game): `delayed`: at a later time, by itself: delayed(round_ends{}){ … }
---@type CardWord
delayed = nil

---Of cards (abilities; Marvel Champions: The Card Game): `gets`: values change as long as it is in play: gets{ thw = 1, to = your_hero }; with at_most = 7 they come to no more by it
---@type CardWord
gets = nil

---Of cards (abilities; Marvel Champions: The Card Game): `interrupt`: before something happens: interrupt(event{ … }){ … }
---@type CardWord
interrupt = nil

---Of cards (abilities; Marvel Champions: The Card Game): `resource`: it gives resources: resource{ cost = exhaust(this), makes = "energy" }; resource{ cost = exhaust(this), makes = top(discard_pile) } gives what the top card of your discard pile shows
---@type CardWord
resource = nil

---Of cards (abilities; Marvel Champions: The Card Game): `response`: after something has happened: response(event{ … }){ … }
---@type CardWord
response = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `attack_starts`: an enemy has begun an attack, and stunning it no longer stops it: attack_starts{ "villain", on = you }
---@type CardWord
attack_starts = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `damage_dealt`: damage would be dealt to what stands in the braces; by_attack = true
---@type CardWord
damage_dealt = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `defeated`: what stands in the braces is defeated; by_attack = this
---@type CardWord
defeated = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `enters`: what stands in the braces enters play: enters{ this }
---@type CardWord
enters = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `flips`: an identity changes form: flips{ this }
---@type CardWord
flips = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `reveals`: an encounter card is revealed: reveals{ "treachery" }; from_deck = true
---@type CardWord
reveals = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `round_ends`: the round ends: round_ends{}
---@type CardWord
round_ends = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `schemes`: an enemy has begun to scheme, and confusing it no longer stops it: schemes{ "villain" }
---@type CardWord
schemes = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `threat_placed`: threat is placed: threat_placed{ main_scheme }; threat_placed{} is anywhere; in_step_one = true is what step one of the villain phase places
---@type CardWord
threat_placed = nil

---Of cards (what an ability waits for; Marvel Champions: The Card Game): `thwarted`: somebody has thwarted: thwarted{ this }; basic = true
---@type CardWord
thwarted = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `each_hero`: every hero
---@type CardWord
each_hero = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `face`: one side of an identity: face "Bruce Banner"
---@type CardWord
face = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `host`: what this card is attached to
---@type CardWord
host = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `target`: what was attacked, in a text that waits for attacked{ … }
---@type CardWord
target = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `wounded`: whom the attack has damaged, in a text that waits for attacked{ … }
---@type CardWord
wounded = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `your_hero`: your identity, in hero form
---@type CardWord
your_hero = nil

---Of cards (cards by a word; Marvel Champions: The Card Game): `your_identity`: your identity, in either form
---@type CardWord
your_identity = nil

---Of cards (numbers; Marvel Champions: The Card Game): `kinds_of`: how many kinds of resources those cards give
---@type CardWord
kinds_of = nil

---Of cards (numbers; Marvel Champions: The Card Game): `lies_on`: what lies on a card: lies_on("damage", your_identity)
---@type CardWord
lies_on = nil

---Of cards (numbers; Marvel Champions: The Card Game): `now`: a value as it is now: now("atk", your_identity)
---@type CardWord
now = nil

---Of cards (numbers; Marvel Champions: The Card Game): `per_player`: so many for each player: per_player(2)
---@type CardWord
per_player = nil

---Of cards (conditions; Marvel Champions: The Card Game): `final`: it is the last of several that are used together
---@type CardWord
final = nil

---Of cards (conditions; Marvel Champions: The Card Game): `has_trait`: your identity has a trait: has_trait "Aerial"
---@type CardWord
has_trait = nil

---Of cards (conditions; Marvel Champions: The Card Game): `hero_form`: you are in hero form
---@type CardWord
hero_form = nil

---Of cards (conditions; Marvel Champions: The Card Game): `in_form`: your identity shows this side: in_form "Bruce Banner"
---@type CardWord
in_form = nil

---Of cards (conditions; Marvel Champions: The Card Game): `is_hero`: it is an identity in hero form
---@type CardWord
is_hero = nil

---Of cards (conditions; Marvel Champions: The Card Game): `paid`: the event was paid for with such a resource: paid "energy"
---@type CardWord
paid = nil

---Of cards (conditions; Marvel Champions: The Card Game): `undefended`: nobody defends against the attack
---@type CardWord
undefended = nil

---Of cards (further words; Marvel Champions: The Card Game): `engaged_player`: of a minion: the player with whom it is engaged
---@type CardWord
engaged_player = nil

---Of cards (further words; Marvel Champions: The Card Game): `first_player`: the first player
---@type CardWord
first_player = nil

---Of cards (further words; Marvel Champions: The Card Game): `one_to(3){ … }`: one or more, as you choose, so many at most
---@type CardWord
one_to = nil

---Of cards (further words; Marvel Champions: The Card Game): `owner`: whose card it is
---@type CardWord
owner = nil

---Of cards (further words; Marvel Champions: The Card Game): `picked{ … }`: such a card without a choice: picked{ "minion", most = "hp" }
---@type CardWord
picked = nil

---Of cards (further words; Marvel Champions: The Card Game): `random{ … }`: a card by chance: discard(random{ hand })
---@type CardWord
random = nil

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
---| "confronts"
---| "hands_over"
---| "blocks"
---| "attacks_with"
---| "thwarts_with"
---| "recovers"
---| "changes_form"
---| "defends_with"
---| "pays_with"
---| "asks"

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
---| "Breakthrough" # metal, Surcharge
---| "Surcharge" # metal, Breakthrough
---| "The Batman Who Laughs" # metal, Le Batman-Qui-Rit
---| "Le Batman-Qui-Rit" # metal, The Batman Who Laughs
---| "Cyborg One Million" # metal, Cyborg Un Million
---| "Cyborg Un Million" # metal, Cyborg One Million
---| "Detective Chimp" # metal, Détective Chimp
---| "Détective Chimp" # metal, Detective Chimp
---| "Doctor Fate" # metal, Doctor Fate
---| "Dream" # metal, Dream
---| "Hal Jordan" # metal, Hal Jordan
---| "Kendra Saunders" # metal, Kendra Saunders
---| "Mister Terrific" # metal, Mister Terrific
---| "Plastic Man" # metal, Plastic Man
---| "Baby Darkseid" # metal, Baby Darkseid
---| "Carter Hall" # metal, Carter Hall
---| "Clayface" # metal, Clayface
---| "Court of Owls" # metal, Court of Owls
---| "Lady Blackhawk" # metal, Lady Blackhawk
---| "Onimar Synn" # metal, Onimar Synn
---| "Ra's al Ghul" # metal, Ra's al Ghul
---| "Rabid Robin" # metal, Rabid Robin
---| "Starro" # metal, Starro
---| "Strigydae" # metal, Strigydae
---| "Ankh Portal" # metal, Ankh Portal
---| "Brutal Chase" # metal, Brutal Chase
---| "Escape" # metal, Escape
---| "Fair Play" # metal, Fair Play
---| "Flight" # metal, Flight
---| "Fulcum Abominus" # metal, Fulcum Abominus
---| "Hypertime" # metal, Hypertime
---| "Mecha Construct" # metal, Mecha Construct
---| "Power Channeling" # metal, Power Channeling
---| "Search the Depths" # metal, Search the Depths
---| "Speed Force" # metal, Speed Force
---| "War Cry" # metal, Cri de Guerre
---| "Cri de Guerre" # metal, War Cry
---| "X-Ray Vision" # metal, Vision X
---| "Vision X" # metal, X-Ray Vision
---| "Anti-Monitor's Antenna" # metal, Anti-Monitor's Antenna
---| "Batmanium" # metal, Batmanium
---| "Carter Hall's Journal" # metal, Carter Hall's Journal
---| "Dionesium" # metal, Dionésium
---| "Dionésium" # metal, Dionesium
---| "Eighth Metal Sunblade" # metal, Lame du Soleil
---| "Lame du Soleil" # metal, Eighth Metal Sunblade
---| "Electrum" # metal, Electrum
---| "Element X" # metal, Element X
---| "Multiverse Map" # metal, Carte du Multivers
---| "Carte du Multivers" # metal, Multiverse Map
---| "Nth Metal Mace" # metal, Nth Metal Mace
---| "Phantom Zone Projector" # metal, Phantom Zone Projector
---| "Phoenix Cannon" # metal, Canon Phénix
---| "Canon Phénix" # metal, Phoenix Cannon
---| "Promethium" # metal, Promethium
---| "T-Spheres" # metal, T-Spheres
---| "Challenger Mountain" # metal, Challenger Mountain
---| "Forge of Worlds" # metal, Forge of Worlds
---| "Oblivion Bar" # metal, Bar de l'oubli
---| "Bar de l'oubli" # metal, Oblivion Bar
---| "The Dark Multiverse" # metal, The Dark Multiverse
---| "Tomb of Hath-Set" # metal, Tomb of Hath-Set
---| "The Devastator" # metal, The Devastator
---| "The Merciless" # metal, L'Impitoyable
---| "L'Impitoyable" # metal, The Merciless
---| "The Murder Machine" # metal, Murder Machine
---| "Murder Machine" # metal, The Murder Machine
---| "The Dawnbreaker" # metal, The Dawnbreaker
---| "The Drowned" # metal, La Noyée
---| "La Noyée" # metal, The Drowned
---| "The Red Death" # metal, The Red Death
---| "Barbatos" # metal, Barbatos
---| "Aquaman (oversized)" # metal, Aquaman (grande carte)
---| "Aquaman (grande carte)" # metal, Aquaman (oversized)
---| "Doctor Fate (oversized)" # metal, Doctor Fate (grande carte)
---| "Doctor Fate (grande carte)" # metal, Doctor Fate (oversized)
---| "Hal Jordan (oversized)" # metal, Hal Jordan (grande carte)
---| "Hal Jordan (grande carte)" # metal, Hal Jordan (oversized)
---| "Kendra Saunders (oversized)" # metal, Kendra Saunders (grande carte)
---| "Kendra Saunders (grande carte)" # metal, Kendra Saunders (oversized)
---| "Mister Terrific (oversized)" # metal, Mister Terrific (grande carte)
---| "Mister Terrific (grande carte)" # metal, Mister Terrific (oversized)
---| "Plastic Man (oversized)" # metal, Plastic Man (grande carte)
---| "Plastic Man (grande carte)" # metal, Plastic Man (oversized)
---| "Superman (oversized)" # metal, Superman (grande carte)
---| "Superman (grande carte)" # metal, Superman (oversized)
---| "The Flash (oversized)" # metal, Flash (grande carte)
---| "Flash (grande carte)" # metal, The Flash (oversized)
---| "Wonder Woman (oversized)" # metal, Wonder Woman (grande carte)
---| "Wonder Woman (grande carte)" # metal, Wonder Woman (oversized)
---| "Brisk Step" # metal, Pas pressé (carte d'essai)
---| "Pas pressé" # metal, Brisk Step (test card)
---| "Steady Hand" # metal, Main sûre (carte d'essai)
---| "Main sûre" # metal, Steady Hand (test card)
---| "Quick Friend" # metal, Ami rapide (carte d'essai)
---| "Ami rapide" # metal, Quick Friend (test card)
---| "Turned Page" # metal, Page tournée (carte d'essai)
---| "Page tournée" # metal, Turned Page (test card)
---| "Clean Sweep" # metal, Grand ménage (carte d'essai)
---| "Grand ménage" # metal, Clean Sweep (test card)
---| "Hero Sweep" # metal, Ménage de héros (carte d'essai)
---| "Ménage de héros" # metal, Hero Sweep (test card)
---| "Row Breaker" # metal, Brise-rang (carte d'essai)
---| "Brise-rang" # metal, Row Breaker (test card)
---| "Tear Down" # metal, Démontage (carte d'essai)
---| "Démontage" # metal, Tear Down (test card)
---| "Open Palm" # metal, Paume ouverte (carte d'essai)
---| "Paume ouverte" # metal, Open Palm (test card)
---| "Call for Heroes" # metal, Appel aux héros (carte d'essai)
---| "Appel aux héros" # metal, Call for Heroes (test card)
---| "Small Favour" # metal, Petit service (carte d'essai)
---| "Petit service" # metal, Small Favour (test card)
---| "Call for Steel" # metal, Appel à Steel (carte d'essai)
---| "Appel à Steel" # metal, Call for Steel (test card)
---| "Loose Grip" # metal, Main lâche (carte d'essai)
---| "Main lâche" # metal, Loose Grip (test card)
---| "Two Handfuls" # metal, Deux poignées (carte d'essai)
---| "Deux poignées" # metal, Two Handfuls (test card)
---| "Dropped Page" # metal, Page tombée (carte d'essai)
---| "Page tombée" # metal, Dropped Page (test card)
---| "Two Dropped Pages" # metal, Deux pages tombées (carte d'essai)
---| "Deux pages tombées" # metal, Two Dropped Pages (test card)
---| "Put Down" # metal, Remise à terre (carte d'essai)
---| "Remise à terre" # metal, Put Down (test card)
---| "Practice Beacon" # metal, Balise d'exercice (carte d'essai)
---| "Balise d'exercice" # metal, Practice Beacon (test card)
---| "Spare Battery" # metal, Pile de rechange (carte d'essai)
---| "Pile de rechange" # metal, Spare Battery (test card)
---| "Toll Gate" # metal, Péage (carte d'essai)
---| "Péage" # metal, Toll Gate (test card)
---| "Rag Collector" # metal, Chiffonnier (carte d'essai)
---| "Chiffonnier" # metal, Rag Collector (test card)
---| "Night Collector" # metal, Chiffonnier de nuit (carte d'essai)
---| "Chiffonnier de nuit" # metal, Night Collector (test card)
---| "Gift Counter" # metal, Comptoir aux cadeaux (carte d'essai)
---| "Comptoir aux cadeaux" # metal, Gift Counter (test card)
---| "Receipt Book" # metal, Carnet de reçus (carte d'essai)
---| "Carnet de reçus" # metal, Receipt Book (test card)
---| "Practice Yard" # metal, Cour d'exercice (carte d'essai)
---| "Cour d'exercice" # metal, Practice Yard (test card)
---| "Practice Tower" # metal, Tour d'exercice (carte d'essai)
---| "Tour d'exercice" # metal, Practice Tower (test card)
---| "Muster" # metal, Appel général (carte d'essai)
---| "Appel général" # metal, Muster (test card)
---| "Full Inventory" # metal, Inventaire complet (carte d'essai)
---| "Inventaire complet" # metal, Full Inventory (test card)
---| "Double Count" # metal, Double décompte (carte d'essai)
---| "Double décompte" # metal, Double Count (test card)
---| "Late Post" # metal, Courrier tardif (carte d'essai)
---| "Courrier tardif" # metal, Late Post (test card)
---| "Late Bonfire" # metal, Feu du soir (carte d'essai)
---| "Feu du soir" # metal, Late Bonfire (test card)
---| "Star Chart" # metal, Carte des étoiles (carte d'essai)
---| "Carte des étoiles" # metal, Star Chart (test card)
---| "Muddy Rain" # metal, Pluie de boue (carte d'essai)
---| "Pluie de boue" # metal, Muddy Rain (test card)
---| "Shaken Sleeves" # metal, Manches secouées (carte d'essai)
---| "Manches secouées" # metal, Shaken Sleeves (test card)
---| "Practice Captain" # metal, Capitaine d'exercice (carte d'essai)
---| "Capitaine d'exercice" # metal, Practice Captain (test card)
---| "Practice Recruit" # metal, Recrue d'exercice (carte d'essai)
---| "Recrue d'exercice" # metal, Practice Recruit (test card)
---| "Plywood Tyrant" # metal, Tyran de contreplaqué (carte d'essai)
---| "Tyran de contreplaqué" # metal, Plywood Tyrant (test card)
---| "Sawdust Tyrant" # metal, Tyran de sciure (carte d'essai)
---| "Tyran de sciure" # metal, Sawdust Tyrant (test card)
---| "Tin Tray" # metal, Plateau d'étain (carte d'essai)
---| "Plateau d'étain" # metal, Tin Tray (test card)
---| "Tin Friend" # metal, Ami d'étain (carte d'essai)
---| "Ami d'étain" # metal, Tin Friend (test card)
---| "Cork Board" # metal, Tableau de liège (carte d'essai)
---| "Tableau de liège" # metal, Cork Board (test card)
---| "Paper Hero" # metal, Héros de papier (carte d'essai)
---| "Héros de papier" # metal, Paper Hero (test card)
---| "Paper Villain" # metal, Vilain de papier (carte d'essai)
---| "Vilain de papier" # metal, Paper Villain (test card)
---| "Paper Power" # metal, Pouvoir de papier (carte d'essai)
---| "Pouvoir de papier" # metal, Paper Power (test card)
---| "Keyhole" # metal, Trou de serrure (carte d'essai)
---| "Trou de serrure" # metal, Keyhole (test card)
---| "Wide Window" # metal, Grande fenêtre (carte d'essai)
---| "Grande fenêtre" # metal, Wide Window (test card)
---| "Kitchen Scales" # metal, Balance de cuisine (carte d'essai)
---| "Balance de cuisine" # metal, Kitchen Scales (test card)
---| "Helpful Clerk" # metal, Employé serviable (carte d'essai)
---| "Employé serviable" # metal, Helpful Clerk (test card)
---| "Tin Usher" # metal, Ouvreuse d'étain (carte d'essai)
---| "Ouvreuse d'étain" # metal, Tin Usher (test card)
---| "Scrap Dealer" # metal, Ferrailleur (carte d'essai)
---| "Ferrailleur" # metal, Scrap Dealer (test card)
---| "Letter Sorter" # metal, Trieuse de lettres (carte d'essai)
---| "Trieuse de lettres" # metal, Letter Sorter (test card)
---| "Quiet Corner" # metal, Coin tranquille (carte d'essai)
---| "Coin tranquille" # metal, Quiet Corner (test card)
---| "Long Shadow" # metal, Ombre longue (carte d'essai)
---| "Ombre longue" # metal, Long Shadow (test card)
---| "Cold Draught" # metal, Courant d'air (carte d'essai)
---| "Courant d'air" # metal, Cold Draught (test card)
---| "Felt Umbrella" # metal, Parapluie de feutre (carte d'essai)
---| "Parapluie de feutre" # metal, Felt Umbrella (test card)
---| "Clear Pane" # metal, Vitre claire (carte d'essai)
---| "Vitre claire" # metal, Clear Pane (test card)
---| "Garden Bench" # metal, Banc de jardin (carte d'essai)
---| "Banc de jardin" # metal, Garden Bench (test card)
---| "Red Ledger" # metal, Registre rouge (carte d'essai)
---| "Registre rouge" # metal, Red Ledger (test card)
---| "Redder Ledger" # metal, Registre très rouge (carte d'essai)
---| "Registre très rouge" # metal, Redder Ledger (test card)
---| "Black Ledger" # metal, Registre noir (carte d'essai)
---| "Registre noir" # metal, Black Ledger (test card)
---| "Tide Table" # metal, Table des marées (carte d'essai)
---| "Table des marées" # metal, Tide Table (test card)
---| "Tide Mark" # metal, Laisse de mer (carte d'essai)
---| "Laisse de mer" # metal, Tide Mark (test card)
---| "Night Porter" # metal, Portier de nuit (carte d'essai)
---| "Portier de nuit" # metal, Night Porter (test card)
---| "Debt Collector" # metal, Huissier (carte d'essai)
---| "Huissier" # metal, Debt Collector (test card)
---| "Paring Knife" # metal, Couteau d'office (carte d'essai)
---| "Couteau d'office" # metal, Paring Knife (test card)
---| "Coffee Grinder" # metal, Moulin à café (carte d'essai)
---| "Moulin à café" # metal, Coffee Grinder (test card)
---| "Wet Umbrella" # metal, Parapluie mouillé (carte d'essai)
---| "Parapluie mouillé" # metal, Wet Umbrella (test card)
---| "Chalk Circle" # metal, Cercle de craie (carte d'essai)
---| "Cercle de craie" # metal, Chalk Circle (test card)
---| "Chalk Rabbit" # metal, Lapin de craie (carte d'essai)
---| "Lapin de craie" # metal, Chalk Rabbit (test card)
---| "Chalk Knight" # metal, Chevalier de craie (carte d'essai)
---| "Chevalier de craie" # metal, Chalk Knight (test card)
---| "Chalk Queen" # metal, Reine de craie (carte d'essai)
---| "Reine de craie" # metal, Chalk Queen (test card)
---| "Chalk Page" # metal, Page de craie (carte d'essai)
---| "Page de craie" # metal, Chalk Page (test card)
---| "Chalk Wolf" # metal, Loup de craie (carte d'essai)
---| "Loup de craie" # metal, Chalk Wolf (test card)
---| "Chalk Bear" # metal, Ours de craie (carte d'essai)
---| "Ours de craie" # metal, Chalk Bear (test card)
---| "Chalk Giant" # metal, Géant de craie (carte d'essai)
---| "Géant de craie" # metal, Chalk Giant (test card)
---| "Cloth Captain" # metal, Capitaine de toile (carte d'essai)
---| "Capitaine de toile" # metal, Cloth Captain (test card)
---| "Cloth Crook" # metal, Filou de toile (carte d'essai)
---| "Filou de toile" # metal, Cloth Crook (test card)
---| "Cloth Cape" # metal, Cape de toile (carte d'essai)
---| "Cape de toile" # metal, Cloth Cape (test card)
---| "Cloth Trick" # metal, Tour de toile (carte d'essai)
---| "Tour de toile" # metal, Cloth Trick (test card)
---| "Straw Boss" # metal, Patron de paille (carte d'essai)
---| "Patron de paille" # metal, Straw Boss (test card)
---| "Practice Hero" # metal, Héros d'exercice (carte d'essai)
---| "Héros d'exercice" # metal, Practice Hero (test card)
---| "Practice Rogue" # metal, Vaurien d'exercice (carte d'essai)
---| "Vaurien d'exercice" # metal, Practice Rogue (test card)
---| "Paper Ambush" # metal, Embuscade de papier (carte d'essai)
---| "Embuscade de papier" # metal, Paper Ambush (test card)
---| "Training Raid" # metal, Raid d'exercice (carte d'essai)
---| "Raid d'exercice" # metal, Training Raid (test card)
---| "Straw Volley" # metal, Volée de paille (carte d'essai)
---| "Volée de paille" # metal, Straw Volley (test card)
---| "Crossed Gloves" # metal, Gants croisés (carte d'essai)
---| "Gants croisés" # metal, Crossed Gloves (test card)
---| "Padded Shield" # metal, Bouclier rembourré (carte d'essai)
---| "Bouclier rembourré" # metal, Padded Shield (test card)
---| "Burning Buckler" # metal, Rondache de feu (carte d'essai)
---| "Rondache de feu" # metal, Burning Buckler (test card)
---| "Standing Guard" # metal, Garde permanente (carte d'essai)
---| "Garde permanente" # metal, Standing Guard (test card)
---| "Rooted Guard" # metal, Garde enracinée (carte d'essai)
---| "Garde enracinée" # metal, Rooted Guard (test card)
---| "Paper Lantern" # metal, Lanterne de papier (carte d'essai)
---| "Lanterne de papier" # metal, Paper Lantern (test card)
---| "Trapdoor" # metal, Trappe (carte d'essai)
---| "Trappe" # metal, Trapdoor (test card)
---| "Butterfly Net" # metal, Filet à papillons (carte d'essai)
---| "Filet à papillons" # metal, Butterfly Net (test card)
---| "Attack Census" # metal, Recensement des Attaques (carte d'essai)
---| "Recensement des Attaques" # metal, Attack Census (test card)
---| "Roll Call" # metal, Appel (carte d'essai)
---| "Appel" # metal, Roll Call (test card)
---| "Head Count" # metal, Décompte (carte d'essai)
---| "Décompte" # metal, Head Count (test card)
---| "Bonfire" # metal, Feu de joie (carte d'essai)
---| "Feu de joie" # metal, Bonfire (test card)
---| "Draft Notice" # metal, Avis d'appel (carte d'essai)
---| "Avis d'appel" # metal, Draft Notice (test card)
---| "Loose Bars" # metal, Barreaux branlants (carte d'essai)
---| "Barreaux branlants" # metal, Loose Bars (test card)
---| "Bad Bargain" # metal, Mauvaise affaire (carte d'essai)
---| "Mauvaise affaire" # metal, Bad Bargain (test card)
---| "Worse Bargain" # metal, Pire affaire (carte d'essai)
---| "Pire affaire" # metal, Worse Bargain (test card)
---| "Second Glance" # metal, Second regard (carte d'essai)
---| "Second regard" # metal, Second Glance (test card)
---| "Quick Sift" # metal, Tri rapide (carte d'essai)
---| "Tri rapide" # metal, Quick Sift (test card)
---| "Deep Breath" # metal, Grande inspiration (carte d'essai)
---| "Grande inspiration" # metal, Deep Breath (test card)
---| "Heavy Lever" # metal, Gros levier (carte d'essai)
---| "Gros levier" # metal, Heavy Lever (test card)
---| "Overfull Bag" # metal, Sac trop plein (carte d'essai)
---| "Sac trop plein" # metal, Overfull Bag (test card)
---| "Penny Scale" # metal, Balance à sous (carte d'essai)
---| "Balance à sous" # metal, Penny Scale (test card)
---| "Plaster Tyrant" # metal, Tyran de plâtre (carte d'essai)
---| "Tyran de plâtre" # metal, Plaster Tyrant (test card)
---| "Clay Warden" # metal, Gardien d'argile (carte d'essai)
---| "Gardien d'argile" # metal, Clay Warden (test card)
---| "Chalk Mammoth" # metal, Mammouth de craie (carte d'essai)
---| "Mammouth de craie" # metal, Chalk Mammoth (test card)
---| "Wooden Jailer" # metal, Geôlier de bois (carte d'essai)
---| "Geôlier de bois" # metal, Wooden Jailer (test card)
---| "Cardboard Barbatos" # metal, Barbatos en carton (carte d'essai)
---| "Barbatos en carton" # metal, Cardboard Barbatos (test card)
---| "Trainee Amber" # metal, Recrue Ambre (carte d'essai)
---| "Recrue Ambre" # metal, Trainee Amber (test card)
---| "Trainee Birch" # metal, Recrue Bouleau (carte d'essai)
---| "Recrue Bouleau" # metal, Trainee Birch (test card)
---| "Trainee Cedar" # metal, Recrue Cèdre (carte d'essai)
---| "Recrue Cèdre" # metal, Trainee Cedar (test card)
---| "Trainee Dune" # metal, Recrue Dune (carte d'essai)
---| "Recrue Dune" # metal, Trainee Dune (test card)
---| "Trainee Elm" # metal, Recrue Orme (carte d'essai)
---| "Recrue Orme" # metal, Trainee Elm (test card)
---| "Trainee Fern" # metal, Recrue Fougère (carte d'essai)
---| "Recrue Fougère" # metal, Trainee Fern (test card)
---| "Trainee Garnet" # metal, Recrue Grenat (carte d'essai)
---| "Recrue Grenat" # metal, Trainee Garnet (test card)
---| "Trainee Hazel" # metal, Recrue Noisette (carte d'essai)
---| "Recrue Noisette" # metal, Trainee Hazel (test card)
---| "Trainee Iris" # metal, Recrue Iris (carte d'essai)
---| "Recrue Iris" # metal, Trainee Iris (test card)
---| "Trainee Jade" # metal, Recrue Jade (carte d'essai)
---| "Recrue Jade" # metal, Trainee Jade (test card)
---| "Trainee Kelp" # metal, Recrue Varech (carte d'essai)
---| "Recrue Varech" # metal, Trainee Kelp (test card)
---| "Trainee Larch" # metal, Recrue Mélèze (carte d'essai)
---| "Recrue Mélèze" # metal, Trainee Larch (test card)
---| "Trainee Moss" # metal, Recrue Mousse (carte d'essai)
---| "Recrue Mousse" # metal, Trainee Moss (test card)
---| "Trainee Nettle" # metal, Recrue Ortie (carte d'essai)
---| "Recrue Ortie" # metal, Trainee Nettle (test card)
---| "Trainee Olive" # metal, Recrue Olive (carte d'essai)
---| "Recrue Olive" # metal, Trainee Olive (test card)
---| "Trainee Pine" # metal, Recrue Pin (carte d'essai)
---| "Recrue Pin" # metal, Trainee Pine (test card)
---| "Trainee Quartz" # metal, Recrue Quartz (carte d'essai)
---| "Recrue Quartz" # metal, Trainee Quartz (test card)
---| "Trainee Reed" # metal, Recrue Roseau (carte d'essai)
---| "Recrue Roseau" # metal, Trainee Reed (test card)
---| "Batman 9" # rivals, Batman 9
---| "Batman 12" # rivals, Batman 12
---| "Batman 15" # rivals, Batman 15
---| "The Joker 9" # rivals, Le Joker 9
---| "Le Joker 9" # rivals, The Joker 9
---| "The Joker 12" # rivals, Le Joker 12
---| "Le Joker 12" # rivals, The Joker 12
---| "The Joker 15" # rivals, Le Joker 15
---| "Le Joker 15" # rivals, The Joker 15
---| "Alfred Pennyworth" # rivals, Alfred Pennyworth
---| "Batwoman" # rivals, Batwoman
---| "Black Canary" # rivals, Black Canary
---| "Huntress" # rivals, Huntress
---| "Lucius Fox" # rivals, Lucius Fox
---| "Nightwing" # rivals, Nightwing
---| "Oracle" # rivals, Oracle
---| "Red Hood" # rivals, Red Hood
---| "Red Robin" # rivals, Red Robin
---| "Robin" # rivals, Robin
---| "Vicky Vale" # rivals, Vicky Vale
---| "Hugo Strange" # rivals, Hugo Strange
---| "Killer Croc" # rivals, Killer Croc
---| "Mr. Freeze" # rivals, Mr. Freeze
---| "Poison Ivy" # rivals, Poison Ivy
---| "Scarecrow" # rivals, L'Épouvantail
---| "L'Épouvantail" # rivals, Scarecrow
---| "Talia al Ghul" # rivals, Talia al Ghul
---| "The Penguin" # rivals, The Penguin
---| "The Riddler" # rivals, L'Homme-Mystère
---| "L'Homme-Mystère" # rivals, The Riddler
---| "Two-Face" # rivals, Double-Face
---| "Double-Face" # rivals, Two-Face
---| "Victor Zsasz" # rivals, Victor Zsasz
---| "Billionaire" # rivals, Billionaire
---| "Homicidal Maniac" # rivals, Homicidal Maniac
---| "Killing Joke" # rivals, Killing Joke
---| "Maniacal Laugh" # rivals, Rire Sadique
---| "Rire Sadique" # rivals, Maniacal Laugh
---| "Master Martial Artist" # rivals, Master Martial Artist
---| "World's Greatest Detective" # rivals, Meilleur Détective du Monde
---| "Meilleur Détective du Monde" # rivals, World's Greatest Detective
---| "Batarang" # rivals, Batarang
---| "Batmobile" # rivals, Batmobile
---| "Grappling Hook" # rivals, Grappin
---| "Grappin" # rivals, Grappling Hook
---| "Joy Buzzer" # rivals, Joy Buzzer
---| "Laughing Gas" # rivals, Laughing Gas
---| "The Bat-Signal" # rivals, The Bat-Signal
---| "Utility Belt" # rivals, Ceinture Utilitaire
---| "Ceinture Utilitaire" # rivals, Utility Belt
---| "Abandoned Amusement Park" # rivals, Abandoned Amusement Park
---| "Arkham Asylum" # rivals, Asile d'Arkham
---| "Asile d'Arkham" # rivals, Arkham Asylum
---| "The Batcave" # rivals, The Batcave
---| "Wayne Manor" # rivals, Wayne Manor
---| "Cardboard Claws" # rivals, Griffes en carton (carte d'essai)
---| "Griffes en carton" # rivals, Cardboard Claws (test card)
---| "Thistle Whip" # rivals, Fouet de chardons (carte d'essai)
---| "Fouet de chardons" # rivals, Thistle Whip (test card)
---| "Rustling Straw" # rivals, Paille qui bruisse (carte d'essai)
---| "Paille qui bruisse" # rivals, Rustling Straw (test card)
---| "Wooden Buckler" # rivals, Rondache en bois (carte d'essai)
---| "Rondache en bois" # rivals, Wooden Buckler (test card)
---| "Careful Clerk" # rivals, Commis prudent (carte d'essai)
---| "Commis prudent" # rivals, Careful Clerk (test card)
---| "Watchful Reader" # rivals, Lecteur attentif (carte d'essai)
---| "Lecteur attentif" # rivals, Watchful Reader (test card)
---| "Cornered Badger" # rivals, Blaireau acculé (carte d'essai)
---| "Blaireau acculé" # rivals, Cornered Badger (test card)
---| "Chalk Line" # rivals, Ligne de craie (carte d'essai)
---| "Ligne de craie" # rivals, Chalk Line (test card)
---| "Rubber Gate" # rivals, Portail en caoutchouc (carte d'essai)
---| "Portail en caoutchouc" # rivals, Rubber Gate (test card)
---| "Folding Screen" # rivals, Paravent pliant (carte d'essai)
---| "Paravent pliant" # rivals, Folding Screen (test card)
---| "Stage Foil" # rivals, Fleuret de scène (carte d'essai)
---| "Fleuret de scène" # rivals, Stage Foil (test card)
---| "Thrown Gauntlet" # rivals, Gant jeté (carte d'essai)
---| "Gant jeté" # rivals, Thrown Gauntlet (test card)
---| "Tattered Cape" # rivals, Cape en lambeaux (carte d'essai)
---| "Cape en lambeaux" # rivals, Tattered Cape (test card)
---| "Paper Broom" # rivals, Balai en papier (carte d'essai)
---| "Balai en papier" # rivals, Paper Broom (test card)
---| "Lucky Draw" # rivals, Tombola (carte d'essai)
---| "Tombola" # rivals, Lucky Draw (test card)
---| "Trap Door" # rivals, Trappe (carte d'essai)
---| "Yellow Whistle" # rivals, Sifflet jaune (carte d'essai)
---| "Sifflet jaune" # rivals, Yellow Whistle (test card)
---| "Swamp Snapper" # rivals, Mâchoire du marais (carte d'essai)
---| "Mâchoire du marais" # rivals, Swamp Snapper (test card)
---| "Guessing Game" # rivals, Devinette (carte d'essai)
---| "Devinette" # rivals, Guessing Game (test card)
---| "Morning Bell" # rivals, Cloche du matin (carte d'essai)
---| "Cloche du matin" # rivals, Morning Bell (test card)
---| "Tin Engine" # rivals, Moteur en fer-blanc (carte d'essai)
---| "Moteur en fer-blanc" # rivals, Tin Engine (test card)
---| "Tool Shed" # rivals, Cabane à outils (carte d'essai)
---| "Cabane à outils" # rivals, Tool Shed (test card)
---| "Cold Parlor" # rivals, Salon froid (carte d'essai)
---| "Salon froid" # rivals, Cold Parlor (test card)
---| "Trophy Shelf" # rivals, Étagère à trophées (carte d'essai)
---| "Étagère à trophées" # rivals, Trophy Shelf (test card)
---| "Understudy" # rivals, Doublure (carte d'essai)
---| "Doublure" # rivals, Understudy (test card)
---| "Wanted Poster" # rivals, Avis de recherche (carte d'essai)
---| "Avis de recherche" # rivals, Wanted Poster (test card)
---| "Card Index" # rivals, Fichier (carte d'essai)
---| "Fichier" # rivals, Card Index (test card)
---| "Leaky Roof" # rivals, Toit percé (carte d'essai)
---| "Toit percé" # rivals, Leaky Roof (test card)
---| "Pickpocket" # rivals, Pickpocket (carte d'essai)
---| "Snowball" # rivals, Boule de neige (carte d'essai)
---| "Boule de neige" # rivals, Snowball (test card)
---| "Umbrella" # rivals, Parapluie (carte d'essai)
---| "Parapluie" # rivals, Umbrella (test card)
---| "Training Hall" # rivals, Salle d'entraînement (carte d'essai)
---| "Salle d'entraînement" # rivals, Training Hall (test card)
---| "Workshop" # rivals, Atelier (carte d'essai)
---| "Atelier" # rivals, Workshop (test card)
---| "Late Train" # rivals, Dernier train (carte d'essai)
---| "Dernier train" # rivals, Late Train (test card)
---| "Paper Mill" # rivals, Papeterie (carte d'essai)
---| "Papeterie" # rivals, Paper Mill (test card)
---| "Lost Property" # rivals, Objets trouvés (carte d'essai)
---| "Objets trouvés" # rivals, Lost Property (test card)
---| "Wrecking Ball" # rivals, Boule de démolition (carte d'essai)
---| "Boule de démolition" # rivals, Wrecking Ball (test card)
---| "Open Window" # rivals, Fenêtre ouverte (carte d'essai)
---| "Fenêtre ouverte" # rivals, Open Window (test card)
---| "Ransom Note" # rivals, Demande de rançon (carte d'essai)
---| "Demande de rançon" # rivals, Ransom Note (test card)
---| "Toll Booth" # rivals, Péage (carte d'essai)
---| "Peephole" # rivals, Judas (carte d'essai)
---| "Judas" # rivals, Peephole (test card)
---| "Big Net" # rivals, Grand filet (carte d'essai)
---| "Grand filet" # rivals, Big Net (test card)
---| "Sieve" # rivals, Tamis (carte d'essai)
---| "Tamis" # rivals, Sieve (test card)
---| "Doorstep" # rivals, Pas de la porte (carte d'essai)
---| "Pas de la porte" # rivals, Doorstep (test card)
---| "Delivery" # rivals, Livraison (carte d'essai)
---| "Livraison" # rivals, Delivery (test card)
---| "Spider-Man" # champions, Spider-Man
---| "Peter Parker" # champions, Peter Parker
---| "Black Cat" # champions, Black Cat
---| "Backflip" # champions, Salto Arrière
---| "Salto Arrière" # champions, Backflip
---| "Enhanced Spider-Sense" # champions, Sens d'Araignée Améliorés
---| "Sens d'Araignée Améliorés" # champions, Enhanced Spider-Sense
---| "Swinging Web Kick" # champions, Coup de pied en balancier
---| "Coup de pied en balancier" # champions, Swinging Web Kick
---| "Aunt May" # champions, Tante May
---| "Tante May" # champions, Aunt May
---| "Spider-Tracer" # champions, Spider-Traceur
---| "Spider-Traceur" # champions, Spider-Tracer
---| "Web-Shooter" # champions, Lance-toile
---| "Lance-toile" # champions, Web-Shooter
---| "Webbed Up" # champions, Pris dans la Toile
---| "Pris dans la Toile" # champions, Webbed Up
---| "Eviction Notice" # champions, Avis d'Expulsion
---| "Avis d'Expulsion" # champions, Eviction Notice
---| "Highway Robbery" # champions, Cambriolage de Haut Vol
---| "Cambriolage de Haut Vol" # champions, Highway Robbery
---| "Vulture" # champions, Le Vautour
---| "Le Vautour" # champions, Vulture
---| "Sweeping Swoop" # champions, Coup en Piqué
---| "Coup en Piqué" # champions, Sweeping Swoop
---| "The Vulture's Plans" # champions, Les Plans du Vautour
---| "Les Plans du Vautour" # champions, The Vulture's Plans
---| "Captain Marvel" # champions, Captain Marvel
---| "Carol Danvers" # champions, Carol Danvers
---| "Spider-Woman" # champions, Spider-Woman
---| "Crisis Interdiction" # champions, Empêcher les Conflits
---| "Empêcher les Conflits" # champions, Crisis Interdiction
---| "Photonic Blast" # champions, Rayon Photonique
---| "Rayon Photonique" # champions, Photonic Blast
---| "Energy Absorption" # champions, Absorption d'Énergie
---| "Absorption d'Énergie" # champions, Energy Absorption
---| "Alpha Flight Station" # champions, Station Alpha Flight
---| "Station Alpha Flight" # champions, Alpha Flight Station
---| "Captain Marvel's Helmet" # champions, Casque de Captain Marvel
---| "Casque de Captain Marvel" # champions, Captain Marvel's Helmet
---| "Cosmic Flight" # champions, Vol Cosmique
---| "Vol Cosmique" # champions, Cosmic Flight
---| "Energy Channel" # champions, Énergie Canalisée
---| "Énergie Canalisée" # champions, Energy Channel
---| "Family Emergency" # champions, Urgence Familiale
---| "Urgence Familiale" # champions, Family Emergency
---| "The Psyche-Magnitron" # champions, Le Psycho-Magnitron
---| "Le Psycho-Magnitron" # champions, The Psyche-Magnitron
---| "Yon-Rogg" # champions, Yon-Rogg
---| "Kree Manipulator" # champions, Manipulateur Kree
---| "Manipulateur Kree" # champions, Kree Manipulator
---| "Yon-Rogg's Treason" # champions, La Trahison de Yon-Rogg
---| "La Trahison de Yon-Rogg" # champions, Yon-Rogg's Treason
---| "She-Hulk" # champions, Miss Hulk
---| "Miss Hulk" # champions, She-Hulk
---| "Jennifer Walters" # champions, Jennifer Walters
---| "Hellcat" # champions, Hellcat
---| "Gamma Slam" # champions, Frappe Gamma
---| "Frappe Gamma" # champions, Gamma Slam
---| "Ground Stomp" # champions, Piétinement
---| "Piétinement" # champions, Ground Stomp
---| "Legal Practice" # champions, Pratique de la Loi
---| "Pratique de la Loi" # champions, Legal Practice
---| "One-Two Punch" # champions, Droite-Gauche
---| "Droite-Gauche" # champions, One-Two Punch
---| "Split Personality" # champions, Personnalité divisée
---| "Personnalité divisée" # champions, Split Personality
---| "Superhuman Law Division" # champions, Département Judiciaire des Surhumains
---| "Département Judiciaire des Surhumains" # champions, Superhuman Law Division
---| "Focused Rage" # champions, Rage contrôlée
---| "Rage contrôlée" # champions, Focused Rage
---| "Superhuman Strength" # champions, Force Surhumaine
---| "Force Surhumaine" # champions, Superhuman Strength
---| "Legal Work" # champions, Profession Juridique
---| "Profession Juridique" # champions, Legal Work
---| "Personal Challenge" # champions, Défi Personnel
---| "Défi Personnel" # champions, Personal Challenge
---| "Titania" # champions, Titania
---| "Genetically Enhanced" # champions, Génétiquement Amélioré
---| "Génétiquement Amélioré" # champions, Genetically Enhanced
---| "Titania's Fury" # champions, Fureur de Titania
---| "Fureur de Titania" # champions, Titania's Fury
---| "Iron Man" # champions, Iron Man
---| "Tony Stark" # champions, Tony Stark
---| "War Machine" # champions, War Machine
---| "Repulsor Blast" # champions, Rayon répulsif
---| "Rayon répulsif" # champions, Repulsor Blast
---| "Supersonic Punch" # champions, Coup de poing Supersonique
---| "Coup de poing Supersonique" # champions, Supersonic Punch
---| "Pepper Potts" # champions, Pepper Potts
---| "Stark Tower" # champions, Tour Stark
---| "Tour Stark" # champions, Stark Tower
---| "Arc Reactor" # champions, Réacteur Arc
---| "Réacteur Arc" # champions, Arc Reactor
---| "Mark V Armor" # champions, Armure Mark V
---| "Armure Mark V" # champions, Mark V Armor
---| "Mark V Helmet" # champions, Casque Mark V
---| "Casque Mark V" # champions, Mark V Helmet
---| "Powered Gauntlets" # champions, Gantelets énergétiques
---| "Gantelets énergétiques" # champions, Powered Gauntlets
---| "Rocket Boots" # champions, Bottes-Fusée
---| "Bottes-Fusée" # champions, Rocket Boots
---| "Business Problems" # champions, Surmenage
---| "Surmenage" # champions, Business Problems
---| "Imminent Overload" # champions, Surchage Imminente
---| "Surchage Imminente" # champions, Imminent Overload
---| "Whiplash" # champions, Whiplash
---| "Electric Whip Attack" # champions, Attaque au Fouet Électrique
---| "Attaque au Fouet Électrique" # champions, Electric Whip Attack
---| "Electromagnetic Backlash" # champions, Contre-Attaque Électromagnétique
---| "Contre-Attaque Électromagnétique" # champions, Electromagnetic Backlash
---| "Black Panther" # champions, Black Panther
---| "T'Challa" # champions, T'Challa
---| "Shuri" # champions, Shuri
---| "Ancestral Knowledge" # champions, Connaissance Ancestrale
---| "Connaissance Ancestrale" # champions, Ancestral Knowledge
---| "Wakanda Forever! (energy)" # champions, Wakanda Éternel ! (énergie)
---| "Wakanda Éternel ! (énergie)" # champions, Wakanda Forever! (energy)
---| "Wakanda Forever! (mental)" # champions, Wakanda Éternel ! (mentale)
---| "Wakanda Éternel ! (mentale)" # champions, Wakanda Forever! (mental)
---| "Wakanda Forever! (physical)" # champions, Wakanda Éternel ! (physique)
---| "Wakanda Éternel ! (physique)" # champions, Wakanda Forever! (physical)
---| "Wakanda Forever! (wild)" # champions, Wakanda Éternel ! (libre)
---| "Wakanda Éternel ! (libre)" # champions, Wakanda Forever! (wild)
---| "Vibranium" # champions, Vibranium
---| "The Golden City" # champions, La Cité Dorée
---| "La Cité Dorée" # champions, The Golden City
---| "Energy Daggers" # champions, Dagues Énergétiques
---| "Dagues Énergétiques" # champions, Energy Daggers
---| "Panther Claws" # champions, Griffes de Panthère
---| "Griffes de Panthère" # champions, Panther Claws
---| "Tactical Genius" # champions, Génie tactique
---| "Génie tactique" # champions, Tactical Genius
---| "Vibranium Suit" # champions, Costume en Vibranium
---| "Costume en Vibranium" # champions, Vibranium Suit
---| "Affairs of State" # champions, Affaires d'État
---| "Affaires d'État" # champions, Affairs of State
---| "Usurp The Throne" # champions, Usurper le Trône
---| "Usurper le Trône" # champions, Usurp The Throne
---| "Killmonger" # champions, Killmonger
---| "Heart-Shaped Herb" # champions, Plante en forme de Cœur
---| "Plante en forme de Cœur" # champions, Heart-Shaped Herb
---| "Ritual Combat" # champions, Combat Rituel
---| "Combat Rituel" # champions, Ritual Combat
---| "Hulk" # champions, Hulk
---| "Tigra" # champions, Tigra
---| "Chase Them Down" # champions, Poursuivons-Les
---| "Poursuivons-Les" # champions, Chase Them Down
---| "Relentless Assault" # champions, Assaut Implacable
---| "Assaut Implacable" # champions, Relentless Assault
---| "Uppercut" # champions, Uppercut
---| "The Power of Aggression" # champions, Le Pouvoir de l'Agressivité
---| "Le Pouvoir de l'Agressivité" # champions, The Power of Aggression
---| "Tac Team" # champions, Équipe Tactique
---| "Équipe Tactique" # champions, Tac Team
---| "Combat Training" # champions, Entraînement au Combat
---| "Entraînement au Combat" # champions, Combat Training
---| "Jessica Jones" # champions, Jessica Jones
---| "Daredevil" # champions, Daredevil
---| "For Justice!" # champions, Pour la Justice !
---| "Pour la Justice !" # champions, For Justice!
---| "Great Responsibility" # champions, De Grandes Responsabilités
---| "De Grandes Responsabilités" # champions, Great Responsibility
---| "The Power of Justice" # champions, Le Pouvoir de la Justice
---| "Le Pouvoir de la Justice" # champions, The Power of Justice
---| "Interrogation Room" # champions, Salle d'Interrogatoire
---| "Salle d'Interrogatoire" # champions, Interrogation Room
---| "Surveillance Team" # champions, Équipe de Surveillance
---| "Équipe de Surveillance" # champions, Surveillance Team
---| "Heroic Intuition" # champions, Instinct Héroïque
---| "Instinct Héroïque" # champions, Heroic Intuition
---| "Hawkeye" # champions, Hawkeye
---| "Maria Hill" # champions, Maria Hill
---| "Vision" # champions, Vision
---| "Get Ready" # champions, Se Préparer
---| "Se Préparer" # champions, Get Ready
---| "Lead from the Front" # champions, Commander en Première Ligne
---| "Commander en Première Ligne" # champions, Lead from the Front
---| "Make the Call" # champions, Appel de détresse
---| "Appel de détresse" # champions, Make the Call
---| "The Power of Leadership" # champions, Le Pouvoir du Commandement
---| "Le Pouvoir du Commandement" # champions, The Power of Leadership
---| "The Triskelion" # champions, Le Triskelion
---| "Le Triskelion" # champions, The Triskelion
---| "Inspired" # champions, Motivé
---| "Motivé" # champions, Inspired
---| "Black Widow" # champions, Black Widow
---| "Luke Cage" # champions, Luke Cage
---| "Counter-Punch" # champions, Contre-Attaque au Poing
---| "Contre-Attaque au Poing" # champions, Counter-Punch
---| "Get Behind Me!" # champions, Restez derrière moi !
---| "Restez derrière moi !" # champions, Get Behind Me!
---| "The Power of Protection" # champions, Le Pouvoir de la Protection
---| "Le Pouvoir de la Protection" # champions, The Power of Protection
---| "Med Team" # champions, Équipe Médicale
---| "Équipe Médicale" # champions, Med Team
---| "Armored Vest" # champions, Veste blindée
---| "Veste blindée" # champions, Armored Vest
---| "Indomitable" # champions, Inébranlable
---| "Inébranlable" # champions, Indomitable
---| "Mockingbird" # champions, Mockingbird
---| "Nick Fury" # champions, Nick Fury
---| "Emergency" # champions, Urgence
---| "Urgence" # champions, Emergency
---| "First Aid" # champions, Premiers Soins
---| "Premiers Soins" # champions, First Aid
---| "Haymaker" # champions, Haymaker
---| "Energy" # champions, Énergie
---| "Énergie" # champions, Energy
---| "Genius" # champions, Génie
---| "Génie" # champions, Genius
---| "Strength" # champions, Force
---| "Force" # champions, Strength
---| "Avengers Mansion" # champions, Manoir des Avengers
---| "Manoir des Avengers" # champions, Avengers Mansion
---| "Helicarrier" # champions, Héliporteur
---| "Héliporteur" # champions, Helicarrier
---| "Tenacity" # champions, Persévérance
---| "Persévérance" # champions, Tenacity
---| "Rhino I" # champions, Rhino I
---| "Rhino II" # champions, Rhino II
---| "Rhino III" # champions, Rhino III
---| "The Break-In! 1A" # champions, L'Effraction ! 1A
---| "L'Effraction ! 1A" # champions, The Break-In! 1A
---| "The Break-In! 1B" # champions, L'Effraction ! 1B
---| "L'Effraction ! 1B" # champions, The Break-In! 1B
---| "Armored Rhino Suit" # champions, Costume Blindé de Rhino
---| "Costume Blindé de Rhino" # champions, Armored Rhino Suit
---| "Charge" # champions, Charge
---| "Enhanced Ivory Horn" # champions, Corne en Ivoire Renforcée
---| "Corne en Ivoire Renforcée" # champions, Enhanced Ivory Horn
---| "Hydra Mercenary" # champions, Mercenaire d'Hydra
---| "Mercenaire d'Hydra" # champions, Hydra Mercenary
---| "Sandman" # champions, L'Homme-Sable
---| "L'Homme-Sable" # champions, Sandman
---| "Shocker" # champions, Shocker
---| "Hard to Keep Down" # champions, Difficile à Contenir
---| "Difficile à Contenir" # champions, Hard to Keep Down
---| ""I'm Tough"" # champions, "Je suis Balèze"
---| ""Je suis Balèze"" # champions, "I'm Tough"
---| "Stampede" # champions, Ruée
---| "Ruée" # champions, Stampede
---| "Breakin' & Takin'" # champions, Casser et Emporter
---| "Casser et Emporter" # champions, Breakin' & Takin'
---| "Crowd Control" # champions, Contrôler la Foule
---| "Contrôler la Foule" # champions, Crowd Control
---| "Bomb Scare" # champions, Alerte à la Bombe
---| "Alerte à la Bombe" # champions, Bomb Scare
---| "Hydra Bomber" # champions, Poseur de Bombe d'Hydra
---| "Poseur de Bombe d'Hydra" # champions, Hydra Bomber
---| "Explosion" # champions, Explosion
---| "False Alarm" # champions, Fausse Alerte
---| "Fausse Alerte" # champions, False Alarm
---| "Klaw I" # champions, Klaw I
---| "Klaw II" # champions, Klaw II
---| "Klaw III" # champions, Klaw III
---| "Underground Distribution 1A" # champions, Trafic Clandestin 1A
---| "Trafic Clandestin 1A" # champions, Underground Distribution 1A
---| "Underground Distribution 1B" # champions, Trafic Clandestin 1B
---| "Trafic Clandestin 1B" # champions, Underground Distribution 1B
---| "Secret Rendezvous 2A" # champions, Rendez-Vous Secret 2A
---| "Rendez-Vous Secret 2A" # champions, Secret Rendezvous 2A
---| "Secret Rendezvous 2B" # champions, Rendez-Vous Secret 2B
---| "Rendez-Vous Secret 2B" # champions, Secret Rendezvous 2B
---| "Sonic Converter" # champions, Convertisseur Sonique
---| "Convertisseur Sonique" # champions, Sonic Converter
---| "Solid-Sound Body" # champions, Corps de Son Solidifié
---| "Corps de Son Solidifié" # champions, Solid-Sound Body
---| "Armored Guard" # champions, Garde Blindé
---| "Garde Blindé" # champions, Armored Guard
---| "Weapons Runner" # champions, Trafiquant d'Armes
---| "Trafiquant d'Armes" # champions, Weapons Runner
---| "Klaw's Vengeance" # champions, La Vengeance de Klaw
---| "La Vengeance de Klaw" # champions, Klaw's Vengeance
---| "Sonic Boom" # champions, Boom Sonique
---| "Boom Sonique" # champions, Sonic Boom
---| "Sound Manipulation" # champions, Manipulation du Son
---| "Manipulation du Son" # champions, Sound Manipulation
---| "Defense Network" # champions, Réseau de Défense
---| "Réseau de Défense" # champions, Defense Network
---| "Illegal Arms Factory" # champions, Fabrique d'Armes Clandestine
---| "Fabrique d'Armes Clandestine" # champions, Illegal Arms Factory
---| "The "Immortal" Klaw" # champions, Klaw "l'Immortel"
---| "Klaw "l'Immortel"" # champions, The "Immortal" Klaw
---| "The Masters of Evil" # champions, Les Maîtres du Mal
---| "Les Maîtres du Mal" # champions, The Masters of Evil
---| "Radioactive Man" # champions, L'Homme-Radioactif
---| "L'Homme-Radioactif" # champions, Radioactive Man
---| "Whirlwind" # champions, Le Tourbillon
---| "Le Tourbillon" # champions, Whirlwind
---| "Tiger Shark" # champions, Le Requin-Tigre
---| "Le Requin-Tigre" # champions, Tiger Shark
---| "Melter" # champions, Le Fondeur
---| "Le Fondeur" # champions, Melter
---| "Masters of Mayhem" # champions, Maîtres du Chaos
---| "Maîtres du Chaos" # champions, Masters of Mayhem
---| "Ultron I" # champions, Ultron I
---| "Ultron II" # champions, Ultron II
---| "Ultron III" # champions, Ultron III
---| "The Crimson Cowl 1A" # champions, Le Crimson Cowl 1A
---| "Le Crimson Cowl 1A" # champions, The Crimson Cowl 1A
---| "The Crimson Cowl 1B" # champions, Le Crimson Cowl 1B
---| "Le Crimson Cowl 1B" # champions, The Crimson Cowl 1B
---| "Assault on NORAD 2A" # champions, Assaut sur le NORAD 2A
---| "Assaut sur le NORAD 2A" # champions, Assault on NORAD 2A
---| "Assault on NORAD 2B" # champions, Assaut sur le NORAD 2B
---| "Assaut sur le NORAD 2B" # champions, Assault on NORAD 2B
---| "Countdown to Oblivion 3A" # champions, Compte à Rebours pour l'Enfer 3A
---| "Compte à Rebours pour l'Enfer 3A" # champions, Countdown to Oblivion 3A
---| "Countdown to Oblivion 3B" # champions, Compte à Rebours pour l'Enfer 3B
---| "Compte à Rebours pour l'Enfer 3B" # champions, Countdown to Oblivion 3B
---| "Ultron Drones" # champions, Drones d'Ultron
---| "Drones d'Ultron" # champions, Ultron Drones
---| "Program Transmitter" # champions, Transmetteur de Programmation
---| "Transmetteur de Programmation" # champions, Program Transmitter
---| "Upgraded Drones" # champions, Drones Améliorés
---| "Drones Améliorés" # champions, Upgraded Drones
---| "Advanced Ultron Drone" # champions, Drone d'Ultron Avancé
---| "Drone d'Ultron Avancé" # champions, Advanced Ultron Drone
---| "Android Efficiency (energy)" # champions, Efficacité d'Androïde (énergie)
---| "Efficacité d'Androïde (énergie)" # champions, Android Efficiency (energy)
---| "Android Efficiency (mental)" # champions, Efficacité d'Androïde (mentale)
---| "Efficacité d'Androïde (mentale)" # champions, Android Efficiency (mental)
---| "Android Efficiency (physical)" # champions, Efficacité d'Androïde (physique)
---| "Efficacité d'Androïde (physique)" # champions, Android Efficiency (physical)
---| "Rage of Ultron" # champions, Rage d'Ultron
---| "Rage d'Ultron" # champions, Rage of Ultron
---| "Repair Sequence" # champions, Séquence de Réparation
---| "Séquence de Réparation" # champions, Repair Sequence
---| "Swarm Attack" # champions, Attaque en Essaim
---| "Attaque en Essaim" # champions, Swarm Attack
---| "Drone Factory" # champions, Fabrique de Drones
---| "Fabrique de Drones" # champions, Drone Factory
---| "Invasive AI" # champions, I.A. Invasive
---| "I.A. Invasive" # champions, Invasive AI
---| "Ultron's Imperative" # champions, Ordre d'Ultron
---| "Ordre d'Ultron" # champions, Ultron's Imperative
---| "Under Attack" # champions, Civils Attaqués
---| "Civils Attaqués" # champions, Under Attack
---| "Vibranium Armor" # champions, Armure en Vibranium
---| "Armure en Vibranium" # champions, Vibranium Armor
---| "Concussion Blasters" # champions, Phaseurs de Pulvérisation
---| "Phaseurs de Pulvérisation" # champions, Concussion Blasters
---| "Concussive Blast" # champions, Rayon Pulvérisateur
---| "Rayon Pulvérisateur" # champions, Concussive Blast
---| "Legions of Hydra" # champions, Légions d'Hydra
---| "Légions d'Hydra" # champions, Legions of Hydra
---| "Madame Hydra" # champions, Madame Hydra
---| "Hydra Soldier" # champions, Soldat d'Hydra
---| "Soldat d'Hydra" # champions, Hydra Soldier
---| "The Doomsday Chair" # champions, Le Siège de l'Apocalypse
---| "Le Siège de l'Apocalypse" # champions, The Doomsday Chair
---| "M.O.D.O.K." # champions, MODOK
---| "MODOK" # champions, M.O.D.O.K.
---| "Biomechanical Upgrades" # champions, Améliorations Biomécaniques
---| "Améliorations Biomécaniques" # champions, Biomechanical Upgrades
---| "Advance" # champions, Avancée
---| "Avancée" # champions, Advance
---| "Assault" # champions, Assaut
---| "Assaut" # champions, Assault
---| "Caught Off Guard" # champions, Pris par Surprise
---| "Pris par Surprise" # champions, Caught Off Guard
---| "Gang-Up" # champions, Se Liguer
---| "Se Liguer" # champions, Gang-Up
---| "Shadow of the Past" # champions, L'Ombre du Passé
---| "L'Ombre du Passé" # champions, Shadow of the Past
---| "Exhaustion" # champions, Épuisement
---| "Épuisement" # champions, Exhaustion
---| "Masterplan" # champions, Plan Machiavélique
---| "Plan Machiavélique" # champions, Masterplan
---| "Under Fire" # champions, Sous le Feu
---| "Sous le Feu" # champions, Under Fire
---| "Secret" # champions, Secret (carte d'essai)
---| "Shower" # champions, Averse (carte d'essai)
---| "Averse" # champions, Shower (test card)
---| "Shrapnel" # champions, Éclats (carte d'essai)
---| "Éclats" # champions, Shrapnel (test card)
---| "Fog" # champions, Brouillard (carte d'essai)
---| "Brouillard" # champions, Fog (test card)
---| "Vault" # champions, Coffre (carte d'essai)
---| "Coffre" # champions, Vault (test card)
---| "Silence" # champions, Silence (carte d'essai)
---| "Hush" # champions, Chut (carte d'essai)
---| "Chut" # champions, Hush (test card)
---| "Second Suit" # champions, Second costume (carte d'essai)
---| "Second costume" # champions, Second Suit (test card)
---| "Assembly" # champions, Assemblage (carte d'essai)
---| "Assemblage" # champions, Assembly (test card)
---| "Factory" # champions, Usine (carte d'essai)
---| "Usine" # champions, Factory (test card)
---| "Cheer" # champions, Vivat (carte d'essai)
---| "Vivat" # champions, Cheer (test card)
---| "Antidote" # champions, Antidote (carte d'essai)
---| "Torrent" # champions, Torrent (carte d'essai)
---| "Twins" # champions, Jumeaux (carte d'essai)
---| "Jumeaux" # champions, Twins (test card)
---| "Gear" # champions, Attirail (carte d'essai)
---| "Attirail" # champions, Gear (test card)
---| "Once Only" # champions, Une seule fois (carte d'essai)
---| "Une seule fois" # champions, Once Only (test card)
---| "Shift" # champions, Relais (carte d'essai)
---| "Relais" # champions, Shift (test card)
---| "Drill" # champions, Exercice (carte d'essai)
---| "Exercice" # champions, Drill (test card)
---| "Weights" # champions, Poids (carte d'essai)
---| "Poids" # champions, Weights (test card)
---| "Doubler" # champions, Doubleur (carte d'essai)
---| "Doubleur" # champions, Doubler (test card)
---| "Halver" # champions, Diviseur (carte d'essai)
---| "Diviseur" # champions, Halver (test card)
---| "Set to Three" # champions, Fixé à trois (carte d'essai)
---| "Fixé à trois" # champions, Set to Three (test card)
---| "Set to One" # champions, Fixé à un (carte d'essai)
---| "Fixé à un" # champions, Set to One (test card)
---| "Burden" # champions, Fardeau (carte d'essai)
---| "Fardeau" # champions, Burden (test card)
---| "Watcher" # champions, Guetteur (carte d'essai)
---| "Guetteur" # champions, Watcher (test card)
---| "Transfusion" # champions, Transfusion (carte d'essai)
---| "Diversion" # champions, Diversion (carte d'essai)
---| "Census" # champions, Recensement (carte d'essai)
---| "Recensement" # champions, Census (test card)
---| "Handover" # champions, Passation (carte d'essai)
---| "Passation" # champions, Handover (test card)
---| "Sidekick" # champions, Acolyte (carte d'essai)
---| "Acolyte" # champions, Sidekick (test card)
---| "Mockingbird II" # champions, Mockingbird II (carte d'essai)
---| "Spider-Man II" # champions, Spider-Man II (carte d'essai)
---| "Spider-Man III" # champions, Spider-Man III (carte d'essai)
---| "Spider-Man IV" # champions, Spider-Man IV (carte d'essai)
---| "Test Ego" # champions, Test Ego (carte d'essai)

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
---| "fe.play.own-turn" # Cards are played on your own turn.
---| "fe.play.from-hand" # The cards you play are those of your hand.
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
---| "fe.gain.by-effect" # Gaining a card is what an ability makes you do; it is not one of the things that you may do by yourself.
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
---| "fe.amb.others-trigger-order" # When effects of several players have waited for one card, those of the player whose turn it is come first, then the others' clockwise.
---| "fe.amb.steal-is-gain" # Taking a VP token by stealing it counts as gaining VP.
---| "fe.amb.element-woman-once" # A card with both of the types that an effect pays for (Cyborg, Martian Manhunter) pays once.
---| "fe.amb.shuffle-of-nothing" # With draw pile and discard pile both empty nothing is shuffled, and the effect does as much as it can.
---| "fe.amb.star-vp-in-play" # While the game runs, a card whose VP is variable is worth 0 to an effect that reads its VP (Constantine).
---| "fe.amb.nothing-to-destroy" # A card that pays either for what is done with cards (destroying, playing, putting back) or for declining pays the second when there is no card to do it with.
---| "fe.amb.in-play-gathered" # At the end of the game every card that a player has in play goes back into the deck, not only Locations.
---| "fe.amb.replay-order" # A Super Hero who plays destroyed cards has them chosen and played one after the other, each with its full effect; when the last has been played, all that are still in play go under the main deck, in an order their player chooses.
---| "fe.amb.shazam-gone" # Of two gained cards that are to be played, one that is no longer in its player's discard pile or hand by then is not played.
---| "fe.amb.negative-vp" # An effect that gives as many VP as a card is worth gives nothing, and takes nothing, for a card of negative VP.
---| "fe.amb.firestorm-self" # A text that Firestorm has taken and that speaks of its own card means Firestorm.
---| "fe.amb.firestorm-order" # With several cards on the Super-Villain, Firestorm carries out their texts in the order in which they came there, the oldest first.
---| "fe.amb.matrix-location" # A Location that Firestorm Matrix plays stays in play by its own rule, whether the Matrix is destroyed or not.
---| "fe.amb.triggers-wait" # Whatever a played card's resolution triggers (Super-Villain, Location, reward of a destroyed card, cards of others) waits until that card is fully resolved; without a played card, until the current ability, Defense or Attack on one player is done.
---| "fe.amb.left-revealed" # Cards that a text reveals and does nothing more with go back where they lay, in their order, once the text is over.
---| "fe.amb.nothing-else" # Beyond what a turn consists of, players do with cards only what a text or a rule lets them do at that moment.
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
---| "metal.overview.goal" # The winner is the player with the most Victory Points from their cards at the end.
---| "metal.components.card-total" # There are 202 game cards in the box, the oversized cards and the tile not counted.
---| "metal.components.punches" # There are 36 Punch starting cards in the box.
---| "metal.components.vulnerabilities" # There are 16 Vulnerability starting cards in the box.
---| "metal.components.main-deck" # The main deck has 97 cards.
---| "metal.components.breakthroughs" # There are 16 Breakthrough cards in the box.
---| "metal.components.super-villains" # There are 7 Super-Villain cards in the box.
---| "metal.components.weaknesses" # There are 30 Weakness cards in the box.
---| "metal.components.oversized" # There are 11 oversized Super Heroes in the box.
---| "metal.components.tile" # There is 1 tile in the box, The Batman Who Laughs.
---| "metal.setup.batman-aside" # Before characters are dealt, Batman is taken out of the oversized Super Heroes.
---| "metal.setup.shuffle-characters" # The other oversized Super Heroes, without Batman, are shuffled.
---| "metal.setup.deal-two-choose-one" # Each player is dealt two of the oversized Super Heroes at random and keeps one.
---| "metal.setup.favourite-character" # Instead of the deal, the players may agree on the characters they like.
---| "metal.setup.unused-characters-pile" # Characters not taken by a player form a pile near the play area.
---| "metal.setup.starting-deck" # Each player starts with a deck of 7 Punches and 3 Vulnerabilities.
---| "metal.setup.main-deck-separation" # The main deck is every game card except starters, Breakthroughs, Weaknesses, Super-Villains and the tile.
---| "metal.setup.main-deck-shuffle" # The main deck is shuffled and put in the middle.
---| "metal.types.list" # Six types of cards can be played: Starter, Hero, Villain, Super Power, Equipment and Location.
---| "metal.types.none" # Breakthroughs and Weaknesses have no type.
---| "metal.setup.lineup-five" # Five cards from the top of the main deck are put face up into the Line-Up.
---| "metal.setup.no-board" # No board is needed: the Line-Up is simply room for five cards.
---| "metal.setup.stacks-placed" # The Breakthrough and Weakness stacks stand at the end of the Line-Up, with the Super-Villain stack between them.
---| "metal.setup.all-breakthroughs-weaknesses" # Every game uses all 16 Breakthroughs and all 30 Weaknesses.
---| "metal.stacks.available" # Breakthroughs can be bought and the top Super-Villain defeated on your turn while their stacks last.
---| "metal.stacks.weakness-not-bought" # A Weakness cannot be bought; it comes only from card effects.
---| "metal.stacks.not-line-up" # Neither the main deck nor any of the three stacks belongs to the Line-Up.
---| "metal.setup.barbatos-and-tile-aside" # Barbatos and The Batman Who Laughs are set aside first, before the Super-Villain stack is made.
---| "metal.setup.stack-of-seven" # The three Super-Villains of cost 11 are shuffled face down, the three of cost 9 shuffled on top of them.
---| "metal.setup.first-face-up" # The top Super-Villain is turned face up; it is the first to face.
---| "metal.setup.no-fixed-first" # There is no fixed starting Super-Villain, but there is a fixed final one.
---| "metal.setup.barbatos-bottom" # Barbatos is put face down under the stack; his back is blue.
---| "metal.setup.stack-between" # The Super-Villain stack goes between Breakthroughs and Weaknesses.
---| "metal.setup.batman-captured" # Batman starts every game Captured, face up under The Batman Who Laughs.
---| "metal.setup.available-pile" # The remaining oversized Super Heroes are shuffled face down into the pile to recruit from, kept apart from the tile.
---| "metal.tile.not-bought" # The Batman Who Laughs is not a Super-Villain that can be bought.
---| "metal.tile.red-back" # The Batman Who Laughs tile has a red back, which is a reminder of danger only.
---| "metal.start.first-player" # The first player is chosen at random.
---| "metal.start.shuffle-and-draw" # Each player shuffles their deck and draws five cards.
---| "metal.turn.clockwise" # Turns go clockwise.
---| "metal.play.face-up" # Cards are played face up, for everyone to see.
---| "metal.play.power-and-effects" # Playing cards makes Power, the currency of the game, and other effects.
---| "metal.buy.sources" # Each turn you may buy Line-Up cards and Breakthroughs and may defeat the top Super-Villain.
---| "metal.buy.to-discard" # Bought or gained cards go at once face up into your discard pile unless something says otherwise; Super-Villains do not.
---| "metal.buy.combined-cost" # Any number of cards may be bought as long as their combined cost is not above the Power of the turn.
---| "metal.power.example-four" # Four Punches give 4 Power, enough for one card of cost 2, 3 or 4, or for two of cost 2.
---| "metal.buy.breakthroughs-several" # Several Breakthroughs may be bought in one turn while the stack lasts.
---| "metal.buy.pass" # You may end your turn without buying.
---| "metal.play.no-power-cards" # Vulnerabilities and Weaknesses give no Power.
---| "metal.turn.summary" # In short, a turn is: play cards, Weaknesses first; total the Power and buy up to it, playing more cards at will; each card bought or gained goes to the discard pile at once.
---| "metal.play.resolve-at-once" # A played card's effect happens at once.
---| "metal.buy.any-time" # At any time of your turn you may add up your Power and buy from the Line-Up or the face-up stacks.
---| "metal.play.buy-before-all-played" # You need not play your whole hand before buying.
---| "metal.play.after-buying" # You may go on playing cards after a purchase, or between purchases.
---| "metal.play.sample-turn" # Example: with a hand of four Punches and a Vulnerability, the four Punches buy a War Cry, which goes to the discard pile; the Vulnerability adds nothing.
---| "metal.end-turn.1-announce" # Step 1 of the end of the turn: you announce the end of your turn; it is over.
---| "metal.end-turn.2-recruit" # Step 2 of the end of the turn: with no Super Hero in front of you, you recruit one.
---| "metal.end-turn.3-hand" # Step 3 of the end of the turn: you discard the cards left in your hand.
---| "metal.end-turn.4-effects" # Step 4 of the end of the turn: effects that wait for the end of your turn take place.
---| "metal.end-turn.5-played" # Step 5 of the end of the turn: you discard the cards you played.
---| "metal.end-turn.5-power-lost" # Step 5 of the end of the turn: Power not used is lost.
---| "metal.end-turn.6-draw" # Step 6 of the end of the turn: you draw five cards, before the Line-Up is refilled.
---| "metal.end-turn.7-refill" # Step 7 of the end of the turn: every empty Line-Up slot is filled from the main deck.
---| "metal.end-turn.8-flip" # Step 8 of the end of the turn: if the top Super-Villain is face down, it is turned up and its First Appearance Attack is applied.
---| "metal.end-turn.9-next-player" # Step 9 of the end of the turn: the next player's turn begins.
---| "metal.game-end.immediately" # The game ends at once when one of two conditions is met.
---| "metal.game-end.barbatos" # The game is over at the end of the turn in which Barbatos was defeated.
---| "metal.game-end.no-refill" # The game is over when the five Line-Up slots cannot be refilled.
---| "metal.score.gather" # For scoring, Ongoing cards in play, hand, discard pile and score pile are shuffled with the draw pile.
---| "metal.score.add-vp" # Each player adds up the VP on the cards of the deck.
---| "metal.score.weakness-subtracts" # Weaknesses take VP from their player's total at the end.
---| "metal.score.star-vp" # An asterisk in a card's VP star means that the card's text says more about how it scores.
---| "metal.score.highest-wins" # The player with the highest total of VP wins.
---| "metal.score.tie-super-villains" # Among tied players the one with more Super-Villains in the deck, score pile included, wins.
---| "metal.score.tie-cards" # If still tied after counting Super-Villains, the player with more cards in the deck, as gathered for scoring, wins.
---| "metal.characters.ability" # Your character gives you an ability of your own, which you weigh in every purchase.
---| "metal.characters.villain-characters" # An oversized Super-Villain card counts as a character for every effect about characters or Super Heroes.
---| "metal.characters.not-defeated-ones" # Super-Villains you defeated are not characters of your team.
---| "metal.attack.other-players" # Attacks are made against the other players.
---| "metal.attack.may-avoid" # Each other player may avoid the Attack that targets them with a Defense card.
---| "metal.attack.ongoing-defense" # An Ongoing card with a Defense that is in play serves as well for avoiding an Attack.
---| "metal.attack.not-obliged" # Nobody has to use a Defense that is ready.
---| "metal.attack.one-defense" # A player may use only one Defense per Attack.
---| "metal.attack.only-self" # A Defense cancels the Attack for its user only.
---| "metal.attack.defense-not-playing" # Using a Defense is not playing the card.
---| "metal.attack.defense-discarded" # The Defense used is discarded.
---| "metal.attack.hits-undefended" # Players who do not defend suffer the effect of an Attack, each on their own.
---| "metal.attack.interaction-waits" # An Attack that makes players interact resolves against nobody until all have had the chance to avoid it.
---| "metal.attack.other-effects-stay" # Avoiding an Attack does not cancel the card's other effects.
---| "metal.attack.counts-hits" # Effects that count the players hit by an Attack count only those who were.
---| "metal.attack.card-word" # An Attack card is one with a bold "Attack:" in its text, a Defense card one with a bold "Defense:".
---| "metal.villain.may-defeat" # With enough Power you may choose to defeat the face-up Super-Villain on top.
---| "metal.villain.defeat-is-buying" # Defeating a Super-Villain and buying it are the same thing.
---| "metal.villain.to-score-pile" # The defeated Super-Villain goes to your score pile, beside your discard pile.
---| "metal.villain.never-in-deck" # Unlike in other games of the series, a defeated Super-Villain does not enter your deck during the game.
---| "metal.villain.score-pile-counts" # At the end of the game the VP of your score pile count for you.
---| "metal.villain.next-stays-down" # The next Super-Villain stays face down until the end of your turn, so one per turn is the most.
---| "metal.villain.reward" # When you buy a Super-Villain, apply the Reward on it at once.
---| "metal.first-appearance.every-one" # Every Super-Villain has a First Appearance Attack.
---| "metal.first-appearance.on-removal" # Whenever a Super-Villain leaves the stack, the next one makes its appearance after the end of the turn.
---| "metal.first-appearance.not-the-first" # The Super-Villain face up at the start makes no First Appearance Attack.
---| "metal.first-appearance.all-players" # The First Appearance Attack is made at once against all players, the one whose turn ended included.
---| "metal.first-appearance.may-defend" # Each player may use a Defense against a First Appearance Attack.
---| "metal.first-appearance.hits-undefended" # A First Appearance Attack affects the players who did not defend against it.
---| "metal.first-appearance.outside-turns" # A First Appearance Attack happens outside the players' turns.
---| "metal.destroy.where" # Some cards let you destroy a card of your hand, deck or even the Line-Up.
---| "metal.destroy.pile" # A destroyed card goes to the destroyed pile, out of the game.
---| "metal.destroy.choose" # Often you choose which card to destroy.
---| "metal.destroy.weakness-returns" # Destroyed Weaknesses go back to their stack.
---| "metal.destroy.only-weakness-returns" # No card other than a Weakness goes back to where it came from when destroyed.
---| "metal.gain.to-discard" # A gained card goes straight to the gaining player's discard pile unless something says otherwise.
---| "metal.gain.free" # Gaining a card costs nothing more.
---| "metal.gain.nothing-available" # If no card of the stated name, type or cost is available, none is gained.
---| "metal.discard.from-hand" # "Discard a card" means a card from your hand, even when the card does not say so.
---| "metal.discard.elsewhere" # A card may tell you to discard from elsewhere, as from the top of the draw pile or from play.
---| "metal.discard.counts" # Cards discarded from elsewhere than the hand count as discarded.
---| "metal.shuffle.not-at-once" # An empty draw pile is not refilled until it is needed.
---| "metal.shuffle.when-needed" # When a card must be drawn, discarded or revealed from an empty draw pile, the discard pile is shuffled into a new one.
---| "metal.ongoing.bought-to-discard" # A bought or gained Ongoing card goes to the discard pile first.
---| "metal.ongoing.stays" # An Ongoing card put into play on a later turn stays until the end of the game or until told to be discarded.
---| "metal.ongoing.in-play" # An Ongoing card in front of you is in play like any card you play during your turn.
---| "metal.ongoing.played-once" # You play an Ongoing card only in the turn in which it enters play.
---| "metal.ongoing.not-others" # Line-Up cards and your opponents' cards are not in play for you and give you nothing.
---| "metal.ongoing.active" # The abilities of an Ongoing card work as long as it is in play.
---| "metal.ongoing.discard-it" # When an Ongoing card says to discard it, it leaves play for your discard pile, at any time of your turn.
---| "metal.ongoing.card-word" # An Ongoing card is one with a bold "Ongoing:" in its text.
---| "metal.ongoing.any-number" # Any number of Ongoing cards may be in play.
---| "metal.location.ongoing-effect" # Locations have an Ongoing effect that works turn after turn; the keyword is there as a reminder.
---| "metal.location.bought-to-discard" # A bought or gained Location goes to the discard pile.
---| "metal.location.stays" # A Location played from the hand stays face up in front of its player for the rest of the game.
---| "metal.location.draw" # Locations usually have a draw effect that triggers on each of your turns.
---| "metal.location.any-number" # Any number of Locations may be in play.
---| "metal.location.no-banner" # The old purple reminder band is missing, yet Locations work as in earlier games.
---| "metal.resolve.clockwise" # An ability that affects several players where order matters is resolved clockwise from the player who played it.
---| "metal.resolve.card-before-triggers" # The played card resolves before anything that its play triggers on a Super Hero, a Location or another card in play.
---| "metal.control.played-and-ongoing" # You control the cards you played and the Ongoing cards in front of you.
---| "metal.control.not-hand-deck-discard" # You do not control cards in hand, draw pile or discard pile.
---| "metal.own.deck" # You own the cards of your deck wherever they are: in play, just played, in hand, draw pile or discard pile.
---| "metal.own.and-control" # A card may be owned and controlled at the same time.
---| "metal.weakness.dangers" # Weaknesses weaken deck and score and can bring about a Capture.
---| "metal.weakness.cost-zero" # A Weakness has cost 0 for effects about costs.
---| "metal.weakness.play-first" # Weaknesses in hand must be played before any other card and before the rest of the turn.
---| "metal.weakness.before-end" # Weaknesses must be played before the turn ends; a turn cannot be ended with a Weakness in hand, except by a Capture.
---| "metal.weakness.one-by-one" # Weaknesses are played one at a time.
---| "metal.weakness.second-captures" # As soon as you control two Weaknesses, your Super Hero is Captured and your turn ends.
---| "metal.weakness.third-stays" # With three Weaknesses in hand the turn ends at the second, before the third is played.
---| "metal.capture.triggers-first" # In a Capture, effects triggered by the Weakness just played are applied first, then the turn ends at once.
---| "metal.capture.one-to-score-pile" # After a Capture one of the two Weaknesses goes to your score pile.
---| "metal.capture.other-to-stack" # After a Capture the other Weakness goes back on the Weakness stack.
---| "metal.capture.discard-hand" # After a Capture the rest of the hand is discarded, further Weaknesses included.
---| "metal.capture.discard-played" # After a Capture all cards played this turn are discarded too.
---| "metal.capture.nothing-more" # After a Capture you may not buy, gain or play anything more.
---| "metal.capture.under-tile" # The Captured Super Hero goes face up under The Batman Who Laughs.
---| "metal.capture.recruit-later" # If the Captured Super Hero was your only one, you recruit in step 2 of the end of your turn.
---| "metal.capture.choose-one" # With several Super Heroes, you choose which one is Captured.
---| "metal.capture.several-shown" # Several Captured Super Heroes are fanned out so that all are seen.
---| "metal.weakness.drawn-and-discarded" # If one effect draws a card and then discards one, a Weakness drawn by it may be the card discarded.
---| "metal.weakness.not-kept-for-that" # A Weakness already in hand may not be kept back to be discarded by an effect that draws and then discards.
---| "metal.weakness.empty-stack" # With the Weakness stack empty, effects that make players gain a Weakness do not apply.
---| "metal.weakness.no-free-bonus" # With no Weakness left you may not choose to gain one for a card's extra effect, and you get no extra effect.
---| "metal.weakness.start-of-turn-first" # "At the start of your turn" effects apply before any card is played, Weaknesses included.
---| "metal.team.no-limit" # There is no limit to the number of Super Heroes of your team.
---| "metal.team.only-yours" # Your Super Heroes help you only, not the other players.
---| "metal.team.not-controlled" # You do not control your Super Heroes: they are not counted among the cards you control.
---| "metal.team.active-at-once" # A Super Hero that joins works at once.
---| "metal.team.not-retroactive" # A Super Hero does not act on plays made before it joined.
---| "metal.team.sees-board" # A new Super Hero does see the cards you control, even those played before it joined.
---| "metal.team.order" # When one effect concerns several of your Super Heroes, you decide the order.
---| "metal.rescue.on-defeat" # Every time you defeat a Super-Villain, Barbatos excepted, you rescue one Captured Super Hero, who comes in front of you.
---| "metal.rescue.choose-any" # When you rescue, you choose among all Captured Super Heroes, whoever lost them; the others stay.
---| "metal.recruit.top-two" # To recruit, look at the top two of the face-down pile of Super Heroes; Captured ones are not in it.
---| "metal.recruit.choose-one" # To recruit, choose one of the two Super Heroes and put it in front of you.
---| "metal.recruit.other-to-bottom" # The Super Hero not chosen goes face down to the bottom of the pile.
---| "metal.recruit.pile-empty" # With the pile of Super Heroes empty nobody recruits.
---| "metal.recruit.not-eliminated" # Players without Super Heroes are not eliminated; they go on playing.
---| "metal.breakthrough.no-type-no-vp" # Breakthroughs replace Kicks and have no type and no VP.
---| "metal.breakthrough.power" # A Breakthrough gives +2 Power when played.
---| "metal.breakthrough.return-now" # As soon as a Breakthrough is played you must decide whether it goes back to its stack.
---| "metal.breakthrough.destroy" # If you put the Breakthrough back, you may destroy one Weakness or Vulnerability you control.
---| "metal.breakthrough.weakness-to-stack" # A Weakness destroyed by a Breakthrough goes back to its stack.
---| "metal.breakthrough.only-controlled" # A Breakthrough never destroys a card of hand or discard pile, only one you played this turn and control.
---| "metal.metal.subtype" # Metal is a subtype of certain cards, above all Equipment, printed in the information bar.
---| "metal.cards.barbatos-reward" # Barbatos: on defeat you must choose between destroying each Weakness of your discard pile or each of your score pile, never both.
---| "metal.cards.batman-who-laughs" # The Batman Who Laughs: its text is read out before the game and is to be heeded each time a Super-Villain is bought.
---| "metal.cards.batmanium-multiverse" # Batmanium and Multiverse Map: a revealed card worth -1 VP counts as 0, and Power is never lost.
---| "metal.cards.once-bonus" # Cyborg One Million, Dionesium, Kendra Saunders (main deck) and Lady Blackhawk: the bonus, had by playing a card of a named type or subtype, comes once, however many of them are played.
---| "metal.cards.detective-chimp-drowned" # Detective Chimp and The Drowned: stop looking when the draw pile runs out, even below the stated number.
---| "metal.cards.detective-chimp-no-reshuffle" # Detective Chimp and The Drowned: the discard pile is not shuffled to go on, not even when the draw pile was empty from the start.
---| "metal.cards.detective-chimp-order" # Detective Chimp and The Drowned: cards put back keep the order in which they were taken, less the ones discarded.
---| "metal.cards.sunblade" # Eighth Metal Sunblade: Weaknesses and Breakthroughs have no type, so it cannot take them to hand and discards them.
---| "metal.cards.oblivion-bar" # Oblivion Bar must be in play to serve as a Defense.
---| "metal.cards.starro" # Starro: the chosen foe, with two oversized characters, Super Heroes or Super-Villains, discards two cards other than Weaknesses.
---| "metal.cards.steel" # Steel counts a card that is both Equipment and Metal only once: +1 Power at the most from it.
---| "metal.cards.merciless-alone" # The Merciless: if you are the only one affected by the First Appearance Attack, you reveal the top card of your draw pile and do nothing with it.
---| "metal.cards.merciless-reward" # The Merciless: for the Reward, you may not look at the second card of the main deck before choosing between first and second.
---| "metal.cards.murder-machine-no-metal" # Murder Machine: without a Metal card to discard, the Weaknesses must be gained.
---| "metal.cards.murder-machine-choice" # Murder Machine: with a Metal card you may still choose the Weaknesses, even when the stack is empty (then none come).
---| "metal.cards.x-ray-vision" # X-Ray Vision: an Ongoing card kept by it stays in play.
---| "metal.oversized.two-types" # The oversized Aquaman, Doctor Fate, Kendra Saunders and Wonder Woman ask you to play two cards among their two types, in any combination.
---| "metal.oversized.batman" # Batman: on your second Weakness his effect is applied before the turn ends.
---| "metal.oversized.superman-protects" # Superman's protection covers all your Super Heroes.
---| "metal.oversized.superman-three" # With Superman, at a third controlled Weakness you choose a Super Hero to be Captured, one Weakness goes to the score pile and two back on the stack.
---| "metal.crossover.may-add" # One earlier Crossover pack may be added to a game; set-up is otherwise the usual one.
---| "metal.crossover.either-stack" # With a Crossover you play with the Super-Villain stack of Metal or with that of the Crossover.
---| "metal.crossover.mix-heroes" # All the Crossover's Super Heroes are shuffled in with Metal's before dealing and before the available pile is made.
---| "metal.amb.player-count" # The game is for 2 to 5 players.
---| "metal.amb.tile-name" # Batman-Qui-Rit, Batman-qui-Rit and Batman-Who-Rit, called a tile here and a card there, are one and the same tile, The Batman Who Laughs.
---| "metal.amb.choose-character" # Of the two characters dealt, everyone keeps one at once and all are shown together; the card not kept goes into the pile unseen by the others.
---| "metal.amb.buy-total" # The total cost of the cards bought in a turn may not be above your Power; the cards are not compared one by one.
---| "metal.amb.bought-and-gained" # Buying and gaining are two things: an effect on gaining does not see a purchase unless it names buying, and vice versa.
---| "metal.amb.super-villain-type" # Super-Villains are of type Villain, and defeating one is buying a Villain; being outside the Line-Up and never played, they are not met by effects on Line-Up cards or played cards. The tie-break counts only cards of the Super-Villain stack, not main deck Villains or oversized characters.
---| "metal.amb.super-villain-leaves-otherwise" # A Super-Villain that leaves the stack without being bought gives no Reward and no rescue, and Barbatos gone that way does not end the game; the next one appears in step 8 of that turn. One that is gained goes to the score pile.
---| "metal.amb.leaves-in-its-appearance" # Where a Super-Villain leaves the stack in the middle of its own First Appearance Attack, the Attack goes on against those it has not come to yet, and the next one is turned up in the same step 8, once that is over.
---| "metal.amb.weakness-before-buying" # Before the Weaknesses in hand are played nothing else may be done, neither a purchase nor a defeat nor the use of an Ongoing card, except effects at the start of your turn. For a Weakness drawn later in the turn, what is under way is finished first (the effect, its triggers, the Reward and the rescue), then the Weakness must be the next thing.
---| "metal.amb.weakness-discarded-otherwise" # An opponent's Attack, a First Appearance, a Defense of yours, a start-of-turn effect or an effect that is under way before the Weakness must be played may discard or destroy a Weakness from your hand, unless the effect itself excepts Weaknesses.
---| "metal.amb.weakness-drawn-after-end" # Cards drawn after the hand was discarded, by an effect of step 4 or by what the discards of steps 3 and 5 set off, a Weakness among them, stay in hand with the five of step 6 on top; no Weakness need be played before your next turn.
---| "metal.amb.no-super-hero-at-two" # When a player without any Super Hero comes to control two Weaknesses, the turn ends and the Weaknesses move as in a Capture, as far as possible; nobody goes under the tile.
---| "metal.amb.effect-undoes-second" # A Capture stands even if an effect triggered by the second Weakness removes one of the two; if fewer than two Weaknesses are left, the score pile is served first.
---| "metal.amb.capture-steps" # After a Capture steps 2 to 9 of the end of the turn happen: steps 3 and 5 find nothing but what has come since, end-of-turn effects that look at controlled cards see the Ongoing ones only, and an effect a card set up earlier still happens in step 4, what the text of a card just discarded says of the end of the turn included. A gain by the captured player's own end-of-turn effect does not; the First Appearance Attack of step 8 works as usual.
---| "metal.amb.capture-ongoing" # An Ongoing card or a Location played earlier in the same turn stays in play at a Capture.
---| "metal.amb.recruit-before-end-effects" # The end-of-turn ability that applies in step 4 is that of the Super Hero recruited in step 2, not that of the Captured one; after a Capture nothing is gained by it either.
---| "metal.amb.end-step-discards" # The discards at the end of the turn, and those of a Capture, are discards outside the player's turn: an effect limited to your turn does not trigger, one on any discard does.
---| "metal.amb.discards-together" # Step 3, step 5 and a Capture each discard their cards together: all of them go, and only then does what waits for a discard take place, once for each card. A card drawn by that is none of those being discarded.
---| "metal.amb.location-any-turn" # A Location acts as any Ongoing card does: whenever what its text waits for happens, in another player's turn and outside every turn too, unless the text itself asks for its player's turn.
---| "metal.amb.location-comes-back" # A Location, or another Ongoing card, that has done this turn what its text has it do once per turn, leaves play and comes back in the same turn does not do it again: it is the same card. Another copy is another card.
---| "metal.amb.capture-order" # The parts of a Capture come in the order in which they are told: what the Weakness triggered, the end of the turn, the Weaknesses, the discards, and last the Super Hero, who is chosen and goes under the tile then; so an ability of that Super Hero that waits for a discard still acts on these.
---| "metal.amb.capture-breaks-off" # When a text plays the second Weakness, what is left of that text, and of the player's other texts under way, no longer happens: an Attack of theirs reaches nobody further. What has been triggered by then, and what the Weakness triggers, is applied, a defeat under way is finished, and the turn ends.
---| "metal.amb.capture-elsewhere" # In somebody else's turn, and in a First Appearance Attack or an Attack that answers one, a Capture comes as soon as the player's own Defense or ability that played the second Weakness is through: before the next player is attacked, before the next ability, and whatever is left of the card or the defeat under way. What else had been triggered by then acts later, as do other effects that wait.
---| "metal.amb.played-elsewhere" # A card played outside your own turn, by a Defense or in a First Appearance Attack, lies before you until step 5 of the end of your next turn. You control it as long as it does, so a Weakness counts towards a Capture, and if the game ends before, it is gathered with your deck.
---| "metal.amb.once-between-turns" # What may be used once a turn counts, when it is used in the steps after a turn or against a First Appearance Attack, for the turn that has just ended: it cannot be used then if it was used in that turn, and can be used again as soon as the next turn begins.
---| "metal.amb.first-appearance-order" # A First Appearance Attack goes clockwise, starting with the player whose turn just ended.
---| "metal.amb.attack-order" # An Attack is decided and resolved for one player after the other, clockwise from the attacker's left; all decide first only when it makes players interact, or when what happens to one depends on who else is affected (The Merciless).
---| "metal.amb.trigger-order" # When several effects trigger together, the owner chooses the order among their own; with several players it goes clockwise from the one whose turn it is or just ended.
---| "metal.amb.triggers-wait" # Whatever a played card, a purchase or a defeat triggers waits until all of it is done, with every player; elsewhere it waits until the current ability or Defense is done, and of a First Appearance Attack, until that is done with one player.
---| "metal.amb.line-up-over-five" # An effect may add a card to a full Line-Up; step 7 fills up to five, takes no card away and adds none to five or more. That the main deck has no card for such an effect does not end the game.
---| "metal.amb.barbatos-end-step" # After Barbatos the game ends after step 8, so that end-of-turn effects still count; a failed refill in step 7 ends it already there; with the stack empty step 8 does nothing.
---| "metal.amb.reward-before-rescue" # After a defeat the Reward comes first, then the rescue, then the rest of the tile's text, unless the tile gives another order; so a rescued Super Hero does not act on that defeat or its Reward, and anything else the purchase triggers comes after the Reward.
---| "metal.amb.tile-weaknesses" # The two Weaknesses of the tile come with the rescue, none for Barbatos and none when nobody is Captured, and go to the discard pile. The rescue is not optional, and with a short stack as many are gained as there are and the rescue happens all the same.
---| "metal.amb.joins-halfway" # For a Super Hero who joins in mid-turn, cards played before and still controlled count, but what waits for a play needs one after joining (one card before and one after is enough, both before is not). An ability that looks only at what you control applies at once; "the first in a turn" is spent if it was played before. Nor does one who joins during an Attack act on that Attack.
---| "metal.amb.recruit-one-left" # When exactly one Super Hero is left in the pile, that one is recruited, without a choice.
---| "metal.amb.ongoing-may-or-must" # Discarding an Ongoing card for what it promises is a choice, at any time of your turn, unless the card itself says otherwise.
---| "metal.amb.ongoing-defense-timing" # An Ongoing Defense is used when you are attacked, on another's turn too, and discarded then, unless the card says that it stays.
---| "metal.amb.defense-always-discarded" # A Defense that was used is discarded only by default; the card's own text goes first, so one may be revealed or destroyed instead.
---| "metal.amb.ongoing-leaves-otherwise" # An Ongoing card in play may be destroyed or moved by an effect that reaches cards in play or cards you control; destroyed, it goes to the destroyed pile, its ability stops, even where it only waits for others before it, and does not act on that very leaving, and it does not score.
---| "metal.amb.not-enough" # With too few cards to draw or discard you do as much as possible of what must be done; a price must be paid in full.
---| "metal.amb.look-reshuffles" # Looking at an empty draw pile makes it reshuffle too, except on cards that tell you to stop.
---| "metal.amb.left-revealed" # Cards that a text reveals and does nothing more with go back where they lay, in their order, once the text is over.
---| "metal.amb.score-pile-ownership" # The tie-break, like every end-of-game formula about cards you own, counts the gathered deck, score pile included; during the game the score pile is not owned and cannot be touched, Barbatos excepted.
---| "metal.amb.tie-after-cards" # Players still tied after Super-Villains and number of cards share the victory.
---| "metal.amb.return-breakthrough-alone" # A Breakthrough may be returned to its stack with no Weakness or Vulnerability to destroy; its +2 Power stays either way.
---| "metal.amb.breakthrough-returned" # A Breakthrough that went back to its stack was played and counts as such; it is no longer controlled or owned, was not destroyed, discarded or gained by anyone, scores for nobody, and may be bought again this turn.
---| "metal.amb.murder-machine-empty" # Against Murder Machine you may choose the Weaknesses even when none are left; that none may be chosen then is a rule about paying for a bonus and does not touch penalties of an Attack.
---| "metal.amb.optional-two-weaknesses" # A bonus that asks for two Weaknesses is not available when only one is left.
---| "metal.amb.aquaman-example" # In the example of the oversized Aquaman "and" stands for "or": two Super Powers, or two Villains, or one of each, two cards in all; how often a turn is for the card to say.
---| "metal.amb.x-ray-keep" # An Ongoing card kept by X-Ray Vision stays as an Ongoing card in play.
---| "metal.amb.crossover-end" # With a Crossover's stack its villains go to the score pile and each defeat rescues a Captured Super Hero, the last one included; without a Reward on the card there is none; the game ends at the end of the turn in which the last one was defeated.
---| "metal.amb.crossover-main-deck" # A Crossover's main deck cards are shuffled into the main deck, which is then the 97 and these.
---| "metal.amb.other-base-games" # No clause provides for another whole game's main deck; it is a setting outside the rulebook, in which only the main deck is exchanged or mixed and everything else is Metal's (Breakthroughs for Kicks, its Weaknesses, stack, tile, score pile and order of the end of the turn); where the two booklets differ, Metal's clause holds.
---| "metal.amb.attack-card-first-appearance" # A Super-Villain with a First Appearance Attack is no "Attack card": the bold label there is that of a First Appearance.
---| "metal.card.punch" # Gives 1 Power.
---| "metal.card.vulnerability" # Playing it does nothing.
---| "metal.card.breakthrough" # +2 Power. You may put it back on its stack at once; if you do, you may destroy a Weakness or a Vulnerability that you have played this turn and control.
---| "metal.card.weakness" # It gives nothing and must be played before anything else; the second one that you control costs you a Super Hero and the rest of your turn. Each is 1 VP less at the end.
---| "metal.card.the-batman-who-laughs" # Whoever defeats a Super-Villain other than Barbatos rescues one Super Hero from under it, of those who are Captured, and gains two Weaknesses.
---| "metal.card.carter-halls-journal" # At the end of the game it is worth 5 VP in a deck with five Metal cards or more, and nothing otherwise. What it does when played is not known.
---| "metal.card.element-x" # At the end of the game it is worth 10 VP less 1 for each Weakness in your deck, and never less than 0. What it does when played is not known.
---| "metal.card.barbatos.reward" # You destroy each Weakness of your discard pile, or else each Weakness of your score pile.
---| "metal.card.oversized-superman" # None of your Super Heroes is Captured before you control three Weaknesses.
---| "metal.card.aquaman" # What this card says is not known.
---| "metal.card.cyborg-one-million" # What this card says is not known.
---| "metal.card.detective-chimp" # What this card says is not known.
---| "metal.card.doctor-fate" # What this card says is not known.
---| "metal.card.dream" # What this card says is not known.
---| "metal.card.hal-jordan" # What this card says is not known.
---| "metal.card.kendra-saunders" # What this card says is not known.
---| "metal.card.mister-terrific" # What this card says is not known.
---| "metal.card.plastic-man" # What this card says is not known.
---| "metal.card.steel" # What this card says is not known.
---| "metal.card.superman" # What this card says is not known.
---| "metal.card.the-flash" # What this card says is not known.
---| "metal.card.wonder-woman" # What this card says is not known.
---| "metal.card.baby-darkseid" # What this card says is not known.
---| "metal.card.black-adam" # What this card says is not known.
---| "metal.card.black-manta" # What this card says is not known.
---| "metal.card.carter-hall" # What this card says is not known.
---| "metal.card.clayface" # What this card says is not known.
---| "metal.card.court-of-owls" # What this card says is not known.
---| "metal.card.deathstroke" # What this card says is not known.
---| "metal.card.lady-blackhawk" # What this card says is not known.
---| "metal.card.onimar-synn" # What this card says is not known.
---| "metal.card.ras-al-ghul" # What this card says is not known.
---| "metal.card.rabid-robin" # What this card says is not known.
---| "metal.card.starro" # What this card says is not known.
---| "metal.card.strigydae" # What this card says is not known.
---| "metal.card.ankh-portal" # What this card says is not known.
---| "metal.card.brutal-chase" # What this card says is not known.
---| "metal.card.escape" # What this card says is not known.
---| "metal.card.fair-play" # What this card says is not known.
---| "metal.card.flight" # What this card says is not known.
---| "metal.card.fulcum-abominus" # What this card says is not known.
---| "metal.card.hypertime" # What this card says is not known.
---| "metal.card.mecha-construct" # What this card says is not known.
---| "metal.card.power-channeling" # What this card says is not known.
---| "metal.card.search-the-depths" # What this card says is not known.
---| "metal.card.speed-force" # What this card says is not known.
---| "metal.card.war-cry" # What this card says is not known.
---| "metal.card.x-ray-vision" # What this card says is not known.
---| "metal.card.anti-monitors-antenna" # What this card says is not known.
---| "metal.card.batmanium" # What this card says is not known.
---| "metal.card.dionesium" # What this card says is not known.
---| "metal.card.eighth-metal-sunblade" # What this card says is not known.
---| "metal.card.electrum" # What this card says is not known.
---| "metal.card.multiverse-map" # What this card says is not known.
---| "metal.card.nth-metal-mace" # What this card says is not known.
---| "metal.card.phantom-zone-projector" # What this card says is not known.
---| "metal.card.phoenix-cannon" # What this card says is not known.
---| "metal.card.promethium" # What this card says is not known.
---| "metal.card.t-spheres" # What this card says is not known.
---| "metal.card.challenger-mountain" # What this card says is not known.
---| "metal.card.forge-of-worlds" # What this card says is not known.
---| "metal.card.oblivion-bar" # What this card says is not known.
---| "metal.card.the-dark-multiverse" # What this card says is not known.
---| "metal.card.tomb-of-hath-set" # What this card says is not known.
---| "metal.card.the-devastator" # What this card says is not known.
---| "metal.card.the-merciless" # What this card says is not known.
---| "metal.card.the-murder-machine" # What this card says is not known.
---| "metal.card.the-dawnbreaker" # What this card says is not known.
---| "metal.card.the-drowned" # What this card says is not known.
---| "metal.card.the-red-death" # What this card says is not known.
---| "metal.card.barbatos" # What this card says is not known.
---| "metal.card.oversized-aquaman" # What this card says is not known.
---| "metal.card.batman" # What this card says is not known.
---| "metal.card.cyborg" # What this card says is not known.
---| "metal.card.oversized-doctor-fate" # What this card says is not known.
---| "metal.card.oversized-hal-jordan" # What this card says is not known.
---| "metal.card.oversized-kendra-saunders" # What this card says is not known.
---| "metal.card.oversized-mister-terrific" # What this card says is not known.
---| "metal.card.oversized-plastic-man" # What this card says is not known.
---| "metal.card.oversized-the-flash" # What this card says is not known.
---| "metal.card.oversized-wonder-woman" # What this card says is not known.
---| "rivals.overview.deck-word" # A deck is a draw pile together with its discard pile.
---| "rivals.components.card-total" # The box holds 98 game cards, not counting the six oversized ones.
---| "rivals.components.punches" # The box holds 14 Punch cards.
---| "rivals.components.vulnerabilities" # The box holds 6 Vulnerability cards.
---| "rivals.components.main-deck" # The main deck has 60 cards.
---| "rivals.components.kicks" # The box holds 8 Kick cards.
---| "rivals.components.weaknesses" # The box holds 10 Weakness cards.
---| "rivals.components.characters" # There are 6 oversized Character cards, three for Batman and three for The Joker.
---| "rivals.goal.three-defeats" # Defeating your opponent three times wins the game at once.
---| "rivals.goal.otherwise-vp" # If the main deck runs out first, the player with more Victory Points wins.
---| "rivals.setup.two-players" # One player is Batman, the other The Joker.
---| "rivals.setup.character-pile" # Each player takes their three Character cards face up: cost 15 at the bottom, 12 in the middle, 9 on top.
---| "rivals.setup.starting-deck" # Each player starts with a deck of 7 Punches and 3 Vulnerabilities.
---| "rivals.setup.vulnerability-inert" # Vulnerabilities have no effect when played or drawn and only weaken the deck.
---| "rivals.types.list" # There are six types of cards that can be played: Starter, Hero, Villain, Super Power, Equipment and Location.
---| "rivals.types.weakness-none" # Weaknesses have no type.
---| "rivals.types.printed-fields" # A card shows a name, a type, a cost, abilities, Victory Points and, where it has one, a special rule line.
---| "rivals.types.figure-punch" # The Punch pictured among the card types gives +1 Power.
---| "rivals.types.figure-weakness" # The Weakness pictured among the card types lowers the score at the end of the game.
---| "rivals.types.figure-joker-15" # The pictured Joker of cost 15 gives, during a Confrontation, +1 Power for each Villain and each Super Power that its player plays.
---| "rivals.types.figure-keywords" # The captions show a Villain with an Attack (Two-Face), a Super Power with a Defense (Insanity) and an Equipment with a Block (Grappling Hook).
---| "rivals.setup.main-deck-source" # Most cards added to decks come from the main deck.
---| "rivals.setup.main-deck-shuffle" # The main deck is shuffled and put in the middle.
---| "rivals.setup.main-deck-excludes" # Punches, Vulnerabilities, Kicks, Weaknesses and Characters are not part of the main deck.
---| "rivals.setup.different-cards" # Cards with different names are called different.
---| "rivals.setup.lineup-five" # At set-up five cards of the main deck are put face up into the Line-Up.
---| "rivals.setup.no-board" # No board is needed: the Line-Up is room for five cards.
---| "rivals.setup.annex" # The Kick and Weakness stacks form the annex, to the right of the Line-Up.
---| "rivals.setup.annex-counts" # At the start there are 8 Kicks and 10 Weaknesses in the annex.
---| "rivals.stacks.kick-available" # Kicks may be bought on your turn while some are left.
---| "rivals.stacks.weakness-not-bought" # Weaknesses cannot be bought; they come only from card effects.
---| "rivals.stacks.not-line-up" # The main deck and the annex are not part of the Line-Up.
---| "rivals.start.first-player" # The first player is chosen at random.
---| "rivals.start.shuffle-and-draw" # Each player shuffles their deck, then draws five cards.
---| "rivals.turn.clockwise" # Turns go clockwise, so with two players they alternate.
---| "rivals.buy.sources" # On your turn you may buy as many Line-Up cards and Kicks as you wish, or none.
---| "rivals.buy.to-discard" # Bought and gained cards go at once face up to your discard pile unless something says otherwise.
---| "rivals.buy.combined-cost" # The combined cost of the cards you buy may not be above the Power of the turn.
---| "rivals.power.example-four" # Four Punches give 4 Power: one card of cost 2, 3 or 4, or two of cost 2.
---| "rivals.buy.kicks-several" # Several Kicks may be bought in one turn.
---| "rivals.buy.pass" # Without the Power or the wish to buy, you pass.
---| "rivals.deck.reshuffle" # To draw from an empty draw pile, the discard pile is shuffled into a new one and the draw goes on.
---| "rivals.play.inert-cards" # Vulnerabilities and Weaknesses give no Power; they may be played, without effect.
---| "rivals.play.inert-discard-time" # Vulnerabilities and Weaknesses, played or kept, go to the discard pile at the end of the turn with your other cards.
---| "rivals.play.any-order" # You play the cards of your hand in the order you choose.
---| "rivals.play.resolve-at-once" # The effects of a played card apply at once.
---| "rivals.buy.after-playing" # Having played what you want, you total your Power and buy from the Line-Up or the annex.
---| "rivals.play.buy-before-all-played" # You need not play everything before buying.
---| "rivals.play.after-buying" # More cards may be played after buying.
---| "rivals.play.order-matters" # The order of play can change what cards do.
---| "rivals.play.no-carry-over" # Cards cannot be kept in hand from one turn to the next.
---| "rivals.end-turn.1-announce" # Step 1: announce the end of your turn, which ends it.
---| "rivals.end-turn.2-hand" # Step 2: discard the cards left in your hand.
---| "rivals.end-turn.3-effects" # Step 3: effects that wait for the end of your turn take place.
---| "rivals.end-turn.4-played" # Step 4: the cards you played go face up to your discard pile.
---| "rivals.end-turn.4-power-lost" # Step 4: Power not used this turn is lost.
---| "rivals.end-turn.5-refill" # Step 5: empty Line-Up slots are filled from the main deck.
---| "rivals.end-turn.5-only-then" # The Line-Up is filled only at the end of the turn.
---| "rivals.end-turn.6-draw" # Step 6: draw five cards, after the Line-Up is refilled.
---| "rivals.end-turn.7-next-player" # Step 7: the opponent's turn may begin.
---| "rivals.end-turn.sample-turn" # Example: four Punches buy Huntress, which leaves no Power; then everything is discarded and five new cards are drawn.
---| "rivals.game-end.immediately" # The game ends at once when one of two conditions is met.
---| "rivals.game-end.last-character" # The game ends when you have defeated your opponent's last Character.
---| "rivals.game-end.no-refill" # The game ends when the five Line-Up slots cannot be refilled.
---| "rivals.score.gather" # When the Line-Up cannot be refilled, Locations in play, hand and discard pile go back into the deck.
---| "rivals.score.add-vp" # Each player adds up the VP of the cards of their deck.
---| "rivals.score.weakness-subtracts" # Each Weakness in the deck takes 1 VP from the total.
---| "rivals.score.characters" # The opponent's Characters that you defeated bring you their VP too.
---| "rivals.score.highest-wins" # The player with the higher total of VP wins.
---| "rivals.score.tie" # On a tie the player with more of the opponent's Characters wins.
---| "rivals.game-end.sort-cards" # After the game the cards are sorted back into their starting piles.
---| "rivals.character.ability-and-cost" # Each Character card has an ability and a cost.
---| "rivals.character.read-ahead" # All of your Character cards may be read at the start, to plan ahead.
---| "rivals.character.next-one" # Once the Character of cost 9 is defeated, the one of cost 12 is used instead of it, with its own stronger ability and its higher cost in the next Confrontation; likewise the 15 after the 12.
---| "rivals.attack.other-players" # An Attack is made against the other players, which here means the opponent.
---| "rivals.attack.may-avoid" # The opponent may avoid an Attack with a Defense card.
---| "rivals.attack.one-defense" # Only one Defense card may be used per Attack.
---| "rivals.attack.hits-undefended" # Whoever does not defend against an Attack suffers its effect.
---| "rivals.attack.other-effects-stay" # Avoiding an Attack does not cancel the other effects of the card.
---| "rivals.attack.counts-hits" # Effects that count the players hit by an Attack count only those who were hit.
---| "rivals.confront.announce" # At the start of your turn you may announce a Confrontation.
---| "rivals.confront.only-way" # An opponent can only be defeated in a Confrontation.
---| "rivals.confront.before-playing" # A Confrontation must be announced before any card is played this turn.
---| "rivals.confront.enough-power" # In a Confrontation, Power equal to or above the Character's cost defeats it.
---| "rivals.confront.take-character" # A Character defeated in a Confrontation leaves the opponent's pile and is kept by the winner.
---| "rivals.confront.top-only" # In a Confrontation only the top Character can be defeated, one per turn, even with 30 Power.
---| "rivals.confront.power-may-come-later" # The Power for a Confrontation may be found during the turn; confronting does not ask for it beforehand.
---| "rivals.confront.during-text" # Text that begins with "During a Confrontation" works only on your own turn after announcing one, unless it belongs to a Defense or a Block.
---| "rivals.confront.no-buying" # In a turn with a Confrontation you cannot buy cards, even with Power left over.
---| "rivals.confront.not-an-attack" # A Confrontation is not an Attack.
---| "rivals.confront.attacks-allowed" # Attack cards may be played during a Confrontation, and may be avoided by Defenses as usual.
---| "rivals.confront.opponent-turn-cards" # During your opponent's turn you may play only Defenses and Blocks.
---| "rivals.confront.all-effects" # While a Confrontation is on, the "During a Confrontation" text of your cards is applied.
---| "rivals.confront.card-still-playable" # A card with "During a Confrontation" text may still be played without a Confrontation, for its other effects.
---| "rivals.confront.hand-over" # In a Confrontation you say so when you have played all the cards you want; only then may the opponent block.
---| "rivals.confront.no-more-cards" # Once the confronting player has said that they are done, they may play no more cards, whether or not the opponent blocks.
---| "rivals.confront.compared-last" # Power and cost are compared after the opponent's chance to block, with the cost as the Blocks left it.
---| "rivals.confront.win" # If the Character defeated in a Confrontation was the last of the opponent's pile, you win the game at once.
---| "rivals.block.when" # When your opponent confronts you, you may use Block abilities of cards in your hand.
---| "rivals.block.after-the-attacker" # The confronted player waits with Blocks until the opponent has played everything they wanted in this Confrontation.
---| "rivals.block.raises-cost" # Each Block card adds to the cost of your Character.
---| "rivals.block.must-exceed" # Only a cost above the opponent's Power stops the Confrontation; equal is not enough.
---| "rivals.block.until-end-of-turn" # The cost raised by Blocks lasts until the end of that turn.
---| "rivals.block.no-answer" # Once you block, the opponent cannot answer with more cards.
---| "rivals.block.only-in-confrontation" # Blocks serve only when your Character is confronted; an Attack cannot be answered with one.
---| "rivals.block.own-turn" # On your own turn a Block card may be played like any other, without its Block ability.
---| "rivals.block.no-obligation" # Nobody has to block; Blocks that cannot lift the cost above the opponent's Power are wasted.
---| "rivals.weakness.forced-gain" # Some cards make the opponent gain Weaknesses.
---| "rivals.weakness.to-discard" # Weaknesses that a player gains normally go to that player's discard pile.
---| "rivals.weakness.no-effect-played" # Playing a Weakness from the hand does nothing.
---| "rivals.weakness.empty-stack" # With the Weakness stack empty nobody gains one, and the card's other effects still happen.
---| "rivals.weakness.defend-when-empty" # A Defense may be used against an Attack that would give a Weakness even when no Weakness is left.
---| "rivals.shuffle.not-at-once" # An empty draw pile is refilled only when a card is needed from it.
---| "rivals.shuffle.when-needed" # When a card must be drawn, discarded or revealed from an empty draw pile, the discard pile is shuffled into a new one.
---| "rivals.location.bought-to-discard" # A bought or gained Location goes to the discard pile.
---| "rivals.location.stays" # A Location played from the hand stays face up for the rest of the game.
---| "rivals.location.first-of-type" # A Location usually has a draw the first time you play a certain type of card during your turn.
---| "rivals.location.ongoing" # Permanent (Ongoing in English) means that a card is active on each of your turns.
---| "rivals.location.once-per-turn" # A Location's effect happens once per turn.
---| "rivals.location.any-number" # Several Locations may be in play at the same time.
---| "rivals.destroy.where" # Some cards let you destroy a card of your hand, your deck or even the Line-Up.
---| "rivals.destroy.pile" # A destroyed card goes to the pile of destroyed cards and is out of the game.
---| "rivals.destroy.choose" # Often you choose which card to destroy.
---| "rivals.destroy.no-return" # Destroyed Weaknesses and Kicks do not go back to their stacks.
---| "rivals.gain.to-discard" # A gained card goes straight to your discard pile unless something says otherwise.
---| "rivals.gain.free" # Gaining a card costs nothing more.
---| "rivals.gain.nothing-available" # If no card of the stated name, type or cost is available, none is gained.
---| "rivals.resolve.card-before-triggers" # The played card resolves before what its play triggered on a Character or Location.
---| "rivals.resolve.clockwise" # An ability that affects several players where the order matters is resolved clockwise from the player who played it.
---| "rivals.resolve.that-opponent" # "That opponent" is the player you act against, as in a Confrontation.
---| "rivals.cards.black-canary" # Black Canary: when you buy, gain or destroy the last Villain of the Line-Up, you get her extra +3 Power of the Confrontation at once.
---| "rivals.cards.killer-croc" # Killer Croc: when you buy, gain or destroy the last Hero of the Line-Up, you get his extra +1 Power of the Confrontation at once.
---| "rivals.cards.lucius-fox-outside" # Lucius Fox: outside a Confrontation, adding 1 to your Character's cost does nothing.
---| "rivals.cards.lucius-fox-defense" # Lucius Fox is a Defense and not a Block, so it can be discarded only when you are attacked.
---| "rivals.cards.poison-ivy" # Poison Ivy's Attack cannot be stopped by a Block, only by a Defense.
---| "rivals.cards.riddler" # The Riddler: if your opponent chooses the next card, the first card of the main deck goes back on top of it.
---| "rivals.cards.scarecrow" # Scarecrow: the second sentence is not part of the Attack and works even when the Attack is avoided.
---| "rivals.cards.worlds-greatest-detective-return" # World's Greatest Detective: after being revealed it goes back to your hand.
---| "rivals.cards.worlds-greatest-detective-again" # World's Greatest Detective may be used several times when several cards attack you.
---| "rivals.cards.character-15" # Batman 15 and The Joker 15 give +1 Power during a Confrontation for each card of their types played.
---| "rivals.summary.confront-first" # A Confrontation is announced at the very start of the turn, and no card may be bought in it.
---| "rivals.summary.play-and-resolve" # Cards are played from the hand and take effect at once.
---| "rivals.summary.buy-without-confronting" # Power buys cards only when no Confrontation was announced.
---| "rivals.summary.bought-to-discard" # Cards bought or gained this turn go to your discard pile unless something says otherwise.
---| "rivals.compatible.combined" # All games of the series can be combined.
---| "rivals.amb.defense-is-playing" # Using a Defense is not playing the card: its other effects do not happen and it does not count as a card played.
---| "rivals.amb.defense-cards-go" # A Defense is used from the hand and goes to the discard pile at once, unless the card says otherwise.
---| "rivals.amb.other-players" # Words such as other players, all players or the player on your left mean your one opponent, since the game is for two.
---| "rivals.amb.who-is-batman" # The players agree who is Batman and who is The Joker; it has nothing to do with who begins.
---| "rivals.amb.oversized-name" # Where the booklet calls the oversized cards Super Heroes or speaks of your Super Hero, it means your Character, The Joker's included.
---| "rivals.amb.character-type" # A Character is no card of the six types: a defeated one is taken, which is neither gaining nor buying nor destroying; it is never played, belongs to no deck, hand or discard pile, and no effect on such cards reaches it.
---| "rivals.amb.kick-type" # A Kick has the type that the card list gives it, Super Power, so it counts for The Joker of cost 15.
---| "rivals.amb.deck-runs-out" # The game ends when a slot of the Line-Up stays empty in step 5, not as soon as the main deck is empty; before that an effect that needs more cards than there are does what it can.
---| "rivals.amb.confront-and-start-effects" # Effects at the start of your turn come first, then the decision to confront, which may use what they drew or showed; a card that such an effect plays, from wherever, does not bar the announcement.
---| "rivals.amb.before-announcing" # After a purchase, or after an ability of a Character or Location used by choice, it is too late to announce a Confrontation; only effects at the start of your turn come before an announcement.
---| "rivals.amb.calling-off" # An announced Confrontation cannot be taken back; with too little Power it fails.
---| "rivals.amb.reached-before-blocks" # Power and cost are compared once, after the Blocks or the opponent's declining to block; reaching the cost earlier does not yet defeat the Character.
---| "rivals.amb.power-that-counts" # In a Confrontation all Power of the turn counts, from cards, Character, Locations and effects at its start; it is compared and not spent, and what is above the cost serves nothing and is lost in step 4.
---| "rivals.amb.during-text-alone" # A card that has nothing but a "During a Confrontation" text can be played without a Confrontation; the text does nothing, and the card counts as a card played of its type.
---| "rivals.amb.during-text-whose" # "During a Confrontation" texts work only for the player who announced it, their Character included; of the opponent's cards only what stands in a Defense or Block ability that is used.
---| "rivals.amb.buying-in-confrontation" # There are no purchases in a Confrontation, whatever Black Canary and Killer Croc say of buying; their extra Power is given when the last Villain or Hero leaves the Line-Up by gain or destruction.
---| "rivals.amb.leaving-otherwise" # The extra Power of Black Canary or Killer Croc is due once, as soon as the card has been played in this Confrontation and the Line-Up has no Villain (Hero), however that came about, and is kept if one comes later; only buying, gaining and destroying are certain until the card's own words are known.
---| "rivals.amb.failed-confrontation" # A Confrontation that fails is over, and its texts no longer apply; the steps of the turn's end follow and nothing else is lost: the Character stays, and you may confront again next turn.
---| "rivals.amb.steps-after-winning" # After a successful Confrontation that was not the third, the Confrontation is over, its texts no longer apply, and all steps of the turn's end follow, the refill included.
---| "rivals.amb.abilities-after-handing-over" # After handing over and until the comparison the attacker may not use an ability of a Character or a Location either, nor do what its text only allows; the Power changes only by what happens by itself. The end of the turn has its effects as ever.
---| "rivals.amb.plays-after-handing-over" # Nor does the text of a card, a Defense's against the Attack of a Block perhaps, have the attacker play a card after handing over: that part of it does nothing, the rest is done. Power that comes then without a card being played counts in the comparison. Once that is made, the end of the turn may have a card played.
---| "rivals.amb.block-cards-go" # A Block card goes to the discard pile at once after use, unless the card says otherwise.
---| "rivals.amb.block-is-playing" # Of a card used to block only the Block ability works: its Power and other effects do not happen, and it is not a card played for Characters or Locations.
---| "rivals.amb.block-number" # You may block with as many cards as you wish, all from the hand, and they add up; each is used at most once in a Confrontation, even if its text gives it back. Together or one by one is the same, as nobody may answer.
---| "rivals.amb.block-in-vain" # You may block even when it cannot lift the cost above the Power, or when the Power is too low anyway; it is only useless.
---| "rivals.amb.lucius-fox-cost" # Used against an Attack in a Confrontation, Lucius Fox raises the cost to the end of the turn, added to what Blocks give; the attacker has not handed over yet and may play on.
---| "rivals.amb.block-new-character" # A raised cost belongs to the Character confronted and does not pass to the next one.
---| "rivals.amb.character-takes-over" # The next Character's ability works, and the old one's no longer, from the moment of the defeat; what is tied to its owner's turn or Confrontation still waits for that.
---| "rivals.amb.riddler" # Of The Riddler only the return of the first card to the top of the main deck is laid down; who gets the chosen card, and where it goes, is for the card to say.
---| "rivals.amb.character-15" # Batman 15 and The Joker 15 give +1 for each card of their types, so two Equipment and two Heroes give +4: Equipment and Hero for Batman, Villain and Super Power for The Joker. A card with both types counts once.
---| "rivals.amb.tie-after-characters" # Players still tied after counting the opponent's Characters share the victory.
---| "rivals.amb.own-characters-score" # Your own Characters that were not defeated bring you no VP.
---| "rivals.amb.bought-when" # A bought card goes to the discard pile at once, so it may be shuffled in and drawn the same turn.
---| "rivals.amb.draw-less-than-five" # When draw pile and discard pile together have fewer cards than must be drawn, you draw as many as possible.
---| "rivals.amb.left-revealed" # Cards that a text reveals and does nothing more with go back where they lay, in their order, once the text is over.
---| "rivals.amb.end-step-discards" # Step 2 is a discard, outside the player's turn, so that an effect limited to your turn does not trigger; putting played cards away in step 4 is no discard.
---| "rivals.amb.discards-together" # Step 2 discards the cards of the hand together: all of them go, and only then does what waits for a discard take place, once for each card. A card drawn by that is none of those being discarded.
---| "rivals.amb.location-own-turns" # A Location does nothing in the opponent's turn, neither against an Attack nor for a card that a Defense or a Block plays; in the steps that end its player's own turn it still acts, unless its text asks for the turn itself.
---| "rivals.amb.location-comes-back" # A Location that has had its effect this turn, leaves play and comes back in the same turn does not have it again: it is the same card. Another copy is another card. One whose text has come up and done nothing, or been declined, has not had it.
---| "rivals.amb.trigger-order" # When several effects are due together (of a card, at the start or the end of a turn), their player chooses the order; with effects of both players, those of the player on turn come first.
---| "rivals.amb.line-up-over-five" # An effect may add a card to a full Line-Up; step 5 fills up to five, takes no card away and adds none to five or more. That the main deck has no card for such an effect does not end the game.
---| "rivals.amb.figures-ocr" # Where the text in the figure of card types is damaged, the card list decides.
---| "rivals.amb.draw-order-of-editions" # The Line-Up is refilled before five cards are drawn, as the French edition has it; the other order is a setting.
---| "rivals.card.punch" # Gives 1 Power.
---| "rivals.card.vulnerability" # Playing it does nothing.
---| "rivals.card.kick" # Gives 2 Power.
---| "rivals.card.weakness" # Playing it does nothing; each one costs its owner 1 VP at the end.
---| "rivals.card.batman-15" # While you confront your opponent, each Equipment and each Hero that you play is worth 1 Power more.
---| "rivals.card.the-joker-15" # While you confront your opponent, each Villain and each Super Power that you play is worth 1 Power more.
---| "rivals.card.batman-9" # What this card says is not known.
---| "rivals.card.batman-12" # What this card says is not known.
---| "rivals.card.the-joker-9" # What this card says is not known.
---| "rivals.card.the-joker-12" # What this card says is not known.
---| "rivals.card.alfred-pennyworth" # What this card says is not known.
---| "rivals.card.batwoman" # What this card says is not known.
---| "rivals.card.black-canary" # What this card says is not known.
---| "rivals.card.catwoman" # What this card says is not known.
---| "rivals.card.commissioner-gordon" # What this card says is not known.
---| "rivals.card.huntress" # What this card says is not known.
---| "rivals.card.lucius-fox" # What this card says is not known.
---| "rivals.card.nightwing" # What this card says is not known.
---| "rivals.card.oracle" # What this card says is not known.
---| "rivals.card.red-hood" # What this card says is not known.
---| "rivals.card.red-robin" # What this card says is not known.
---| "rivals.card.robin" # What this card says is not known.
---| "rivals.card.superman" # What this card says is not known.
---| "rivals.card.vicky-vale" # What this card says is not known.
---| "rivals.card.bane" # What this card says is not known.
---| "rivals.card.clayface" # What this card says is not known.
---| "rivals.card.harley-quinn" # What this card says is not known.
---| "rivals.card.hugo-strange" # What this card says is not known.
---| "rivals.card.killer-croc" # What this card says is not known.
---| "rivals.card.mr-freeze" # What this card says is not known.
---| "rivals.card.poison-ivy" # What this card says is not known.
---| "rivals.card.ras-al-ghul" # What this card says is not known.
---| "rivals.card.scarecrow" # What this card says is not known.
---| "rivals.card.talia-al-ghul" # What this card says is not known.
---| "rivals.card.the-penguin" # What this card says is not known.
---| "rivals.card.the-riddler" # What this card says is not known.
---| "rivals.card.two-face" # What this card says is not known.
---| "rivals.card.victor-zsasz" # What this card says is not known.
---| "rivals.card.billionaire" # What this card says is not known.
---| "rivals.card.homicidal-maniac" # What this card says is not known.
---| "rivals.card.insanity" # What this card says is not known.
---| "rivals.card.killing-joke" # What this card says is not known.
---| "rivals.card.maniacal-laugh" # What this card says is not known.
---| "rivals.card.master-martial-artist" # What this card says is not known.
---| "rivals.card.worlds-greatest-detective" # What this card says is not known.
---| "rivals.card.batarang" # What this card says is not known.
---| "rivals.card.batmobile" # What this card says is not known.
---| "rivals.card.grappling-hook" # What this card says is not known.
---| "rivals.card.joy-buzzer" # What this card says is not known.
---| "rivals.card.laughing-gas" # What this card says is not known.
---| "rivals.card.the-bat-signal" # What this card says is not known.
---| "rivals.card.utility-belt" # What this card says is not known.
---| "rivals.card.abandoned-amusement-park" # What this card says is not known.
---| "rivals.card.arkham-asylum" # What this card says is not known.
---| "rivals.card.the-batcave" # What this card says is not known.
---| "rivals.card.wayne-manor" # What this card says is not known.
---| "mc.overview.definitive" # This guide is the final authority on the rules; it is not a tutorial.
---| "mc.overview.glossary-first" # A rules question is looked up first in the glossary, which is sorted alphabetically by term.
---| "mc.overview.appendices" # Three appendices carry deck customisation, game setup and the anatomy of the cards.
---| "mc.golden-rules.reference-over-booklet" # Where this guide and the learning booklet contradict each other, this guide wins.
---| "mc.golden-rules.card-over-rules" # Where a card contradicts either rule document, the card wins.
---| "mc.grim-rule.worst-for-players" # A rules or timing question with no answer in the guide is resolved in the way least favourable to the players, measured by the scenario's victory conditions.
---| "mc.grim-rule.game-continues" # After such a ruling the game simply goes on.
---| "mc.components.no-limit" # Threat, damage, status cards and every other token are unlimited in number.
---| "mc.components.substitutes" # When the physical supply runs out, any substitute may stand in.
---| "mc.round.1-player-phase-begins" # A round opens with the player phase.
---| "mc.round.2-turns" # Each player takes a turn.
---| "mc.round.3-player-phase-ends" # The player phase then closes with its own end procedure.
---| "mc.round.4-villain-phase-begins" # The villain phase follows.
---| "mc.round.5-threat" # Threat is placed on the main scheme.
---| "mc.round.6-activations" # The villain and the minions activate.
---| "mc.round.7-deal" # Encounter cards are dealt.
---| "mc.round.8-reveal" # The dealt encounter cards are revealed and resolved.
---| "mc.round.9-pass-first-player" # The first player token is passed on.
---| "mc.round.10-round-ends" # The round is over and the next one starts at its first step.
---| "mc.glossary.redirects" # Some headings only send the reader to another entry (Control, Effect, Guard, Peril, Retaliate, the scheme icons, Running out of cards, Uses and so on).
---| "mc.action.triggered-type" # Action is one of the triggered ability types.
---| "mc.action.own-turn" # A player may use Action abilities during the player's own turn.
---| "mc.action.on-request" # During another player's turn, an Action ability may be used on request.
---| "mc.activation.attack-or-scheme-counts" # Any attack or scheme made by the villain is one activation.
---| "mc.activation.step-two-once-per-player" # In step two of the villain phase the villain activates once for each player.
---| "mc.activation.hero-form-attacks" # If the player resolving the activation is in hero form, the villain attacks.
---| "mc.activation.alter-ego-form-schemes" # If that player is in alter-ego form, the villain schemes instead.
---| "mc.activation.caused-by-card" # An attack or a scheme that a card makes the villain perform is an activation too.
---| "mc.activation.one-boost-card" # Every villain activation is given one boost card from the encounter deck.
---| "mc.ally.type" # Ally is a player card type: friends and partners of the player.
---| "mc.ally.stays-in-play" # An ally in play stays there until an ability or game effect removes it.
---| "mc.ally.defeated-at-zero" # An ally with no remaining hit points is defeated and discarded from play.
---| "mc.ally.any-number-per-turn" # On the player's turn, any number of controlled allies may be used to attack or thwart.
---| "mc.ally.exhaust-as-cost" # Using an ally this way costs exhausting it.
---| "mc.ally.consequential-after" # Once the ally's attack or thwart has been resolved, the ally usually takes the consequential damage printed under the stat used.
---| "mc.ally.consequential-direct" # That damage is dealt straight to the ally that acted.
---| "mc.ally.anyone-may-defend" # When a player is attacked, any player may exhaust an ally that player controls to defend.
---| "mc.ally.defender-takes-all" # A defending ally takes the whole damage of the attack.
---| "mc.upgrade.type" # Upgrade is a player card type: powers, gear and other assets at the identity's hand.
---| "mc.upgrade.active-while-in-play" # An upgrade works for as long as it is in play.
---| "mc.upgrade.stays-in-play" # It stays in play until an ability removes it.
---| "mc.upgrade.modifies-identity" # Most upgrades sit beside the identity card and modify the hero, the alter ego or both.
---| "mc.upgrade.attached-modifies-host" # An upgrade that attaches to another card modifies that card, not the identity of whoever played it.
---| "mc.friendly.definition" # Friendly describes the cards controlled by the players.
---| "mc.cancel.can-cancel" # Some abilities cancel the effects of a card or of the game.
---| "mc.cancel.before-initiation" # Cancelling interrupts an effect as it is about to start and keeps it from starting.
---| "mc.cancel.ability-still-initiated" # The cancelled ability itself counts as having been initiated and its costs stay paid.
---| "mc.cancel.only-effects-stopped" # Cancelling stops nothing but the start, and so the resolution, of the effects.
---| "mc.cancel.event-still-played" # An event whose effects are cancelled was still played and goes to the discard pile.
---| "mc.cancel.treachery-still-revealed" # A treachery whose effects are cancelled was still revealed and goes to the encounter discard pile.
---| "mc.after.just-concluded" # "After" points to a situation that has just finished.
---| "mc.after.marks-responses" # Many Response abilities use the word to tell when they may be used.
---| "mc.attachment.type" # Attachment is an encounter card type.
---| "mc.attachment.attaches-on-entry" # On entering play an attachment becomes attached to another card or game element.
---| "mc.attachment.stat-fields" # Attached to the villain, it can change ATK or SCH by the values printed in its own fields.
---| "mc.attach-to.must-attach" # A card with an attach instruction goes onto the named element, tucked partly under it, as it enters play.
---| "mc.attach-to.falls-with-host" # When the host leaves play, the attached card is discarded.
---| "mc.attach-to.leaves-by-effect" # Otherwise it stays until an effect makes it leave play.
---| "mc.attach-to.own-ready-state" # Host and attached card exhaust and ready independently.
---| "mc.attach-to.checked-once" # Whether the host is legal is tested only at the moment of attaching.
---| "mc.attach-to.illegal-stays-back" # If that test fails, the card cannot attach and remains in its previous state or zone.
---| "mc.attach-to.illegal-discarded" # If it cannot remain there, it is discarded.
---| "mc.attack.hero-basic" # A hero may attack an enemy with the basic attack power.
---| "mc.attack.hero-exhausts" # The hero exhausts to use it.
---| "mc.attack.hero-damage-atk" # It deals damage equal to the hero's ATK.
---| "mc.attack.ally-basic" # An ally may attack an enemy with its basic attack, dealing damage equal to its ATK.
---| "mc.attack.labelled-ability" # Resolving an ability labelled as an attack is an attack on the named target.
---| "mc.attack.labelled-no-exhaust" # Using such an ability does not exhaust the hero unless it says so.
---| "mc.attack.any-enemy" # Heroes and allies may attack any enemy that no ability (such as Guard) shields.
---| "mc.attack.enemies-step-two" # Enemies may attack in step two of the villain phase.
---| "mc.attack.enemies-by-card" # Outside that step an enemy attacks only when a card explicitly tells it to attack.
---| "mc.enemy-attack.1-boost" # Step 1: an attacking villain gets one facedown boost card from the encounter deck.
---| "mc.enemy-attack.1-minion-skips" # A minion's attack skips that step.
---| "mc.enemy-attack.2-declare-defender" # Step 2: a player who wants to defend exhausts a hero or an ally as the defender.
---| "mc.enemy-attack.2-defender-becomes-target" # If a player other than the target defends, that player becomes the target of the attack.
---| "mc.enemy-attack.3-flip-one-by-one" # Step 3: the villain's boost cards are turned up one at a time, each icon adding 1 to its ATK.
---| "mc.enemy-attack.3-star-effect" # A star boost effect is resolved right after its card has been turned up.
---| "mc.enemy-attack.3-discard-each" # Each boost card is discarded after it has been resolved.
---| "mc.enemy-attack.3-minion-skips" # A minion's attack skips that step too.
---| "mc.enemy-attack.4-damage" # Step 4: the damage dealt is the attacker's modified ATK.
---| "mc.enemy-attack.4-hero-defends" # A defending hero's DEF lowers the damage; the rest is dealt to that hero.
---| "mc.enemy-attack.4-ally-defends" # A defending ally takes all of it, and what exceeds the ally does not reach the hero.
---| "mc.enemy-attack.4-undefended" # With no defending character the attack is undefended.
---| "mc.enemy-attack.4-undefended-damage" # All damage of an undefended attack goes to the hero resolving the activation, with no DEF reduction.
---| "mc.deal-encounter.step-three" # In step three of the villain phase each player is dealt one facedown encounter card.
---| "mc.deal-encounter.by-ability" # An ability that deals an encounter card makes the player take the top card of the encounter deck and put it facedown in front of them.
---| "mc.deal-encounter.not-revealed-yet" # A card dealt this way is not revealed at once.
---| "mc.deal-encounter.queued" # It joins, at the end, the cards that player will resolve in the villain phase.
---| "mc.deal-encounter.during-steps-three-four" # A card dealt during step three or four is added to those being dealt and revealed in the same steps.
---| "mc.boost.give-facedown" # Each villain attack or scheme gets an encounter card facedown as boost.
---| "mc.boost.flip-after-defender" # All boost cards are turned up one at a time during the activation, after any defender was declared.
---| "mc.boost.add-to-atk" # In an attack the icons raise the villain's ATK for that activation.
---| "mc.boost.add-to-sch" # In a scheme they raise its SCH for that activation.
---| "mc.boost.icon-place" # Boost icons are in the lower right corner of the card.
---| "mc.boost.star-means-ability" # A star in the boost field tells that the card has a boost ability.
---| "mc.boost.star-resolves-faceup" # The boost ability is resolved when the card is turned faceup.
---| "mc.boost.ability-below-line" # The boost ability is the text under the separating line.
---| "mc.boost.star-not-an-icon" # The star itself is no boost icon and adds nothing.
---| "mc.boost.only-boost-text-active" # While a card is resolved as boost, only the text under the line works.
---| "mc.boost.several-stack" # With several boost cards in one activation, the icons add up and each boost ability is resolved.
---| "mc.boost.discard-after" # After a boost card has been applied, it is discarded.
---| "mc.ability.definition" # An ability is the game text saying how a card affects the game.
---| "mc.ability.in-play-only" # Abilities interact only with cards in play unless they name an out-of-play zone or element.
---| "mc.ability.usable-only-in-play" # Abilities on hero, alter-ego, ally, upgrade and support cards can be used only while the card is in play, unless they say otherwise.
---| "mc.ability.events-out-of-play" # Events implicitly act from out of play, by the rules of their type.
---| "mc.ability.must-change-state" # An ability can be initiated only if its effect could change the game state; paying its cost and interplay with other abilities do not count.
---| "mc.ability.sentence-by-sentence" # An ability of several sentences is resolved one sentence at a time.
---| "mc.ability.triggered-vs-constant" # With a bold trigger and colon an ability is triggered; without one it is constant.
---| "mc.ability.mandatory-kinds" # Constant abilities, When Revealed, When Defeated, forced abilities, boost abilities and keywords must be resolved.
---| "mc.ability.may-inside-mandatory" # In such an ability the part after "may" is optional.
---| "mc.ability.optional-kinds" # Action, Interrupt, Response and Resource abilities are optional.
---| "mc.ability.controller-decides" # Whoever controls the card decides, at the proper moment, whether to use an optional ability.
---| "mc.self-reference.only-this-copy" # An ability that refers to its own card means that copy only.
---| "mc.constant-ability.definition" # A constant ability is text, other than a keyword, with no bold trigger.
---| "mc.constant-ability.active-at-once" # It is active from the moment its card enters play for as long as the card is there.
---| "mc.constant-ability.conditional" # With a continuous condition it is active only while the condition holds.
---| "mc.constant-ability.instances-independent" # Several copies of the same constant ability each apply on their own.
---| "mc.triggered-ability.definition" # A triggered ability opens with a bold trigger and a colon.
---| "mc.triggered-ability.player-card-potency" # On a player card it can be initiated only if its own effect could change the state, apart from its cost and possible later responses.
---| "mc.triggered-ability.optional-unless-forced" # Actions and responses are optional unless marked forced.
---| "mc.triggered-ability.game-triggered" # Forced, When Revealed and When Defeated abilities are set off by the game at their own timing point.
---| "mc.triggered-ability.form-label" # A trigger naming hero or alter ego can be used only by a player in that form.
---| "mc.triggered-ability.quoted-trigger" # A trigger inside quotation marks is a reference to abilities of that kind, not a trigger itself.
---| "mc.when-revealed.type" # When Revealed is a triggered ability type.
---| "mc.when-revealed.resolves-on-reveal" # Revealing an encounter card, a new scheme stage or a new villain stage resolves all When Revealed abilities on it.
---| "mc.when-revealed.at-setup" # If an encounter card with such an ability enters play in setup, the ability is resolved in setup step 10.
---| "mc.when-defeated.type" # When Defeated (of a character or a scheme) is a triggered ability type.
---| "mc.when-defeated.characters" # It resolves when a villain stage, an ally or a minion is defeated.
---| "mc.when-defeated.schemes" # It resolves when a main scheme stage or a side scheme is defeated.
---| "mc.status.represents-state" # Status cards show conditions of a character.
---| "mc.status.given-from-supply" # A character that receives a status gets that status card from the supply.
---| "mc.status.one-of-each" # A character holds at most one status card of each type.
---| "mc.status.priority" # Status cards act before every other card ability when they would resolve at the same time.
---| "mc.status.three-types" # There are three: Confused, Stunned, Tough.
---| "mc.status.confused-friendly" # A confused hero or ally that tries to thwart or to use a thwart ability discards Confused instead.
---| "mc.status.confused-costs" # The costs of that attempt, exhausting included, are still paid.
---| "mc.status.confused-enemy" # A confused villain or minion that would scheme discards Confused instead.
---| "mc.status.stunned-friendly" # A stunned hero or ally that tries to attack or to use an attack ability discards Stunned instead.
---| "mc.status.stunned-costs" # The costs of that attempt, exhausting included, are still paid.
---| "mc.status.stunned-enemy" # A stunned villain or minion that would attack discards Stunned instead.
---| "mc.status.tough" # A tough character that would take any amount of damage has all of it prevented and discards Tough instead.
---| "mc.search.look-at-all" # A searching player may look at every card in the zone searched.
---| "mc.search.to-named-zone" # A card found that fits goes where the search effect says.
---| "mc.search.several-fit" # If several fit, the searching player chooses.
---| "mc.search.never-left-zone" # Cards only looked at are not considered to have left the zone.
---| "mc.search.shuffle-after" # After an ability that let someone search a whole deck is completed, that deck is shuffled.
---| "mc.choose.choice-required" # "Choose" means the player must make a choice while resolving the ability.
---| "mc.choose.resolver-chooses" # The player resolving the ability makes it.
---| "mc.choose.must-matter" # The choice must, if possible, be one that can change the game state.
---| "mc.choose.no-choice-no-ability" # With no valid choice the ability cannot be initiated.
---| "mc.triggering-condition.definition" # A triggering condition is a specific occurrence in the game.
---| "mc.triggering-condition.names-timing" # In an ability it is the part naming that occurrence and so the moment the ability may be used.
---| "mc.triggering-condition.when-or-after" # It is usually introduced by "when" or "after".
---| "mc.triggering-condition.one-occurrence-one-window" # An occurrence that fulfils several conditions opens one interrupt window and one response window.
---| "mc.triggering-condition.any-order-inside" # Inside each window, abilities for any of those conditions may be used in any order.
---| "mc.thwart.hero-basic" # A hero may thwart a scheme with the basic thwart power.
---| "mc.thwart.hero-exhausts" # The hero exhausts to use it.
---| "mc.thwart.hero-amount" # It removes threat equal to the hero's THW.
---| "mc.thwart.ally-basic" # An ally may thwart a scheme with its basic thwart, removing threat equal to its THW.
---| "mc.thwart.labelled-ability" # Resolving an ability labelled as a thwart counts as thwarting the named scheme.
---| "mc.thwart.labelled-no-exhaust" # Such an ability does not exhaust the hero unless it says so.
---| "mc.cost.resource-cost" # A card's resource cost is the number that must be paid to play it.
---| "mc.cost.ability-cost" # Some abilities have a cost in their text, paid to use them.
---| "mc.cost.arrow" # An arrow parts cost (before it) from effect (after it).
---| "mc.cost.may-overpay" # A player may generate more resources than needed.
---| "mc.cost.excess-lost" # What is left over is lost after payment.
---| "mc.cost.simultaneous" # Several costs of one card or ability are paid at the same time.
---| "mc.cost.no-cost-without-effect" # A cost cannot be paid if the effect could not change the game state.
---| "mc.cost.own-cards-only" # Costs are paid with cards and elements the payer controls.
---| "mc.cost.own-zones-only" # A cost needing an out-of-play element uses only the payer's own out-of-play zones.
---| "mc.player-order.first-then-clockwise" # A sequence in player order starts with the first player and goes clockwise.
---| "mc.player-order.keeps-going-round" # A sequence not finished after each player acted once keeps going clockwise until it is.
---| "mc.player-order.next-player" # "Next player" is always the next one clockwise.
---| "mc.empty-player-deck.reshuffle" # A player whose deck runs out shuffles the discard pile into a new deck.
---| "mc.empty-player-deck.encounter-card" # That player is at once dealt an encounter card.
---| "mc.empty-player-deck.draw-continues" # If it happened in the middle of a draw, the draw goes on to the full number.
---| "mc.empty-player-deck.discard-stops" # If it happened while discarding from the deck, nothing is discarded from the new one.
---| "mc.empty-encounter-deck.reshuffle" # When the encounter deck runs out, its discard pile is shuffled at once into a new deck.
---| "mc.empty-encounter-deck.acceleration-token" # One acceleration token is then put by the main scheme deck.
---| "mc.empty-encounter-deck.token-effect" # That token adds one threat to the main scheme in step one of each round.
---| "mc.empty-encounter-deck.search-fails" # If an ability that digs for a card discards the whole deck, it fails to find it; reshuffle, place a token and go on.
---| "mc.empty-encounter-deck.no-discard-from-new" # Nothing is discarded from the newly formed deck.
---| "mc.defend.hero-basic" # A hero may use the basic defence power against an attack.
---| "mc.defend.hero-exhausts" # The hero exhausts to use it.
---| "mc.defend.hero-reduction" # The attack's damage is reduced by the hero's DEF, the rest hits the defending hero.
---| "mc.defend.ally-defends" # An ally may exhaust to defend, and the damage is dealt to the ally.
---| "mc.defend.labelled-ability" # Resolving an ability labelled as a defence counts as defending.
---| "mc.defend.labelled-no-exhaust" # Such an ability does not exhaust the hero unless it says so.
---| "mc.defend.defending-for-another" # A player who defends with a controlled card against an attack aimed at another player becomes its new target.
---| "mc.damage.reduces-hp" # Damage lowers a character's hit points.
---| "mc.damage.zero-defeats" # At zero or less the character is defeated.
---| "mc.damage.dial" # For heroes, alter egos and villains damage turns down the hit point dial.
---| "mc.damage.tokens" # For allies and minions damage tokens are put on the card.
---| "mc.consequential-damage.after-attack" # After attacking, an ally takes damage equal to the asterisks under its ATK.
---| "mc.consequential-damage.after-thwart" # After thwarting, an ally takes damage equal to the asterisks under its THW.
---| "mc.indirect-damage.exists" # Some abilities deal indirect damage.
---| "mc.indirect-damage.spread" # Indirect damage to a player or group must be split among the characters they control.
---| "mc.indirect-damage.cap" # No character may be assigned more of it than would defeat it.
---| "mc.sustained-damage.definition" # Sustained damage is maximum hit points minus remaining hit points.
---| "mc.sustained-damage.dial-characters" # For a hero or villain take the maximum (printed value as modified) and subtract the dial.
---| "mc.sustained-damage.token-characters" # For an ally or minion it is the number of damage tokens on it.
---| "mc.move.definition" # Some abilities move cards, damage or threat.
---| "mc.move.not-to-itself" # Nothing can be moved to where it already is.
---| "mc.move.needs-both-ends" # With no valid origin or destination the move does not happen.
---| "mc.move.dial-and-card" # Damage may move from a dial to a card and back.
---| "mc.move.dial-to-card" # From dial to card: the dial goes up by the amount, never above the maximum, and as much damage goes on the card.
---| "mc.move.card-to-dial" # From card to dial: the damage leaves the card and the dial goes down as much.
---| "mc.confuse.gives-card" # To confuse a character is to give it a Confused status card.
---| "mc.table-talk.allowed" # Players may discuss anything, cards in play and in hand included.
---| "mc.table-talk.no-duty-to-show" # Nobody has to reveal the cards in hand.
---| "mc.table-talk.peril" # While resolving a card with Peril, the player may not consult the others.
---| "mc.replacement.definition" # A replacement effect swaps the way something would resolve for another way.
---| "mc.replacement.form" # Its usual wording: when a condition would happen, do something else instead.
---| "mc.replacement.timing" # Once everything triggered by the original condition has been dealt with and the condition is due to resolve, the substitute is resolved in its place.
---| "mc.replacement.latest-wins" # If several were started on the same condition, only the most recent one is used.
---| "mc.lasting-effect.definition" # An effect or condition lasting for a stated duration is a lasting effect.
---| "mc.lasting-effect.as-constant" # For its duration it is treated as a constant ability.
---| "mc.lasting-effect.outlives-source" # It lasts the stated time, whether or not its source is still in play.
---| "mc.lasting-effect.catches-newcomers" # A card entering play, or starting to qualify, after the effect began is affected too.
---| "mc.lasting-effect.expires-first" # It ends the moment its end point is reached, before abilities or delayed effects of that point can start.
---| "mc.lasting-effect.only-within-period" # An effect ending at the end of a period can only be started during that period.
---| "mc.delayed-effect.definition" # A delayed effect names a later moment or future condition and what will happen then.
---| "mc.delayed-effect.resolves-at-once" # It resolves by itself as soon as that moment or condition comes, before any response to it.
---| "mc.delayed-effect.no-new-ability" # Resolving it is not a new triggered ability, even if a triggered ability made it.
---| "mc.elimination.when" # A player whose hero or alter ego is defeated is eliminated.
---| "mc.elimination.at-zero" # This normally comes from having no remaining hit points.
---| "mc.elimination.cards-discarded" # Hand, controlled cards and deck go to the discard piles of their owners.
---| "mc.elimination.encounter-cards-discarded" # Encounter cards dealt to the player are discarded.
---| "mc.elimination.enemies-move-on" # Engaged enemies engage the next player clockwise with their damage, tokens and status cards.
---| "mc.elimination.others-continue" # The remaining players play on.
---| "mc.elimination.shared-result" # Eliminated players win or lose with the group.
---| "mc.elimination.finish-ability" # If it happens in the middle of an ability, that ability is resolved completely.
---| "mc.elimination.all-out" # When all players are eliminated the game ends and they have lost.
---| "mc.in-play.in-play" # Cards played or put into play, events apart, are in play until something removes them.
---| "mc.in-play.top-cards-in-play" # The top card of the villain deck and of the main scheme deck are in play too.
---| "mc.in-play.out-of-play-zones" # Hand, decks, discard piles, the encounter deck and its discard pile, and unrevealed villain and scheme stages are out of play.
---| "mc.in-play.removed-and-aside" # Cards removed from the game or set aside are out of play as well.
---| "mc.in-play.enters" # A card enters play when it goes from an out-of-play zone to an in-play one.
---| "mc.in-play.leaves" # A card leaves play when it goes the other way.
---| "mc.in-play.target-in-play" # Abilities interact with and target only cards in play, unless the text names an out-of-play zone.
---| "mc.in-play.abilities-need-play" # Apart from events and treacheries, a card's abilities start or work only while it is in play, unless they say otherwise.
---| "mc.in-play.events-treacheries" # Events and treacheries implicitly resolve from out of play.
---| "mc.engaged.on-entry" # A minion entering play engages a player and is put facing that player's area.
---| "mc.engaged.default-player" # Unless it or the effect says otherwise, it engages the player resolving the encounter card.
---| "mc.engaged.stays-engaged" # It stays with that player until defeated, removed, or told to engage another.
---| "mc.enemy.definition" # An enemy is a minion or a villain.
---| "mc.enemy.adjective" # As an adjective it means anything belonging to the scenario.
---| "mc.then.first-part-first" # The part before "then" must be fully checked or resolved before the rest.
---| "mc.then.if-fully-resolved" # If that part was fully resolved, the part after must try to resolve.
---| "mc.then.if-not" # If it was not fully resolved, the part after is not attempted.
---| "mc.enter-play.any-passage" # Entering play is any passage from out of play to in play.
---| "mc.enter-play.ways" # Playing a card, putting it into play and revealing it from the encounter deck are ways of entering play.
---| "mc.environment.type" # Environment is an encounter card type that sets overriding rules for the scenario.
---| "mc.environment.beside-villain" # It enters play next to the villain and works while in play.
---| "mc.environment.stays" # It stays until an effect makes it leave.
---| "mc.event.type" # Event is a player card type, usually with an instant effect.
---| "mc.event.sequence" # Playing one: pay its cost, resolve its effects unless cancelled, then it goes to its owner's discard pile.
---| "mc.event.cancelled" # A cancelled event was still played and stays paid for.
---| "mc.event.optional" # Playing an event from hand is optional unless its instructions say it must be played.
---| "mc.event.must-change-state" # An event cannot be played if resolving its effects, not its costs, could not change the game state.
---| "mc.end-player-phase.1-may-discard" # Step 1: in player order each player may discard any number of cards from hand.
---| "mc.end-player-phase.1-must-discard" # In the same step a player above hand size must discard down to it.
---| "mc.end-player-phase.2-draw" # Step 2: all players draw up to hand size at the same time.
---| "mc.end-player-phase.3-ready" # Step 3: all players ready all their cards at the same time.
---| "mc.forced.mandatory" # A triggered ability marked forced must be initiated.
---| "mc.forced.interrupts-first" # Per condition, forced interrupts come before the others.
---| "mc.forced.responses-first" # Per condition, forced responses come before the others.
---| "mc.forced.first-player-orders" # Several forced abilities due at once are ordered by the first player, whoever controls the cards.
---| "mc.forced.one-fully-then-next" # Each resolves as far as possible before the next one of the same condition starts.
---| "mc.form.one-of-two" # A player is in hero form or in alter-ego form, never both.
---| "mc.form.shown-by-identity" # The identity card's visible face shows the form.
---| "mc.form.once-per-round" # Once per round, in the own turn, each player may change form by flipping the identity.
---| "mc.form.only-form-changes" # Damage, status cards, lasting effects, attachments, tokens and ready/exhausted state carry over.
---| "mc.form.card-flips-do-not-count" # A flip made by a card does not use up the voluntary one.
---| "mc.form.hero-hides-alter-ego" # In hero form, abilities that interact with the alter-ego form do not touch the identity.
---| "mc.form.alter-ego-hides-hero" # In alter-ego form, abilities that interact with the hero form do not touch the identity.
---| "mc.gain-characteristic.as-if-had" # A card that gains a trait, keyword or ability works as if it had it.
---| "mc.gain-characteristic.not-printed" # What is gained is not considered printed.
---| "mc.gain-stat.while-active" # Gaining or losing a stat changes it for as long as the ability is active.
---| "mc.gain-stat.reverts" # When the ability ends, the stat goes back to what it would be without it.
---| "mc.gain-stat.hit-points-both" # Gained or lost hit points change remaining and maximum hit points together, while active.
---| "mc.win.players" # The players win by defeating the final villain stage.
---| "mc.win.villain" # The villain wins when the last main scheme stage is completed.
---| "mc.star-icon.meaning" # A star by ATK, SCH or in the boost field tells that the text box has an ability tied to using that value.
---| "mc.star-icon.by-atk" # By an enemy's ATK: it has a response or interrupt that starts each time it attacks.
---| "mc.star-icon.by-sch" # By an enemy's SCH: likewise each time it schemes.
---| "mc.star-icon.on-attachment" # By an attachment's ATK or SCH bonus: likewise each time the host activates with that value.
---| "mc.star-icon.in-boost" # In the boost field: a boost ability that starts each time the card is used up as boost.
---| "mc.identity.type" # Identity is a player card type telling which character a player is.
---| "mc.identity.double-sided" # One face is the hero, the other the alter ego.
---| "mc.identity.visible-face" # The visible face is the player's current form.
---| "mc.identity.starts-alter-ego" # Every player begins in alter-ego form.
---| "mc.identity.title-names-face" # A card naming a hero or alter ego by title means only the identity with that title, not the other face.
---| "mc.printed.definition" # Printed means physically on the card.
---| "mc.exhausted.rotated" # An exhausted card is turned by 90 degrees.
---| "mc.exhausted.cannot-exhaust-again" # It cannot exhaust again until it is readied.
---| "mc.exhausted.readied-by" # A game step or an ability readies cards.
---| "mc.exhausted.abilities-still-active" # Its abilities are active and can still interact with the game.
---| "mc.exhausted.exhaust-cost-needs-ready" # If it must exhaust to pay an ability's cost, that ability waits until it is readied.
---| "mc.initiation.declare" # To play a card or start a triggered ability, the player first declares it.
---| "mc.initiation.1-restrictions" # Check 1: may it be played or started now, its effect able to change the state included?
---| "mc.initiation.2-cost" # Check 2: work out the cost or costs with all modifiers.
---| "mc.initiation.both-needed" # Only if both checks pass does the sequence go on.
---| "mc.initiation.3-modifiers" # Step 3: apply all cost modifiers.
---| "mc.initiation.4-pay" # Step 4: pay the cost or costs.
---| "mc.initiation.4-abort" # If they can no longer be paid at that point, stop without paying any.
---| "mc.initiation.5-choices" # Step 5: make all choices the card needs.
---| "mc.initiation.6-begin" # Step 6: the card starts being played, or the effects try to start.
---| "mc.initiation.7-resolve" # Step 7: the card is played, or the ability resolves unless cancelled in step 6.
---| "mc.initiation.7-destination" # The card enters play, or an event resolves and goes to its owner's discard pile.
---| "mc.initiation.interrupt-any-step" # An interrupt whose condition one of these steps would meet may start just before it is met.
---| "mc.initiation.response-any-step" # A response whose condition one of these steps met may start right after.
---| "mc.initiation.source-may-leave" # If the source was in play, the sequence goes on even if it leaves, unless that stops a required cost.
---| "mc.interrupt.type" # Interrupt is a triggered ability type.
---| "mc.interrupt.when-condition-occurs" # It may be used each time its stated condition occurs.
---| "mc.interrupt.before-condition" # It breaks into the condition and resolves right before the condition does.
---| "mc.interrupt.several" # Several interrupts may answer the same condition.
---| "mc.interrupt.imminent-in-order" # Opportunities come when the condition is imminent, in player order, until all players pass in a row.
---| "mc.interrupt.closed-after-passes" # After everyone passed in a row, no more interrupts to that same condition.
---| "mc.interrupt.changed-or-cancelled" # If an interrupt changes (by replacement) or cancels the condition, no further interrupts to the original can be used.
---| "mc.counters.no-rules" # All-purpose counters track many kinds of state and have no rules of their own.
---| "mc.counters.ability-defines" # An ability may create a set number of counters of some named type; all-purpose counters stand for them.
---| "mc.play-put.play" # To play a card is to pay its cost and place it in the play area, so it enters play; an event resolves instead.
---| "mc.play-put.from-hand" # Cards are played from the player's hand.
---| "mc.play-put.put-skips-cost" # Putting into play needs no payment of the card's cost.
---| "mc.play-put.put-skips-restrictions" # It also passes over restrictions and bans on playing the card.
---| "mc.play-put.put-area" # The card enters its controller's play area.
---| "mc.play-put.event-on-table" # A played event lies on the table while it resolves, then goes to its owner's discard pile.
---| "mc.play-put.put-is-not-played" # A card put into play was not played.
---| "mc.play-put.put-ignores-resource-cost" # Its resource cost is ignored.
---| "mc.play-put.put-legal-place" # Unless the effect says otherwise, it must be put in an area and state that the rules for playing it would allow.
---| "mc.active-player.definition" # The active player is whoever is taking a turn in the player phase.
---| "mc.limit.per-card" # "Limit X per period" lets each copy of that ability be used X times in the period.
---| "mc.limit.copies-separate" # The limit is per copy and per instance of the ability.
---| "mc.limit.cancelled-counts" # A cancelled use still counts.
---| "mc.ally-limit.three" # A player may control at most three allies in play at once.
---| "mc.side-scheme.type" # Side scheme is an encounter card type.
---| "mc.side-scheme.enters-beside-main" # When revealed it enters play beside the main scheme deck.
---| "mc.side-scheme.starting-threat" # It enters with threat equal to its printed starting value.
---| "mc.side-scheme.leaves-at-no-threat" # It stays until no threat is left, then it is defeated and discarded; or until an ability removes it.
---| "mc.side-scheme.crisis" # While a scheme with the crisis icon is there, threat cannot be removed from the main scheme.
---| "mc.side-scheme.acceleration" # Each acceleration icon adds one threat to the main scheme in step one of the villain phase.
---| "mc.side-scheme.hazard" # Each hazard icon adds one encounter card dealt in step three.
---| "mc.side-scheme.hazard-order" # Those extra cards are dealt in player order: first extra to the first player, second to the next, and so on.
---| "mc.main-scheme.type" # Main scheme is an encounter card type and the villain's chief aim.
---| "mc.main-scheme.advances-at-threshold" # When its threat reaches or passes the threshold, the main scheme deck advances.
---| "mc.main-scheme.advance-steps" # Advancing: remove the stage from the game and go to the next.
---| "mc.main-scheme.last-stage" # If the villain completes the last stage, the villain wins.
---| "mc.main-scheme.step-one-threat" # In step one of the villain phase, place the threat of its acceleration field.
---| "mc.main-scheme.acceleration-sum" # All active acceleration tokens and icons change that amount.
---| "mc.main-scheme.excess-lost" # Threat above the threshold is not carried to the new stage.
---| "mc.main-scheme.tokens-carried" # Acceleration tokens are carried to the new stage.
---| "mc.enemy-scheme.1-boost" # Step 1: a scheming villain gets one facedown boost card from the encounter deck.
---| "mc.enemy-scheme.1-minion-skips" # A minion's scheme skips that step.
---| "mc.enemy-scheme.2-flip" # Step 2: turn its boost cards up one at a time, each icon adding 1 to SCH.
---| "mc.enemy-scheme.2-star-effect" # A star boost effect is resolved after its card is turned up.
---| "mc.enemy-scheme.2-discard" # Each boost card is discarded after it has been resolved.
---| "mc.enemy-scheme.2-minion-skips" # A minion's scheme skips that step too.
---| "mc.enemy-scheme.3-threat" # Step 3: place threat on the main scheme equal to the schemer's modified SCH.
---| "mc.max.per-period" # "Max X per period" bounds all copies of a card, by title, over all players.
---| "mc.max.counts-plays" # As a rule it bounds how often copies may be played in the period.
---| "mc.max.inside-ability" # Within an ability it bounds how often that ability may start from all copies by title.
---| "mc.max.cancelled-counts" # A cancelled use still counts.
---| "mc.max.per-deck" # "Max X per deck" bounds the copies in each player's deck.
---| "mc.max.per-player" # "Max 1 per player" bounds, for each player apart, the copies controlled in play.
---| "mc.villain.type" # Villain is an encounter card type, the main antagonist.
---| "mc.villain.sequential-deck" # It is a sequential deck of one or more stages.
---| "mc.villain.defeat-each-stage" # Players defeat it by bringing each stage's hit points to zero.
---| "mc.villain.activates-per-player" # It activates once per player in step two.
---| "mc.villain.attack-or-scheme" # It attacks a player in hero form and schemes for one in alter-ego form.
---| "mc.threat.tokens" # Threat tokens count the threat on scheme cards.
---| "mc.modifiers.always-current" # The game constantly checks and updates every modified quantity.
---| "mc.modifiers.recompute-from-base" # Adding or removing a modifier recalculates the value from its base with all active modifiers.
---| "mc.modifiers.add-before-multiply" # All apply together, but additions and subtractions come before multiplications and divisions.
---| "mc.modifiers.set-overrides" # A modifier that sets a value overrides all others.
---| "mc.modifiers.latest-set-wins" # Among conflicting set values, the most recent wins.
---| "mc.modifiers.floor-zero" # After all modifiers a value below zero counts as zero.
---| "mc.modifiers.no-negatives" # A card cannot have a negative number of icons, attributes, traits, cost or keyword.
---| "mc.modifiers.round-up" # Fractions are rounded up after all modifiers.
---| "mc.keywords.definition" # A keyword gives its card specific rules.
---| "mc.keywords.quickstrike" # Quickstrike: after engaging a player, the enemy attacks that player at once if the player is in hero form.
---| "mc.keywords.overkill-ally" # Overkill, ally defending: damage beyond the ally's remaining hit points goes to the hero of the ally's controller, if possible.
---| "mc.keywords.overkill-minion" # Overkill defeating a minion: the excess goes to the villain.
---| "mc.keywords.guard" # Guard: while such a minion is engaged with a player, that player cannot attack a villain without the keyword.
---| "mc.keywords.peril-no-consulting" # Peril: while resolving it, the player cannot consult the others.
---| "mc.keywords.peril-others-locked" # Peril: the other players cannot play cards or trigger abilities meanwhile.
---| "mc.keywords.surge" # Surge: after the card is revealed, the player resolving it reveals one more encounter card.
---| "mc.keywords.surge-after-first" # The first card is fully resolved before the extra one is revealed.
---| "mc.keywords.restricted-two" # Restricted: a player cannot control more than two such cards.
---| "mc.keywords.restricted-discard" # Above two, the player must at once choose and discard such cards down to two.
---| "mc.keywords.retaliate" # Retaliate X: after the character was attacked, deal X damage to the attacker.
---| "mc.keywords.retaliate-survive" # The character must survive the attack to retaliate.
---| "mc.keywords.toughness" # Toughness: the character enters play with a Tough status card.
---| "mc.keywords.uses-counters" # Uses (X type): the card enters play with X counters.
---| "mc.keywords.uses-type" # The word after the number names the type of use.
---| "mc.keywords.uses-ability" # Each such card has an ability whose cost refers to that type.
---| "mc.keywords.uses-spend" # Spending a use removes one such counter from the card.
---| "mc.keywords.uses-discard" # After the last use was spent and the effect resolved, discard the card.
---| "mc.cannot.absolute" # "Cannot" is absolute and nothing gets round it.
---| "mc.nemesis.one-per-hero" # Each hero comes with a nemesis set.
---| "mc.nemesis.may-enter" # In any scenario that set may come into play.
---| "mc.nemesis.set-aside" # At the start each player sets that set aside, out of play.
---| "mc.nemesis.cards-tell-how" # Certain encounter cards tell how to use it and put it into play.
---| "mc.obligation.type" # Obligation is an encounter card type tied to alter egos.
---| "mc.obligation.per-hero" # Each hero has one or more obligations.
---| "mc.obligation.shuffled-in" # All obligations of the heroes in the game are shuffled into the encounter deck in setup.
---| "mc.obligation.given-to-hero" # When revealed, it is given to the player controlling the associated hero.
---| "mc.obligation.that-player-decides" # That player decides how to resolve it.
---| "mc.obligation.hero-eliminated" # If the associated hero is eliminated, ignore its ability, remove it from the game and draw a new encounter card.
---| "mc.obligation.no-hero" # With no associated hero, the player who drew it decides.
---| "mc.per-player.multiply" # The per-player icon multiplies a value by the number of players who began the scenario.
---| "mc.per-player.not-reduced" # Elimination does not change it.
---| "mc.character.definition" # Heroes, alter egos, allies, villains and minions are characters.
---| "mc.player-phase.turns-in-order" # Each player takes a turn, in player order.
---| "mc.player-phase.then-hand-and-ready" # After all turns, players discard or draw to hand size and ready their cards.
---| "mc.villain-phase.1-threat" # Step 1: place the main scheme's acceleration value on it.
---| "mc.villain-phase.1-extra-threat" # Also one for each active acceleration icon and token.
---| "mc.villain-phase.2-villain-per-player" # Step 2: the villain activates once per player.
---| "mc.villain-phase.2-minions" # With each of them, the minions engaged with that player activate too.
---| "mc.villain-phase.3-deal" # Step 3: deal each player one encounter card.
---| "mc.villain-phase.3-hazard" # Deal one more for each hazard icon on a card in play.
---| "mc.villain-phase.3-hazard-order" # The extra cards are dealt in player order.
---| "mc.villain-phase.4-reveal" # Step 4: starting with the first player, each player reveals and resolves the dealt cards one at a time, by type.
---| "mc.villain-phase.4-until-none" # This repeats in player order until no dealt card is left.
---| "mc.villain-phase.5-pass-and-end" # Step 5: pass the first player token clockwise and end the round.
---| "mc.draw.from-top" # Cards are drawn from the top of the player's own deck.
---| "mc.draw.at-once" # Two or more cards drawn by one step or ability are drawn together.
---| "mc.draw.to-hand" # Drawn cards join the hand.
---| "mc.draw.checked-end-of-phase" # Hand size is checked at the end of the player phase.
---| "mc.draw.discard-excess" # A player above hand size then chooses and discards down to it.
---| "mc.acceleration-token.more-threat" # The token raises the threat placed on the main scheme in step one.
---| "mc.acceleration-token.on-empty-deck" # When the encounter deck runs out, put one on the main scheme.
---| "mc.hit-points.every-character" # Each character has hit points, its durability.
---| "mc.hit-points.dial-reduced" # Damage to a hero, alter ego or villain lowers its dial.
---| "mc.hit-points.player-at-zero" # A player's dial at zero defeats and eliminates the player.
---| "mc.hit-points.villain-at-zero" # A villain's dial at zero defeats that stage.
---| "mc.hit-points.tokens-placed" # Damage to a minion or ally is shown by tokens.
---| "mc.hit-points.tokens-lower" # Tokens lower its remaining hit points by their number.
---| "mc.hit-points.defeated-discarded" # A minion or ally at zero or less is defeated and put in the right discard pile.
---| "mc.maximum-hp.computed" # Maximum hit points are the base plus or minus all active hit point modifiers.
---| "mc.remaining-hp.damage-reduces" # Damage dealt lowers remaining hit points.
---| "mc.remaining-hp.dial-value" # For a hero or villain they are what the dial shows.
---| "mc.remaining-hp.token-characters" # For an ally or minion they are maximum minus damage on the card.
---| "mc.remaining-hp.zero-defeated" # A card with zero or fewer remaining is defeated.
---| "mc.first-player.chosen" # The players name a first player at the start of the game.
---| "mc.first-player.token" # The first player token marks that player.
---| "mc.first-player.passes" # In step five of the villain phase the token goes to the next player clockwise, first for the next round.
---| "mc.first-player.eliminated-passes" # If the first player is eliminated, the token passes on at once.
---| "mc.first-player.picks-target" # When an encounter card must target a player or card and several are valid, the first player picks.
---| "mc.first-player.orders-effects" # When several effects would resolve at the same time, the first player orders them.
---| "mc.first-player.first-interrupt" # The first player has the first chance for an interrupt, then the others in player order.
---| "mc.first-player.first-response" # Likewise for a response.
---| "mc.prevent.damage" # Prevented damage lowers the amount before it is applied to its target.
---| "mc.prevent.threat" # Prevented threat lowers the amount before it is placed.
---| "mc.ownership.owner" # A card's owner is the player whose deck it began in.
---| "mc.ownership.scenario-owns" # The scenario owns the encounter deck and all encounter cards.
---| "mc.ownership.enter-under-owner" # Cards enter play under their owner's control.
---| "mc.ownership.scenario-controls" # Encounter cards are under the scenario's control.
---| "mc.ownership.control-constant" # Control changes only when an ability says so explicitly.
---| "mc.ownership.controls-own-zones" # A player controls the cards in the own out-of-play zones.
---| "mc.ownership.goes-to-owner" # A card whose control had changed goes, on leaving play, to its owner's matching zone once the occurrence is resolved.
---| "mc.ownership.no-interaction-with-second-zone" # No other ability can interact with that secondary physical place.
---| "mc.ownership.state-kept" # A character changing control keeps its state and just moves to the new controller's area.
---| "mc.ownership.attachments-follow" # Upgrades and attachments on it change control with it.
---| "mc.ownership.persists" # Without a stated duration the change lasts while the card stays in play.
---| "mc.qualifiers.applies-to-each" # A qualifying adjective in a list of terms applies to each term it can apply to.
---| "mc.recover.alter-ego-only" # The basic recovery power is for alter-ego form only.
---| "mc.recover.exhaust-and-heal" # To recover, exhaust the alter ego and heal hit points equal to REC.
---| "mc.ready.enters-ready" # A card enters play ready.
---| "mc.ready.readying" # Readying an exhausted card puts it back in the ready state.
---| "mc.response.type" # Response is a triggered ability type.
---| "mc.response.after-condition" # It may be used after its stated condition has happened.
---| "mc.response.several" # Several responses may answer the same condition.
---| "mc.response.window" # The chance comes right after the condition resolved, in player order, until all players pass in a row.
---| "mc.response.closed" # After that no response to that same condition can be used.
---| "mc.simultaneous.first-player-orders" # When two or more effects with the same bold trigger would resolve together, the first player sets the order.
---| "mc.resource.purpose" # Resources pay the cost of cards and of some abilities.
---| "mc.resource.by-discarding" # A player generates the resources in a hand card's lower left corner by discarding it.
---| "mc.resource.by-abilities" # Card abilities may generate resources too.
---| "mc.resource.three-types" # There are three types: energy, mental, physical.
---| "mc.resource.wild-any" # A wild resource may be used as any of the three.
---| "mc.resource.card-cost" # To play a card, at least its cost in resources must be generated.
---| "mc.resource.any-mix" # For most cards any types in any mix will do.
---| "mc.resource.ability-cost" # An ability with a resource cost needs at least that many.
---| "mc.resource.typed-cost" # Many abilities ask for given types in given numbers.
---| "mc.resource.excess-lost" # What is generated beyond a cost is lost and cannot pay later costs.
---| "mc.resource-ability.type" # Resource is a triggered ability type.
---| "mc.resource-ability.while-paying" # It may be used each time its controller generates resources to pay a cost.
---| "mc.resource-card.type" # Resource is a player card type, meant to be discarded from hand for resources.
---| "mc.resource-card.text-when-used" # Some have text that works when the card is used to generate resources.
---| "mc.wild.declare-type" # A player generating a wild resource must say which of the three types it is.
---| "mc.wild.otherwise-only-wild" # Except while generated for a cost it is only "wild" and none of the other types.
---| "mc.play-restrictions.all-respected" # All restrictions of a card or ability must be met to use it.
---| "mc.play-restrictions.permission" # A permission optionally lets a player act outside the usual timing or rules.
---| "mc.removed.no-interaction" # A removed card is set aside and interacts with nothing for as long as it is removed.
---| "mc.removed.duration" # With no duration, it is removed until the end of the game.
---| "mc.removed.out-of-play" # Removed from the game is an out-of-play state.
---| "mc.reveal.step-four" # In step four each player, in player order, reveals and resolves all dealt cards, one at a time.
---| "mc.reveal.how" # To reveal: turn it faceup and resolve it, keywords and When Revealed effects included.
---| "mc.reveal.attachment" # An attachment enters play attached to what its text names.
---| "mc.reveal.minion" # A minion enters play engaged with the revealing player.
---| "mc.reveal.treachery" # A treachery's effects are resolved and it is discarded.
---| "mc.reveal.environment" # An environment enters play beside the villain.
---| "mc.reveal.side-scheme" # A side scheme enters play beside the main scheme.
---| "mc.reveal.obligation" # An obligation is given to the player its text names, who resolves it.
---| "mc.reveal.by-card-same" # When a card tells a player to reveal an encounter card from any zone, the same procedure applies.
---| "mc.minion.type" # Minion is an encounter card type.
---| "mc.minion.engages" # Entering play, it engages the player who revealed it or resolved the ability that brought it, unless told otherwise.
---| "mc.minion.stays" # It stays until an effect makes it leave.
---| "mc.minion.defeated-at-zero" # At zero or fewer hit points it is defeated and discarded.
---| "mc.minion.activates-after-villain" # Minions engaged with a player activate one at a time in step two, after the villain's activation.
---| "mc.minion.hero-form-attacks" # Against a player in hero form the minion attacks.
---| "mc.minion.alter-ego-schemes" # Against one in alter-ego form it schemes.
---| "mc.threat-threshold.definition" # The threshold is the threat needed for the main scheme deck to advance.
---| "mc.threat-threshold.place" # It is in the upper left corner, before the title.
---| "mc.heal.removes-damage" # Healing removes damage the character has sustained.
---| "mc.heal.cap" # It cannot go above maximum hit points unless the effect says so.
---| "mc.stun.gives-card" # To stun a character is to give it a Stunned status card.
---| "mc.subtitle.definition" # A subtitle under an ally's title is an alternative identity of that character.
---| "mc.support.type" # Support is a player card type: places, friends, logistics.
---| "mc.support.back-row" # Supports enter play in the back row of the player's area.
---| "mc.support.stays-active" # A support is active while in play and stays until an ability removes it.
---| "mc.special.type" # Special is a triggered ability type.
---| "mc.special.only-when-told" # It is used only when another card's ability explicitly says so.
---| "mc.hand-size.when-checked" # Each player's hand size is checked at the end of the player phase.
---| "mc.hand-size.adjust" # The player discards or draws to reach it.
---| "mc.dash.no-power" # A dash for a power means the character cannot exhaust to use that power.
---| "mc.player-turn.any-order" # In a turn the player may take the listed options in any order.
---| "mc.player-turn.repeat" # Each option, changing form apart, may be repeated while its costs can be paid.
---| "mc.player-turn.change-form" # Change form either way.
---| "mc.player-turn.change-form-once" # That option only once per turn.
---| "mc.player-turn.play-card" # Play an upgrade, ally or support from hand.
---| "mc.player-turn.basic-power" # Use the alter ego's basic recovery, or the hero's basic attack or thwart, by form.
---| "mc.player-turn.use-ally" # Use a controlled ally to attack an enemy or thwart a scheme.
---| "mc.player-turn.trigger-action" # Trigger an Action on a card the player controls, on an encounter card in play, or by playing such an event from hand.
---| "mc.player-turn.form-suffix" # "Hero Action" and "Alter-Ego Action" need that form.
---| "mc.player-turn.ask-other" # Ask another player to trigger an Action of a card in play or of an event in hand.
---| "mc.player-turn.other-decides" # The other player decides whether to.
---| "mc.player-turn.other-may-offer" # Another player may also offer an action in the active player's turn.
---| "mc.treachery.type" # Treachery is an encounter card type.
---| "mc.treachery.revealer-resolves" # The player who revealed it must resolve its effects.
---| "mc.treachery.discarded" # Once its effects are resolved or cancelled, it goes to the encounter discard pile.
---| "mc.traits.no-effect" # Traits do nothing by themselves.
---| "mc.traits.referenced" # Some abilities refer to cards with, or without, a trait.
---| "mc.card-types.list" # The types: ally, upgrade, attachment, environment, event, identity (hero, alter ego), main scheme, side scheme, villain, obligation, resource, minion, support, treachery.
---| "mc.card-types.change-type" # A card whose type is changed loses its other types and works like any card of the new type.
---| "mc.unique.icon" # The dagger-like icon before the title marks a unique card.
---| "mc.unique.one-in-play" # The players together may have one copy of each unique card, by title, in play.
---| "mc.unique.one-in-deck" # A deck may hold one copy of each unique card by title, the identity counted in.
---| "mc.unique.exceptions-ground" # Several characters may bear one title, so alter egos and subtitles are compared.
---| "mc.unique.identities-coexist" # Two identities with the same title but different alter egos may be in play together.
---| "mc.unique.allies-coexist" # Two unique allies with the same title but different subtitles may share a deck and be in play together.
---| "mc.unique.hero-and-ally-coexist" # A hero and a unique ally with the same title may share a deck and play if alter ego and subtitle differ.
---| "mc.defeat.character" # A character at zero or fewer hit points is defeated.
---| "mc.defeat.side-scheme" # A side scheme without threat is defeated.
---| "mc.defeat.discarded" # A defeated card is discarded.
---| "mc.defeat-villain.stage-defeated" # At zero on the villain's dial that stage is defeated.
---| "mc.defeat-villain.stage-removed" # The current stage is removed from the game.
---| "mc.defeat-villain.next-revealed" # The next stage in sequence is revealed.
---| "mc.defeat-villain.dial-reset" # The dial is set to the value of the new stage.
---| "mc.defeat-villain.last-stage-wins" # Defeating the last stage wins the game for the players.
---| "mc.defeat-villain.excess-lost" # Excess damage is not carried to the new stage.
---| "mc.defeat-villain.carried-over" # Attachments, status cards and counters other than damage stay with the new stage.
---| "mc.base-value.definition" # The base value is the value before modifications, mostly the printed one.
---| "mc.may.optional" # "May" gives the named player the option to resolve what follows or not.
---| "mc.may.default-controller" # If no player is named, the option is the controller's of the card.
---| "mc.deck.one-identity" # A player picks exactly one identity card.
---| "mc.deck.size" # A deck has 40 to 50 cards.
---| "mc.deck.identity-not-counted" # The identity does not count.
---| "mc.deck.all-hero-cards" # All cards of the chosen identity's hero set must be in it, with all copies.
---| "mc.deck.one-aspect" # One aspect may be picked: Justice, Aggression, Protection or Leadership.
---| "mc.deck.rest" # The rest is basic cards and cards of that aspect.
---| "mc.deck.three-copies" # At most three copies, by title, of a non-unique card.
---| "mc.deck.one-unique" # At most one copy of a unique card by title, identity included.
---| "mc.deck.subtitle-exception" # Unique cards of one title may share a deck if subtitle or alter ego differ.
---| "mc.deck.requirements" # Every deck requirement on the identity card must be met.
---| "mc.encounter-deck.recommended" # Each scenario has a list of recommended sets that form its default encounter deck; the lists may be modified.
---| "mc.encounter-deck.expert-mode" # Expert mode uses another combination of villain stages and adds the Expert set.
---| "mc.encounter-deck.swap-modular" # A scenario's recommended modular set may be swapped for any other.
---| "mc.encounter-deck.several-modular" # More than one modular set may be added, at the price of a diluted deck.
---| "mc.encounter-deck.random-modular" # The modular set may be drawn at random facedown and shuffled in unseen.
---| "mc.setup.in-order" # Setup is done in the order of its fourteen steps.
---| "mc.setup.01-heroes" # Step 1: each player picks a hero and places it alter-ego side up.
---| "mc.setup.02-hit-points" # Step 2: each player sets the dial to the starting hit points on the identity card.
---| "mc.setup.03-first-player" # Step 3: the players together choose the first player and place the token.
---| "mc.setup.04-obligations" # Step 4: set aside the obligation of each hero in the game.
---| "mc.setup.05-nemeses" # Step 5: set aside the nemesis and its encounter cards for each hero in the game.
---| "mc.setup.06-shuffle-decks" # Step 6: each player shuffles the player deck.
---| "mc.setup.07-tokens-and-status" # Step 7: gather the supply of damage, threat, acceleration tokens and counters, and the three status card piles.
---| "mc.setup.08-villain" # Step 8: choose a villain and put its villain deck and main scheme deck in the middle.
---| "mc.setup.09-villain-hit-points" # Step 9: set the villain's dial to its card's value.
---| "mc.setup.10-scheme-setup" # Step 10: resolve the Setup instructions on side 1A of the main scheme.
---| "mc.setup.10-when-revealed" # Also in step 10: resolve the When Revealed abilities of encounter cards entering play in setup.
---| "mc.setup.11-encounter-deck" # Step 11: shuffle the set-aside obligations into the encounter deck.
---| "mc.setup.12-draw" # Step 12: each player draws up to the hand size on the identity card.
---| "mc.setup.13-mulligan" # Step 13: each player may discard any number of cards and draw back up to hand size.
---| "mc.setup.13-not-reshuffled" # The cards discarded so are not shuffled back for now.
---| "mc.setup.14-identity-setup" # Step 14: resolve the Setup instructions on the identity cards in play.
---| "mc.setup.begin" # Then the game begins.
---| "mc.player-card.title" # Title: the card's name.
---| "mc.player-card.type" # Type: how the card behaves and may be used.
---| "mc.player-card.traits" # Traits: attributes abilities may refer to.
---| "mc.player-card.ability" # Ability: the card's special way of interacting with the game.
---| "mc.player-card.cost" # Cost: resources needed to play it.
---| "mc.player-card.hit-points" # Hit points: durability.
---| "mc.player-card.resources" # Resources: what discarding it from hand generates.
---| "mc.player-card.deck-classification" # Classification: hero-specific, of an aspect, or basic.
---| "mc.player-card.thw" # THW: effectiveness at thwarting.
---| "mc.player-card.atk" # ATK: effectiveness at attacking.
---| "mc.player-card.def" # DEF: effectiveness at defending.
---| "mc.player-card.rec" # REC: effectiveness of an alter ego at recovering.
---| "mc.player-card.consequential-damage" # Consequential damage: what the ally takes after using that power.
---| "mc.player-card.hand-size" # Hand size: number of cards the controller resets the hand to each round.
---| "mc.player-card.collection" # Collection information: product and number.
---| "mc.player-card.unique-icon" # Unique icon: the card is unique.
---| "mc.player-card.subtitle" # Subtitle: an alternative identity of an ally.
---| "mc.player-card.figure-identity" # The figure shows Spider-Man (THW 1, ATK 2, DEF 3, hand 5, 10 hp) and Peter Parker (REC 3, hand 6, 10 hp).
---| "mc.player-card.figure-triskelion" # The figure shows The Triskelion: raises the controller's ally limit by one.
---| "mc.player-card.figure-wakanda-forever" # The figure shows Wakanda Forever!: cost 1, hero action resolving the Special ability of each controlled Black Panther upgrade in any order, each a step of one sequence.
---| "mc.player-card.figure-energy" # The figure shows Energy: basic resource, at most one per deck.
---| "mc.scenario-card.title" # Title: the card's name.
---| "mc.scenario-card.type" # Type: how the card behaves.
---| "mc.scenario-card.traits" # Traits: attributes abilities may refer to.
---| "mc.scenario-card.ability" # Ability: the card's special way of interacting with the game.
---| "mc.scenario-card.hit-points" # Hit points: durability.
---| "mc.scenario-card.sch" # SCH: effectiveness at scheming.
---| "mc.scenario-card.atk" # ATK: effectiveness at attacking.
---| "mc.scenario-card.boost-icons" # Boost icons: effect when used up as boost of an attack or scheme.
---| "mc.scenario-card.starting-threat" # Starting threat: threat placed when the scheme enters play.
---| "mc.scenario-card.acceleration" # Acceleration: how fast the scheme grows each round.
---| "mc.scenario-card.threshold" # Threshold: threat needed to advance to the next stage.
---| "mc.scenario-card.stage-number" # Stage number: place of the villain or scheme in the scenario.
---| "mc.scenario-card.set-name" # Encounter set name: the set the card belongs to.
---| "mc.scenario-card.set-information" # Set information: size of the set and the card's place in it.
---| "mc.scenario-card.collection" # Collection information: product and number.
---| "mc.scenario-card.figure-rhino-suit" # The figure shows the Armored Rhino Suit: attached to Rhino, it takes damage due to him in his place; with 5 or more on it, it is discarded.
---| "mc.scenario-card.figure-explosion" # The figure shows Explosion: if Bomb Scare is in play, damage equal to its threat is split among heroes and allies; otherwise it gains surge.
---| "mc.scenario-card.figure-ultron-drones" # The figure shows Ultron Drones: facedown Drone minions have base SCH, ATK and hp 1; a defeated one goes to its owner's discard pile.
---| "mc.scenario-card.figure-break-in" # The figure shows The Break-In!: if this stage is completed the players lose.
---| "mc.scenario-card.figure-obligation" # The figure shows an obligation given to Tony Stark's player, who may flip to alter ego, then either exhausts Tony Stark and removes it from the game, or exhausts each controlled upgrade and discards it.
---| "mc.amb.replacement-called-response" # Replacement effects ("when ... would happen") count as interrupts or as constant text, not as responses: the substitute is resolved at the point where the original condition would have been, after the interrupts that came before it and before any response.
---| "mc.amb.latest-replacement-vs-closed-window" # The first replacement of a condition closes its window: forced ones come first, and after one no other interrupt to that condition is used, forced or optional. The principle that the latest replacement wins is kept for replacements that start without being used by anybody: forced, constant and lasting effects, and those already started.
---| "mc.amb.boost-star-when" # The star ability of a boost card is resolved when that card is turned faceup, before the card is discarded and before the next boost card is turned.
---| "mc.amb.boost-icons-or-star-first" # When a boost card has both boost icons and a star, the icons are applied first, then the star ability is resolved, and then the card is discarded.
---| "mc.amb.turn-or-round-flip" # A player may change form only once per round, during their own turn. An extra turn in the same round gives no second change of form.
---| "mc.amb.acceleration-token-where" # An acceleration token belongs to the main scheme deck, and it is never lost when a stage of the main scheme leaves play.
---| "mc.amb.activation-player-order" # In step two of the villain phase, the activations made against each player are resolved in player order, starting with the first player.
---| "mc.amb.minion-order" # When several minions are engaged with the same player, the first player decides in which order they activate.
---| "mc.amb.each-minion-attacks" # When a text has each minion of a kind attack, those that are in play as it begins attack once each, also if they engage another player meanwhile. The first player decides in which order. Each attacks the player with whom it is engaged when its turn comes; where the text says whom they attack ("you", "the hero"), one that is engaged with somebody else by then does not attack.
---| "mc.amb.outline-minions" # For each player in turn, the villain activates first, then the minions engaged with that player, and only then does the next player follow.
---| "mc.amb.minion-activation-word" # When a minion attacks or schemes in step two of the villain phase, this is a minion activation; but only villain activations get boost cards.
---| "mc.amb.stunned-villain-boost" # A villain whose attack is replaced by losing Stunned, or whose scheme is replaced by losing Confused, gets no boost card: the status replaces the attack or scheme before its first step.
---| "mc.amb.quickstrike-timing" # When a minion with Quickstrike is revealed, its When Revealed ability is resolved first, then its Quickstrike attack, then Surge.
---| "mc.amb.surge-and-cancel" # When a treachery is cancelled, a Surge keyword printed on it still takes effect, because the card was revealed; Surge that it would have gained inside its cancelled When Revealed ability does not. The Surge of a card that has left play by then, or could not enter it, takes effect as well.
---| "mc.amb.status-vs-interrupt" # A player may not use an interrupt to save a Tough status card from being spent: the status card goes first, and after that there is no damage left to interrupt.
---| "mc.amb.window-restart" # In an interrupt or response window, after somebody acts the next player clockwise is asked, and all earlier passes are void. The window closes only after a full round of passes.
---| "mc.amb.damage-to-alter-ego" # The damage of an undefended attack and the excess of Overkill go to the player's identity, whatever its form. Only the "if possible" of Overkill also allows that nothing happens, when there is no such identity.
---| "mc.amb.one-defender" # Only one character defends an attack: one hero with the basic power, or one ally.
---| "mc.amb.labelled-defence" # Once a hero uses an ability labelled "defence", the attack counts as defended by that hero from then on, but DEF reduces the damage only if the basic power was used. Boost effects that checked before this saw an undefended attack.
---| "mc.amb.you-after-target-change" # In "after X attacks you", "you" means the player who is the target of the attack when the ability starts; if another player has defended, it is that defender.
---| "mc.amb.confused-stunned-alter-ego" # A Stunned or Confused status card stays on an identity when it changes form, and it works against the alter ego too: it also replaces an attack or thwart ability of the alter ego, such as Legal Practice.
---| "mc.amb.stunned-ally-consequential" # An ally whose attack was replaced by losing its Stunned status card takes no consequential damage.
---| "mc.amb.tough-zero-damage" # A Tough status card is not spent by an attack that deals no damage: zero is not an amount of damage taken.
---| "mc.amb.tough-and-overkill" # An attack with Overkill passes no excess damage through an ally that has Tough: all of the damage dealt to that ally is prevented, so there is no excess.
---| "mc.amb.retaliate-timing" # Retaliate strikes right after the attack, as a forced response, whether or not the attack dealt damage; the character with Retaliate must have survived the attack.
---| "mc.amb.retaliate-of-the-next-stage" # If an attack defeats a stage of the villain, the stage that follows retaliates, if it has Retaliate: the villain has survived. A minion that the attack defeats does not.
---| "mc.amb.lost-hit-points-kill" # Losing a hit point bonus can defeat a character: its remaining hit points fall along with the bonus, and at zero it is defeated.
---| "mc.amb.main-scheme-zero" # A main scheme with no threat on it stays in play. A When Defeated ability on a main scheme stage would resolve only if a card says that the stage is defeated.
---| "mc.amb.prevent-threat-where" # When an ability prevents threat that would be placed on "the scheme", this can be any scheme and not only the main scheme.
---| "mc.amb.form-of-setup-when-revealed" # A When Revealed ability that affects "each hero" does nothing when it is revealed during setup, since everyone is in alter-ego form; Rhino (III) in expert mode, for example, stuns nobody at setup.
---| "mc.amb.max-tie-sets" # When two modifiers that set the same value arrive at the same instant, the first player puts them in order, and the later one wins.
---| "mc.amb.deck-out-moment" # A player deck or an encounter deck is out when its last card leaves it, not when the next card is wanted; the consequences follow at the end of that draw, deal or discard at the latest.
---| "mc.amb.put-from-deck-continues" # Where several cards are put into play from a player deck that holds fewer, the others are taken from the one that is made anew.
---| "mc.amb.both-piles-empty" # If a deck is out and its discard pile is empty as well, no card moves and the effect stops. The penalty (an encounter card for a player deck, an acceleration token for the encounter deck) is taken once, never in a loop. What comes to the discard pile later is shuffled into a new deck when a card of the deck is next wanted, without a penalty; where that is to discard it from a player deck, nothing is discarded from the new one.
---| "mc.amb.endless-surge" # A chain of surges in which the encounter deck is made anew for the second time ends there: the next surge reveals nothing.
---| "mc.amb.deck-out-order" # When several players run out of cards in the same simultaneous draw, the encounter cards are dealt to them in player order, starting with the first player.
---| "mc.amb.ally-limit-overflow" # A player at the ally limit cannot play another ally. If the limit is exceeded in another way (an ally put into play, a change of control, The Triskelion leaving play), that player at once chooses and discards allies down to the limit.
---| "mc.amb.per-player-overflow" # If a change of control would break "max 1 per player" or the rule on unique cards, the card that would arrive is not allowed to change control; if it cannot stay where it was, it is discarded.
---| "mc.amb.eliminated-identity" # When a player is eliminated, their identity is out of play, their set-aside cards (such as the Nemesis set) stay aside for good, and encounter cards attached to the identity are discarded.
---| "mc.amb.pile-of-the-eliminated" # The discard pile of an eliminated player stays on the table. What reaches into any player's discard pile reaches into that one too. It is never made a new deck.
---| "mc.amb.eliminated-in-phase" # Activations and deals no longer count an eliminated player; only printed per-player values keep the number of players who started the game.
---| "mc.amb.token-passes-twice" # If the first player is eliminated during the villain phase and the first player token has passed on, step five of that phase passes it once more.
---| "mc.amb.hazard-more-than-players" # If there are more hazard icons in play than players, the additional encounter cards continue to be dealt round and round in player order.
---| "mc.amb.search-finds-nothing" # If a search finds no card that fits, nothing is added, and the deck is shuffled all the same. If a card fits, the player must take it.
---| "mc.amb.search-deck-and-discard" # After a search through a deck and its discard pile, only the deck is shuffled; the discard pile keeps its order.
---| "mc.amb.setup-deck-order" # The encounter sets of the scenario are assembled and shuffled before step 10 of setup, without the obligations. What step 10 discards stays discarded, and the deck is shuffled again with the obligations in step 11.
---| "mc.amb.recommended-lists" # The encounter sets of a scenario are taken from its own main scheme side 1A: the villain's set, the Standard set and one modular set (Bomb Scare, Masters of Evil or Under Attack).
---| "mc.amb.no-aspect-deck" # A player deck without any aspect is legal, provided it reaches 40 cards with hero cards and basic cards.
---| "mc.amb.unique-identity-title" # For the rule on unique cards, an identity counts under the titles of both its faces, hero and alter ego.
---| "mc.amb.request-encounter-action" # Another player may not use, at the active player's request, an Action printed on an encounter card; only the active player may use it.
---| "mc.amb.action-outside-turns" # Actions may not be used in the villain phase or between the turns of the players.
---| "mc.amb.replaced-obligation" # When an obligation being revealed is replaced by another encounter card that is "drawn", that card is revealed at once by the same player.
---| "mc.amb.obligation-zone" # While an obligation is being resolved, it lies in front of its player, out of play. Its text then says whether it is removed from the game or discarded; if it says neither, it is discarded.
---| "mc.amb.guard-non-attack" # A minion with Guard does not stop damage to the villain that does not come from an attack.
---| "mc.amb.crisis-and-moves" # While a crisis icon is in play, threat may not be moved off the main scheme either.
---| "mc.amb.thwart-protected-scheme" # A basic thwart may not be used on a scheme from which no threat can be removed, because it could not change the game state.
---| "mc.amb.damage-must-matter" # Whoever aims damage at an enemy, be it by a basic attack of a hero or an ally, by an attack of a card or without attacking, chooses one that could take that damage; an enemy that cannot take it is no choice.
---| "mc.amb.attack-of-zero" # A character whose ATK is 0 may use its basic attack, on an enemy that could take damage; it deals none.
---| "mc.amb.partial-before-then" # If an effect says to remove 2 threat and only 1 was there, that part is not fully resolved, and the part after "then" is not attempted.
---| "mc.amb.cost-reduction-and-x" # When a card costs X, the value of X is chosen first; then reductions and other modifiers are applied to it, and the cost never falls below zero.
---| "mc.amb.choices-after-payment" # When a card or ability is used, the first check only needs one legal choice of target to exist. If none is left when targets are named in step 5, after payment, the paid cost is lost.
---| "mc.amb.identity-limits-when-flipped" # A limited identity ability is not refreshed by flipping away from that form and back: its uses count for the whole period of the limit.
---| "mc.amb.peril-forced" # Peril does not stop the forced abilities of the other players' cards; it only stops what those players themselves play or trigger.
---| "mc.amb.owner-of-drones" # A player card put into play facedown as a Drone minion is still owned by its player. If taking it removes the last card of that player's deck, the deck is out, with all that follows.
---| "mc.amb.drones-without-environment" # A facedown Drone has SCH, ATK and hit points of 1 also where Ultron Drones is not in play.
---| "mc.amb.placed-in-step-one" # What waits for threat placed during step one of the villain phase waits for the threat that this step places, and not for threat that a card places in the course of it.
---| "mc.amb.attack-x" # If the ATK X of Titania changes during her attack, the value at the damage step is used.
---| "mc.amb.two-schemes-advance" # The threshold of the main scheme is checked as soon as threat has been placed, even in the middle of an effect; the rest of that effect then applies to the new stage.
---| "mc.amb.see-mechant-vaincu" # The cross reference "See: Méchant Vaincu" means the entry "Vaincre le Méchant" (defeating the villain).
---| "mc.amb.see-vaincre" # The cross reference "See: Vaincre" means the entry "Vaincre / Déjouer" (defeating a character or a scheme).
---| "mc.amb.see-fois" # The cross references printed as "Une Foix" mean "Une Fois" (when ...).
---| "mc.amb.see-qualitatifs" # The cross reference "See: Qualitatifs" means the entry "Qualificatifs" (qualifiers).
---| "mc.amb.sbirre" # The card type printed as "Sbirre" in the list of types is "Sbire" (minion).
---| "mc.amb.penil" # The keyword printed as "Pénil" in its entry is "Péril" (Peril).
---| "mc.amb.prevus" # Where the French text prints "prévus / prévues" (foreseen) for damage or threat, read "prévenus" (prevented).
---| "mc.amb.non-revlees" # The printed word "Non-révlées" is to be read as "non révélées" (not revealed).
---| "mc.amb.aggressivite" # "Aggressivité" and "Agressivité" are one and the same aspect, Aggression, and both spellings are accepted.
---| "mc.amb.false-friends" # French keyword names are matched to the English ones by what they do, not by how they sound: "Déferlement" is Overkill (not Surge) and "Renfort" is Surge; "Ténacité" is the keyword Toughness, "Tenace" is the status card Tough, and the upgrade Tenacity is "Persévérance".
---| "mc.amb.per-player-glyph" # The per-player icon that appears as a person in the entry and as a club in the index is one and the same icon.
---| "mc.amb.unique-glyph" # The unique icon that shows as a dagger in the text and as a plus in the figures is one and the same icon.
---| "mc.amb.bomb-scare-name" # The French name of the card Bomb Scare is "Alerte à la Bombe", for the side scheme as well as for its set.
---| "mc.amb.break-in-figure" # Numbers such as "4/21" or "5/21" on the cards in the figures are positions within a set, not numbers of copies, and are ignored when counting cards.
---| "mc.amb.figure-type-words" # The odd words in the figures, such as "TRAIÎRISE", "Manigance Principal", "16 IDENTITÉ" and the remarks at the arrows, are damage of the scan and are ignored.
---| "mc.amb.seen-elsewhere-errata" # Cards are taken as they stand in the card data, including later corrections marked "errata"; rules are taken as they stand in this early edition of the guide, with nothing added from later editions. So using the Superhuman Law Division is no thwart: a correction has taken that label away, though French data still has it.
---| "mc.amb.attachment-wording-mood" # Rhino's suit speaks of damage that "should be dealt" and the entry on replacement effects of what "is about to" happen; both are the same form, a replacement of damage.
---| "mc.amb.wakanda-trait" # The trait of Wakanda Forever! is Tactic, not "Active" as in the figures, and the ability Scientist generates a mental resource, not a "1".
---| "mc.amb.no-core-card-for" # No card of the core box shows Peril, Restricted, indirect damage, a "max per period", or two cards of one title with different subtitles; the engine proves these rules with test cards.
---| "mc.amb.consequential-last" # Consequential damage is the very last thing of an attack or thwart: it comes after every response to it, so an ally may respond before it falls.
---| "mc.amb.stunned-by-an-attack" # A card that stuns whoever its attack damages, or does something else then, does so as soon as the attack is over, before any response to it.
---| "mc.amb.side-scheme-being-revealed" # A side scheme whose starting threat is prevented is not defeated before its When Revealed abilities are resolved. If there is still no threat on it then, it is.
---| "mc.amb.activation-damage" # A boost ability that asks whether the activation deals damage counts the damage of the other boost abilities of this activation too; whatever else asks for the damage of the attack does not: that of a boost ability is not the attack's.
---| "mc.amb.you-defeat" # "You defeat" an enemy when your identity does it, or a card that you play or use; an ally of yours that defeats an enemy does it itself.
---| "mc.amb.you-who-are-out" # An ability of an encounter card that waits for what happens to "you" does nothing if that player is out of the game when its moment comes; only what had begun before goes on.
---| "mc.amb.you-of-encounter-card" # On an encounter card that waits for something other than an attack, "you" is the player with whom the minion is engaged; on another card, the player to whom it happens, or who does it where the card says "by you".
---| "mc.amb.defender-left-play" # If the defender has left play before the damage of an attack is dealt, the rest of the attack is undefended: its damage goes to the identity of the player who is its target by then, which is the player who defended. If that player is out of the game, the attack ends in place of its damage: boost cards that it still has are turned up and resolved first, as in any attack.
---| "mc.amb.also-against-each-other-hero" # An enemy whose attack is also resolved against each other hero makes it on the player it attacks first, and then, in player order, on each other player who is in hero form at that time: each time an attack by itself, with a defender, responses and a Stunned card of its own. These further attacks do not spread once more. An attack that is replaced or cancelled before it begins, or an attacker that has left play, makes none of them.
---| "mc.amb.must-defend" # A player who must defend with an ally if able declares one of the ready allies under his control, whichever he likes, and nobody else is asked. If none is ready, anybody may defend as against any other attack.
---| "mc.amb.picks-or-chooses" # Where an encounter card says that something is chosen, the player who resolves it chooses. Where it names a target in other words, or has damage assigned, and several characters or cards fit, the first player picks, whoever resolves the card and whose cards they are.
---| "mc.amb.comes-back-new" # A card that leaves play and comes back is a new one: nothing that lasted about it lasts on, and its limited abilities have not been used. Only a maximum, which counts by title, is not renewed.
---| "mc.amb.enemies-never-exhaust" # Only identities, allies, supports and upgrades exhaust; enemies, schemes, attachments and environments never do.
---| "mc.amb.cost-of-zero" # A cost of 0 is met with nothing, and no resource is generated for it; only where the card itself asks what was spent on it may its player pay all the same.
---| "mc.amb.doubled-for-a-card" # A resource card that is worth twice for cards of its aspect is worth twice while such a card is played. It is worth once for an ability of such a card in play.
---| "mc.amb.villain-is-one-enemy" # The villain is one enemy through all stages. What answers an attack of the villain, or one on the villain, is aimed at the stage that is in play by then, also if the one that attacked or was attacked has been defeated meanwhile.
---| "mc.amb.player-count" # The game is for one to four players.
---| "mc.amb.quickstrike-is-forced" # Quickstrike acts like a forced response to the arrival of its minion: entering play and engaging are one occurrence, and the attack is over before anybody may use a response to that arrival.
---| "mc.amb.additional-damage" # Damage that an ability deals in addition to the one that it deals to the same enemy is added to it and dealt together with it. A Tough card prevents all of it.
---| "mc.amb.maximum-value" # A maximum that a card names bounds the value itself, once all that is added and multiplied has been reckoned, whichever card it comes from. A value that is set goes beyond it.
---| "mc.amb.copied-while-paying" # What is discarded to pay lies on the discard pile at once. A Resource ability that generates what the top card there shows copies it, if it is used after it: the printed resources alone, for the text of a resource card works for the card that is used itself.
---| "mc.amb.retaliate-adds" # Retaliate values that one character has from several sources add up to one value. It strikes once, for that much.
---| "mc.amb.crisis-as-threat-goes" # Where threat is removed from several schemes at the same time, a crisis icon protects the main scheme from that as well, even if its own scheme loses its last threat by it.
---| "mc.card.spider-man" # Each time the villain begins an attack aimed at you, you may draw a card before it is resolved. Strong in defence (DEF 3) but weak at thwarting (THW 1), with a five-card hand.
---| "mc.card.peter-parker" # Once each round, he supplies a free mental resource toward whatever you are paying for. REC 3, hand of six cards.
---| "mc.card.black-cat" # For 2 resources, an ally whose attacks cost her no health. Playing her always sends your deck's two topmost cards to the discard pile, but any of them showing a printed mental resource goes into your hand.
---| "mc.card.backflip" # At no cost, played at the moment an attack is about to hurt you: the whole of its damage is wiped out. It counts as a defense.
---| "mc.card.enhanced-spider-sense" # For 1 resource, in hero form: as a treachery comes out of the encounter deck, you nullify whatever its "When Revealed" text would have done.
---| "mc.card.swinging-web-kick" # A heavy attack for 3 resources: in hero form, on your turn, one enemy of your choice suffers 8 damage.
---| "mc.card.aunt-may" # A support costing 1 resource. While you are in alter-ego form, turn her sideways (exhaust) so that Peter Parker recovers 4 hit points.
---| "mc.card.spider-tracer" # For 1 resource, you put it on a minion. Once that minion falls, a scheme you pick loses 3 threat.
---| "mc.card.web-shooter" # Costs 1 resource and arrives holding 3 web counters. In hero form, exhausting it and using up one counter yields a wild resource; once empty, it is discarded.
---| "mc.card.webbed-up" # For 4 resources, in hero form, you trap one enemy (a single copy on each). Its next attack does not happen: the upgrade goes to the discard pile in its place and leaves the enemy stunned.
---| "mc.card.eviction-notice" # Peter Parker's obligation, which allows a change to alter-ego form first. Its player then either exhausts Peter Parker to take the card out of the game for good, or loses a random card from hand and gives the obligation surge; in that second case the obligation is discarded.
---| "mc.card.highway-robbery" # A side scheme with an acceleration icon that enters with 3 threat per player. On reveal, each player loses a random hand card, which is kept facedown on the scheme; defeating it gives the owners their cards back.
---| "mc.card.vulture" # A minion with SCH 1, ATK 3 and 4 hit points. Quickstrike makes it attack at once when it engages a player in hero form.
---| "mc.card.sweeping-swoop" # On reveal, the player's hero becomes stunned, and the card has surge while Vulture is in play. As a boost card, it stuns any friendly character that the activation damages.
---| "mc.card.the-vultures-plans" # On reveal, every player loses a random card from hand. The main scheme then gains as much threat as there are different resource types among those cards.
---| "mc.card.captain-marvel" # Once a round, by paying an energy resource and recovering 1 hit point, she lets you draw a card. ATK and THW of 2, but only DEF 1.
---| "mc.card.carol-danvers" # Once a round, she offers a card draw to any player, herself included. REC 4, hand of six cards.
---| "mc.card.spider-woman" # An ally for 3 resources, with 2 in both ATK and THW. Her arrival in play leaves the villain confused.
---| "mc.card.crisis-interdiction" # For 2 resources, in hero form, you take 2 threat off one scheme. A hero with the Aerial trait then takes another 2 off a second scheme, which must not be the same one.
---| "mc.card.photonic-blast" # A 3-resource attack in hero form that inflicts 5 damage on one enemy. Putting an energy resource into its payment earns you a card.
---| "mc.card.energy-absorption" # Gives three energy resources when it is discarded to pay.
---| "mc.card.alpha-flight-station" # A support for 1 resource. Exhaust it and throw away a card you pick from your hand to get a new one; Carol Danvers gets two.
---| "mc.card.captain-marvels-helmet" # Costs 2 resources and permanently raises Captain Marvel's DEF by 1, or by 2 as long as she is Aerial.
---| "mc.card.cosmic-flight" # For 2 resources, Captain Marvel becomes Aerial as long as it stays in play. In hero form, you can give it up when she is about to be hurt, to cut the damage by 3.
---| "mc.card.energy-channel" # Free to play, one per player. As an action, you load it with one counter per energy resource paid; later, in hero form, throw it away to attack an enemy for twice the number of counters, 10 damage at most.
---| "mc.card.family-emergency" # Carol Danvers's obligation, which allows a change to alter-ego form first. Its player then either exhausts Carol Danvers to take the card out of the game for good, or becomes stunned and gives the obligation surge; in that second case the obligation is discarded.
---| "mc.card.the-psyche-magnitron" # A side scheme with a hazard icon that enters with 3 threat plus 1 per player. While in play it adds one encounter card to those dealt in each villain phase.
---| "mc.card.yon-rogg" # An Elite minion with SCH 2, ATK 3 and 5 hit points. Each of his attacks is followed by 1 more threat on The Psyche-Magnitron.
---| "mc.card.kree-manipulator" # Surge. On reveal, the main scheme gains 1 threat; as a boost card it does the same, but only during a villain attack that nobody defends.
---| "mc.card.yon-roggs-treason" # On reveal, the player loses every card in hand that has an energy resource icon. If there were none, the card has surge.
---| "mc.card.she-hulk" # Every time you flip to She-Hulk, you may inflict 2 damage on an enemy. A bruiser: ATK 3 and 15 hit points, but a hand of only four cards.
---| "mc.card.jennifer-walters" # Once a round, when a scheme is about to gain threat, she keeps 1 of it away. REC 5, hand of six cards.
---| "mc.card.hellcat" # An ally for 3 resources. With an action you may take her back from play into your hand, ready to be paid for and played afresh.
---| "mc.card.gamma-slam" # A 4-resource attack in hero form: it hits one enemy for as much damage as you currently bear yourself, with 15 as the ceiling.
---| "mc.card.ground-stomp" # For 2 resources, in hero form, all enemies in play suffer 1 damage apiece.
---| "mc.card.legal-practice" # Free, in alter-ego form: throw away as many as five cards of your choice from hand, and one scheme loses as much threat as the number of cards given up.
---| "mc.card.one-two-punch" # For 1 resource, right after attacking with your own ATK, you stand She-Hulk back up (ready), so she can act again.
---| "mc.card.split-personality" # For 3 resources, you flip between hero and alter-ego, after which you refill your hand up to the size printed on the new side.
---| "mc.card.superhuman-law-division" # A support for 1 resource. In alter-ego form, exhausting it and paying a mental resource clears 2 threat from a scheme. A later correction took the label of a thwart away, so it is none.
---| "mc.card.focused-rage" # Costs 3 resources. In hero form, you can exhaust it and hurt yourself for 1 damage in exchange for a card.
---| "mc.card.superhuman-strength" # For 2 resources, She-Hulk's ATK rises by 2. After an attack of hers the card is given up to stun the target, unless it could not be stunned.
---| "mc.card.legal-work" # Jennifer Walters's obligation, which allows a change to alter-ego form first. Its player then either exhausts Jennifer Walters to take the card out of the game for good, or adds an acceleration token to the main scheme; in that second case the obligation is discarded.
---| "mc.card.personal-challenge" # A side scheme that enters with 3 threat plus 1 per player. Its crisis icon keeps the players from lowering the threat on the main scheme until it is defeated.
---| "mc.card.titania" # An Elite minion with SCH 1 and 6 hit points. Her ATK always matches the hit points she has left, so she hits less hard as she is hurt.
---| "mc.card.genetically-enhanced" # Goes onto the minion in play whose printed hit points are highest and raises its hit points by 3. With no minion in play, the card has surge.
---| "mc.card.titanias-fury" # On reveal, Titania makes an attack against the player's hero; if no such attack takes place, she is fully healed and the card has surge. As a boost card, it adds one more boost card to the villain's current activation.
---| "mc.card.iron-man" # A hand of only one card, which grows by one with each Tech upgrade under his control, up to a hand of seven. THW of 2, but only ATK 1 and DEF 1.
---| "mc.card.tony-stark" # Once a round, he sees the three cards on top of his deck, keeps one of them in hand and throws the other two away. REC 3, hand of six cards.
---| "mc.card.war-machine" # An ally for 4 resources with 4 hit points, ATK 2 and THW 1. Exhausting him and letting him take 2 damage hurts every enemy in play for 1.
---| "mc.card.repulsor-blast" # A 1-resource attack in hero form for 1 damage. It mills five cards of your deck, and every energy resource printed on them makes it 2 damage stronger.
---| "mc.card.supersonic-punch" # For 2 resources, in hero form, an attack with 4 damage, or with 8 by a hero who has the Aerial trait.
---| "mc.card.pepper-potts" # A support for 3 resources. While you pay, exhaust her to get whatever resources the uppermost card of your discard pile shows.
---| "mc.card.stark-tower" # A support for 2 resources. In alter-ego form, exhaust it and name a player, yourself included, who picks up again the Tech upgrade that lies highest in their own discard pile.
---| "mc.card.arc-reactor" # An upgrade for 2 resources. Exhaust it in hero form and an exhausted Iron Man stands ready again.
---| "mc.card.mark-v-armor" # Costs 3 resources and gives its player's identity 6 more hit points, in either form, as long as it stays in play.
---| "mc.card.mark-v-helmet" # An upgrade for 1 resource. Exhaust it in hero form to thwart: one scheme loses 1 threat, and for a hero with the Aerial trait all of them do.
---| "mc.card.powered-gauntlets" # An upgrade for 2 resources. Exhaust it in hero form to attack one enemy for 1 damage, or for 2 if the hero is Aerial.
---| "mc.card.rocket-boots" # An upgrade for 1 resource, worth 1 hit point to its player's identity. In hero form, exhaust it and pay a mental resource to be Aerial for the rest of the phase.
---| "mc.card.business-problems" # Tony Stark's obligation, before which its player may turn to alter-ego form. The choice is to exhaust Tony Stark, after which the card is gone for the whole game, or to exhaust all upgrades under the player's control, after which it is discarded.
---| "mc.card.imminent-overload" # A side scheme with an acceleration icon. It comes with 3 threat, and 1 more for each player is added as it is revealed.
---| "mc.card.whiplash" # A minion with ATK 3, SCH 2 and 4 hit points. Whoever attacks him without defeating him takes 1 damage: Retaliate 1.
---| "mc.card.electric-whip-attack" # The player chooses: the hero takes as much damage as the player controls upgrades, or one of these upgrades is given up. As a boost card, an attack of the villain that nobody defends costs an upgrade of the player's choice.
---| "mc.card.electromagnetic-backlash" # Every player mills five cards of the own deck and then takes as much damage as energy resources are printed on these.
---| "mc.card.black-panther" # Retaliate 1: any character that attacks him suffers 1 damage in return afterwards. Balanced, with 2 in ATK, THW and DEF.
---| "mc.card.tchalla" # During setup, he fetches a Black Panther upgrade from your deck into your hand; the deck is then shuffled. REC 4, hand of six cards.
---| "mc.card.shuri" # An ally for 2 resources. When she arrives, you may look through your deck for any upgrade, take it in hand, then shuffle.
---| "mc.card.ancestral-knowledge" # For 1 resource, in alter-ego form: one, two or three cards from your discard pile, no two alike, go back into your deck, which is shuffled.
---| "mc.card.wakanda-forever" # For 1 resource, in hero form, it sets off the "Special" of all your Black Panther upgrades one after another, in the sequence you like; the one kept for last is stronger.
---| "mc.card.vibranium" # Gives two wild resources when it is discarded to pay.
---| "mc.card.the-golden-city" # A support for 2 resources. In alter-ego form, exhausting it brings you two cards.
---| "mc.card.energy-daggers" # Costs 2 resources; works only through "Wakanda Forever!". You pick a player: the villain and all enemies engaged with them suffer 1 damage each, or 2 each if the daggers come last.
---| "mc.card.panther-claws" # Costs 2 resources; works only through "Wakanda Forever!". It is an attack that inflicts 2 damage on an enemy, doubled to 4 when the claws close the sequence.
---| "mc.card.tactical-genius" # Costs 2 resources; works only through "Wakanda Forever!". It thwarts a scheme for 1 threat, or for 2 when it closes the sequence.
---| "mc.card.vibranium-suit" # Costs 2 resources; works only through "Wakanda Forever!". As an attack, it takes 1 damage off your hero and puts it on an enemy, or 2 when the suit closes the sequence.
---| "mc.card.affairs-of-state" # T'Challa's obligation, which allows a change to alter-ego form first. Its player then either exhausts T'Challa to take the card out of the game for good, or sends one Black Panther upgrade they control to the discard pile; in that second case the obligation is discarded.
---| "mc.card.usurp-the-throne" # A side scheme with a hazard icon that enters with 3 threat per player: one extra encounter card is dealt in each villain phase while it stays in play.
---| "mc.card.killmonger" # An Elite minion with SCH 2, ATK 2 and 5 hit points. Damage from upgrades with the Black Panther trait has no effect on him.
---| "mc.card.heart-shaped-herb" # Surge. On reveal, the villain and all minions engaged with the player become tough. As a boost card, it makes the villain tough.
---| "mc.card.ritual-combat" # On reveal, the top encounter card is discarded and its boost icons are counted, plus 1. The player chooses whether that number becomes damage to their hero or threat on the main scheme.
---| "mc.card.hulk" # A 2-resource ally with ATK 3 who cannot thwart. Each of his attacks discards your deck's top card, whose resource decides what follows: physical, 2 damage to an enemy; energy, 1 damage to every character; mental, Hulk leaves; wild, all three.
---| "mc.card.tigra" # An ally for 3 resources with ATK 2. Whenever her attack finishes off a minion, she recovers 1 hit point.
---| "mc.card.chase-them-down" # Free: just after an attack by your hero has finished off an enemy, you thwart a scheme for 2 threat.
---| "mc.card.relentless-assault" # A 2-resource attack in hero form, against minions only, for 5 damage. If a physical resource was part of the payment, it has overkill: what the minion did not need spills over to the villain.
---| "mc.card.uppercut" # An attack for 3 resources: in hero form, an enemy of your choice suffers 5 damage.
---| "mc.card.the-power-of-aggression" # Gives one wild resource when it is discarded to pay, or two if the card being paid for is Aggression. No more than two copies in a deck.
---| "mc.card.tac-team" # A 3-resource support bringing 3 attack counters. As an action, exhaust it and use up a counter: an enemy suffers 2 damage. After the third use, it is discarded.
---| "mc.card.combat-training" # For 2 resources, one hero's ATK permanently rises by 1. You may give it to any player, but each can hold only one.
---| "mc.card.jessica-jones" # An ally for 3 resources, ATK 2. Her THW starts at 1 and climbs by 1 with every side scheme currently on the table.
---| "mc.card.daredevil" # An ally for 4 resources, with 2 in both ATK and THW. Each time he has thwarted, you may also inflict 1 damage on an enemy.
---| "mc.card.for-justice" # For 2 resources, in hero form, you thwart a scheme for 3 threat, or for 4 when a mental resource was part of the payment.
---| "mc.card.great-responsibility" # Free, in hero form: as threat is about to land on a scheme, you keep the whole amount off it and suffer the same number of damage yourself.
---| "mc.card.the-power-of-justice" # Gives one wild resource when it is discarded to pay, or two if the card being paid for is Justice. No more than two copies in a deck.
---| "mc.card.interrogation-room" # A support for 1 resource, one per player. Each time you bring down a minion, you may exhaust it to take 1 threat off a scheme.
---| "mc.card.surveillance-team" # A 2-resource support bringing 3 snoop counters. As an action, exhaust it and use up a counter: a scheme loses 1 threat. After the third use, it is discarded.
---| "mc.card.heroic-intuition" # For 2 resources, one hero's THW permanently rises by 1. You may give it to any player, but each can hold only one.
---| "mc.card.hawkeye" # An ally for 3 resources who arrives with 4 arrow counters. Whenever a minion shows up, you may use one arrow to inflict 2 damage on it.
---| "mc.card.maria-hill" # An ally for 2 resources, THW 2. Her arrival gives everyone at the table a card.
---| "mc.card.vision" # An ally for 4 resources. Once a round, paying an energy resource raises either his ATK or his THW by 2, whichever you prefer, for the rest of the phase.
---| "mc.card.get-ready" # Free: an exhausted ally stands back up and can be used again.
---| "mc.card.lead-from-the-front" # For 2 resources, in hero form, you pick a player, yourself or another: for the rest of the phase, that player's hero and allies all have 1 more in ATK and in THW.
---| "mc.card.make-the-call" # The event itself is free. You pick an ally lying in anyone's discard pile, pay the cost printed on it, and it joins your side of the table.
---| "mc.card.the-power-of-leadership" # Gives one wild resource when it is discarded to pay, or two if the card being paid for is Leadership. No more than two copies in a deck.
---| "mc.card.the-triskelion" # A support for 1 resource. While it is in play you have room for one more ally than usual: four in place of three.
---| "mc.card.inspired" # For 1 resource, placed on an ally (a single copy on each): its ATK and THW both rise by 1.
---| "mc.card.black-widow" # An ally for 3 resources, THW 2. As a card is revealed from the encounter deck, you may exhaust her and pay a mental resource: that card is discarded with no effect, and the next one of the encounter deck is revealed in its place.
---| "mc.card.luke-cage" # A sturdy ally for 4 resources, with 5 hit points. Thanks to Toughness, he arrives already tough, so the first damage he would suffer is ignored.
---| "mc.card.counter-punch" # Free: once your hero has defended against an enemy's attack, you strike back at that enemy for as much damage as the hero's ATK.
---| "mc.card.get-behind-me" # For 1 resource, in hero form: as a treachery comes out of the encounter deck, its "When Revealed" text does nothing, but you face an attack by the villain in exchange.
---| "mc.card.the-power-of-protection" # Gives one wild resource when it is discarded to pay, or two if the card being paid for is Protection. No more than two copies in a deck.
---| "mc.card.med-team" # A 3-resource support bringing 3 medical counters. As an action, exhaust it and use up a counter: a friendly character recovers 2 hit points. After the third use, it is discarded.
---| "mc.card.armored-vest" # For 1 resource, one hero's DEF permanently rises by 1. You may give it to any player, but each can hold only one.
---| "mc.card.indomitable" # Costs 1 resource and waits in play. Once your hero has defended, you may give the card up to stand the hero back up (ready).
---| "mc.card.mockingbird" # An ally for 3 resources. Her arrival in play lets you leave an enemy of your choice stunned.
---| "mc.card.nick-fury" # An ally for 4 resources. On arrival he does one thing of your choice: 2 threat off a scheme, three cards for you, or 4 damage to an enemy. If he survives until the round ends, he is then discarded.
---| "mc.card.emergency" # Free, while the villain is scheming: the scheme receives 1 threat fewer.
---| "mc.card.first-aid" # For 1 resource, a character of your choice recovers 2 hit points; it can be played in either form.
---| "mc.card.haymaker" # A simple attack for 2 resources: in hero form, one enemy suffers 3 damage.
---| "mc.card.energy" # Gives two energy resources when it is discarded to pay. A deck may hold only one copy.
---| "mc.card.genius" # Gives two mental resources when it is discarded to pay. A deck may hold only one copy.
---| "mc.card.strength" # Gives two physical resources when it is discarded to pay. A deck may hold only one copy.
---| "mc.card.avengers-mansion" # A support for 4 resources, one per player. Exhaust it as an action to give a card draw to the player you want.
---| "mc.card.helicarrier" # A support for 3 resources, one per player. Exhaust it as an action: the next card played this phase by the player you pick is 1 resource cheaper.
---| "mc.card.tenacity" # Costs 2 resources and waits in play. In hero form, giving it up along with a physical resource stands your hero back up (ready).
---| "mc.card.rhino-i" # Rhino's first stage: SCH 1, ATK 2 and 14 hit points per player, without any ability.
---| "mc.card.rhino-ii" # Rhino's second stage (SCH 1, ATK 3, 15 hit points per player). As it comes into play, the side scheme Breakin' & Takin' is fetched from the encounter deck or its discard pile and revealed, and the encounter deck is then shuffled.
---| "mc.card.rhino-iii" # Rhino's last stage (SCH 1, ATK 4, 16 hit points per player). Toughness gives it a tough status card on arrival, and revealing it leaves every hero stunned.
---| "mc.card.the-break-in-1b" # The only stage of Rhino's main scheme: it starts empty and is complete at 7 threat per player. Its completion means defeat for the players.
---| "mc.card.armored-rhino-suit" # While attached to Rhino, this suit soaks up all damage meant for him: the damage goes onto the attachment instead. Once it holds 5 damage or more, it is discarded.
---| "mc.card.charge" # An attachment that gives Rhino +3 ATK. His next attack has overkill, and the attachment leaves play when that attack is over.
---| "mc.card.enhanced-ivory-horn" # An attachment that gives Rhino +1 ATK. A player in hero form can get rid of it as an action by paying three physical resources.
---| "mc.card.hydra-mercenary" # A minion with guard (SCH 0, ATK 1, 3 hit points): the player it is engaged with has to deal with it before attacking the villain.
---| "mc.card.sandman" # An Elite minion with SCH 2, ATK 3 and 4 hit points. Thanks to toughness it arrives with a tough status card.
---| "mc.card.shocker" # A minion with SCH 1, ATK 2 and 3 hit points. Every hero suffers 1 damage as soon as it is revealed.
---| "mc.card.hard-to-keep-down" # On reveal, up to 4 damage is removed from Rhino. If he had nothing to heal, the card has surge.
---| "mc.card.im-tough" # On reveal, Rhino becomes tough. If he was tough beforehand, the card has surge instead.
---| "mc.card.stampede" # Against a player in hero form, Rhino makes an attack, and any character hurt by it is also stunned. In alter-ego form the card just has surge.
---| "mc.card.breakin-takin" # A side scheme that enters with 2 threat plus 1 per player. Because of its hazard icon, one extra encounter card is dealt each villain phase while it is in play.
---| "mc.card.crowd-control" # A side scheme that enters with 2 threat per player. Until it is defeated, its crisis icon protects the main scheme from losing threat.
---| "mc.card.bomb-scare" # A side scheme that enters with 2 threat plus 1 per player. While it is in play, its acceleration icon adds 1 threat to what the main scheme receives at the start of each villain phase.
---| "mc.card.hydra-bomber" # A minion with SCH 1, ATK 1 and 2 hit points. The player who reveals it picks one of two penalties: suffer 2 damage, or let the main scheme grow by 1 threat.
---| "mc.card.explosion" # On reveal, damage equal to the threat on Bomb Scare is split among heroes and allies. Without Bomb Scare in play, the card has surge.
---| "mc.card.false-alarm" # On reveal, the player becomes confused. If they were confused beforehand, the card has surge.
---| "mc.card.klaw-i" # Klaw's first stage: SCH 2, ATK 0 and 12 hit points per player. Each of his attacks gets one boost card more.
---| "mc.card.klaw-ii" # Klaw's second stage (SCH 2, ATK 1, 18 hit points per player). As it comes into play, the side scheme The "Immortal" Klaw is fetched from the encounter deck or its discard pile and revealed, and the encounter deck is then shuffled. Each of his attacks gets one boost card more.
---| "mc.card.klaw-iii" # Klaw's last stage (SCH 3, ATK 2, 22 hit points per player). Toughness gives him a tough status card on arrival. Each of his attacks gets one boost card more.
---| "mc.card.underground-distribution" # A main scheme with threshold 6 per player. Its set-up looks through the encounter deck for Defense Network and reveals it. When side 1B comes up, the encounter deck is discarded from until a minion turns up, which enters play engaged with the first player.
---| "mc.card.secret-rendezvous" # The second stage, with threshold 8 per player: it too brings a minion for the first player, and completing it loses the game.
---| "mc.card.sonic-converter" # An attachment that gives Klaw +1 ATK; any character hurt by an attack of his is stunned afterwards. A player in hero form can get rid of it as an action by paying an energy, a mental and a physical resource.
---| "mc.card.solid-sound-body" # An attachment that gives Klaw retaliate 1. A player in hero form can get rid of it as an action by paying an energy, a mental and a physical resource.
---| "mc.card.armored-guard" # A minion with guard and toughness (SCH 0, ATK 1, 3 hit points): it arrives tough, and the player it is engaged with has to deal with it before attacking the villain.
---| "mc.card.weapons-runner" # A minion with surge (SCH 1, ATK 1, 2 hit points). Turned up as a boost card, it enters play engaged with the player whom the activation is about.
---| "mc.card.klaws-vengeance" # Against a player in hero form, Klaw makes an attack, and if it deals any damage, the main scheme gets 1 threat. In alter-ego form the player loses a card of the hand at random.
---| "mc.card.sonic-boom" # On reveal, the player either spends an energy, a mental and a physical resource, or all characters of theirs are exhausted. As a boost card, it exhausts the player's hero if the activation has damaged them.
---| "mc.card.sound-manipulation" # Against a player in hero form, it deals 2 damage to the hero and heals Klaw of up to 2. In alter-ego form it heals Klaw of up to 4 damage, and has surge if there was nothing to heal.
---| "mc.card.defense-network" # A side scheme that enters with 2 threat plus 1 per player. Until it is defeated, its crisis icon protects the main scheme from losing threat.
---| "mc.card.illegal-arms-factory" # A side scheme that enters with 3 threat plus 1 per player. Because of its hazard icon, one extra encounter card is dealt each villain phase while it is in play.
---| "mc.card.the-immortal-klaw" # A side scheme that enters with 3 threat per player and has an acceleration icon. Klaw has 10 hit points more while it is in play, and loses them when it is defeated.
---| "mc.card.the-masters-of-evil" # A side scheme that enters with 3 threat per player and has an acceleration icon. When it comes, the encounter deck is discarded from until a minion of the Masters of Evil turns up, which enters play engaged with the first player.
---| "mc.card.radioactive-man" # After he attacks, the player who was attacked loses a card of the hand at random. So does the player whom an activation is about that has him as a boost card.
---| "mc.card.whirlwind" # When he attacks a player, that attack is made on each other hero as well. As a boost card he deals 1 damage to each hero.
---| "mc.card.tiger-shark" # He becomes tough after he attacks. As a boost card he makes the villain tough.
---| "mc.card.melter" # The player he is engaged with must defend against his attacks with an ally, if one of theirs is ready. As a boost card he exhausts all allies of the player whom the activation is about.
---| "mc.card.masters-of-mayhem" # On reveal, each minion of the Masters of Evil attacks the hero it is engaged with. If none of them made an attack, one is looked for in the encounter deck and its discard pile and enters play engaged with the player, and the deck is shuffled.
---| "mc.card.ultron-i" # Ultron's first stage (SCH 1, ATK 2, 17 hit points per player). After each of his attacks, the player who was attacked adds 1 threat to the main scheme or has the top card of the own deck become a facedown Drone.
---| "mc.card.ultron-ii" # Ultron's second stage (SCH 2, ATK 2, 22 hit points per player). Whenever it attacks somebody, the top card of that player's deck first comes into play facedown as a Drone; then each Drone engaged with that player is worth +1 ATK for as long as the attack lasts.
---| "mc.card.ultron-iii" # Ultron's last stage (SCH 2, ATK 4, 27 hit points per player). All Drones, facedown or not, have +1 ATK and +1 hit point, and as long as one of them is in play, Ultron takes no damage. As he comes into play, the side scheme Ultron's Imperative is fetched from the encounter deck or its discard pile and revealed, and the encounter deck is then shuffled.
---| "mc.card.the-crimson-cowl-1b" # The set-up of Ultron's scenario puts the environment Ultron Drones into play and shuffles the encounter deck. The first stage of the main scheme starts empty and is complete at 3 threat per player; when it comes up, the top card of everybody's deck becomes a facedown Drone.
---| "mc.card.assault-on-norad-2b" # The second stage of Ultron's main scheme: as it comes up, the top card of everybody's deck becomes a facedown Drone. It starts empty and is complete at 10 threat per player. Whenever step one of the villain phase has placed threat here, every player in turn adds 2 more or has the top card of the own deck become a facedown Drone.
---| "mc.card.countdown-to-oblivion-3b" # The last stage of Ultron's main scheme: as it comes up, the top card of everybody's deck becomes a facedown Drone. It starts empty and is complete at 5 threat per player, and no threat ever comes off it. Its completion means defeat for the players.
---| "mc.card.ultron-drones" # The environment of Ultron's scenario: a facedown Drone minion has SCH, ATK and hit points of 1, whatever card it is. Once it is defeated, the card lies faceup in the discard pile of its owner.
---| "mc.card.program-transmitter" # An attachment that gives Ultron +1 SCH. Each time he has schemed, every side scheme gains 1 threat. A player in hero form can get rid of it as an action by exhausting the hero and paying two mental resources.
---| "mc.card.upgraded-drones" # Attached to the environment Ultron Drones, it gives every facedown Drone +1 ATK and +1 hit point. A player in hero form can get rid of it as an action by paying an energy, a mental and a physical resource.
---| "mc.card.advanced-ultron-drone" # A Drone minion with guard (SCH 1, ATK 1, 4 hit points). When it is defeated, the top card of the deck of the player it is engaged with first becomes a facedown Drone.
---| "mc.card.android-efficiency-energy" # On reveal, the top card of everybody's deck becomes a facedown Drone. As a boost card it lets the player whom Ultron acts against choose: pay an energy resource, or have the top card of the own deck become a facedown Drone.
---| "mc.card.android-efficiency-mental" # On reveal, the top card of everybody's deck becomes a facedown Drone. As a boost card it lets the player whom Ultron acts against choose: pay a mental resource, or have the top card of the own deck become a facedown Drone.
---| "mc.card.android-efficiency-physical" # On reveal, the top card of everybody's deck becomes a facedown Drone. As a boost card it lets the player whom Ultron acts against choose: pay a physical resource, or have the top card of the own deck become a facedown Drone.
---| "mc.card.rage-of-ultron" # Ultron makes an attack on a player in hero form, and schemes against one in alter-ego form; the player then loses as many cards from the top of the own deck as the attack dealt damage or the scheme placed threat.
---| "mc.card.repair-sequence" # On reveal, Ultron heals 2 damage for each Drone engaged with the player who reveals it; if that heals nothing, the card has surge. As a boost card it lets him heal 1 damage for each Drone engaged with the player whom he acts against.
---| "mc.card.swarm-attack" # All Drones engaged with a player in hero form make an attack each. Where none does, the top card of that player's deck becomes a facedown Drone.
---| "mc.card.drone-factory" # A side scheme with an acceleration icon that enters with 4 threat. On reveal, the top card of everybody's deck becomes a facedown Drone; after that the scheme gains 1 threat for each Drone in play.
---| "mc.card.invasive-ai" # A side scheme with a hazard icon that enters with 3 threat per player. On reveal, everybody loses the top 3 cards of the own deck to the discard pile.
---| "mc.card.ultrons-imperative" # A side scheme with a hazard icon that enters with 2 threat per player. On reveal, the top 2 cards of the first player's deck become facedown Drones.
---| "mc.card.under-attack" # A side scheme with a crisis icon that enters with 3 threat. When it comes, every player in turn lets it grow by 2 threat or has their hero suffer 3 damage; an alter ego has the threat only.
---| "mc.card.vibranium-armor" # Attached to the villain, who becomes tough each time after taking damage. A player in hero form can get rid of it as an action by exhausting the hero and paying two physical resources.
---| "mc.card.concussion-blasters" # Attached to the villain, who has Retaliate 1 from it. A player in hero form can get rid of it as an action by exhausting the hero and paying two energy resources.
---| "mc.card.concussive-blast" # On reveal, all identities and allies suffer 1 damage each, at the same time. As a boost card it does the same to those of the player whom the villain acts against.
---| "mc.card.legions-of-hydra" # A side scheme with a hazard icon. When it comes, Madame Hydra is looked for and enters play engaged with whoever revealed it, unless she is in play; then 2 more threat for each Hydra enemy in play.
---| "mc.card.madame-hydra" # She takes no damage while Legions of Hydra is in play. After she attacks or schemes, that scheme gets 2 threat.
---| "mc.card.hydra-soldier" # Guard. When it is defeated, the player it is engaged with is dealt an encounter card.
---| "mc.card.the-doomsday-chair" # A side scheme with an acceleration icon that enters with 8 threat. When it comes, M.O.D.O.K. is looked for and enters play engaged with whoever revealed it, unless he is in play.
---| "mc.card.m-o-d-o-k" # An Elite minion with SCH 2, ATK 2, 8 hit points and Retaliate 2.
---| "mc.card.biomechanical-upgrades" # Surge. It goes onto the minion with the most printed hit points among those that bear none of its copies. The one time that minion would be defeated, all its damage is healed instead and the attachment is discarded.
---| "mc.card.advance" # On reveal, the villain makes a scheme activation right away.
---| "mc.card.assault" # Against a player in hero form, the villain makes an attack. In alter-ego form the card has surge instead.
---| "mc.card.caught-off-guard" # On reveal, the player loses one of their upgrades or supports to the discard pile. If nothing could be discarded, the card has surge.
---| "mc.card.gang-up" # Against a player in hero form, the villain makes an attack and so do all minions engaged with that player. In alter-ego form the card has surge instead.
---| "mc.card.shadow-of-the-past" # Brings in the player's nemesis set: the minion enters play engaged with them, the side scheme enters play, and the remaining cards of the set are shuffled into the encounter deck. If the nemesis minion does not come into play through this, the card has surge.
---| "mc.card.exhaustion" # Surge. On reveal, the player's identity becomes exhausted.
---| "mc.card.masterplan" # On reveal, all side schemes in play gain 4 threat each. With none in play, the encounter deck is discarded card by card until a side scheme shows up, and that one is revealed.
---| "mc.card.under-fire" # Surge. On reveal, one further card from the top of the encounter deck is revealed too, on top of the one from surge.
