scenario "Emperor Penguin destroyed" {
  game     = "forever-evil",
  question = {
    en = "What do I get for destroying Emperor Penguin from my hand?",
    fr = "Qu'est-ce que j'obtiens en détruisant Emperor Penguin de ma main ?",
  },
  shows    = { "fe.card.emperor-penguin" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Emperor Penguin", "Deathstorm", "Emperor Penguin" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Emperor Penguin"             -- played it does nothing
expect(ann.vp):is(0)
ann:plays "Deathstorm"
ann:destroys "Emperor Penguin"

expect(ann.vp):is(2)
expect(ann.power):is(0)

ruling {
  en = "Two VP tokens. Playing him gives nothing.",
  fr = "Deux jetons PV. Le jouer ne donne rien.",
}
