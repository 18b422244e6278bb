scenario "What a destruction brings comes before the next player is attacked" {
  game     = "forever-evil",
  at       = "end of turn, step 6",
  turn     = "Ann",
  question = {
    en = "Batman appears with one card left in the Weakness stack. Bizarro has to destroy his Mallet, and the player after him has no Equipment. Which of the two takes that card?",
    fr = "Batman apparaît et la pile des Faiblesses n'a plus qu'une carte. Bizarro doit détruire son Mallet, et le joueur suivant n'a pas d'Équipement. Lequel des deux prend cette carte ?",
  },
  shows    = { "fe.amb.triggers-wait", "fe.card.bizarro", "fe.amb.first-appearance-order" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro", hand = {}, deck = { "Mallet", "Punch", "Punch", "Punch", "Punch" }, discard = { { "The Flash", defeated = true } } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
super_heroes { "Batman" }
stacks { weakness = 1 }

expect(ann.discard):is { "The Flash", "Weakness" }
expect(ben.discard):is_empty()
expect(log):in_order { { ann, "destroys", "Mallet" }, { ann, "gains", "Weakness", "by", "fe.card.bizarro" }, { ben, "gains nothing" } }
ruling {
  en = "Bizarro. What his destroying brings waits only until the Attack on him is done, and the others are attacked after him.",
  fr = "Bizarro. Ce que lui vaut la destruction n'attend que la fin de l'Attaque contre lui, et les autres sont attaqués après lui.",
}
