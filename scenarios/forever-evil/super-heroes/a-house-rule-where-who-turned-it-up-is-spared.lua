scenario "A house rule: a First Appearance Attack spares whose turn has ended" {
  game     = "forever-evil",
  rules    = { ["fe.first-appearance.all-players"] = "off" },
  question = {
    en = "At our table a First Appearance Attack spares the player whose turn has just ended. Deathstroke defeats The Flash, and Shazam! appears: who gains a Weakness?",
    fr = "Chez nous, l'Attaque de Révélation épargne le joueur dont le tour vient de finir. Deathstroke vainc Flash et Shazam! se révèle : qui gagne une Faiblesse ?",
  },
  shows    = { "fe.card.shazam.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, discard = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Black Adam",  hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Shazam!" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Giganta", "Mallet" }

ann:defeats "The Flash"
ann:ends_turn()

expect(log):has_no("Attack on", ann)
expect(log):has("Attack on", ben)
expect(ann.discard):has_no "Weakness"
expect(ben.discard):is { "Weakness" }
ruling {
  en = "Only the other player. The Attack is not made against the one who defeated The Flash.",
  fr = "L'autre joueur seulement. L'Attaque ne vise pas celui qui a vaincu Flash.",
}
