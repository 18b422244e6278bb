scenario "After handing over no card is played by the text of a Defense either" {
  game     = "rivals",
  question = {
    en = "I have handed over with 8 Power. Ben's Block raises his 9 to 10 and attacks me, and my Defense says to play a card of my hand. May I play my Kick that way?",
    fr = "J'ai passé la main avec 8 de Puissance. Le Blocage de Ben porte son 9 à 10 et m'attaque, et ma Défense dit de jouer une carte de ma main. Puis-je jouer ainsi mon Coup de Pied ?",
  },
  shows    = { "rivals.amb.plays-after-handing-over", "rivals.confront.no-more-cards" },
}
card "Man Trap" { type = "Equipment", cost = 2,
  says = { "Block: your Character costs 1 more this turn; Attack: each foe gains a Weakness.", "Blocage : votre Personnage coûte 1 de plus ce tour ; Attaque : chaque adversaire gagne une Faiblesse." },
  block = { raise_cost(1), attack(each_foe){ foe:gain_weakness(1) } } }
card "Rash Sidekick" { type = "Hero", cost = 2,
  says = { "Defense: discard it to avoid an Attack; draw a card and play a card of your hand.", "Défense : défaussez-la pour éviter une Attaque ; piochez une carte et jouez une carte de votre main." },
  play = power(1), defense = { draw(1), play(exactly(1){ hand }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Rash Sidekick", "Kick" }, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Man Trap" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Man Trap"
ann:defends "Rash Sidekick"
expect(log):in_order {
  { ann, "avoids the Attack" },
  { ann, "draws", "Punch" },                    -- the rest of the Defense is done
  { "Rash Sidekick", "has no further effect", "by", "rivals.amb.plays-after-handing-over" },
}
expect(log):has_no(ann, "plays", "Kick")
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. You avoid the Attack and draw, but from handing over until Power and cost have been compared you play no more cards, whatever has you play one.",
  fr = "Non. Vous évitez l'Attaque et piochez, mais de la main passée à la comparaison de la Puissance et du coût vous ne jouez plus de carte, quoi que ce soit qui vous le fasse faire.",
}
