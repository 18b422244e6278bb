scenario "Whirlwind falls before he attacks the others" {
  game     = "champions",
  at       = "villain phase, step 2",
  windows  = "pass",
  question = {
    en = "Whirlwind attacks my Black Panther, whose Retaliate defeats him. Are the other heroes attacked all the same?",
    fr = "Le Tourbillon attaque mon Black Panther, dont la Riposte le vainc. Les autres héros sont-ils attaqués quand même ?",
  },
  shows    = { "mc.card.whirlwind", "mc.amb.also-against-each-other-hero" },
  scenario = "klaw", masters_of_evil = 1,
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = {}, engaged = { { "Whirlwind", damage = 5 } } },
  { "Ben", character = "Tony Stark", hand = {} },
}
villain { { "Klaw I", stunned = true } }
encounter_deck:on_top { "Advance" }

ann:declines "defends_with"

expect(ann.engaged):is {}
expect(log):has("Whirlwind", "nothing happens", "by", "mc.amb.also-against-each-other-hero")
ruling {
  en = "No. His further attacks come one after the other, and he has left play before them.",
  fr = "Non. Ses autres attaques viennent l'une après l'autre, et il a quitté le jeu avant elles.",
}
