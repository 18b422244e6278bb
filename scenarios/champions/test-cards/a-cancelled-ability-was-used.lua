scenario "A cancelled ability was used, and its cost is gone" {
  game     = "champions",
  question = {
    en = "Hush cancels Aunt May's ability after I exhausted her. Is she readied, as nothing was healed?",
    fr = "Chut annule la capacité de Tante May après que je l'ai inclinée. Est-elle redressée, puisque rien n'a été soigné ?",
  },
  shows    = { "mc.cancel.ability-still-initiated" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, identity = { { "Peter Parker", damage = 5 } }, in_play = { "Aunt May" } },
}
environments { "Hush" }

ann:uses "Aunt May"
expect(ann.identity:damage "Peter Parker"):is(5)
expect(ann.in_play:exhausted "Aunt May"):is(1)
refused(function() ann:uses "Aunt May" end, "mc.exhausted.exhaust-cost-needs-ready")
ruling {
  en = "No. The ability counts as started, so what it cost stays paid; only its effect is lost.",
  fr = "Non. La capacité compte comme déclenchée : son coût reste payé, seul l'effet est perdu.",
}
