scenario "A gained card costs nothing and goes to the discard pile" {
  game     = "rivals",
  question = {
    en = "A card lets me gain a card of the Line-Up. I have no Power: may I take Superman, and where does he go?",
    fr = "Une carte me fait gagner une carte de la réserve. Je n'ai pas de Puissance : puis-je prendre Superman, et où va-t-il ?",
  },
  shows    = { "rivals.gain.free", "rivals.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Open Window" }, discard = { "Punch" } },
  { "Ben", character = "The Joker 9" },
}
line_up { "Superman", "Nightwing", "Robin", "Bane", "Billionaire" }

ann:plays "Open Window"
expect(ann):must_choose { "gains Superman", "gains Nightwing", "gains Robin", "gains Bane", "gains Billionaire" }
ann:gains "Superman"
expect(ann.power):is(0)
expect(ann.discard):top "Superman"
ruling {
  en = "Yes. Gaining has no further cost, and he goes straight to your discard pile.",
  fr = "Oui. Gagner n'a pas d'autre coût, et il va droit dans votre défausse.",
}
