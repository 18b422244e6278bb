scenario "A Weakness may be played, for nothing" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I hold a Weakness. Am I allowed to play it, and does it take Power away?",
    fr = "J'ai une Faiblesse en main. Ai-je le droit de la jouer, et m'enlève-t-elle de la Puissance ?",
  },
  shows    = { "fe.play.may-play-inert", "fe.play.no-power-cards", "fe.weakness.no-ability" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Weakness", "Punch" }, deck = { "Kick" } },
  { "Ben", character = "Sinestro", hand = { "Punch" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Giganta" }

ann:plays "Punch"
ann:plays "Weakness"
expect(ann.power):is(1)
expect(ann.in_play):is { "Punch", "Weakness" }
expect(ann.deck):is { "Kick" }
expect(weakness):count(19)                       -- it does not go back to its stack
ruling {
  en = "You may, but it has no effect: it gives no Power and takes none.",
  fr = "Vous le pouvez, mais sans effet : elle ne donne pas de Puissance et n'en enlève pas.",
}
