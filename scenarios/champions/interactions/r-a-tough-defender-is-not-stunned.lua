scenario "A Sweeping Swoop that hits a Tough defender" {
  game     = "champions",
  at       = "villain phase, step 2",
  windows  = "pass",
  question = {
    en = "My Tough Mockingbird steps before Rhino, and the boost card turns out to be Sweeping Swoop. Is she stunned?",
    fr = "Ma Mockingbird Tenace se place devant Rhino, et la carte de boost est Coup en Piqué. Est-elle sonnée ?",
  },
  shows    = { "mc.card.sweeping-swoop", "mc.status.tough" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Mockingbird", tough = true } } },
}
encounter_deck:on_top { "Sweeping Swoop" }

until_step "villain phase, step 3"
ann:defends_with "Mockingbird"

expect(ann.in_play:tough "Mockingbird"):is(0)
expect(ann.in_play:stunned "Mockingbird"):is(0)
expect(ann.in_play:damage "Mockingbird"):is(0)
ruling {
  en = "No. Her Tough card prevents all of the damage, and the text stuns only whom the attack damages.",
  fr = "Non. Sa carte Tenace prévient tous les dégâts, et le texte ne sonne que celui que l'attaque blesse.",
}
