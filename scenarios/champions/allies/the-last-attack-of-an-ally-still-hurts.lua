scenario "An ally with one hit point left still deals its damage" {
  game     = "champions",
  question = {
    en = "Tigra has 1 hit point left and attacks Rhino. Does she still deal her 2 damage, although the attack defeats her?",
    fr = "Il reste 1 point de vie à Tigra et elle attaque Rhino. Inflige-t-elle encore ses 2 dégâts, bien que l'attaque cause sa défaite ?",
  },
  shows    = { "mc.ally.consequential-after", "mc.consequential-damage.after-attack" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tigra", damage = 2 } } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
expect(villain:damage "Rhino"):is(2)
expect(ann.discard):is { "Tigra" }
ruling {
  en = "Yes. Her attack is resolved first and Rhino takes 2; only then does she take the 1 damage for having attacked, and is defeated.",
  fr = "Oui. Son attaque est résolue d'abord et Rhino subit 2 dégâts ; alors seulement elle subit 1 dégât pour avoir attaqué, et elle est vaincue.",
}
