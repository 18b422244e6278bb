scenario "Where another main deck is played with, Metal's stays in the box" {
  game     = "metal",
  other_main_deck = 1,
  question = {
    en = "We play with another game's main deck in place of Metal's. May a Steel of Metal still be for sale?",
    fr = "Nous jouons avec le deck commun d'un autre jeu à la place de celui de Metal. Un Steel de Metal peut-il encore être à vendre ?",
  },
  shows    = { "metal.amb.other-base-games" },
}

card "Woven Captain" { type = "Hero", cost = 3, vp = 1, copies = 10, base_game = true, play = power(1) }

refused(function()
  players { { "Ann", character = "Cyborg", hand = { "War Cry" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.amb.other-base-games")
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  line_up { "Woven Captain", "Steel" }
  begin()
end, "metal.amb.other-base-games")
line_up { "Woven Captain", "Woven Captain" }
expect(line_up):count(2)
ruling {
  en = "No. In this setting outside the rulebook the main deck is exchanged whole; to have both, mix them.",
  fr = "Non. Dans ce réglage hors livret, le deck commun est échangé en entier ; pour avoir les deux, mêlez-les.",
}
