scenario "A Location acts in another's turn and between the turns as any Ongoing card does" {
  game     = "metal",
  question = {
    en = "My Location draws whenever I discard a card. Does it act when Ann's Attack makes me discard, and for the hand I discard at the end of my turn?",
    fr = "Mon Lieu fait piocher chaque fois que je défausse une carte. Agit-il quand l'Attaque d'Ann me fait défausser, et pour la main défaussée en fin de tour ?",
  },
  shows    = { "metal.amb.location-any-turn", "metal.location.ongoing-effect" },
}
card "Salvage Dock" { type = "Location", cost = 4, stays = true,
  says = { "Ongoing. When you discard a card, draw a card.", "Permanent. Quand vous défaussez une carte, piochez une carte." },
  after(discards{}){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Shaken Sleeves" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch", "Punch" }, in_play = { "Salvage Dock" }, discard = {},
    deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Challenger Mountain", "Wonder Woman" }

ann:plays "Shaken Sleeves"
expect(log:last_move()):in_order {
  { ben, "discards", "Punch" },
  { ben, "draws", "Vulnerability", "by", "metal.amb.location-any-turn" },
}
ann:ends_turn()
ben:ends_turn()
expect(log:last_move()):in_order {
  { ben, "discards", "Punch" },
  { ben, "draws", "Punch", "by", "metal.amb.location-any-turn" },
}
expect(ben.hand):count(7)                     -- two drawn by the Location, and the new five
ruling {
  en = "Both times. A Location is an Ongoing card; only a text that asks for your turn waits for it.",
  fr = "Les deux fois. Un Lieu est une carte Permanent ; seul un texte qui demande votre tour l'attend.",
}
