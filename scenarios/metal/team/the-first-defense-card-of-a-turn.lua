scenario "The first Defense card of a turn came before she joined" {
  game     = "metal",
  question = {
    en = "A Super Hero of mine lets me draw for the first Defense card that I play in a turn. I played one, then she joined: do I draw for the next one?",
    fr = "Une de mes Super-Héroïnes me fait piocher pour la première carte Défense jouée dans mon tour. J'en ai joué une, puis elle est arrivée : la suivante me fait-elle piocher ?",
  },
  shows    = { "metal.team.not-retroactive", "metal.attack.card-word" },
}
card "Trainee Fleet" { pile = "character",
  says = { "When you play your first Defense card of a turn, draw a card.",
    "Quand vous jouez votre première carte Défense du tour, piochez une carte." },
  after(plays{ keyword = "defense", first = true }){ draw(1) } }
card "Buckler" { type = "Equipment", cost = 2, copies = 2,
  says = { "+1 Power.", "+1 en Puissance." },
  play = power(1),
  defense = { says = { "You avoid the Attack and draw a card.", "Vous évitez l'Attaque et piochez une carte." }, draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Practice Hero", "Buckler", "Loose Bars", "Buckler" }, deck = { "Punch", "Vulnerability" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Fleet" }
line_up { "Electrum", "Promethium", "Flight" }

what_if("she joins before any", function()
  ann:plays "Loose Bars"
  ann:plays "Practice Hero"             -- no Defense card
  expect(ann.deck):is { "Punch", "Vulnerability" }
  ann:plays "Buckler"
  expect(ann.deck):is { "Vulnerability" }
  ann:plays "Buckler"
  expect(ann.deck):is { "Vulnerability" }
end)
ann:plays "Buckler"
ann:plays "Loose Bars"
ann:plays "Buckler"
expect(ann.deck):is { "Punch", "Vulnerability" }
ruling {
  en = "No. The first of the turn is over, whether or not she saw it. A Defense card is one with a Defense in its text, whatever it is played for.",
  fr = "Non. La première du tour est passée, qu'elle l'ait vue ou non. Une carte Défense est une carte dont le texte a une Défense, quoi qu'elle fasse une fois jouée.",
}
