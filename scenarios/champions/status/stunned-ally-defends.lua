scenario "A stunned ally may defend" {
  game     = "champions",
  question = {
    en = "My ally is stunned. May the ally still defend against Rhino, and does that use the Stunned card up?",
    fr = "Mon allié est Sonné. Peut-il quand même défendre contre Rhino, et la carte Sonné est-elle alors perdue ?",
  },
  shows    = { "mc.ally.anyone-may-defend", "mc.enemy-attack.4-ally-defends" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Luke Cage", stunned = true } }, deck_top = { "Energy", "Genius", "Strength", "Helicarrier", "Nick Fury" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
ann:declines()                          -- Spider-Man draws nothing
ann:defends_with "Luke Cage"
expect(ann.in_play:damage "Luke Cage"):is(2)
expect(ann.in_play:stunned "Luke Cage"):is(1)
ruling {
  en = "Yes, and the Stunned card stays. It takes the place of an attack, not of a defence.",
  fr = "Oui, et la carte Sonné reste. Elle prend la place d'une attaque, pas d'une défense.",
}
