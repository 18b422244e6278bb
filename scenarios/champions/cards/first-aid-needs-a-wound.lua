scenario "First Aid is not played when nobody is hurt" {
  game     = "champions",
  question = {
    en = "Nobody has any damage. May I play First Aid just to get rid of it?",
    fr = "Personne n'a de dégâts. Puis-je jouer Premiers Soins juste pour m'en débarrasser ?",
  },
  shows    = { "mc.event.must-change-state" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "First Aid", "Shuri" } },
}
villain { { "Rhino I", damage = 0 } }

refused(function() ann:plays "First Aid" end, "mc.event.must-change-state")
expect(ann.hand):count(2)
ruling {
  en = "No. An event may be played only if it can change something.",
  fr = "Non. Un événement ne se joue que s'il peut changer quelque chose.",
}
