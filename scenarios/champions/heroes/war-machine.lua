scenario "War Machine hurts every enemy at once" {
  game     = "champions",
  question = {
    en = "War Machine exhausts and takes 2 damage. Whom does he hurt, and may he do it while exhausted?",
    fr = "War Machine s'incline et subit 2 dégâts. Qui blesse-t-il, et le peut-il incliné ?",
  },
  shows    = { "mc.card.war-machine" },
}
local ann, ben = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "War Machine" }, engaged = { "Hydra Mercenary" } },
  { "Ben", character = "Peter Parker", hand = {}, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:uses "War Machine"

expect(villain:damage "Rhino I"):is(1)
expect(ann.engaged:damage "Hydra Mercenary"):is(1)
expect(ben.engaged:damage "Shocker"):is(1)
expect(ann.in_play:damage "War Machine"):is(2)
refused(function() ann:uses "War Machine" end, "mc.exhausted.exhaust-cost-needs-ready")
ruling {
  en = "Each enemy in play takes 1, the villain and the minions of all players, Guard or not: it is no attack. Exhausting is part of the cost.",
  fr = "Chaque ennemi en jeu subit 1 dégât, le méchant et les sbires de tous les joueurs, Garde ou non : ce n'est pas une attaque. S'incliner fait partie du coût.",
}
