scenario "A dearer Super-Villain is not defeated before a cheaper one" {
  game     = "metal",
  question = {
    en = "The Red Death is in my score pile, and The Devastator is still in the stack. Can that be?",
    fr = "The Red Death est dans ma pile de score, et The Devastator est encore dans la pile. Est-ce possible ?",
  },
  shows    = { "metal.setup.stack-of-seven", "metal.stacks.available" },
}

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "The Red Death" } }, { "Ben", character = "The Flash (oversized)" } }
  super_villains { "The Devastator", "Barbatos" }
  begin()
end, "metal.setup.stack-of-seven")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)", score_pile = { { "The Red Death" } } } }
  -- the stack as the set-up makes it
  begin()
end, "metal.setup.stack-of-seven")
refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "Barbatos" } }, { "Ben", character = "The Flash (oversized)" } }
  super_villains { "The Devastator" }
  begin()
end, "metal.setup.barbatos-bottom")
local ann, ben = players {
  { "Ann", character = "Cyborg", score_pile = { "The Devastator", "The Murder Machine" } },
  { "Ben", character = "The Flash (oversized)", score_pile = { "The Merciless", "The Red Death" } },
}
expect(super_villains):count(3)
ruling {
  en = "No. Only the one on top can be defeated, and all of cost 9 lie above those of cost 11, Barbatos under all.",
  fr = "Non. Seul celui du dessus peut être vaincu, et tous ceux à 9 sont au-dessus de ceux à 11, Barbatos sous tous.",
}
