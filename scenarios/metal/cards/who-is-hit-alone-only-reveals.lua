scenario "Who alone is hit by the Attack only reveals a card" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "Against The Merciless everybody but me has avoided the Attack. What happens to me?",
    fr = "Face à L'Impitoyable, tous sauf moi ont évité l'Attaque. Que m'arrive-t-il ?",
  },
  shows    = { "metal.cards.merciless-alone", "metal.amb.attack-order" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = { "Tin Tray", "Punch", "Punch", "Punch", "Punch" }, deck = { "Vulnerability" }, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Felt Umbrella" }, deck = { "Punch" } },
  { "Cy", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Felt Umbrella" }, deck = { "Punch" } },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}

ben:defends "Felt Umbrella"
cy:defends "Felt Umbrella"
expect(log):has(ann, "reveals", "Vulnerability", "by", "metal.cards.merciless-alone")
expect(ann.deck):is { "Vulnerability" }
expect(ann.hand):count(5)

ruling {
  en = "You reveal the top card of your deck, and nothing is done with it: it stays there.",
  fr = "Vous révélez la première carte de votre pioche, et rien n'en est fait : elle y reste.",
}
