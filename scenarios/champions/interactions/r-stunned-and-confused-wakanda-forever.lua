scenario "Wakanda Forever! by a stunned and confused Black Panther" {
  game     = "champions",
  question = {
    en = "Black Panther is stunned and confused and plays Wakanda Forever! with Panther Claws, Tactical Genius and Vibranium Suit. What still works?",
    fr = "Black Panther est sonné et désorienté et joue Wakanda Éternel ! avec Griffes de Panthère, Génie tactique et Costume en Vibranium. Qu'est-ce qui marche encore ?",
  },
  shows    = { "mc.card.wakanda-forever", "mc.status.stunned-friendly", "mc.status.confused-friendly", "mc.card.vibranium-suit" },
}

local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3, stunned = true, confused = true } },
    hand = { "Wakanda Forever!", "Energy" }, in_play = { "Panther Claws", "Vibranium Suit", "Tactical Genius" } },
}
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "Wakanda Forever!"
ann:chooses "Panther Claws"
ann:chooses "Tactical Genius"

expect(main_scheme:threat "The Break-In!"):is(5)
expect(villain:damage "Rhino I"):is(2)
expect(ann.identity:damage "Black Panther"):is(1)
expect(ann.identity:stunned "Black Panther"):is(0)
expect(ann.identity:confused "Black Panther"):is(0)
ruling {
  en = "Each ability is an attempt of its own: the first attack spends Stunned, the thwart spends Confused. A second attack, resolved last, works in full.",
  fr = "Chaque capacité est une tentative à part : la première attaque coûte la carte Sonné, le contre la carte Désorienté. Une seconde attaque, résolue en dernier, marche pleinement.",
}
