scenario "A support stays in play, an event is discarded" {
  game     = "champions",
  question = {
    en = "I play Helicarrier and then Haymaker. Where does each card end up?",
    fr = "Je joue Héliporteur puis Haymaker. Où finit chacune des deux cartes ?",
  },
  shows    = { "mc.initiation.7-destination" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Helicarrier", "Haymaker", "Energy", "Backflip", "Strength" } },
}
villain { "Rhino I" }

ann:plays "Helicarrier"
ann:pays_with "Energy"
ann:pays_with "Backflip"
expect(ann.in_play):is { "Helicarrier" }

ann:plays "Haymaker"
expect(villain:damage "Rhino"):is(3)
expect(ann.in_play):is { "Helicarrier" }
expect(ann.discard):has "Haymaker"
expect(ann.discard):has_no "Helicarrier"
ruling {
  en = "Helicarrier enters play and stays. Haymaker is resolved and then goes to Ann's discard pile.",
  fr = "Héliporteur arrive en jeu et y reste. Haymaker est résolu puis va dans la défausse d'Ann.",
}
