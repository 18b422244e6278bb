scenario "A Block stops no Attack, though nothing else is in hand" {
  game     = "rivals",
  question = {
    en = "Ann confronts me and plays Poison Ivy. All that I hold is a Block card: may I stop her Attack with it?",
    fr = "Ann me confronte et joue Poison Ivy. Je n'ai qu'une carte Blocage en main : puis-je arrêter son Attaque avec elle ?",
  },
  shows    = { "rivals.cards.poison-ivy", "rivals.block.only-in-confrontation" },
}
card "Poison Ivy" { play = { power(1), attack(each_foe){ foe:discard(one{ foe.hand }) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Poison Ivy" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Poison Ivy"
refused(function() ben:blocks "Chalk Line" end, "rivals.cards.poison-ivy")     -- while he looks for a card to discard
ben:discards "Punch"
refused(function() ben:blocks "Chalk Line" end, "rivals.cards.poison-ivy")     -- nor behind it
ann:hands_over()
ben:declines()
expect(ben.hand):is { "Chalk Line" }
ruling {
  en = "No. Only a Defense avoids an Attack, and who has none takes it; a Block raises the cost once Ann has handed over.",
  fr = "Non. Seule une Défense évite une Attaque, et qui n'en a pas la subit ; un Blocage relève le coût une fois qu'Ann a passé la main.",
}
