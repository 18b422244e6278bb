scenario "A house rule: Tough protects from nothing" {
  game     = "champions",
  rules    = { ["mc.status.tough"] = "off" },
  question = {
    en = "At our table a Tough card prevents no damage. Spider-Man attacks a Tough Rhino: how much damage is dealt, and is the card discarded?",
    fr = "Chez nous, une carte Tenace ne prévient pas de dégâts. Spider-Man attaque un Rhino Tenace : combien de dégâts subit-il, et la carte est-elle défaussée ?",
  },
  shows    = { "mc.attack.hero-damage-atk" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Rhino I", tough = true } }

ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino I"):is(2)
expect(villain:tough "Rhino I"):is(1)
ruling {
  en = "2, as if it were not there. Nothing makes him discard it.",
  fr = "2, comme si elle n'était pas là. Rien ne la fait défausser.",
}
