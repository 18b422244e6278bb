scenario "ATK gained from Superhuman Strength goes with it" {
  game     = "champions",
  question = {
    en = "Superhuman Strength gives me +2 ATK and is discarded after I attack. What is my ATK before and after?",
    fr = "Force Surhumaine me donne +2 ATQ et se défausse après mon attaque. Quelle est mon ATQ avant et après ?",
  },
  shows    = { "mc.gain-stat.while-active", "mc.gain-stat.reverts" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Superhuman Strength" } },
}
villain { "Rhino I" }

expect(ann.identity:atk "She-Hulk"):is(5)
ann:attacks_with "She-Hulk"

expect(villain:damage "Rhino"):is(5)
expect(ann.discard):is { "Superhuman Strength" }
expect(ann.identity:atk "She-Hulk"):is(3)
ruling {
  en = "5 for the attack, and 3 again as soon as the upgrade is gone: a gained value lasts as long as the ability that gives it.",
  fr = "5 pour l'attaque, puis de nouveau 3 dès que l'amélioration n'est plus là : une valeur gagnée dure autant que la capacité qui la donne.",
}
