scenario "Avoiding an Attack leaves the card's other effects" {
  game     = "rivals",
  question = {
    en = "My card gives 2 Power and attacks. Ben avoids the Attack: do I keep the Power?",
    fr = "Ma carte donne 2 en Puissance et attaque. Ben évite l'Attaque : est-ce que je garde la Puissance ?",
  },
  shows    = { "rivals.attack.other-effects-stay" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella" }, deck = { "Punch" }, discard = {} },
}

ann:plays "Leaky Roof"
ben:defends "Umbrella"
expect(ann.power):is(2)
expect(weakness):count(10)
ruling {
  en = "Yes. Only the Attack is avoided.",
  fr = "Oui. Seule l'Attaque est évitée.",
}
