scenario "Eight Power for The Flash, or for a Kick" {
  game     = "forever-evil",
  question = {
    en = "I have Power 8. If I buy a Kick for 3, can I still defeat The Flash with the rest, or the other way round?",
    fr = "J'ai 8 de Puissance. Si j'achète un Coup de Pied à 3, puis-je encore vaincre Flash avec le reste, ou l'inverse ?",
  },
  shows    = { "fe.buy.combined-cost", "fe.hero.may-defeat" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = {}, power = 8 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
super_heroes { "The Flash", "Swamp Thing" }
line_up { "Ultraman", "Power Armor", "Pandora" }

what_if("Ann buys the Kick", function()
  ann:buys "Kick"
  expect(ann.power):is(5)
  refused(function() ann:defeats "The Flash" end, "fe.hero.may-defeat")
end)
ann:defeats "The Flash"
expect(ann.power):is(0)
refused(function() ann:buys "Kick" end, "fe.buy.combined-cost")

ruling {
  en = "Neither. What is paid for one is gone for the other: the Kick leaves 5 of the 8 that The Flash costs, and after The Flash nothing is left.",
  fr = "Ni l'un ni l'autre. Ce qui est payé pour l'un manque à l'autre : le Coup de Pied laisse 5 des 8 que coûte Flash, et après Flash il ne reste rien.",
}
