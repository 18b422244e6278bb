scenario "Aunt May heals Peter Parker, not Spider-Man" {
  game     = "champions",
  question = {
    en = "I am Spider-Man with 6 damage. May Aunt May heal me now?",
    fr = "Je suis Spider-Man avec 6 dégâts. Tante May peut-elle me soigner maintenant ?",
  },
  shows    = { "mc.card.aunt-may" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 6 } }, hand = { "Aunt May", "Backflip" } },
}
villain { { "Rhino I" } }

ann:plays "Aunt May"
refused(function() ann:uses "Aunt May" end, "mc.player-turn.form-suffix")
ann:changes_form()
ann:uses "Aunt May"
ann:recovers()

expect(ann.identity:damage "Peter Parker"):is(0)
expect(ann.in_play:exhausted "Aunt May"):is(1)
ruling {
  en = "Not as Spider-Man. As Peter Parker she exhausts and heals 4, and he may recover 3 besides.",
  fr = "Pas en Spider-Man. En Peter Parker, elle s'incline et soigne 4 dégâts, et il peut en plus en récupérer 3.",
}
