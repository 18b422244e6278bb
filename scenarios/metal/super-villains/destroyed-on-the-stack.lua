scenario "A Super-Villain that an effect destroys was not defeated" {
  game     = "metal",
  question = {
    en = "My card destroys the Super-Villain on top. Do I get its Reward and rescue somebody?",
    fr = "Ma carte détruit le Super-Vilain du dessus. Ai-je sa Récompense, et puis-je libérer quelqu'un ?",
  },
  shows    = { "metal.amb.super-villain-leaves-otherwise", "metal.first-appearance.on-removal", "metal.villain.next-stays-down" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor" }, power = 15, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" }, deck = 9 },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Wooden Jailer", "Barbatos" }

ann:plays "Trapdoor"
expect(destroyed):is { "Plaster Tyrant" }
expect(ann.team):is { "Cyborg" }
expect(ann.hand):is_empty()                    -- no Reward
refused(function() ann:defeats "Wooden Jailer" end, "metal.villain.next-stays-down")
ann:ends_turn()
expect(super_villains):shows "Wooden Jailer"
expect(ben.hand):count(2)                      -- its First Appearance: each draws a card
ruling {
  en = "Neither: both hang on a defeat. The next one stays face down for this turn and appears in step 8.",
  fr = "Ni l'un ni l'autre : les deux dépendent d'une victoire. Le suivant reste face cachée ce tour et apparaît à l'étape 8.",
}
