scenario "Two boost cards are turned up one after the other and both count" {
  game     = "champions",
  question = {
    en = "Rhino's boost card, Titania's Fury (1 icon), gives him a second one, Stampede (1 icon). How are they resolved, and what is his ATK?",
    fr = "La carte Boost de Rhino, Fureur de Titania (1 icône), lui en donne une deuxième, Ruée (1 icône). Comment se résolvent-elles, et quelle est son ATQ ?",
  },
  shows    = { "mc.enemy-attack.3-flip-one-by-one", "mc.boost.several-stack" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Titania's Fury", "Stampede", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(4)
expect(encounter_discard):in_order { "Stampede", "Titania's Fury" }
ruling {
  en = "One at a time: the first is turned up, its boost text gives the second, which is turned up next. Their icons add up: 2 + 1 + 1 = 4.",
  fr = "L'une après l'autre : la première est retournée, son texte boost donne la deuxième, retournée ensuite. Leurs icônes s'additionnent : 2 + 1 + 1 = 4.",
}
