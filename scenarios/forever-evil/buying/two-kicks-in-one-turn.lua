scenario "Two Kicks in one turn" {
  game     = "forever-evil",
  question = {
    en = "Is there a limit of one Kick per turn?",
    fr = "Est-on limité à un Coup de Pied par tour ?",
  },
  shows    = { "fe.buy.kicks-several" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 6 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

ann:buys "Kick"
ann:buys "Kick"
expect(ann.power):is(0)
expect(ann.discard):is { "Kick", "Kick" }
expect(kick):count(14)
ruling {
  en = "No. At cost 3 each, Power 6 buys two of them.",
  fr = "Non. À 3 chacun, 6 de Puissance en achètent deux.",
}
