scenario "A Defense gives no Power in the turn of another player" {
  game     = "forever-evil",
  question = {
    en = "My Defense says: discard it to avoid an Attack, gain 2 Power and draw a card. Have I the 2 Power in my own turn, when I was attacked in Ann's?",
    fr = "Ma Défense dit : défaussez-la pour éviter une Attaque, gagnez 2 de Puissance et piochez une carte. Ai-je les 2 de Puissance à mon tour, si l'on m'a attaqué pendant celui d'Ann ?",
  },
  shows    = { "fe.end-turn.4-power-lost" },
}
card "Spring Shield" { type = "Equipment", cost = 3,
  says = { "Defense: discard this to avoid an Attack; Power +2, and draw a card.", "Défense : défaussez cette carte pour éviter une Attaque ; Puissance +2, et piochez une carte." },
  play = power(1), defense = { power(2), draw(1) } }

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Spring Shield" }, deck = { "Punch" } },
}

ann:plays "Bizarro Power"
ben:defends "Spring Shield"
expect(log):has("Spring Shield", "gives no Power", "by", "fe.end-turn.4-power-lost")
expect(ben.power):is(0)
expect(ben.hand):is { "Punch" }
ann:ends_turn()
expect(ben.power):is(0)
ruling {
  en = "No. Power is for the turn in which it comes: what is not spent in it is lost at its end. You draw the card all the same.",
  fr = "Non. La Puissance vaut pour le tour où elle vient : ce qui n'y est pas dépensé se perd à sa fin. Vous piochez la carte malgré tout.",
}
