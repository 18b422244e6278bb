scenario "Who defends for another retaliates" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann's Captain Marvel, and Ben's Black Panther defends for her. Was Black Panther attacked, so that Retaliate strikes, and whose damage is it?",
    fr = "Rhino attaque la Captain Marvel d'Ann, et le Black Panther de Ben défend pour elle. Black Panther a-t-il été attaqué, si bien que la Riposte joue, et qui subit les dégâts ?",
  },
  shows    = { "mc.keywords.retaliate", "mc.defend.defending-for-another", "mc.enemy-attack.2-defender-becomes-target" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Hawkeye", "Inspired" } },
  { "Ben", character = "Black Panther", hand = { "Genius", "Strength", "Vibranium", "Vibranium", "Shuri" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Stampede", "Advance", "Sandman", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"                              -- both keep their hands
ben:declines "discards"
ann:declines "defends_with"                          -- Ann does not defend
ben:defends_with "Black Panther"                     -- 2 + 1 - 2 = 1 damage
expect(ben.identity:damage "Black Panther"):is(1)
expect(villain:damage "Rhino"):is(1)
ann:declines "defends_with"                          -- Rhino's attack on Ben; Black Panther is exhausted

expect(ben.identity:damage "Black Panther"):is(3)
expect(villain:damage "Rhino"):is(2)
expect(ann.identity:damage "Captain Marvel"):is(0)
ruling {
  en = "He was: the player who defends for another becomes the target. He takes what his DEF leaves, and Retaliate hits Rhino, then again when Rhino attacks Ben himself.",
  fr = "Oui : le joueur qui défend pour un autre devient la cible. Il subit ce que sa DÉF laisse passer et la Riposte touche Rhino, puis encore quand Rhino attaque Ben lui-même.",
}
