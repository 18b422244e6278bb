scenario "A doubtful case goes against the players, and play continues" {
  game     = "champions",
  question = {
    en = "Jennifer Walters is Confused and I play Legal Practice. The rules do not say whether an alter ego suffers from Confused. What now?",
    fr = "Jennifer Walters est Désorientée et je joue Pratique de la Loi. Les règles ne disent pas si un alter ego subit Désorienté. Que fait-on ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.grim-rule.game-continues" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", identity = { { "Jennifer Walters", confused = true } }, hand = { "Legal Practice", "Energy", "Genius" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Legal Practice"
ann:discards "Energy"
ann:discards "Genius"
expect(main_scheme:threat "The Break-In!"):is(3)               -- nothing is removed
expect(ann.identity:confused "Jennifer Walters"):is(0)         -- the status card is lost in its place
expect(ann.discard):is { "Legal Practice", "Genius", "Energy" }
expect(ann):is_on_turn()
expect(ann):may("changes_form")
ruling {
  en = "Take the reading that is worse for the players, here that Confused stops the thwart, and play on from there.",
  fr = "Prenez la lecture la plus défavorable aux joueurs, ici que Désorienté empêche le contre, et continuez la partie.",
}
