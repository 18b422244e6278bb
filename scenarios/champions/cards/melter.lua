scenario "Melter must be fought off by an ally" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Melter, engaged with Ann, attacks her. She has two ready allies and an exhausted one; may her hero defend, may nobody, may Ben?",
    fr = "Le Fondeur, engagé avec Ann, l'attaque. Elle a deux alliées redressées et un allié incliné ; son héros peut-il défendre, peut-on ne pas défendre, et Ben ?",
  },
  shows    = { "mc.card.melter", "mc.amb.must-defend" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird", "Jessica Jones", { "Daredevil", exhausted = true } }, engaged = { "Melter" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { { "Klaw I", stunned = true } }

refused(function() ann:defends_with "She-Hulk" end, "mc.amb.must-defend")
refused(function() ann:declines() end, "mc.amb.must-defend")
ann:defends_with "Mockingbird"
expect(ann.in_play):is { "Jessica Jones", "Daredevil" }
expect(ann.identity:damage "She-Hulk"):is(0)
until_step "villain phase, step 3"
ann:declines()
ben:declines()
ruling {
  en = "She must defend with one of her ready allies, whichever she likes: neither with her hero nor not at all, and nobody else is asked.",
  fr = "Elle doit défendre avec l'un de ses alliés redressés, celui qu'elle veut : ni avec son héros, ni pas du tout, et personne d'autre n'est interrogé.",
}
