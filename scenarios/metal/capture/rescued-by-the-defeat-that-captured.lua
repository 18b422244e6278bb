scenario "Who is Captured by a Reward may be rescued by the same defeat" {
  game     = "metal",
  question = {
    en = "The Reward of the Super-Villain that I defeat is an Attack, and Ben's Defense gets his Super Hero Captured. Nobody else is. Do I rescue him with this very defeat?",
    fr = "La Récompense du Super-Vilain que je bats est une Attaque, et la Défense de Ben fait Capturer son Super-Héros. Personne d'autre ne l'est. Est-ce que je le libère par cette même victoire ?",
  },
  shows    = { "metal.amb.capture-elsewhere", "metal.amb.reward-before-rescue" },
}
card "Desperate Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play two Weaknesses of your discard pile.", "Défense : évitez l'Attaque et jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }
card "Salt Baron" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "Reward: Attack: each foe gains a Weakness.", "Récompense : Attaque : chaque adversaire gagne une Faiblesse." },
  reward = { attack(each_foe){ foe:gain_weakness(1) } } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Desperate Dodge" }, deck = 6, discard = { "Weakness", "Weakness" } },
}
captured {}
available { "Aquaman (oversized)" }
super_villains { "Salt Baron", "Barbatos" }
stacks { weakness = 5 }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:defeats "Salt Baron"
ben:defends "Desperate Dodge"
ben:chooses "Hal Jordan (oversized)"
expect(log):in_order { { "Hal Jordan (oversized)", "is Captured" }, { ann, "rescues", "Hal Jordan (oversized)" } }
expect(captured):is_empty()
expect(ann.team):is { "Cyborg", "Hal Jordan (oversized)" }
expect(ann.discard):is { "Weakness", "Weakness" }
ruling {
  en = "Yes. The Reward comes before the rescue, and he was under the tile as soon as Ben's Defense was done. The tile gives you its two Weaknesses.",
  fr = "Oui. La Récompense vient avant la libération, et il était sous la tuile dès la fin de la Défense de Ben. La tuile vous donne ses deux Faiblesses.",
}
