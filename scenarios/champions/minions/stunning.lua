scenario "Stunning an enemy gives it a Stunned card" {
  game     = "champions",
  question = {
    en = "I play Mockingbird and use her response on Shocker. What does stunning him do?",
    fr = "Je joue Mockingbird et j'utilise sa réponse sur Shocker. Que lui fait-on en le sonnant ?",
  },
  shows    = { "mc.stun.gives-card" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Mockingbird", "Strength", "Energy" }, engaged = { "Shocker" } },
}
villain { { "Rhino I" } }

ann:plays "Mockingbird"
ann:pays_with "Strength"
ann:uses "Mockingbird"
ann:chooses "Shocker"

expect(ann.engaged:stunned "Shocker"):is(1)
expect(ann.engaged:damage "Shocker"):is(0)
expect(villain:stunned "Rhino I"):is(0)
ruling {
  en = "Shocker gets a Stunned status card, and keeps it until it makes him lose an attack. It hurts nobody.",
  fr = "Shocker reçoit une carte d'état Sonné et la garde jusqu'à ce qu'elle lui fasse perdre une attaque. Elle ne blesse personne.",
}
