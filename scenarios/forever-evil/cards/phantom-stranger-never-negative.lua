scenario "Phantom Stranger in a deck full of Punches" {
  game     = "forever-evil",
  question = {
    en = "My deck still has eleven cards of cost 0. Is Phantom Stranger worth -1?",
    fr = "Mon deck compte encore onze cartes de coût 0. Phantom Stranger vaut-il -1 ?",
  },
  shows    = { "fe.card.phantom-stranger" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Phantom Stranger", "Punch" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(1)                 -- the Kick; Phantom Stranger is not -1

ruling {
  en = "No, it is worth 0; its value never goes below that.",
  fr = "Non, il vaut 0 ; sa valeur ne descend jamais plus bas.",
}
