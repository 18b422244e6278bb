scenario "Power that comes without a card being played counts after handing over" {
  game     = "rivals",
  question = {
    en = "My Siren gives +3 Power once no Villain is left in the Line-Up. After I have handed over, my Defense against the Attack of a Block destroys the last Villain. Do the 3 count?",
    fr = "Ma Sirène donne +3 de Puissance dès qu'il n'y a plus de Vilain dans la réserve. La main passée, ma Défense contre l'Attaque d'un Blocage détruit le dernier Vilain. Les 3 comptent-ils ?",
  },
  shows    = { "rivals.amb.power-that-counts", "rivals.confront.compared-last" },
}
card "Man Trap" { type = "Equipment", cost = 2,
  says = { "Block: your Character costs 1 more this turn; Attack: each foe gains a Weakness.", "Blocage : votre Personnage coûte 1 de plus ce tour ; Attaque : chaque adversaire gagne une Faiblesse." },
  block = { raise_cost(1), attack(each_foe){ foe:gain_weakness(1) } } }
card "Lockpicker" { type = "Hero", cost = 2,
  says = { "Defense: discard it to avoid an Attack; destroy a Villain of the Line-Up.", "Défense : défaussez-la pour éviter une Attaque ; détruisez un Vilain de la réserve." },
  play = power(1), defense = { destroy(one{ line_up, type = "Villain" }) } }
card "Siren of Gotham" { type = "Hero", cost = 6,
  says = { "+1 Power. During a Confrontation: once no Villain is left in the Line-Up, +3 Power.", "+1 en Puissance. Pendant une Confrontation : dès qu'il n'y a plus de Vilain dans la réserve, +3 en Puissance." },
  play = { power(1), when(confronting){ once_gone(each{ line_up, type = "Villain" }){ power(3) } } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Siren of Gotham", "Lockpicker" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Man Trap" } },
}
line_up { "Killing Joke", "The Bat-Signal", "Utility Belt", "Laughing Gas", "Bane" }

ann:confronts()
ann:plays "Siren of Gotham"
ann:hands_over()
ben:blocks "Man Trap"
ann:defends "Lockpicker"
expect(log):in_order {
  { ann, "destroys", "Bane" },
  { ann, "has Power", 3 },
}
expect(ben.character):is { "The Joker 12" }     -- 12 against 10
ruling {
  en = "Yes. No card is played; that Power comes by itself, and it is compared after the Blocks.",
  fr = "Oui. Aucune carte n'est jouée ; cette Puissance vient d'elle-même, et la comparaison a lieu après les Blocages.",
}
