scenario "Guard stops Counter-Punch against the villain" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary is engaged with me. My hero defends against Rhino: may I answer with Counter-Punch? And against the Mercenary?",
    fr = "Un Mercenaire d'Hydra est engagé avec moi. Mon héros se défend contre Rhino : puis-je répondre par Contre-Attaque au Poing ? Et contre le Mercenaire ?",
  },
  shows    = { "mc.card.counter-punch", "mc.attack.labelled-ability", "mc.keywords.guard" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Counter-Punch", "Ground Stomp", "Genius", "Energy" }, in_play = { "Indomitable" }, engaged = { "Hydra Mercenary" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:defends_with "She-Hulk"
expect(ann):must_choose { "uses Indomitable", "declines" }
refused(function() ann:plays "Counter-Punch" end, "mc.keywords.guard")
ann:uses "Indomitable"
expect(villain:damage "Rhino I"):is(0)
ann:defends_with "She-Hulk"             -- against the Mercenary
ann:plays "Counter-Punch"
expect(ann.engaged):has_no "Hydra Mercenary"
expect(villain:damage "Rhino I"):is(0)
ruling {
  en = "Not against Rhino: Counter-Punch is an attack, and Guard forbids you to attack him. Against the Mercenary's own attack it works.",
  fr = "Pas contre Rhino : Contre-Attaque au Poing est une attaque, et Garde vous interdit de l'attaquer. Contre l'attaque du Mercenaire lui-même, oui.",
}
