scenario "Happy Harbor gives Power for a Super Hero played" {
  game     = "forever-evil",
  question = {
    en = "I control Happy Harbor and play The Flash. Does the Location give me its +1 Power for a Super Hero?",
    fr = "Je contrôle Happy Harbor et je joue Flash. Le Lieu me donne-t-il son +1 en Puissance pour un Super-Héros ?",
  },
  shows    = { "fe.hero.happy-harbor", "fe.hero.is-hero" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "The Flash" }, in_play = { "Happy Harbor" }, deck = { "Punch", "Punch", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "The Flash"
ann:discards "Punch"

expect(ann.power):is(1)
ruling {
  en = "Yes. Every Super Hero is a Hero, so playing one gives +1 Power.",
  fr = "Oui. Tout Super-Héros est un Héros : en jouer un donne +1 en Puissance.",
}
