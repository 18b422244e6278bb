scenario "A Location that is destroyed while its effect waits does not act any more" {
  game     = "metal",
  question = {
    en = "A Hero that I play sets off two of my Locations. The first one destroys the second. Does the second one still draw me a card?",
    fr = "Un Héros que je joue déclenche deux de mes Lieux. Le premier détruit le second. Le second me fait-il encore piocher ?",
  },
  shows    = { "metal.amb.ongoing-leaves-otherwise", "metal.amb.trigger-order" },
}
card "Salt Quarry" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: when you play a Hero, destroy Salt Well in play.", "Permanent : quand vous jouez un Héros, détruisez Salt Well en jeu." },
  after(plays{ type = "Hero" }){ destroy(one{ in_play, name = "Salt Well" }) } }
card "Salt Well" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: when you play a Hero, draw a card.", "Permanent : quand vous jouez un Héros, piochez une carte." },
  after(plays{ type = "Hero" }){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Practice Hero" }, deck = { "Punch", "Punch" }, discard = {}, in_play = { "Salt Quarry", "Salt Well" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = {}, deck = 6, discard = {} },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Practice Hero"
expect(ann):must_choose { "uses Salt Quarry", "uses Salt Well" }
what_if("the other one first", function()
  ann:uses "Salt Well"
  expect(ann.hand):is { "Punch" }
  expect(destroyed):is { "Salt Well" }
end)
ann:uses "Salt Quarry"
expect(destroyed):is { "Salt Well" }
expect(ann.hand):is_empty()
ruling {
  en = "No: its ability works as long as it is in play. You choose the order, so let the second one draw first.",
  fr = "Non : sa capacité agit tant qu'il est en jeu. Vous choisissez l'ordre, faites donc d'abord piocher le second.",
}
