scenario "Guard stops She-Hulk's attack, not the damage of her arrival" {
  game     = "champions",
  question = {
    en = "Two minions are engaged with me, one of them with Guard. I change to She-Hulk: may her 2 damage go to Rhino, and may I then attack him?",
    fr = "Deux sbires sont engagés avec moi, dont l'un a Garde. Je deviens Miss Hulk : ses 2 dégâts peuvent-ils viser Rhino, et puis-je ensuite l'attaquer ?",
  },
  shows    = { "mc.keywords.guard", "mc.amb.guard-non-attack", "mc.card.she-hulk" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", hand = {}, engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { "Rhino I" }

ann:changes_form()
ann:uses "She-Hulk"
ann:chooses "Rhino"
expect(villain:damage "Rhino"):is(2)
ann:attacks_with "She-Hulk"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
ann:chooses "Hydra Mercenary"

expect(ann.engaged):is { "Shocker" }
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "The 2 damage may: they are dealt, not struck in an attack. The attack may not reach Rhino while the Mercenary guards him.",
  fr = "Les 2 dégâts, oui : ils sont infligés sans attaque. L'attaque, elle, ne peut pas atteindre Rhino tant que le Mercenaire le garde.",
}
