scenario "What is attached to an ally changes hands with it" {
  game     = "champions",
  question = {
    en = "Maria Hill wears Inspired, and Handover gives her to Ben. Who controls Inspired now?",
    fr = "Maria Hill porte Motivé, et Passation la donne à Ben. Qui contrôle Motivé à présent ?",
  },
  shows    = { "mc.ownership.attachments-follow" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Handover" }, in_play = { { "Maria Hill", with = { "Inspired" } } } },
  { "Ben", character = "Spider-Man", hand = {} },
}
villain { "Rhino I" }

ann:plays "Handover"
expect(ann.in_play):is_empty()
expect(ben.in_play):is { "Maria Hill", "Inspired" }
expect(ben.in_play:atk "Maria Hill"):is(2)
ann:ends_turn()
ben:attacks_with "Maria Hill"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Ben. Upgrades on a character go with it, and Inspired keeps helping her under him.",
  fr = "Ben. Les améliorations d'un personnage le suivent, et Motivé continue de l'aider chez lui.",
}
