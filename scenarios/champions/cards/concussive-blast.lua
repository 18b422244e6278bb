scenario "Concussive Blast hits every friendly character" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Concussive Blast. Does it hurt Ben's alter ego and our allies as well, and minions?",
    fr = "Je révèle Rayon Pulvérisateur. Blesse-t-il aussi l'alter ego de Ben et nos alliés, et les sbires ?",
  },
  shows    = { "mc.card.concussive-blast", "mc.friendly.definition" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird" }, engaged = { "Sandman" }, dealt = { "Concussive Blast" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { { "Black Widow", damage = 1 } } },
}
villain { "Rhino I" }

until_step "villain phase, step 5"
expect(ann.identity:damage "Spider-Man"):is(1)
expect(ann.in_play:damage "Mockingbird"):is(1)
expect(ben.identity:damage "Carol Danvers"):is(1)
expect(ben.discard):is { "Black Widow" }
expect(ann.engaged:damage "Sandman"):is(0)
expect(villain:damage "Rhino I"):is(0)
ruling {
  en = "All characters of the players take 1 damage at the same time: heroes, alter egos and allies, whoever's they are. Enemies take none.",
  fr = "Tous les personnages des joueurs subissent 1 dégât en même temps : héros, alter ego et alliés, à qui qu'ils soient. Les ennemis n'en subissent aucun.",
}
