scenario "Cold Gun without freezing anything" {
  game     = "forever-evil",
  question = {
    en = "Do I have to place a token when I play Cold Gun?",
    fr = "Suis-je obligé de poser un jeton quand je joue le Pistolet Réfrigérant ?",
  },
  shows    = { "fe.card.cold-gun" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Catwoman" }

ann:plays "Cold Gun"
ann:declines()

expect(ann.power):is(1)
expect(line_up:tokens "Giganta"):is(0)
expect(line_up:tokens "Catwoman"):is(0)

ruling {
  en = "No. You get Power +1 either way; the token is up to you.",
  fr = "Non. Vous avez +1 en Puissance de toute façon ; le jeton est facultatif.",
}
