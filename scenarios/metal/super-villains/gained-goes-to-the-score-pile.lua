scenario "A Super-Villain that is gained goes to the score pile, without its Reward" {
  game     = "metal",
  question = {
    en = "An effect lets me gain the top Super-Villain. Where does it go, and can I have its Reward?",
    fr = "Un effet me fait gagner le Super-Vilain du dessus. Où va-t-il, et puis-je avoir sa Récompense ?",
  },
  shows    = { "metal.amb.super-villain-leaves-otherwise", "metal.villain.never-in-deck", "metal.gain.free" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Butterfly Net" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Wooden Jailer", "Barbatos" }

never { that(ann.hand):has "Punch", within = "this turn" }   -- the Reward would draw
ann:plays "Butterfly Net"
expect(ann.score_pile):is { "Plaster Tyrant" }
expect(captured):is { "Batman" }
ruling {
  en = "To your score pile, as no Super-Villain enters a deck. It was not defeated: no Reward and no rescue.",
  fr = "Dans votre pile de score, car aucun Super-Vilain n'entre dans un deck. Il n'a pas été vaincu : ni Récompense ni libération.",
}
