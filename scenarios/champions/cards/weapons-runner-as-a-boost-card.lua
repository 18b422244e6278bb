scenario "Weapons Runner enters play as a boost card" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Ann is attacked, Ben defends for her, and one of the boost cards is Weapons Runner. Where does it go, and does it surge?",
    fr = "Ann est attaquée, Ben défend pour elle, et l'une des cartes Boost est Trafiquant d'Armes. Où va-t-il, et Renfort s'applique-t-il ?",
  },
  shows    = { "mc.card.weapons-runner", "mc.enemy-attack.2-defender-becomes-target", "mc.boost.only-boost-text-active" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {} },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Weapons Runner", "Armored Guard", "Advance", "Advance" }

ann:declines()
ben:defends_with "Captain Marvel"
expect(ben.engaged):is { "Weapons Runner" }
expect(ann.engaged):is {}
expect(encounter_discard):has_no "Weapons Runner"
expect(ben.identity:damage "Captain Marvel"):is(0)
expect(log):has_no("surge")
until_step "villain phase, step 3"
ann:declines()
ann:declines()
ruling {
  en = "It enters play engaged with Ben, who is the target by then, and stays there; it is not discarded. It gives no icon. Nor does it surge: it was not revealed.",
  fr = "Il entre en jeu engagé avec Ben, qui est alors la cible, et y reste ; il n'est pas défaussé. Il ne donne aucune icône. Renfort ne s'applique pas non plus : il n'a pas été révélé.",
}
