scenario "Deathstorm in a deck of 26 cards" {
  game     = "forever-evil",
  question = {
    en = "How many VP is Deathstorm worth if I end the game with 26 cards, one Location in play among them?",
    fr = "Combien de PV vaut Deathstorm si je finis la partie avec 26 cartes, dont un Lieu en jeu ?",
  },
  shows    = { "fe.cards.deathstorm", "fe.amb.deathstorm-formula" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Deathstorm", "Punch", "Vulnerability" }, in_play = { "Happy Harbor" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch",
             "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Deathstroke" },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()                         -- nothing left to fill the Line-Up with

expect(game):is_over()
expect(ann.deck):count(26)              -- hand, discard pile and the Location are back in it
expect(ann.score):is(5)                 -- 4 for Deathstorm, 1 for Happy Harbor

ruling {
  en = "Four. Deathstorm itself and everything that goes back to your deck at the end make up the 26.",
  fr = "Quatre. Deathstorm et tout ce qui revient dans votre deck à la fin font partie des 26.",
}
