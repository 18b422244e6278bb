scenario "A player without a Super Hero rescues one whom another has lost" {
  game     = "metal",
  question = {
    en = "I have no Super Hero, the pile is empty, and I defeat a Super-Villain. May I take the one Ann has lost, and do I still recruit in step 2?",
    fr = "Je n'ai plus de Super-Héros, la pile est vide, et je bats un Super-Vilain. Puis-je prendre celui qu'Ann a perdu, et dois-je encore recruter à l'étape 2 ?",
  },
  turn     = "Ben",
  leave_out_unknown = 1,
  shows    = { "metal.rescue.choose-any", "metal.amb.tile-weaknesses" },
}

local ann, ben = players {
  { "Ann", team = { "Plastic Man (oversized)" } },
  { "Ben", team = {}, hand = { "Weakness" }, power = 9, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
captured { "Batman", "Cyborg" }
available {}
super_villains { "Straw Boss", "Barbatos" }

ben:plays "Weakness"                    -- he plays on like anybody else
ben:defeats "Straw Boss"
expect(ben):must_choose { "chooses Batman", "chooses Cyborg" }
ben:chooses "Cyborg"
expect(ben.team):is { "Cyborg" }
expect(captured):is { "Batman" }
expect(ben.discard):is { "Weakness", "Weakness" }
what_if("the turn ends", function()
  ben:ends_turn()
  expect(log):has_no(ben, "nobody-recruited")
end)
ruling {
  en = "Yes, any Captured one, whoever lost it, with the two Weaknesses of the tile. You have a Super Hero again, so step 2 has nothing to do.",
  fr = "Oui, n'importe quel Capturé, à qui qu'il ait été, avec les deux Faiblesses de la tuile. Vous avez de nouveau un Super-Héros : l'étape 2 n'a rien à faire.",
}
