scenario "Get Ready lets an ally act twice" {
  game     = "champions",
  question = {
    en = "My ally has attacked. Can it act again in this turn?",
    fr = "Mon allié a attaqué. Peut-il agir encore à ce tour ?",
  },
  shows    = { "mc.card.get-ready" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Get Ready" }, in_play = { { "Vision", exhausted = true } } },
}
villain { { "Rhino I", damage = 0 } }

expect(ann):may_not("attacks_with", "Vision")
ann:plays "Get Ready"
expect(ann.in_play:exhausted "Vision"):is(0)
ann:attacks_with "Vision"
expect(villain:damage "Rhino I"):is(2)
ruling {
  en = "Yes: Get Ready costs nothing and readies an ally.",
  fr = "Oui : Se Préparer ne coûte rien et redresse un allié.",
}
