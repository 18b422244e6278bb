scenario "Backflip prevents all the damage of an attack" {
  game     = "champions",
  question = {
    en = "I did not defend, and Rhino's attack is about to hit me for 4. Does Backflip still help, and must Spider-Man exhaust?",
    fr = "Je n'ai pas défendu, et l'attaque de Rhino va m'infliger 4 dégâts. Un Salto Arrière me sauve-t-il encore, et Spider-Man doit-il s'incliner ?",
  },
  shows    = { "mc.card.backflip" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip", "Energy", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Shadow of the Past", "Crowd Control" }

ann:ends_turn()
ann:declines()             -- no discard
ann:declines()             -- no Spider-Sense
ann:declines()             -- no defender
ann:plays "Backflip"

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(0)
expect(ann.hand):count(4)
ruling {
  en = "Yes: all 4 damage is prevented. Playing it counts as defending, but Spider-Man stays ready.",
  fr = "Oui : les 4 dégâts sont tous prévenus. Le jouer compte comme une défense, mais Spider-Man reste redressé.",
}
