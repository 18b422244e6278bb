scenario "Emergency softens the villain's scheme" {
  game     = "champions",
  question = {
    en = "Rhino schemes against me. What is Emergency worth?",
    fr = "Rhino manigance contre moi. Que vaut Urgence ?",
  },
  shows    = { "mc.card.emergency" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency", "Web-Shooter", "Web-Shooter", "Aunt May", "Black Cat", "Backflip" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:plays "Emergency"
expect(main_scheme:threat "The Break-In!"):is(1)             -- 1 in step one, none by the scheme
expect(ann.discard):is { "Emergency" }
ruling {
  en = "It costs nothing and lowers the threat of that scheme by 1.",
  fr = "Elle ne coûte rien et diminue de 1 la menace de cette manigance.",
}
