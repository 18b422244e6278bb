scenario "A Block card that is played is one all the same" {
  game     = "rivals",
  question = {
    en = "A card of mine lets me draw for the first Block card that I play in a turn. I play one in my own turn, where it blocks nothing: do I draw?",
    fr = "Une de mes cartes me fait piocher pour la première carte Blocage jouée dans mon tour. J'en joue une à mon tour, où elle ne bloque rien : est-ce que je pioche ?",
  },
  shows    = { "rivals.block.own-turn" },
}
card "Watch Post" { type = "Location", cost = 4, stays = true,
  says = { "When you play your first Block card of a turn, draw a card.", "Quand vous jouez votre première carte Blocage du tour, piochez une carte." },
  after(plays{ keyword = "block", first = true }){ draw(1) } }
card "Head Count" { type = "Super Power", cost = 3,
  says = { "+1 Power for each Attack or Block card in your hand.", "+1 en Puissance par carte Attaque ou Blocage de votre main." },
  play = power(count{ hand, keyword = { "attack", "block" } }) }
card "Blockade" { type = "Equipment", cost = 2, copies = 3,
  says = { "+1 Power.", "+1 en Puissance." },
  play = power(1), block = { says = { "Your Character costs 2 more.", "Votre Personnage coûte 2 de plus." }, raise_cost(2) } }
card "Blunt Fist" { type = "Villain", cost = 2,
  says = { "Attack: the foe discards a card.", "Attaque : l'adversaire défausse une carte." },
  play = attack(each_foe){ foe:discard(one{ foe.hand }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Head Count", "Blockade", "Blockade", "Blunt Fist", "Punch" }, in_play = { "Watch Post" },
    deck = { "Vulnerability", "Punch" } },
  { "Ben", character = "The Joker 9" },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Head Count"
expect(ann.power):is(3)                   -- two Block cards and an Attack card
ann:plays "Punch"
expect(ann.deck):is { "Vulnerability", "Punch" }
refused(function() ann:blocks "Blockade" end, "rivals.block.own-turn")
ann:plays "Blockade"
expect(ann.deck):is { "Punch" }
ann:plays "Blockade"
expect(ann.deck):is { "Punch" }           -- it was not the first
ruling {
  en = "Yes. A Block card is one with a Block in its text, also where it is played like any other.",
  fr = "Oui. Une carte Blocage est une carte dont le texte a un Blocage, même là où elle se joue comme toute autre.",
}
