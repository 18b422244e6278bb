scenario "Four cards that cannot destroy Element Woman" {
  game     = "forever-evil",
  question = {
    en = "I want Element Woman out of my discard pile for a VP. Which of Atomica, Steel, Sledgehammer and Expert Marksman can destroy her?",
    fr = "Je veux me débarrasser d'Element Woman dans ma défausse contre 1 PV. Qui peut la détruire : Atomica, Steel, Sledgehammer ou Expert Marksman ?",
  },
  shows    = { "fe.card.atomica", "fe.card.steel", "fe.card.sledgehammer" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Atomica", "Steel", "Sledgehammer", "Expert Marksman" }, deck = {}, discard = { "Element Woman" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Atomica"
expect(ann):must_choose { "destroys Steel", "destroys Sledgehammer", "destroys Expert Marksman", "declines" }
ann:declines()
ann:plays "Steel"
expect(ann):must_choose { "destroys Sledgehammer", "destroys Expert Marksman", "declines" }
ann:declines()
ann:plays "Sledgehammer"
expect(ann):must_choose { "destroys Expert Marksman", "declines" }
ann:declines()
ann:plays "Expert Marksman"                  -- nothing is left that it could destroy, so nothing is asked

expect(ann.discard):is { "Element Woman" }
expect(ann.vp):is(0)
ruling {
  en = "None of them. Each spares one card type, and while she is yours she has all of those types.",
  fr = "Aucun. Chacun épargne un type de carte, et tant qu'elle est à vous elle a tous ces types.",
}
