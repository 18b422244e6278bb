scenario "Enemies attack in step two of the villain phase" {
  game     = "champions",
  question = {
    en = "Shocker has been engaged with me for my whole turn. When do Rhino and he attack my hero?",
    fr = "Shocker est engagé avec moi depuis le début de mon tour. Quand Rhino et lui attaquent-ils mon héros ?",
  },
  shows    = { "mc.attack.enemies-step-two" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Shocker" }, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Bomber" }

expect(ann.identity:damage "She-Hulk"):is(0)
ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(1)      -- step one is over, Rhino is attacking
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(2)          -- now Shocker attacks
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(4)
ann:chooses "threat"
expect(game.round):is(2)
ruling {
  en = "In step two of the villain phase, after the threat of step one: first Rhino, then Shocker. During your turn neither attacks on its own.",
  fr = "À l'étape deux de la phase du méchant, après la menace de l'étape un : Rhino d'abord, puis Shocker. Pendant votre tour, ni l'un ni l'autre n'attaque de lui-même.",
}
