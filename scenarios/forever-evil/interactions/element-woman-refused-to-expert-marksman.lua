scenario "Expert Marksman spares Element Woman in hand" {
  game     = "forever-evil",
  question = {
    en = "I hold Element Woman, a Hero by her card. Why may Expert Marksman not destroy her?",
    fr = "J'ai Element Woman en main, un Héros d'après sa carte. Pourquoi Expert Marksman ne peut-il pas la détruire ?",
  },
  shows    = { "fe.cards.element-woman-types", "fe.card.expert-marksman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Expert Marksman", "Atomica", "Element Woman" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Expert Marksman"
refused(function() ann:destroys "Element Woman" end, "fe.cards.element-woman-types")
ann:declines()
ann:plays "Atomica"                          -- she alone is left, and a Villain while she is yours

expect(log:last_move()):has("finds no card to destroy", "by", "fe.cards.element-woman-types")
expect(ann.hand):is { "Element Woman" }
expect(ann.vp):is(0)
ruling {
  en = "Because in your hand she is a Super Power as well, which he spares. Atomica spares her as a Villain.",
  fr = "Parce que dans votre main elle est aussi un Super-Pouvoir, et il les épargne. Atomica l'épargne comme Vilain.",
}
