scenario "What has happened in the turn before" {
  game     = "champions",
  question = {
    en = "Ann changed form in her turn and used Carol Danvers for Ben in it. Now Ben's turn begins. May Ann flip back in it, may she use Carol Danvers again when Ben asks her, and who plays after Ben?",
    fr = "Ann a changé de forme pendant son tour et y a utilisé Carol Danvers pour Ben. Le tour de Ben commence. Ann peut-elle s'y retourner, réutiliser Carol Danvers si Ben le lui demande, et qui joue après Ben ?",
  },
  shows    = { "mc.player-phase.turns-in-order", "mc.limit.per-card", "mc.form.once-per-round" },
  at       = "turn",
  turn     = "Ben",
  windows  = "pass",
}
local ann, ben, cid = players {
  { "Ann", character = "Carol Danvers", identity = { { "Carol Danvers", used = true } }, changed_form = true, hand = {} },
  { "Ben", character = "Spider-Man", hand = {} },
  { "Cid", character = "She-Hulk", hand = {} },
}
villain { "Rhino I" }

expect(ben):is_on_turn()
refused(function() ann:changes_form() end, "mc.form.once-per-round")
refused(function() ann:uses "Carol Danvers" end, "mc.limit.per-card")
ben:changes_form()
ben:ends_turn()
expect(cid):is_on_turn()
until_step "end of the player phase, step 1"
cid:ends_turn()
ruling {
  en = "She may do neither: both have been done in this round. After Ben comes Cid, and after Cid the phase ends: Ann has had her turn.",
  fr = "Ni l'un ni l'autre : les deux ont été faits ce round. Après Ben vient Cid, et après Cid la phase se termine : Ann a eu son tour.",
}
