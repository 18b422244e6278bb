scenario "An attack event does not exhaust the hero" {
  game     = "champions",
  question = {
    en = "I attack Rhino with She-Hulk and then want to play Uppercut. Does an exhausted hero still make that attack, and does Uppercut exhaust a ready one?",
    fr = "J'attaque Rhino avec Miss Hulk, puis je veux jouer Uppercut. Un héros incliné peut-il encore faire cette attaque, et Uppercut incline-t-il un héros redressé ?",
  },
  shows    = { "mc.attack.labelled-ability", "mc.attack.labelled-no-exhaust" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Uppercut", "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { "Rhino I" }

ann:plays "Uppercut"
ann:pays_with "Energy"
ann:pays_with "Genius"
expect(villain:damage "Rhino"):is(5)
expect(ann.identity:exhausted "She-Hulk"):is(0)
ann:attacks_with "She-Hulk"
expect(ann.identity:exhausted "She-Hulk"):is(1)
ann:plays "Uppercut"
ann:pays_with "Strength"
expect(villain:damage "Rhino"):is(13)
ruling {
  en = "Yes, she does, and no, it does not. Playing the event is an attack, but only the basic attack makes the hero exhaust.",
  fr = "Oui, et non, il ne l'incline pas. Jouer l'événement est bien une attaque, mais seule l'attaque basique fait incliner le héros.",
}
