scenario "Whom First Aid and Get Ready may name" {
  game     = "champions",
  question = {
    en = "May I heal somebody who is unhurt with First Aid or Med Team, or ready an ally who is ready with Get Ready, while others could use it?",
    fr = "Puis-je soigner quelqu'un d'indemne avec Premiers Soins ou Équipe Médicale, ou redresser avec Se Préparer un allié déjà redressé, alors que d'autres en auraient besoin ?",
  },
  shows    = { "mc.choose.must-matter", "mc.card.first-aid", "mc.card.get-ready", "mc.card.med-team" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 3 } }, hand = { "First Aid", "Energy" }, in_play = { { "Med Team", counters = 3 }, { "Black Widow", damage = 1 } } },
  { "Ben", character = "Captain Marvel", hand = { "Get Ready" },
    in_play = { { "Hawkeye", counters = 4, exhausted = true }, { "Maria Hill", exhausted = true }, "Mockingbird" } },
}
villain { { "Rhino I", damage = 2 } }

ann:plays "First Aid"
refused(function() ann:chooses "Hawkeye" end, "mc.choose.must-matter")
ann:chooses "Spider-Man"
ann:uses "Med Team"
refused(function() ann:chooses "Captain Marvel" end, "mc.choose.must-matter")
refused(function() ann:chooses "Rhino I" end, "mc.friendly.definition")
ann:chooses "Black Widow"
ann:ends_turn()
ben:plays "Get Ready"
refused(function() ben:chooses "Mockingbird" end, "mc.choose.must-matter")
ben:chooses "Hawkeye"
expect(ann.identity:damage "Spider-Man"):is(1)
expect(ann.in_play:damage "Black Widow"):is(0)
expect(ben.in_play:exhausted "Hawkeye"):is(0)
ruling {
  en = "No. A choice must change something if it can: choose somebody hurt, and an ally who is exhausted.",
  fr = "Non. Un choix doit changer quelque chose s'il le peut : choisissez quelqu'un de blessé, et un allié incliné.",
}
