scenario "Tigra heals before she takes consequential damage" {
  game     = "champions",
  question = {
    en = "Tigra has 1 hit point left and defeats a minion by her attack. Does she heal first, or does the consequential damage defeat her?",
    fr = "Il reste 1 point de vie à Tigra et elle vainc un sbire par son attaque. Se soigne-t-elle d'abord, ou les dégâts consécutifs la mettent-ils hors jeu ?",
  },
  shows    = { "mc.card.tigra", "mc.amb.consequential-last" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tigra", damage = 2 } }, engaged = { "Hydra Bomber" } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
ann:chooses "Hydra Bomber"
ann:uses "Tigra"
expect(ann.engaged):is_empty()
expect(ann.in_play):is { "Tigra" }
expect(ann.in_play:damage "Tigra"):is(2)
ruling {
  en = "She heals first: consequential damage comes after every response, so she is back at 1 hit point and stays.",
  fr = "Elle se soigne d'abord : les dégâts consécutifs viennent après toutes les réponses, elle en est donc de nouveau à 1 point de vie et reste.",
}
