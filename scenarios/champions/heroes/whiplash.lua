scenario "Whiplash strikes back at whoever attacks him" {
  game     = "champions",
  question = {
    en = "Iron Man attacks Whiplash twice, and the second attack defeats him. How much damage does Iron Man take?",
    fr = "Iron Man attaque Whiplash deux fois, et la seconde attaque le vainc. Combien de dégâts subit Iron Man ?",
  },
  shows    = { "mc.card.whiplash", "mc.keywords.retaliate", "mc.keywords.retaliate-survive" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Supersonic Punch", "Energy" }, engaged = { "Whiplash" } },
}
villain { "Rhino I" }

ann:attacks_with "Iron Man"
ann:chooses "Whiplash"
expect(ann.identity:damage "Iron Man"):is(1)
ann:plays "Supersonic Punch"
ann:chooses "Whiplash"

expect(ann.engaged):is_empty()
expect(ann.identity:damage "Iron Man"):is(1)
ruling {
  en = "1 by the first attack: Retaliate 1. He does not survive the second, and does not answer it.",
  fr = "1 par la première attaque : Riposte 1. Il ne survit pas à la seconde et n'y répond pas.",
}
