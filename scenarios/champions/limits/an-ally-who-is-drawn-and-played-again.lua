scenario "An ally who fell is drawn and played again in the same round" {
  game     = "champions",
  question = {
    en = "Vision has been made stronger, attacks and falls; my deck is made anew, I draw him and play him in the same turn. Is he still stronger, and is his ability still used up?",
    fr = "Vision a été renforcé, attaque et tombe ; mon deck est reformé, je le pioche et le joue dans le même tour. Est-il encore renforcé, et sa capacité est-elle encore épuisée ?",
  },
  shows    = { "mc.amb.comes-back-new" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Energy Absorption" }, deck = {}, discard = {},
    in_play = { { "Vision", damage = 2 }, "Avengers Mansion" } },
}
villain { "Rhino I" }
shuffle_gives { "Vision", "Energy" }

ann:uses "Vision"
ann:pays_with "Energy"
ann:chooses "ATK"
ann:attacks_with "Vision"
ann:uses "Avengers Mansion"
expect(ann.hand):has "Vision"
ann:plays "Vision"
ann:pays_with "Genius"
ann:pays_with "Strength"
expect(ann.in_play:atk "Vision"):is(2)
expect(log):has(ann, "plays", "Vision", "by", "mc.amb.comes-back-new")
ann:uses "Vision"
ann:chooses "THW"
expect(ann.in_play:thw "Vision"):is(3)
ruling {
  en = "Neither: he has come back as a new card.",
  fr = "Ni l'un ni l'autre : il est revenu comme une carte nouvelle.",
}
