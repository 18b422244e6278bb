scenario "An attached upgrade modifies its host" {
  game     = "champions",
  question = {
    en = "I play Inspired on Maria Hill. Does my hero get the bonus too?",
    fr = "Je joue Motivé sur Maria Hill. Mon héros reçoit-il aussi le bonus ?",
  },
  shows    = { "mc.upgrade.attached-modifies-host" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Inspired", "Energy" }, in_play = { "Maria Hill", "Mockingbird" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 6 } }

ann:plays "Inspired"
ann:chooses "Maria Hill"
expect(ann.in_play:thw "Maria Hill"):is(3)       -- 2 printed
expect(ann.in_play:atk "Maria Hill"):is(2)       -- 1 printed
expect(ann.in_play:thw "Mockingbird"):is(1)
expect(ann.identity:thw "Captain Marvel"):is(2)
expect(ann.identity:atk "Captain Marvel"):is(2)
ann:thwarts_with "Maria Hill"
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "No. An upgrade attached to a card modifies that card only: Maria Hill, not the identity of the player who played it.",
  fr = "Non. Une amélioration attachée à une carte ne modifie que cette carte : Maria Hill, pas l'identité de qui l'a jouée.",
}
