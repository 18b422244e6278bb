scenario "One of each type activates him" {
  game     = "metal",
  question = {
    en = "One Super Power and one Villain: is Aquaman active, in whatever order?",
    fr = "Un Super-Pouvoir et un Vilain : Aquaman est-il actif, dans n'importe quel ordre ?",
  },
  shows    = { "metal.oversized.two-types", "metal.amb.aquaman-example" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Table" }, hand = { "Paper Villain", "Punch", "Paper Power" }, deck = { "Tin Tray", "Vulnerability" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Paper Villain"
ann:plays "Punch"
expect(ann.hand):is { "Paper Power" }
ann:plays "Paper Power"
expect(ann.hand):is { "Tin Tray" }

ruling {
  en = "Yes. The printed example means two cards in all, not four.",
  fr = "Oui. L'exemple imprimé veut deux cartes en tout, et non quatre.",
}
