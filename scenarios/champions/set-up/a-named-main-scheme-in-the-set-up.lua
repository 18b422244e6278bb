scenario "The named main scheme is set up like any other" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "We choose the main scheme ourselves and go through the whole set-up. On which side does the game begin, and with how much threat?",
    fr = "Nous choisissons nous-mêmes la manigance principale et suivons toute la mise en place. Sur quelle face la partie commence-t-elle, et avec combien de menace ?",
  },
  shows    = { "mc.setup.10-scheme-setup" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}
main_scheme { { "The Break-In!", threat = 2 } }

expect(main_scheme):is { "The Break-In! 1B" }
expect(main_scheme:threat "The Break-In! 1B"):is(2)
ann:declines()                          -- keeps the starting hand
expect(game.round):is(1)
expect(main_scheme:threat "The Break-In! 1B"):is(2)
ruling {
  en = "On side 1B, as always: step ten turns side 1A over. The threat you laid on it stays.",
  fr = "Sur la face 1B, comme toujours : l'étape dix retourne la face 1A. La menace que vous y avez mise reste.",
}
