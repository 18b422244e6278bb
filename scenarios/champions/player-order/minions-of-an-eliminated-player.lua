scenario "The next player is the next one clockwise" {
  game     = "champions",
  question = { en = "Ann is eliminated while Shocker is engaged with her. Who gets him, Ben or Cid?", fr = "Ann est éliminée alors que Shocker est engagé avec elle. Qui en hérite, Ben ou Cid ?" },
  shows    = { "mc.player-order.next-player" },
}
local ann, ben, cid = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, deck = { "Energy" }, in_play = { "Focused Rage" }, engaged = { "Shocker" } },
  { "Ben", character = "Spider-Man", hand = {} },
  { "Cid", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:uses "Focused Rage"
expect(ben.engaged):is { "Shocker" }
expect(cid.engaged):is_empty()
expect(ben):is_on_turn()

ruling {
  en = "Ben. The next player is always the next one clockwise, and the minions of an eliminated player engage that one.",
  fr = "Ben. Le joueur suivant est toujours le prochain dans le sens des aiguilles d'une montre, et c'est avec lui que s'engagent les sbires d'un joueur éliminé.",
}
