scenario "No card for a Drone" {
  game     = "champions",
  question = {
    en = "My deck and my discard pile are both empty when Assembly wants the top card of my deck. What happens?",
    fr = "Ma pioche et ma défausse sont vides quand Assemblage demande la première carte de mon deck. Que se passe-t-il ?",
  },
  shows    = { "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "Backflip", "Haymaker" }, deck = {}, discard = {}, dealt = { "Assembly" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Fog" }

ann:ends_turn()
ann:declines()                                   -- keeps her hand
expect(ann.engaged):is_empty()
expect(encounter_discard):is { "Assembly" }
ruling {
  en = "Nothing. There is no card, and no Drone.",
  fr = "Rien. Il n'y a pas de carte, donc pas de Drone.",
}
