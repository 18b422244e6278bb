scenario "A revealed card enters play, then its When Revealed text is carried out" {
  game     = "champions",
  question = {
    en = "I reveal Shocker. Does he deal his damage before or after he is in play?",
    fr = "Je révèle Shocker. Inflige-t-il ses dégâts avant ou après son arrivée en jeu ?",
  },
  shows    = { "mc.reveal.how", "mc.card.shocker" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Aunt May", "Web-Shooter", "Black Cat" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Shocker", "Charge" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- nobody defends against Rhino's 2
expect(ann.engaged):is { "Shocker" }
expect(ann.identity:damage "Captain Marvel"):is(3)
expect(ben.identity:damage "Peter Parker"):is(0)
ruling {
  en = "After. He enters play engaged with you and then deals 1 damage to each hero; a player in alter-ego form has no hero to hurt.",
  fr = "Après. Il arrive en jeu engagé avec vous puis inflige 1 dégât à chaque héros ; un joueur en alter ego n'a pas de héros à blesser.",
}
