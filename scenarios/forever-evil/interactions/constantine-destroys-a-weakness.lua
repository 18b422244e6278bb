scenario "Constantine takes no VP for a card of negative VP" {
  game     = "forever-evil",
  question = {
    en = "Constantine gives me VP tokens for the VP of the card he destroys. If that is a Weakness, worth -1, do I lose a token?",
    fr = "Constantine me donne des jetons selon les PV de la carte qu'il détruit. Si c'est une Faiblesse, qui vaut -1, est-ce que je perds un jeton ?",
  },
  shows    = { "fe.amb.negative-vp", "fe.card.constantine" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Constantine" }, deck = { "Weakness", "Kick", "Punch" }, discard = {}, vp = 2 },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Constantine"
ann:chooses "Kick"
ann:destroys "Weakness"

expect(ann.vp):is(2)
expect(destroyed):is { "Weakness" }
ruling {
  en = "No. You gain nothing for it, and nothing is taken from you; the Weakness is gone for good.",
  fr = "Non. Elle ne vous rapporte rien et on ne vous enlève rien ; la Faiblesse a disparu pour de bon.",
}
