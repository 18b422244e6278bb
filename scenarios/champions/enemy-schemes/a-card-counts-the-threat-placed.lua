card "Toll" { type = "treachery", fr = "Péage", set = "rhino",
  revealed = { enemy_scheme(villain), discard(top(deck, that_many)) } }

scenario "A card counts the threat that a scheme has placed" {
  game     = "champions",
  question = {
    en = "A treachery of our own says: the villain schemes, then discard as many cards of your deck as threat was placed. Klaw's boost card shows one icon. How many cards do I lose?",
    fr = "Une traîtrise à nous dit : le méchant manigance, puis défaussez autant de cartes de votre deck que de menaces placées. La carte Boost de Klaw montre une icône. Combien de cartes est-ce que je perds ?",
  },
  shows    = { "mc.activation.caused-by-card", "mc.enemy-scheme.3-threat" },
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck = { "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "Toll" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Armored Guard" }

until_step "villain phase, step 5"
expect(main_scheme:threat "Underground Distribution 1B"):is(3)
expect(ann.deck):is { "Haymaker" }
ruling {
  en = "Three: SCH 2 and one icon have placed 3 threat.",
  fr = "Trois : MNG 2 et une icône ont placé 3 menaces.",
}
