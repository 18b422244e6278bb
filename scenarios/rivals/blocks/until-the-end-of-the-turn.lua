scenario "The raised cost is gone in the next turn" {
  game     = "rivals",
  question = {
    en = "Last turn I blocked and my Character cost 12. Ann confronts again on her next turn: does it still cost 12?",
    fr = "Au tour dernier j'ai bloqué et mon Personnage coûtait 12. Ann confronte de nouveau à son tour suivant : coûte-t-il encore 12 ?",
  },
  shows    = { "rivals.block.until-end-of-turn", "rivals.amb.failed-confrontation" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9, deck = { "Kick", "Kick", "Kick", "Stage Foil", "Vulnerability" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.raised):is(0)                  -- the turn is over
ben:ends_turn()
ann:confronts()
for i = 1, 3 do ann:plays "Kick" end
ann:plays "Stage Foil"                    -- 9 in all
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. A raised cost lasts until the end of that turn; now it is 9 again.",
  fr = "Non. Un coût relevé dure jusqu'à la fin de ce tour ; il est de nouveau à 9.",
}
