scenario "A defeated Super Hero goes into the discard pile" {
  game     = "forever-evil",
  question = {
    en = "I have defeated The Flash. Do I keep him in front of me as a trophy, or where does he go?",
    fr = "J'ai vaincu Flash. Est-ce que je le garde devant moi comme trophée, ou bien où va-t-il ?",
  },
  shows    = { "fe.hero.to-discard", "fe.hero.may-defeat" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch" }, power = 9, discard = { "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:defeats "The Flash"

expect(ann.discard):in_order { "The Flash", "Kick" }
expect(ann.power):is(1)
expect(super_heroes):count(1)
ruling {
  en = "Into Ann's discard pile: he is part of her deck now, to be drawn and played like any other card.",
  fr = "Dans la défausse d'Ann : il fait désormais partie de son deck et sera pioché et joué comme toute autre carte.",
}
