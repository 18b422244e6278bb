scenario "Chase Them Down after a villain stage" {
  game     = "champions",
  question = {
    en = "I defeat Rhino I, and Rhino II brings in Breakin' & Takin'. May I chase with Chase Them Down, even on that new scheme?",
    fr = "Je vaincs Rhino I, et Rhino II fait entrer Casser et Emporter. Puis-je jouer Poursuivons-Les, même sur cette nouvelle manigance ?",
  },
  shows    = { "mc.card.chase-them-down", "mc.defeat-villain.next-revealed", "mc.card.rhino-ii" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down" } },
}
villain { { "Rhino I", damage = 12 } }
main_scheme { { "The Break-In!", threat = 2 } }

ann:attacks_with "She-Hulk"
expect(villain):is { "Rhino II" }
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
ann:plays "Chase Them Down"
ann:chooses "Breakin' & Takin'"

expect(side_schemes:threat "Breakin' & Takin'"):is(1)
ruling {
  en = "Yes. You have defeated an enemy by your attack; the new stage is in place before you respond.",
  fr = "Oui. Vous avez vaincu un ennemi par votre attaque ; le nouveau stade est en place avant votre réponse.",
}
