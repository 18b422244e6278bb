scenario "Damage moved onto a tough Rhino" {
  game     = "champions",
  question = {
    en = "Rhino is tough, and my Vibranium Suit moves 2 damage from Black Panther to him. Do I get rid of my damage?",
    fr = "Rhino est tenace, et mon Costume en Vibranium déplace 2 dégâts de Black Panther sur lui. Suis-je débarrassé de mes dégâts ?",
  },
  shows    = { "mc.card.vibranium-suit", "mc.status.tough", "mc.move.definition" },
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Vibranium Suit" } },
}
villain { { "Rhino I", tough = true } }

ann:plays "Wakanda Forever! (energy)"

expect(ann.identity:damage "Black Panther"):is(1)
expect(villain:damage "Rhino"):is(0)
expect(villain:tough "Rhino"):is(0)
ruling {
  en = "Yes. The damage leaves you; what arrives at Rhino is prevented by his Tough card, which he loses.",
  fr = "Oui. Les dégâts vous quittent ; ce qui arrive sur Rhino est prévenu par sa carte Tenace, qu'il perd.",
}
