scenario "Flipping away and back does not refresh a limited ability" {
  game     = "champions",
  question = {
    en = "Carol used her ability, became Captain Marvel, and a card flips her back in the same round. May she use it again?",
    fr = "Carol a utilisé sa capacité, est devenue Captain Marvel, et une carte la retourne dans le même round. Peut-elle l'utiliser de nouveau ?",
  },
  shows    = { "mc.amb.identity-limits-when-flipped" },
}
as_if()
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Split Personality", "Energy Absorption" } },
}
villain { "Rhino I" }

ann:uses "Carol Danvers"
ann:changes_form()
ann:plays "Split Personality"
ann:pays_with "Energy Absorption"
expect(ann.identity):is { "Carol Danvers" }
refused(function() ann:uses "Carol Danvers" end, "mc.amb.identity-limits-when-flipped")
ruling {
  en = "No. It is still the same card in the same round, and the use counts.",
  fr = "Non. C'est toujours la même carte dans le même round, et l'utilisation compte.",
}
