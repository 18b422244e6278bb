scenario "Batman acts and is Captured himself" {
  game     = "metal",
  question = {
    en = "May I lose Batman himself to the second Weakness, after his effect?",
    fr = "Puis-je perdre Batman lui-même à la deuxième Faiblesse, après son effet ?",
  },
  shows    = { "metal.oversized.batman", "metal.capture.choose-one" },
}

local ann, ben = players {
  { "Ann", team = { "Night Porter", "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = { "Tin Tray", "Cork Board", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
captured { "Batman" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Night Porter"
expect(log):count(2, ann, "draws", "by", "metal.oversized.batman")
expect(ann.team):is { "Cyborg" }
expect(captured):is { "Batman", "Night Porter" }

ruling {
  en = "Yes. His effect has happened by then.",
  fr = "Oui. Son effet a déjà eu lieu.",
}
