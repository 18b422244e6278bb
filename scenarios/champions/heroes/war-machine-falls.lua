scenario "War Machine pays with his last hit points" {
  game     = "champions",
  question = {
    en = "War Machine has 2 hit points left. May he use his action, and are the enemies damaged?",
    fr = "Il reste 2 points de vie à War Machine. Peut-il utiliser son action, et les ennemis sont-ils blessés ?",
  },
  shows    = { "mc.card.war-machine", "mc.initiation.source-may-leave" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { { "War Machine", damage = 2 } } },
}
villain { "Rhino I" }

ann:uses "War Machine"

expect(ann.in_play):is_empty()
expect(ann.discard):is { "War Machine" }
expect(villain:damage "Rhino I"):is(1)
ruling {
  en = "He may, and they are: the cost is paid in full, it defeats him, and the effect goes on without him.",
  fr = "Il le peut, et ils le sont : le coût est payé en entier, il en est vaincu, et l'effet se poursuit sans lui.",
}
