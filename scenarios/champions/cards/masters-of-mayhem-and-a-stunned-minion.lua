scenario "A stunned Master of Evil makes no attack" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Masters of Mayhem while only Tiger Shark is engaged with me, and he is stunned. Does another one come?",
    fr = "Je révèle Maîtres du Chaos alors que seul Le Requin-Tigre est engagé avec moi, et il est Sonné. Un autre arrive-t-il ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.status.stunned-enemy" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { { "Tiger Shark", stunned = true } }, dealt = { "Masters of Mayhem" } },
}
villain { "Klaw I" }
encounter_deck { "Melter", "Advance" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Tiger Shark", "Melter" }
expect(ann.engaged:stunned "Tiger Shark"):is(0)
expect(ann.identity:damage "She-Hulk"):is(0)
ruling {
  en = "Yes. He loses Stunned instead of attacking, so no attack was made, and you search for one.",
  fr = "Oui. Il perd Sonné au lieu d'attaquer : aucune attaque n'a été effectuée, et vous en cherchez un autre.",
}
