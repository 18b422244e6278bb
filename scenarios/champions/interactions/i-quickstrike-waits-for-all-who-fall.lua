scenario "Quickstrike waits for all who fall at once" {
  game     = "champions",
  question = {
    en = "One damage to each character eliminates Ann and Ben at the same time. Ann's Vulture has Quickstrike: whom does it engage, and does it attack Ben before he is out?",
    fr = "Un dégât à chaque personnage élimine Ann et Ben en même temps. Le Vautour d'Ann a Coup Rapide : qui engage-t-il, et attaque-t-il Ben avant qu'il ne soit éliminé ?",
  },
  shows    = { "mc.elimination.enemies-move-on", "mc.keywords.quickstrike", "mc.card.hulk", "mc.card.vulture" },
}
local ann, ben, cal = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Hulk" }, deck = { "Energy", "Genius" }, engaged = { "Vulture" } },
  { "Ben", character = "Black Panther", identity = { { "Black Panther", damage = 10 } }, hand = {}, deck = { "Energy", "Genius" } },
  { "Cal", character = "Captain Marvel", hand = {}, deck = { "Energy", "Genius" } },
}
villain { "Rhino I" }

ann:attacks_with "Hulk"
ann:chooses "Rhino I"
ann:chooses "She-Hulk"                  -- falls first; then Black Panther
cal:declines()
expect(cal.engaged):is { "Vulture" }
expect(cal.identity:damage "Captain Marvel"):is(4)
ruling {
  en = "It engages Cal, the next player who stays in the game, and attacks only once both are out.",
  fr = "Il engage Cal, le prochain joueur qui reste en jeu, et n'attaque qu'une fois les deux éliminés.",
}
