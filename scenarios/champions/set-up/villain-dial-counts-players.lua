scenario "Three players face a villain with three times the hit points" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Three of us play against Rhino I, who shows 14 hit points per player. What is on his dial?",
    fr = "Nous jouons à trois contre Rhino I, qui indique 14 points de vie par joueur. Que montre son compteur ?",
  },
  shows    = { "mc.setup.09-villain-hit-points", "mc.card.rhino-i" },
}
local ann, ben, cid = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
  { "Cid", character = "Jennifer Walters" },
}

ann:declines()
ben:declines()
cid:declines()
expect(villain:hit_points "Rhino I"):is(42)
expect(main_scheme:threshold "The Break-In! 1B"):is(21)
ruling {
  en = "42: the value is multiplied by the number of players.",
  fr = "42 : la valeur est multipliée par le nombre de joueurs.",
}
