scenario "Electric Whip Attack finds an alter ego" {
  game     = "champions",
  question = {
    en = "Tony Stark controls two upgrades when Electric Whip Attack is revealed. May he take the damage?",
    fr = "Tony Stark contrôle deux améliorations quand Attaque au Fouet Électrique est révélée. Peut-il prendre les dégâts ?",
  },
  shows    = { "mc.card.electric-whip-attack" },
}
local ann = players {
  { "Ann", character = "Tony Stark", hand = { "Genius", "Strength", "Energy", "Haymaker", "Uppercut", "Tigra" }, in_play = { "Mark V Helmet", "Arc Reactor" }, nemesis = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Electric Whip Attack" }

ann:ends_turn()
ann:declines "discards"
ann:chooses "Arc Reactor"

expect(ann.identity:damage "Tony Stark"):is(0)
expect(ann.in_play):is { "Mark V Helmet" }
expect(ann.discard):has "Arc Reactor"
ruling {
  en = "No: the damage is for a hero, and he is an alter ego. He discards one of the upgrades.",
  fr = "Non : les dégâts sont pour un héros, et il est alter ego. Il défausse l'une des améliorations.",
}
