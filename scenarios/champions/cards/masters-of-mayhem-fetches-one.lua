scenario "Masters of Mayhem fetch one of theirs" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Masters of Mayhem. Melter is engaged with Ben, who is in alter-ego form; Tiger Shark lies in the encounter deck and Whirlwind in its discard pile. What happens?",
    fr = "Je révèle Maîtres du Chaos. Le Fondeur est engagé avec Ben, qui est en alter ego ; Le Requin-Tigre est dans le deck Rencontre et Le Tourbillon dans sa défausse. Que se passe-t-il ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.search.several-fit", "mc.amb.search-deck-and-discard", "mc.form.alter-ego-hides-hero" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, dealt = { "Masters of Mayhem" } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { "Melter" } },
}
villain { "Klaw I" }
encounter_deck { "Tiger Shark", "Advance" }
encounter_discard { "Whirlwind", "Assault" }

expect(ann):must_choose { "chooses Tiger Shark", "chooses Whirlwind" }
until_step "villain phase, step 5"
ann:chooses "Whirlwind"
expect(ann.engaged):is { "Whirlwind" }
expect(ben.identity:damage "Carol Danvers"):is(0)
expect(encounter_deck):has "Tiger Shark"
ruling {
  en = "Melter attacks heroes only, so no attack is made. You search the deck and the discard pile, choose one of the two who fit, and he enters play engaged with you; then the deck is shuffled.",
  fr = "Le Fondeur n'attaque que des héros : aucune attaque n'a lieu. Vous cherchez dans le deck et la défausse, choisissez l'un des deux qui conviennent, et il entre en jeu engagé avec vous ; puis le deck est mélangé.",
}
