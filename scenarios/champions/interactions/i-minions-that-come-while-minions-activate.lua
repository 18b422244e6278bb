scenario "minions that come while the minions activate" {
  game     = "champions",
  question = {
    en = "Ben defends against my minion and is eliminated, so his minions engage me while mine are activating. Do they activate against me this phase?",
    fr = "Ben défend contre mon sbire et est éliminé ; ses sbires m'engagent pendant que les miens s'activent. S'activent-ils contre moi à cette phase ?",
  },
  shows    = { "mc.elimination.enemies-move-on", "mc.amb.outline-minions", "mc.amb.minion-order", "mc.defend.defending-for-another" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Titania" }, deck = { "Energy", "Genius", "Strength", "Haymaker", "Emergency" } },
  { "Ben", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, engaged = { "Hydra Mercenary", "Sandman" },
    deck = { "Energy", "Genius", "Strength", "Haymaker", "Emergency", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control", "Breakin' & Takin'", "Bomb Scare" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:defends_with "Spider-Man"           -- against Titania: Ben is out, his minions engage Ann
expect(ann.engaged):is { "Titania", "Hydra Mercenary", "Sandman" }
ann:chooses "Hydra Mercenary"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(1)
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(4)
ruling {
  en = "Yes: each minion engaged with you activates, those too that engaged you in the middle of it; you choose their order.",
  fr = "Oui : chaque sbire engagé avec vous s'active, même ceux qui vous ont engagé entre-temps ; vous choisissez leur ordre.",
}
