scenario "Only what the text names may be gained" {
  game     = "rivals",
  question = {
    en = "I may gain a Villain of cost 3 or less. Clayface costs 3, Bane 4. Which one may I take?",
    fr = "Je peux gagner un Vilain à 3 ou moins. Clayface coûte 3, Bane 4. Lequel puis-je prendre ?",
  },
  shows    = { "rivals.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Ransom Note" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Bane", "Clayface", "The Penguin", "Superman", "Billionaire" }

ann:plays "Ransom Note"
expect(ann):must_choose { "gains Clayface", "gains The Penguin" }
ann:gains "Clayface"
expect(ann.discard):is { "Clayface" }
expect(line_up):has "Bane"
ruling {
  en = "Clayface, or The Penguin at 2. Bane is one too dear for the text.",
  fr = "Clayface, ou Le Pingouin à 2. Bane dépasse d'un point ce que dit le texte.",
}
