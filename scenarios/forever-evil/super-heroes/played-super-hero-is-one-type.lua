scenario "A Super Hero counts once as a Hero, not as two types" {
  game     = "forever-evil",
  question = {
    en = "Martian Manhunter pays for each Hero I play this turn. I played The Flash before him: does a Super Hero count double?",
    fr = "Martian Manhunter récompense chaque Héros joué ce tour. J'ai joué Flash avant lui : un Super-Héros compte-t-il double ?",
  },
  shows    = { "fe.hero.one-type" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "The Flash", "Martian Manhunter" }, deck = { "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "The Flash"
ann:discards "Punch"
expect(ann.power):is(0)
ann:plays "Martian Manhunter"

expect(ann.power):is(4)   -- 2 for The Flash, 2 for Martian Manhunter himself
ruling {
  en = "No. Super Hero is a title and no second type, so The Flash is worth +2 Power once, as Martian Manhunter himself is.",
  fr = "Non. Super-Héros est un titre et non un second type : Flash vaut +2 en Puissance une seule fois, comme Martian Manhunter lui-même.",
}
