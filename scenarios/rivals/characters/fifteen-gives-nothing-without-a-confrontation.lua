scenario "The Characters of cost 15 give nothing without a Confrontation" {
  game     = "rivals",
  question = {
    en = "As Batman of cost 15 I play a Hero on a turn of purchases. Do I get 1 more?",
    fr = "Avec Batman à 15 je joue un Héros dans un tour d'achats. Ai-je 1 de plus ?",
  },
  shows    = { "rivals.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",   hand = { "Careful Clerk", "Chalk Line", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
ann:plays "Careful Clerk"
ann:plays "Chalk Line"
expect(ann.power):is(2)
ann:plays "Punch"
ann:buys "Kick"
expect(ann.power):is(0)
ruling {
  en = "No. Their text is about a Confrontation that you have announced; here the cards give what is on them.",
  fr = "Non. Leur texte parle d'une Confrontation que vous avez annoncée ; ici les cartes donnent ce qu'elles disent.",
}
