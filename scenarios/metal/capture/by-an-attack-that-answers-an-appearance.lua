scenario "Captured by an Attack that answers a First Appearance" {
  game     = "metal",
  question = {
    en = "My turn is over. Ben answers a First Appearance with a Defense that attacks Cy and me, and I defend with a card that plays my second Weakness. Does my Capture wait for the end of the step?",
    fr = "Mon tour est fini. Ben répond à une Révélation par une Défense qui attaque Cy et moi, et je me défends avec une carte qui joue ma deuxième Faiblesse. Ma Capture attend-elle la fin de l'étape ?",
  },
  shows    = { "metal.amb.capture-elsewhere", "metal.weakness.second-captures" },
}
card "Salt Herald" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "First Appearance: discard a card.", "Révélation : défaussez une carte." },
  first_appearance = { discard(exactly(1){ hand }) } }
card "Salt Riposte" { type = "Super Power", cost = 2,
  says = { "Defense: an Attack has each foe discard a card.", "Défense : une Attaque fait défausser une carte à chaque adversaire." },
  play = nothing(), defense = { attack(each_foe){ foe:discard(one{ foe.hand }) } } }
card "Salt Shell" { type = "Equipment", cost = 2,
  says = { "Defense: play two Weaknesses of your discard pile.", "Défense : jouez deux Faiblesses de votre défausse." },
  play = nothing(), defense = { play(exactly(2){ discard_pile, name = "Weakness" }) } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = { "Salt Shell", "Punch", "Punch", "Punch", "Punch" }, discard = { "Weakness", "Weakness" },
    score_pile = { { "The Devastator", defeated = true } } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Salt Riposte" } },
  { "Cy", team = { "Aquaman (oversized)" }, hand = { "Punch", "Punch" } },
}
captured { "Batman" }
super_villains { "Salt Herald", "Barbatos" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:ends_turn()
ann:declines()                          -- the First Appearance itself
ann:discards "Punch"
ben:defends "Salt Riposte"
cy:discards "Punch"
ann:defends "Salt Shell"
expect(log):in_order { { "Cyborg", "is Captured" }, { "Attack on", cy, "by", "own.card.salt-herald" } }
expect(captured):is { "Batman", "Cyborg" }
expect(ann.hand):is_empty()
expect(weakness):count(29)
ruling {
  en = "No. It comes as soon as your own Defense is through, before the First Appearance goes on to Cy: no turn is being played that would have to be finished.",
  fr = "Non. Elle vient dès que votre propre Défense est finie, avant que la Révélation n'arrive à Cy : aucun tour n'est en cours qu'il faudrait finir.",
}
