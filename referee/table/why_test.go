package table

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
)

// The tables at which it is asked why something is not done.
const (
	ownTurn = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch" } },
	{ "Ben", character = "Sinestro", hand = { "Punch" } } }
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }
`
	played   = ownTurn + "ann:plays \"Punch\"\n"
	attacked = dispute + "ann:plays \"Bizarro Power\"\n"
	metal    = `scenario "t" { game = "metal" }
local ann, ben = players { { "Ann", team = { "Cyborg" }, hand = { "Punch" } },
	{ "Ben", team = { "Trainee Cedar" }, hand = { "Punch" } } }
line_up { "Element X", "Carter Hall", "Mister Terrific", "Onimar Synn", "Nth Metal Mace" }
`
	rivals = `scenario "t" { game = "rivals" }
local ann, ben = players { { "Ann", hand = { "Punch", "Vulnerability" } }, { "Ben", hand = { "Punch" } } }
line_up { "The Riddler", "Harley Quinn", "Abandoned Amusement Park", "Killing Joke", "Vicky Vale" }
`
	late  = rivals + "ann:plays \"Punch\"\n"
	rhino = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "Energy" } } }
villain { "Rhino I" }
`
	tired = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", identity = { { "She-Hulk", exhausted = true } },
	in_play = { { "Hawkeye", exhausted = true } }, hand = {} } }
villain { "Rhino I" }
`
	human = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "Jennifer Walters", hand = { "Energy" } } }
villain { "Rhino I" }
`
	guarded = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = {}, engaged = { "Hydra Mercenary" } } }
villain { "Rhino I" }
`
	aims = `scenario "t" { game = "champions" }
local ann = players { { "Ann", identity = { "Spider-Man" }, engaged = { "Hydra Mercenary" },
	hand = { "Swinging Web Kick", "Strength", "Energy", "Genius" } } }
villain { "Rhino I" }
`
	stunned = `scenario "t" { game = "champions" }
local ann = players { { "Ann", identity = { { "She-Hulk", stunned = true, confused = true } }, hand = {} } }
villain { "Rhino I" }
main_scheme { { "The Break-In! 1B", threat = 5 } }
`
	asked = `scenario "t" { game = "champions" }
local ann, ben = players { { "Ann", character = "She-Hulk", hand = {} },
	{ "Ben", character = "Spider-Man", hand = { "Swinging Web Kick", "Energy", "Genius", "Strength", "Black Cat" } } }
villain { "Rhino I" }
`
	defended = `scenario "t" { game = "champions" }
local ann, ben = players { { "Ann", character = "She-Hulk", hand = {} }, { "Ben", character = "Spider-Man", hand = {} } }
villain { "Rhino I" }
ann:ends_turn()
ben:ends_turn()
`
	confronting = `scenario "t" { game = "rivals" }
local ann, ben = players { { "Ann", hand = { "Punch", "Punch" } }, { "Ben", hand = { "Punch", "Punch" } } }
line_up { "The Riddler", "Harley Quinn", "Abandoned Amusement Park", "Killing Joke", "Vicky Vale" }
ann:confronts()
`
	two = `scenario "t" { game = "champions" }
local ann, ben = players { { "Ann", character = "She-Hulk", hand = {} },
	{ "Ben", character = "Spider-Man", hand = {} } }
villain { "Rhino I" }
`
)

// stands is a table behind all that its script says.
func stands(t *testing.T, source string) *Table {
	t.Helper()
	table, err := Open(Setup{File: "table.lua", Source: source, Before: End})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(table.Close)
	return table
}

// whyAsked are sentences as players type them, and by what they are to be answered: a clause, or words of the answer;
// "" is that it is legal.
var whyAsked = []struct{ at, said, want string }{
	{ownTurn, "why can't I beat the Flash?", "costs 8"},
	{ownTurn, "why can't I defeat the super hero?", "costs 8"},
	{ownTurn, "Why can't she buy Catwoman?", "fe.buy.combined-cost"},
	{ownTurn, "pourquoi ne peut-elle pas acheter Catwoman ?", "fe.buy.combined-cost"},
	{ownTurn, "pourquoi je peux pas battre Flash", "costs 8"},
	{ownTurn, "affronter le super-héros", "costs 8"},
	{ownTurn, "attack Ben", "is no move of its own"},
	{ownTurn, "why can't I attack?", "is no move of its own"},
	{ownTurn, "pourquoi ne puis-je pas attaquer Ben ?", "is no move of its own"},
	{ownTurn, "Why isn't Ben allowed to play Punch?", "fe.play.own-turn"},
	{ownTurn, "acheter un coup de pied", "fe.buy.combined-cost"},
	{ownTurn, "why am I not asked to defend", "not a move"},
	{played, "why can't I play Punch again?", "fe.play"},
	{played, "pourquoi ne puis-je pas jouer Coup de Poing une deuxième fois ?", "fe.play"},
	{attacked, "why can't I block with Punch?", "fe."},
	{metal, "acheter un coup de pied", "no card"},
	{metal, "why can't I buy a Kick?", "no card"},
	{metal, "affronter Barbatos", "metal."},
	{metal, "why can't I fight Barbatos?", "metal."},
	{metal, "why can't I confront the super-villain", "costs 9"},
	{metal, "affronter le super-vilain", "costs 9"},
	{metal, "why can't he buy Element X?", "metal.buy.combined-cost"},
	{metal, "pourquoi il peut pas acheter Elément X", "metal.buy.combined-cost"},
	{metal, "why can't I buy Breakthrough twice", "metal.buy.combined-cost"},
	{metal, "pourquoi ne me demande-t-on pas de défendre ?", "not a move"},
	{metal, "utiliser Cyborg encore une fois", "metal."},
	{metal, "why can't we attack the villain", "“The Merciless”"},
	{rivals, "why can't I confront the Joker?", ""},
	{late, "affronter le Joker", "rivals.confront.before-playing"},
	{late, "fight the Joker", "rivals.confront.before-playing"},
	{late, "why can't I defeat him?", "rivals.confront.before-playing"},
	{late, "pourquoi ne puis-je pas l'affronter ?", "rivals.confront.before-playing"},
	{rivals, "why can't I block with Punch?", "rivals."},
	{rivals, "buy Killing Joke", "rivals.buy.combined-cost"},
	{rivals, "acheter la Vicky Vale", "rivals.buy.combined-cost"},
	{rivals, "why can't Ben play Punch?", "rivals."},
	{rivals, "pourquoi Ben ne peut-il pas jouer Coup de Poing ?", "rivals."},
	{rivals, "why am I not asked to block?", "not a move"},
	{tired, "why can't I attack Rhino", "mc.attack.hero-exhausts"},
	{tired, "attack Rhino", "mc.attack.hero-exhausts"},
	{tired, "attaquer Rhino", "mc.attack.hero-exhausts"},
	{tired, "why can't I attack?", "mc.attack.hero-exhausts"},
	{tired, "pourquoi ne puis-je pas attaquer ?", "mc.attack.hero-exhausts"},
	{tired, "why can't She-Hulk attack Rhino again?", "mc.attack.hero-exhausts"},
	{tired, "attaquer Rhino une deuxième fois", "mc.attack.hero-exhausts"},
	{tired, "defeat Rhino", "mc.attack.hero-exhausts"},
	{tired, "attack Rhino with Hawkeye", "mc.ally.exhaust-as-cost"},
	{tired, "attaquer avec Hawkeye", "mc.ally.exhaust-as-cost"},
	{human, "why can't she attack the villain?", "mc.attack.hero-basic"},
	{human, "pourquoi ne peut-elle pas attaquer le super-vilain ?", "mc.attack.hero-basic"},
	{human, "attaquer le méchant", "mc.attack.hero-basic"},
	{human, "why can't I thwart The Break-In!", "mc.thwart.hero-basic"},
	{human, "contrer L'Effraction !", "mc.thwart.hero-basic"},
	{guarded, "attack Rhino with She-Hulk", "mc.keywords.guard"},
	{guarded, "attaquer Rhino avec Miss Hulk", "mc.keywords.guard"},
	{rhino, "attack Rhino", ""},
	{rhino, "why am I not asked to defend?", "not a move"},
	{rhino, "pourquoi ne me demande-t-on pas de défendre ?", "not a move"},
	{tired, "why can't I recover", "mc.recover.alter-ego-only"},
	{two, "why can't Ben attack Rhino?", "mc.player-turn.basic-power"},
	{rhino, "why does nobody ask me to defend", "not a move"},
	{two, "pourquoi on ne me propose pas de contrer ?", "not a move"},
	{two, "ask Ben to act", "mc.player-turn.ask-other"},
	{guarded, "why can't I attack him?", "mc.keywords.guard"},
	{guarded, "attack the Hydra Mercenary", ""},
	{rhino, "attack Rhyno", "did you mean “Rhino”"},
	{rhino, "why can't I attack with Energy", "Energy is not in play"},
	{rhino, "je veux me soigner", "mc.recover.alter-ego-only"},
	{rhino, "pourquoi je ne peux pas changer de forme deux fois", "one thing is done at a time"},
	{rhino, "why can't I attack myself", "no enemy"},
	{rhino, "can I attack She-Hulk", "no enemy"},
	{rhino, "can I attack my hero", "no enemy"},
	{rhino, "attack Rhino twice", "one thing is done at a time"},
	{two, "why can't Rhino be attacked by Ben", "mc.player-turn.basic-power"},
	{two, "pourquoi Rhino ne peut-il pas être attaqué par Ben", "mc.player-turn.basic-power"},
	{rhino, "attack the minion", "Titania is not in play"},
	{rhino, "attaquer le sbire", "Titania is not in play"},
	{rhino, "attack the ally", "no ally is in sight"},
	{ownTurn, "why can't I play Punch on Ben's turn", "fe.play.own-turn"},
	{ownTurn, "pourquoi ne puis-je pas jouer Coup de Poing pendant le tour de Ben", "fe.play.own-turn"},
	{ownTurn, "can Ann play Punch on Ann's turn", ""},
	{ownTurn, "why can't Catwoman be bought by Ben", "not Ben's turn"},
	{ownTurn, "pourquoi Catwoman ne peut-elle pas être achetée", "fe.buy.combined-cost"},
	{ownTurn, "play 5 Punch", "one thing is done at a time"},
	{ownTurn, "Punch 3 times", "one thing is done at a time"},
	{ownTurn, "jouer Coup de Poing quatre fois", "one thing is done at a time"},
	{ownTurn, "play another Punch", ""},
	{ownTurn, "play my last Punch", ""},
	{ownTurn, "play Punch from my hand", ""},
	{ownTurn, "buy Giganta from the Line-Up", "fe.buy.combined-cost"},
	{ownTurn, "buy manbat", "fe.buy.combined-cost"},
	{ownTurn, "play Punch on Ben", "nothing of it comes to “Ben”"},
	{ownTurn, "attack Ben with Punch", "nothing of it comes to “Ben”"},
	{ownTurn, "play Punch and buy Giganta", "one thing is done at a time"},
	{ownTurn, "jouer Coup de Poing puis acheter Catwoman", "one thing is done at a time"},
	{rhino, "attack Rhino for 3", ""},
	{stunned, "why can't I attack Rhino", ""},
	{stunned, "pourquoi Miss Hulk ne peut-elle pas attaquer Rhino ?", ""},
	{stunned, "why can't I thwart the main scheme", ""},
	{rivals, "why can't I defeat The Joker 9", ""},
	{rhino, "why doesn't Rhino attack me", "what somebody would do"},
	{human, "contrer la manigance principale", "mc.thwart.hero-basic"},
	{tired, "why can't Hawkeye attack", "mc.ally.exhaust-as-cost"},
	{tired, "attack Rhino with my ally", "mc.ally.exhaust-as-cost"},
	{tired, "utiliser la capacité de Hawkeye", "has no Action"},
	{ownTurn, "why can't Giganta be bought?", "fe.buy.combined-cost"},
	{ownTurn, "pourquoi Giganta n'est pas proposée ?", "fe.buy.combined-cost"},
	{ownTurn, "why can't I buy anything", "fe.buy.combined-cost"},
	{ownTurn, "pourquoi ne puis-je rien acheter ?", "fe.buy.combined-cost"},
	{ownTurn, "why can't I buy two Kicks", "fe.buy.combined-cost"},
	{ownTurn, "acheter Cat", "did you mean “Catwoman”"},
	{ownTurn, "attack Catwoman", "fe.buy.combined-cost"},
	{ownTurn, "why can't I draw a card", "what somebody would do"},
	{dispute, "play Power", "did you mean “Bizarro Power”"},
	{played, "rejouer Coup de Poing", "fe.play"},
	{attacked, "Why can't Ann defend", "no Attack on Ann"},
	{late, "why can't I announce a confrontation", "rivals.confront.before-playing"},
	{rivals, "attack with Punch", ""},
	{rivals, "why can't I confront Killing Joke", "rivals.buy.combined-cost"},
	{tired, "why isn't my hero able to attack", "mc.attack.hero-exhausts"},
	{tired, "pourquoi Miss Hulk ne peut-elle plus attaquer ?", "mc.attack.hero-exhausts"},
	{human, "je voudrais attaquer Rhino avec Miss Hulk", "mc.form.alter-ego-hides-hero"},
	{human, "passer en héros", ""},
	{two, "Ben: attack Rhino", "mc.player-turn.basic-power"},
	{ownTurn, "why can't I take Catwoman", "fe.buy.combined-cost"},
	{ownTurn, "pourquoi je peux pas acheter de Faiblesse", "a Weakness is never bought"},
	{ownTurn, "attack my opponent", "is no move of its own"},
	{late, "why can't I fight my opponent", "rivals.confront.before-playing"},
	{late, "why can't Batman confront The Joker", "rivals.confront.before-playing"},
	{rhino, "what's for dinner", "what somebody would do"},
	{rhino, "quelle heure est-il ?", "what somebody would do"},
	{rhino, "end the villain phase", "what somebody would do"},
	{rhino, "end my turn", ""},
	{rhino, "change form to alter-ego", ""},
	{rhino, "draw a card", "to draw is no move"},
	{rhino, "piocher une carte", "to draw is no move"},
	{rhino, "thwart the main scheme", "mc.amb.thwart"},
	{rhino, "play two cards", "one thing is done at a time"},
	{ownTurn, "acheter deux cartes", "one thing is done at a time"},
	{rivals, "confront Batman", "one's own Character"},
	{rivals, "confront Ann", "one's own Character"},
	{rivals, "confronter le Joker", ""},
	{rivals, "dois-je jouer Coup de Poing ?", ""},
	{rivals, "shall I play Punch", ""},
	{rivals, "que se passe-t-il si je joue Coup de Poing ?", ""},
	{rivals, "what happens if I play Punch", ""},
	{tired, "use Hawkeye to attack Rhino", "mc.ally.exhaust-as-cost"},
	{tired, "utiliser Hawkeye pour attaquer Rhino", "mc.ally.exhaust-as-cost"},
	{aims, "play Swinging Web Kick on Rhino", "nothing of it comes to “Rhino I”"},
	{aims, "play Swinging Web Kick on She-Hulk", "nothing of it comes to"},
	{aims, "why can't I hit She-Hulk with Swinging Web Kick", "nothing of it comes to"},
	{aims, "attack Ann with Swinging Web Kick", "nothing of it comes to"},
	{aims, "play Swinging Web Kick on Hydra Mercenary", ""},
	{aims, "attaquer Rhino avec Swinging Web Kick", "nothing of it comes to"},
	{aims, "play Swinging Web Kick", ""},
	{ownTurn, "play Punch on my turn", ""},
	{rivals, "why can't Ben confront me", "turn"},
	{ownTurn, "<img src=x onerror=alert(1)>", "what somebody would do"},
	{asked, "why can't Ben play Swinging Web Kick", "mc.player-turn.ask-other"},
	{asked, "Ben joue Swinging Web Kick", "Ann may ask Ben to act"},
	{asked, "Ben plays Black Cat", "mc.player-turn.play-card"},
	{asked, "ask Ben for help", ""},
	{asked, "demander à Ben d'agir", ""},
	{asked, "je demande à Ben de m'aider", ""},
	{asked, "change back to alter-ego", ""},
	{asked, "rechanger de forme", ""},
	{asked, "passer en forme alter-ego", ""},
	{asked, "me remettre en héros", "that form is the one that shows"},
	{asked, "become She-Hulk", "that form is the one that shows"},
	{asked, "use Ben's Spider-Man", "does not control"},
	{asked, "attack Ben", "only answer is"},
	{asked, "end my turn", ""},
	{defended, "why can't Ben defend", "once this question is answered or declined"},
	{defended, "leave it undefended", ""},
	{defended, "laisser passer", ""},
	{defended, "decline to defend", ""},
	{defended, "defend with She-Hulk and Spider-Man", "mc.amb.one-defender"},
	{defended, "defend with two characters", "mc.amb.one-defender"},
	{defended, "défendre avec les deux", "mc.amb.one-defender"},
	{rivals, "Ben plays Punch", "not Ben's turn"},
	{rivals, "why can't Ben block", "rivals.block.only-in-confrontation"},
	{rivals, "why can't I block with Lucius Fox", "rivals.cards.lucius-fox-defense"},
	{confronting, "defeat the Joker", "once its player has handed over"},
	{confronting, "why can't I confront him again", "rivals.confront.announce"},
	{confronting, "play a second Punch", ""},
	{confronting, "plya Punch", "did you mean: plays Punch"},
	{confronting, "why can't Ben block", "rivals.block.after-the-attacker"},
	{metal, "rescue Superman", "that is no move"},
	{metal, "libérer Superman", "that is no move"},
	{metal, "why can't Ben defend", "metal.attack.may-avoid"},
	{ownTurn, "pourquoi Ben ne peut-il pas se défendre ?", "no Attack on Ben"},
	{ownTurn, "why was I not asked to defend", "not a move; of the move itself: there is no Attack"},
	{ownTurn, "why did Ben take a Weakness", "why something has happened"},
	{ownTurn, "pourquoi a-t-il pris une Faiblesse", "why something has happened"},
	{ownTurn, "play both Punches", "one thing is done at a time"},
	{ownTurn, "play my whole hand", "one thing is done at a time"},
	{ownTurn, "jouer toutes mes cartes", "one thing is done at a time"},
	{ownTurn, "use my super-villain", "Lex Luthor"},
	{ownTurn, "get rid of Punch", "fe.destroy"},
	{ownTurn, "skip my turn", ""},
	{ownTurn, "play Broadsword", "not in Ann's hand"},
}

// scriptWord is what only a script says, and straight a quotation mark of its names.
var (
	scriptWord = regexp.MustCompile(`\b[a-z]+_[a-z]+\b|\b[a-z]+:[a-z]|\(\)|\bscript\b|[a-z] = `)
	straight   = regexp.MustCompile(`"`)
)

// TestWhyNotAsPlayersSayIt answers each of the sentences, in the words of players.
func TestWhyNotAsPlayersSayIt(t *testing.T) {
	for _, x := range whyAsked {
		no, err := stands(t, x.at).Why(x.said)
		if err != nil && !errors.As(err, &no) {
			t.Errorf("%s: %v", x.said, err)
			continue
		}
		if (no == nil) != (x.want == "") {
			t.Errorf("%s: not %q but %v", x.said, x.want, no)
		}
		if no == nil {
			continue
		}
		for l := range engine.Spoken() {
			says := no.What.In(l) + " " + no.Hint.In(l)
			if scriptWord.MatchString(says) || straight.MatchString(says) {
				t.Errorf("%s is answered in words of scripts: %s", x.said, says)
			}
		}
		if !slices.ContainsFunc(no.Clauses, func(id string) bool { return strings.HasPrefix(id, x.want) }) &&
			!strings.Contains(no.What[engine.EN]+" "+no.Hint[engine.EN], x.want) {
			t.Errorf("%s: not %s but %s %v %s", x.said, x.want, no.What[engine.EN], no.Clauses, no.Hint[engine.EN])
		}
	}
}

// TestWhoAsksPlaysNothing: a question is no answer, though what it is about may be done; it can be tried. Whom somebody
// attacks is chosen with the attack.
func TestWhoAsksPlaysNothing(t *testing.T) {
	for said, plays := range map[string]bool{"why can't I attack Rhino?": false, "puis-je attaquer Rhino ?": false,
		"what if I attack": false, "attack Rhino": true, "attaquer": true, "I attack Rhino with She-Hulk": true} {
		table := stands(t, rhino)
		if i, err := table.Find(said); !plays && (i >= 0 || err != nil) {
			t.Errorf("%s is found: %d, %v", said, i, err)
		}
		if _, err := table.Answer(said); (err == nil) != plays {
			t.Errorf("%s: %v", said, err)
		} else if plays {
			continue
		}
		if _, err := table.Try(said); err != nil {
			t.Errorf("%s is not tried: %v", said, err)
		}
	}
	table := stands(t, guarded)
	if _, err := table.Answer("attack Rhino"); err == nil || len(table.Log().Events) != len(stands(t, guarded).Log().Events) {
		t.Errorf("in spite of the guard: %v", err)
	}
	for _, said := range []string{"plays Bizaro Power", "play a Power", "buys Bat"} {
		table := stands(t, dispute)
		if step, err := table.Answer(said); err == nil || !strings.Contains(err.Error(), "did you mean") {
			t.Errorf("%s is taken for %s: %v", said, step.Line, err)
		}
	}
}

// TestAskedWithItsTarget: of a move that is asked about with what it is aimed at, the move is found, and none that is
// not legal.
func TestAskedWithItsTarget(t *testing.T) {
	for said, x := range map[string]struct {
		at    string
		found bool
	}{"why can't I attack Rhino": {rhino, true}, "pourquoi ne puis-je pas attaquer Rhino ?": {rhino, true},
		"why can't I attack the Rhino": {tired, false}, "attack Rhino with Hawkeye": {tired, false}} {
		table := stands(t, x.at)
		if i, err := table.FindAsked(said); err != nil || (i >= 0) != x.found {
			t.Errorf("%s: %d, %v", said, i, err)
		}
	}
	table := stands(t, stunned)
	if step, err := table.Answer("attack Rhino"); err != nil || step.Line != `ann:attacks_with "She-Hulk"` {
		t.Errorf("stunned: %q, %v", step.Line, err)
	}
}

// TestOnlyMovesArePlayed: what is asked or denied is not played, with whatever words.
func TestOnlyMovesArePlayed(t *testing.T) {
	for said, plays := range map[string]bool{
		"must I play Punch?": false, "Will Ann play Punch?": false, "would she play Punch?": false, "will I end my turn?": false,
		"must I end my turn?": false, "ai-je le droit de jouer Coup de Poing ?": false, "a-t-on le droit de jouer Coup de Poing": false,
		"suis-je autorisé à jouer Coup de Poing ?": false, "I must not play Punch": false, "Ann will not play Punch": false,
		"nobody plays Punch": false, "no one plays Punch": false, "je joue pas Coup de Poing": false, "je veux pas jouer Coup de Poing": false,
		"jamais jouer Coup de Poing": false, "not Punch": false, "Punch not allowed?": false, "Punch, why not?": false,
		"dois-je jouer Coup de Poing": false, "do not play Punch": false, "I am not playing Punch": false, "Ann ne joue pas Punch": false,
		"Ann plays Punch?": false, "Punch?": false, "end turn?": false, "pass?": false, "what happens if I play Punch": false,
		"que se passe-t-il si je joue Coup de Poing": false, "I don't play Punch": false,
		"I will play Punch": true, "Ann will play Punch": true, "let me play Punch": true, "I'd like to play Punch": true,
		"je veux jouer Coup de Poing": true, "on joue Coup de Poing": true, "Punch": true, "Punch!": true, "Ann plays a Punch": true,
		"I'll play Punch": true, "I'm going to play Punch": true, "OK, play Punch": true, "je vais jouer Coup de Poing": true,
		"je pose Coup de Poing": true, "un coup de poing s'il te plaît": true, "j'ai fini": true, "c'est fini": true,
		"please play Punch now": true, "I end my turn": true, "fin de mon tour": true,
		"Punch?!": false, "Ann plays Punch ?!": false, "Ann ends the turn ?!": false, "Punch?.": false, "(Punch?)": false,
		"« Punch ? »": false, "je joue rien": false, "Ann joue rien": false, "I play nothing": false, "je ne joue rien": false,
		"je n'attaque personne": false, "Ann plays no card, not Punch": false, "play Punch on Ben": false, "attack Ben with Punch": false,
		"play Punch twice": false, "play two Punch": false, "play Punch on Ben's turn": false, "play Punch from my discard pile": false,
		"Punch and Kick": false, "play Punch and end my turn": false, "play Punch, then end turn": false,
		"play Punch from my hand": true, "je joue Coup de Poing de ma main": true, "play 1 Punch": true, "play one Punch": true,
		"Punch is played by Ann": true, "Punch is played": true, "number 1": true, "1.": true, "réponse 1": true, "play my last Punch": true,
		"(Punch)": true, "« Punch »": true, "end turn without buying": true,
	} {
		table := stands(t, ownTurn)
		before := len(table.Log().Events)
		_, err := table.Answer(said)
		if (err == nil) != plays || plays == (len(table.Log().Events) == before) {
			t.Errorf("%s: %v", said, err)
		}
	}
}

// TestNobodyDefends: to say that one does not is the answer to being asked.
func TestNobodyDefends(t *testing.T) {
	for _, said := range []string{"I don't defend", "no", "je ne me défends pas", "not me"} {
		if _, err := stands(t, attacked).Answer(said); err != nil {
			t.Errorf("%s: %v", said, err)
		}
	}
	for _, said := range []string{"I don't block", "I'm not defending", "we don't defend", "Ben doesn't defend", "Ben: I don't defend",
		"no I don't defend", "je ne bloque pas", "Ben ne se défend pas", "no thank you", "pas de défense",
		"Ben se défend avec rien", "Ben defends with nothing", "Ben doesn't avoid the attack", "Ben n'évite pas l'attaque"} {
		step, err := stands(t, attacked).Answer(said)
		if err != nil || !strings.Contains(step.Line, "declines") {
			t.Errorf("%s: %q, %v", said, step.Line, err)
		}
	}
	for _, said := range []string{"I don't defend?", "Ann: no", "Ann: pass", "Ann declines", "Ann refuses", "Ann doesn't defend",
		"why don't I defend", "je décline rien", "I can't defend", "I don't decline", "doesn't Ben defend"} {
		if step, err := stands(t, attacked).Answer(said); err == nil {
			t.Errorf("%s declines: %s", said, step.Line)
		}
	}
}

// TestOtherDeedsAreNotPlayed: what comes nearest to words for another deed is told and not played, nor a move with a
// card that has no part in it.
func TestOtherDeedsAreNotPlayed(t *testing.T) {
	rich := strings.Replace(ownTurn, `hand = { "Punch" } },`, `hand = { "Punch", "Kick" }, power = 20 },`, 1)
	for said, x := range map[string]struct {
		at    string
		plays bool
	}{
		"I attack Catwoman": {rich, false}, "I confront Giganta": {rich, false}, "j'attaque Catwoman avec Kick": {rich, false},
		"I attack the Flash with Kick": {rich, false}, "I buy Catwoman with Kick": {rich, false}, "I play Punch with Kick": {rich, false},
		"I buy Catwoman": {rich, true}, "I defeat the Flash": {rich, true}, "I kill Rhino": {rhino, false}, "I attack Rhino": {rhino, true},
		"I fight Rhino": {rhino, true}, "je tue Rhino": {rhino, false},
	} {
		step, err := stands(t, x.at).Answer(said)
		if (err == nil) != x.plays {
			t.Errorf("%s: %q, %v", said, step.Line, err)
		}
	}
}

// TestNamesThatAreWords: players whose names are words of questions are heard.
func TestNamesThatAreWords(t *testing.T) {
	named := strings.NewReplacer("ann, ben", "may, will", `"Ann"`, `"May"`, `"Ben"`, `"Will"`).Replace(ownTurn)
	for said, plays := range map[string]bool{"Will plays the Punch": false, "Will ends his turn": false, "Will: play Punch": false,
		"why can't Will play Punch": false, "May: plays the Punch": true, "May ends her turn": true, "May plays a Punch": true,
		"may I play Punch": false} {
		if _, err := stands(t, named).Answer(said); (err == nil) != plays {
			t.Errorf("%s: %v", said, err)
		}
	}
	two := strings.NewReplacer("ann, ben", "ann, lee", `"Ben"`, `"Ann Lee"`).Replace(ownTurn)
	arcy := strings.NewReplacer("ann, ben", "ann, arcy", `"Ben"`, `"D'Arcy"`).Replace(ownTurn)
	for _, x := range [][2]string{{two, "why can't Ann Lee play Punch"}, {arcy, "pourquoi D'Arcy ne peut-il pas jouer Coup de Poing"}} {
		if no, err := stands(t, x[0]).Why(x[1]); err != nil || no == nil || !strings.Contains(no.Error(), "turn") {
			t.Error(x[1], no, err)
		}
	}
	no, err := stands(t, named).Why("why can't Will play Punch")
	if err != nil || no == nil || !strings.Contains(no.Error(), "it is not Will's turn") {
		t.Error(no, err)
	}
}

// TestLongWords: words that go on and on are not taken apart.
func TestLongWords(t *testing.T) {
	table := stands(t, ownTurn)
	for _, word := range []string{"why ", "again ", "i ", "a "} {
		if _, err := table.Why(strings.Repeat(word, 20_000)); err == nil {
			t.Errorf("%q is understood", word)
		}
	}
}

// TestWhyTellsNothingOfAnothersHand: what is told of another player is the same, whatever that player holds.
func TestWhyTellsNothingOfAnothersHand(t *testing.T) {
	says := func(source, said string) string {
		no, err := stands(t, source).Why(said)
		if err != nil && !errors.As(err, &no) {
			return err.Error()
		}
		return fmt.Sprint(no.Error(), no.Hint, no.Clauses)
	}
	for _, x := range []struct{ table, holds, other string }{
		{ownTurn, `"Sinestro", hand = { "Punch" }`, `"Sinestro", hand = { "Ultra Strength", "Kick" }`},
		{strings.Replace(two, `"Spider-Man", hand = {}`, `"Spider-Man", hand = { "Energy" }`, 1), `"Energy"`,
			`"Backflip", "Web-Shooter", "Swinging Web Kick"`},
	} {
		other := strings.Replace(x.table, x.holds, x.other, 1)
		if other == x.table {
			t.Fatal("the hands are the same")
		}
		for _, said := range []string{`ben:plays "Kick"`, `ben:plays "Backflip"`, "why not Ben Kick", "Ben Backflip", "why can't Ben play strength", "why can't Ben play Kick", "why can't Ben play back",
			"why can't Ben play web", "why can't Ben play Backflip", "Ben: play Web-Shooter", "why can't Ben play Ultra Strength"} {
			if a, b := says(x.table, said), says(other, said); a != b {
				t.Errorf("%s: %s, and with another hand: %s", said, a, b)
			}
		}
	}
}

// TestWhyTellsNoHand: what another player holds is not told by who asks of that player.
func TestWhyTellsNoHand(t *testing.T) {
	table := stands(t, strings.Replace(dispute, `"Invulnerable", "Punch"`, `"Invulnerable", "Firestorm Matrix"`, 1))
	for _, said := range []string{"why can't Ben play anything?", "why can't Ben defend?", "why is Ben not asked to defend"} {
		no, err := table.Why(said)
		if err != nil && !errors.As(err, &no) {
			t.Fatal(err)
		}
		if no == nil || strings.Contains(no.Error(), "Firestorm") || strings.Contains(no.Error(), "Invulnerable") {
			t.Errorf("%s: %v", said, no)
		}
	}
}

// TestWhyTellsNothingByWhatWasPlayed: that a card was played already tells nothing of whether another of its name is
// held by somebody who does not decide.
func TestWhyTellsNothingByWhatWasPlayed(t *testing.T) {
	for _, hand := range []string{`"Bizarro Power", "Punch"`, `"Bizarro Power", "Punch", "Punch"`} {
		table := stands(t, strings.Replace(dispute, `"Bizarro Power", "Punch"`, hand, 1)+
			"ann:plays \"Punch\"\nann:plays \"Bizarro Power\"\n")
		no, err := table.Why("Ann plays Punch")
		if err != nil && !errors.As(err, &no) || no == nil || !strings.Contains(no.Error(), "Ben decides now") {
			t.Errorf("%s: %v", hand, no)
		}
	}
}
