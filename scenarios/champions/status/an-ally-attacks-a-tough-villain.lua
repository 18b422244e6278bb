scenario "An ally attacks a Tough villain" {
  game     = "champions",
  question = {
    en = "Rhino is Tough and my Hawkeye attacks him. Is the attack lost, and does Hawkeye take his consequential damage all the same?",
    fr = "Rhino est Tenace et mon Œil-de-Faucon l'attaque. L'attaque est-elle perdue, et Œil-de-Faucon subit-il quand même ses dégâts consécutifs ?",
  },
  shows    = { "mc.status.tough", "mc.ally.consequential-after" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Hawkeye" } },
}
villain { { "Rhino I", tough = true } }

ann:attacks_with "Hawkeye"
expect(villain:damage "Rhino"):is(0)
expect(villain:tough "Rhino"):is(0)
expect(ann.in_play:damage "Hawkeye"):is(1)
expect(ann.in_play:exhausted "Hawkeye"):is(1)
ruling {
  en = "Rhino takes nothing and loses the Tough card. The attack was resolved, so Hawkeye is exhausted and takes the damage printed under his ATK.",
  fr = "Rhino ne subit rien et perd la carte Tenace. L'attaque a été résolue : Œil-de-Faucon est épuisé et subit les dégâts indiqués sous son ATQ.",
}
