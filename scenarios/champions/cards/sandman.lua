scenario "Sandman enters play tough" {
  game     = "champions",
  question = {
    en = "I reveal Sandman and hit him. Is he hurt?",
    fr = "Je révèle L'Homme-Sable et le frappe. Est-il blessé ?",
  },
  shows    = { "mc.keywords.toughness", "mc.card.sandman" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Sandman" }

ann:ends_turn()
ann:declines()
expect(ann.engaged:tough "Sandman"):is(1)
ann:attacks_with "Captain Marvel"
ann:chooses "Sandman"
expect(ann.engaged:damage "Sandman"):is(0)
expect(ann.engaged:tough "Sandman"):is(0)
ruling {
  en = "Not by the first hit: he enters play with a tough card, which prevents all of that damage.",
  fr = "Pas par le premier coup : il arrive en jeu avec une carte Tenace, qui prévient tous ces dégâts.",
}
