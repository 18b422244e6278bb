scenario "The form decides which basic powers there are" {
  game     = "champions",
  question = {
    en = "May Peter Parker punch Rhino, or Captain Marvel take a rest and recover?",
    fr = "Peter Parker peut-il frapper Rhino, ou Captain Marvel se reposer et récupérer ?",
  },
  shows    = { "mc.player-turn.basic-power", "mc.recover.alter-ego-only" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker",   identity = { { "Peter Parker", damage = 2 } } },
  { "Ben", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 2 } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

refused(function() ann:attacks_with "Peter Parker" end, "mc.player-turn.basic-power")
refused(function() ann:thwarts_with "Peter Parker" end, "mc.player-turn.basic-power")
ann:recovers()
ann:ends_turn()
refused(function() ben:recovers() end, "mc.recover.alter-ego-only")
ben:thwarts_with "Captain Marvel"

expect(ann.identity:damage "Peter Parker"):is(0)
expect(ben.identity:damage "Captain Marvel"):is(2)
expect(main_scheme:threat "The Break-In!"):is(1)
expect(villain:damage "Rhino I"):is(0)
ruling {
  en = "Neither. An alter ego recovers; a hero attacks or thwarts.",
  fr = "Ni l'un ni l'autre. Un alter ego récupère ; un héros attaque ou contre.",
}
