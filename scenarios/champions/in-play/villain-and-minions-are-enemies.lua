scenario "Villain and minions are enemies, allies are not" {
  game     = "champions",
  question = {
    en = "Ground Stomp deals 1 damage to each enemy. Whom does it hit: Rhino, my minion, Ben's minion, my ally?",
    fr = "Piétinement inflige 1 dégât à chaque ennemi. Qui touche-t-il : Rhino, mon sbire, le sbire de Ben, mon allié ?",
  },
  shows    = { "mc.enemy.definition" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Energy" }, in_play = { "Mockingbird" }, engaged = { "Hydra Mercenary" } },
  { "Ben", character = "Peter Parker", hand = {}, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Ground Stomp"

expect(villain:damage "Rhino"):is(1)
expect(ann.engaged:damage "Hydra Mercenary"):is(1)
expect(ben.engaged:damage "Shocker"):is(1)
expect(ann.in_play:damage "Mockingbird"):is(0)
expect(ann.identity:damage "She-Hulk"):is(0)
ruling {
  en = "The villain and every minion, also Ben's: those are the enemies. Allies and identities are spared.",
  fr = "Le méchant et tous les sbires, même celui de Ben : ce sont les ennemis. Alliés et identités sont épargnés.",
}
