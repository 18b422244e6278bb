scenario "The limit is over with the turn" {
  game     = "metal",
  question = {
    en = "Aquaman was active in my last turn. May he be so again in this one?",
    fr = "Aquaman a servi à mon dernier tour. Peut-il servir encore à celui-ci ?",
  },
  shows    = { "metal.oversized.two-types" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Table" }, hand = { "Paper Power", "Paper Villain" }, deck = { "Punch", "Clear Pane", "Long Shadow", "Vulnerability", "Vulnerability", "Vulnerability", "Tin Tray", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}

ann:plays "Paper Power"
ann:plays "Paper Villain"
ann:ends_turn()
ben:ends_turn()
local turn = log:mark()
ann:plays "Clear Pane"
ann:declines()
ann:plays "Long Shadow"
ben:discards "Punch"
expect(log:since(turn)):has(ann, "draws", "Tin Tray", "by", "metal.oversized.two-types")

ruling {
  en = "Yes: cards of this turn count, and the limit is of each turn.",
  fr = "Oui : ce sont les cartes de ce tour qui comptent, et la limite vaut pour chaque tour.",
}
