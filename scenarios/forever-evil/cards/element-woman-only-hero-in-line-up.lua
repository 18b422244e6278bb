scenario "Element Woman in the Line-Up is only a Hero" {
  game     = "forever-evil",
  question = {
    en = "Can Superwoman destroy an Element Woman that lies in the Line-Up?",
    fr = "Superwoman peut-elle détruire une Element Woman de la réserve ?",
  },
  shows    = { "fe.card.element-woman", "fe.card.superwoman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Element Woman", "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Element Woman", "Giganta", "Cosmic Staff" }

ann:plays "Element Woman"
expect(ann.power):is(2)
ann:plays "Superwoman"
expect(ann):must_choose { "destroys Giganta", "declines" }
refused(function() ann:destroys("Element Woman", line_up) end, "fe.card.superwoman")
ann:destroys "Giganta"

expect(line_up):has "Element Woman"
expect(ann.power):is(3)                 -- one name of Villain among the destroyed cards

ruling {
  en = "No. She has her further types only while a player owns her or plays her; in the Line-Up she is a Hero.",
  fr = "Non. Elle n'a ses autres types que chez un joueur ou pendant qu'on la joue ; dans la réserve elle est un Héros.",
}
