scenario "Vibe puts back a card that costs five" {
  game     = "forever-evil",
  question = {
    en = "Vibe puts back a Hero or Super Power that costs 5 or less. Power Girl costs 5: is exactly 5 still allowed?",
    fr = "Vibe remet un Héros ou un Super-Pouvoir d'un coût de 5 ou moins. Power Girl coûte 5 : exactement 5, est-ce encore permis ?",
  },
  shows    = { "fe.card.vibe" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Vibe" }, deck = { "Punch" }, discard = { "Power Girl", "Batman", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "Vibe"
expect(ann):must_choose { "chooses Power Girl", "chooses Kick", "declines" }
ann:chooses "Power Girl"
expect(ann.deck):in_order { "Power Girl", "Punch" }
ruling {
  en = "Yes, Power Girl may be put back; Batman, who costs more, may not.",
  fr = "Oui, on peut remettre Power Girl ; pas Batman, qui coûte plus.",
}
