scenario "An upgrade beside the identity modifies the hero" {
  game     = "champions",
  question = {
    en = "Heroic Intuition is in play. Is it my hero or my ally who thwarts better?",
    fr = "Instinct Héroïque est en jeu. Est-ce mon héros ou mon allié qui contre mieux ?",
  },
  shows    = { "mc.upgrade.modifies-identity" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Heroic Intuition", "Jessica Jones" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 6 } }

expect(ann.identity:thw "Spider-Man"):is(2)      -- 1 printed
expect(ann.in_play:thw "Jessica Jones"):is(1)
ann:thwarts_with "Spider-Man"
expect(main_scheme:threat "The Break-In!"):is(4)
ann:thwarts_with "Jessica Jones"
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "Your hero. An upgrade that is not attached to another card modifies your identity, and your allies gain nothing from it.",
  fr = "Votre héros. Une amélioration qui n'est attachée à aucune autre carte modifie votre identité, et vos alliés n'en profitent pas.",
}
