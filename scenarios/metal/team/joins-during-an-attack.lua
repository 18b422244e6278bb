scenario "A Super Hero who joins during an Attack does not act on that Attack" {
  game     = "metal",
  question = {
    en = "My Defense recruits a Super Hero who draws a card after each Attack on me. Does he draw for this very Attack?",
    fr = "Ma Défense recrute un Super-Héros qui pioche après chaque Attaque contre moi. Pioche-t-il pour cette Attaque même ?",
  },
  shows    = { "metal.team.not-retroactive", "metal.team.active-at-once" },
}
card "Call for Help" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and recruit a Super Hero.", "Défense : évitez l'Attaque et recrutez un Super-Héros." },
  play = nothing(), defense = { recruit() } }
card "Salt Sentry" { pile = "character",
  says = { "After you are attacked, draw a card.", "Après que vous avez été attaqué, piochez une carte." },
  after(attacked{}){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush", "Paper Ambush" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Call for Help" }, deck = { "Punch", "Punch" }, discard = {} },
}
captured {}
available { "Salt Sentry" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Call for Help"
expect(ben.team):has "Salt Sentry"
expect(ben.hand):is_empty()
ann:plays "Paper Ambush"
expect(ben.hand):is { "Punch" }             -- on the next one he acts
ruling {
  en = "No. He is active at once, but not for what was played before he came, and the Attack was. The next one he sees.",
  fr = "Non. Il est actif aussitôt, mais pas pour ce qui fut joué avant son arrivée, et l'Attaque l'a été. La suivante, il la voit.",
}
