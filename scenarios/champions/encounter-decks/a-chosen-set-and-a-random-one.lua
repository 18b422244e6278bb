scenario "A modular set that is chosen, and another by chance" {
  game           = "champions",
  set_up         = "shown",
  bomb_scare     = 1,
  random_modular = 1,
  question       = {
    en = "We have put Bomb Scare into the encounter deck. May we add a modular set drawn at random as well, and could it be the same?",
    fr = "Nous avons mis Alerte à la Bombe dans le deck Rencontre. Peut-on y ajouter un set modulaire tiré au hasard, et serait-ce peut-être le même ?",
  },
  shows          = { "mc.encounter-deck.random-modular", "mc.encounter-deck.several-modular" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}
ann:declines()
expect(encounter_deck):has("Bomb Scare", 1)
expect(encounter_deck):has("M.O.D.O.K.", 1)             -- of the other sets, the one that this seed draws
expect(encounter_deck):count(37)                        -- 25, and two sets of 6
ruling {
  en = "Yes. More than one modular set may be added, and chance may choose one. It is another: there is one Bomb Scare set, and it is in the deck already.",
  fr = "Oui. On peut ajouter plusieurs sets modulaires, et le hasard peut en choisir un. C'en est un autre : il n'y a qu'un set Alerte à la Bombe, et il est déjà dans le deck.",
}
