scenario "Only Super Heroes lie under the tile" {
  game     = "metal",
  question = {
    en = "We lay a game out in the middle. Besides Batman, may a Weakness, a bought Steel or a Super-Villain lie under The Batman Who Laughs?",
    fr = "Nous posons une partie en cours. Outre Batman, une Faiblesse, un Steel acheté ou un Super-Vilain peuvent-ils être sous le Batman-Qui-Rit ?",
  },
  shows    = { "metal.capture.under-tile" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  captured { "Batman", "Weakness" }
  begin()
end, "metal.capture.under-tile")
refused(function()
  captured { "Batman", "Steel" }
  begin()
end, "metal.capture.under-tile")
refused(function()
  captured { "Batman", "Clayface" }
  begin()
end, "metal.capture.under-tile")
refused(function()
  captured { "Batman", "Barbatos" }
  begin()
end, "metal.capture.under-tile")
captured { "Batman", "Hal Jordan (oversized)" }
expect(captured):count(2)
ruling {
  en = "No. Captured Super Heroes go there and nothing else: of the two Weaknesses of a Capture one goes to the score pile and one back on its stack.",
  fr = "Non. Les Super-Héros Capturés y vont, et rien d'autre : des deux Faiblesses d'une Capture, l'une va dans la pile de score et l'autre sur sa pile.",
}
