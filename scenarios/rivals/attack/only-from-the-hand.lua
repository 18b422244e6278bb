scenario "A Defense is used from the hand only" {
  game     = "rivals",
  question = {
    en = "My Defense lies in my discard pile. Can it still save me?",
    fr = "Ma Défense est dans ma défausse. Peut-elle encore me protéger ?",
  },
  shows    = { "rivals.amb.defense-cards-go" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Snowball" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella", "Punch", "Kick" }, deck = { "Punch" }, discard = { "Umbrella" } },
}

ann:plays "Snowball"
refused(function() ben:defends("Umbrella", ben.discard) end, "rivals.amb.defense-cards-go")
ben:declines()
ben:discards "Punch"
expect(ben.hand):is { "Umbrella", "Kick" }
ruling {
  en = "No. A Defense is used from the hand.",
  fr = "Non. Une Défense s'utilise depuis la main.",
}
