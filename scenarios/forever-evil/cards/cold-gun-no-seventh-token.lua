scenario "Six Frozen tokens and no more" {
  game     = "forever-evil",
  question = {
    en = "All six Frozen tokens lie on cards. What does another Cold Gun do?",
    fr = "Les six jetons Gelé sont tous posés. Que fait un Pistolet Réfrigérant de plus ?",
  },
  shows    = { "fe.amb.frozen-tokens" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { { "Giganta", tokens = 3 }, { "Catwoman", tokens = 2 }, { "Mallet", tokens = 1 }, "Insanity" }

ann:plays "Cold Gun"

expect(ann):may("ends_turn")            -- no card was asked for
expect(ann.power):is(1)
expect(line_up:tokens "Insanity"):is(0)

ruling {
  en = "It still gives Power +1, but there is no seventh token to put anywhere.",
  fr = "Il donne toujours +1 en Puissance, mais il n'y a pas de septième jeton à poser.",
}
