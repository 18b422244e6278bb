scenario "the last stage and the last hero fall to one energy card" {
  game     = "champions",
  question = {
    en = "The villain's last stage and the last hero are defeated at the same time. Who wins?",
    fr = "Le dernier stade du méchant et le dernier héros sont vaincus en même temps. Qui gagne ?",
  },
  shows    = { "mc.card.hulk", "mc.simultaneous.first-player-orders", "mc.first-player.orders-effects", "mc.win.players" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Hulk" }, deck = { "Energy", "Genius" } },
}
villain { { "Rhino II", damage = 11 } }

ann:attacks_with "Hulk"                 -- 3 damage, then Energy: 1 damage to every character
expect(ann):may("chooses", "She-Hulk")
ann:chooses "Rhino II"

expect(game):is_over()
expect(ann):won()
ruling {
  en = "The first player says which falls first. That is the villain, of course: with his last stage the players have won.",
  fr = "Le premier joueur dit lequel tombe d'abord. Ce sera le méchant, bien sûr : avec son dernier stade, les joueurs ont gagné.",
}
