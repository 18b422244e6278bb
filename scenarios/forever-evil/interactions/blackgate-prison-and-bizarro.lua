scenario "Bizarro and Blackgate Prison swap one Weakness for another" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro and Blackgate Prison turns up a Weakness on my deck. Does destroying it just give me the next Weakness?",
    fr = "Je suis Bizarro et Blackgate Prison révèle une Faiblesse sur ma pioche. La détruire me donne-t-il simplement la Faiblesse suivante ?",
  },
  shows    = { "fe.card.bizarro", "fe.card.blackgate-prison", "fe.destroy.no-return" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",    hand = {}, in_play = { "Blackgate Prison" }, deck = { "Weakness", "Kick" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
stacks { weakness = 1 }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:uses "Blackgate Prison"

expect(destroyed):is { "Weakness" }
expect(ann.discard):is { "Weakness" }        -- another one, from the stack
expect(weakness):count(0)
expect(ann.vp):is(1)
ruling {
  en = "Yes, you gain another one for destroying; but the VP is yours, and the stack has one Weakness less.",
  fr = "Oui, vous en gagnez une autre pour avoir détruit ; mais le PV est à vous, et la pile a une Faiblesse de moins.",
}
