scenario "Reaching the cost takes nothing yet" {
  game     = "rivals",
  question = {
    en = "I have just reached 9 Power against cost 9. Is the Character mine at once, or may it still be blocked?",
    fr = "Je viens d'atteindre 9 de Puissance contre un coût de 9. Le Personnage est-il à moi aussitôt, ou peut-on encore bloquer ?",
  },
  shows    = { "rivals.amb.reached-before-blocks", "rivals.confront.compared-last" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Punch"
expect(ann.power):is(9)
expect(ben.character):is { "The Joker 9" }   -- nothing is taken yet
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 9" }
expect(ann.defeated_characters):is_empty()
ruling {
  en = "It may still be blocked. Power and cost are compared once, after the chance to block: here 9 against 12.",
  fr = "On peut encore bloquer. Puissance et coût se comparent une seule fois, après l'occasion de bloquer : ici 9 contre 12.",
}
