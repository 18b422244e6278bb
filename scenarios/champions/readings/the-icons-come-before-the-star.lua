scenario "A boost card with icons and a star: first the icons" {
  game     = "champions",
  question = {
    en = "Rhino's boost card is Titania's Fury, which has an icon and a star that gives him one more boost card. Do both count?",
    fr = "La carte Boost de Rhino est Fureur de Titania, qui a une icône et une étoile donnant une carte Boost de plus. Les deux comptent-elles ?",
  },
  shows    = { "mc.amb.boost-icons-or-star-first" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Titania's Fury", "Hydra Bomber", "Charge" }

ann:ends_turn()
ann:declines()                          -- no defender

expect(ann.identity:damage "Captain Marvel"):is(4)
expect(encounter_discard):has "Titania's Fury"
expect(encounter_discard):has "Hydra Bomber"
expect(attachments):is { "Charge" }
ruling {
  en = "Yes, in that order: its icon adds 1, then its star gives another card, whose own icon adds 1: Rhino hits for 4.",
  fr = "Oui, dans cet ordre : son icône ajoute 1, puis son étoile donne une autre carte, dont l'icône ajoute 1 : Rhino frappe à 4.",
}
