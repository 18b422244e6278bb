scenario "Firestorm played for the first time" {
  game     = "forever-evil",
  question = {
    en = "I play Firestorm for the first time and no card lies on my Super-Villain yet. Does he do anything?",
    fr = "Je joue Firestorm pour la première fois, sans carte sur mon Super-Vilain. Fait-il quelque chose ?",
  },
  shows    = { "fe.cards.firestorm-text", "fe.card.firestorm" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm" }, deck = { "Kick", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Firestorm"

expect(ann.on_character):is { "Kick" }
expect(ann.deck):is { "Punch", "Punch" }
expect(ann.in_play):is { "Firestorm" }
expect(ann.power):is(2)                 -- the text of the Kick

ruling {
  en = "Yes. The top card of your deck goes onto your Super-Villain and he has its text at once, here +2 Power.",
  fr = "Oui. La première carte de votre pioche va sur votre Super-Vilain et il a aussitôt son texte, ici +2 en Puissance.",
}
