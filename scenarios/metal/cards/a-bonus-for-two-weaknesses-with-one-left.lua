scenario "A bonus for two Weaknesses when one is left" {
  game     = "metal",
  question = {
    en = "A card gives a bonus if I gain two Weaknesses, and one is left. May I take that one for the bonus?",
    fr = "Une carte donne un bonus si je gagne deux Faiblesses, et il en reste une. Puis-je prendre celle-là pour le bonus ?",
  },
  shows    = { "metal.amb.optional-two-weaknesses" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Redder Ledger", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 1 }
ann:plays "Redder Ledger"
expect(ann.power):is(0)
expect(ann.discard):is_empty()
expect(weakness):count(1)
ann:plays "Punch"

ruling {
  en = "No. A price is paid in full or not at all.",
  fr = "Non. Un prix se paie en entier ou pas du tout.",
}
