scenario "Klaw's Vengeance asks for the damage of its attack alone" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  question = {
    en = "Klaw's Vengeance: Klaw attacks me, and his attack deals me nothing, but one of his boost cards is Whirlwind, which deals me 1 damage. Is the threat placed?",
    fr = "La Vengeance de Klaw : Klaw m'attaque et son attaque ne m'inflige rien, mais l'une de ses cartes Boost est Le Tourbillon, qui m'inflige 1 dégât. La menace est-elle placée ?",
  },
  shows    = { "mc.card.klaws-vengeance", "mc.card.whirlwind", "mc.amb.activation-damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Klaw's Vengeance" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Whirlwind", "Melter" }

until_step "villain phase, step 5"
expect(ann.identity:damage "Captain Marvel"):is(1)
expect(main_scheme:threat "Underground Distribution 1B"):is(0)
ruling {
  en = "No. It asks whether the attack deals damage, and that of Whirlwind is no damage of the attack.",
  fr = "Non. Elle demande si l'attaque inflige des dégâts, et ceux du Tourbillon ne sont pas ceux de l'attaque.",
}
