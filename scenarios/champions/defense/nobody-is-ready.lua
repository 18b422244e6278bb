scenario "Nobody is ready to defend" {
  game     = "champions",
  question = { en = "Captain Marvel has defended against Rhino, and Assault makes him attack again before she readies. Why was I not asked who defends?", fr = "Captain Marvel a défendu contre Rhino, et Assaut le fait attaquer de nouveau avant qu'elle ne soit redressée. Pourquoi ne m'a-t-on pas demandé qui défend ?" },
  shows    = { "mc.enemy-attack.4-undefended", "mc.exhausted.cannot-exhaust-again" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Assault" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Hydra Bomber" }

ann:ends_turn()
ann:defends_with "Captain Marvel"     -- against the villain's own attack: now she is exhausted
expect(log):has("nobody can defend")
expect(ann.identity:damage "Captain Marvel"):is(4)        -- 1 when she defended, all 3 of the second attack

ruling {
  en = "Because nobody could: a hero or an ally exhausts to defend, and she had defended already. The attack goes undefended.",
  fr = "Parce que personne ne le pouvait : un héros ou un allié s'incline pour défendre, et elle avait déjà défendu. L'attaque n'est pas défendue.",
}
