scenario "A turn may begin with more than five cards in the Line-Up, never with fewer" {
  game     = "forever-evil",
  question = {
    en = "Pandora's Box adds cards to the Line-Up. With how many can the next player begin?",
    fr = "La Boîte de Pandora ajoute des cartes à la réserve. Avec combien le joueur suivant peut-il commencer ?",
  },
  shows    = { "fe.amb.line-up-over-five", "fe.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Pandora's Box", "Punch", "Punch" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Vibe", "Ultraman", "Constructs of Fear", "Pandora", "Power Armor" }
main_deck:on_top { "Grid", "Owlman", "Despero", "Power Ring" }

possible { that(line_up):count(7), within = "1 turn", at = "the end of a turn" }
never { that(line_up):count(4), within = "1 turn", at = "the end of a turn" }
never { that(line_up):count(8), within = "1 turn", at = "the end of a turn" }

ann:plays "Pandora's Box"               -- Grid costs 2: two cards enter
ann:ends_turn()

expect(line_up):count(7)
expect(ben):is_on_turn()
ruling {
  en = "With five, six or seven here: what the Box adds stays, and the refill only fills up to five.",
  fr = "Avec cinq, six ou sept ici : ce que la Boîte ajoute reste, et on ne complète que jusqu'à cinq.",
}
