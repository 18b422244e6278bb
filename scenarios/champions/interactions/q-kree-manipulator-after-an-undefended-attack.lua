scenario "Rhino schemes in the wake of his own undefended attack" {
  game     = "champions",
  question = {
    en = "After Rhino's undefended attack, Black Panther's retaliation brings out Rhino II, Black Widow turns away what he reveals, and Advance comes instead: he schemes with Kree Manipulator as boost card. Does it place threat, since the attack was undefended?",
    fr = "Après l'attaque non défendue de Rhino, la Riposte de Black Panther fait venir Rhino II, Black Widow écarte ce qu'il révèle et Avancée vient à la place : il manigance avec Manipulateur Kree en carte Boost. Celui-ci place-t-il de la menace, puisque l'attaque n'était pas défendue ?",
  },
  shows    = { "mc.enemy-scheme.2-star-effect", "mc.boost.star-resolves-faceup" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Genius", "Energy", "Strength", "Vibranium", "Vibranium" }, in_play = { "Black Widow" } },
}
villain { { "Rhino I", damage = 13 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Kree Manipulator", "Breakin' & Takin'" }
shuffle_gives { "Crowd Control" }       -- after Rhino II has searched the encounter deck

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:declines()                          -- nobody defends
ann:uses "Black Widow"                  -- Breakin' & Takin' is turned away, Advance comes instead
ann:pays_with "Genius"
expect(main_scheme:threat "The Break-In!"):is(2)          -- 1 in step one, SCH 1
ruling {
  en = "No. The boost ability asks what the villain is doing now, and he is scheming. That he attacked undefended a moment ago makes no difference.",
  fr = "Non. La capacité Boost demande ce que le méchant fait à présent, et il manigance. Qu'il ait attaqué sans défense l'instant d'avant n'y change rien.",
}
