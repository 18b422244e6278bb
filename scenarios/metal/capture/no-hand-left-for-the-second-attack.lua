scenario "Who is Captured by the first Attack of a card has no hand left for the second" {
  game     = "metal",
  question = {
    en = "Ann's card makes two Attacks. My Defense against the first one gets my Super Hero Captured. May I still use my other Defense card against the second?",
    fr = "La carte d'Ann fait deux Attaques. Ma Défense contre la première fait Capturer mon Super-Héros. Puis-je encore me servir de mon autre Défense contre la seconde ?",
  },
  shows    = { "metal.amb.capture-elsewhere", "metal.capture.discard-hand" },
}
card "Desperate Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play two Weaknesses of your discard pile.", "Défense : évitez l'Attaque et jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }
card "Paper Shield" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and draw a card.", "Défense : évitez l'Attaque et piochez une carte." },
  play = nothing(), defense = { draw(1) } }
card "Double Salt" { type = "Villain", cost = 2,
  says = { "Attack: each foe gains a Weakness. Attack: each foe gains a Weakness.", "Attaque : chaque adversaire gagne une Faiblesse. Attaque : chaque adversaire gagne une Faiblesse." },
  play = { attack(each_foe){ foe:gain_weakness(1) }, attack(each_foe){ foe:gain_weakness(1) } } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Double Salt" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Desperate Dodge", "Paper Shield" }, deck = 6, discard = { "Weakness", "Weakness" } },
}
captured {}
available { "Aquaman (oversized)" }
stacks { weakness = 5 }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Double Salt"
ben:defends "Desperate Dodge"
expect(log):in_order {
  { ben, "discards", "Paper Shield", "by", "metal.capture.discard-hand" },
  { "Hal Jordan (oversized)", "is Captured" },
  { "attack", ben },
  { ben, "gains", "Weakness" },
}
expect(ben.hand):is_empty()
expect(ben.discard):has "Weakness"
expect(weakness):count(5)
ruling {
  en = "No. The Capture comes as soon as your Defense is done, before the second Attack, and takes your whole hand.",
  fr = "Non. La Capture vient dès que votre Défense est finie, avant la seconde Attaque, et emporte toute votre main.",
}
