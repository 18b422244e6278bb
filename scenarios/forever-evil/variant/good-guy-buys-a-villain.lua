scenario "A Good Guy turns a Villain into VP" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Good Guy. Is it worth buying Owlman, a Villain, and can I buy Heroes for my deck?",
    fr = "Je suis un Gentil. Est-il intéressant d'acheter Owlman, un Vilain, et puis-je acheter des Héros pour mon deck ?",
  },
  shows    = { "fe.variant.good-villain-bounty" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {}, power = 11 },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Owlman", "Power Girl", "Mallet", "Cold Gun", "Broadsword" }

ann:ends_turn()
ben:buys "Owlman"
expect(ben.vp):is(2)
expect(destroyed):is { "Owlman" }
ben:buys "Power Girl"

expect(ben.vp):is(2)
expect(ben.discard):is { "Power Girl" }
ruling {
  en = "Owlman brings you his 2 VP as tokens right away and is destroyed. Heroes you buy and keep as usual.",
  fr = "Owlman vous rapporte tout de suite ses 2 PV en jetons, puis il est détruit. Les Héros, vous les achetez et les gardez comme d'habitude.",
}
