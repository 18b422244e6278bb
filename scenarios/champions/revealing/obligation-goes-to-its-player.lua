scenario "An obligation goes to the player it names" {
  game     = "champions",
  question = {
    en = "I am Captain Marvel and reveal Legal Work, She-Hulk's obligation. Who deals with it?",
    fr = "Je suis Captain Marvel et je révèle Profession Juridique, l'obligation de Miss Hulk. Qui s'en occupe ?",
  },
  shows    = { "mc.reveal.obligation" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Split Personality", "Gamma Slam", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Legal Work", "Charge" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                                   -- Jennifer prevents no threat
ben:declines()
ben:declines()
expect(ben):must_choose { "chooses exhaust", "chooses acceleration token" }
ben:chooses "exhaust"
expect(ben.identity:exhausted "Jennifer Walters"):is(1)
expect(ann.identity:exhausted "Carol Danvers"):is(0)
expect(removed):is { "Legal Work" }
expect(game.acceleration):is(0)
ruling {
  en = "The She-Hulk player: the card is given to that player, who makes its choices and bears them.",
  fr = "Le joueur de Miss Hulk : la carte lui est donnée, il fait les choix et en subit les effets.",
}
