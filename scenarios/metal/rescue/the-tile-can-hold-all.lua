scenario "All eleven Super Heroes under the tile" {
  game     = "metal",
  question = {
    en = "Can all eleven Super Heroes be Captured at the same time?",
    fr = "Les onze Super-Héros peuvent-ils être tous Capturés en même temps ?",
  },
  shows    = { "metal.recruit.pile-empty", "metal.capture.under-tile", "metal.recruit.not-eliminated" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Weakness", "Weakness" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
captured {
  "Batman", "Aquaman (oversized)", "Doctor Fate (oversized)", "Kendra Saunders (oversized)", "Mister Terrific (oversized)",
  "Plastic Man (oversized)", "Superman (oversized)", "The Flash (oversized)", "Wonder Woman (oversized)",
}
available {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

possible { that(captured):count(11), that(ann.team):is_empty(), that(ben.team):is_empty(), within = "2 turns" }
ann:plays "Weakness"
ann:plays "Weakness"
ben:plays "Weakness"
ben:plays "Weakness"
expect(captured):count(11)
expect(ann):is_on_turn()
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "Yes, once the pile to recruit from is empty. Players without Super Heroes play on as usual.",
  fr = "Oui, une fois la pile de recrutement épuisée. Les joueurs sans Super-Héros continuent normalement.",
}
