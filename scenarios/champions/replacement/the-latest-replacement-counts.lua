scenario "Of two replacements only the latest counts" {
  game     = "champions",
  question = {
    en = "Rhino wears two suits, and each takes damage in his place. I hit him for 2: which suit takes it, or do both?",
    fr = "Rhino porte deux costumes, et chacun prend les dégâts à sa place. Je le frappe pour 2 : lequel les prend, ou est-ce les deux ?",
  },
  shows    = { "mc.replacement.latest-wins", "mc.amb.latest-replacement-vs-closed-window" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Rhino I", with = { "Armored Rhino Suit", "Second Suit" } } }

ann:attacks_with "Spider-Man"
ann:uses "Armored Rhino Suit"                  -- both are forced: the first player says which is started first

expect(villain:damage "Rhino"):is(0)
expect(attachments:damage "Armored Rhino Suit"):is(0)
expect(attachments:damage "Second Suit"):is(2)
ruling {
  en = "Only one of them. When several replacements have been started on the same damage, the one started last is used and the others do nothing.",
  fr = "Un seul. Quand plusieurs remplacements ont été déclenchés pour les mêmes dégâts, on applique le dernier déclenché et les autres ne font rien.",
}
