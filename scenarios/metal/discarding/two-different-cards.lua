scenario "Two different cards are two of different names" {
  game     = "metal",
  question = {
    en = "Our card has me discard two different cards. May I discard two Punches?",
    fr = "Notre carte me fait défausser deux cartes différentes. Puis-je défausser deux Coups de Poing ?",
  },
  shows    = { "metal.discard.from-hand" },
}

card "Swap Meet" { type = "Equipment", cost = 3, play = { discard(exactly(2){ hand, different = "name" }), draw(2) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Swap Meet", "Punch", "Punch", "Vulnerability", "Breakthrough" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Swap Meet"
ann:discards "Punch"
expect(ann):must_choose { "discards Vulnerability", "discards Breakthrough" }
refused(function() ann:discards "Punch" end, "own.card.swap-meet")
ann:discards "Vulnerability"
expect(ann.discard):is { "Punch", "Vulnerability" }
ruling {
  en = "No: cards are different if their names are.",
  fr = "Non : des cartes sont différentes si leurs noms le sont.",
}
