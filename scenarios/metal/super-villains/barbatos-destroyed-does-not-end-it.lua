scenario "Barbatos destroyed by an effect does not end the game" {
  game     = "metal",
  question = {
    en = "My card destroys Barbatos on the stack. Is the game over at the end of the turn?",
    fr = "Ma carte détruit Barbatos sur la pile. La partie est-elle finie à la fin du tour ?",
  },
  shows    = { "metal.amb.super-villain-leaves-otherwise" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Barbatos" }

ann:plays "Trapdoor"
ann:ends_turn()
expect(super_villains):is_empty()
expect(game):goes_on()
expect(ben):is_on_turn()
ruling {
  en = "No. The game ends with the turn in which Barbatos is defeated; this was no defeat.",
  fr = "Non. La partie finit avec le tour où Barbatos est vaincu ; ce n'était pas une victoire.",
}
