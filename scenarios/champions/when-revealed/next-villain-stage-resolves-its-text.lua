scenario "A new villain stage resolves its When Revealed ability" {
  game     = "champions",
  question = {
    en = "She-Hulk defeats Rhino I. Rhino II searches for Breakin' & Takin' when revealed: does that happen in the middle of my turn?",
    fr = "Miss Hulk vainc Rhino I. Une fois révélé, Rhino II cherche Casser et Emporter : cela se produit-il au milieu de mon tour ?",
  },
  shows    = { "mc.when-revealed.resolves-on-reveal" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Rhino I", damage = 12 } }
encounter_deck { "Charge", "Breakin' & Takin'", "Shocker" }

ann:attacks_with "She-Hulk"
expect(villain):has "Rhino II"
expect(villain:hit_points "Rhino"):is(15)
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
expect(encounter_deck):count(2)
expect(ann):is_on_turn()
ruling {
  en = "Yes, at once. Rhino II comes up with all his hit points, Breakin' & Takin' is found, revealed with 3 threat, and your turn goes on.",
  fr = "Oui, aussitôt. Rhino II arrive avec tous ses points de vie, Casser et Emporter est trouvée et révélée avec 3 menaces, puis votre tour continue.",
}
