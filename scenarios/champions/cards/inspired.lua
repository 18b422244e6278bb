scenario "Inspired improves one ally" {
  game     = "champions",
  question = {
    en = "I attach Inspired to Vision. May a second one go on him?",
    fr = "J'attache Motivé à Vision. Puis-je lui en attacher un second ?",
  },
  shows    = { "mc.card.inspired" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Inspired", "Inspired", "Cosmic Flight", "Strength" }, in_play = { "Vision" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Inspired"
ann:pays_with "Cosmic Flight"
expect(ann.in_play:atk "Vision"):is(3)
expect(ann.in_play:thw "Vision"):is(2)
expect(ann):may_not("plays", "Inspired")
ruling {
  en = "Vision gets +1 THW and +1 ATK. No second one: an ally carries one Inspired at most.",
  fr = "Vision gagne +1 CTR et +1 ATQ. Pas de second : un allié n'en porte qu'un.",
}
