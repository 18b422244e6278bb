scenario "Cyborg first, Martian Manhunter last" {
  game     = "forever-evil",
  question = {
    en = "I play Cyborg, then Element Woman, then Martian Manhunter, then a Kick. Which of them pays for which, and how much Power have I?",
    fr = "Je joue Cyborg, puis Element Woman, puis Martian Manhunter, puis un Coup de Pied. Lequel compte quelles cartes, et combien ai-je de Puissance ?",
  },
  shows    = { "fe.card.cyborg", "fe.card.martian-manhunter", "fe.amb.element-woman-once", "fe.hero.one-type" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Cyborg", "Element Woman", "Martian Manhunter", "Kick" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Cyborg"
expect(ann.power):is(0)
ann:plays "Element Woman"
expect(ann.power):is(4)                      -- 2, and 2 by Cyborg
ann:plays "Martian Manhunter"
expect(ann.power):is(10)                     -- 2 each for Cyborg, Element Woman and himself
ann:plays "Kick"

expect(ann.power):is(14)                     -- 2, and 2 by Cyborg
ruling {
  en = "14: Cyborg pays for Element Woman and the Kick, Martian Manhunter for Cyborg, Element Woman and himself, each of them 2; she gives 2 and the Kick 2.",
  fr = "14 : Cyborg compte Element Woman et le Coup de Pied, Martian Manhunter compte Cyborg, Element Woman et lui-même, 2 chaque fois ; elle donne 2 et le Coup de Pied 2.",
}
