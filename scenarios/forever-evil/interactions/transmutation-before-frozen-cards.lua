scenario "Transmutation with every affordable card frozen" {
  game     = "forever-evil",
  question = {
    en = "Ben has frozen the only Line-Up card cheap enough for my Transmutation. Must I destroy a card all the same, and do I get the VP?",
    fr = "Ben a gelé la seule carte de la réserve assez bon marché pour ma Transmutation. Dois-je quand même détruire une carte, et ai-je le PV ?",
  },
  shows    = { "fe.card.transmutation", "fe.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Kick" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { { "Commissioner Gordon", tokens = 1 }, "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Transmutation"

expect(destroyed):is { "Kick" }
expect(ann.vp):is(1)
expect(ann.discard):is_empty()
expect(line_up):has "Commissioner Gordon"
ruling {
  en = "Yes to both: destroying and the VP come first and are not optional. Only the gain comes to nothing.",
  fr = "Oui aux deux : la destruction et le PV viennent d'abord et ne sont pas facultatifs. Seul le gain n'a pas lieu.",
}
