scenario "An Attack answers a First Appearance: a Defense against each" {
  game     = "metal",
  question = {
    en = "Ann avoids a First Appearance by a Defense that attacks, and I defend against her. Is my Defense against the First Appearance used up?",
    fr = "Ann évite une Révélation par une Défense qui attaque, et je me défends contre elle. Ma Défense contre la Révélation est-elle épuisée ?",
  },
  shows    = { "metal.attack.one-defense", "metal.first-appearance.may-defend" },
}
card "Riposte" { type = "Equipment", cost = 2,
  says = { "Power +1. Defense: discard it to avoid an Attack, then an Attack: each foe discards the top card of the deck.",
    "Puissance +1. Défense : défaussez-la pour éviter une Attaque, puis une Attaque : chaque adversaire défausse le dessus de sa pioche." },
  play = power(1), defense = { attack(each_foe){ foe:discard(top(foe.deck)) } } }

local ann, ben, cleo = players {
  { "Ann", team = { "Cyborg" },                           hand = { "Trapdoor" }, deck = { "Riposte", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Padded Shield", "Padded Shield", "Padded Shield" }, deck = { "Punch", "Punch", "Punch" }, discard = {} },
  { "Cleo", team = { "Aquaman (oversized)" },             hand = { "Felt Umbrella" }, deck = { "Punch", "Punch", "Punch" }, discard = {} },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Clay Warden", "Plaster Tyrant", "Barbatos" }

ann:plays "Trapdoor"
ann:ends_turn()
ann:defends "Riposte"
ben:defends "Padded Shield"      -- against Ann's Attack
cleo:declines()
expect(ben):must_choose { "defends with Padded Shield", "declines" }
ben:defends "Padded Shield"      -- against the First Appearance
refused(function() ben:defends "Padded Shield" end, "metal.attack.one-defense")     -- a second one against it, while it goes on
cleo:declines()
expect(ben.hand):is { "Padded Shield", "Punch", "Punch" }
expect(ben.discard):has_no "Weakness"
expect(cleo.discard):has "Weakness"
ruling {
  en = "No. The First Appearance is one Attack and Ann's another: you have a Defense against each.",
  fr = "Non. La Révélation est une Attaque et celle d'Ann une autre : vous avez une Défense contre chacune.",
}
