scenario "Who must gain two Weaknesses takes the one that is left" {
  game     = "forever-evil",
  question = {
    en = "Superman costs me two Weaknesses, but only one is left when it is my turn to suffer. Do I gain that one?",
    fr = "Superman me coûte deux Faiblesses, mais il n'en reste qu'une quand c'est à moi de subir. Est-ce que je gagne celle-là ?",
  },
  shows    = { "fe.weakness.empty-stack", "fe.weakness.forced-gain", "fe.card.superman.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { weakness = 3, super_heroes = { "The Flash", "Superman" } }

ann:defeats "The Flash"
ann:ends_turn()

expect(ann.discard):is { "The Flash", "Weakness", "Weakness" }
expect(ben.discard):is { "Weakness" }
expect(weakness):is_empty()
ruling {
  en = "Yes, as far as the stack goes: Ann takes two of the three, Ben the last one and no second.",
  fr = "Oui, autant que la pile le permet : Ann en prend deux sur trois, Ben la dernière et pas de seconde.",
}
