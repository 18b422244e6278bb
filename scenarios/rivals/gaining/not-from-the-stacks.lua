scenario "A card of the Line-Up is none of the stacks" {
  game     = "rivals",
  question = {
    en = "I may gain a card of the Line-Up. May I take a Kick instead?",
    fr = "Je peux gagner une carte de la réserve. Puis-je prendre un Coup de Pied à la place ?",
  },
  shows    = { "rivals.stacks.not-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Open Window" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Superman", "Nightwing", "Robin", "Bane", "Billionaire" }

ann:plays "Open Window"
refused(function() ann:gains "Kick" end, "rivals.stacks.not-line-up")
ann:gains "Bane"
expect(kick):count(8)
ruling {
  en = "No. The annex and the main deck are not part of the Line-Up.",
  fr = "Non. L'annexe et le deck commun ne font pas partie de la réserve.",
}
