scenario "The Interrogation Room makes a beaten minion talk" {
  game     = "champions",
  question = {
    en = "I defeat a Hydra Bomber. What is my Interrogation Room good for?",
    fr = "Je vaincs un Poseur de Bombe d'Hydra. À quoi sert ma Salle d'Interrogatoire ?",
  },
  shows    = { "mc.card.interrogation-room" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Interrogation Room", "Backflip" }, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Interrogation Room"
ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
ann:uses "Interrogation Room"
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.in_play:exhausted "Interrogation Room"):is(1)
ruling {
  en = "After you defeat a minion you may exhaust it to remove 1 threat from a scheme.",
  fr = "Après avoir vaincu un sbire, vous pouvez l'incliner pour retirer 1 menace d'une manigance.",
}
