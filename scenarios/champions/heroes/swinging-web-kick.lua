scenario "Swinging Web Kick is an attack for 8 in hero form" {
  game     = "champions",
  question = {
    en = "Spider-Man has already attacked and is exhausted. May I still play Swinging Web Kick, and does it count as an attack?",
    fr = "Spider-Man a déjà attaqué et il est incliné. Puis-je encore jouer Coup de pied en balancier, et est-ce une attaque ?",
  },
  shows    = { "mc.card.swinging-web-kick" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Genius", "Energy" }, engaged = { { "Hydra Mercenary", damage = 1 } } },
}
villain { { "Rhino I" } }

ann:attacks_with "Spider-Man"
ann:plays "Swinging Web Kick"
ann:pays_with "Genius"

expect(villain:damage "Rhino I"):is(8)
expect(ann.engaged):is_empty()
ruling {
  en = "Yes: the event asks for no exhausting. Being an attack it could not have hit Rhino while the Mercenary guarded him; now it deals 8.",
  fr = "Oui : l'événement ne demande pas de s'incliner. Comme c'est une attaque, elle n'aurait pas pu viser Rhino tant que le Mercenaire le gardait ; à présent elle inflige 8 dégâts.",
}
