scenario "Sustained damage" {
  game     = "champions",
  question = { en = "She-Hulk's dial shows 9 and her maximum is 15. How much damage does Gamma Slam deal?", fr = "Le cadran de Miss Hulk montre 9 et son maximum est 15. Combien de dégâts Frappe Gamma inflige-t-elle ?" },
  shows    = { "mc.sustained-damage.definition" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 6 } }, hand = { "Gamma Slam", "Energy", "Strength" } },
}
villain { "Rhino I" }

expect(ann.identity:hit_points "She-Hulk"):is(9)
ann:plays "Gamma Slam"
ann:pays_with "Energy"
expect(villain:damage "Rhino"):is(6)

ruling {
  en = "Six: the damage she has sustained is her maximum less what her dial shows.",
  fr = "Six : les dégâts qu'elle a subis sont son maximum moins ce que montre son cadran.",
}
