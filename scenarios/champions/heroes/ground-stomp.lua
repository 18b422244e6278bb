scenario "Ground Stomp hurts every enemy and asks no target" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary guards Rhino from me and a Hydra Bomber is engaged with Ben. Whom does Ground Stomp hurt?",
    fr = "Un Mercenaire d'Hydra protège Rhino de moi et un Poseur de Bombe d'Hydra est engagé avec Ben. Qui Piétinement blesse-t-il ?",
  },
  shows    = { "mc.card.ground-stomp" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Strength" }, engaged = { { "Shocker", damage = 2 }, "Hydra Mercenary" } },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino I" } }

ann:plays "Ground Stomp"

expect(villain:damage "Rhino I"):is(1)
expect(ann.engaged):is { "Hydra Mercenary" }
expect(ann.engaged:damage "Hydra Mercenary"):is(1)
expect(ben.engaged:damage "Hydra Bomber"):is(1)
ruling {
  en = "All of them, Rhino too: 1 damage each. It is no attack, so Guard does not matter, and it does not ask whom an enemy is engaged with.",
  fr = "Tous, Rhino compris : 1 dégât chacun. Ce n'est pas une attaque, donc la Garde n'y fait rien, et peu importe avec qui un ennemi est engagé.",
}
