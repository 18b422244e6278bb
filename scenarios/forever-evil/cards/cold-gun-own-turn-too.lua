scenario "Frozen for the player who froze it as well" {
  game     = "forever-evil",
  question = {
    en = "I froze a card with Cold Gun. May I still buy it myself this turn?",
    fr = "J'ai gelé une carte avec le Pistolet Réfrigérant. Puis-je quand même l'acheter moi-même ce tour ?",
  },
  shows    = { "fe.cards.cold-gun-frozen" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" }, power = 4 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Ultraman" }

expect(ann):may("buys", "Giganta")
ann:plays "Cold Gun"
ann:chooses "Giganta"
refused(function() ann:buys "Giganta" end, "fe.cards.cold-gun-frozen")

ruling {
  en = "No. Nobody buys or gains a card with a Frozen token, not even the player who put it there.",
  fr = "Non. Personne n'achète ni ne gagne une carte avec un jeton Gelé, pas même qui l'y a mis.",
}
