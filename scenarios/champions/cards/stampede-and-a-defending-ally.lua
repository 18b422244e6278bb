scenario "Stampede stuns the ally who took the damage" {
  game     = "champions",
  question = {
    en = "Mockingbird defends against Stampede and survives. Who is stunned?",
    fr = "Mockingbird défend contre Ruée et survit. Qui est sonné ?",
  },
  shows    = { "mc.card.stampede" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" }, in_play = { "Mockingbird" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Stampede", "Advance" }

ann:ends_turn()
ann:declines()                                   -- the attack of step two: 2 damage to Captain Marvel
ann:defends_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(2)
expect(ann.in_play:stunned "Mockingbird"):is(1)
expect(ann.identity:stunned "Captain Marvel"):is(0)
ruling {
  en = "Mockingbird: the character that this attack damages is stunned, whoever it is.",
  fr = "Mockingbird : c'est le personnage blessé par cette attaque qui est sonné, quel qu'il soit.",
}
