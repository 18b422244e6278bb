scenario "Spider-Tracer under a crisis" {
  game     = "champions",
  question = {
    en = "A minion with Spider-Tracer is defeated while Crowd Control is in play. From which scheme may I remove the 3 threat?",
    fr = "Un sbire avec Spider-Traceur est vaincu alors que Contrôler la Foule est en jeu. De quelle manigance puis-je retirer les 3 menaces ?",
  },
  shows    = { "mc.card.spider-tracer", "mc.side-scheme.crisis" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Shocker", damage = 2, with = { "Spider-Tracer" } } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 2 }, { "Bomb Scare", threat = 3 } }

ann:attacks_with "Spider-Man"
ann:chooses "Shocker"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Bomb Scare"

expect(side_schemes):is { "Crowd Control" }
expect(main_scheme:threat "The Break-In!"):is(4)
expect(ann.discard):is { "Spider-Tracer" }
ruling {
  en = "From a side scheme, not from the main scheme while the crisis lasts.",
  fr = "D'une manigance annexe, mais pas de la principale tant que dure la crise.",
}
