scenario "Sinestro's Bizarro Power hits with no Weakness left for the foes" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and play Bizarro Power with a single Weakness left, which I must take. Did my Attack hit anybody, so that I gain 1 VP?",
    fr = "Je suis Sinestro et je joue le Pouvoir de Bizarro alors qu'il ne reste qu'une Faiblesse, que je dois prendre. Mon Attaque a-t-elle touché, pour que je gagne 1 PV ?",
  },
  shows    = { "fe.card.sinestro", "fe.cards.bizarro-power-last", "fe.attack.counts-hits" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Bizarro Power" }, deck = { "Kick", "Giganta" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
stacks { weakness = 1 }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Bizarro Power"

expect(ben.discard):is_empty()
expect(ann.discard):is { "Weakness" }
expect(ann.vp):is(1)
expect(ann.hand):is { "Kick" }
ruling {
  en = "Yes. Ben did not avoid it, and that is what counts, although nothing was left for him to gain.",
  fr = "Oui. Ben ne l'a pas évitée, et c'est ce qui compte, même s'il ne restait rien à lui faire gagner.",
}
