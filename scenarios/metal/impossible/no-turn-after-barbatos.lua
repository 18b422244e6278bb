scenario "No turn comes after the one in which Barbatos was defeated" {
  game     = "metal",
  question = {
    en = "Barbatos lies in my score pile since an earlier turn. Do we still play?",
    fr = "Barbatos est dans ma pile de score depuis un tour précédent. Joue-t-on encore ?",
  },
  shows    = { "metal.game-end.barbatos", "metal.amb.super-villain-leaves-otherwise" },
}

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "Barbatos" } }, { "Ben", character = "The Flash (oversized)" } }
  super_villains {}
  begin()
end, "metal.game-end.barbatos")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)", score_pile = { "Barbatos" } } }
  super_villains {}
  begin()
end, "metal.game-end.barbatos")
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, score_pile = { "Barbatos" }, discard = { "Butterfly Net" } },   -- the Net gained him
  { "Ben", character = "The Flash (oversized)" },
}
super_villains {}
line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }
ann:ends_turn()
expect(ben):is_on_turn()
ruling {
  en = "Not if he was defeated: the game was over at the end of that turn. Where a card let you gain him, nobody defeated him, and play goes on.",
  fr = "Pas s'il a été vaincu : la partie était finie à la fin de ce tour-là. Si une carte vous l'a fait gagner, personne ne l'a vaincu et on joue encore.",
}
