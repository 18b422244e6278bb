scenario "In an expert game a third stage follows" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "We play expert and I defeat Rhino II. Have we won, and what does Rhino III do as he comes?",
    fr = "Nous jouons en mode expert et je bats Rhino II. Avons-nous gagné, et que fait Rhino III en arrivant ?",
  },
  shows    = { "mc.defeat-villain.next-revealed", "mc.defeat-villain.dial-reset" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Strength" } },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino II", damage = 28 } }

ann:plays "Haymaker"

expect(game):goes_on()
expect(villain):is { "Rhino III" }
expect(villain:hit_points "Rhino III"):is(32)
expect(villain:tough "Rhino III"):is(1)
expect(ann.identity:stunned "Spider-Man"):is(1)
expect(ben.identity:stunned "Carol Danvers"):is(0)
ruling {
  en = "Not yet. Rhino III comes up with 32 hit points for two players and a Tough card, and stuns the heroes: Spider-Man, not Carol Danvers in alter-ego form.",
  fr = "Pas encore. Rhino III arrive avec 32 points de vie à deux joueurs et une carte Tenace, et sonne les héros : Spider-Man, mais pas Carol Danvers, en alter ego.",
}
