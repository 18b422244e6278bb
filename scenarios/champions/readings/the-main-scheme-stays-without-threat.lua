scenario "A main scheme without threat stays in play" {
  game     = "champions",
  question = {
    en = "I remove the last threat from the main scheme. Is it defeated like a side scheme?",
    fr = "Je retire la dernière menace de la manigance principale. Est-elle déjouée comme une manigance annexe ?",
  },
  shows    = { "mc.amb.main-scheme-zero" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 2 } }

ann:thwarts_with "Captain Marvel"

expect(main_scheme:threat "The Break-In!"):is(0)
expect(main_scheme):count(1)
expect(game):goes_on()
ruling {
  en = "No. Only side schemes leave play at 0; the main scheme stays and gathers threat again.",
  fr = "Non. Seules les manigances annexes quittent le jeu à 0 ; la principale reste et reçoit de nouveau de la menace.",
}
