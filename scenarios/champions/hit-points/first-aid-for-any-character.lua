scenario "Five kinds of cards are characters" {
  game     = "champions",
  question = {
    en = "First Aid heals any character. Whom may I choose from?",
    fr = "Premiers Soins soigne n'importe quel personnage. Parmi qui puis-je choisir ?",
  },
  shows    = { "mc.character.definition" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "First Aid", "Energy" }, identity = { { "Spider-Man", damage = 3 } }, in_play = { { "Mockingbird", damage = 2 }, "Avengers Mansion" }, engaged = { { "Sandman", damage = 1 } } },
  { "Ben", character = "Carol Danvers", hand = {}, identity = { { "Carol Danvers", damage = 3 } } },
}
villain { { "Rhino I", damage = 3 } }

ann:plays "First Aid"
expect(ann):must_choose { "chooses Rhino I", "chooses Spider-Man", "chooses Mockingbird", "chooses Sandman", "chooses Carol Danvers" }
ann:chooses "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(0)
ruling {
  en = "Heroes, alter egos, allies, villains and minions: all five are characters. Supports and schemes are not.",
  fr = "Les héros, alter ego, alliés, méchants et sbires : ces cinq-là sont des personnages. Les soutiens et manigances n'en sont pas.",
}
