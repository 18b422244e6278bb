scenario "Of two replacements the one started last wins" {
  game     = "champions",
  question = {
    en = "Rhino wears two suits. Each must take the damage in his place; which one does, when I hit him twice?",
    fr = "Rhino porte deux costumes. Chacun doit prendre les dégâts à sa place ; lequel le fait, quand je le frappe deux fois ?",
  },
  shows    = { "mc.amb.latest-replacement-vs-closed-window" },
  windows = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Black Cat" } },
}
villain { { "Rhino I", with = { "Armored Rhino Suit", "Second Suit" } } }

ann:attacks_with "Spider-Man"
ann:uses "Second Suit"                  -- this one first
expect(attachments:damage "Armored Rhino Suit"):is(2)
expect(attachments:damage "Second Suit"):is(0)
ann:attacks_with "Black Cat"
ann:uses "Armored Rhino Suit"           -- and now the other way round

expect(villain:damage "Rhino"):is(0)
expect(attachments:damage "Armored Rhino Suit"):is(2)
expect(attachments:damage "Second Suit"):is(1)
ruling {
  en = "The one that the first player starts last. Neither is a choice, so both start, and the latest one counts.",
  fr = "Celui que le premier joueur déclenche en dernier. Aucun n'est facultatif, les deux se déclenchent donc, et le plus récent compte.",
}
