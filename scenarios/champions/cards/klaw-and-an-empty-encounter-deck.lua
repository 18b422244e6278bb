scenario "Klaw gives himself the last card of the encounter deck" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The encounter deck holds one card when Klaw I attacks me, and its discard pile two. Where does his second boost card come from?",
    fr = "Le deck Rencontre ne contient plus qu'une carte quand Klaw I m'attaque, et sa défausse deux. D'où vient sa seconde carte Boost ?",
  },
  shows    = { "mc.card.klaw-i", "mc.empty-encounter-deck.reshuffle", "mc.empty-encounter-deck.acceleration-token" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { "Klaw I" }
encounter_deck { "Sound Manipulation" }
encounter_discard { "Armored Guard", "Armored Guard" }

until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(game.acceleration):is(1)
ruling {
  en = "His ability takes the last card; the deck is made anew at once of the two in the discard pile, for an acceleration token, and the usual boost card comes from there: 2 and 1 damage.",
  fr = "Sa capacité prend la dernière carte ; le deck est aussitôt reformé des deux de la défausse, contre un pion Accélération, et la carte Boost habituelle en vient : 2 et 1 dégâts.",
}
