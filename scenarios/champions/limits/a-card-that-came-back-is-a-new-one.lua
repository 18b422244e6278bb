scenario "A limited ability of an ally who came back" {
  game     = "champions",
  question = {
    en = "I use Vision's ability, which is limited to once per round; he falls, and Make the Call brings him back in the same round. May I use it again?",
    fr = "J'utilise la capacité de Vision, limitée à une fois par round ; il tombe, et Appel de détresse le ramène dans le même round. Puis-je l'utiliser encore ?",
  },
  shows    = { "mc.amb.comes-back-new", "mc.limit.per-card", "mc.card.vision" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Genius", "Strength", "Energy Absorption" }, in_play = { { "Vision", damage = 2 } } },
}
villain { "Rhino I" }

ann:uses "Vision"
ann:pays_with "Energy"
ann:chooses "ATK"
refused(function() ann:uses "Vision" end, "mc.limit.per-card")
ann:attacks_with "Vision"                            -- 4 damage, and he falls
expect(ann.discard):has "Vision"
ann:plays "Make the Call"
ann:pays_with "Genius"
ann:pays_with "Strength"
expect(ann.in_play:atk "Vision"):is(2)
ann:uses "Vision"
ann:chooses "THW"

expect(ann.in_play:thw "Vision"):is(3)
expect(ann.in_play:atk "Vision"):is(2)
ruling {
  en = "Yes. He is a new Vision: the bonus of the first use has gone with the one who fell, and so has the use.",
  fr = "Oui. C'est un nouveau Vision : le bonus de la première utilisation est parti avec celui qui est tombé, et l'utilisation aussi.",
}
