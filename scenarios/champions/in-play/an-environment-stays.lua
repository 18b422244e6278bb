scenario "An environment comes beside the villain and stays" {
  game     = "champions",
  question = {
    en = "I reveal an environment. Where does it go, and is it still there when the round is over and Rhino I is defeated?",
    fr = "Je révèle un environnement. Où va-t-il, et est-il encore là quand le round est fini et que Rhino I est vaincu ?",
  },
  shows    = { "mc.environment.beside-villain", "mc.environment.stays" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Haymaker" } },
}
villain { { "Rhino I", damage = 12, stunned = true } }      -- 14 hit points
encounter_deck:on_top { "Fog" }

ann:ends_turn()
expect(environments):is { "Fog" }
expect(game.round):is(2)
ann:attacks_with "Spider-Man"

expect(villain):is { "Rhino II" }
expect(environments):is { "Fog" }
ruling {
  en = "It is put into play next to the villain and remains until an effect removes it, whatever happens to the villain's stage.",
  fr = "Il entre en jeu à côté du méchant et y reste jusqu'à ce qu'un effet le retire, quoi qu'il arrive au stade du méchant.",
}
