scenario "Spider-Tracer takes threat away when its minion is defeated" {
  game     = "champions",
  question = {
    en = "I attach Spider-Tracer to a Hydra Bomber and defeat it. When does the threat come off, and from which scheme?",
    fr = "J'attache Spider-Traceur à un Poseur de Bombe d'Hydra, puis je le vaincs. Quand la menace est-elle retirée, et de quelle manigance ?",
  },
  shows    = { "mc.card.spider-tracer" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Spider-Tracer", "Backflip" }, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Bomb Scare", threat = 5 } }

ann:plays "Spider-Tracer"
expect(ann.engaged):is { "Hydra Bomber" }
ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
ann:chooses "The Break-In!"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(side_schemes:threat "Bomb Scare"):is(5)
expect(ann.discard):has("Spider-Tracer", 1)
ruling {
  en = "The moment the bomber is defeated: 3 threat from a scheme of Ann's choice. The tracer, its minion gone, is discarded.",
  fr = "Au moment où le poseur de bombe est vaincu : 3 menaces d'une manigance au choix d'Ann. Son sbire parti, le traceur est défaussé.",
}
