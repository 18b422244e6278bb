scenario "Counter-Punch on a minion that carries a Spider-Tracer" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Spider-Man blocks a Hydra Bomber with a Spider-Tracer on it and counter-punches it to death. Does the tracer still remove its threat, in the villain phase?",
    fr = "Spider-Man bloque un Poseur de Bombe d'Hydra porteur d'un Spider-Traceur et l'achève par Contre-Attaque au Poing. Le traceur retire-t-il ses menaces, en phase du Méchant ?",
  },
  shows    = { "mc.card.counter-punch", "mc.card.spider-tracer", "mc.attach-to.falls-with-host" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Counter-Punch" }, engaged = { { "Hydra Bomber", with = { "Spider-Tracer" } } } },
}
main_scheme { { "The Break-In!", threat = 5 } }
villain { { "Rhino I", stunned = true } }

until_step "villain phase, step 3"
ann:defends_with "Spider-Man"
ann:plays "Counter-Punch"

expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.discard):has "Spider-Tracer"
expect(log):in_order { { "Hydra Bomber", "takes", 2, "damage" }, { "Spider-Tracer", "acts by itself" }, { "Hydra Bomber", "is defeated" } }
ruling {
  en = "Yes. Its forced interrupt acts whenever the minion is about to be defeated; then it is discarded with its host.",
  fr = "Oui. Son interruption forcée agit chaque fois que le sbire va être vaincu ; puis il est défaussé avec lui.",
}
