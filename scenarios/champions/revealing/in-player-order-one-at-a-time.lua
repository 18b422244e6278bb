scenario "Each player reveals all dealt cards before the next player does" {
  game     = "champions",
  question = {
    en = "We have two encounter cards each. Do we take turns revealing one, or do I reveal both of mine first?",
    fr = "Nous avons chacun deux cartes Rencontre. Révèle-t-on une carte chacun à tour de rôle, ou est-ce que je révèle d'abord mes deux cartes ?",
  },
  shows    = { "mc.reveal.step-four" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Hydra Bomber" }, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
  { "Ben", character = "Jennifer Walters", hand = {}, dealt = { "Hydra Bomber" }, deck_top = { "Energy", "Genius", "Strength", "Split Personality", "Gamma Slam", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Charge", "Hydra Mercenary" }      -- two boost cards, then one dealt to each

ann:ends_turn()
ben:ends_turn()
ben:declines()                                   -- Jennifer prevents no threat
ben:declines()
ben:declines()
expect(ann.dealt):count(1)                       -- Ann's first card is being resolved
ann:chooses "damage"
expect(ann.dealt):is_empty()                     -- both of Ann's are done
expect(attachments):is { "Charge" }
expect(ben.dealt):count(1)
ben:chooses "damage"
expect(ben.engaged):is { "Hydra Bomber", "Hydra Mercenary" }
ruling {
  en = "You reveal and resolve both of yours, one after the other; then the next player in order does the same.",
  fr = "Vous révélez et résolvez vos deux cartes, l'une après l'autre ; puis le joueur suivant fait de même.",
}
