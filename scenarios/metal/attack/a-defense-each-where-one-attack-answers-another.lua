scenario "One Attack answers another: a Defense against each" {
  game     = "metal",
  question = {
    en = "Ann attacks us. Ben's Defense is itself an Attack, and I avoid that one. May I use another Defense against Ann's?",
    fr = "Ann nous attaque. La Défense de Ben est elle-même une Attaque, et j'évite celle-là. Puis-je utiliser une autre Défense contre celle d'Ann ?",
  },
  shows    = { "metal.attack.one-defense", "metal.attack.may-avoid" },
}
card "Hail" { type = "Super Power", cost = 3,
  says = { "Attack: each foe gains a Weakness.", "Attaque : chaque adversaire gagne une Faiblesse." },
  play = attack(each_foe){ foe:gain_weakness(1) } }
card "Riposte" { type = "Equipment", cost = 2, copies = 2,
  says = { "Power +1. Defense: discard it to avoid an Attack, then an Attack: each foe discards the top card of the deck.",
    "Puissance +1. Défense : défaussez-la pour éviter une Attaque, puis une Attaque : chaque adversaire défausse le dessus de sa pioche." },
  play = power(1), defense = { attack(each_foe){ foe:discard(top(foe.deck)) } } }

local ann, ben, cleo = players {
  { "Ann",  team = { "Cyborg" },                  hand = { "Hail" }, deck = { "Punch", "Punch" } },
  { "Ben",  team = { "Hal Jordan (oversized)" },  hand = { "Riposte", "Padded Shield", "Padded Shield" }, deck = { "Punch", "Punch" } },
  { "Cleo", team = { "Plastic Man (oversized)" }, hand = { "Riposte", "Padded Shield" }, deck = { "Punch", "Punch" } },
}

ann:plays "Hail"
ben:defends "Riposte"
cleo:defends "Riposte"           -- against Ben's Attack
ben:defends "Padded Shield"      -- against Cleo's
-- Ann's Attack goes on, and against it he has used his Riposte
refused(function() ben:defends "Padded Shield" end, "metal.attack.one-defense")
expect(cleo):must_choose { "defends with Padded Shield", "declines" }
cleo:defends "Padded Shield"     -- against Ann's
expect(cleo.discard):has_no "Weakness"
ruling {
  en = "Yes. Each of them is an Attack of its own, and each player has one Defense against each.",
  fr = "Oui. Chacune est une Attaque à part, et chaque joueur a une Défense contre chacune.",
}
