scenario "Tiger Shark is tough after he attacks" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Tiger Shark attacks me, and nobody is damaged. Does he become tough?",
    fr = "Le Requin-Tigre m'attaque, et personne n'est blessé. Devient-il Tenace ?",
  },
  shows    = { "mc.card.tiger-shark", "mc.star-icon.by-atk" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", tough = true } }, hand = {}, engaged = { "Tiger Shark" } },
}
villain { { "Klaw I", stunned = true } }

until_step "villain phase, step 3"
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.engaged:tough "Tiger Shark"):is(1)
ruling {
  en = "Yes. It is enough that he has attacked.",
  fr = "Oui. Il suffit qu'il ait attaqué.",
}
