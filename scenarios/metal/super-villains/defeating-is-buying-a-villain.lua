scenario "Defeating a Super-Villain is buying a Villain" {
  game     = "metal",
  question = {
    en = "My Super Hero draws a card when I buy a Villain. I defeat a Super-Villain: does it draw?",
    fr = "Mon Super-Héros fait piocher quand j'achète un Vilain. Je vaincs un Super-Vilain : fait-il piocher ?",
  },
  shows    = { "metal.villain.defeat-is-buying", "metal.amb.super-villain-type", "metal.characters.ability" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Jade" }, hand = {}, power = 9, deck = { "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(ann.hand):is { "Punch", "Punch", "Vulnerability" }   -- two by the Reward, one by Trainee Jade
ruling {
  en = "Yes. Defeating is buying, and a Super-Villain is of type Villain; Super is a title.",
  fr = "Oui. Vaincre, c'est acheter, et un Super-Vilain est de type Vilain ; Super est un titre.",
}
