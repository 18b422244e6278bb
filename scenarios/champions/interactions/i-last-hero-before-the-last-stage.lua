scenario "the last hero is named before the last stage" {
  game     = "champions",
  question = {
    en = "My hero and the villain's last stage lose their last hit point to one effect, and the first player has the hero fall first. Is that a victory still?",
    fr = "Mon héros et le dernier stade du méchant perdent leur dernier point de vie par un même effet, et le premier joueur fait tomber le héros d'abord. Est-ce encore une victoire ?",
  },
  shows    = { "mc.simultaneous.first-player-orders", "mc.elimination.all-out" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Hulk" }, deck = { "Energy", "Genius" } },
}
villain { { "Rhino II", damage = 11 } }

ann:attacks_with "Hulk"
ann:chooses "She-Hulk"

expect(game):is_over()
expect(ann):did_not_win()
ruling {
  en = "No. What falls first decides, and with the last hero the players have lost.",
  fr = "Non. Ce qui tombe d'abord décide, et avec le dernier héros les joueurs ont perdu.",
}
