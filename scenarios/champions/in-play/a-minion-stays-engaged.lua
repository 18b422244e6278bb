scenario "A minion stays with its player" {
  game     = "champions",
  question = {
    en = "A Hydra Bomber is engaged with Ben, who hides as Peter Parker. Does the Bomber turn to Ann when a new round begins?",
    fr = "Un Poseur de Bombe d'Hydra est engagé avec Ben, qui se cache en Peter Parker. Se tourne-t-il vers Ann au début d'un nouveau round ?",
  },
  shows    = { "mc.engaged.stays-engaged" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Peter Parker", hand = {}, engaged = { { "Hydra Bomber", damage = 1 } } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()

expect(game.round):is(2)
expect(ben.engaged):is { "Hydra Bomber" }
expect(ann.engaged):is_empty()
ruling {
  en = "No. He stays with Ben, whatever Ben's form and however many rounds pass, until he is defeated, removed or sent to another player.",
  fr = "Non. Il reste avec Ben, quels que soient la forme de Ben et le nombre de rounds, jusqu'à ce qu'il soit vaincu, retiré ou envoyé vers un autre joueur.",
}
