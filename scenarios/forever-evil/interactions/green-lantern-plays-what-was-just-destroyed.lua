scenario "Green Lantern plays a Hero destroyed a moment ago" {
  game     = "forever-evil",
  question = {
    en = "Green Lantern lets me play Phantom Stranger, who destroys Power Girl of my hand. May Power Girl be the next Hero that I play with Green Lantern?",
    fr = "Green Lantern me fait jouer Phantom Stranger, qui détruit Power Girl de ma main. Power Girl peut-elle être le Héros suivant que Green Lantern me fait jouer ?",
  },
  shows    = { "fe.card.green-lantern", "fe.amb.replay-order" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Green Lantern", "Power Girl" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
destroyed { "Phantom Stranger" }

ann:plays "Green Lantern"
ann:plays "Phantom Stranger"
ann:destroys "Power Girl"
ann:plays("Power Girl", destroyed)
ann:chooses "Phantom Stranger"               -- which goes under the main deck first

expect(ann.power):is(3)
expect(destroyed):is_empty()
expect(main_deck):has "Power Girl"
ruling {
  en = "Yes. The Heroes are chosen one after the other, among those that are destroyed by then.",
  fr = "Oui. Les Héros sont choisis l'un après l'autre, parmi ceux qui sont détruits à ce moment-là.",
}
