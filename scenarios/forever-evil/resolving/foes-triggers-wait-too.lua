scenario "A foe's ability triggered in the middle of an Attack waits as well" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and discard a Defense against Ann's Attack. Do I draw at once, or when the Attack on the others is over?",
    fr = "Je suis Harley Quinn et je défausse une Défense contre l'Attaque d'Ann. Est-ce que je pioche aussitôt, ou quand l'Attaque contre les autres est finie ?",
  },
  shows    = { "fe.amb.triggers-wait", "fe.oversized.harley-defense" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",   hand = { "Bizarro Power" } },
  { "Ben", character = "Harley Quinn", hand = { "Commissioner Gordon" }, deck = { "Stargirl" } },
  { "Cy",  character = "Black Manta",  hand = { "Commissioner Gordon" } },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"
expect(ben.hand):is_empty()
expect(cy):must_choose { "defends with Commissioner Gordon", "declines" }
cy:declines()

expect(ben.hand):is { "Stargirl" }
ruling {
  en = "When Bizarro Power is finished, that is after Cy has been attacked too. Then Ben draws a card.",
  fr = "Quand Pouvoir de Bizarro est entièrement résolu, donc après l'Attaque contre Cy aussi. Ben pioche alors une carte.",
}
