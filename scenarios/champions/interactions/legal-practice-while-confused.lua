scenario "A confused Jennifer Walters wastes her Legal Practice" {
  game     = "champions",
  question = {
    en = "Jennifer Walters is confused and plays Legal Practice, discarding two cards. Is any threat removed?",
    fr = "Jennifer Walters est désorientée et joue Pratique de la Loi en défaussant deux cartes. Retire-t-elle de la menace ?",
  },
  shows    = { "mc.card.legal-practice", "mc.status.confused-friendly", "mc.status.confused-costs", "mc.amb.confused-stunned-alter-ego" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", identity = { { "Jennifer Walters", confused = true } }, hand = { "Legal Practice", "Energy", "Genius" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

ann:plays "Legal Practice"
ann:discards "Energy"
ann:discards "Genius"

expect(main_scheme:threat "The Break-In!"):is(4)
expect(ann.identity:confused "Jennifer Walters"):is(0)
expect(ann.hand):is_empty()
expect(ann.discard):count(3)
ruling {
  en = "No. She loses Confused in place of the thwart, although she is in alter-ego form, and the discarded cards are lost.",
  fr = "Non. Elle perd Désorienté à la place du contre, bien qu'elle soit en alter ego, et les cartes défaussées sont perdues.",
}
