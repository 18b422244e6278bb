scenario "A player whose dial reaches zero is eliminated" {
  game     = "champions",
  question = {
    en = "My She-Hulk has one hit point left and I pay one damage for Focused Rage. What happens?",
    fr = "Il reste un point de vie à ma Miss Hulk et je paie un dégât pour Rage contrôlée. Que se passe-t-il ?",
  },
  shows    = { "mc.hit-points.player-at-zero", "mc.first-player.eliminated-passes" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, identity = { { "She-Hulk", damage = 14 } }, in_play = { "Focused Rage" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:uses "Focused Rage"
expect(ann.identity):is_empty()
expect(ben):is_on_turn()
ruling {
  en = "You are defeated and eliminated. If you were the first player, the next player gets the token at once, and plays on.",
  fr = "Vous êtes vaincue et éliminée. Si vous étiez premier joueur, le joueur suivant reçoit aussitôt le pion et continue.",
}
