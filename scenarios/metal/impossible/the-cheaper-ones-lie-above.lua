scenario "Super-Villains of cost 11 never lie above those of cost 9" {
  game     = "metal",
  question = {
    en = "The Red Death, who costs 11, is on top, and The Devastator for 9 comes later. Was the stack made as it should be?",
    fr = "The Red Death, à 11, est au-dessus, et The Devastator à 9 vient plus tard. La pile a-t-elle été faite comme il faut ?",
  },
  shows    = { "metal.setup.stack-of-seven" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  super_villains { "The Red Death", "The Devastator", "Barbatos" }
  begin()
end, "metal.setup.stack-of-seven")
refused(function()
  super_villains { "The Devastator", "The Red Death", "The Merciless", "Barbatos" }
  begin()
end, "metal.setup.stack-of-seven")
super_villains { "The Merciless", "The Devastator", "The Red Death", "Barbatos" }   -- equals in any order
expect(super_villains):shows "The Merciless"
ruling {
  en = "No. The three of cost 9 are shuffled on top of the three of cost 11, so all of the cheaper ones come first.",
  fr = "Non. Les trois à 9 sont mélangés au-dessus des trois à 11 : tous les moins chers viennent d'abord.",
}
