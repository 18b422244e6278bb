scenario "A Capture in another player's turn comes before the next player is attacked" {
  game     = "metal",
  question = {
    en = "Ann's Attack gives everybody a Weakness and the stack is empty. My Defense gets me Captured, so one of my Weaknesses goes back there. Does Cy, who comes after me, get it?",
    fr = "L'Attaque d'Ann donne une Faiblesse à chacun et la pile est vide. Ma Défense me fait Capturer, une de mes Faiblesses y retourne. Cy, qui vient après moi, la reçoit-il ?",
  },
  shows    = { "metal.amb.capture-elsewhere", "metal.capture.other-to-stack" },
}
card "Desperate Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play two Weaknesses of your discard pile.", "Défense : évitez l'Attaque et jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }
card "Salt Rain" { type = "Villain", cost = 2,
  says = { "Attack: each foe gains a Weakness.", "Attaque : chaque adversaire gagne une Faiblesse." },
  play = { attack(each_foe){ foe:gain_weakness(1) } } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Salt Rain" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Desperate Dodge", "Punch" }, deck = 6, discard = { "Weakness", "Weakness" } },
  { "Cy", team = { "Plastic Man (oversized)" }, hand = {}, deck = 6, discard = {} },
}
captured {}
available { "Aquaman (oversized)" }
stacks { weakness = 0 }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Salt Rain"
ben:defends "Desperate Dodge"
expect(log):in_order {
  { ben, "controls-weaknesses", 2, "by", "metal.amb.capture-elsewhere" },
  { ben, "puts", "Weakness", "Weakness stack" },
  { "Hal Jordan (oversized)", "is Captured" },
  { "attack", cy },
  { cy, "gains", "Weakness" },
}
expect(cy.discard):is { "Weakness" }
expect(weakness):count(0)
ruling {
  en = "Yes. You are Captured as soon as you control two, before the Attack comes to Cy, and the stack holds one Weakness by then.",
  fr = "Oui. Vous êtes Capturé dès que vous en contrôlez deux, avant que l'Attaque n'arrive à Cy, et la pile contient alors une Faiblesse.",
}
