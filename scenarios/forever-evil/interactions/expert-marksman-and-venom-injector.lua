scenario "A rewarded card destroyed for a reward" {
  game     = "forever-evil",
  question = {
    en = "Expert Marksman gives 1 VP for destroying a card that costs something. If that card is Venom Injector, do I get its Power as well?",
    fr = "Expert Marksman donne 1 PV pour la destruction d'une carte qui coûte quelque chose. Si c'est Venom Injector, ai-je aussi sa Puissance ?",
  },
  shows    = { "fe.card.expert-marksman", "fe.card.venom-injector" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Expert Marksman" }, deck = {}, discard = { "Venom Injector", "Kick" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Expert Marksman"
expect(ann):must_choose { "destroys Venom Injector", "declines" }
ann:destroys "Venom Injector"

expect(ann.vp):is(1)
expect(ann.power):is(2)
ruling {
  en = "Yes, first the VP of the Marksman, then the Injector's Power +2.",
  fr = "Oui, d'abord le PV du Marksman, puis les +2 en Puissance de l'Injector.",
}
