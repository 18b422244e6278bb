scenario "The Masters of Evil bring one of theirs" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Ben reveals The Masters of Evil, and Ann is the first player. On top of the encounter deck lie Armored Guard and Tiger Shark. Who comes, and to whom?",
    fr = "Ben révèle Les Maîtres du Mal, et Ann est le premier joueur. Sur le deck Rencontre se trouvent Garde Blindé et Le Requin-Tigre. Qui arrive, et chez qui ?",
  },
  shows    = { "mc.card.the-masters-of-evil", "mc.enter-play.ways" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {} },
  { "Ben", character = "Captain Marvel", hand = {}, dealt = { "The Masters of Evil" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Armored Guard", "Tiger Shark" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Tiger Shark" }
expect(ben.engaged):is {}
expect(encounter_discard):is { "Armored Guard" }
expect(side_schemes:threat "The Masters of Evil"):is(6)
ruling {
  en = "Armored Guard is discarded, as it is none of the Masters of Evil. Tiger Shark is, and enters play engaged with Ann, the first player. The scheme has 3 threat per player.",
  fr = "Garde Blindé est défaussé : il n'est pas des Maîtres du Mal. Le Requin-Tigre en est, et entre en jeu engagé avec Ann, le premier joueur. La manigance porte 3 menaces par joueur.",
}
