scenario "An ally that is handed over keeps its state" {
  game     = "champions",
  question = {
    en = "Handover gives Ben my Jessica Jones, exhausted, damaged and Stunned. Does she reach him fresh, or as she is?",
    fr = "Passation donne à Ben ma Jessica Jones, inclinée, blessée et sonnée. Lui arrive-t-elle comme neuve, ou telle qu'elle est ?",
  },
  shows    = { "mc.ownership.state-kept" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { { "Jessica Jones", damage = 1, exhausted = true, stunned = true } } },
  { "Ben", character = "Captain Marvel", hand = {} },
}

ann:plays "Handover"
expect(ann.in_play):is_empty()
expect(ben.in_play):is { "Jessica Jones" }
expect(ben.in_play:exhausted "Jessica Jones"):is(1)
expect(ben.in_play:damage "Jessica Jones"):is(1)
expect(ben.in_play:stunned "Jessica Jones"):is(1)
ann:ends_turn()
refused(function() ben:attacks_with "Jessica Jones" end, "mc.exhausted.cannot-exhaust-again")
ruling {
  en = "As she is. She only moves to Ben's play area: damage, status cards and being exhausted go with her.",
  fr = "Telle qu'elle est. Elle passe simplement dans la zone de jeu de Ben, avec ses dégâts, ses cartes d'état et son inclinaison.",
}
