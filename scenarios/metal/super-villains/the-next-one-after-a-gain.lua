scenario "After a Super-Villain was gained the next one lies face down" {
  game     = "metal",
  question = {
    en = "I gained The Devastator by a card this turn, without defeating him. May I defeat the next one now?",
    fr = "J'ai gagné The Devastator par une carte ce tour, sans le vaincre. Puis-je vaincre le suivant maintenant ?",
  },
  shows    = { "metal.villain.next-stays-down", "metal.end-turn.8-flip" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 9, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" },
    discard = {}, score_pile = { { "The Devastator", gained = true } } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Straw Boss", "Barbatos" }
line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }

expect(super_villains):is_face_down()
refused(function() ann:defeats "Straw Boss" end, "metal.villain.next-stays-down")
ann:ends_turn()
expect(super_villains):shows "Straw Boss"
ruling {
  en = "No. The next one lies face down until step 8 of this turn, and only the one that lies face up can be defeated.",
  fr = "Non. Le suivant reste face cachée jusqu'à l'étape 8 de ce tour, et seul celui qui est face visible peut être vaincu.",
}
