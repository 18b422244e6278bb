scenario "Electric Whip Attack finds no upgrade" {
  game     = "champions",
  question = {
    en = "The hero controls no upgrade when Electric Whip Attack is revealed, nor when it is a boost card. What does it do?",
    fr = "Le héros ne contrôle aucune amélioration quand Attaque au Fouet Électrique est révélée, ni quand elle sert de boost. Que fait-elle ?",
  },
  shows    = { "mc.card.electric-whip-attack" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "Pepper Potts" }, nemesis = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Electric Whip Attack", "Electric Whip Attack" }

ann:ends_turn()
ann:declines "defends_with"

expect(ann.identity:damage "Iron Man"):is(2)
expect(ann.in_play):is { "Pepper Potts" }
ruling {
  en = "Nothing either time: there is nothing to choose.",
  fr = "Rien dans les deux cas : il n'y a rien à choisir.",
}
