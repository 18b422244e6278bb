scenario "A player who falls while defending for another is not attacked again" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann. Ben's Spider-Man, with 1 hit point left, defends for her, and the attack eliminates him. Does Rhino still activate for Ben, and is Ben dealt a card?",
    fr = "Rhino attaque Ann. Le Spider-Man de Ben, à 1 point de vie, défend pour elle, et l'attaque l'élimine. Rhino s'active-t-il encore pour Ben, et Ben reçoit-il une carte ?",
  },
  shows    = { "mc.enemy-attack.2-defender-becomes-target", "mc.defend.defending-for-another", "mc.elimination.when", "mc.elimination.others-continue" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
  { "Ben", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Sandman", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"                          -- Ann does not defend
ben:defends_with "Spider-Man"                        -- 5 - 3 = 2 damage

expect(ben.identity):is_empty()
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.engaged):is { "Sandman" }
expect(encounter_deck):top "Crowd Control"           -- no second boost card, and only one card dealt
expect(ann):is_on_turn()
ruling {
  en = "Neither. Ben became the target and took the damage; being out of the game, he is activated against and dealt to no more. Ann is untouched.",
  fr = "Ni l'un ni l'autre. Ben est devenu la cible et a subi les dégâts ; hors de la partie, il n'y a plus pour lui ni activation ni carte. Ann est indemne.",
}
