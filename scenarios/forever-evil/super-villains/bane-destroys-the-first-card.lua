scenario "Bane destroys the first card of the turn" {
  game     = "forever-evil",
  question = {
    en = "We play with the promo Bane. What does he pay for destroying the first card I play, and do I keep that card's own Power?",
    fr = "Nous jouons avec le Bane promotionnel. Que rapporte la destruction de la première carte que je joue, et est-ce que je garde sa Puissance ?",
  },
  shows    = { "fe.card.bane", "fe.resolve.card-before-triggers" },
}

as_if()
local ann, ben = players {
  { "Ann", character = "Bane",       hand = { "Kick", "Giant Growth" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Kick"
expect(ann.power):is(2)                      -- the card comes first
ann:uses "Bane"
expect(ann.power):is(4)
expect(destroyed):is { "Kick" }
ann:plays "Giant Growth"                     -- not the first card any more: nothing is asked

expect(ann.power):is(6)
expect(ann.in_play):is { "Giant Growth" }
ruling {
  en = "Power +2, on top of what the card itself gave, which you keep. Only the first card of your turn can be destroyed so.",
  fr = "+2 en Puissance, en plus de ce que la carte a donné et que vous gardez. Seule la première carte de votre tour peut être détruite ainsi.",
}
