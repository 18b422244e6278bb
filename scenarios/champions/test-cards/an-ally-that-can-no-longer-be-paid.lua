scenario "An ally that can no longer be paid stays in hand" {
  game     = "champions",
  question = {
    en = "I declare an ally, and the card I meant to pay with is taken from my hand before I pay. Does the ally enter play?",
    fr = "J'annonce un allié, et la carte avec laquelle je voulais payer m'est prise avant le paiement. L'allié entre-t-il en jeu ?",
  },
  shows    = { "mc.initiation.4-abort" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Sidekick" } },
}
environments { "Pickpocket" }

ann:plays "Sidekick"

expect(ann.hand):is { "Sidekick" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. Playing it stops there without any cost being paid, and it stays in your hand.",
  fr = "Non. On s'arrête là sans payer aucun coût, et il reste dans votre main.",
}
