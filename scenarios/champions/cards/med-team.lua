scenario "The Med Team heals a friend" {
  game     = "champions",
  question = {
    en = "My ally has 2 damage. Can the Med Team help her, and Rhino too?",
    fr = "Mon alliée a 2 dégâts. L'Équipe Médicale peut-elle l'aider, et Rhino aussi ?",
  },
  shows    = { "mc.card.med-team" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Med Team", "Vibranium", "Strength" }, in_play = { { "Mockingbird", damage = 2 } } },
}
villain { { "Rhino I", damage = 4 } }

ann:plays "Med Team"
ann:pays_with "Vibranium"
ann:uses "Med Team"                              -- she is the only friendly character with damage
expect(ann.in_play:damage "Mockingbird"):is(0)
expect(ann.in_play:counters "Med Team"):is(2)
expect(villain:damage "Rhino I"):is(4)
ruling {
  en = "It heals 2 damage from a friendly character, so your ally but never Rhino. It can do so three times.",
  fr = "Elle soigne 2 dégâts d'un personnage ami : votre alliée, mais jamais Rhino. Elle peut le faire trois fois.",
}
