scenario "Deathstorm in a very large deck" {
  game     = "forever-evil",
  question = {
    en = "My deck has 32 cards at the end. Does Deathstorm cost me points?",
    fr = "Mon deck compte 32 cartes à la fin. Deathstorm me fait-il perdre des points ?",
  },
  shows    = { "fe.card.deathstorm", "fe.amb.deathstorm-formula" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Deathstorm", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch",
             "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch",
             "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Deathstroke" },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()                         -- nothing left to fill the Line-Up with

expect(game):is_over()
expect(ann.deck):count(32)
expect(ann.score):is(6)                 -- the six Kicks; Deathstorm stops at 0

ruling {
  en = "No. From 30 cards on Deathstorm is simply worth nothing; it never goes below 0.",
  fr = "Non. À partir de 30 cartes Deathstorm ne vaut simplement rien ; il ne descend jamais sous 0.",
}
