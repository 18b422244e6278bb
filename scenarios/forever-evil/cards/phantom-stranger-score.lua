scenario "Phantom Stranger at the end of the game" {
  game     = "forever-evil",
  question = {
    en = "What is Phantom Stranger worth with three cards of cost 0 in my deck?",
    fr = "Combien vaut Phantom Stranger avec trois cartes de coût 0 dans mon deck ?",
  },
  shows    = { "fe.card.phantom-stranger" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Phantom Stranger", "Punch" }, deck = { "Kick", "Vulnerability" }, discard = { "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(7)                 -- 7 for him, 1 for the Kick, -1 for the Weakness

ruling {
  en = "Seven: ten less one for each Punch, Vulnerability and Weakness in the deck.",
  fr = "Sept : dix moins un par Coup de Poing, Vulnérabilité et Faiblesse du deck.",
}
