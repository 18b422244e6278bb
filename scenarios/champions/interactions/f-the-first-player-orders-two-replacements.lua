scenario "The first player decides which replacement comes last" {
  game     = "champions",
  question = {
    en = "Rhino wears two suits that must both take damage in his place. Ben hits him for 2. Who decides which suit takes it?",
    fr = "Rhino porte deux costumes qui doivent chacun prendre les dégâts à sa place. Ben le frappe pour 2. Qui décide lequel les prend ?",
  },
  shows    = { "mc.replacement.latest-wins", "mc.forced.first-player-orders" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Spider-Man", hand = {} },
}
villain { { "Rhino I", with = { "Armored Rhino Suit", "Second Suit" } } }

ann:ends_turn()
ben:attacks_with "Spider-Man"
expect(ann):must_choose { "uses Armored Rhino Suit", "uses Second Suit" }
ann:uses "Second Suit"                               -- so the Armored Rhino Suit comes last

expect(villain:damage "Rhino"):is(0)
expect(attachments:damage "Second Suit"):is(0)
expect(attachments:damage "Armored Rhino Suit"):is(2)
ruling {
  en = "Ann, the first player, orders them as both are forced and due together. The one started last counts, here the Armored Rhino Suit, and the other does nothing.",
  fr = "Ann, premier joueur, les ordonne puisque les deux sont forcés et simultanés. Le dernier déclenché compte, ici le Costume Blindé de Rhino, et l'autre ne fait rien.",
}
