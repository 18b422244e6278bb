scenario "A Super-Villain who is destroyed in its own First Appearance" {
  game     = "metal",
  question = {
    en = "A Super-Villain makes its First Appearance Attack, and Ben's Defense destroys it on the stack. Is Cy still attacked, and when does the next one appear?",
    fr = "Un Super-Vilain fait sa Révélation – Attaque, et la Défense de Ben le détruit sur la pile. Cy est-il encore attaqué, et quand le suivant apparaît-il ?",
  },
  shows    = { "metal.amb.leaves-in-its-appearance", "metal.amb.super-villain-leaves-otherwise", "metal.end-turn.8-flip" },
}
card "Salt Herald" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "First Appearance: gain a Weakness.", "Révélation : gagnez une Faiblesse." },
  first_appearance = { gain_weakness(1) } }
card "Salt Squire" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "First Appearance: discard a card.", "Révélation : défaussez une carte." },
  first_appearance = { discard(exactly(1){ hand }) } }
card "Salt Gate" { type = "Super Power", cost = 2,
  says = { "Defense: destroy the Super-Villain on top of the stack.", "Défense : détruisez le Super-Vilain du dessus de la pile." },
  play = nothing(), defense = { destroy(top(boss_stack)) } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" },
    score_pile = { { "The Devastator", defeated = true } } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Salt Gate", "Punch" } },
  { "Cy", team = { "Aquaman (oversized)" }, hand = { "Punch" } },
}
captured { "Batman" }
super_villains { "Salt Herald", "Salt Squire", "Barbatos" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:ends_turn()
ben:defends "Salt Gate"
expect(destroyed):is { "Salt Herald" }
expect(log):has("Attack on", cy, "by", "metal.amb.leaves-in-its-appearance")
expect(cy.discard):is { "Weakness", "Punch" }           -- of the first, and of the second
expect(ben.discard):is { "Salt Gate", "Punch" }
expect(super_villains):shows "Salt Squire"
expect(ben):is_on_turn()
ruling {
  en = "Cy is attacked: the Attack was made when the card was turned up. Then the next one is turned up at once, in the same step, and attacks everybody in its turn.",
  fr = "Cy est attaqué : l'Attaque était faite dès que la carte a été retournée. Puis le suivant est retourné aussitôt, dans la même étape, et attaque tout le monde à son tour.",
}
