scenario "The Masters of Evil dig through the whole deck" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal The Masters of Evil when none of their minions is left in the encounter deck, but Melter lies in the discard pile. Does he come?",
    fr = "Je révèle Les Maîtres du Mal alors qu'aucun de leurs sbires ne reste dans le deck Rencontre, mais que Le Fondeur est dans la défausse. Arrive-t-il ?",
  },
  shows    = { "mc.card.the-masters-of-evil", "mc.empty-encounter-deck.search-fails", "mc.empty-encounter-deck.no-discard-from-new" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, dealt = { "The Masters of Evil" } },
}
villain { "Klaw I" }
encounter_deck { "Armored Guard", "Advance" }
encounter_discard { "Melter", "Assault" }

until_step "villain phase, step 5"
expect(ann.engaged):is {}
expect(encounter_deck):has "Melter"
expect(encounter_deck):count(4)
expect(game.acceleration):is(1)
ruling {
  en = "No. The whole deck is discarded without finding one; it is made anew, for an acceleration token, and nothing is discarded from the new deck.",
  fr = "Non. Tout le deck est défaussé sans en trouver ; il est reformé, contre un pion Accélération, et rien n'est défaussé du nouveau deck.",
}
