scenario "Without a ready ally anybody may defend against Melter" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Melter attacks Ann, whose only ally is exhausted, while Ben has a ready ally. May her hero defend, and may Ben leave his ally out of it?",
    fr = "Le Fondeur attaque Ann, dont le seul allié est incliné, alors que Ben a un allié redressé. Son héros peut-il défendre, et Ben peut-il épargner son allié ?",
  },
  shows    = { "mc.card.melter", "mc.amb.must-defend", "mc.enemy-attack.2-declare-defender" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Mockingbird", exhausted = true } }, engaged = { "Melter" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Jessica Jones" } },
}
villain { { "Klaw I", stunned = true } }

expect(ann):must_choose { "defends with She-Hulk", "declines" }
ann:declines()
expect(ben):must_choose { "defends with Captain Marvel", "defends with Jessica Jones", "declines" }
ben:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(ben.in_play:exhausted "Jessica Jones"):is(0)
until_step "villain phase, step 3"
ann:declines()
ben:declines()
ruling {
  en = "Yes to both. It is the player with whom Melter is engaged who must, with an ally of hers, if able; she is not able.",
  fr = "Oui aux deux. C'est le joueur avec qui Le Fondeur est engagé qui y est obligé, avec un allié à lui, si possible ; elle ne le peut pas.",
}
