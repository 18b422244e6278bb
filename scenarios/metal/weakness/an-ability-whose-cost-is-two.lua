scenario "An ability that costs two Weaknesses, with one left" {
  game     = "metal",
  question = {
    en = "My Super Hero's ability costs two Weaknesses, another effect of his one. A single Weakness is left in the stack. Which may I use?",
    fr = "La capacité de mon Super-Héros coûte deux Faiblesses, un autre de ses effets une seule. Il reste une Faiblesse dans la pile. Que puis-je utiliser ?",
  },
  shows    = { "metal.amb.optional-two-weaknesses", "metal.weakness.no-free-bonus" },
}
card "Cyborg" {
  says = { "Once during each of your turns, gain two Weaknesses to draw a card. When you play an Equipment, you may gain a Weakness to draw two cards.",
    "Une fois à chacun de vos tours, gagnez deux Faiblesses pour piocher une carte. Quand vous jouez un Équipement, vous pouvez gagner une Faiblesse pour piocher deux cartes." },
  action{ limit = "turn", cost = gain_weakness(2), draw(1) },
  after(plays{ type = "Equipment" }){ optional = true, cost = gain_weakness(1), draw(2) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cork Board", "Tin Tray" }, deck = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 1 }
refused(function() ann:uses "Cyborg" end, "metal.amb.optional-two-weaknesses")
ann:plays "Cork Board"
ann:uses "Cyborg"
expect(ann.discard):is { "Weakness" }
expect(ann.hand):is { "Tin Tray", "Punch", "Punch" }
ann:plays "Tin Tray"
expect(log:last_move()):has("by", "metal.weakness.no-free-bonus")
expect(ann.hand):is { "Punch", "Punch" }

ruling {
  en = "Only the effect for one: a price is paid in full. Then no Weakness is left, and nothing more is to be had for one.",
  fr = "Seulement l'effet à une Faiblesse : un prix se paie en entier. Ensuite il n'en reste plus, et il n'y a plus rien à obtenir en échange.",
}
