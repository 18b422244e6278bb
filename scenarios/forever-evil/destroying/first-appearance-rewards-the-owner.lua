scenario "A First Appearance rewards the player whose card it destroys" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "Ann's turn brings up Green Lantern, and I destroy my Steve Trevor for him. Who gets the reward, Ann or I?",
    fr = "Le tour d'Ann fait apparaître Green Lantern, et je détruis mon Steve Trevor pour lui. À qui va la récompense, à Ann ou à moi ?",
  },
  shows    = { "fe.destroy.first-appearance", "fe.destroy.steve-trevor" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Catwoman" }, deck = { "Kick", "Mallet" }, discard = { "Steve Trevor" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { super_heroes = { "The Flash", "Green Lantern" } }

ann:defeats "The Flash"
ann:ends_turn()                         -- her only Hero, The Flash, is destroyed
expect(ben):must_choose { "destroys Catwoman", "destroys Steve Trevor" }
ben:destroys "Steve Trevor"
expect(ben.hand):is { "Catwoman", "Kick", "Mallet" }
ben:discards "Mallet"

expect(ben.hand):is { "Catwoman", "Kick" }
expect(ann.hand):count(5)
ruling {
  en = "Ben. It was his card and his choice: he draws two cards and discards one.",
  fr = "À Ben. C'était sa carte et son choix : il pioche deux cartes et en défausse une.",
}
