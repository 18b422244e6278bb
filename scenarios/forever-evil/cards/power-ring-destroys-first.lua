scenario "Power Ring counts the Hero it has just destroyed" {
  game     = "forever-evil",
  question = {
    en = "Does Power Ring count the Hero that it has just destroyed in the Line-Up?",
    fr = "Power Ring compte-t-il le Héros qu'il vient de détruire dans la réserve ?",
  },
  shows    = { "fe.card.power-ring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Power Ring" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "The Flash" }
line_up { "Catwoman", "Superwoman" }

ann:plays "Power Ring"
ann:destroys "Catwoman"

expect(ann.power):is(2)
expect(line_up):is { "Superwoman" }

ruling {
  en = "Yes. The card is destroyed first, and the count comes after.",
  fr = "Oui. La carte est d'abord détruite, et le compte vient après.",
}
