scenario "The sixth Frozen token" {
  game     = "forever-evil",
  question = {
    en = "Five Frozen tokens lie on cards. May I still put down another?",
    fr = "Cinq jetons Gelé sont posés. Puis-je encore en poser un ?",
  },
  shows    = { "fe.card.cold-gun" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { { "Giganta", tokens = 3 }, { "Catwoman", tokens = 2 }, "Mallet", "Insanity" }

ann:plays "Cold Gun"
ann:chooses "Insanity"

expect(line_up:tokens "Insanity"):is(1)
ruling {
  en = "Yes. The box holds six, and this is the last of them.",
  fr = "Oui. La boîte en contient six, et c'est le dernier.",
}
