scenario "A response that could change nothing is not offered" {
  game     = "champions",
  question = {
    en = "Spider-Woman enters play while Rhino is confused already. Why may I not use her response, and when may I?",
    fr = "Spider-Woman arrive en jeu alors que Rhino est déjà désorienté. Pourquoi ne puis-je pas utiliser sa réponse, et quand le pourrai-je ?",
  },
  shows    = { "mc.status.one-of-each", "mc.ability.must-change-state", "mc.card.spider-woman", "mc.triggered-ability.player-card-potency" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman", "Energy", "Genius" } },
}
villain { { "Rhino I", confused = true } }

ann:plays "Spider-Woman"
ann:pays_with "Energy"
expect(log):has("Spider-Woman", "nothing happens", "by", "mc.status.one-of-each")
refused(function() ann:uses "Spider-Woman" end, "mc.status.one-of-each")
ann:changes_form()
refused(function() ann:uses "Spider-Woman" end, "mc.response.after-condition")
ruling {
  en = "Rhino cannot be confused twice, so her response could change nothing and is not used. Her moment is her entering play; it does not come again later.",
  fr = "Rhino ne peut pas être désorienté deux fois : sa réponse ne pourrait rien changer et ne s'utilise pas. Son moment est son arrivée en jeu ; il ne revient pas plus tard.",
}
