scenario "Constantine finds Word of Power on the deck" {
  game     = "forever-evil",
  question = {
    en = "Constantine destroys Word of Power, which I never had in hand. Is the next Super Hero cheaper for me all the same?",
    fr = "Constantine détruit Word of Power, que je n'ai jamais eu en main. Le Super-Héros me coûte-t-il moins cher quand même ?",
  },
  shows    = { "fe.card.word-of-power", "fe.card.constantine", "fe.destroy.any-zone" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Constantine" }, deck = { "Punch", "Word of Power", "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 4 },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

expect(ann):may_not("defeats", "The Flash")
ann:plays "Constantine"
ann:chooses "Punch"
ann:destroys "Word of Power"
ann:defeats "The Flash"

expect(ann.power):is(0)
expect(ann.deck):top "Vulnerability"
ruling {
  en = "Yes. It counts wherever it is destroyed, also straight off your deck: 4 less this turn.",
  fr = "Oui. L'endroit où il est détruit n'importe pas, même directement sur votre pioche : 4 de moins ce tour.",
}
