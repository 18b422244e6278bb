scenario "Yon-Rogg's Treason takes every energy card" {
  game     = "champions",
  question = {
    en = "I hold Energy, Haymaker, Genius and Spider-Woman, whose resource is wild. Which of them does Yon-Rogg's Treason make me discard?",
    fr = "J'ai en main Énergie, Haymaker, Génie et Spider-Woman, dont la ressource est libre. Lesquelles La Trahison de Yon-Rogg me fait-elle défausser ?",
  },
  shows    = { "mc.card.yon-roggs-treason" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Haymaker", "Genius", "Spider-Woman", "Strength" }, nemesis = {} },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Yon-Rogg's Treason", "Crowd Control" }

ann:ends_turn()
ann:declines "discards"

expect(ann.hand):is { "Genius", "Spider-Woman", "Strength" }
expect(ann.discard):is { "Energy", "Haymaker" }
expect(side_schemes):is_empty()
ruling {
  en = "Energy and Haymaker, which have energy printed; a wild card is no energy card unless it pays. As something was discarded, there is no surge.",
  fr = "Énergie et Haymaker, qui portent une énergie imprimée ; une carte libre n'est pas une carte énergie tant qu'elle ne paie rien. Puisque des cartes ont été défaussées, pas de Renfort.",
}
