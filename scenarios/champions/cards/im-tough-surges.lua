scenario "I'm Tough surges on a Rhino who is tough" {
  game     = "champions",
  question = {
    en = "Rhino is tough and I reveal \"I'm Tough\". Does he get a second tough card?",
    fr = "Rhino est tenace et je révèle \"Je suis Balèze\". Reçoit-il une seconde carte Tenace ?",
  },
  shows    = { "mc.card.im-tough", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4, tough = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "\"I'm Tough\"", "Charge" }

ann:ends_turn()
expect(villain:tough "Rhino I"):is(1)
expect(attachments):is { "Charge" }
ruling {
  en = "No, one is the maximum. The card gains surge instead.",
  fr = "Non, une seule au maximum. La carte gagne Renfort à la place.",
}
