scenario "Sonic Boom counts the damage of another boost card" {
  game     = "champions",
  at       = "villain phase, step 2",
  windows  = "pass",
  question = {
    en = "Klaw attacks me. His boost cards are Whirlwind, which deals me 1 damage, and Sonic Boom. The attack itself deals me nothing. Is my hero exhausted by Sonic Boom?",
    fr = "Klaw m'attaque. Ses cartes Boost sont Le Tourbillon, qui m'inflige 1 dégât, et Boom Sonique. L'attaque elle-même ne m'inflige rien. Boom Sonique incline-t-elle mon héros ?",
  },
  shows    = { "mc.card.sonic-boom", "mc.amb.activation-damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Whirlwind", "Sonic Boom" }

until_step "villain phase, step 3"
expect(ann.identity:damage "Captain Marvel"):is(1)
expect(log):has("damage of the attack", 0)
expect(ann.identity:exhausted "Captain Marvel"):is(1)
ruling {
  en = "Yes. It asks for damage of the activation, and the boost cards are part of that: Whirlwind's damage counts.",
  fr = "Oui. Elle demande des dégâts de l'activation, et les cartes Boost en font partie : ceux du Tourbillon comptent.",
}
