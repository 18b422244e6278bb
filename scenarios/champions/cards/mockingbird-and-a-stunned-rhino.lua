scenario "Mockingbird looks for an enemy who is not stunned" {
  game     = "champions",
  question = {
    en = "Rhino is stunned already and Shocker is engaged with me. Whom may Mockingbird stun?",
    fr = "Rhino est déjà sonné et Shocker est engagé avec moi. Qui Mockingbird peut-elle sonner ?",
  },
  shows    = { "mc.card.mockingbird" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Mockingbird", "Energy Absorption" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", stunned = true } }

ann:plays "Mockingbird"
ann:uses "Mockingbird"
expect(ann.engaged:stunned "Shocker"):is(1)
ruling {
  en = "Shocker. A second stunned card on Rhino would change nothing.",
  fr = "Shocker. Une seconde carte Sonné sur Rhino ne changerait rien.",
}
