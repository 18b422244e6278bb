scenario "The defending ally falls before the damage is dealt" {
  game     = "champions",
  question = {
    en = "Mockingbird defends me with 1 hit point left. A boost card damages each of my characters and she is defeated before the attack deals its damage. Who takes the damage now?",
    fr = "Mockingbird me défend avec 1 point de vie. Une carte Boost blesse chacun de mes personnages et elle est vaincue avant les dégâts de l'attaque. Qui les subit ?",
  },
  shows    = { "mc.amb.defender-left-play", "mc.enemy-attack.4-undefended-damage" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Mockingbird", damage = 2 } },
    deck_top = { "Energy", "Genius", "Strength", "Aunt May", "Black Cat" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shrapnel", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                       -- no Spider-Sense
ann:defends_with "Mockingbird"

expect(ann.discard):has "Mockingbird"
expect(ann.identity:damage "Spider-Man"):is(3)       -- 1 of the boost card, 2 of the attack
ruling {
  en = "You do: 2 more, after the 1 of the boost card. The rest of the attack is undefended, so its damage goes to the identity, and DEF takes nothing off.",
  fr = "Vous : 2 de plus, après celui de la carte Boost. La suite de l'attaque est non défendue : ses dégâts vont à l'identité, et la DEF n'en retire rien.",
}
