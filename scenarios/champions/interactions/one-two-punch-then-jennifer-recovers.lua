scenario "Ready again by One-Two Punch, she flips and recovers" {
  game     = "champions",
  question = {
    en = "She-Hulk attacks and One-Two Punch readies her. May she then flip to Jennifer Walters and recover in the same turn?",
    fr = "Miss Hulk attaque et Droite-Gauche la redresse. Peut-elle ensuite repasser en Jennifer Walters et récupérer pendant le même tour ?",
  },
  shows    = { "mc.card.one-two-punch", "mc.form.once-per-round", "mc.recover.exhaust-and-heal" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 7 } }, hand = { "One-Two Punch", "Energy" } },
}
villain { "Rhino I" }

ann:attacks_with "She-Hulk"
ann:plays "One-Two Punch"
ann:pays_with "Energy"
expect(ann.identity:exhausted "She-Hulk"):is(0)
ann:changes_form()
ann:recovers()

expect(ann.identity):is { "Jennifer Walters" }
expect(ann.identity:exhausted "Jennifer Walters"):is(1)
expect(ann.identity:damage "Jennifer Walters"):is(2)
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "Yes, if she has not changed form by choice this round. She is ready, flips, exhausts again and heals her REC of 5.",
  fr = "Oui, si elle n'a pas encore changé de forme de son plein gré ce round. Elle est redressée, se retourne, s'incline de nouveau et se soigne de ses 5 de RÉT.",
}
