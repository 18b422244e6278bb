scenario "Broadsword avoided" {
  game     = "forever-evil",
  question = {
    en = "Ben avoids the Attack of my Broadsword. Do I keep the Power +2?",
    fr = "Ben évite l'Attaque de mon Glaive. Est-ce que je garde le +2 en Puissance ?",
  },
  shows    = { "fe.card.broadsword", "fe.attack.other-effects-stay" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Broadsword" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" }, discard = { "Kick" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Broadsword"
ben:defends "Commissioner Gordon"

expect(ann.power):is(2)
expect(ben.discard):is { "Kick", "Commissioner Gordon" }
expect(destroyed):is_empty()

ruling {
  en = "Yes, only the Attack is avoided, so nothing is destroyed.",
  fr = "Oui, seule l'Attaque est évitée, donc rien n'est détruit.",
}
