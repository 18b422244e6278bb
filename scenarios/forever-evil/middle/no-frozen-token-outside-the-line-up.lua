scenario "No Frozen token lies on a card of the main deck" {
  game     = "forever-evil",
  question = {
    en = "Can a card on top of the main deck have a Frozen token?",
    fr = "Une carte au-dessus du deck commun peut-elle porter un jeton Gelé ?",
  },
  shows    = { "fe.cards.cold-gun-place" },
}

local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
main_deck:on_top { { "Giganta", tokens = 1 } }
refused(function() begin() end, "fe.cards.cold-gun-place")
ruling {
  en = "No. Cold Gun puts its token on a card of the Line-Up only.",
  fr = "Non. Le Pistolet Réfrigérant ne pose son jeton que sur une carte de la réserve.",
}
