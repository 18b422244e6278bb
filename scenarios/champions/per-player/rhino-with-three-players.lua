scenario "A per-player value is multiplied by the number of players" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Three of us play against Rhino I, whose card says 14 hit points per player. What does his dial start at, and how much threat may the main scheme take?",
    fr = "Nous sommes trois contre Rhino I, dont la carte indique 14 points de vie par joueur. À combien commence son cadran, et combien de menace la manigance principale supporte-t-elle ?",
  },
  shows    = { "mc.per-player.multiply" },
}
local ann, ben, cal = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
  { "Cal", character = "Jennifer Walters" },
}

ann:declines()                                    -- everybody keeps the first hand
ben:declines()
cal:declines()
expect(villain:hit_points "Rhino"):is(42)
expect(main_scheme:threshold "The Break-In!"):is(21)
ruling {
  en = "At 42: every value with the per-player icon is multiplied by three, the number of players. The main scheme's 7 becomes 21 in the same way.",
  fr = "À 42 : chaque valeur accompagnée de l'icône « par joueur » est multipliée par trois, le nombre de joueurs. De même, les 7 de la manigance principale deviennent 21.",
}
