scenario "A Location that draws at the start of the turn draws before anything else" {
  game     = "metal",
  question = {
    en = "My Tower draws at the start of my turn. Is that before I play a Weakness of my hand?",
    fr = "Ma Tour fait piocher au début de mon tour. Est-ce avant de jouer une Faiblesse de ma main ?",
  },
  shows    = { "metal.location.draw" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness" }, in_play = { "Practice Tower" }, deck = { "Breakthrough", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

expect(ann.hand):is { "Weakness", "Breakthrough" }  -- drawn as the turn began
expect(ann):must_choose { "plays Weakness" }
ruling {
  en = "Yes. What happens at the start of the turn comes before any card is played, Weaknesses too.",
  fr = "Oui. Ce qui a lieu au début du tour passe avant toute carte jouée, Faiblesses comprises.",
}
