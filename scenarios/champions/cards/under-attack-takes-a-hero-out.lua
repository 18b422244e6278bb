scenario "Under Attack takes a hero out, and the next player chooses" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I have 3 hit points left and take the damage of Under Attack all the same. Does Ben still have to choose?",
    fr = "Il me reste 3 points de vie et je prends quand même les dégâts de Civils Attaqués. Ben doit-il encore choisir ?",
  },
  shows    = { "mc.card.under-attack", "mc.elimination.when" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", identity = { { "Spider-Man", damage = 7 } }, hand = {}, deck = { "Energy" }, dealt = { "Under Attack" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:chooses "damage"
expect(ann.eliminated):is(1)
expect(ben):must_choose { "chooses threat", "chooses damage" }
ben:chooses "damage"
expect(side_schemes:threat "Under Attack"):is(3)
ruling {
  en = "Yes. You are out, and the card goes on: every player who is left makes the choice.",
  fr = "Oui. Vous êtes éliminé et la carte continue : chaque joueur restant fait son choix.",
}
