scenario "I'm Tough makes Rhino tough" {
  game     = "champions",
  question = {
    en = "I reveal \"I'm Tough\". What does Rhino get, and what if he has it already?",
    fr = "Je révèle \"Je suis Balèze\". Que reçoit Rhino, et s'il l'a déjà ?",
  },
  shows    = { "mc.card.im-tough" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "\"I'm Tough\"", "Charge" }

ann:ends_turn()
expect(villain:tough "Rhino I"):is(1)
expect(attachments):is_empty()
ruling {
  en = "A tough card. If he has one already, the card gains surge instead.",
  fr = "Une carte Tenace. S'il en a déjà une, la carte gagne Renfort à la place.",
}
