scenario "An ally's basic attack deals the ally's ATK" {
  game     = "champions",
  question = {
    en = "Tigra is ready and Shocker is engaged with me. Whom may she attack, and for how much?",
    fr = "Tigra est redressée et Shocker est engagé avec moi. Qui peut-elle attaquer, et pour combien de dégâts ?",
  },
  shows    = { "mc.attack.ally-basic" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
expect(ann):must_choose { "chooses Rhino I", "chooses Shocker" }
ann:chooses "Shocker"
expect(ann.engaged:damage "Shocker"):is(2)
expect(villain:damage "Rhino"):is(0)
expect(ann.in_play:exhausted "Tigra"):is(1)
expect(ann.identity:exhausted "She-Hulk"):is(0)
refused(function() ann:attacks_with "Tigra" end, "mc.ally.exhaust-as-cost")
ruling {
  en = "Any enemy she likes, Rhino or Shocker: she exhausts and deals 2 damage, her own ATK. Your hero stays ready.",
  fr = "L'ennemi de son choix, Rhino ou Shocker : elle s'incline et inflige 2 dégâts, sa propre ATQ. Votre héros reste redressé.",
}
