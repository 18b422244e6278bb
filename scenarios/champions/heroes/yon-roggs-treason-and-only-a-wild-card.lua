scenario "Yon-Rogg's Treason finds only a wild card" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Spider-Woman is the only card that I hold, and her resource is wild. Does Yon-Rogg's Treason take her, or does it surge?",
    fr = "Je n'ai en main que Spider-Woman, dont la ressource est libre. La Trahison de Yon-Rogg me la prend-elle, ou gagne-t-elle Renfort ?",
  },
  shows    = { "mc.card.yon-roggs-treason", "mc.wild.otherwise-only-wild" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman" }, dealt = { "Yon-Rogg's Treason" } },
}
encounter_deck:on_top { "Charge" }

until_step "villain phase, step 5"
expect(ann.hand):is { "Spider-Woman" }
expect(attachments):has "Charge"
expect(log):has("gains surge", "by", "mc.wild.otherwise-only-wild")
ruling {
  en = "It surges. Outside a payment a wild card is no energy card, so nothing was discarded.",
  fr = "Elle gagne Renfort. Hors d'un paiement, une carte libre n'est pas une carte énergie : rien n'a été défaussé.",
}
