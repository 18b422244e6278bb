scenario "Nothing left for Hulk to discard" {
  game     = "champions",
  question = {
    en = "Hulk attacks while my deck and my discard pile are both empty. What does his effect do?",
    fr = "Hulk attaque alors que ma pioche et ma défausse sont vides. Que fait son effet ?",
  },
  shows    = { "mc.amb.both-piles-empty", "mc.card.hulk" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck = {}, discard = {} },
}
villain { "Rhino I" }

ann:attacks_with "Hulk"
expect(villain:damage "Rhino I"):is(3)
expect(ann.in_play):is { "Hulk" }
expect(ann.in_play:damage "Hulk"):is(1)
ruling {
  en = "Nothing. The 3 damage of his attack are dealt; there is no card to discard.",
  fr = "Rien. Les 3 dégâts de son attaque sont infligés ; il n'y a aucune carte à défausser.",
}
