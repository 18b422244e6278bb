scenario "Counter-Punch does not follow an ally's defence" {
  game     = "champions",
  question = {
    en = "My ally defended against Rhino. May I play Counter-Punch afterwards?",
    fr = "Mon allié a défendu contre Rhino. Puis-je ensuite jouer Contre-Attaque au Poing ?",
  },
  shows    = { "mc.response.after-condition" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch" }, in_play = { "Luke Cage" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
refused(function() ann:plays "Counter-Punch" end, "mc.response.after-condition")
ann:defends_with "Luke Cage"
expect(ann.hand):has "Counter-Punch"
expect(villain:damage "Rhino I"):is(0)
expect(ann):is_on_turn()
ruling {
  en = "No. It follows a defence of your hero's own; after an ally's defence you are not asked.",
  fr = "Non. Elle suit une défense de votre propre héros ; après celle d'un allié, rien ne vous est proposé.",
}
