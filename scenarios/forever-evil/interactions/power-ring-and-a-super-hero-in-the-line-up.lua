scenario "Power Ring destroys a Super Hero of the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Batman was put under the main deck and has come into the Line-Up. May Power Ring destroy him there, and does he count as a destroyed Hero?",
    fr = "Batman avait été mis sous le deck commun et il est arrivé dans la réserve. Power Ring peut-il l'y détruire, et compte-t-il comme Héros détruit ?",
  },
  shows    = { "fe.card.power-ring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Power Ring" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Cyborg" } }
destroyed { "Constantine", "Punch" }
line_up { "Batman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Power Ring"
ann:destroys "Batman"

expect(destroyed):is { "Constantine", "Punch", "Batman" }
expect(ann.power):is(2)
expect(super_heroes):shows "The Flash"       -- nobody was defeated
ruling {
  en = "Yes to both: a Super Hero is a Hero, here 2 with the one destroyed before. It is no defeat, so the stack stays as it is.",
  fr = "Oui aux deux : un Super-Héros est un Héros, ici 2 avec celui détruit avant. Il n'est pas vaincu pour autant, et la pile reste inchangée.",
}
