scenario "Ultron I and a player without a card" {
  game     = "champions",
  question = {
    en = "Ultron I has attacked me. My deck and my discard pile are empty. Do I choose anything?",
    fr = "Ultron I m'a attaqué. Mon deck et ma défausse sont vides. Ai-je un choix ?",
  },
  shows    = { "mc.choose.must-matter", "mc.amb.both-piles-empty", "mc.card.ultron-i" },
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck = {}, discard = {}, engaged = {}, dealt = { "Assault" } },
  { "Ben", character = "She-Hulk", hand = {}, engaged = {} },
}
villain { "Ultron I" }
main_scheme { { "The Crimson Cowl", threat = 2 } }
encounter_deck:on_top { "Advance" }

until_step "villain phase, step 5"
ann:declines "defends_with"
ben:declines "defends_with"
expect(main_scheme:threat "The Crimson Cowl"):is(3)
expect(ann.engaged):is_empty()
ruling {
  en = "No. There is no card that could become a Drone, so it is 1 threat.",
  fr = "Non. Aucune carte ne peut devenir un Drone ; c'est donc 1 menace.",
}
