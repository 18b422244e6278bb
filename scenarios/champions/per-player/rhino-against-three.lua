scenario "The per-player icon counts everybody who began" {
  game     = "champions",
  question = {
    en = "Three of us began, I am eliminated, and then Ben defeats Rhino I. For how many players does Rhino II count?",
    fr = "Nous étions trois au départ, je suis éliminée, puis Ben vainc Rhino I. Pour combien de joueurs Rhino II compte-t-il ?",
  },
  shows    = { "mc.per-player.not-reduced", "mc.per-player.multiply" },
}
local ann, ben, cleo = players {
  { "Ann", character = "She-Hulk", hand = {}, identity = { { "She-Hulk", damage = 14 } }, in_play = { "Focused Rage" } },
  { "Ben", character = "Spider-Man", hand = {} },
  { "Cleo", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", damage = 40 } }

expect(villain:hit_points "Rhino I"):is(2)       -- 14 for each of three
ann:uses "Focused Rage"
expect(ann.identity):is_empty()
ben:attacks_with "Spider-Man"
expect(villain:hit_points "Rhino II"):is(45)
expect(side_schemes:threat "Breakin' & Takin'"):is(5)
ruling {
  en = "Still for three: elimination does not lower values with the icon, so he has 15 times 3 hit points.",
  fr = "Toujours pour trois : une élimination ne réduit pas les valeurs avec cette icône ; il a donc 15 fois 3 points de vie.",
}
