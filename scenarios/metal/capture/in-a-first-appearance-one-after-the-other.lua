scenario "In a First Appearance Attack one is Captured before the next player is attacked" {
  game     = "metal",
  question = {
    en = "A First Appearance has each of us play two Weaknesses of the discard pile. Are both of us Captured, and when?",
    fr = "Une Révélation nous fait jouer à chacun deux Faiblesses de la défausse. Sommes-nous Capturés tous les deux, et quand ?",
  },
  shows    = { "metal.amb.capture-elsewhere", "metal.weakness.second-captures" },
}
card "Salt Herald" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "First Appearance: play two Weaknesses of your discard pile.", "Révélation : jouez deux Faiblesses de votre défausse." },
  first_appearance = { play(exactly(2){ discard_pile, name = "Weakness" }) } }
card "Salt Squire" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "First Appearance: discard a card.", "Révélation : défaussez une carte." },
  first_appearance = { discard(exactly(1){ hand }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = {}, power = 9, deck = 7, discard = { "Weakness", "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" }, deck = 7, discard = { "Weakness", "Weakness" } },
}
captured {}
available { "Aquaman (oversized)" }
super_villains { "Salt Squire", "Salt Herald", "Barbatos" }
stacks { weakness = 3 }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:defeats "Salt Squire"
ann:ends_turn()
ann:chooses "Cyborg"
expect(log):in_order { { "Cyborg", "is Captured" }, { "attack", ben }, { "Hal Jordan (oversized)", "is Captured" } }
expect(captured):is { "Cyborg", "Hal Jordan (oversized)" }
expect(weakness):count(5)
expect(ann.hand):is_empty()                -- the new one, drawn in step 6
expect(ben):is_on_turn()
ruling {
  en = "Both, each as soon as the second Weakness is there: Ann before the Attack comes to Ben. It is outside the turns, so no turn ends by it, but the hand is discarded.",
  fr = "Tous les deux, chacun dès que la deuxième Faiblesse est là : Ann avant que l'Attaque n'arrive à Ben. C'est hors des tours, donc aucun tour n'en finit, mais la main est défaussée.",
}
