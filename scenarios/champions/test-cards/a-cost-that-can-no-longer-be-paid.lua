scenario "A cost that can no longer be paid is not paid at all" {
  game     = "champions",
  question = {
    en = "I declare Haymaker, and the card I meant to pay with is taken from my hand before I pay. Do I lose Haymaker or anything else?",
    fr = "J'annonce Haymaker, et la carte avec laquelle je voulais payer m'est prise avant le paiement. Est-ce que je perds Haymaker ou autre chose ?",
  },
  shows    = { "mc.initiation.4-abort" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Haymaker" } },
}
environments { "Pickpocket" }

ann:plays "Haymaker"

expect(ann.hand):is { "Haymaker" }
expect(ann.discard):is { "Energy" }                 -- what Pickpocket took
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. Playing stops there without any cost being paid, and Haymaker stays in your hand.",
  fr = "Non. On s'arrête là sans payer aucun coût, et Haymaker reste dans votre main.",
}
