scenario "The suit replaces the damage before anybody may respond" {
  game     = "champions",
  question = {
    en = "I punch Rhino in his armored suit and hold One-Two Punch. Is the damage already on the suit when I may respond?",
    fr = "Je frappe Rhino dans son Costume Blindé et je tiens Droite-Gauche. Les dégâts sont-ils déjà sur le costume quand je peux réagir ?",
  },
  shows    = { "mc.amb.replacement-called-response" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "One-Two Punch", "Energy" } },
}
villain { { "Rhino I", damage = 2, with = { "Armored Rhino Suit" } } }

ann:attacks_with "She-Hulk"
expect(attachments:damage "Armored Rhino Suit"):is(3)     -- before the response
expect(ann.identity:exhausted "She-Hulk"):is(1)
ann:plays "One-Two Punch"

expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Yes. Putting the damage on the suit happens in place of the damage itself, not as a response; responses to the attack come afterwards.",
  fr = "Oui. Les dégâts vont sur le costume au moment même où ils seraient infligés, et non en réponse ; les réponses à l'attaque viennent ensuite.",
}
