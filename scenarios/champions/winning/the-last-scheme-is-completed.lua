scenario "A completed last main scheme loses the game" {
  game     = "champions",
  question = {
    en = "I play alone, The Break-In! has 6 threat, and the villain phase puts 1 more on it. Can I still be saved by what comes later in the round?",
    fr = "Je joue seule, L'Effraction ! a 6 menaces, et la phase du méchant en ajoute 1. Ce qui vient plus tard dans le round peut-il encore me sauver ?",
  },
  shows    = { "mc.win.villain" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Haymaker" } },
}
villain { { "Rhino II", damage = 14 } }
main_scheme { { "The Break-In!", threat = 6 } }            -- the threshold is 7 for one player

ann:ends_turn()

expect(game):is_over()
expect(ann):did_not_win()
refused(function() ann:attacks_with "Spider-Man" end, "mc.win.villain")
expect(ann.identity:damage "Spider-Man"):is(0)             -- no attack was made any more
ruling {
  en = "No. At 7 threat the last main scheme stage is completed and the villain wins at once, before any attack.",
  fr = "Non. À 7 menaces, le dernier stade de la manigance principale est achevé et le méchant gagne aussitôt, avant toute attaque.",
}
