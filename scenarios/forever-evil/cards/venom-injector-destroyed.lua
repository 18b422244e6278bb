scenario "Venom Injector destroyed" {
  game     = "forever-evil",
  question = {
    en = "Is it worth more to play Venom Injector or to destroy it?",
    fr = "Vaut-il mieux jouer Venom Injector ou le détruire ?",
  },
  shows    = { "fe.card.venom-injector" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Venom Injector", "Deathstorm", "Venom Injector" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Venom Injector"
expect(ann.power):is(0)
ann:plays "Deathstorm"
ann:destroys "Venom Injector"

expect(ann.power):is(2)

ruling {
  en = "To destroy it: that gives Power +2, playing it gives nothing.",
  fr = "Le détruire : cela donne +2 en Puissance, le jouer ne donne rien.",
}
