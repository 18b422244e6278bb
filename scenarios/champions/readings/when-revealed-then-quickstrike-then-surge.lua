all { game = "champions" }
card "Rooftop Sniper" { type = "minion", set = "rhino", atk = 2, sch = 1, hp = 2, boost_icons = 1, quickstrike = true,
  surge = true, says = "It deals 2 damage on reveal, attacks at once and has surge.",
  revealed = damage(2, your_identity) }

scenario "When Revealed, then Quickstrike, then Surge" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "A minion has a When Revealed ability, Quickstrike and Surge. In which order do they come, and when may Hawkeye shoot?",
    fr = "Un sbire a une capacité « Une fois révélée », Vitesse et Renfort. Dans quel ordre viennent-ils, et quand Hawkeye peut-il tirer ?",
  },
  shows    = { "mc.amb.quickstrike-timing", "mc.amb.quickstrike-is-forced" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { { "Hawkeye", counters = 4 } }, dealt = { "Rooftop Sniper" } },
}
encounter_deck:on_top { "Hydra Mercenary" }

expect(ann.identity:damage "Captain Marvel"):is(2)              -- the When Revealed
ann:declines()                          -- nobody defends against the Quickstrike
expect(ann.identity:damage "Captain Marvel"):is(4)
expect(encounter_deck):has "Hydra Mercenary"
ann:uses "Hawkeye"                      -- the response to the arrival
expect(ann.engaged):is { "Hydra Mercenary" }                    -- and the Surge
ann:declines()                          -- no second arrow
ruling {
  en = "First the When Revealed ability, then the Quickstrike attack, then Hawkeye may respond to the arrival, then Surge.",
  fr = "D'abord la capacité « Une fois révélée », puis l'attaque de Vitesse, puis Hawkeye peut répondre à l'arrivée, puis Renfort.",
}
