scenario "Firestorm with S.T.A.R. Labs sees Element Woman as Equipment" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has the text of S.T.A.R. Labs. I play Venom Injector, which does nothing, and Element Woman. Does either give me Power?",
    fr = "Firestorm a le texte de S.T.A.R. Labs. Je joue Venom Injector, qui ne fait rien, et Element Woman. Est-ce que cela me donne de la Puissance ?",
  },
  shows    = { "fe.card.star-labs", "fe.cards.firestorm-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm", "Venom Injector", "Element Woman" }, deck = { "S.T.A.R. Labs" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
expect(ann.power):is(0)
ann:plays "Venom Injector"
expect(ann.power):is(1)
ann:plays "Element Woman"

expect(ann.power):is(4)
ruling {
  en = "Both do: each is an Equipment you play, so 1 for the Injector, and 1 for Element Woman besides her own 2.",
  fr = "Les deux : chacune est un Équipement que vous jouez, donc 1 pour l'Injector, et 1 pour Element Woman en plus de ses propres 2.",
}
