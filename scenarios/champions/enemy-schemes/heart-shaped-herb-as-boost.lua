scenario "A star on the boost card of a scheme is resolved once the card is turned up" {
  game     = "champions",
  question = {
    en = "Rhino schemes and his boost card is Heart-Shaped Herb, with one icon and a star. Does what the star stands for happen in a scheme too?",
    fr = "Rhino manigance et sa carte Boost est Plante en forme de Cœur, avec une icône et une étoile. Ce que l'étoile annonce se produit-il aussi lors d'une manigance ?",
  },
  shows    = { "mc.enemy-scheme.2-star-effect" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = {}, deck_top = { "Energy", "Vibranium", "Shuri", "Black Widow", "Luke Cage", "Strength" }, nemesis = {} },   -- the nemesis set came into the game earlier
}
villain { "Rhino I" }
encounter_deck:on_top { "Heart-Shaped Herb", "False Alarm" }

ann:ends_turn()

expect(villain:tough "Rhino"):is(1)
expect(main_scheme:threat "The Break-In!"):is(3)   -- 1 of step one, then 1 + 1
ruling {
  en = "Yes. The star's effect gives Rhino a Tough status card, beside the one threat that the icon adds.",
  fr = "Oui. L'effet de l'étoile donne une carte Tenace à Rhino, en plus de la menace que l'icône ajoute.",
}
