scenario "Lead from the Front helps everyone a player controls" {
  game     = "champions",
  question = {
    en = "I play Lead from the Front for Ben. Who gets better, and until when?",
    fr = "Je joue Commander en Première Ligne pour Ben. Qui s'améliore, et jusqu'à quand ?",
  },
  shows    = { "mc.card.lead-from-the-front" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Genius" } },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { "Jessica Jones" } },
}

ann:plays "Lead from the Front"
ann:chooses "Ben"
expect(ben.identity:atk "Spider-Man"):is(3)
expect(ben.identity:thw "Spider-Man"):is(2)
expect(ben.in_play:atk "Jessica Jones"):is(3)
expect(ben.in_play:thw "Jessica Jones"):is(2)
expect(ann.identity:atk "Captain Marvel"):is(2)
ruling {
  en = "Ben's hero and all his allies: +1 THW and +1 ATK each, until the end of the phase.",
  fr = "Le héros de Ben et tous ses alliés : +1 CTR et +1 ATQ chacun, jusqu'à la fin de la phase.",
}
