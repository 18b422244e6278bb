scenario "An ally who changes hands stays as she is" {
  game     = "champions",
  question = {
    en = "I hand my exhausted Hawkeye, with one damage and Inspired on him, over to Ben. What does Ben get?",
    fr = "Je passe à Ben mon Hawkeye incliné, avec un dégât et Motivé. Que reçoit Ben ?",
  },
  shows    = { "mc.ownership.state-kept", "mc.ownership.attachments-follow", "mc.ownership.persists" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Handover" }, in_play = { { "Hawkeye", damage = 1, exhausted = true, with = { "Inspired" } } } },
  { "Ben", character = "Spider-Man", hand = {} },
}
villain { "Rhino I" }

ann:plays "Handover"
expect(ann.in_play):is_empty()
expect(ben.in_play):is { "Hawkeye", "Inspired" }
expect(ben.in_play:damage "Hawkeye"):is(1)
expect(ben.in_play:exhausted "Hawkeye"):is(1)
expect(ben.in_play:atk "Hawkeye"):is(2)
ruling {
  en = "The ally just as he is, exhausted and with the damage, and control of Inspired too.",
  fr = "L'allié tel quel, incliné et avec son dégât, ainsi que le contrôle de Motivé.",
}
