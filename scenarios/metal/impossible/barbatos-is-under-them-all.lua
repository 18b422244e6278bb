scenario "Barbatos lies under all others, as long as there are any" {
  game     = "metal",
  question = {
    en = "Can Barbatos lie above another Super-Villain, or be missing from the stack?",
    fr = "Barbatos peut-il être au-dessus d'un autre Super-Vilain, ou manquer dans la pile ?",
  },
  shows    = { "metal.setup.barbatos-bottom" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  super_villains { "Barbatos", "The Red Death" }
  begin()
end, "metal.setup.barbatos-bottom")
refused(function()
  super_villains { "The Devastator", "The Red Death" }
  begin()
end, "metal.setup.barbatos-bottom")
refused(function()
  super_villains {}
  begin()
end, "metal.setup.barbatos-bottom")
refused(function()
  super_villains { "The Devastator" }
  destroyed { "Barbatos" }
  begin()
end, "metal.setup.barbatos-bottom")
super_villains { "Barbatos" }
expect(super_villains):shows "Barbatos"
ruling {
  en = "No, unless he has been defeated this turn or a card took him away. He is put under the stack when the game begins and comes last.",
  fr = "Non, sauf s'il a été vaincu ce tour ou si une carte l'a emporté. Il est placé sous la pile au début et vient en dernier.",
}
